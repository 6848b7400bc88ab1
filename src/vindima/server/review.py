"""A finished game in hindsight: who was likely to win when, and the answers that cost their people most.

Everything is known by then. Still, each answer is held against what an adviser would have said to its seat,
which knew no more than the seat did.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from math import exp
from typing import Any, Final, NamedTuple

from vindima.bots.greedy import Greedy
from vindima.bots.look import sampled
from vindima.bots.value import BALANCED, value_of
from vindima.core.explain import Message
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.server.bots import BotPool
from vindima.server.live import Live
from vindima.server.problems import Problem
from vindima.server.rows import PERSON
from vindima.server.table import Reader

__all__ = ["Judgement", "Reviews", "chances", "judged"]

TOGETHER: Final = 8
"""So many answers are judged at once; between them bots get their turn."""
AT_FIRST: Final = 12.0
AT_LAST: Final = 3.0
"""How many points ahead make a seat e times as likely to win, when a game begins and when it ends."""
KEPT: Final = 200
"""So many reviews that are ready are kept for who asks again."""
TURNING: Final = 5
"""So many turning points of each person are shown."""
WORTH_SAYING: Final = 0.5
"""Points that an answer must have cost at least."""


class Judgement(NamedTuple):
    """An answer in hindsight."""

    seat: int
    worth: list[float]
    """Of every seat, before the answer."""
    loss: float = 0.0
    """What the answer cost against the adviser's, in points; 0 if nobody looked."""
    given: Message | None = None
    best: Message | None = None


Work = tuple[list[Judgement], asyncio.Task[None]]
"""What has been judged so far, and who goes on with it."""


class Reviews:
    """The reviews that are being worked out or are ready, the latest of them."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._works: dict[str, Work] = {}
        self._turn = asyncio.Lock()
        """All reviews together take one worker; the others are for the bots."""

    def of(self, live: Live, reader: Reader) -> dict[str, Any]:
        """What is known by now, from a reader's log; it is worked out if nobody has asked before."""
        if not live.table.position.over:
            raise Problem("running", "a game is reviewed when it is over")
        found, task = self._works.get(live.id) or self._begin(live)
        count = len(live.table.notes)
        if len(found) == count:
            return {"ready": True, "done": count, "of": count, **told(live, reader, found)}
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
                found += await self._pool.do(judged, position, tokens, people, record.seed)
            for token in tokens:
                position.apply(position.code(token))

    def close(self) -> None:
        """Give up what is not ready."""
        for _, task in self._works.values():
            task.cancel()


def judged(position: Position, tokens: list[str], people: list[int], seed: int) -> list[Judgement]:
    """What a few answers are worth; the position is used up."""
    value, adviser = value_of(position.game.name, BALANCED), Greedy()
    found = []
    for token in tokens:
        seat, code = position.seat, position.code(token)
        worth = [value.worth(position, other) for other in range(position.players)]
        judgement = Judgement(seat, worth)
        if seat in people and len(position.legal) > 1:
            values = [line.value for line in adviser.lines(sampled(position, seed, 0))]
            best = max(range(len(values)), key=values.__getitem__)
            loss = values[best] - values[list(position.legal).index(code)]
            given, better = position.answer(code).message, position.answer(position.legal[best]).message
            judgement = Judgement(seat, worth, loss, given, better)
        found.append(judgement)
        position.apply(code)
    return found


def chances(worth: list[float], part: float) -> list[float]:
    """How likely each seat is to win when such a part of the game has been played."""
    scale = AT_FIRST + (AT_LAST - AT_FIRST) * part
    top = max(worth)
    weights = [exp((own - top) / scale) for own in worth]
    return [round(weight / sum(weights), 3) for weight in weights]


def told(live: Live, reader: Reader, found: list[Judgement]) -> dict[str, Any]:
    """A review over a reader's log: chances after each line, and the turning points."""
    table = live.table
    counts, winners = table.counts(reader), table.position.winners
    rows = [
        {"count": line, "chances": chances(found[count].worth, count / len(found))}
        for line, count in enumerate(counts)
        if count < len(found)
    ]
    last = [round((seat in winners) / len(winners), 3) for seat in range(table.position.players)]
    alone = table.position.players == 1
    return {
        "chances": [] if alone else [*rows, {"count": len(counts) - 1, "chances": last}],
        "turning": [
            {**entry, "count": bisect_right(counts, number) - 1, "year": table.notes[number].year}
            for seat in range(table.position.players)
            for number, entry in costly(found, seat)
        ],
    }


def costly(found: list[Judgement], seat: int) -> list[tuple[int, dict[str, Any]]]:
    """The answers that cost a seat most, each with how many were given before it."""
    own = [(number, judgement) for number, judgement in enumerate(found) if judgement.seat == seat]
    own.sort(key=lambda pair: -pair[1].loss)
    return [
        (number, {"seat": seat, "loss": round(loss, 1), "given": given.to_dict(), "best": best.to_dict()})
        for number, (_, _, loss, given, best) in own[:TURNING]
        if loss >= WORTH_SAYING and given is not None and best is not None
    ]
