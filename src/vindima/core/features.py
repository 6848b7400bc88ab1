"""What a seat may know as numbers: named blocks of a vector, each with the function that reads it.

A vector has three parts: the board, what only the seat itself knows, and what lies open of every seat, its
own first and then the others round the table. Length and order depend on the number of players alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from vindima.core.step import OPEN

if TYPE_CHECKING:
    from vindima.core.position import Position

__all__ = ["Block", "Layout", "flags", "numbered", "one_of", "question_blocks"]

S = TypeVar("S", bound="Position")

STEPS: Final = 1023
"""The highest number of a step that a vector tells."""
MEMO: Final = 4
"""How many notes of the open question a vector tells."""
NOTES: Final = 9999
SEATS: Final = 15


@final
class Block(Generic[S]):
    """Neighbouring numbers of a vector, all within the same bounds."""

    __slots__ = ("clipped", "high", "low", "meanings", "names", "read")

    def __init__(
        self,
        names: Sequence[str],
        low: int,
        high: int,
        meaning: str | tuple[str, ...],
        read: Callable[[S, int], list[int]],
        clipped: bool = False,
    ) -> None:
        self.names = tuple(names)
        self.low = low
        self.high = high
        self.meanings: tuple[str, ...] = (meaning,) if isinstance(meaning, str) else meaning
        """For the table of features: one for all names, or one for each."""
        self.read = read
        """The numbers for a seat: the one that looks, or in the part of all seats the one looked at."""
        self.clipped = clipped
        """True where the game sets no bound: what lies beyond is told as the bound."""

    def values(self, state: S, seat: int) -> list[int]:
        """The numbers, within the bounds."""
        found = self.read(state, seat)
        if self.clipped and (min(found) < self.low or max(found) > self.high):
            return [min(max(value, self.low), self.high) for value in found]
        return found


@final
class Layout(Generic[S]):
    """All blocks of a game's vector."""

    __slots__ = ("board", "own", "seats")

    def __init__(self, board: Sequence[Block[S]], own: Sequence[Block[S]], seats: Sequence[Block[S]]) -> None:
        self.board = tuple(board)
        """What lies open for all."""
        self.own = tuple(own)
        """What only the seat that looks may know."""
        self.seats = tuple(seats)
        """What lies open of each seat."""

    def vector(self, state: S, seat: int) -> list[int]:
        """What the seat may know."""
        found: list[int] = []
        for block in self.board:
            found += block.values(state, seat)
        for block in self.own:
            found += block.values(state, seat)
        players = state.players
        for distance in range(players):
            other = (seat + distance) % players
            for block in self.seats:
                found += block.values(state, other)
        return found

    def spread(self, players: int) -> list[tuple[str, Block[S]]]:
        """Every number's name and block, in order."""
        found = [(f"board.{name}", block) for block in self.board for name in block.names]
        found += [(f"own.{name}", block) for block in self.own for name in block.names]
        for distance in range(players):
            found += [(f"seat+{distance}.{name}", block) for block in self.seats for name in block.names]
        return found

    def names(self, players: int) -> list[str]:
        """The name of every number. `seat+1` is the next seat round the table."""
        return [name for name, _ in self.spread(players)]

    def bounds(self, players: int) -> tuple[list[int], list[int]]:
        """The least and the greatest value of every number."""
        blocks = [block for _, block in self.spread(players)]
        return [block.low for block in blocks], [block.high for block in blocks]


def flags(mask: int, count: int) -> list[int]:
    """The lowest bits of a mask, each as 0 or 1."""
    return [mask >> bit & 1 for bit in range(count)]


def one_of(index: int, count: int) -> list[int]:
    """All 0 but a 1 at the index; an index below 0 is none."""
    found = [0] * count
    if index >= 0:
        found[index] = 1
    return found


def numbered(prefix: str, names: Sequence[object]) -> list[str]:
    """Names with a common prefix."""
    return [f"{prefix}.{name}" for name in names]


# The question, the same for every game


def _step(position: Position, seat: int) -> list[int]:
    if not position.stack:
        return [0]
    frame = position.stack[-1]
    return [frame.step.number if frame.seat == seat or frame.step.secret == OPEN else 0]


def _memo(position: Position, seat: int) -> list[int]:
    if not position.stack or position.stack[-1].seat != seat:
        return [0] * (MEMO + 1)
    memo = position.stack[-1].memo
    return [len(memo), *[memo[place] + 2 if place < len(memo) else 0 for place in range(MEMO)]]


def _seat(position: Position, seat: int) -> list[int]:
    return [seat]


def _answers(position: Position, seat: int) -> list[int]:
    return [int(position.seat == seat)]


def question_blocks() -> tuple[Block[Any], Block[Any], Block[Any], Block[Any]]:
    """What is asked (for the board), the notes and the seat's number (for its own part), who answers."""
    return (
        Block(
            ["question.step"],
            0,
            STEPS,
            "the step that asks, by its number in the catalogue; 0 if the game is over or the step secret",
            _step,
            clipped=True,
        ),
        Block(
            ["question.notes", *numbered("question.note", range(MEMO))],
            0,
            NOTES,
            (
                "how many notes the question has, if this seat is asked; else 0",
                *["a note of the question plus 2, or 0: a code or number of the step; seats are absolute"]
                * MEMO,
            ),
            _memo,
            clipped=True,
        ),
        Block(["seat"], 0, SEATS, "the absolute number of this seat, as in answers that name a seat", _seat),
        Block(["to_answer"], 0, 1, "1 if the seat is asked now", _answers),
    )
