"""For people who study games: learning environments, arenas and data. Most parts need an extra."""
