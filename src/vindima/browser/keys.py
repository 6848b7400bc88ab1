"""The keys of documents: some are single, the others end with an id."""

from __future__ import annotations

from typing import Final

__all__ = ["CAMPAIGN", "DAILY", "LESSONS", "LOG", "ME", "RESULT", "TABLE", "TRIES"]

ME: Final = "me"
LESSONS: Final = "lessons"
TRIES: Final = "puzzles"
TABLE: Final = "table/"
LOG: Final = "log/"
CAMPAIGN: Final = "campaign/"
DAILY: Final = "daily/"
RESULT: Final = "result/"
