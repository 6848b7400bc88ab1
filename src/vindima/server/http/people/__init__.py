"""Endpoints about people: identity, privacy, friends, notifications, days off and ratings."""
