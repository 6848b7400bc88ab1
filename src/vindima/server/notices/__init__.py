"""Notifications: who is told what, in which words, and how it is sent. `server/jobs` runs all of it."""
