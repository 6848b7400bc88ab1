"""The arrays of a vector environment, and the settings that determine its games."""

from __future__ import annotations

from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vindima.core.contract import Game, find

__all__ = ["NOTES_ROOM", "Arrays", "Spec"]

NOTES_ROOM: Final = 16
"""How many notes of a question the arrays hold; no question of either game has had more."""
ALIGNMENT: Final = 64
"""Every array starts at a multiple of this many bytes, so that no two share a cache line."""


CHANGED: Final = ("observation", "mask", "notes", "seat", "reward", "done", "scores")
"""The arrays that a step changes; the other one, `action`, is its input."""


class Spec(NamedTuple):
    """The kind of games to play: everything that a worker needs to know to play its share."""

    name: str
    players: int
    games: int
    seed: int
    reward: str
    skip_forced: bool
    kinds: list[dict[str, Any]]
    """The options of the first games, one set per row; later rows repeat them in rotation."""

    @property
    def game(self) -> Game:
        return find(self.name)

    def seeded(self, seed: int) -> Spec:
        """The same kinds of games from another seed."""
        return self._replace(seed=seed)


class Field(NamedTuple):
    """Name, type and shape of one array."""

    name: str
    kind: type[np.generic]
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        """The size in bytes, rounded up to the alignment."""
        plain = int(np.prod(self.shape)) * np.dtype(self.kind).itemsize
        return -(-plain // ALIGNMENT) * ALIGNMENT


def fields_of(spec: Spec) -> list[Field]:
    games, seats = spec.games, spec.players
    length = spec.game.layout.length(seats)
    return [
        Field("observation", np.int16, (games, length)),
        Field("mask", np.uint8, (games, spec.game.codes)),
        Field("notes", np.int16, (games, NOTES_ROOM)),
        Field("seat", np.int8, (games,)),
        Field("action", np.int32, (games,)),
        Field("reward", np.float32, (games, seats)),
        Field("done", np.bool_, (games,)),
        Field("scores", np.int32, (games, seats)),
    ]


class Arrays:
    """One row for each game, in memory that worker processes can share."""

    observation: NDArray[np.int16]
    """What the seat that answers may know: `Position.feature_vector`."""
    mask: NDArray[np.uint8]
    """1 for each legal code."""
    notes: NDArray[np.int16]
    """All notes of the question, each plus 2; the observation has the first four."""
    seat: NDArray[np.int8]
    """The seat that answers."""
    action: NDArray[np.int32]
    """The answers of the current step."""
    reward: NDArray[np.float32]
    """What the last step earned each seat: 0 unless the game has ended."""
    done: NDArray[np.bool_]
    """True if the last step ended the game; the row then shows the next one."""
    scores: NDArray[np.int32]
    """The points of each seat in the last game that ended in this row."""

    def __init__(self, spec: Spec, memory: memoryview) -> None:
        start = 0
        for field in fields_of(spec):
            setattr(self, field.name, np.ndarray(field.shape, field.kind, memory[start:]))
            start += field.size

    @staticmethod
    def size(spec: Spec) -> int:
        """How many bytes all arrays take together."""
        return sum(field.size for field in fields_of(spec))

    @staticmethod
    def private(spec: Spec) -> Arrays:
        """Arrays of this process alone."""
        return Arrays(spec, memoryview(bytearray(Arrays.size(spec))))

    @staticmethod
    def shared(spec: Spec, memory: SharedMemory) -> Arrays:
        """Arrays in memory that other processes see too."""
        assert memory.buf is not None, "the memory is closed"
        return Arrays(spec, memory.buf)

    def pack(self, first: int, last: int) -> bytes:
        """What a step may have changed in some rows, as one message for other arrays of the same spec."""
        return b"".join(getattr(self, name)[first:last].data for name in CHANGED)

    def unpack(self, first: int, last: int, message: bytes) -> None:
        """Fill some rows from such a message."""
        start = 0
        for name in CHANGED:
            rows = getattr(self, name)[first:last]
            rows[:] = np.frombuffer(message, rows.dtype, rows.size, start).reshape(rows.shape)
            start += rows.nbytes

    def release(self) -> None:
        """Release the memory, so that a shared block can be closed."""
        for name in list(vars(self)):
            delattr(self, name)
