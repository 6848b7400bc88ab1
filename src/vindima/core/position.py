"""A position: plain data and a stack of open steps. `apply` is the only way it changes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from vindima.core.answers import DONE, YES, Vocabulary
from vindima.core.chance import Chance
from vindima.core.encode import ABOVE, BYTES, Writer
from vindima.core.events import Event
from vindima.core.explain import NOT_AN_ANSWER, Answer, IllegalAnswer, Message, Question, Reason, Refusal
from vindima.core.step import NOBODY, NOTHING, Frame, Step

if TYPE_CHECKING:
    from vindima.core.contract import Game

__all__ = ["Position"]


class Position:
    """What the positions of every game have in common. Each game adds its own fields."""

    __slots__ = ("chance", "events", "legal", "reveals", "stack")

    fields: ClassVar[tuple[str, ...]] = ()
    """The names of the game's own fields, in the order of the constructor: ints, lists or tuples."""
    shared: ClassVar[tuple[str, ...]] = ()
    """Those that are tuples, which clones share: what seldom changes."""

    def __init__(self, stack: list[Frame], legal: Sequence[int], chance: int, reveals: int) -> None:
        self.stack = stack
        """The open steps; the last one is waiting for an answer."""
        self.legal = legal
        """The codes that may answer the question. Shared between clones: do not change it."""
        self.chance = chance
        """The counter of the random generator. Hidden from every seat."""
        self.reveals = reveals
        """How often hidden information has been revealed. Undo never goes back past a reveal."""
        self.events: list[Event] | None = None
        """What has happened since somebody began to listen; None if nobody listens. Clones do not listen."""

    # What each game provides

    @property
    def game(self) -> Game:
        """The game that this position belongs to."""
        raise NotImplementedError

    @property
    def vocabulary(self) -> Vocabulary:
        """The answers of this game, spelled with the ids of its tables."""
        raise NotImplementedError

    @property
    def players(self) -> int:
        """How many seats play."""
        raise NotImplementedError

    @property
    def options_used(self) -> dict[str, Any]:
        """The options that the game was set up with, as keywords of `Game.new`."""
        raise NotImplementedError

    @property
    def scores(self) -> list[int]:
        """The points of each seat so far; the final scores when the game is over."""
        raise NotImplementedError

    def clone(self) -> Position:
        """An independent copy. It shares what is never changed in place."""
        raise NotImplementedError

    year: int
    """The current year, counted from 1."""

    # What the game does with a position

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs."""
        return [] if self.stack else self.game.winners(self)

    @property
    def result(self) -> str:
        """The outcome of a solo game once it is over: `win`, `draw` or `loss`; otherwise empty."""
        return "" if self.stack else self.game.result(self)

    def breakdown(self, seat: int) -> dict[str, int]:
        """A seat's points by source; before the end, including what it would score if the game ended now."""
        return self.game.breakdown(self, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything that a seat may know, as JSON; None is a spectator."""
        return self.game.view(self, seat)

    def determinize(self, seat: int | None, seed: int) -> Position:
        """A position that the seat cannot tell from this one, with everything hidden from it drawn again."""
        return self.game.determinize(self, seat, seed)

    def redraw(self, seed: int) -> Position:
        """A copy in which everything that no seat knows is drawn again; hands and secret choices stay."""
        return self.game.redraw(self, seed)

    def evaluate(self, seat: int) -> list[float]:
        """How well a seat stands, judged by what it may know; `Game.terms` names the numbers."""
        return self.game.evaluate(self, seat)

    def feature_vector(self, seat: int) -> list[int]:
        """What the seat may know as numbers; `Game.feature_names` names them."""
        return self.game.layout.vector(self, seat)

    def encode(self, seat: int, memory: memoryview) -> None:
        """Fill memory (format `B`) with `feature_vector(seat)` as 16-bit integers."""
        memory[:] = self.game.layout.encode(self, seat)

    def encode_legal(self, memory: memoryview) -> None:
        """Fill memory (format `B`) with a 1 for each legal code and a 0 for each other code."""
        mask = bytearray(len(memory))
        codes: Sequence[Any] = self.legal  # as `int`, compiled code would make each code an object again
        for code in codes:
            mask[code] = 1
        memory[:] = mask

    def encode_notes(self, memory: memoryview) -> None:
        """Fill memory (format `B`) with all notes of the question as 16-bit integers, each plus 2.

        The rest of the memory is filled with 0; notes that do not fit are left out.
        """
        notes = self.stack[-1].memo[: len(memory) // BYTES] if self.stack else ()
        if not notes:
            memory[:] = bytes(len(memory))
            return
        out = Writer()
        for note in notes:
            out.put(note + ABOVE)
        out.put_zeros(len(memory) // BYTES - len(notes))
        memory[:] = out.data()

    # Playing

    @property
    def over(self) -> bool:
        """True when no question is left."""
        return not self.stack

    @property
    def seat(self) -> int:
        """The seat that answers now; NOBODY when the game is over."""
        return self.stack[-1].seat if self.stack else NOBODY

    def apply(self, code: int) -> None:
        """Answer the question. A code that is not legal raises IllegalAnswer and changes nothing."""
        if not self.allows(code):
            raise IllegalAnswer(self.refusal(code))
        frame = self.stack.pop()
        frame.step.take(self, frame, code)
        self.settle()

    def allows(self, code: int) -> bool:
        """True if the code is legal."""
        legal = self.legal
        if isinstance(legal, list):  # for `in`, compiled code would make the code an object
            codes: list[int] = legal
            return any(other == code for other in codes)
        return code in legal

    def settle(self) -> None:
        """Resolve steps that ask nothing, until the top step has a question or the game is over."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            legal = frame.step.options(self, frame)
            if legal:
                self.legal = legal
                return
            stack.pop()
            frame.step.take(self, frame, NOTHING)
        self.legal = ()
        if self.events is not None:
            self.game.tell_end(self)

    def then(self, *frames: Frame) -> None:
        """Push frames in reading order: the first comes next."""
        stack = self.stack
        for place in range(len(frames) - 1, -1, -1):
            stack.append(frames[place])

    def push(self, step: Step[Any], seat: int, memo: tuple[int, ...] = ()) -> None:
        """Push one frame: it comes next."""
        self.stack.append(Frame(step, seat, memo))

    def options(self) -> Sequence[int]:
        """The legal answers, computed again from the question."""
        return self.stack[-1].step.options(self, self.stack[-1]) if self.stack else ()

    # Chance

    def shuffled(self, items: list[int]) -> list[int]:
        """The items, shuffled by this position's chance."""
        chance = Chance(self.chance)
        deck = chance.shuffled(items)
        self.chance = chance.counter
        return deck

    # Explaining

    @property
    def question(self) -> Question | None:
        """What is asked, of which seat, by which rule; None when the game is over."""
        if not self.stack:
            return None
        frame = self.stack[-1]
        key = f"{self.game.name}-ask-{frame.step.asks(self, frame)}"
        args = frame.step.describe(self, frame, NOTHING)
        return Question(frame.seat, Message(key, args), frame.step.rule)

    def numbers_of(self, step: Step[Any]) -> dict[str, int]:
        """The numbers that a text about the step's effect takes as arguments, by name."""
        return {}

    def token(self, code: int) -> str:
        """The stable spelling of an answer."""
        return self.vocabulary.token(code)

    def code(self, token: str) -> int:
        """The code of a token; a token that this game does not know raises IllegalAnswer."""
        code = self.vocabulary.codes.get(token)
        if code is None:
            raise IllegalAnswer(Refusal(NOTHING, token, Message(NOT_AN_ANSWER.key, {}), NOT_AN_ANSWER.rule))
        return code

    def answer(self, code: int) -> Answer:
        """A legal answer as code, token and message."""
        frame = self.stack[-1]
        verb = frame.step.verb(self, frame, code)
        if code == DONE and YES in self.legal:
            verb = "no"
        message = self.vocabulary.message(code, verb)
        message.args.update(frame.step.describe(self, frame, code))
        return Answer(code, self.token(code), message)

    def answers(self) -> list[Answer]:
        """Every legal answer as code, token and message."""
        return [self.answer(code) for code in self.legal]

    def refusal(self, code: int) -> Refusal:
        """Why a code is not legal now."""
        reason: Reason | None = None
        args = {}
        if self.stack:
            frame = self.stack[-1]
            if code in frame.step.candidates(self, frame) or code in frame.step.unlisted(self, frame):
                reason = frame.step.refuse(self, frame, code)
                args = frame.step.describe(self, frame, code)
        if reason is None:
            reason = NOT_AN_ANSWER
        return Refusal(code, self.token(code), Message(reason.key, args), reason.rule)

    def refusals(self) -> list[Refusal]:
        """The answers that the question does not allow now, each with its reason."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        return [
            self.refusal(code)
            for code in frame.step.candidates(self, frame)
            if frame.step.refuse(self, frame, code) is not None
        ]

    # Saving

    def to_dict(self) -> dict[str, Any]:
        """The whole position as JSON, including hidden information: for saving, never for a player."""
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "players": self.players,
            "options": self.options_used,
            "fields": {name: _copied(getattr(self, name)) for name in self.fields},
            "stack": [[frame.step.name, frame.seat, list(frame.memo)] for frame in self.stack],
            "chance": self.chance,
            "reveals": self.reveals,
        }

    def digest(self) -> str:
        """A hash of the whole position, the same on every machine and in every build."""
        text = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def __reduce__(self) -> tuple[object, ...]:
        return self.game.load, (self.to_dict(),)

    def __repr__(self) -> str:
        """For debugging: the question and the seat that must answer it; nothing hidden."""
        where = f"{self.game.name}, {self.players} players"
        if not self.stack:
            return f"<{where}: over, scores {self.scores}>"
        return f"<{where}: seat {self.seat} answers {self.stack[-1].step.name}, {len(self.legal)} legal>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]  # it changes, so it cannot be a key


def _copied(field: Any) -> Any:
    """A field as JSON, which later answers do not change."""
    return list(field) if isinstance(field, (list, tuple)) else field
