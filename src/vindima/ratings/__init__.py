"""Ratings: the model, the fixed ratings of the bots, and the averages of strong players."""
