"""A game that is being played: its record, its position, undo, and the log each seat may read."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, final

from vindima.core.explain import IllegalAnswer, Message, Reason, Refusal
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.core.step import FOREVER, NOBODY, NOTHING, OPEN, UNTIL_REVEAL

__all__ = ["Entry", "Play"]

NO_ANSWER: Final = Reason("nothing-to-undo", "undo goes back to the first answer")
REVEALED: Final = Reason("revealed", "undo stops where something hidden was shown")


@final
class Entry:
    """One line of a reader's log: who answered what. A token that the reader may not know is None."""

    __slots__ = ("message", "number", "seat", "token")

    def __init__(self, number: int, seat: int, token: str | None, message: Message | None) -> None:
        self.number = number
        self.seat = seat
        self.token = token
        self.message = message


class Play:
    """A record together with the position it has reached."""

    __slots__ = ("_checkpoints", "_log", "position", "record")

    def __init__(self, record: Record) -> None:
        answers = record.answers[:]
        record.answers.clear()
        self.record = record
        self.position: Position = record.start()
        self._log: list[tuple[Entry, int, int]] = []
        """Each entry with its secrecy and the reveals before its answer."""
        self._checkpoints: list[tuple[int, Position]] = [(0, self.position.clone())]
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
        position.apply(code)
        secrecy = OPEN if step is None else step.secret
        self._log.append((Entry(len(self._log) + 1, seat, token, message), secrecy, reveals))
        self.record.answers.append(token)
        if position.stack and position.stack[-1].step.starts_turn:
            self._checkpoints.append((len(self._log), position.clone()))

    def undo(self, count: int) -> None:
        """Go back to the position after the first `count` answers, unless something was revealed since."""
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
        if self._log[count][2] != self.position.reveals:
            return REVEALED
        return None

    def log(self, reader: int | None) -> list[Entry]:
        """The answers so far, as far as a seat (or, with None, a spectator) may know them.

        A choice that waits for its reveal is one line, however many answers it took, and there is none
        before it is complete: how many they were is as secret as what they were.
        """
        return [entry for _, entry in self.lines(reader)]

    def settled(self) -> int:
        """How many answers stand before the last reveal: what the log says of them never changes again."""
        now = self.position.reveals
        return bisect_left(self._log, now, key=lambda line: line[2])

    def lines(self, reader: int | None, since: int = 0) -> list[tuple[int, Entry]]:
        """The log, each line with the number of answers up to its end: a secret of the driver.

        It begins, and its numbers begin, after the first `since` answers: none, or as many as were
        settled once.
        """
        lines: list[tuple[int, Entry]] = []
        waiting = self._choosing()
        chosen = NOBODY
        for count in range(since, len(self._log)):
            entry, secrecy, reveals = self._log[count]
            seat, hidden = entry.seat, self._hidden(secrecy, reveals) and entry.seat != reader
            if not hidden:
                lines.append((count + 1, Entry(len(lines) + 1, seat, entry.token, entry.message)))
            elif secrecy == FOREVER or seat not in (waiting, chosen):
                lines.append((count + 1, Entry(len(lines) + 1, seat, None, None)))
            elif seat != waiting:
                lines[-1] = count + 1, lines[-1][1]
            chosen = seat if hidden and secrecy != FOREVER else NOBODY
        return lines

    def _hidden(self, secrecy: int, reveals: int) -> bool:
        return secrecy == FOREVER or (secrecy != OPEN and reveals == self.position.reveals)

    def _choosing(self) -> int:
        """The seat that is in the midst of a choice to be revealed later; NOBODY if none is."""
        position = self.position
        secret = not position.over and position.stack[-1].step.secret == UNTIL_REVEAL
        return position.seat if secret else NOBODY
