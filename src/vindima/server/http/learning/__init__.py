"""Endpoints for learners and box owners: introductions, lessons, rules, puzzles, checking numbers."""
