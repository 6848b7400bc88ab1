"""The tables' storage in a database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from vindima.server.database import listing as listings
from vindima.server.database.access import news, rows
from vindima.server.database.access.store import Store, announce, notify, notify_person
from vindima.server.database.contests import ratings, results, tournaments
from vindima.server.database.people import blocks
from vindima.server.database.play import campaigns, clocks, daily, plans
from vindima.server.tables.common.links import hashed
from vindima.server.tables.game.chat import Said
from vindima.server.tables.game.daily import Deal, Entry
from vindima.server.tables.game.pace import Clock
from vindima.server.tables.game.plans import Plan
from vindima.server.tables.game.seats import (
    OPEN,
    PERSON,
    Ending,
    Link,
    Listing,
    Note,
    Place,
    Seat,
    Stored,
    Takeover,
)
from vindima.server.tables.game.storage import Overtaken, Shuffled, Unavailable
from vindima.server.tables.game.table import UNDO, Act, Proposal
from vindima.server.wire import meeting as wire_meeting

__all__ = ["Database"]

LOG: Final = logging.getLogger("vindima.server")
ATTEMPTS: Final = 20
PAUSE: Final = 0.05
"""How often, and after how many seconds, a process retries to count rated games while another one counts."""


class Database:
    """Implements the tables' `Storage`. Other queries go through `store`, with the functions in `rows`."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @property
    def shared(self) -> bool:
        return self.store.shared

    async def table(self, id: str) -> Stored | None:
        return await self.store.read(lambda connection: rows.stored(connection, id))

    async def add_table(self, table: Stored, proposal: Proposal) -> Clock | None:
        def work(connection: Connection) -> Clock | None:
            rows.add_table(connection, table, proposal)
            results.begin(connection, table)
            if table.daily is not None:
                daily.add(connection, table.daily, table.places[0].browser, table.id)
            if table.listing.open or table.listing.public:
                notify(connection, table.id, 0)
            for place in table.places:
                notify_person(connection, place.browser)
            return None if table.pace is None else clocks.settle(connection, table.id, "turn")

        try:
            return await self.store.write(work)
        except IntegrityError as error:
            raise Overtaken from error

    async def tables_to_continue(self) -> list[str]:
        return await self.store.read(lambda found: [*rows.waiting_for_bots(found), *plans.due(found)])

    async def hosted(self, browser: int) -> tuple[int, int]:
        return await self.store.read(lambda connection: rows.hosted(connection, browser))

    async def acts(self, id: str, after: int = 0, until: int | None = None) -> list[Act]:
        return await self.store.read(lambda connection: rows.acts_of(connection, id, after, until))

    async def enter(
        self, table: Stored, seq: int, proposal: Proposal, key: str | None, plan: Plan | None = None
    ) -> Clock | None:
        def work(connection: Connection) -> Clock | None:
            rows.enter(connection, table.id, seq, proposal, key)
            news.entered(connection, table, seq, proposal, prepared=plan is not None)
            if plan is not None:
                plans.keep(connection, table.id, plan)
            if proposal.over and table.campaign is not None:
                campaigns.report(connection, table.campaign, table.id, proposal.result)
            if proposal.over and table.daily is not None:
                daily.report(connection, table.daily, table.id, proposal)
            if proposal.over and table.contest is not None:
                tournaments.report(connection, table.id, proposal)
            if proposal.over:
                results.report(connection, table.id, proposal)
            if table.pace is None:
                return None
            return clocks.settle(connection, table.id, "undo" if proposal.act.kind == UNDO else "turn")

        try:
            clock = await self.store.write(work, table.id)
        except IntegrityError as error:
            raise Overtaken from error
        if proposal.over and table.rated:
            await self.settle_ratings()
        return clock

    async def settle_ratings(self) -> None:
        """Count the finished rated games. A game that cannot be counted now is counted with the next one."""
        try:
            for _ in range(ATTEMPTS):
                if await self.store.write(ratings.settle):
                    return
                await asyncio.sleep(PAUSE)
        except Unavailable as error:
            LOG.warning("ratings cannot be changed now: %s", error)

    async def plans(self, id: str) -> dict[int, Plan]:
        return await self.store.read(lambda connection: plans.of(connection, id))

    async def keep_plan(self, id: str, plan: Plan) -> None:
        await self.store.write(lambda connection: plans.keep(connection, id, plan), id)

    async def clock(self, id: str) -> Clock | None:
        return await self.store.read(lambda connection: clocks.of(connection, id))

    async def attempts(self, deal: Deal, browser: int) -> list[Entry]:
        return await self.store.read(lambda connection: daily.of(connection, deal, browser))

    async def counted(self, deal: Deal) -> list[Entry]:
        return await self.store.read(lambda connection: daily.counted(connection, deal))

    async def has_seen(self, deal: Deal, browser: int) -> bool:
        return await self.store.read(lambda connection: daily.has_seen(connection, deal, browser))

    async def number_of(self, id: str, key: str) -> int | None:
        return await self.store.read(lambda connection: rows.seq_of(connection, id, key))

    async def find_link(self, secret: str) -> Link | None:
        return await self.store.read(lambda connection: rows.find_link(connection, secret, hashed(secret)))

    async def change_seat(
        self, id: str, before: Seat, after: Seat, place: Place | None, note: Note | None
    ) -> bool:
        def work(connection: Connection) -> bool:
            if not rows.change_seat(connection, id, before, after):
                return False
            if after.kind != PERSON:
                rows.drop_places(connection, id, after.seat)
                plans.drop_seat(connection, id, after.seat)
            stored = rows.stored(connection, id)
            if stored is not None and stored.takeover:
                # Those who asked for this seat have it now, or can no longer get it; others asked other
                # people.
                rows.change_takeover(connection, id, None)
            if place is not None:
                rows.add_place(connection, id, place)
                if stored is not None and before.kind == OPEN:
                    news.seat_taken(connection, stored, before)
            results.sit(connection, id, after, place)
            enter_note(connection, id, note)
            clocks.settle(connection, id, "seats")
            notify(connection, id, 0)
            return True

        return await self.store.write(work, id)

    async def change_shuffle(self, id: str, change: Callable[[Stored], Shuffled | None]) -> None:
        def work(connection: Connection) -> None:
            stored = rows.locked(connection, id)
            changed = None if stored is None else change(stored)
            if changed is not None:
                rows.change_shuffle(connection, id, changed[0])
                enter_note(connection, id, changed[1])
                notify(connection, id, 0)

        await self.store.write(work, id)

    async def change_takeover(
        self, id: str, before: Takeover | None, after: Takeover | None, note: Note | None
    ) -> bool:
        def work(connection: Connection) -> bool:
            stored = rows.locked(connection, id)
            if stored is None or stored.takeover != before:
                return False
            rows.change_takeover(connection, id, after)
            enter_note(connection, id, note)
            notify(connection, id, 0)
            return True

        return await self.store.write(work, id)

    async def rename_seats(self, browser: int, old: str, new: str) -> list[str]:
        def work(connection: Connection) -> list[str]:
            changed = rows.rename_seats(connection, browser, old, new)
            for id in changed:
                notify(connection, id, 0)
            return changed

        return await self.store.write(work)

    async def add_place(self, id: str, place: Place, note: Note | None) -> None:
        await self._change(id, note, lambda connection: rows.add_place(connection, id, place))

    async def keep_place(self, id: str, place: Place, note: Note) -> None:
        await self._change(id, note, lambda connection: rows.keep_place(connection, id, place))

    async def _change(self, id: str, note: Note | None, change: Callable[[Connection], None]) -> None:
        """Change something about a table, enter a note about it, and tell other servers."""

        def work(connection: Connection) -> None:
            change(connection)
            enter_note(connection, id, note)
            notify(connection, id, 0)

        await self.store.write(work, id)

    async def change_help(self, id: str, hints: bool, coach: bool) -> None:
        await self.store.write(lambda connection: rows.change_help(connection, id, hints, coach), id)

    async def change_listing(self, id: str, listing: Listing, note: Note | None) -> None:
        def work(connection: Connection) -> None:
            listings.change(connection, id, listing)
            enter_note(connection, id, note)

        await self.store.write(work, id)

    async def offers(self, ids: Collection[str] | None) -> list[wire_meeting.Offer]:
        return await self.store.read(lambda connection: listings.offers(connection, ids))

    async def offered_seats(self, browser: int) -> int:
        return await self.store.read(lambda connection: listings.waiting_at(connection, browser))

    async def change_ending(
        self, id: str, before: Ending | None, after: Ending | None, closed: bool, note: Note
    ) -> bool:
        def work(connection: Connection) -> bool:
            done = listings.change_ending(connection, id, before, after, closed)
            if done:
                enter_note(connection, id, note)
            return done

        return await self.store.write(work, id)

    async def hide(self, id: str, browser: int, hidden: bool) -> None:
        await self.store.write(lambda connection: listings.hide(connection, id, browser, hidden), id)

    async def remove(self, id: str, browser: int) -> bool:
        return await self.store.write(lambda connection: listings.remove(connection, id, browser), id)

    async def chat(self, id: str, after: int, most: int) -> list[Said]:
        return await self.store.read(lambda connection: rows.chat_of(connection, id, after, most))

    async def deaf_to(self, author: int) -> Collection[int]:
        return await self.store.read(lambda connection: blocks.deaf_to(connection, author))

    async def turned_away(self, id: str, browser: int) -> bool:
        return await self.store.read(lambda connection: blocks.turned_away(connection, id, browser))

    async def announce(self, table: str, text: str) -> None:
        await self.store.write(lambda connection: announce(connection, f"{table} {text}"), table)


def enter_note(connection: Connection, id: str, note: Note | None) -> None:
    if note is not None:
        rows.add_chat(connection, id, note.name, note.seat, "", note.event)
