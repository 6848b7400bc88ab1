"""The states of a table as JSON: nothing is encoded twice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from vindima.core.play import Entry, Told
from vindima.server.tables.game.table import Lines, Reader, Table

__all__ = ["Encode", "States"]

Encode = Callable[[Any], str]
"""Turns plain data into compact JSON."""


class Line(NamedTuple):
    """An encoded line of a reader's log."""

    answers: int
    """The number of answers up to its end."""
    token: str | None
    events: Sequence[Told]
    """The log's own list, which an answer keeps for as long as it is not taken back."""
    text: str

    def shows(self, count: int, entry: Entry) -> bool:
        """True if the reader still sees this answer in the same way."""
        return self.events is entry.events and self.answers == count and self.token == entry.token


class States:
    """The states after the last act of a table.

    An act sends all lines since the last reveal again, because each of them may have changed. Hardly any has,
    so the lines of a reader's previous state are reused.
    """

    def __init__(self, table: Table, encode: Encode) -> None:
        self.table = table
        self.encode = encode
        self._acts = 0
        self._states: dict[tuple[Reader, bool], str] = {}
        self._lines: dict[Reader, dict[int, Line]] = {}

    def of(self, reader: Reader, whole: bool) -> str:
        """A reader's state, with the whole log or what the last act may have changed."""
        if self._acts != self.table.acts:
            self._states, self._acts = {}, self.table.acts
        if (reader, whole) not in self._states:
            self._states[reader, whole] = self._whole(reader) if whole else self._changed(reader)
        return self._states[reader, whole]

    def _whole(self, reader: Reader) -> str:
        return self.encode(self.table.state(reader))

    def _changed(self, reader: Reader) -> str:
        recent = self.table.recent(reader)
        standing = self.encode(self.table.standing(reader, recent))
        log = ",".join(self._encoded(reader, recent))
        return f'{standing[:-1]},"log_from":{recent.before + 1},"log":[{log}]}}'

    def _encoded(self, reader: Reader, recent: Lines) -> list[str]:
        """The lines as JSON; unchanged ones are taken from the reader's previous state."""
        before, known = recent.before, self._lines.get(reader, {})
        lines = self._lines[reader] = {}
        for count, entry in recent.entries:
            line = known.get(before + entry.number)
            if line is None or not line.shows(count, entry):
                text = self.encode(self.table.line(count, entry, before))
                line = Line(count, entry.token, entry.events, text)
            lines[before + entry.number] = line
        return [line.text for line in lines.values()]
