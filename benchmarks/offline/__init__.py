"""Play without a server, in chromium: how fast it starts, what it costs, and whether everything works."""
