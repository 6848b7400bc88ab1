"""Drives the bots of a table: asks them for answers, and retries until nothing stands in the way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.storage import Bots, Overtaken
from vindima.server.tables.game.table import Proposal
from vindima.server.tables.live.live import Live
from vindima.server.wire import table as wire

__all__ = ["GRACE", "Drivers"]

LOG: Final = logging.getLogger("vindima.server")
GRACE: Final = 3.0
"""Seconds that the process which entered an act has for the bots' answers before another process helps."""
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
"""The maximum number of seconds between two attempts; the pause doubles after every failure."""
SHORTEST_PAUSE: Final = 0.1
"""The minimum number of seconds between attempts, however often somebody wakes the driver."""

Enter = Callable[[Live, Proposal, str | None], Awaitable[None]]
"""Writes an act into the log of a table; the caller holds the table's lock."""


class Failed(Exception):
    """An attempt failed: the bot gave no usable answer, or its answer could not be stored."""

    def __init__(self, trouble: wire.Trouble, cause: Exception) -> None:
        super().__init__(trouble)
        self.trouble: wire.Trouble = trouble
        self.cause = cause


class Drivers:
    """One task for each table whose bot is asked. If a bot fails, nobody answers for it: the table waits.

    A table at which no person plays pauses while nobody watches it.
    """

    def __init__(self, bots: Bots, enter: Enter) -> None:
        self.bots = bots
        self._enter = enter

    def drive(self, live: Live, delay: float = 0.0) -> None:
        """Let the bots answer until a person is asked; a driver that waits for its next attempt wakes up."""
        live.wake.set()
        if live.driver is not None and live.drowsy and not delay:
            live.driver.cancel()
            live.driver = None
        if live.bot() is not None and not live.paused and (live.driver is None or live.driver.done()):
            live.driver = asyncio.create_task(self._drive(live, delay))

    async def _drive(self, live: Live, delay: float) -> None:
        failures = 0
        answer: tuple[int, str] | None = None
        """The number of acts when the bot was asked, and its answer, kept until it is stored."""
        while (code := live.bot()) is not None and not live.paused:
            acts = live.table.acts
            if delay and not await self._let_others(live, delay):
                continue
            try:
                if live.table.held is None and (answer is None or answer[0] != acts):
                    answer = acts, await self._asked(live, code)
                await self._give(live, code, acts, None if answer is None else answer[1])
                failures, delay = 0, 0.0
                tell_trouble(live, None)
            except Overtaken:
                delay = GRACE
            except Failed as failed:
                failures += 1
                # The error's text may contain a secret of the game, so only its class is logged.
                LOG.warning(
                    "table %s: bot %s waits (%s): %s",
                    live.id,
                    code,
                    failed.trouble,
                    type(failed.cause).__name__,
                )
                if failed.trouble == "bot":
                    answer = None
                tell_trouble(live, failed.trouble)
                await pause(live, min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1)))
        tell_trouble(live, None)

    async def _let_others(self, live: Live, delay: float) -> bool:
        """Wait for another process to answer; True if none has."""
        acts, live.drowsy = live.table.acts, True
        try:
            await asyncio.sleep(delay)
        finally:
            live.drowsy = False
        return live.table.acts == acts

    async def _asked(self, live: Live, code: str) -> str:
        position = live.table.position
        live.tell_thinking(position.seat)
        try:
            return await self.bots.ask(code, position, live.bot_seed(), live.payer)
        except Exception as error:
            raise Failed("bot", error) from error

    async def _give(self, live: Live, code: str, acts: int, token: str | None) -> None:
        """Enter an answer, or confirm a held turn, if the table still waits for this bot."""
        async with live.lock:
            table, seat = live.table, live.table.asked
            if table.acts != acts or live.bot() != code:
                return
            try:
                if table.held is not None:
                    proposal = table.confirm(seat)
                else:
                    assert token is not None
                    proposal = table.answer(seat, token, False)
            except Problem as error:
                raise Failed("bot", error) from error
            try:
                await self._enter(live, proposal, None)
            except Overtaken:
                raise
            except Exception as error:
                raise Failed("storage", error) from error


def tell_trouble(live: Live, trouble: wire.Trouble | None) -> None:
    """Tell everybody at a table why its bot cannot play, or that it can again."""
    if live.trouble != trouble:
        live.trouble = trouble
        live.tell_table()


async def pause(live: Live, seconds: float) -> None:
    """Wait before the next attempt, or until a new listener or request wakes the driver."""
    live.wake.clear()
    await asyncio.sleep(SHORTEST_PAUSE)
    try:
        async with asyncio.timeout(seconds):
            await live.wake.wait()
    except TimeoutError:
        return
