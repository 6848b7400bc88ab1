"""The browser's table: the log in a database is the truth, `view(seat)` is all that leaves the server."""
