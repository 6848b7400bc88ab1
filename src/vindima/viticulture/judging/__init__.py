"""How well a seat stands: the numbers that bots weigh. No rule depends on them."""
