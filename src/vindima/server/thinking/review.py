"""A finished game in hindsight: who was likely to win when, what answers cost, and what chance brought.

Everything is known by then, but each answer is compared with the advice that its seat could have had at the
time, from an adviser that knew no more than the seat. The network of `master` judges if there is one for the
game, otherwise lookahead to the end of the turn; only the network can distinguish luck from skill.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from vindima.bots.greedy import Greedy
from vindima.bots.master import network_of
from vindima.bots.thinking.value import BALANCED, evaluator_for
from vindima.core.explain import Message
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import PERSON
from vindima.server.tables.game.table import Reader
from vindima.server.tables.live.live import Live
from vindima.server.tables.opening import refuse_sealed
from vindima.server.thinking.tasks import Thinkers
from vindima.server.wire import table as wire

if TYPE_CHECKING:
    from vindima.bots.learned.network import Network

__all__ = ["Judgement", "Reviews", "chances", "judged"]

TOGETHER: Final = 8
"""How many answers are judged in one batch; between batches, bots get their turn."""
AT_FIRST: Final = 12.0
AT_LAST: Final = 3.0
"""The lead in points that multiplies the odds of winning by e, at the beginning and at the end of a game."""
KEPT: Final = 200
"""How many finished reviews are kept for later requests."""
SHOWN: Final = 3
"""The maximum number of turning points, and of reveals, shown for each person."""
WORTH_SAYING: Final = 0.5
"""The least loss or luck, in points, that is worth showing."""


class Judgement(NamedTuple):
    """An answer in hindsight."""

    seat: int
    chances: Sequence[tuple[int, float]] = ()
    """Seats and their win probabilities before the answer, as far as these were judged."""
    loss: float = 0.0
    """What the answer cost compared with the adviser's, in points; 0 if it was not judged."""
    given: Message | None = None
    line: Sequence[Message] = ()
    """The better answer, and what should have followed it."""
    luck: Sequence[float] = ()
    """What its reveals brought each seat, in points; empty if that cannot be judged."""


Work = tuple[list[Judgement], asyncio.Task[None]]
"""The judgements so far, and the task that computes the rest."""


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
        return {
            "ready": False,
            "done": len(found),
            "of": count,
            "chances": [],
            "turning": [],
            "balance": [],
            "reveals": [],
        }

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
        total = len(record.answers)
        for start in range(0, total, TOGETHER):
            tokens = record.answers[start : start + TOGETHER]
            part = start / total
            async with self._turn:
                found += await self._pool.do(live.payer, judged, position, tokens, people, record.seed, part)
            for token in tokens:
                position.apply(position.code(token))

    def close(self) -> None:
        """Stop the reviews in progress."""
        for _, task in self._works.values():
            task.cancel()


def judged(
    position: Position, tokens: list[str], people: list[int], seed: int, part: float
) -> list[Judgement]:
    """Judge a few answers, given after this part of the game (0 to 1); the position is changed by them."""
    network = network_of(position.game.name)
    found = []
    for token in tokens:
        code = position.code(token)
        if len(position.legal) == 1:
            found.append(Judgement(position.seat))
        elif network is not None:
            found.append(by_network(network, position, code, position.seat in people, seed))
        else:
            found.append(by_lookahead(position, code, position.seat in people, seed, part))
        position.apply(code)
    return found


def by_network(network: Network, position: Position, code: int, person: bool, seed: int) -> Judgement:
    """How the network of `master` judges an answer; bots' answers are not judged, but their luck is."""
    from vindima.bots.learned.hindsight import answered, brought, forecast

    own, best = forecast(network, position)
    known = [(position.seat, own)]
    luck = brought(network, position, code, seed)
    if not person:
        return Judgement(position.seat, known, luck=luck)
    loss, line = answered(network, position, code, best, seed)
    return Judgement(position.seat, known, loss, position.answer(code).message, line, luck)


