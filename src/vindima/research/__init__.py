"""For people who study games: learning environments, arenas and datasets. Most parts need an extra."""
