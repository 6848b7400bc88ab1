"""The wire protocol about people: their part in a deal, takeovers of seats, their own data; see `wire.py`."""

from __future__ import annotations

from typing import Literal, TypedDict

__all__ = ["Deleted", "Privacy", "Shuffle", "Takeover"]


class Takeover(TypedDict):
    """Whoever asks takes over the seat if all other players agree."""

    seat: int
    name: str
    mine: bool
    """This browser asks."""
    agreed: list[int]
    """The seats whose players have agreed."""
    waiting: list[int]
    """The seats whose players have not answered."""


class Shuffle(TypedDict):
    """Where the game's seed comes from, and what proves it."""

    kind: Literal["server", "chosen", "shared"]
    """The server drew it; somebody named it or brought it in a record; the server and the seats made it."""
    seed: str | None
    """A seed that somebody may know is told to everybody."""
    commitment: str | None
    """The hash that binds the server to its seed, or its part of it; the finished game's record opens it."""
    round: int
    """A shared deal begins again if people change seats while shares are opened."""
    dealt: bool
    """False while a shared deal waits. Until then the state shows a sample deal, and nobody is asked."""
    opening: bool
    """Every seat is taken and every share is sealed: now the browsers open their shares."""
    seals: dict[str, str]
    """By seat, the hash that binds it to its share."""
    opened: list[int]
    """The seats that have opened their shares."""


class Privacy(TypedDict):
    """After how many days the server deletes something by itself; 0: never."""

    finished: int
    """Finished tables, since their last change."""
    idle: int
    """Unfinished tables, since their last change."""
    browsers: int
    """Everything about a browser that has not been here."""


class Deleted(TypedDict):
    """A person's data were deleted."""

    tables: int
    """At how many tables they had a place."""
