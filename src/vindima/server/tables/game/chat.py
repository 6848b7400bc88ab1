"""Chat lines as they are stored, and who may read each."""

from __future__ import annotations

from typing import Final, NamedTuple

from vindima.server.tables.game.table import Reader
from vindima.server.wire import table as wire

__all__ = ["HIDDEN", "Said"]

HIDDEN: Final = "web-note-hidden"
"""The event of a hidden line, sent in its place."""


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
    """From one spectator, who may have been told a hand, to the others; players read it after the game."""
    author: int | None = None
    """The author; None for notes, and for people who have deleted their data."""

    def readable(self, reader: Reader, over: bool) -> bool:
        """True if a reader at the table may read it, given whether the game is over."""
        return over or reader is None or not self.aside

    def to_wire(self, browser: int) -> wire.Chat:
        """The line as it goes over the wire."""
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
