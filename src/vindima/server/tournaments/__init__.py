"""Tournaments: who plays whom at which seat, what results are worth, and how a tournament proceeds."""
