"""A table in memory: the authority over its game, who sits there, and who listens."""

from __future__ import annotations

import asyncio
from typing import Any

from pydantic_core import to_json

from vindima.core.chance import mixed, seeded
from vindima.core.record import Record
from vindima.core.step import NOBODY
from vindima.server.accounts import Browser, seat_secret
from vindima.server.events import Event, Listener
from vindima.server.problems import Problem
from vindima.server.rows import OPEN, WATCHING, Stored
from vindima.server.table import Reader, Table

__all__ = ["Live", "packed", "record_of"]


def packed(data: Any) -> str:
    """Compact JSON."""
    return to_json(data).decode()


def record_of(stored: Stored) -> Record:
    """The record of a table, without answers: those are in its log."""
    return Record.from_dict({**stored.header, "answers": []})


class Live:
    """A table that is being played or looked at."""

    def __init__(self, stored: Stored, table: Table, chat: int) -> None:
        self.stored = stored
        self.table = table
        self.chat = chat
        """The number of the last line of chat that was sent."""
        self.lock = asyncio.Lock()
        """Held by who enters an act or changes a seat."""
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        """By name of another server: when it last said which browsers listen to the table there."""
        self.driver: asyncio.Task[None] | None = None
        """Lets the bots of the table answer."""
        self.drowsy = False
        """The driver waits for what another process does."""
        self.thought = (NOBODY, 0)
        """The seat that was last said to be thinking, and what a spectator had seen by then."""
        self._told: dict[Reader, str] = {}
        self._told_at = 0

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def idle(self) -> bool:
        """True if nobody would miss it in memory."""
        busy = self.driver is not None and not self.driver.done()
        return not (self.listeners or busy or self.lock.locked())

    @property
    def here(self) -> frozenset[int]:
        """The browsers that listen at this server."""
        return frozenset(listener.browser.id for listener in self.listeners)

    @property
    def online(self) -> frozenset[int]:
        """The browsers that listen at any server."""
        return self.here.union(*(browsers for _, browsers in self.elsewhere.values()))

    # Who may do what

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
        """Whose eyes a browser sees the table with: a seat of its own, or those of a spectator."""
        if browser is None or all(place.browser != browser.id for place in self.stored.places):
            raise Problem("not-yours", "this browser has no place at the table")
        mine = self.seats_of(browser)
        if seat is None:
            return mine[0] if mine else None
        if seat not in mine:
            raise Problem("not-yours", "this browser does not hold the seat")
        return seat

    def bot(self) -> str | None:
        """The bot that has to do something now."""
        asked = self.table.asked
        return None if asked == NOBODY else self.stored.seats[asked].player

    def bot_seed(self) -> int:
        """The chance that a bot takes: the same in every game of the same record."""
        record = self.table.play.record
        return mixed(seeded(record.seed) + len(record.answers))

    # What is told

    def told(self, reader: Reader) -> str:
        """The state after the last act, as JSON; made once for all who see it with the same eyes."""
        if self._told_at != self.table.acts:
            self._told, self._told_at = {}, self.table.acts
        if reader not in self._told:
            self._told[reader] = packed(self.table.state(reader, whole=False))
        return self._told[reader]

    def tell_state(self) -> None:
        """Send the state to everybody who can notice that it has changed."""
        for listener in list(self.listeners):
            revision = self.table.revisions[listener.reader]
            if revision != listener.revision:
                listener.revision = revision
                listener.put(Event("state", self.told(listener.reader), str(revision)))

    def tell_table(self) -> None:
        """Send who sits here to everybody, each as it may know it."""
        for listener in list(self.listeners):
            listener.put(Event("table", packed(self.face(listener.browser))))

    def turn_away(self) -> None:
        """Let go of who listens with the eyes of a seat that they have lost; that, they are still told."""
        for listener in list(self.listeners):
            if listener.reader is not None and listener.reader not in self.seats_of(listener.browser):
                listener.close(Event("table", packed(self.face(listener.browser))))

    def tell_all(self, name: str, data: Any) -> None:
        event = Event(name, packed(data))
        for listener in list(self.listeners):
            listener.put(event)

    def tell_thinking(self, seat: int) -> None:
        """Say that a bot has begun to think; once, however many answers a secret choice takes it."""
        now = seat, self.table.revisions[None]
        if self.thought != now:
            self.thought = now
            self.tell_all("thinking", {"seat": seat})

    def face(self, browser: Browser | None) -> dict[str, Any]:
        """The table's seats and links, as a browser may know them."""
        stored, record = self.stored, self.table.play.record
        mine, host = self.seats_of(browser), self.hosted_by(browser)
        online = self.online
        sitting = {place.seat for place in stored.places if place.browser in online}
        return {
            "id": stored.id,
            "game": record.title,
            "options": record.options,
            "seats": [
                {
                    "seat": seat.seat,
                    "kind": seat.kind,
                    "name": seat.name,
                    "bot": seat.bot,
                    "stand_in": seat.stand_in,
                    "online": seat.seat in sitting,
                    "mine": seat.seat in mine,
                }
                for seat in stored.seats
            ],
            "host": host,
            "hot_seat": stored.hot_seat,
            "hints": stored.hints,
            "over": self.table.position.over,
            "watch_link": f"/join/{stored.watch}",
            "seat_links": {str(seat): f"/join/{seat_secret(browser.token, stored.id, seat)}" for seat in mine}
            if browser
            else {},
            "invite_links": {
                str(seat.seat): f"/join/{seat.invite}"
                for seat in stored.seats
                if host and seat.kind == OPEN and seat.invite
            },
            "campaign": stored.campaign,
        }
