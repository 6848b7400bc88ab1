"""The coach at a table: what it says to a seat, and to which answers it objects.

It knows what the seat may know: the seat's own log, and a determinization of the position.
"""

from __future__ import annotations

from vindima import learn
from vindima.bots.greedy import Greedy
from vindima.core.explain import Message
from vindima.core.position import Position
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.table import Reader, Table
from vindima.server.tables.live.live import Live
from vindima.server.thinking.advice import said
from vindima.server.wire import table as wire

__all__ = ["costs", "words"]


def words(live: Live, reader: Reader) -> list[Message]:
    """What the coach says to a reader now."""
    if not live.stored.coach or reader is None:
        raise Problem("not-yours", "the coach does not speak to this reader")
    table = live.table
    if table.position.over:
        return learn.coach(table.play.record.title).farewell(table.position, reader)
    return spoken(table, reader) if table.asked == table.position.seat == reader else []


def spoken(table: Table, seat: int) -> list[Message]:
    """What the coach says at a seat's question."""
    lines = [(table.notes[count - 1], entry) for count, entry in table.play.lines(seat)]
    own = [place for place, (note, entry) in enumerate(lines) if note.decided and entry.seat == seat]
    last = own[-1] if own else 0
    earlier = [
        learn.Asked.of(entry.question, note.year)
        for note, entry in (lines[place] for place in own)
        if entry.question is not None
    ]
    question = table.position.question
    assert question is not None
    before = (event for _, entry in lines[:last] for event in entry.events)
    news = (event for _, entry in lines[last:] for event in entry.events)
    now = learn.Asked.of(question.message, table.year)
    return learn.coach(table.play.record.title).words(now, earlier, seat, before, news)


def costs(position: Position, seed: int) -> wire.Costs:
    """The answers to which the coach objects, in a determinization for their seat."""
    codes = list(position.legal)
    values = [line.value for line in Greedy().lines(position, seed)]
    best = max(range(len(codes)), key=values.__getitem__)
    limit = learn.coach(position.game.name).objection
    found: list[wire.Cost] = [
        {"token": position.token(code), "loss": round(values[best] - value, 1)}
        for code, value in zip(codes, values, strict=True)
        if values[best] - value >= limit
    ]
    return {"costs": found, "best": said(position.answer(codes[best])) if found else None}
