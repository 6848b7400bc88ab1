"""Opening tables: new games, records that were brought along, positions of other games."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from inspect import signature
from typing import Any

from vindima.bots import BOTS
from vindima.bots.value import characters
from vindima.core import contract
from vindima.core.explain import BadData, BadRecord
from vindima.core.record import Record
from vindima.server import rows
from vindima.server.accounts import Browser, hashed, new_id, new_secret, seat_secret
from vindima.server.bodies import NewSeat, NewTable
from vindima.server.bots import checked
from vindima.server.house import House
from vindima.server.live import Live
from vindima.server.problems import Problem
from vindima.server.rows import BOT, OPEN, PERSON, WATCHING, Place, Seat, Stored
from vindima.server.table import Proposal, Table, started

__all__ = ["game_info", "open_table", "seated"]


def game_info(name: str) -> dict[str, Any]:
    """What a game offers, as it goes over the wire."""
    game = contract.find(name)
    return {
        "name": game.name,
        "title": game.title,
        "rules": game.rules,
        "players": list(game.seats),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices),
                "help": option.help,
                "solo": option.help.startswith("Solo:"),
            }
            for option in game.options
            if option.choices
        ],
        "bots": list(BOTS),
        "styles": characters(name),
        "styled": [level for level, factory in BOTS.items() if "style" in signature(factory).parameters],
    }


def seated(game: str, wanted: Sequence[NewSeat], hot_seat: bool, name: str) -> list[Seat]:
    """The seats of a new table. A person's seat that is nobody's is open, and has an invite."""
    seats = []
    for number, seat in enumerate(wanted):
        if seat.kind == BOT:
            if seat.bot is None:
                raise Problem("bad-request", f"seat {number} names no bot")
            seats.append(Seat(number, BOT, seat.name, bot_code(seat.bot, game)))
        elif seat.kind == PERSON and (seat.mine or hot_seat):
            seats.append(Seat(number, PERSON, seat.name or name))
        else:
            seats.append(Seat(number, OPEN, seat.name, invite=new_secret()))
    return seats


def bot_code(code: str, game: str) -> str:
    try:
        return checked(code, game)
    except BadData as error:
        raise Problem("bad-request", str(error)) from error


async def open_table(house: House, browser: Browser, wanted: NewTable, name: str) -> Live:
    """Open a table as a browser wants it."""
    record = await wanted_record(house, browser, wanted)
    if record.players != len(wanted.seats):
        raise Problem("bad-request", f"the game has {record.players} seats, {len(wanted.seats)} are given")
    seats = seated(record.title, wanted.seats, wanted.hot_seat, name)
    return await lay(house, browser, record, seats, wanted.hot_seat, wanted.confirm)


async def lay(
    house: House,
    browser: Browser,
    record: Record,
    seats: list[Seat],
    hot_seat: bool = False,
    confirm: bool = False,
    campaign: str | None = None,
) -> Live:
    """Put a table into the database and into memory. The seats of persons are the browser's."""
    id = new_id()
    proposal = await asyncio.to_thread(begun, record)
    record.seats = [seat.bot or f"human:{seat.name}".rstrip(":") for seat in seats]
    mine = [seat.seat for seat in seats if seat.kind == PERSON]
    places = [Place(browser.id, seat, True, hashed(seat_secret(browser.token, id, seat))) for seat in mine]
    places = places or [Place(browser.id, WATCHING, True)]
    header = record.header()
    alone = sum(seat.kind != BOT for seat in seats) == 1
    stored = Stored(id, header, hot_seat, confirm, new_secret(), campaign, seats, places, alone)
    await house.store.write(lambda connection: rows.add_table(connection, stored, proposal))
    table = await asyncio.to_thread(Table, record, [proposal.act])
    return house.keep(Live(stored, table, 0))


def begun(record: Record) -> Proposal:
    """The first act of a record's game. One of other rules is taken if it replays by those that are here."""
    record.rules = record.game.rules
    try:
        return started(record)
    except BadRecord as error:
        raise Problem("bad-record", str(error)) from error


async def wanted_record(house: House, browser: Browser, wanted: NewTable) -> Record:
    """The record that a table begins with: brought along, a part of another, or new."""
    if wanted.record is not None:
        return await asyncio.to_thread(brought, wanted.record)
    if wanted.source is not None:
        live = await house.live(wanted.source.table)
        return part_of(live, live.reader(browser, None), wanted.source.count)
    try:
        game = contract.find(wanted.game)
        # An option without choices would name a folder of this machine.
        offered = {option.name for option in game.options if option.choices}
        unknown = [option for option in wanted.options if option not in offered]
        if unknown:
            raise BadData(f"{game.name} has no option {unknown[0]!r}")
        seed = secrets.randbelow(1 << 53) if wanted.seed is None else wanted.seed
        return Record(wanted.game, len(wanted.seats), seed, wanted.options)
    except BadData as error:
        raise Problem("bad-request", str(error)) from error


def brought(text: str) -> Record:
    """The record in the text of a file."""
    try:
        return Record.parse(text)
    except BadRecord as error:
        newer = "newer than this program" in str(error)
        raise Problem("newer-record" if newer else "bad-record", str(error)) from error


def part_of(live: Live, reader: int | None, lines: int) -> Record:
    """The beginning of a game that is over. Of one that is not it would show what is to come."""
    table = live.table
    if not table.position.over:
        raise Problem("running", "a game that is not over cannot be played on from elsewhere")
    counts = table.counts(reader)
    if lines >= len(counts):
        raise Problem("bad-request", f"the log has {len(counts) - 1} lines")
    record = table.play.record
    answers = record.answers[: counts[lines]]
    return Record(record.title, record.players, record.seed, record.options, None, answers)
