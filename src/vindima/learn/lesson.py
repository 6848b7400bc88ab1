"""A lesson: a position from real play and steps to take there; and the session of a learner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from vindima.core.explain import BadData, IllegalAnswer, Message
from vindima.core.opening import Opening
from vindima.core.play import Play
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.learn.step import Step, fits

__all__ = ["ON", "OTHER", "RIGHT", "WRONG", "Lesson", "Outcome", "Session"]

RIGHT: Final = "right"
ON: Final = "on"
OTHER: Final = "other"
WRONG: Final = "wrong"

COMMON: Final = "common-"
"""The prefix of the names of shared replies."""


@final
@dataclass(frozen=True, slots=True)
class Lesson:
    """A position reached by real play, and the steps to take there."""

    id: str
    opening: Opening
    """The game before the lesson begins."""
    seat: int
    others: tuple[str, ...]
    """How the others answer without a script: with the first of these patterns that is possible."""
    steps: tuple[Step, ...]

    @property
    def game(self) -> str:
        return self.opening.game

    @property
    def keys(self) -> list[str]:
        """The keys of all texts of this lesson; shared replies are not among them."""
        names = ["title", "about", "end"]
        for step in self.steps:
            names += [step.id, f"{step.id}-hint", f"{step.id}-right"]
        replies = [self.reply(step, slip.reply).key for step in self.steps for slip in step.slips]
        return [self.message(name).key for name in names] + replies

    @property
    def title(self) -> Message:
        return self.message("title")

    @property
    def about(self) -> Message:
        """What the lesson teaches, in one sentence."""
        return self.message("about")

    def message(self, name: str) -> Message:
        """An entry of the lesson in the catalogues."""
        return Message(f"learn-{self.game}-{self.id}-{name}", {})

    def reply(self, step: Step, name: str) -> Message:
        """The reply to a typical wrong answer; all lessons of the game share common replies."""
        if name.startswith(COMMON):
            return Message(f"learn-{self.game}-{name}", {})
        return self.message(f"{step.id}-{name}")

    def record(self) -> Record:
        """The game up to the start of the lesson."""
        return self.opening.record()

    def start(self) -> Session:
        """A new session at the start of the lesson."""
        return Session(self)

    def other_answer(self, position: Position) -> str:
        """The answer of another seat where there is no script."""
        tokens = [position.token(code) for code in position.legal]
        wanted = (token for pattern in self.others for token in tokens if fits(token, (pattern,)))
        return next(wanted, tokens[0])


@final
@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of an answer. Nothing has changed unless the answer was `right` or `on`."""

    kind: str
    message: Message
    rule: str = ""
    """The rule that a wrong answer would violate."""
    moves: int = 0
    """How many answers were played: the learner's and those that followed it."""

    @property
    def taken(self) -> bool:
        """True if the answer was played."""
        return self.moves > 0

    def to_dict(self) -> dict[str, Any]:
        """The outcome as JSON."""
        return {
            "kind": self.kind,
            "message": self.message.to_dict(),
            "rule": self.rule,
            "moves": self.moves,
        }


@final
class Session:
    """A lesson in progress."""

    __slots__ = ("answers", "lesson", "number", "play")

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.play = Play(lesson.record())
        self.number = 0
        """How many steps are done."""
        self.answers: list[str] = []
        """The learner's answers that were played."""
        self._settle(())

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.lesson.seat

    @property
    def done(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def check(self) -> bool:
        """True if the current step tests what was learned."""
        return not self.done and self._now.check

    @property
    def step(self) -> Message:
        """What to do now; the closing text when all steps are done."""
        return self.lesson.message("end" if self.done else self._now.id)

    def hint(self) -> Message:
        """A hint for the current step."""
        return self.lesson.message("end" if self.done else f"{self._now.id}-hint")

    @property
    def helpful(self) -> list[str]:
        """The legal answers that the current step accepts."""
        if self.done:
            return []
        position = self.play.position
        codes = [code for code in position.legal if self._now.leads(position, code, self.seat)]
        return [position.token(code) for code in codes]

    def answer(self, token: str) -> Outcome:
        """Try an answer. It is played only if it fits the current step."""
        if self.done:
            return Outcome(OTHER, Message("learn-over", {}))
        position, step = self.play.position, self._now
        try:
            code = position.code(token)
            if code not in position.legal:
                raise IllegalAnswer(position.refusal(code))
        except IllegalAnswer as error:
            refusal = error.refusal
            return Outcome(WRONG, self._reply(step, token, exactly=True) or refusal.message, refusal.rule)
        if not step.leads(position, code, self.seat):
            return Outcome(OTHER, self._reply(step, token) or Message("learn-other", {}))
        return self._take(step, token)

    def to_dict(self) -> dict[str, Any]:
        """Everything needed to continue later, as JSON."""
        return {"game": self.lesson.game, "lesson": self.lesson.id, "answers": self.answers[:]}

    @property
    def _now(self) -> Step:
        return self.lesson.steps[self.number]

    def _reply(self, step: Step, token: str, exactly: bool = False) -> Message | None:
        name = step.reply(token, exactly)
        return None if name is None else self.lesson.reply(step, name)

    def _take(self, step: Step, token: str) -> Outcome:
        before = len(self.play.record.answers)
        self.play.answer(token)
        self.answers.append(token)
        if not step.reached(self.play.position, self.seat):
            return Outcome(ON, Message("learn-on", {}), moves=1)
        self.number += 1
        self._settle(step.then)
        moves = len(self.play.record.answers) - before
        return Outcome(RIGHT, self.lesson.message(f"{step.id}-right"), moves=moves)

    def _settle(self, script: tuple[str, ...]) -> None:
        """Play the script, then the other seats until the learner must answer."""
        play = self.play
        for token in script:
            try:
                play.answer(token)
            except IllegalAnswer as error:
                raise BadData(f"before step {self.number + 1}: {error}") from error
        while not play.position.over and play.position.seat != self.seat:
            play.answer(self.lesson.other_answer(play.position))
        if play.position.over and not self.done:
            raise BadData(f"the game is over before step {self.number + 1}")
