"""The tables' storage as documents on a shelf.

A table has two: `table/ID` holds its header, seats, standing and chat; `log/ID` holds one act per line, so
its version is the number of acts. If two tabs enter an act at the same time, only the first succeeds.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

from vindima.browser.keys import CAMPAIGN, DAILY, LOG, RESULT, TABLE
from vindima.browser.shelf import NEW, Change, Document, Shelf
from vindima.server.desk.lobby import LISTED, Standing, table_line
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.campaigns import reported
from vindima.server.tables.game.chat import Said
from vindima.server.tables.game.daily import Attempt, Deal, Entry, outcome, seat_of
from vindima.server.tables.game.plans import Plan
from vindima.server.tables.game.results import Outcome, Result, counts, result_of
from vindima.server.tables.game.seats import (
    PERSON,
    WATCHING,
    Ending,
    Link,
    Listing,
    Note,
    Place,
    Seat,
    Stored,
    Takeover,
    distinct,
)
from vindima.server.tables.game.storage import Overtaken, Shuffled
from vindima.server.tables.game.table import Act, Proposal
from vindima.server.wire import meeting as wire_meeting
from vindima.server.wire import table as wire

__all__ = [
    "Documents",
    "acts_in",
    "changed",
    "ended",
    "listed",
    "packed",
    "read_entry",
    "read_result",
    "said",
    "stored",
]

T = TypeVar("T")
ME: Final = 1
"""The id of the only browser that plays."""


def packed(data: Any) -> str:
    """Compact JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def stamp() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Documents:
    """The tables' `Storage` on a shelf."""

    shared: Final = True
    """True: other tabs may serve the same tables."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def table(self, id: str) -> Stored | None:
        found = await self.shelf.read(TABLE + id)
        return None if found is None else stored(json.loads(found.text)["stored"])

    async def add_table(self, table: Stored, proposal: Proposal) -> None:
        data = {"stored": table._asdict(), "chat": [], **standing(proposal)}
        changes = [
            Change(TABLE + table.id, NEW, packed(data)),
            Change(LOG + table.id, NEW, line(proposal.act, None)),
        ]
        if table.daily is not None:
            changes.append(await self._begun(table, table.daily))
        if not await self.shelf.write(changes):
            raise Overtaken

    async def plans(self, id: str) -> dict[int, Plan]:
        """None: plans are only useful while waiting for other people."""
        return {}

    async def keep_plan(self, id: str, plan: Plan) -> None:
        """Nothing to do: plans exist only on servers."""

    async def clock(self, id: str) -> None:
        """None: clocks need people who wait for each other."""

    async def tables_to_continue(self) -> list[str]:
        """None: bots resume when somebody opens their table."""
        return []

    async def hosted(self, browser: int) -> tuple[int, int]:
        """Nothing: the browser itself limits its storage."""
        return 0, 0

    # The log

    async def acts(self, id: str, after: int = 0, until: int | None = None) -> list[Act]:
        found = await self.shelf.read(LOG + id)
        return [] if found is None else acts_in(found.text, after, until)

    async def enter(
        self, table: Stored, seq: int, proposal: Proposal, key: str | None, plan: Plan | None = None
    ) -> None:
        entry = Change(LOG + table.id, seq - 1, line(proposal.act, key), append=True)
        while True:
            found = await self._document(table.id)
            data = {**json.loads(found.text), **standing(proposal)}
            result = [*await self._result(table, proposal), *await self._ended(table, proposal)]
            result += await self._kept(table, proposal)
            if await self.shelf.write([entry, changed(found, data), *result]):
                return
            log = await self.shelf.read(LOG + table.id)
            if log is None or log.version != seq - 1:
                raise Overtaken

    async def _document(self, id: str) -> Document:
        """The document of a table; raises if somebody has cleared the browser's storage."""
        found = await self.shelf.read(TABLE + id)
        if found is None:
            raise Problem("no-table", "this browser has deleted the game")
        return found

    async def _result(self, table: Stored, proposal: Proposal) -> list[Change]:
        """The result for the table's campaign, if its game has just ended and is the one in progress."""
        if not proposal.over or table.campaign is None:
            return []
        found = await self.shelf.read(CAMPAIGN + table.campaign)
        if found is None or (data := json.loads(found.text))["table"] != table.id:
            return []
        after = {"data": reported(data["data"], proposal.result), "table": None}
        return [changed(found, {**data, **after})]

    # Results: one document for each game, which outlives its table

    async def _kept(self, table: Stored, proposal: Proposal) -> list[Change]:
        """The result of a game that has just ended, for the person's history."""
        key = RESULT + table.id
        if not proposal.over or not counts(table) or await self.shelf.read(key) is not None:
            return []
        return [Change(key, NEW, packed(result_of(table, proposal, stamp(), {})))]

    async def results(self) -> list[Result]:
        """All games finished in this browser, oldest first."""
        tables = {found.key.removeprefix(TABLE) for found in await self.shelf.read_all(TABLE)}
        found = [read_result(json.loads(found.text)) for found in await self.shelf.read_all(RESULT)]
        there = [one if one.table in tables else one._replace(table=None) for one in found]
        return sorted(there, key=lambda one: one.ended)

    # Attempts at the deals of the day: one document for each deal, with its attempts in order

    async def _begun(self, table: Stored, attempt: Attempt) -> Change:
        """An attempt that begins, unless another tab has begun it."""
        found = await self.shelf.read(key_of(attempt.deal)) or Document(key_of(attempt.deal), NEW, "[]")
        entries = json.loads(found.text)
        if len(entries) >= attempt.number:
            raise Overtaken
        return changed(found, [*entries, Entry(table.id, attempt, ME, "", table.id, False, 0, "")])

    async def _ended(self, table: Stored, proposal: Proposal) -> list[Change]:
        """The end of an attempt, if the table's game is one and has just ended."""
        if not proposal.over or table.daily is None:
            return []
        deal = table.daily.deal
        found = await self.shelf.read(key_of(deal))
        if found is None:
            return []
        points, result = outcome(seat_of(deal), proposal.scores, proposal.winners, proposal.result)
        entries = [read_entry(entry) for entry in json.loads(found.text)]
        after = [
            one._replace(over=True, points=points, result=result) if one.table == table.id else one
            for one in entries
        ]
        return [changed(found, after)]

    async def attempts(self, deal: Deal, browser: int) -> list[Entry]:
        found = await self.shelf.read(key_of(deal))
        entries = [] if found is None else [read_entry(entry) for entry in json.loads(found.text)]
        tables = {entry.table: await self.shelf.read(f"{TABLE}{entry.table}") for entry in entries}
        return [entry if tables[entry.table] else entry._replace(table=None) for entry in entries]

    async def counted(self, deal: Deal) -> list[Entry]:
        return [one for one in await self.attempts(deal, ME) if one.attempt.counted and one.over]

    async def has_seen(self, deal: Deal, browser: int) -> bool:
        """False: there is only one person, who may see everything."""
        return False

    async def number_of(self, id: str, key: str) -> int | None:
        found = await self.shelf.read(LOG + id)
        lines = [] if found is None else found.text.splitlines()
        return next((number for number, text in enumerate(lines, 1) if json.loads(text)[-1] == key), None)

    # Seats and settings

    async def _change(self, id: str, change: Callable[[dict[str, Any]], T]) -> T:
        """Change the document of a table; retry if another tab has changed it meanwhile."""
        while True:
            found = await self._document(id)
            data = json.loads(found.text)
            result = change(data)
            if await self.shelf.write([changed(found, data)]):
                return result

    async def find_link(self, secret: str) -> Link | None:
        """None: links to seats are for other people."""
        return None

    async def change_seat(
        self, id: str, before: Seat, after: Seat, place: Place | None, note: Note | None
    ) -> bool:
        def change(data: dict[str, Any]) -> bool:
            kept = stored(data["stored"])
            present = kept.seats[before.seat]
            if (present.kind, present.invite) != (before.kind, before.invite):
                return False
            seats = [after if seat.seat == after.seat else seat for seat in kept.seats]
            places = kept.places if after.kind == PERSON else without_seat(kept.places, after.seat)
            if place is not None and place not in places:
                places = [*places, place]
            data["stored"] = kept._replace(seats=seats, places=places, takeover=None)._asdict()
            add_note(data, note)
            return True

        return await self._change(id, change)

    async def change_shuffle(self, id: str, change: Callable[[Stored], Shuffled | None]) -> None:
        def work(data: dict[str, Any]) -> None:
            kept = stored(data["stored"])
            found = change(kept)
            if found is not None:
                data["stored"] = kept._replace(shuffle=found[0])._asdict()
                add_note(data, found[1])

        await self._change(id, work)

    async def change_takeover(
        self, id: str, before: Takeover | None, after: Takeover | None, note: Note | None
    ) -> bool:
        """False: there is nobody to ask for a seat."""
        return False

    async def rename_seats(self, browser: int, old: str, new: str) -> list[str]:
        renamed = []
        for found in await self.shelf.read_all(TABLE):
            data = json.loads(found.text)
            if not data["over"] and rename(data, old, new):
                id = found.key.removeprefix(TABLE)
                await self._change(id, lambda data: rename(data, old, new))
                renamed.append(id)
        return renamed

    async def add_place(self, id: str, place: Place, note: Note | None) -> None:
        def work(data: dict[str, Any]) -> None:
            kept = stored(data["stored"])
            places = [*(other for other in kept.places if other[:2] != place[:2]), place]
            data["stored"] = kept._replace(places=places)._asdict()
            add_note(data, note)

        await self._change(id, work)

    async def keep_place(self, id: str, place: Place, note: Note) -> None:
        await self.add_place(id, place, note)

    async def change_help(self, id: str, hints: bool, coach: bool) -> None:
        await self._change(id, lambda data: data["stored"].update(hints=hints, coach=coach))

    async def change_listing(self, id: str, listing: Listing, note: Note | None) -> None:
        """Nothing to do: there is nobody to offer a table to."""

    async def offers(self, ids: Collection[str] | None) -> list[wire_meeting.Offer]:
        return []

    async def offered_seats(self, browser: int) -> int:
        return 0

    async def change_ending(
        self, id: str, before: Ending | None, after: Ending | None, closed: bool, note: Note
    ) -> bool:
        def work(data: dict[str, Any]) -> bool:
            data["stored"].update(closed=closed)
            add_note(data, note)
            return True

        return await self._change(id, work)

    async def hide(self, id: str, browser: int, hidden: bool) -> None:
        await self._change(id, lambda data: data.update(hidden=hidden))

    async def remove(self, id: str, browser: int) -> bool:
        await self._delete(await self._document(id))
        return False

    async def _delete(self, found: Document) -> None:
        log = await self.shelf.read(found.key.replace(TABLE, LOG, 1))
        logs = [] if log is None else [Change(log.key, log.version, None)]
        await self.shelf.write([Change(found.key, found.version, None), *logs])

    async def delete_finished(self) -> int:
        """Delete the tables with finished games; returns their number."""
        over = [found for found in await self.shelf.read_all(TABLE) if ended(json.loads(found.text))]
        for found in over:
            await self._delete(found)
        return len(over)

    # Chat and lists

    async def chat(self, id: str, after: int, most: int) -> list[Said]:
        found = await self.shelf.read(TABLE + id)
        lines = [] if found is None else json.loads(found.text)["chat"]
        return [said(line) for line in lines if line["number"] > after][-most:]

    async def deaf_to(self, author: int) -> Collection[int]:
        """Nobody: the only reader is the author."""
        return ()

    async def turned_away(self, id: str, browser: int) -> bool:
        """False: nobody else comes here."""
        return False

    async def say(self, id: str, name: str, seat: int | None, text: str) -> Said:
        """Add a line to the chat."""
        return said(await self._change(id, lambda data: add_line(data, name, seat, text, None)))

    async def announce(self, table: str, text: str) -> None:
        """Nothing to do: all tables have the same single viewer."""

    async def ended(self, id: str) -> str:
        """When a game was last changed."""
        return str(json.loads((await self._document(id)).text)["updated"])

    async def lines(self) -> list[wire.TableLine]:
        """The running tables that are not hidden, the newest first."""
        found = [listed(data) for data in await self.all_tables() if not (data.get("hidden") or ended(data))]
        return sorted(found, key=lambda line: line["updated"], reverse=True)[:LISTED]

    async def all_tables(self) -> list[dict[str, Any]]:
        """Everything stored about each table."""
        return [json.loads(document.text) for document in await self.shelf.read_all(TABLE)]


