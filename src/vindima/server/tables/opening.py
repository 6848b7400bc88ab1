"""Opens tables: new games, uploaded records, and positions of finished games."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import signature
from typing import Any, Final

from vindima.bots import BOTS, LEARNED
from vindima.bots.master import plays
from vindima.bots.thinking.value import styles
from vindima.core import contract
from vindima.core.explain import BadData, BadRecord, NewerRecord
from vindima.core.record import Record
from vindima.core.shuffle import SHARED
from vindima.server.tables import rating
from vindima.server.tables.common.bots import bot_code, bot_name
from vindima.server.tables.common.links import hashed, new_id, new_salt, new_secret, seat_secret
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game import shuffle as shuffles
from vindima.server.tables.game.daily import Attempt
from vindima.server.tables.game.pace import Pace, first_clock
from vindima.server.tables.game.seats import (
    BOT,
    OPEN,
    PERSON,
    UNLISTED,
    WATCHING,
    Browser,
    Listing,
    Place,
    Seat,
    Stored,
)
from vindima.server.tables.game.table import Proposal, Table, finality, started, waiting
from vindima.server.tables.live.house import House
from vindima.server.tables.live.live import Live
from vindima.server.wire import table as wire

__all__ = [
    "NewSeat",
    "NewTable",
    "check_quota",
    "game_info",
    "lay",
    "open_table",
    "part_of",
    "refuse_sealed",
    "seated",
    "seated_place",
    "watching_place",
]


SEED_BITS: Final = 128
SAMPLE: Final = 0
"""The seed of the sample deal that a table shows before its cards are dealt."""
HOSTED: Final = 500
"""How many running tables one browser may host."""
HOSTED_BYTES: Final = 16 * 1024 * 1024
"""The maximum total size of the headers of its tables."""
OPTIONS_BYTES: Final = 128 * 1024
"""The maximum size of the options of a game. Complete data tables take a sixth of it."""


@dataclass(frozen=True)
class NewSeat:
    """The player of a seat at a new table."""

    kind: str
    name: str = ""
    bot: str | None = None
    mine: bool = False
    """True for a person's seat that belongs to the browser that opens the table."""


@dataclass(frozen=True)
class NewTable:
    """A table to open: a new game, an uploaded record, or a position of a finished game."""

    game: str
    seats: Sequence[NewSeat]
    options: Mapping[str, Any] = field(default_factory=dict)
    hot_seat: bool = False
    confirm: bool = False
    seed: int | None = None
    record: str | None = None
    """The text of a record file."""
    source: tuple[str, int] | None = None
    """The id of a finished table, and the number of log lines to start after."""
    coach: bool = False
    """A coach speaks to the people at the table."""
    shared: bool = False
    """With open seats: the cards are dealt when all are taken, and every person contributes to the seed."""
    pace: Pace | None = None
    """How much time the players have; None: as much as they like."""
    rated: bool = False
    """True if the game counts for the ratings of the people at the table."""
    listing: Listing = UNLISTED
    """How the table is offered to people who have no link to it."""


def game_info(name: str) -> wire.GameInfo:
    """The description of a game, as it goes over the wire."""
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
                "solo": option.solo,
            }
            for option in game.options
            if not option.folder
        ],
        "bots": [level for level in BOTS if level not in LEARNED or plays(name)],
        "styles": styles(name),
        "styled": [level for level, factory in BOTS.items() if "style" in signature(factory).parameters],
    }


def seated(game: str, wanted: Sequence[NewSeat], hot_seat: bool, name: str) -> list[Seat]:
    """The seats of a new table. A person's seat that belongs to nobody is open and gets an invite."""
    seats: list[Seat] = []
    given = [name, *(seat.name for seat in wanted)]
    for number, seat in enumerate(wanted):
        if seat.kind == BOT:
            if seat.bot is None:
                raise Problem("bad-request", f"seat {number} names no bot")
            called = seat.name or bot_name(game, [*given, *(other.name for other in seats)])
            seats.append(Seat(number, BOT, called, bot_code(seat.bot, game)))
        elif seat.kind == PERSON and (seat.mine or hot_seat):
            seats.append(Seat(number, PERSON, seat.name or name, played=True))
        else:
            seats.append(Seat(number, OPEN, seat.name, invite=new_secret()))
    return seats


