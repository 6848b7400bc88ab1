"""Games in some rows of the arrays, played by the process that owns them."""

from __future__ import annotations

from typing import Final

from vindima.core.chance import mixed, seeded
from vindima.core.position import Position
from vindima.research.rewards import rewards
from vindima.research.vector.arrays import Arrays, Spec

__all__ = ["Games"]

DEALS: Final = 31
"""The stream of an environment's seed that the seeds of its games come from."""


class Games:
    """The games in the rows from `first` to just before `last`."""

    def __init__(self, spec: Spec, arrays: Arrays, first: int, last: int) -> None:
        self.spec = spec
        self.arrays = arrays
        self.first = first
        self.last = last
        self.game = spec.game
        self._counter = seeded(spec.seed, DEALS)
        self._started = [0] * (last - first)
        self._positions: list[Position] = []
        rows = slice(first, last)
        # Rows as plain memory: the engine writes into it without depending on numpy.
        self._memory = [memoryview(row).cast("B") for row in arrays.observation[rows]]
        self._masks = [memoryview(row).cast("B") for row in arrays.mask[rows]]
        self._notes = [memoryview(row).cast("B") for row in arrays.notes[rows]]

    def start(self) -> None:
        """Begin every game and show its first question."""
        self._positions = [self._new(row) for row in range(self.last - self.first)]
        self.arrays.reward[self.first : self.last] = 0
        self.arrays.done[self.first : self.last] = False
        self._show()

    def step(self) -> None:
        """Answer in every game, given only legal answers; a finished game is replaced by the next."""
        arrays, positions, skip = self.arrays, self._positions, self.spec.skip_forced
        actions = arrays.action[self.first : self.last].tolist()
        arrays.reward[self.first : self.last] = 0
        arrays.done[self.first : self.last] = False
        for row, code in enumerate(actions):
            position = positions[row]
            position.apply(code)
            if skip:
                _skip_forced(position)
            if not position.stack:
                arrays.reward[self.first + row] = rewards(position, self.spec.reward)
                arrays.scores[self.first + row] = position.scores
                arrays.done[self.first + row] = True
                positions[row] = self._new(row)
        self._show()

    def _new(self, row: int) -> Position:
        """The next game of a row. Its seed depends only on the row, not on what other rows do."""
        number = self._started[row] * self.spec.games + self.first + row
        self._started[row] += 1
        kinds = self.spec.kinds
        options = kinds[(self.first + row) % len(kinds)]
        position = self.game.begin(self.spec.players, mixed(self._counter + number), options)
        if self.spec.skip_forced:
            _skip_forced(position)
        return position

    def _show(self) -> None:
        seats = []
        for row, position in enumerate(self._positions):
            seat = position.seat
            seats.append(seat)
            position.encode(seat, self._memory[row])
            position.encode_legal(self._masks[row])
            position.encode_notes(self._notes[row])
        self.arrays.seat[self.first : self.last] = seats


def _skip_forced(position: Position) -> None:
    while len(position.legal) == 1:
        position.apply(position.legal[0])
