"""Remedies and hints for the asked seat, computed by a worker from what that seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from vindima.bots import Adviser, seen_by
from vindima.core.explain import Answer, IllegalAnswer
from vindima.core.position import Position
from vindima.core.remedy import remedy
from vindima.server.tables.common.problems import Problem, illegal
from vindima.server.tables.game.seats import Browser, Payer
from vindima.server.tables.game.table import Reader
from vindima.server.tables.live.live import Live
from vindima.server.thinking.tasks import Thinkers, made
from vindima.server.wire import table as wire

__all__ = ["ADVISERS", "Advice", "asked", "payer_of", "said"]


ADVISERS: Final[dict[wire.Depth, str]] = {"quick": "greedy", "good": "medium", "deep": "master"}
"""The bot that is asked at each depth."""
SHOWN: Final = 3
"""The maximum number of answers in a hint, and of terms for each."""


class Advice:
    """Asks the workers for advice; each browser may wait for one piece of advice at a time."""

    def __init__(self, pool: Thinkers) -> None:
        self._pool = pool
        self._waiting: set[int] = set()

    async def remedy(
        self, live: Live, browser: Browser, reader: Reader, token: str
    ) -> list[wire.Answer] | None:
        """The fewest answers after which a refused one is possible; None if none are found."""
        if live.stored.rated:
            raise Problem("rated", "a rated game allows no help")
        position = asked(live, reader)
        try:
            code = position.code(token)
        except IllegalAnswer as error:
            raise illegal(error) from error
        found: list[wire.Answer] | None = await self._ask(browser, remedied, position, code)
        return found

    async def hint(self, live: Live, browser: Browser, reader: Reader, depth: wire.Depth) -> list[wire.Hint]:
        """The best answers according to an adviser, the best first."""
        if not live.stored.hints:
            raise Problem("not-yours", "this table gives no hints")
        position = asked(live, reader)
        found: list[wire.Hint] = await self._ask(browser, advised, ADVISERS[depth], position, live.bot_seed())
        return found

    async def _ask(self, browser: Browser, function: Callable[..., Any], *args: Any) -> Any:
        if browser.id in self._waiting:
            raise Problem("too-many", "this browser already waits for advice")
        self._waiting.add(browser.id)
        try:
            return await self._pool.do(payer_of(browser), function, *args)
        finally:
            self._waiting.discard(browser.id)


def payer_of(browser: Browser) -> Payer:
    """Advice is computed on the account of the browser that asks for it."""
    return Payer(browser.id, browser.address)


def asked(live: Live, reader: Reader) -> Position:
    """A determinization for a seat; raises a Problem unless the seat is asked now."""
    table = live.table
    if reader is None or table.held is not None or table.asked != reader:
        raise Problem("not-asked", "only the seat that must answer gets advice")
    return seen_by(table.position, live.bot_seed())


def remedied(position: Position, code: int) -> list[wire.Answer] | None:
    found = remedy(position, code)
    return None if found is None else [said(answer) for answer in found]


def advised(code: str, position: Position, seed: int) -> list[wire.Hint]:
    """The best answers of a bot, each with its estimated gain in points and the terms that gain most."""
    adviser = made(code)
    assert isinstance(adviser, Adviser)
    return [
        {
            **said(position.answer(answer)),
            "gain": round(gain, 1),
            "terms": [
                {"term": term, "gain": round(change, 1)}
                for term, change in list(terms.items())[:SHOWN]
                if round(change, 1)
            ],
        }
        for answer, gain, terms in adviser.explain(position, seed)[:SHOWN]
    ]


def said(answer: Answer) -> wire.Answer:
    return {"token": answer.token, "message": answer.message.to_dict()}
