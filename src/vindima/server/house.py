"""All tables: which are in memory, how acts enter their logs, and how their bots are made to play."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from vindima.core.explain import BadRecord
from vindima.server import campaigns, presence, rows
from vindima.server.accounts import Browser
from vindima.server.bots import BotPool
from vindima.server.events import Event, Listener
from vindima.server.live import Live, packed, record_of
from vindima.server.presence import Presence
from vindima.server.problems import Problem
from vindima.server.rows import Stored
from vindima.server.store import Store
from vindima.server.table import Act, Proposal, Reader, Table, opened

__all__ = ["House"]

LOG: Final = logging.getLogger("vindima.server")
MISSED: Final = 50
"""A browser that has missed more states is sent only the latest."""
GRACE: Final = 3.0
"""Seconds that the process in which an act was entered has for the bots' answers before another helps."""
FAILURES: Final = 3
"""After so many failures of a bot the first possible answer is given."""


class Overtaken(Exception):
    """Another process has entered an act first."""


class House:
    """The tables of a database, as this process serves them."""

    def __init__(self, store: Store, bots: BotPool, capacity: int) -> None:
        self.store = store
        self.bots = bots
        self.capacity = capacity
        self.presence = Presence(store)
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}

    # Tables in memory

    async def live(self, id: str) -> Live:
        """A table, brought into memory if it is not there."""
        live = self._lives.get(id)
        if live is not None:
            self._lives.move_to_end(id)
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Live:
        try:
            stored = await self.store.read(lambda connection: rows.stored(connection, id))
            if stored is None:
                raise Problem("no-table", "there is no such table")
            acts = await self.store.read(lambda connection: rows.acts_of(connection, id))
            chat = await self.store.read(lambda connection: rows.chat_of(connection, id, 0, 1))
            table = await asyncio.to_thread(rebuilt, stored, acts)
            return self.keep(Live(stored, table, chat[-1].number if chat else 0))
        finally:
            del self._loading[id]

    def keep(self, live: Live) -> Live:
        """Put a table in memory, for the ones that nobody needs."""
        self._lives[live.id] = live
        if len(self._lives) > self.capacity:
            for other in [other for other in self._lives.values() if other.idle and other is not live]:
                del self._lives[other.id]
                if len(self._lives) <= self.capacity:
                    break
        self.drive(live)
        return live

    def known(self, live: Live) -> Live:
        """The one object in memory for a table, even if it had to leave it a moment ago."""
        return self._lives.setdefault(live.id, live)

    async def close(self) -> None:
        """Let everybody go."""
        for live in list(self._lives.values()):
            if live.driver is not None:
                live.driver.cancel()
            for listener in list(live.listeners):
                listener.close()

    # Acts

    async def act(
        self,
        live: Live,
        browser: Browser,
        seat: int,
        revision: int,
        key: str,
        propose: Callable[[Table], Proposal],
    ) -> str:
        """Enter what a person does, and give the state that it leads to; the same key, the same state."""
        live = self.known(live)
        name = f"{browser.id}:{key}"
        async with live.lock:
            live.reader(browser, seat)
            if live.stored.seats[seat].player is not None:
                raise Problem("not-asked", "a bot plays this seat")
            table = live.table
            if revision > table.revisions[seat] and self.store.shared:
                await self._catch_up(live)
            try:
                if revision != table.revisions[seat]:
                    raise Overtaken
                await self._enter(live, propose(table), name)
            except Overtaken:
                seq = await self.store.read(lambda connection: rows.seq_of(connection, live.id, name))
                if seq is None:
                    raise Problem("stale", "the table has moved on", revision=table.revisions[seat]) from None
                return await self._past(live, seat, seq)
            state = live.told(seat)
        self.drive(live)
        return state

    async def _enter(self, live: Live, proposal: Proposal, key: str | None) -> None:
        """Write an act and tell everybody. The lock is held."""
        seq = live.table.acts + 1

        def work(connection: Connection) -> None:
            rows.enter(connection, live.id, seq, proposal, key)
            if proposal.over and live.stored.campaign is not None:
                campaigns.report(connection, live.stored.campaign, live.id, proposal.result)

        try:
            await self.store.write(work, live.id)
        except IntegrityError as error:
            await self._catch_up(live)
            raise Overtaken from error
        self._apply(live, proposal.act)

    def _apply(self, live: Live, act: Act) -> None:
        live.table.apply(act)
        live.tell_state()
        if live.table.position.over:
            live.tell_table()

    async def current(self, live: Live) -> None:
        """Make sure that nothing that was acknowledged anywhere is missing here."""
        if self.store.shared:
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        """Carry out what other processes have entered. The lock is held."""
        known = live.table.acts
        for act in await self.store.read(lambda connection: rows.acts_of(connection, live.id, known)):
            self._apply(live, act)

    async def _past(self, live: Live, reader: Reader, seq: int) -> str:
        """The state that an act led to, as it was told then."""
        acts = await self.store.read(lambda connection: rows.acts_of(connection, live.id, 0, seq))
        table = await asyncio.to_thread(rebuilt, live.stored, acts)
        return packed(table.state(reader, whole=False))

    # Seats

    async def reseat(self, live: Live) -> None:
        """Read again who sits at a table, and tell."""
        stored = await self.store.read(lambda connection: rows.stored(connection, live.id))
        assert stored is not None
        live.stored = stored
        live.turn_away()
        live.tell_table()
        self.drive(live)

    async def tell_chat(self, live: Live) -> None:
        """Send the lines of chat that have not been sent."""
        after = live.chat
        for row in await self.store.read(lambda c: rows.chat_of(c, live.id, after, MISSED)):
            if row.number > live.chat:
                live.chat = row.number
                live.tell_all("chat", chat_line(row))

    async def refresh(self, id: str, seq: int) -> None:
        """Another process has said that a table has changed: its log, or with 0 its seats or its chat."""
        live = self._lives.get(id)
        if live is None or 0 < seq <= live.table.acts:
            return
        if seq:
            async with live.lock:
                await self._catch_up(live)
            self.drive(live, GRACE)
        else:
            await self.reseat(live)
            await self.tell_chat(live)

    async def refresh_all(self) -> None:
        """Something may have been missed."""
        for id, live in list(self._lives.items()):
            await self.refresh(id, live.table.acts + 1)
            await self.refresh(id, 0)

    # Listeners

    async def listen(
        self, live: Live, browser: Browser, reader: Reader, after: int | None
    ) -> tuple[Live, Listener]:
        """Begin to listen: with the present state, or after a revision with every state that was missed."""
        await self.current(live)
        live = self.known(live)
        live.reader(browser, reader)  # the seat may have been lost meanwhile
        table = live.table
        revision, acts = table.revisions[reader], table.acts
        listener = Listener(browser, reader, revision)
        # At once: what happens while the past is looked up comes after it.
        live.listeners.add(listener)
        try:
            live.tell_table()
            self.presence.say(live, ask=True)
            if after is None or not 0 <= revision - after <= MISSED:
                listener.first.append(Event("state", packed(table.state(reader)), str(revision)))
            elif after < revision:
                missed = await self._missed(live, reader, after, acts)
                listener.first += [Event("state", state, str(number)) for number, state in missed]
        except BaseException:
            live.listeners.discard(listener)
            raise
        return live, listener

    def leave(self, live: Live, listener: Listener) -> None:
        live.listeners.discard(listener)
        live.tell_table()
        self.presence.say(live)

    async def hear(self, id: str, said: str) -> None:
        """Another server has said who is at a table there."""
        live = self._lives.get(id)
        if live is not None:
            self.presence.hear(live, said)

    async def watch(self) -> None:
        """Say and forget who is where, for as long as there are others to tell."""
        while self.store.shared:
            await asyncio.sleep(presence.BEAT)
            self.presence.beat(list(self._lives.values()))

    async def _missed(self, live: Live, reader: Reader, after: int, until: int) -> list[tuple[int, str]]:
        acts = await self.store.read(lambda connection: rows.acts_of(connection, live.id, 0, until))

        def work() -> list[tuple[int, str]]:
            table, found = rebuilt(live.stored, []), []
            for act in acts:
                before = table.revisions[reader]
                table.apply(act)
                now = table.revisions[reader]
                if before != now > after:
                    found.append((now, packed(table.state(reader, whole=False))))
            return found

        return await asyncio.to_thread(work)

    # Bots

    def drive(self, live: Live, delay: float = 0.0) -> None:
        """Let the bots of a table answer until a person is asked."""
        if live.driver is not None and live.drowsy and not delay:
            live.driver.cancel()
            live.driver = None
        if live.bot() is not None and (live.driver is None or live.driver.done()):
            live.driver = asyncio.create_task(self._drive(live, delay))

    async def drive_all(self) -> None:
        """Go on with every table that waits for a bot, one after the other."""
        for id in await self.store.read(rows.waiting_for_bots):
            try:
                await self.live(id)
            except Problem as problem:
                LOG.warning("table %s: %s", id, problem)

    async def _drive(self, live: Live, delay: float) -> None:
        failures = 0
        while (code := live.bot()) is not None:
            table, seat, acts = live.table, live.table.asked, live.table.acts
            if delay:
                live.drowsy = True
                try:
                    await asyncio.sleep(delay)
                finally:
                    live.drowsy = False
                if table.acts != acts:
                    continue
            try:
                token = None if table.held == seat else await self._token(live, code, failures)
                async with live.lock:
                    if table.acts == acts and live.bot() == code:
                        proposal = table.confirm(seat) if token is None else table.answer(seat, token, False)
                        await self._enter(live, proposal, None)
                failures, delay = 0, 0.0
            except Overtaken:
                delay = GRACE
            except Exception as error:
                failures += 1
                # Not what it said: that may be a secret of the game.
                LOG.warning("table %s: bot %s failed: %s", live.id, code, type(error).__name__)
                await asyncio.sleep(failures)
                if failures > 2 * FAILURES:
                    return

    async def _token(self, live: Live, code: str, failures: int) -> str:
        position = live.table.position
        live.tell_thinking(position.seat)
        if failures >= FAILURES:
            return position.token(position.legal[0])
        return await self.bots.ask(code, position, live.bot_seed())


def rebuilt(stored: Stored, acts: list[Act]) -> Table:
    """A table from the database."""
    try:
        record = record_of(stored)
    except BadRecord as error:
        raise Problem("old-rules", str(error)) from error
    return opened(record, acts)


def chat_line(row: Any) -> dict[str, Any]:
    """A line of chat as it goes over the wire."""
    said = {"number": row.number, "name": row.name, "seat": row.seat, "text": row.text}
    return {**said, "at": rows.stamp(row.at)}
