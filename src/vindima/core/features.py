"""What a seat may know as numbers: named blocks of a vector, each with the function that writes it.

A vector has three parts: the board, what only the seat itself knows, and what is public about every seat,
starting with its own and continuing round the table. Length and order depend only on the number of players.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from vindima.core.encode import ABOVE, Writer, decoded
from vindima.core.step import OPEN

if TYPE_CHECKING:
    from vindima.core.position import Position

__all__ = ["QUESTION_NOTE", "QUESTION_STEP", "Block", "Layout", "numbered", "question_blocks"]

S = TypeVar("S", bound="Position")

QUESTION_STEP: Final = "question.step"
QUESTION_NOTE: Final = "question.note."
"""How the names of a vector begin that hold a category and not a quantity."""
STEPS: Final = 1023
"""The highest step number that a vector can hold."""
MEMO: Final = 4
"""How many notes of the open question a vector holds."""
NOTES: Final = 9999
SEATS: Final = 15


@final
class Block(Generic[S]):
    """Neighbouring numbers of a vector, all within the same bounds."""

    __slots__ = ("clipped", "high", "low", "meanings", "names", "size", "write")

    def __init__(
        self,
        names: Sequence[str],
        low: int,
        high: int,
        meaning: str | tuple[str, ...],
        write: Callable[[S, int, Writer], None],
        clipped: bool = False,
    ) -> None:
        self.names = tuple(names)
        self.size: int = len(self.names)
        self.low = low
        self.high = high
        self.meanings: tuple[str, ...] = (meaning,) if isinstance(meaning, str) else meaning
        """For the table of features: one for all names, or one for each."""
        self.write = write
        """Writes the numbers of a seat: the observing one, or in the public part the one observed."""
        self.clipped = clipped
        """True where the game sets no bound: larger and smaller numbers are written as the bound."""

    def encode(self, state: S, seat: int, out: Writer) -> None:
        """Write the block where the writer stands, and move the writer behind it."""
        out.bounded = self.clipped
        out.low = self.low
        out.high = self.high
        self.write(state, seat, out)
        out.start += self.size


@final
class Layout(Generic[S]):
    """All blocks of a game's vector."""

    __slots__ = ("board", "common", "each", "own", "seats")

    def __init__(self, board: Sequence[Block[S]], own: Sequence[Block[S]], seats: Sequence[Block[S]]) -> None:
        self.board = tuple(board)
        """What everybody sees of the board."""
        self.own = tuple(own)
        """What only the observing seat may know."""
        self.seats = tuple(seats)
        """What is public about each seat."""
        self.common: int = sum([block.size for block in (*self.board, *self.own)])
        """How many numbers come before the public part of the first seat."""
        self.each: int = sum([block.size for block in self.seats])
        """How many numbers are public about each seat."""

    def encode(self, state: S, seat: int) -> bytearray:
        """What the seat may know, as 16-bit integers."""
        players = state.players
        out = Writer(self.length(players))
        for block in self.board:
            block.encode(state, seat, out)
        for block in self.own:
            block.encode(state, seat, out)
        for distance in range(players):
            other = (seat + distance) % players
            for block in self.seats:
                block.encode(state, other, out)
        return out.data

    def vector(self, state: S, seat: int) -> list[int]:
        """What the seat may know, as a list."""
        return decoded(self.encode(state, seat))

    def length(self, players: int) -> int:
        """How many numbers a vector has."""
        return self.common + players * self.each

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
        """The lowest and the highest possible value of every number."""
        blocks = [block for _, block in self.spread(players)]
        return [block.low for block in blocks], [block.high for block in blocks]


def numbered(prefix: str, names: Sequence[object]) -> list[str]:
    """Names with a common prefix."""
    return [f"{prefix}.{name}" for name in names]


# The question, the same for every game


def _step(position: Position, seat: int, out: Writer) -> None:
    if position.stack:
        frame = position.stack[-1]
        if frame.seat == seat or frame.step.secret == OPEN:
            out.put(0, frame.step.number)


def _memo(position: Position, seat: int, out: Writer) -> None:
    if position.stack and position.stack[-1].seat == seat:
        memo = position.stack[-1].memo
        out.put(0, len(memo))
        for place in range(min(len(memo), MEMO)):
            out.put(1 + place, memo[place] + ABOVE)


def _seat(position: Position, seat: int, out: Writer) -> None:
    out.put(0, seat)


def _answers(position: Position, seat: int, out: Writer) -> None:
    if position.seat == seat:
        out.put(0, 1)


def question_blocks() -> tuple[Block[Any], Block[Any], Block[Any], Block[Any]]:
    """The blocks about the question: its step (board), its memo and the seat's number (own), who answers."""
    return (
        Block(
            [QUESTION_STEP],
            0,
            STEPS,
            "the step that asks, by its number in the catalogue; 0 if the game is over or the step secret",
            _step,
            clipped=True,
        ),
        Block(
            ["question.notes", *[f"{QUESTION_NOTE}{place}" for place in range(MEMO)]],
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
