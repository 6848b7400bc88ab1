"""Games in the database: clocks, prepared turns, chat, the deal of the day, puzzles, the archive."""
