"""The tables of matches: they are opened without anybody's request, and house bots fill their free seats."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from vindima.core.record import Record
from vindima.server.tables.common.bots import bot_name
from vindima.server.tables.common.links import new_secret
from vindima.server.tables.game import shuffle
from vindima.server.tables.game.pace import first_clock
from vindima.server.tables.game.seats import (
    BOT,
    OPEN,
    PERSON,
    Browser,
    Contest,
    Note,
    Place,
    Seat,
    Stored,
    distinct,
)
from vindima.server.tables.game.storage import Overtaken
from vindima.server.tables.game.table import Table, started
from vindima.server.tables.live.house import House
from vindima.server.tables.opening import begun, watching_place
from vindima.server.tournaments.model import DUPLICATE, HOUSE, Entrant, Match, Tournament

__all__ = ["NOBODY", "fill_in", "give_up", "open_table", "step_back"]

NOBODY = 0
"""The account for the bots once the host's data are deleted: no person has this number."""


async def open_table(house: House, tournament: Tournament, match: Match) -> None:
    """Open the table of a match, unless another server has done so."""
    plan = tournament.plan
    assert match.table is not None
    record = Record(plan.game, plan.players, match.seed, dict(plan.options))
    seats = seats_of(tournament, match)
    proposal = await asyncio.to_thread(begun, record, started)
    record.seats = [seat.bot or f"human:{seat.name}".rstrip(":") for seat in seats]
    contest = Contest(tournament.id, plan.name, match.number, match.round, tournament.host or NOBODY)
    stored = Stored(
        match.table,
        record.header(),
        False,
        False,
        new_secret(),
        None,
        seats,
        places_of(tournament, match),
        shuffle=shuffle.drawn(match.seed),
        contest=contest,
        pace=plan.pace,
        rated=plan.rated and any(seat.kind == PERSON for seat in seats),
        clock=None if plan.pace is None else first_clock(plan.pace, len(seats)),
        sealed=plan.format == DUPLICATE,
    )
    with suppress(Overtaken):
        clock = await house.storage.add_table(stored, proposal)
        table = await asyncio.to_thread(Table, record, [proposal.act])
        house.keep(stored._replace(clock=clock), table)
        house.lobby.tell(stored.id, [place.browser for place in stored.places])


def seats_of(tournament: Tournament, match: Match) -> list[Seat]:
    """The players at a table. House bots have names that no entrant at the table has."""
    entrants = by_number(tournament)
    names = [entrants[number].name for number in match.seats if number != HOUSE]
    found: list[Seat] = []
    for seat, number in enumerate(match.seats):
        entrant = entrants.get(number)
        if entrant is None or (entrant.bot is None and entrant.browser is None):
            name = bot_name(tournament.plan.game, names) or distinct("Bot", names)
            names.append(name)
            found.append(Seat(seat, BOT, name, tournament.plan.house))
        elif entrant.bot is not None:
            found.append(Seat(seat, BOT, entrant.name, entrant.bot))
        else:
            away = not entrant.active
            bot = tournament.plan.house if away else None
            found.append(Seat(seat, PERSON, entrant.name, bot, stand_in=away, played=True))
    return found


def places_of(tournament: Tournament, match: Match) -> list[Place]:
    """Only the players have places. There are no links to their seats: one person plays a deal once."""
    entrants = by_number(tournament)
    return [
        Place(entrant.browser, seat)
        for seat, number in enumerate(match.seats)
        if (entrant := entrants.get(number)) is not None and entrant.browser is not None
    ]


def by_number(tournament: Tournament) -> dict[int, Entrant]:
    return {entrant.number: entrant for entrant in tournament.entrants}


async def fill_in(house: House, tournament: Tournament, match: Match) -> None:
    """Let house bots play for people who have withdrawn, or whose data are deleted.

    A rated game continues with its players: only they themselves can leave it, and then lose it.
    """
    assert match.table is not None
    live = await house.live(match.table)
    entrants = by_number(tournament)
    for seat in live.stored.seats:
        entrant = entrants.get(match.seats[seat.seat])
        away = entrant is None or not entrant.active
        if seat.kind == PERSON and away and not seat.stand_in and not live.stored.rated:
            after = seat._replace(bot=tournament.plan.house, stand_in=True)
            await change(house, match.table, seat, after, "web-note-stand-in")
        elif seat.kind == OPEN:
            name = bot_name(tournament.plan.game, [other.name for other in live.stored.seats])
            await change(
                house, match.table, seat, Seat(seat.seat, BOT, name, tournament.plan.house), "web-note-bot"
            )


async def give_up(house: House, tournament: Tournament, match: Match, browser: Browser) -> None:
    """A person withdraws during a rated game and thus loses it: a house bot takes the seat."""
    assert match.table is not None
    live = await house.live(match.table)
    if not live.stored.rated or live.table.position.over:
        return
    for number in live.seats_of(browser):
        seat = live.stored.seats[number]
        name = bot_name(tournament.plan.game, [other.name for other in live.stored.seats])
        after = Seat(number, BOT, name, tournament.plan.house, played=True)
        await change(house, match.table, seat, after, "web-note-leave", watching_place(browser))


async def step_back(house: House, match: Match, number: int) -> None:
    """A person who had withdrawn plays again: the bot leaves the seat."""
    assert match.table is not None
    live = await house.live(match.table)
    seat = live.stored.seats[match.seats.index(number)]
    if seat.kind == PERSON and seat.stand_in:
        await change(house, match.table, seat, seat._replace(bot=None, stand_in=False), "web-note-back")


async def change(
    house: House, table: str, before: Seat, after: Seat, event: str, place: Place | None = None
) -> None:
    """Change who plays a seat, and notify everybody at the table."""
    live = await house.live(table)
    async with live.lock:
        note = Note(event, before.name, before.seat)
        if await house.storage.change_seat(table, before, after, place, note):
            await house.reseat(live)
    await house.tell_chat(live)
