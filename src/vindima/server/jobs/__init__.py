"""Timed jobs: they survive restarts, and run once however many servers there are."""

from __future__ import annotations

from vindima.server.jobs.queue import Handler, Lost, Queue, Work

__all__ = ["Handler", "Lost", "Queue", "Work"]
