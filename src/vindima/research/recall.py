"""What each seat has seen and answered since the start of a game, as a digest for each seat.

Two histories have the same digest for a seat if and only if the seat was shown the same views in the same
order and gave the same answers. The digest identifies its information state, in the sense of game theory.
"""

from __future__ import annotations

import hashlib
import json

from vindima.core.position import Position
from vindima.core.step import NOBODY

__all__ = ["Memory"]


class Memory:
    """One moment of a game, linked to the moment before. It is immutable; digests are computed on demand."""

    __slots__ = ("_before", "_code", "_known", "_position", "_seat")

    def __init__(self, before: Memory | None, seat: int, code: int, position: Position) -> None:
        self._before = before
        self._seat = seat
        self._code = code
        self._position = position
        self._known: dict[int, tuple[bytes, bytes]] = {}
        """For each seat: the digests of what it sees now, and of everything since the start."""

    @staticmethod
    def of(position: Position) -> Memory:
        """The first moment of a game."""
        return Memory(None, NOBODY, 0, position)

    def then(self, seat: int, code: int, position: Position) -> Memory:
        """The moment after a seat has answered; the position must not be changed afterwards."""
        return Memory(self, seat, code, position)

    def __reduce__(self) -> tuple[object, ...]:
        # The digests suffice from here on: earlier moments are no longer needed.
        for seat in range(self._position.players):
            self.digest(seat)
        return _resumed, (self._position, self._known)

    def digest(self, seat: int) -> str:
        """Everything that a seat has seen and answered."""
        missing: list[Memory] = []
        moment: Memory | None = self
        while moment is not None and seat not in moment._known:
            missing.append(moment)
            moment = moment._before
        for later in reversed(missing):
            later._learn(seat)
        return self._known[seat][1].hex()

    def _learn(self, seat: int) -> None:
        """Add this moment to the digests of a seat, unless the seat did and noticed nothing: a seat must not
        learn how many answers another seat has given in secret.
        """
        seen = hashlib.sha256(json.dumps(self._position.view(seat)).encode()).digest()
        if self._before is None:
            self._known[seat] = seen, seen
            return
        before, whole = self._before._known[seat]
        if self._seat == seat:
            whole = hashlib.sha256(whole + self._code.to_bytes(4, "big") + seen).digest()
        elif seen != before:
            whole = hashlib.sha256(whole + seen).digest()
        self._known[seat] = seen, whole


def _resumed(position: Position, known: dict[int, tuple[bytes, bytes]]) -> Memory:
    """A moment whose predecessors have been forgotten."""
    memory = Memory.of(position)
    memory._known.update(known)
    return memory