async def open_table(house: House, browser: Browser, wanted: NewTable, name: str) -> Live:
    """Open the table that a browser wants, within its quotas."""
    await check_quota(house, browser)
    if wanted.rated:
        rating.check_table(wanted)
    record = await wanted_record(house, browser, wanted)
    if record.players != len(wanted.seats):
        raise Problem("bad-request", f"the game has {record.players} seats, {len(wanted.seats)} are given")
    seats = seated(record.title, wanted.seats, wanted.hot_seat, name)
    if wanted.listing.open and wanted.hot_seat:
        raise Problem("bad-request", "a table on one screen cannot be open")
    known = wanted.seed is not None or wanted.record is not None or wanted.source is not None
    if known:
        shuffle = shuffles.chosen(record.seed)
    elif wanted.shared and any(seat.kind == OPEN for seat in seats):
        record.seed, shuffle = SAMPLE, shuffles.shared()
    else:
        shuffle = shuffles.drawn(record.seed)
    return await lay(
        house,
        browser,
        record,
        seats,
        wanted.hot_seat,
        wanted.confirm,
        shuffle=shuffle,
        coach=wanted.coach,
        pace=checked_pace(wanted.pace, record.title),
        rated=wanted.rated,
        listing=wanted.listing,
    )


def checked_pace(pace: Pace | None, game: str) -> Pace | None:
    """The pace, if its bot plays the game."""
    return None if pace is None else pace._replace(bot=bot_code(pace.bot, game))


async def check_quota(house: House, browser: Browser) -> None:
    """Refuse another table to a browser that has used up its quota."""
    running, size = await house.storage.hosted(browser.id)
    if running >= HOSTED or size > HOSTED_BYTES:
        raise Problem("quota", f"one browser hosts at most {HOSTED} running tables and {HOSTED_BYTES} bytes")


async def lay(
    house: House,
    browser: Browser,
    record: Record,
    seats: list[Seat],
    hot_seat: bool = False,
    confirm: bool = False,
    campaign: str | None = None,
    shuffle: dict[str, Any] | None = None,
    coach: bool = False,
    daily: Attempt | None = None,
    pace: Pace | None = None,
    rated: bool = False,
    listing: Listing = UNLISTED,
) -> Live:
    """Put a table into storage and into memory. The browser holds the seats of its people.

    Raises Overtaken if the table's attempt at a deal of the day has been started elsewhere.
    """
    id = new_id()
    later = shuffle is not None and shuffle["kind"] == SHARED
    proposal = await asyncio.to_thread(begun, record, waiting if later else started)
    record.seats = [seat.bot or f"human:{seat.name}".rstrip(":") for seat in seats]
    mine = [seat.seat for seat in seats if seat.kind == PERSON]
    places = [seated_place(browser, id, seat, host=True) for seat in mine]
    places = places or [watching_place(browser, host=True)]
    header = record.header()
    only_person = sum(seat.kind != BOT for seat in seats) == 1
    stored = Stored(
        id,
        header,
        hot_seat,
        confirm,
        new_secret(),
        campaign,
        seats,
        places,
        only_person and not (rated or (daily is not None and daily.counted)),
        shuffle,
        coach=coach,
        daily=daily,
        pace=pace,
        clock=None if pace is None else first_clock(pace, len(seats)),
        rated=rated,
        listing=listing,
    )
    clock = await house.storage.add_table(stored, proposal)
    stored = stored._replace(clock=clock)
    table = await asyncio.to_thread(Table, record, [proposal.act], finality(stored))
    live = house.keep(stored, table)
    live.look(browser)
    house.lobby.tell(live.id, [browser.id], new=True)
    return live


