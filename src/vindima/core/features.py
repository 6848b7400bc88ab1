"""What a seat may know, as numbers: the named blocks of a vector, and the functions that write it.

A vector has three parts: the board, what only the seat itself knows, and what is public about every seat,
starting with its own and continuing round the table. Length and order depend only on the number of players.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar, final

from vindima.core.encode import ABOVE, Writer, decoded, within
from vindima.core.step import OPEN

if TYPE_CHECKING:
    from vindima.core.position import Position

__all__ = [
    "QUESTION_NOTE",
    "QUESTION_STEP",
    "Block",
    "Layout",
    "numbered",
    "put_notes",
    "put_question",
    "put_to_answer",
    "question_blocks",
    "score_block",
]

S = TypeVar("S", bound="Position")

QUESTION_STEP: Final = "question.step"
QUESTION_NOTE: Final = "question.note."
"""The prefixes of names whose number is a category, not a quantity."""
STEPS: Final = 1023
"""The highest step number that a vector can hold."""
MEMO: Final = 4
"""How many notes of the open question a vector holds."""
NOTES: Final = 9999
SEATS: Final = 15
"""The highest number of a seat that a vector has room for."""


@final
class Block:
    """Consecutive numbers of a vector, all within the same bounds."""

    __slots__ = ("clipped", "high", "low", "meanings", "names", "size")

    def __init__(
        self,
        names: Sequence[str],
        low: int,
        high: int,
        meaning: str | tuple[str, ...],
        clipped: bool = False,
    ) -> None:
        self.names = tuple(names)
        self.size: int = len(self.names)
        self.low = low
        self.high = high
        self.meanings: tuple[str, ...] = (meaning,) if isinstance(meaning, str) else meaning
        """For the table of features: one for all names, or one for each."""
        self.clipped = clipped
        """True if the game sets no bound: numbers beyond `low` or `high` are written as that bound."""


Put = Callable[[S, int, Writer], None]
"""Writes blocks in order, for the observing seat or, in the public part, for the seat observed."""


@final
class Layout(Generic[S]):
    """All blocks of a game's vector. Each of the three parts has one function that writes all its blocks."""

    __slots__ = ("board", "common", "each", "own", "put_board", "put_own", "put_seat", "seats")

    def __init__(
        self,
        board: Sequence[Block],
        put_board: Put[S],
        own: Sequence[Block],
        put_own: Put[S],
        seats: Sequence[Block],
        put_seat: Put[S],
    ) -> None:
        self.board = tuple(board)
        """What everybody sees of the board."""
        self.own = tuple(own)
        """What only the observing seat may know."""
        self.seats = tuple(seats)
        """What is public about each seat."""
        self.put_board = put_board
        self.put_own = put_own
        self.put_seat = put_seat
        self.common: int = sum([block.size for block in (*self.board, *self.own)])
        """How many numbers come before the public part of the first seat."""
        self.each: int = sum([block.size for block in self.seats])
        """How many numbers are public about each seat."""

    def encode(self, state: S, seat: int) -> bytes:
        """What the seat may know, as 16-bit integers."""
        players = state.players
        out = Writer()
        self.put_board(state, seat, out)
        self.put_own(state, seat, out)
        for distance in range(players):
            self.put_seat(state, (seat + distance) % players, out)
        return out.data()

    def vector(self, state: S, seat: int) -> list[int]:
        """What the seat may know, as a list."""
        return decoded(self.encode(state, seat))

    def length(self, players: int) -> int:
        """How many numbers a vector has."""
        return self.common + players * self.each

    def spread(self, players: int) -> list[tuple[str, Block]]:
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


def put_question(position: Position, seat: int, out: Writer) -> None:
    """Write the number of the step that asks; 0 if the game is over or the step secret."""
    step = 0
    if position.stack:
        frame = position.stack[-1]
        if frame.seat == seat or frame.step.secret == OPEN:
            step = min(frame.step.number, STEPS)
    out.put(step)


def put_notes(position: Position, seat: int, out: Writer) -> None:
    """Write the number of the seat, and the notes of the question if the seat is asked."""
    out.put(seat)
    if not position.stack or position.stack[-1].seat != seat:
        out.put_zeros(1 + MEMO)
        return
    memo = position.stack[-1].memo
    told = min(len(memo), MEMO)
    out.put(len(memo))
    for place in range(told):
        out.put(within(memo[place] + ABOVE, 0, NOTES))
    out.put_zeros(MEMO - told)


def put_to_answer(position: Position, seat: int, out: Writer) -> None:
    """Write 1 if the seat is asked, else 0."""
    out.put(int(position.seat == seat))


def score_block(sources: Sequence[str], most: int) -> Block:
    """The block of a seat's points, each number at most `most`."""
    names = ("score", *numbered("points", sources))
    return Block(names, -most, most, "victory points, all and by source", clipped=True)


def question_blocks() -> tuple[Block, Block, Block, Block]:
    """The blocks that `put_question` (board), `put_notes` (two, own) and `put_to_answer` (seat) write."""
    return (
        Block(
            [QUESTION_STEP],
            0,
            STEPS,
            "the step that asks, by its number in the catalogue; 0 if the game is over or the step secret",
            clipped=True,
        ),
        Block(["seat"], 0, SEATS, "the absolute number of this seat, as in answers that name a seat"),
        Block(
            ["question.notes", *[f"{QUESTION_NOTE}{place}" for place in range(MEMO)]],
            0,
            NOTES,
            (
                "how many notes the question has, if this seat is asked; else 0",
                *["a note of the question plus 2, or 0: a code or number of the step; seats are absolute"]
                * MEMO,
            ),
            clipped=True,
        ),
        Block(["to_answer"], 0, 1, "1 if the seat is asked now"),
    )
