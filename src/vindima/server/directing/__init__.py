"""Directs tournaments: opens tables, advances rounds, and carries out requests of entrants and hosts."""
