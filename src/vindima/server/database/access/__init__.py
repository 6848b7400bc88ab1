"""Connections to the database, statements, rows of tables and browsers, and jobs that changes add."""
