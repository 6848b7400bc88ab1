"""A finished game in hindsight: who was likely to win when, and the answers that cost most.

Everything is known by then, but each answer is compared with the advice that its seat could have had at the
time, from an adviser that knew no more than the seat.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from math import exp
from typing import Final, NamedTuple

from vindima.bots.greedy import Greedy
from vindima.bots.thinking.value import BALANCED, evaluator_for
from vindima.core.explain import Message
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.server.tables import wire
from vindima.server.tables.live import Live
from vindima.server.tables.opening import refuse_sealed
from vindima.server.tables.problems import Problem
from vindima.server.tables.seats import PERSON
from vindima.server.tables.table import Reader
from vindima.server.thinking.tasks import Thinkers

__all__ = ["Judgement", "Reviews", "chances", "judged"]

TOGETHER: Final = 8
"""How many answers are judged at once; between two batches bots get their turn."""
AT_FIRST: Final = 12.0
AT_LAST: Final = 3.0
"""How many points ahead make a seat e times as likely to win, when a game begins and when it ends."""
KEPT: Final = 200
"""How many finished reviews are kept for later requests."""
TURNING: Final = 5
"""The most turning points shown for each person."""
WORTH_SAYING: Final = 0.5
"""The least loss in points that is worth showing."""


class Judgement(NamedTuple):
    """An answer in hindsight."""

    seat: int
    worth: list[float]
    """The estimated value of every seat before the answer."""
    loss: float = 0.0
    """What the answer cost compared with the adviser's, in points; 0 if it was not judged."""
    given: Message | None = None
    best: Message | None = None


Work = tuple[list[Judgement], asyncio.Task[None]]
"""What has been judged so far, and the task that judges the rest."""


class Reviews:
    """The reviews in progress, and the latest finished ones."""

    def __init__(self, pool: Thinkers) -> None:
        self._pool = pool
        self._works: dict[str, Work] = {}
        self._turn = asyncio.Lock()
        """All reviews together use one worker; the others are for the bots."""

    def of(self, live: Live, reader: Reader) -> wire.Review:
        """The review or its progress, in terms of a reader's log; the first request starts it."""
        if not live.table.position.over:
            raise Problem("running", "a game can be reviewed once it is over")
        refuse_sealed(live)
        found, task = self._works.get(live.id) or self._begin(live)
        count = len(live.table.notes)
        if len(found) == count:
            return finished(live, reader, found)
        if task.done():
            del self._works[live.id]
            raise Problem("server", f"the review has failed: {task.exception()!r}")
        return {"ready": False, "done": len(found), "of": count, "chances": [], "turning": []}

    def _begin(self, live: Live) -> Work:
        found: list[Judgement] = []
        work = self._works[live.id] = found, asyncio.create_task(self._work(live, found))
        for id in [id for id, (_, task) in self._works.items() if task.done()][:-KEPT]:
            del self._works[id]
        return work

    async def _work(self, live: Live, found: list[Judgement]) -> None:
        record = live.table.play.record
        position = Record(record.title, record.players, record.seed, record.options).replay()
        people = [seat.seat for seat in live.stored.seats if seat.kind == PERSON]
        for start in range(0, len(record.answers), TOGETHER):
            tokens = record.answers[start : start + TOGETHER]
            async with self._turn:
                found += await self._pool.do(live.payer, judged, position, tokens, people, record.seed)
            for token in tokens:
                position.apply(position.code(token))

    def close(self) -> None:
        """Stop the reviews in progress."""
        for _, task in self._works.values():
            task.cancel()


def judged(position: Position, tokens: list[str], people: list[int], seed: int) -> list[Judgement]:
    """Judge a few answers; the position is changed by them."""
    evaluator, adviser = evaluator_for(position.game.name, BALANCED), Greedy()
    found = []
    for token in tokens:
        seat, code = position.seat, position.code(token)
        worth = [evaluator.value(position, other) for other in range(position.players)]
        judgement = Judgement(seat, worth)
        if seat in people and len(position.legal) > 1:
            values = [line.value for line in adviser.lines(position, seed)]
            best = max(range(len(values)), key=values.__getitem__)
            loss = values[best] - values[list(position.legal).index(code)]
            given, better = position.answer(code).message, position.answer(position.legal[best]).message
            judgement = Judgement(seat, worth, loss, given, better)
        found.append(judgement)
        position.apply(code)
    return found


def chances(worth: list[float], part: float) -> list[float]:
    """How likely each seat is to win after this part of the game (0 to 1)."""
    scale = AT_FIRST + (AT_LAST - AT_FIRST) * part
    top = max(worth)
    weights = [exp((own - top) / scale) for own in worth]
    return [round(weight / sum(weights), 3) for weight in weights]


def finished(live: Live, reader: Reader, found: list[Judgement]) -> wire.Review:
    """A review in terms of a reader's log: chances after each line, and the turning points."""
    table = live.table
    counts = table.counts(reader)
    rows: list[wire.Chances] = [
        {"count": line, "chances": chances(found[count].worth, count / len(found))}
        for line, count in enumerate(counts)
        if count < len(found)
    ]
    rows.append({"count": len(counts) - 1, "chances": final(table.position)})
    return {
        "ready": True,
        "done": len(found),
        "of": len(found),
        "chances": [] if table.position.players == 1 else rows,
        "turning": [
            {
                "seat": seat,
                "loss": round(loss, 1),
                "given": given.to_dict(),
                "best": best.to_dict(),
                "count": bisect_right(counts, number) - 1,
                "year": table.notes[number].year,
            }
            for seat in range(table.position.players)
            for number, loss, given, best in costly(found, seat)
        ],
    }


def final(position: Position) -> list[float]:
    """The chances once a game is over: the winners share the win, and a lost solo game has none."""
    winners = position.winners
    return [round((seat in winners) / max(1, len(winners)), 3) for seat in range(position.players)]


def costly(found: list[Judgement], seat: int) -> list[tuple[int, float, Message, Message]]:
    """The answers that cost a seat most: how many were given before, the loss, the answer and the best."""
    own = [(number, judgement) for number, judgement in enumerate(found) if judgement.seat == seat]
    own.sort(key=lambda pair: -pair[1].loss)
    return [
        (number, loss, given, best)
        for number, (_, _, loss, given, best) in own[:TURNING]
        if loss >= WORTH_SAYING and given is not None and best is not None
    ]
