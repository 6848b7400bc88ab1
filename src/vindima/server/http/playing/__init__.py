"""Endpoints of a table and what is played there: answers, plans, chat, campaigns, the deal of the day."""
