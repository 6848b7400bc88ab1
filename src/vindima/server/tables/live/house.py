"""All tables: which are in memory, how acts enter their logs, and how their bots play."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Collection
from contextlib import suppress
from time import monotonic
from typing import Final

from vindima.core.explain import BadRecord
from vindima.server.tables.common.links import is_id
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.plans import Plan
from vindima.server.tables.game.seats import Browser, Stored
from vindima.server.tables.game.shuffle import ready_seed
from vindima.server.tables.game.states import Encode
from vindima.server.tables.game.storage import Bots, Overtaken, Storage, Unavailable
from vindima.server.tables.game.table import Act, Proposal, Reader, Table, finality, opened
from vindima.server.tables.live import presence
from vindima.server.tables.live.board import Board
from vindima.server.tables.live.driving import GRACE, Drivers
from vindima.server.tables.live.events import UNSENT, Event, Listener
from vindima.server.tables.live.halls import Halls
from vindima.server.tables.live.live import Live, record_of
from vindima.server.tables.live.lobby import Lobby
from vindima.server.tables.live.planning import Planners
from vindima.server.tables.live.presence import Presence

__all__ = ["House", "rebuilt"]

LOG: Final = logging.getLogger("vindima.server")
MISSED: Final = 50
"""A browser that has missed more states receives only the latest one."""
TIDYING: Final = 10.0
"""Seconds between two checks for tables that nobody watches."""
REMEMBERED: Final = 1000
"""How many signed-out devices are remembered, for requests that came in just before."""
CONNECTING: Final = 60.0
"""Seconds within which such a request has connected. A person who was banned may come back later."""
LONGEST_PAUSE: Final = 10.0
"""The maximum number of seconds between two attempts to list the tables that continue by themselves."""


class House:
    """The tables in one storage, as this process serves them."""

    def __init__(self, storage: Storage, bots: Bots, capacity: int, encode: Encode) -> None:
        self.storage = storage
        self.bots = bots
        self.capacity = capacity
        self.encode = encode
        self.presence = Presence(storage)
        self.lobby = Lobby(Board(storage.offers, self._is_attended, encode))
        self.halls = Halls()
        self._drivers = Drivers(bots, self._enter)
        self._planners = Planners(storage, self._enter)
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._signed_out: deque[tuple[int, float]] = deque(maxlen=REMEMBERED)
        """Devices, and when each was signed out."""

    # Tables in memory

    async def live(self, id: str) -> Live:
        """A table, loaded into memory if necessary."""
        live = self._lives.get(id)
        if live is not None:
            self._lives.move_to_end(id)
            return live
        if not is_id(id):
            raise Problem("no-table", "there is no such table")
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Live:
        try:
            stored = await self.storage.table(id)
            if stored is None:
                raise Problem("no-table", "there is no such table")
            acts = await self.storage.acts(id)
            chat = await self.storage.chat(id, 0, 1)
            table = await asyncio.to_thread(rebuilt, stored, acts)
            live = self.keep(stored, table, chat[-1].number if chat else 0)
            live.plans = await self.storage.plans(id)
            async with live.lock:
                await self.deal(live)
            self._planners.play(live, lambda: self.drive(live))
            return live
        except (Problem, Unavailable):
            raise
        except Exception as error:
            LOG.error("table %s is damaged: %s", id, type(error).__name__)
            raise Problem("damaged", "the stored log of this table cannot be read") from error
        finally:
            del self._loading[id]

    def keep(self, stored: Stored, table: Table, chat: int = 0) -> Live:
        """Put a table in memory; beyond the capacity, the least recently used idle tables are evicted."""
        live = self._lives[stored.id] = Live(stored, table, chat, self.encode)
        if self.storage.shared:
            live.elsewhere = self.presence.elsewhere(live.id)
        weight = sum(other.weight for other in self._lives.values())
        for other in list(self._lives.values()):
            if weight <= self.capacity:
                break
            if other.idle and other is not live:
                del self._lives[other.id]
                weight -= other.weight
        self.drive(live)
        return live

    async def tidy(self) -> None:
        """Evict tables from memory soon after their last viewer has left."""
        while True:
            await asyncio.sleep(TIDYING)
            self.drop_unwatched()

    def drop_unwatched(self) -> None:
        """Evict the tables that nobody watches from memory; the next request loads them again."""
        for live in self.loaded_tables:
            if live.idle and not live.watched:
                del self._lives[live.id]

    @property
    def loaded_tables(self) -> list[Live]:
        """The tables in memory."""
        return list(self._lives.values())

    def loaded(self, id: str) -> Live | None:
        """A table, if it is in memory."""
        return self._lives.get(id)

    def _is_attended(self, id: str) -> bool:
        """True if somebody is at a table, on any server."""
        live = self._lives.get(id)
        return bool(self.presence.online(id) if live is None else live.online)

    def known(self, live: Live) -> Live:
        """The single object in memory for a table, even if it was evicted a moment ago."""
        return self._lives.setdefault(live.id, live)

    async def close(self) -> None:
        """Stop the bots and disconnect all listeners."""
        self.lobby.close()
        self.halls.close()
        for live in list(self._lives.values()):
            if live.driver is not None:
                live.driver.cancel()
            if live.planner is not None:
                live.planner.cancel()
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
        """Enter a person's act and return the resulting state; the same key returns the same state."""
        live = self.known(live)
        name = f"{browser.id}:{key}"
        async with live.lock:
            live.reader(browser, seat)
            if live.stored.closed:
                raise Problem("closed", "this game was ended before it was over")
            if live.stored.seats[seat].player is not None:
                raise Problem("not-asked", "a bot plays this seat")
            if live.overdue == seat:
                raise Problem("too-late", "the time for this turn is over, and a bot plays it")
            table = live.table
            if revision > table.revisions[seat] and self.storage.shared:
                await self._catch_up(live)
            try:
                if revision != table.revisions[seat]:
                    raise Overtaken
                await self._enter(live, propose(table), name)
            except Overtaken:
                seq = await self.storage.number_of(live.id, name)
                if seq is None:
                    raise Problem("stale", "the table has moved on", revision=table.revisions[seat]) from None
                return await self._past(live, seat, seq)
            state = live.state(seat)
        self.drive(live)
        return state

    async def _enter(self, live: Live, proposal: Proposal, key: str | None, plan: Plan | None = None) -> None:
        """Write an act and notify everybody. The caller holds the lock."""
        try:
            clock = await self.storage.enter(live.stored, live.table.acts + 1, proposal, key, plan)
        except Overtaken:
            await self._catch_up(live)
            raise
        live.keep_clock(clock)
        self._apply(live, proposal.act)

    async def deal(self, live: Live) -> None:
        """Deal the cards as soon as everybody has contributed to the seed. The caller holds the lock."""
        seed = None if live.table.dealt else ready_seed(live.stored)
        if seed is not None:
            with suppress(Overtaken):  # another process has dealt them, from the same seed
                await self._enter(live, await asyncio.to_thread(live.table.deal, seed), None)
            self.drive(live)

    def _apply(self, live: Live, act: Act) -> None:
        live.table.apply(act)
        live.tell_state()
        self.lobby.tell(live.id)
        if live.table.position.over:
            live.tell_table()

    async def current(self, live: Live) -> None:
        """Make sure that no act acknowledged by any process is missing here."""
        if self.storage.shared:
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        """Apply the acts that other processes have entered. The caller holds the lock."""
        acts = await self.storage.acts(live.id, live.table.acts)
        if acts and live.stored.pace is not None:
            live.keep_clock(await self.storage.clock(live.id))
        for act in acts:
            self._apply(live, act)

    async def _past(self, live: Live, reader: Reader, seq: int) -> str:
        """The state that an earlier act led to, as it was sent then."""
        acts = await self.storage.acts(live.id, 0, seq)
        table = await asyncio.to_thread(rebuilt, live.stored, acts)
        return self.encode(table.state(reader, whole=False))

    # Seats

    async def reseat(self, live: Live) -> None:
        """Read again who sits at a table, and notify everybody."""
        stored = await self.storage.table(live.id)
        if stored is None:
            # An operator has deleted the table.
            self._lives.pop(live.id, None)
            for listener in list(live.listeners):
                listener.close()
            self.lobby.tell(live.id, (place.browser for place in live.stored.places))
            return
        live.keep_clock(stored.clock)
        live.stored = stored
        # Somebody may have deleted their name.
        live.table.play.record.seats = stored.header["seats"]
        self.lobby.tell(live.id, (place.browser for place in stored.places), new=True)
        live.turn_away()
        live.tell_table()
        self.drive(live)

    async def time_over(self, live: Live) -> None:
        """A player's time is over, or a bot has not yet played the rest of their turn."""
        live = self.known(live)
        async with live.lock:
            await self._catch_up(live)
            await self.reseat(live)
        await self.tell_chat(live)

    async def tell_chat(self, live: Live) -> None:
        """Send the chat lines that have not been sent."""
        for said in await self.storage.chat(live.id, live.chat, MISSED):
            deaf = () if said.author is None else await self.storage.deaf_to(said.author)
            if said.number > live.chat:
                live.chat = said.number
                live.tell_line(said, deaf)
                self.lobby.tell(live.id)

    async def refresh(self, id: str, seq: int) -> None:
        """Another process has changed a table: its log up to `seq`, or with 0 its seats or its chat."""
        if id in self._loading:
            # What is being read may be older than the change.
            with suppress(Problem, Unavailable):
                await self.live(id)
        live = self._lives.get(id)
        if live is None:
            self.lobby.tell(id, new=not seq)
        if live is None or 0 < seq <= live.table.acts:
            return
        if seq:
            async with live.lock:
                await self._catch_up(live)
            self.drive(live, GRACE)
        else:
            await self.reseat(live)
            await self.tell_chat(live)

    async def refresh_plans(self, id: str) -> None:
        """A player has prepared a turn on another server."""
        live = self._lives.get(id)
        if live is not None:
            live.plans = await self.storage.plans(id)
            self.drive(live)

    async def play_plans(self, id: str) -> None:
        """Play what has been prepared at a table, even if the server that should have done so is gone."""
        live = await self.live(id)
        await self.current(live)
        await self.refresh_plans(id)
        if live.planner is not None:
            await asyncio.wait([live.planner])

    async def refresh_all(self) -> None:
        """Refresh every table, because notifications may have been missed."""
        self.lobby.board.drop()
        for id, live in list(self._lives.items()):
            await self.refresh(id, live.table.acts + 1)
            await self.refresh(id, 0)

    def sign_out(self, devices: Collection[int]) -> None:
        """Disconnect signed-out devices, including those that are about to connect."""
        self._signed_out.extend((device, monotonic()) for device in devices)
        self.lobby.sign_out(devices)
        self.halls.sign_out(devices)
        for live in self.loaded_tables:
            live.sign_out(devices)

    def check_device(self, browser: Browser) -> None:
        """Raise a Problem for a device that was signed out after its request came in."""
        since = monotonic() - CONNECTING
        if any(device == browser.device and at > since for device, at in self._signed_out):
            raise Problem("not-yours", "this device is signed out")

    # Listeners

    async def listen(
        self, live: Live, browser: Browser, reader: Reader, after: int | None, tab: str = ""
    ) -> tuple[Live, Listener]:
        """Begin to listen: with the current state, or with every state missed since a revision."""
        await self.current(live)
        live = self.known(live)
        live.reader(browser, reader)  # the seat may have been lost meanwhile
        table = live.table
        revision, acts = table.revisions[reader], table.acts
        listener = Listener(browser, reader, revision, tab)
        # Registered before the past is read: events that happen meanwhile are sent after it.
        online = live.online
        live.listeners.add(listener)
        try:
            self.check_device(browser)
            listener.put_face(live.face_event(browser))
            if live.online != online:
                live.tell_table()
                self.lobby.board.touch(live.id)
            self.drive(live)
            self.presence.announce(live, ask=True)
            missed: list[tuple[int, str]] = []
            if after is not None and 0 <= revision - after <= MISSED:
                missed = await self._missed(live, reader, after, acts) if after < revision else []
            if after != revision and not 0 < sum(len(state) for _, state in missed) <= UNSENT:
                missed = [(revision, live.state(reader, whole=True))]
            listener.first += [Event("state", state, str(number)) for number, state in missed]
        except BaseException:
            live.listeners.discard(listener)
            raise
        return live, listener

    def leave(self, live: Live, listener: Listener) -> None:
        online = live.online
        live.look(listener.browser)
        live.listeners.discard(listener)
        if live.online != online:
            live.tell_table()
            self.lobby.board.touch(live.id)
            self.presence.announce(live)

    def look(self, live: Live, browser: Browser | None) -> None:
        """A browser looks at a table: bots that paused because nobody watched continue."""
        live.look(browser)
        if live.driver is None or live.driver.done():
            self.drive(live)

    async def hear(self, id: str, text: str) -> None:
        """Another server has announced who is at a table there."""
        before = self._is_attended(id)
        self.presence.hear(id, self._lives.get(id), text)
        if self._is_attended(id) != before:
            self.lobby.board.touch(id)

    def turn_to(self, live: Live, browser: Browser, tab: str, looking: bool) -> None:
        """A page that listens to a table has become visible or hidden."""
        before = live.looking_here
        for listener in live.listeners:
            if listener.browser.id == browser.id and listener.tab == tab:
                listener.looking = looking
        if live.looking_here != before:
            self.presence.announce(live)

    def looking(self, id: str) -> frozenset[int]:
        """The people who have a table in sight, on any server."""
        live = self._lives.get(id)
        return self.presence.looking(id) if live is None else live.looking

    async def watch(self) -> None:
        """Announce and expire presence for as long as other servers may share the storage."""
        while self.storage.shared:
            await asyncio.sleep(presence.BEAT)
            for id in self.presence.beat(self.loaded_tables):
                self.lobby.board.touch(id)

    async def _missed(self, live: Live, reader: Reader, after: int, until: int) -> list[tuple[int, str]]:
        acts = await self.storage.acts(live.id, 0, until)

        def work() -> list[tuple[int, str]]:
            table, found = rebuilt(live.stored, []), []
            for act in acts:
                before = table.revisions[reader]
                table.apply(act)
                now = table.revisions[reader]
                if before != now > after:
                    found.append((now, self.encode(table.state(reader, whole=False))))
            return found

        return await asyncio.to_thread(work)

    # Bots

    def drive(self, live: Live, delay: float = 0.0) -> None:
        """Let the bots of a table answer until a person is asked, and play what that person has prepared."""
        self._drivers.drive(live, delay)
        self._planners.play(live, lambda: self.drive(live))

    async def drive_all(self) -> None:
        """Continue all tables that wait for no person, one after the other; a damaged one stops no other."""
        for id in await self._to_continue():
            try:
                await self.live(id)
            except Exception as error:
                LOG.error("table %s cannot continue: %s", id, described(error))

    async def _to_continue(self) -> list[str]:
        """The tables that continue by themselves; retries for as long as the storage is unreachable."""
        failures = 0
        while True:
            try:
                return await self.storage.tables_to_continue()
            except Exception as error:
                failures += 1
                LOG.warning("the tables that continue by themselves cannot be listed: %s", described(error))
                await asyncio.sleep(min(LONGEST_PAUSE, failures))


def described(error: Exception) -> str:
    """An error for the log. Only the texts of problems are known to contain no secrets."""
    return str(error) if isinstance(error, Problem) else type(error).__name__


def rebuilt(stored: Stored, acts: list[Act]) -> Table:
    """A table from storage."""
    try:
        record = record_of(stored)
    except BadRecord as error:
        raise Problem("old-rules", str(error)) from error
    table = opened(record, acts, finality(stored))
    table.final = 0 if stored.clock is None else stored.clock.final
    return table
