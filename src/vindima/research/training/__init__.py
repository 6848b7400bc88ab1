"""Code that trains the weights of the bots."""