def seated_place(browser: Browser, table: str, seat: int, host: bool) -> Place:
    """The place of a browser that takes a seat."""
    salt = new_salt()
    return Place(browser.id, seat, host, hashed(seat_secret(browser.token, table, seat, salt)), salt)


def watching_place(browser: Browser, host: bool = False) -> Place:
    """The place of a spectator, whom the host can tell from others by the salt."""
    return Place(browser.id, WATCHING, host, salt=new_salt())


def begun(record: Record, how: Callable[[Record], Proposal]) -> Proposal:
    """The first act of a record's game. Records of other rules must replay under the current ones."""
    record.rules = record.game.rules
    try:
        return how(record)
    except BadRecord as error:
        raise Problem("bad-record", str(error)) from error


async def wanted_record(house: House, browser: Browser, wanted: NewTable) -> Record:
    """The record that a table begins with: uploaded, part of another table's, or new."""
    if wanted.record is not None:
        return await asyncio.to_thread(uploaded, wanted.record)
    if wanted.source is not None:
        table, count = wanted.source
        live = await house.live(table)
        return part_of(live, live.reader(browser, None), count)
    check_size(wanted.options)
    try:
        game = contract.find(wanted.game)
        # Users may not name a folder on this machine; tables that were read from one may be sent.
        offered = {
            option.name
            for option in game.options
            if not option.folder or isinstance(wanted.options.get(option.name), dict)
        }
        unknown = [option for option in wanted.options if option not in offered]
        if unknown:
            raise BadData(f"{game.name} has no option {unknown[0]!r}")
        if wanted.seed is not None and any(seat.kind == OPEN for seat in wanted.seats):
            raise BadData("anyone who names the seed knows every hand: with open seats the server chooses it")
        seed = secrets.randbits(SEED_BITS) if wanted.seed is None else wanted.seed
        return Record(wanted.game, len(wanted.seats), seed, dict(wanted.options))
    except BadData as error:
        raise Problem("bad-request", str(error)) from error


def uploaded(text: str) -> Record:
    """The record in the text of a file."""
    if len(text) > OPTIONS_BYTES:
        # Checked before parsing: the engine caches the tables that it has read.
        check_size(options_in(text))
    try:
        return Record.parse(text)
    except NewerRecord as error:
        raise Problem("newer-record", str(error)) from error
    except BadRecord as error:
        raise Problem("bad-record", str(error)) from error


def options_in(text: str) -> Any:
    """The options in the header of a record; None if they cannot be read, which `Record.parse` explains."""
    try:
        header, _ = json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError):
        return None
    return header.get("options") if isinstance(header, dict) else None


def check_size(options: Any) -> None:
    """Refuse options, including data tables, that would fill our memory."""
    if len(json.dumps(options)) > OPTIONS_BYTES:
        raise Problem("too-large", f"the options of a game may have at most {OPTIONS_BYTES} bytes")


def refuse_sealed(live: Live) -> None:
    """Refuse to show how a game went while other tables still play its deal."""
    if live.stored.sealed and live.table.position.over:
        raise Problem("sealed", "other tables still play this deal: until they have, nobody sees how it went")


def part_of(live: Live, reader: int | None, lines: int) -> Record:
    """The beginning of a finished game. Part of a running game would reveal what is to come."""
    table = live.table
    refuse_sealed(live)
    if not table.position.over:
        raise Problem("running", "only a finished game can be continued at another table")
    counts = table.counts(reader)
    if lines >= len(counts):
        raise Problem("bad-request", f"the log has {len(counts) - 1} lines")
    record = table.play.record
    answers = record.answers[: counts[lines]]
    return Record(record.title, record.players, record.seed, record.options, None, answers)
