"""Endpoints where people meet: the lobby, open tables, tournaments and the archive."""
