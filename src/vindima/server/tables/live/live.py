"""A table in memory: the authority over its game, who sits there, and who listens."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from time import monotonic
from typing import Final, NamedTuple

from vindima.core.chance import mixed, seeded
from vindima.core.record import Record
from vindima.core.step import NOBODY
from vindima.server.tables.common.clock import now
from vindima.server.tables.common.links import hashed, seat_secret
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game import shuffle as shuffles
from vindima.server.tables.game.chat import Said
from vindima.server.tables.game.pace import Clock, clock_to_wire, pace_to_wire
from vindima.server.tables.game.plans import Plan
from vindima.server.tables.game.seats import (
    OPEN,
    PERSON,
    WATCHING,
    Browser,
    Ending,
    Listing,
    Payer,
    Stored,
    Takeover,
    voters,
)
from vindima.server.tables.game.states import Encode, States
from vindima.server.tables.game.table import Reader, Table
from vindima.server.tables.live.events import Event, Listener
from vindima.server.wire import meeting as wire_meeting
from vindima.server.wire import people as wire_people
from vindima.server.wire import table as wire

__all__ = ["Announced", "Live", "listed", "record_of"]

ATTENTION: Final = 60.0
"""How many seconds a browser counts as watching after it has looked at a table."""
HEAVY: Final = 40.0
"""The weight of a table with its own data tables."""
PAUSE: Final = 0.2
"""Seconds during which changes of the seats are collected, so that many joins cause few events."""


def record_of(stored: Stored) -> Record:
    """The record of a table without its answers, which are in the log."""
    return Record.from_dict({**stored.header, "answers": []})


def daily_table(stored: Stored) -> wire.DailyTable | None:
    """The attempt at a deal of the day that a table plays."""
    found = stored.daily
    if found is None:
        return None
    return {"day": found.day, "kind": found.kind, "number": found.number, "counted": found.counted}


def contest_table(stored: Stored) -> wire.ContestTable | None:
    """The match of a tournament that a table plays."""
    found = stored.contest
    if found is None:
        return None
    return {
        "tournament": found.tournament,
        "name": found.name,
        "match": found.match,
        "round": found.round,
        "sealed": stored.sealed,
    }


def listed(listing: Listing) -> wire_meeting.Listing:
    """How a table is offered, as it goes over the wire."""
    open, public, level, language = listing
    return {"open": open, "public": public, "level": level, "language": language}


class Announced(NamedTuple):
    """What another server has announced about a table."""

    at: float
    online: frozenset[int]
    """The browsers that listen there."""
    looking: frozenset[int]
    """Those of them that have the table in sight."""


class Live:
    """A table that people play or watch."""

    def __init__(self, stored: Stored, table: Table, chat: int, encode: Encode) -> None:
        self.stored = stored
        self.table = table
        self.chat = chat
        """The number of the last chat line that was sent."""
        self.encode = encode
        self.lock = asyncio.Lock()
        """Held while an act is entered or a seat changes."""
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Announced] = {}
        """What other servers have announced about the table, by server name."""
        self.driver: asyncio.Task[None] | None = None
        """Drives the bots of the table."""
        self.drowsy = False
        """True if the driver waits for another process to answer first."""
        self.wake = asyncio.Event()
        """Set to make a driver retry at once instead of waiting for its next attempt."""
        self.address = ""
        """The address from which the host was last seen."""
        self.seen = monotonic()
        """When somebody last looked at the table without listening to it."""
        self.trouble: wire.Trouble | None = None
        """Why the bot that is asked cannot play."""
        self.thought = (NOBODY, 0)
        """The seat last reported as thinking, and the spectators' revision at that time."""
        self.planner: asyncio.Task[None] | None = None
        """Plays a prepared turn."""
        self.plans: dict[int, Plan] = {}
        """The turns that players have prepared, by seat: never sent to anybody else."""
        self._states = States(table, encode)
        offered = {option.name for option in table.position.game.options if not option.folder}
        self._options = {name: value for name, value in table.play.record.options.items() if name in offered}
        """The options without the data tables of an uploaded record, which may be a megabyte."""
        self._telling: asyncio.TimerHandle | None = None
        """The next event about the seats."""
        self._told = -PAUSE

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def heavy(self) -> bool:
        """True if the table has its own data tables."""
        options = self.table.play.record.options
        return any(value is not None for name, value in options.items() if name not in self._options)

    @property
    def weight(self) -> float:
        """How much memory the table takes, relative to a table without its own data tables."""
        return HEAVY if self.heavy else 1.0

    @property
    def idle(self) -> bool:
        """True if the table can be evicted from memory."""
        busy = any(task is not None and not task.done() for task in (self.driver, self.planner))
        return not (self.listeners or busy or self.lock.locked())

    @property
    def here(self) -> frozenset[int]:
        """The browsers that listen on this server."""
        return frozenset(listener.browser.id for listener in self.listeners)

    @property
    def online(self) -> frozenset[int]:
        """The browsers that listen on any server."""
        return self.here.union(*(announced.online for announced in self.elsewhere.values()))

    @property
    def looking_here(self) -> frozenset[int]:
        """The browsers that listen on this server and have the table in sight."""
        return frozenset(listener.browser.id for listener in self.listeners if listener.looking)

    @property
    def looking(self) -> frozenset[int]:
        """The same on any server."""
        return self.looking_here.union(*(announced.looking for announced in self.elsewhere.values()))

    # Whether and for whom bots play

    @property
    def payer(self) -> Payer:
        """On whose account the bots think: that of the host of the table or of its tournament."""
        if self.stored.contest is not None:
            return Payer(self.stored.contest.host)
        hosts = [place.browser for place in self.stored.places if place.host]
        return Payer(hosts[0] if hosts else NOBODY, self.address)

    @property
    def paused(self) -> bool:
        """True if no person plays here and nobody watches, so the bots would play on for nobody."""
        if self.stored.contest is not None:
            return False
        played = any(seat.kind == PERSON and not seat.stand_in for seat in self.stored.seats)
        return not (played or self.watched)

    @property
    def watched(self) -> bool:
        """True if somebody listens, or has looked at the table a moment ago."""
        return bool(self.online) or monotonic() - self.seen < ATTENTION

    def look(self, browser: Browser | None) -> None:
        """Record that a browser looks at the table."""
        self.seen = monotonic()
        if browser is not None and browser.address and self.hosted_by(browser):
            self.address = browser.address

    # Permissions

    def seats_of(self, browser: Browser | None) -> list[int]:
        """The seats that a browser holds."""
        return [
            place.seat
            for place in self.stored.places
            if browser is not None and place.browser == browser.id and place.seat != WATCHING
        ]

    def hosted_by(self, browser: Browser | None) -> bool:
        return any(place.host for place in self.stored.places if browser and place.browser == browser.id)

    def reader(self, browser: Browser | None, seat: int | None) -> Reader:
        """A browser's role as reader at this table: a seat that it holds, or a spectator."""
        if browser is None or all(place.browser != browser.id for place in self.stored.places):
            raise Problem("not-yours", "this browser has no place at the table")
        mine = self.seats_of(browser)
        if seat is None:
            return mine[0] if mine else None
        if seat not in mine:
            raise Problem("not-yours", "this browser does not hold the seat")
        return seat

    def bot(self) -> str | None:
        """The bot that has to act now."""
        asked = self.table.asked
        if asked == NOBODY or self.stored.closed:
            return None
        if self.overdue == asked and self.stored.pace is not None:
            return self.stored.seats[asked].player or self.stored.pace.bot
        return self.stored.seats[asked].player

    def planned(self) -> Plan | None:
        """The prepared turn of the seat that has to act now, if a person plays it."""
        asked = self.table.asked
        if asked == NOBODY or self.stored.closed or self.table.held is not None or self.bot() is not None:
            return None
        plan = self.plans.get(asked)
        return plan if plan is not None and plan.waits else None

    @property
    def overdue(self) -> int:
        """The seat whose time is over, so that a bot plays the rest of its turn; NOBODY if there is none."""
        clock = self.stored.clock
        return clock.seat if clock is not None and clock.out else NOBODY

    def keep_clock(self, clock: Clock | None) -> None:
        """Take the clocks as they are stored, and notify everybody if they have changed."""
        if clock != self.stored.clock:
            self.stored = self.stored._replace(clock=clock)
            self.table.final = 0 if clock is None else clock.final
            self.tell_table()

    def bot_seed(self) -> int:
        """The seed of a bot's randomness: the same in every game with the same record.

        In a tournament, each seat of each match has its own: otherwise equal bots would play a deal the same
        way at every table, and there would be nothing to compare.
        """
        record, contest = self.table.play.record, self.stored.contest
        seats = len(self.stored.seats)
        stream = 0 if contest is None else contest.match * seats + self.table.position.seat
        return mixed(seeded(record.seed, stream) + len(record.answers))

    def apart(self, reader: Reader) -> bool:
        """True if a reader's lines go only to spectators: while the cards are dealt and the game runs."""
        return reader is None and self.table.dealt and not self.table.position.over

    # Events

    def state(self, reader: Reader, whole: bool = False) -> str:
        """The state after the last act, as JSON; encoded once for all readers who see the same."""
        return self._states.of(reader, whole)

    def tell_state(self) -> None:
        """Send the state to every listener who can notice that it has changed."""
        for listener in list(self.listeners):
            revision = self.table.revisions[listener.reader]
            if revision != listener.revision:
                listener.revision = revision
                listener.put(Event("state", self.state(listener.reader), str(revision)))

    def tell_table(self) -> None:
        """Send the seats to every listener, as each may see them; changes are collected and sent together."""
        if self._telling is None:
            loop = asyncio.get_running_loop()
            delay = max(0.0, self._told + PAUSE - monotonic())
            self._telling = loop.call_later(delay, self._tell_table)

    def _tell_table(self) -> None:
        self._telling, self._told = None, monotonic()
        faces: dict[str, Event] = {}
        for listener in list(self.listeners):
            browser = listener.browser
            if browser.token not in faces:
                faces[browser.token] = self.face_event(browser)
            listener.put_face(faces[browser.token])

    def face_event(self, browser: Browser) -> Event:
        """The seats as an event for a browser."""
        return Event("table", self.encode(self.face(browser)))

    def turn_away(self) -> None:
        """Disconnect listeners that read for a place they no longer have, after telling them so."""
        for listener in list(self.listeners):
            seat = WATCHING if listener.reader is None else listener.reader
            places = [place.seat for place in self.stored.places if place.browser == listener.browser.id]
            if not places or (seat != WATCHING and seat not in places):
                listener.close(self.face_event(listener.browser))

    def sign_out(self, devices: Collection[int]) -> None:
        """Disconnect the listeners of devices that are signed out."""
        for listener in list(self.listeners):
            if listener.browser.device in devices:
                listener.close()

    def tell_line(self, said: Said, deaf: Collection[int]) -> None:
        """Send a chat line to those who may read it and want to; `deaf` are people who do not."""
        over = self.table.position.over
        for listener in list(self.listeners):
            reads = said.readable(listener.reader, over) and listener.browser.id not in deaf
            if reads:
                listener.put(Event("chat", self.encode(said.to_wire(listener.browser.id))))

    def tell_thinking(self, seat: int) -> None:
        """Announce that a bot has begun to think; only once during a secret choice of several answers."""
        now = seat, self.table.revisions[None]
        if self.thought != now:
            self.thought = now
            thinking: wire.Thinking = {"seat": seat}
            event = Event("thinking", self.encode(thinking))
            for listener in list(self.listeners):
                listener.put(event)

    def face(self, browser: Browser | None) -> wire.Table:
        """The table's seats and links, as a browser may see them."""
        stored, record = self.stored, self.table.play.record
        mine, host = self.seats_of(browser), self.hosted_by(browser)
        online = self.online
        sitting = {place.seat for place in stored.places if place.browser in online}
        return {
            "id": stored.id,
            "game": record.title,
            "options": self._options,
            "seats": [
                {
                    "seat": seat.seat,
                    "kind": seat.kind,
                    "name": seat.name,
                    "bot": seat.bot,
                    "stand_in": seat.stand_in,
                    "online": seat.seat in sitting,
                    "mine": seat.seat in mine,
                    "holders": sum(place.seat == seat.seat for place in stored.places),
                }
                for seat in stored.seats
            ],
            "host": host,
            "hot_seat": stored.hot_seat,
            "hints": stored.hints,
            "coach": stored.coach,
            "over": self.table.position.over,
            "trouble": self.trouble,
            "watch_link": "" if stored.sealed else f"/join/{stored.watch}",
            "seat_links": self._seat_links(browser),
            "invite_links": {
                str(seat.seat): f"/join/{seat.invite}"
                for seat in stored.seats
                if host and seat.kind == OPEN and seat.invite
            },
            "campaign": stored.campaign,
            "shuffle": shuffles.to_wire(stored),
            "closed": stored.closed,
            "takeover": self._takeover(browser),
            "daily": daily_table(stored),
            "contest": contest_table(stored),
            "pace": pace_to_wire(stored.pace),
            "clock": clock_to_wire(stored.pace, stored.clock, now()),
            "rated": stored.rated,
            "listing": listed(stored.listing),
            "ending": self._ending(browser),
        }

    def _takeover(self, browser: Browser | None) -> wire_people.Takeover | None:
        """The request to take over a seat."""
        asked = self.stored.takeover
        return None if asked is None else {"name": asked.name, **self._votes(asked, browser)}

    def _ending(self, browser: Browser | None) -> wire_meeting.Ending | None:
        """The request to end the game early."""
        asked = self.stored.ending
        return None if asked is None else self._votes(asked, browser)

    def _votes(self, asked: Takeover | Ending, browser: Browser | None) -> wire_meeting.Ending:
        """Who makes a request, and who has agreed to it so far."""
        return {
            "seat": asked.seat,
            "mine": browser is not None and browser.id == asked.browser,
            "agreed": list(asked.agreed),
            "waiting": [seat for seat in voters(self.stored, asked.browser) if seat not in asked.agreed],
        }

    def _seat_links(self, browser: Browser | None) -> dict[str, str]:
        """The links that restore the seats that a browser has taken; other devices cannot derive them."""
        found: dict[str, str] = {}
        for place in self.stored.places:
            if browser is not None and place.browser == browser.id and place.seat != WATCHING:
                secret = seat_secret(browser.token, self.id, place.seat, place.salt)
                if hashed(secret) == place.link:
                    found[str(place.seat)] = f"/join/{secret}"
        return found
