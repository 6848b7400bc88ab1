"""Tables: the authority over each game, its log, its seats and its listeners.

Standard library only, without HTTP and SQL: `Storage` in `game/storage.py` is what a table needs from a
database, `Bots` is what it needs from the worker processes. A browser can run this package with its own
storage.
"""
