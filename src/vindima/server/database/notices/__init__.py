"""Notifications in the database: who wants which, webhooks, and what has to be sent."""