def by_lookahead(position: Position, code: int, person: bool, seed: int, part: float) -> Judgement:
    """What can be said about an answer without a network."""
    evaluator = evaluator_for(position.game.name, BALANCED)
    worth = [evaluator.value(position, seat) for seat in range(position.players)]
    known = list(enumerate(chances(worth, part))) if position.players > 1 else []
    if not person:
        return Judgement(position.seat, known)
    values = [line.value for line in Greedy().lines(position, seed)]
    best = max(range(len(values)), key=values.__getitem__)
    loss = values[best] - values[list(position.legal).index(code)]
    given, better = position.answer(code).message, position.answer(position.legal[best]).message
    return Judgement(position.seat, known, loss, given, [better])


def chances(worth: list[float], part: float) -> list[float]:
    """The win probability of each seat after this part of the game (0 to 1)."""
    scale = AT_FIRST + (AT_LAST - AT_FIRST) * part
    top = max(worth)
    weights = [exp((own - top) / scale) for own in worth]
    return [round(weight / sum(weights), 3) for weight in weights]


def finished(live: Live, reader: Reader, found: list[Judgement]) -> wire.Review:
    """A review in terms of a reader's log: chances after each line, turning points, luck and skill."""
    table = live.table
    counts, notes = table.counts(reader), table.notes
    odds = course(found, table.position.players)
    rows: list[wire.Chances] = [
        {"count": line, "chances": odds[count]} for line, count in enumerate(counts) if count < len(found)
    ]
    rows.append({"count": len(counts) - 1, "chances": final(table.position)})
    seats = range(table.position.players)
    people = [seat.seat for seat in live.stored.seats if seat.kind == PERSON]
    lucky = any(judgement.luck for judgement in found)
    return {
        "ready": True,
        "done": len(found),
        "of": len(found),
        "chances": rows if any(judgement.chances for judgement in found) else [],
        "turning": [
            {
                "seat": seat,
                "loss": round(loss, 1),
                "given": given.to_dict(),
                "best": line[0].to_dict(),
                "then": [message.to_dict() for message in line[1:]],
                "count": bisect_right(counts, number) - 1,
                "year": notes[number].year,
            }
            for seat in seats
            for number, (_, _, loss, given, line, _) in costly(found, seat)
            if given is not None
        ],
        "balance": [
            {
                "seat": seat,
                "luck": round(sum([judgement.luck[seat] for judgement in found if judgement.luck]), 1),
                "lost": round(sum([each.loss for each in found if each.seat == seat]), 1),
            }
            for seat in people
            if lucky
        ],
        "reveals": [
            {
                "seat": seat,
                "points": round(points, 1),
                "count": bisect_right(counts, number) - 1,
                "year": notes[number].year,
            }
            for seat in people
            for number, points in fateful(found, seat)
        ],
    }


def course(found: list[Judgement], players: int) -> list[list[float]]:
    """The win probabilities of all seats before each answer: the latest of each, scaled to add up to 1.

    A solo player's probability stands alone.
    """
    now = [1 / players] * players
    odds = []
    for judgement in found:
        for seat, chance in judgement.chances:
            now[seat] = chance
        total = sum(now) if players > 1 else 1.0
        odds.append([round(chance / total, 3) if total else round(1 / players, 3) for chance in now])
    return odds


def final(position: Position) -> list[float]:
    """The final win probabilities: the winners share the win, and a lost solo game has none."""
    winners = position.winners
    return [round((seat in winners) / max(1, len(winners)), 3) for seat in range(position.players)]


def costly(found: list[Judgement], seat: int) -> list[tuple[int, Judgement]]:
    """A seat's most costly answers, and how many answers preceded each."""
    own = [(number, each) for number, each in enumerate(found) if each.seat == seat and each.line]
    own.sort(key=lambda pair: -pair[1].loss)
    return [(number, each) for number, each in own[:SHOWN] if each.loss >= WORTH_SAYING]


def fateful(found: list[Judgement], seat: int) -> list[tuple[int, float]]:
    """The answers whose reveals brought a seat most or cost it most, in order, and how many points."""
    swings = [(number, each.luck[seat]) for number, each in enumerate(found) if each.luck]
    swings.sort(key=lambda pair: -abs(pair[1]))
    return sorted((number, points) for number, points in swings[:SHOWN] if abs(points) >= WORTH_SAYING)