def ended(data: dict[str, Any]) -> bool:
    """True if the table's game is over, or was ended early."""
    return bool(data["over"] or data["stored"].get("closed"))


def key_of(deal: Deal) -> str:
    return DAILY + "/".join(deal)


def read_entry(data: list[Any]) -> Entry:
    return Entry(data[0], Attempt(*data[1]), *data[2:])


def read_result(data: list[Any]) -> Result:
    found = Result(*data)
    return found._replace(seats=[Outcome(*one) for one in found.seats])


def changed(before: Document, data: Any) -> Change:
    return Change(before.key, before.version, packed(data))


def line(act: Act, key: str | None) -> str:
    return packed([*act, key]) + "\n"


def acts_in(log: str, after: int = 0, until: int | None = None) -> list[Act]:
    """The acts in the text of a log."""
    lines = [json.loads(text) for text in log.splitlines()[after:until]]
    return [Act(kind, seat, tuple(tokens), *more) for kind, seat, tokens, *more, _ in lines]


def standing(proposal: Proposal) -> dict[str, Any]:
    found = Standing(proposal.year, proposal.asked, proposal.over, proposal.winners, stamp())
    return found._asdict()


def stored(data: dict[str, Any]) -> Stored:
    """A table as it was stored."""
    seats, places = [Seat(*seat) for seat in data["seats"]], [Place(*place) for place in data["places"]]
    daily = None if data.get("daily") is None else Attempt(*data["daily"])
    listing = Listing(*data.get("listing", ()))
    return Stored(**{**data, "seats": seats, "places": places, "daily": daily, "listing": listing})


