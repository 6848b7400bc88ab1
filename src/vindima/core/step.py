"""Steps and frames: a step is one sentence of a rulebook, a frame is a step that waits for a seat.

Steps hold no game data and are shared by all games. What a step needs to remember between two answers is
in its frame's memo, so that a position can be saved and cloned between any two of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from vindima.core.explain import Arg, Reason

if TYPE_CHECKING:
    from vindima.core.position import Position

__all__ = ["FOREVER", "NOBODY", "NOTHING", "OPEN", "UNTIL_REVEAL", "Frame", "Step", "begins_turn"]

S = TypeVar("S", bound="Position")

NOBODY: Final = -1
"""The seat of a step that asks no one."""
NOTHING: Final = -1
"""The code that an unasked step takes."""

OPEN: Final = 0
"""Everyone learns the answer at once."""
UNTIL_REVEAL: Final = 1
"""Only its seat knows the answer until the position's next reveal."""
FOREVER: Final = 2
"""Only its seat ever learns the answer."""


class Step(Generic[S]):
    """One sentence of a rulebook, with the verbs that every sentence has.

    A step either lists its `options`, or names `candidates` and says of each why it is refused; the
    options are then those that nothing refuses. A step without options resolves itself.
    """

    rule: str = ""
    """The passage or the ruling that the step applies."""
    secret: int = OPEN
    """Who learns the answer, and when."""
    starts_turn: bool = False
    """True where a new turn begins with this question: the place undo keeps a checkpoint of."""
    ask: str = ""
    """The key of the question, after the game's name, that several steps share; empty: its own name."""
    name: str = ""
    """Where the catalogue found the step; its spelling in saved positions."""
    number: int = 0
    """Its place in the catalogue, from 1 on. It may change with a version, like the codes of answers."""

    def blocked(self, state: S, seat: int) -> Reason | None:
        """Why the step cannot start; None if it can."""
        return None

    def candidates(self, state: S, frame: Frame) -> Sequence[int]:
        """The codes worth a reason when they are refused."""
        return ()

    def refuse(self, state: S, frame: Frame, code: int) -> Reason | None:
        """Why a candidate may not be the answer; None if it may."""
        return None

    def options(self, state: S, frame: Frame) -> Sequence[int]:
        """The codes that may answer now; empty if there is nothing to ask."""
        return [code for code in self.candidates(state, frame) if self.refuse(state, frame, code) is None]

    def take(self, state: S, frame: Frame, code: int) -> None:
        """Change the state by an answer and push what follows."""
        raise NotImplementedError(type(self).__name__)

    def describe(self, state: S, frame: Frame, code: int) -> dict[str, Arg]:
        """What the message of an answer or a refusal needs beyond its noun. Made only on demand."""
        return {}

    def asks(self, state: S, frame: Frame) -> str:
        """The key of the question, after the game's name."""
        return self.ask or self.name.rpartition("/")[2]

    def children(self) -> tuple[Step[Any], ...]:
        """The steps that this one is made of."""
        return ()


@final
class Frame:
    """A step waiting for `seat`. Never changed once made, so clones share it."""

    __slots__ = ("memo", "seat", "step")

    def __init__(self, step: Step[Any], seat: int, memo: tuple[int, ...] = ()) -> None:
        self.step = step
        self.seat = seat
        self.memo = memo

    def noting(self, code: int) -> Frame:
        """The same question, one answer further."""
        return Frame(self.step, self.seat, (*self.memo, code))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Frame)
            and self.step is other.step
            and self.seat == other.seat
            and self.memo == other.memo
        )

    def __hash__(self) -> int:
        return hash((self.step.name, self.seat, self.memo))

    def __reduce__(self) -> tuple[object, ...]:
        return Frame, (self.step, self.seat, self.memo)


def begins_turn(stack: Sequence[Frame], last: Frame | None = None) -> bool:
    """True if the question is the first of a turn.

    A question that something free has left open is asked again by the same frame: it is no new turn if that
    frame is given as the `last` that began one.
    """
    if not stack:
        return False
    top = stack[-1]
    return top.step.starts_turn and not top.memo and top is not last
