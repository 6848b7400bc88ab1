"""Events: what a rule changed, reported where the rule is applied, and who may learn of it.

A position records events only while someone listens: `Position.events` is a list then, and None otherwise,
so that they cost search and learning nothing. Events are derived from a record and never saved. Nothing here
is a sentence: an event names an entry of the catalogues, `<game>-event-<kind>`, and the values for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, final

from vindima.core.explain import Arg, Message, Ref
from vindima.core.step import NOBODY

if TYPE_CHECKING:
    from vindima.core.position import Position

__all__ = [
    "DETAIL",
    "ECHO",
    "EVERYONE",
    "NEWS",
    "Event",
    "Weight",
    "every",
    "of",
    "player",
    "tell",
]

Weight = Literal["news", "echo", "detail"]
NEWS: Final[Weight] = "news"
ECHO: Final[Weight] = "echo"
"""The event repeats what an answer has said."""
DETAIL: Final[Weight] = "detail"
"""The event follows from others and matters only to those who watch every piece."""

EVERYONE: Final = -1
"""The mask that stands for all seats and spectators."""


def player(seat: int) -> Ref:
    """A player in a message. Programs that know the players' names put them in its place."""
    return Ref("seat", f"seat-{seat + 1}")


@final
class Event:
    """One thing that happened.

    `seat` is the player it happened to; NOBODY if it concerns everyone. `paths` are the parts of a view that
    it changes: keys and indices, joined by slashes; a path includes everything below it.
    """

    __slots__ = ("args", "kind", "knowers", "paths", "readers", "seat", "secrets")

    def __init__(
        self,
        kind: str,
        seat: int,
        paths: tuple[str, ...],
        args: dict[str, Arg],
        readers: int = EVERYONE,
        knowers: int = EVERYONE,
        secrets: dict[str, Arg] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.paths = paths
        self.args = args
        self.readers = readers
        """Mask of the seats that notice the event at all."""
        self.knowers = knowers
        """Mask of the seats that learn its secrets."""
        self.secrets: dict[str, Arg] = {} if secrets is None else secrets
        """Values that only the knowers learn. All others get the message `<kind>-hidden` without them."""

    def heard_by(self, reader: int | None) -> bool:
        """True if a seat (None: a spectator) notices the event."""
        return _includes(self.readers, reader)

    def message(self, game: str, reader: int | None) -> Message:
        """The message for a reader."""
        args: dict[str, Arg] = {}
        if self.seat != NOBODY:
            args["who"] = player(self.seat)
        args.update(self.args)
        key = f"{game}-event-{self.kind}"
        if self.secrets:
            if _includes(self.knowers, reader):
                args.update(self.secrets)
            else:
                key += "-hidden"
        return Message(key, args)


def _includes(mask: int, reader: int | None) -> bool:
    return mask == EVERYONE or (reader is not None and bool(mask >> reader & 1))


def tell(position: Position, kind: str, seat: int, paths: tuple[str, ...], args: dict[str, Arg]) -> None:
    """Record something that everyone sees."""
    if position.events is not None:
        position.events.append(Event(kind, seat, paths, args))


def of(seat: int, *parts: str) -> tuple[str, ...]:
    """Paths below a seat."""
    return tuple([f"seats/{seat}/{part}" for part in parts])


def every(position: Position, *parts: str) -> tuple[str, ...]:
    """The same paths below all seats."""
    return tuple([f"seats/{seat}/{part}" for seat in range(position.players) for part in parts])
