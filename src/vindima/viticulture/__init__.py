"""Viticulture Essential Edition: its data, its rules and its rulings."""
