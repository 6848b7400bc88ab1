"""Tournaments, results and ratings in the database."""
