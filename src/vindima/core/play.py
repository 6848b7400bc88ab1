"""A game in progress: its record, its position, undo, and the log that each seat may read."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final, NamedTuple, final

from vindima.core.events import NEWS, Event, Weight
from vindima.core.explain import IllegalAnswer, Message, Reason, Refusal
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.core.step import FOREVER, NOBODY, NOTHING, OPEN, UNTIL_REVEAL

__all__ = ["Entry", "Play", "Told", "applied", "forced"]

NO_ANSWER: Final = Reason("nothing-to-undo", "undo goes back to the first answer")
REVEALED: Final = Reason("revealed", "undo stops where something hidden was shown")


class Told(NamedTuple):
    """An event as one reader hears it."""

    message: Message
    seat: int
    """The player it happened to; NOBODY if it concerns everyone."""
    paths: tuple[str, ...]
    """The parts of a view that it changed (see `Event`)."""
    weight: Weight


class Entry(NamedTuple):
    """One line of a reader's log: who answered what to which question, and what happened then.

    A token that the reader may not know is None, and so are its message and its question.
    """

    number: int
    seat: int
    token: str | None
    message: Message | None
    question: Message | None = None
    events: Sequence[Told] = ()
    """What happened until the next question, in order."""


@final
class Line:
    """An answer with everything that some reader may learn."""

    __slots__ = ("entry", "events", "reveals", "secrecy", "told")

    def __init__(self, entry: Entry, secrecy: int, reveals: int, events: list[Event]) -> None:
        self.entry = entry
        self.secrecy = secrecy
        self.reveals = reveals
        """The number of reveals before the answer."""
        self.events = events
        self.told: dict[int, list[Told]] = {}
        """The events as each reader hears them, cached while the line is recent; NOBODY is for spectators."""


def applied(position: Position, code: int) -> list[Event]:
    """Answer a question and return what happened."""
    events: list[Event] = []
    position.events = events
    try:
        position.apply(code)
    finally:
        position.events = None
    return events


class Play:
    """A record together with the position it has reached."""

    __slots__ = ("_checkpoints", "_log", "_old", "_recent", "position", "record")

    def __init__(self, record: Record) -> None:
        answers = record.answers[:]
        record.answers.clear()
        self.record = record
        self.position: Position = record.start()
        self._log: list[Line] = []
        self._checkpoints: list[tuple[int, Position]] = [(0, self.position.clone())]
        self._recent = 0
        """How many answers come before the last reveal."""
        self._old = 0
        """How many answers come before the second-to-last reveal."""
        for number, token in enumerate(answers, 1):
            try:
                self.answer(token)
            except IllegalAnswer as error:
                record.answers[:] = answers
                raise record.broken(number, error) from error

    def answer(self, token: str) -> None:
        """Answer the question. An illegal token raises IllegalAnswer and changes nothing."""
        position = self.position
        code = position.code(token)
        seat, reveals = position.seat, position.reveals
        step = position.stack[-1].step if position.stack else None
        message = position.answer(code).message if code in position.legal else None
        question = position.question
        events = applied(position, code)
        secrecy = OPEN if step is None else step.secret
        asked = None if question is None else question.message
        entry = Entry(len(self._log) + 1, seat, token, message, asked)
        self._log.append(Line(entry, secrecy, reveals, events))
        self.record.answers.append(token)
        if position.stack and position.stack[-1].step.starts_turn:
            self._checkpoints.append((len(self._log), position.clone()))
        if position.reveals != reveals:
            self._release()

    def _release(self) -> None:
        """Drop what a reveal makes superfluous: checkpoints that undo cannot reach, and cached events."""
        for line in self._log[self._old : self._recent]:
            line.told = {}
        self._old, self._recent = self._recent, self.settled()
        while len(self._checkpoints) > 1 and self._checkpoints[1][0] <= self._recent:
            del self._checkpoints[0]

    def undo(self, count: int) -> None:
        """Go back to the position after the first `count` answers, unless something was revealed after it."""
        refusal = self.undo_refused(count)
        if refusal is not None:
            raise IllegalAnswer(Refusal(NOTHING, "undo", Message(refusal.key, {}), refusal.rule))
        while self._checkpoints[-1][0] > count:
            self._checkpoints.pop()
        start, checkpoint = self._checkpoints[-1]
        position = checkpoint.clone()
        for token in self.record.answers[start:count]:
            position.apply(position.code(token))
        self.position = position
        del self.record.answers[count:], self._log[count:]

    def undo_refused(self, count: int) -> Reason | None:
        """Why undo cannot go back that far; None if it can."""
        if not 0 <= count < len(self._log):
            return NO_ANSWER
        if self._log[count].reveals != self.position.reveals:
            return REVEALED
        return None

    def log(self, reader: int | None) -> list[Entry]:
        """The answers so far that a seat (or, with None, a spectator) may know.

        A secret choice becomes one line when it is complete, regardless of how many answers it took: their
        number is as secret as the answers themselves.
        """
        return [entry for _, entry in self.lines(reader)]

    def settled(self) -> int:
        """How many answers come before the last reveal: their log lines never change again."""
        now = self.position.reveals
        return bisect_left(self._log, now, key=lambda line: line.reveals)

    def lines(self, reader: int | None, since: int = 0) -> list[tuple[int, Entry]]:
        """The log, each line with the number of answers up to its end. Readers must not learn that number.

        Lines and numbers start after the first `since` answers: 0, or an earlier value of `settled`.
        """
        lines: list[tuple[int, Entry]] = []
        waiting = self._choosing()
        chosen = NOBODY
        for count in range(since, len(self._log)):
            line = self._log[count]
            entry, seat = line.entry, line.entry.seat
            hidden = self._hidden(line.secrecy, line.reveals) and seat != reader
            number, told = len(lines) + 1, self._told(line, reader, count >= self._old)
            if not hidden:
                shown = Entry(number, seat, entry.token, entry.message, entry.question, told)
                lines.append((count + 1, shown))
            elif line.secrecy == FOREVER or seat not in (waiting, chosen):
                lines.append((count + 1, Entry(number, seat, None, None, None, told)))
            elif seat != waiting:
                lines[-1] = count + 1, lines[-1][1]
            chosen = seat if hidden and line.secrecy != FOREVER else NOBODY
        return lines

    def _told(self, line: Line, reader: int | None, keep: bool) -> list[Told]:
        """The events of a line as a reader hears them; with `keep`, the list is cached."""
        place = NOBODY if reader is None else reader
        told = line.told.get(place)
        if told is None:
            heard = [event for event in line.events if event.heard_by(reader)]
            told = [self._retold(event, reader) for event in heard]
            if keep:
                line.told[place] = told
        return told

    def _retold(self, event: Event, reader: int | None) -> Told:
        game = self.position.game
        weight = game.weights.get(event.kind, NEWS)
        return Told(event.message(game.name, reader), event.seat, event.paths, weight)

    def _hidden(self, secrecy: int, reveals: int) -> bool:
        return secrecy == FOREVER or (secrecy != OPEN and reveals == self.position.reveals)

    def _choosing(self) -> int:
        """The seat that is in the middle of a choice to be revealed later; NOBODY if there is none."""
        position = self.position
        secret = not position.over and position.stack[-1].step.secret == UNTIL_REVEAL
        return position.seat if secret else NOBODY


def forced(position: Position, seat: int = NOBODY) -> tuple[str, ...]:
    """Give all forced answers that come next and return them; with a seat, only those of that seat."""
    found = []
    while len(position.legal) == 1 and seat in (NOBODY, position.seat):
        found.append(position.token(position.legal[0]))
        position.apply(position.legal[0])
    return tuple(found)
