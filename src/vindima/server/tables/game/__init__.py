"""One game at a table: its log and position, its seats, pace, chat and shuffle, and what is stored."""
