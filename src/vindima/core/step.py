"""Steps and frames: a step is one sentence of a rulebook, a frame is a step that waits for a seat.

Steps hold no game data and are shared by all games. What a step must remember between two answers is in the
memo of its frame, so a position can be saved and cloned between any two answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from vindima.core.explain import Arg, Reason

if TYPE_CHECKING:
    from vindima.core.position import Position

__all__ = [
    "EMPTY",
    "FOREVER",
    "NOBODY",
    "NOTHING",
    "OPEN",
    "UNTIL_REVEAL",
    "Fields",
    "Frame",
    "Step",
    "begins_turn",
]

S = TypeVar("S", bound="Position")

Fields = tuple[str, ...] | None
"""Some fields of a position by name; None if it may be any of them."""

NOBODY: Final = -1
"""The seat of a step that asks no one."""
NOTHING: Final = -1
"""The code passed to `take` if the step has nothing to ask."""

SEATS: Final = 8
"""More seats than any game has."""

EMPTY: Final[tuple[int, ...]] = ()
"""The options of a step that has nothing to ask."""

OPEN: Final = 0
"""Everyone learns the answer at once."""
UNTIL_REVEAL: Final = 1
"""Only its seat knows the answer until the position's next reveal."""
FOREVER: Final = 2
"""Only its seat ever learns the answer."""


class Step(Generic[S]):
    """One sentence of a rulebook, with the verbs that every step has.

    A step either lists its `options`, or lists `candidates` and gives the reason for each that it refuses;
    its options are then the candidates that are not refused. A step without options resolves itself.
    """

    rule: str = ""
    """The passage of the rulebook or the ruling that the step applies."""
    secret: int = OPEN
    """Who learns the answer, and when."""
    starts_turn: bool = False
    """True if this question begins a turn: undo keeps a checkpoint here."""
    ask: str = ""
    """The key of a question that several steps share, without the game's name; empty: the step's own name."""
    name: str = ""
    """The name of the step in the catalogue and in saved positions."""
    number: int = 0
    """The number of the step in the catalogue, from 1. Like the codes, it may change between versions."""
    changes: Fields = None
    """The fields of the position that `take` may change. Used for look-ahead."""
    needs: Fields = None
    """The fields of the position that decide whether the step is blocked. Used for look-ahead."""
    unordered: bool = False
    """True if the order of the answers in the memo makes no difference. Used for look-ahead."""
    plain_frames: tuple[Frame, ...] = ()
    """The frames that `plain_frame` returns, by seat; the last one is for NOBODY."""

    def plain_frame(self, seat: int) -> Frame:
        """The step waiting for a seat, without a memo: the same frame every time.

        For steps that wait often. The start of a turn (`begins_turn`) and the frame below it must be new:
        lookahead compares frames to see the end of a turn.
        """
        if not self.plain_frames:
            self.plain_frames = tuple([Frame(self, other) for other in (*range(SEATS), NOBODY)])
        return self.plain_frames[seat]

    def blocked(self, state: S, seat: int) -> Reason | None:
        """Why the step cannot start; None if it can."""
        return None

    def unconditional(self) -> bool:
        """True if nothing can ever block the step."""
        return type(self).blocked is Step.blocked

    def candidates(self, state: S, frame: Frame) -> Sequence[int]:
        """The codes that get a reason when they are refused."""
        return ()

    def unlisted(self, state: S, frame: Frame) -> Sequence[int]:
        """Codes that are never allowed and get a reason too, but are not listed among the refusals."""
        return ()

    def refuse(self, state: S, frame: Frame, code: int) -> Reason | None:
        """Why a candidate is not allowed; None if it is. Called for unlisted codes too."""
        return None

    def options(self, state: S, frame: Frame) -> Sequence[int]:
        """The codes that may answer now; empty if there is nothing to ask."""
        found = self.candidates(state, frame)
        if not found:
            return EMPTY
        return [code for code in found if self.refuse(state, frame, code) is None]

    def worth_trying(self, state: S, frame: Frame, options: Sequence[int]) -> Sequence[int]:
        """The options that look-ahead tries: whatever another one makes possible, one of these does too."""
        return options

    def take(self, state: S, frame: Frame, code: int) -> None:
        """Apply an answer to the state and push what follows."""
        raise NotImplementedError(type(self).__name__)

    def describe(self, state: S, frame: Frame, code: int) -> dict[str, Arg]:
        """The arguments of the message of an answer or a refusal, besides its noun. Made only on demand."""
        return {}

    def verb(self, state: S, frame: Frame, code: int) -> str:
        """The verb of an answer's message; empty to use the verb of its token."""
        return ""

    def asks(self, state: S, frame: Frame) -> str:
        """The key of the question, without the game's name."""
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
        """The same frame with one more code in its memo."""
        note = (code,)
        return Frame(self.step, self.seat, self.memo + note)

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

    After a free answer the same frame asks again. That is not a new turn, so pass the frame that began the
    current turn as `last`.
    """
    if not stack:
        return False
    top = stack[-1]
    return top.step.starts_turn and not top.memo and top is not last
