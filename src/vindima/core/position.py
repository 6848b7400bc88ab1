"""A position: plain data and a stack of open steps. `apply` is the only way it changes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from vindima.core.chance import Chance
from vindima.core.explain import NOT_AN_ANSWER, Answer, IllegalAnswer, Message, Question, Reason, Refusal
from vindima.core.step import NOBODY, NOTHING, Frame, Step

if TYPE_CHECKING:
    from vindima.core.answers import Vocabulary
    from vindima.core.contract import Game

__all__ = ["Position"]


class Position:
    """What the positions of every game have in common. Each game adds its own fields."""

    __slots__ = ("chance", "legal", "reveals", "stack")

    fields: ClassVar[tuple[str, ...]] = ()
    """The names of the game's own fields, each an int or a list, in the order of the constructor."""

    def __init__(self, stack: list[Frame], legal: Sequence[int], chance: int, reveals: int) -> None:
        self.stack = stack
        """The open steps, the one that waits last."""
        self.legal = legal
        """The codes that may answer the question. Shared between clones: read it, do not change it."""
        self.chance = chance
        """The counter of all chance to come. Hidden from every seat."""
        self.reveals = reveals
        """How often something hidden has been shown: undo never crosses a change of this number."""

    # What each game provides

    @property
    def game(self) -> Game:
        """The rules that this position is played by."""
        raise NotImplementedError

    @property
    def vocabulary(self) -> Vocabulary:
        """The answers of this game, spelled with the names of its tables."""
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
        """The points of each seat so far; at the end, the result."""
        raise NotImplementedError

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs."""
        raise NotImplementedError

    @property
    def result(self) -> str:
        """Of a game against the rules themselves, once it is over: `win`, `draw` or `loss`; else empty."""
        return ""

    def breakdown(self, seat: int) -> dict[str, int]:
        """The points of a seat by source, those of the end of the game as they stand now."""
        raise NotImplementedError

    def clone(self) -> Position:
        """An independent copy. Contents that never change are shared."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, as JSON; None is a spectator."""
        raise NotImplementedError

    def determinize(self, seat: int | None, seed: int) -> Position:
        """A position that the seat cannot tell from this one, with everything it may not know drawn anew."""
        raise NotImplementedError

    def feature_vector(self, seat: int) -> list[int]:
        """What the seat may know as numbers; `Game.feature_names` says what each of them is."""
        return self.game.layout.vector(self, seat)

    def appraise(self, seat: int) -> list[float]:
        """How the seat stands, from what it may know itself; `Game.terms` says what each number is."""
        raise NotImplementedError

    year: int
    """The year that runs, from 1 on."""

    @property
    def stage(self) -> int:
        """How far a game that one plays alone has come; three stages are a year."""
        raise NotImplementedError

    @property
    def to_beat(self) -> int:
        """The points that one who plays alone needs more than."""
        raise NotImplementedError

    def prospects(self) -> tuple[list[int], list[int]]:
        """How one who plays alone stands: numbers that `Game.prospects` names, and cards of `Game.held`."""
        raise NotImplementedError

    def otherwise(self, seed: int) -> Position:
        """A moment like this with other goods, as chance decides, for one who learns what they are worth."""
        raise NotImplementedError

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
        if code not in self.legal:
            raise IllegalAnswer(self.refusal(code))
        frame = self.stack.pop()
        frame.step.take(self, frame, code)
        self.settle()

    def settle(self) -> None:
        """Resolve steps that ask nothing, until a question or the end stands on top."""
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

    def then(self, *frames: Frame) -> None:
        """Push frames in reading order: the first comes next."""
        self.stack.extend(reversed(frames))

    def push(self, step: Step[Any], seat: int, memo: tuple[int, ...] = ()) -> None:
        """Push one frame: it comes next."""
        self.stack.append(Frame(step, seat, memo))

    def options(self) -> Sequence[int]:
        """The legal answers, worked out again from the question."""
        return self.stack[-1].step.options(self, self.stack[-1]) if self.stack else ()

    # Chance

    def shuffled(self, items: list[int]) -> list[int]:
        """The items in an order that this position's chance decides."""
        chance = Chance(self.chance)
        deck = chance.shuffled(items)
        self.chance = chance.counter
        return deck

    # Explaining

    @property
    def question(self) -> Question | None:
        """What is asked, of whom, by which rule; None when the game is over."""
        if not self.stack:
            return None
        frame = self.stack[-1]
        key = f"{self.game.name}-ask-{frame.step.asks(self, frame)}"
        args = frame.step.describe(self, frame, NOTHING)
        return Question(frame.seat, Message(key, args), frame.step.rule)

    def token(self, code: int) -> str:
        """The stable spelling of an answer."""
        return self.vocabulary.token(code)

    def code(self, token: str) -> int:
        """The code of a spelling; one that this game does not know raises IllegalAnswer."""
        code = self.vocabulary.codes.get(token)
        if code is None:
            raise IllegalAnswer(Refusal(NOTHING, token, Message(NOT_AN_ANSWER.key, {}), NOT_AN_ANSWER.rule))
        return code

    def answer(self, code: int) -> Answer:
        """A legal code in its three forms."""
        frame = self.stack[-1]
        message = self.vocabulary.message(code)
        message.args.update(frame.step.describe(self, frame, code))
        return Answer(code, self.token(code), message)

    def answers(self) -> list[Answer]:
        """Every legal answer in its three forms."""
        return [self.answer(code) for code in self.legal]

    def refusal(self, code: int) -> Refusal:
        """Why a code is not legal now."""
        reason: Reason | None = None
        args = {}
        if self.stack:
            frame = self.stack[-1]
            if code in frame.step.candidates(self, frame):
                reason = frame.step.refuse(self, frame, code)
                args = frame.step.describe(self, frame, code)
        if reason is None:
            reason = NOT_AN_ANSWER
        return Refusal(code, self.token(code), Message(reason.key, args), reason.rule)

    def refusals(self) -> list[Refusal]:
        """What the question might have offered and does not, each with its reason."""
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
        """The whole position as JSON, hidden things included: for saving, never for a player's eyes."""
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
        """A fingerprint of the whole position, the same on every machine and in every build."""
        text = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]  # it changes, so it cannot be a key


def _copied(field: Any) -> Any:
    """A field that stays as it is when the position moves on."""
    return field[:] if isinstance(field, list) else field
