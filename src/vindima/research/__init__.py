"""For people who study games: learning environments, arenas and data. Each part needs its own extra, see `docs`."""
