"""Chat lines as they are stored, and who reads which."""

from __future__ import annotations

from typing import Final, NamedTuple

from vindima.server.tables import wire
from vindima.server.tables.table import Reader

__all__ = ["HIDDEN", "Said"]

HIDDEN: Final = "web-note-hidden"
"""What is told instead of a line that the host has hidden."""


class Said(NamedTuple):
    """A chat line, or a note of the server."""

    number: int
    name: str
    seat: int | None
    text: str
    at: str
    event: str | None = None
    about: int | None = None
    aside: bool = False
    """Said among spectators, who may have been told a hand: players read it when the game is over."""
    author: int | None = None
    """Who has said it; None for notes, and for people who have deleted their data."""

    def readable(self, reader: Reader, over: bool) -> bool:
        """True if a reader at the table may read it, in a game that is over or not."""
        return over or reader is None or not self.aside

    def told(self, browser: int) -> wire.Chat:
        """The line as it is sent to a browser."""
        return {
            "number": self.number,
            "name": self.name,
            "seat": self.seat,
            "text": self.text,
            "at": self.at,
            "event": self.event,
            "about": self.about,
            "aside": self.aside,
            "mine": self.author == browser,
        }