def without_seat(places: Sequence[Place], seat: int) -> list[Place]:
    """The places after nobody holds a seat any more; a host remains host, as a spectator."""
    kept = [place for place in places if place.seat != seat]
    watching = {
        Place(place.browser, WATCHING, host=True) for place in places if place.seat == seat and place.host
    }
    return [*kept, *(place for place in watching if place not in kept)]


def rename(data: dict[str, Any], old: str, new: str) -> bool:
    """Give the person's seats that have the old name, or no name, the new one; True if there are any."""
    seats = [Seat(*seat) for seat in data["stored"]["seats"]]
    found = [seat for seat in seats if seat.kind == PERSON and seat.name in ("", old)]
    for seat in found:
        others = [other.name for other in seats if other.seat != seat.seat]
        seats[seat.seat] = seat._replace(name=distinct(new, others))
    data["stored"]["seats"] = seats
    return bool(found)


def add_note(data: dict[str, Any], note: Note | None) -> None:
    if note is not None:
        add_line(data, note.name, note.seat, "", note.event)


def said(line: dict[str, Any]) -> Said:
    """A line as it was stored; notes have no author."""
    return Said(**line, author=ME if line["event"] is None else None)


def add_line(
    data: dict[str, Any], name: str, seat: int | None, text: str, event: str | None
) -> dict[str, Any]:
    line: dict[str, Any] = {
        "number": len(data["chat"]) + 1,
        "name": name,
        "seat": seat,
        "text": text,
        "at": stamp(),
        "event": event,
    }
    data["chat"].append(line)
    return line


def listed(data: dict[str, Any]) -> wire.TableLine:
    kept = stored(data["stored"])
    mine = {place.seat for place in kept.places}
    how = Standing(*(data[name] for name in Standing._fields))
    return table_line(kept.id, kept.header["game"], kept.seats, mine, how)
