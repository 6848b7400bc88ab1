"""Tables for people who do not know each other: open ones to join, public ones to watch, quick matches."""

from __future__ import annotations

from typing import Any

from vindima.core import contract
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.pace import TURNS, Pace, pace_to_wire
from vindima.server.tables.game.seats import BOT, OPEN, PERSON, WATCHING, Browser, Listing, Note, Seat, Stored
from vindima.server.tables.live.house import House
from vindima.server.tables.live.live import Live
from vindima.server.tables.opening import NewSeat, NewTable, open_table
from vindima.server.tables.seating import refuse_help, refuse_in_contest, sit, take
from vindima.server.wire import meeting as wire_meeting

__all__ = [
    "AT_ONCE",
    "change_listing",
    "check_room",
    "free_seats",
    "join",
    "match",
    "match_table",
    "unusual",
    "watch",
]

AT_ONCE = 10
"""At how many open tables one browser may wait for players."""


def free_seats(seats: list[Seat], dealt: bool) -> list[int]:
    """The seats free for everybody: a hand that a person has seen is not for strangers."""
    return [seat.seat for seat in seats if seat.kind == OPEN and not (seat.played and dealt)]


def unusual(header: dict[str, Any]) -> tuple[dict[str, bool | int | str], bool]:
    """The options that differ from the defaults, and whether the game has its own data tables."""
    given = header["options"]
    known = [option for option in contract.find(header["game"]).options if option.name in given]
    different = [option for option in known if given[option.name] != option.default]
    corrected = any(option.folder for option in different)
    return {option.name: given[option.name] for option in different if not option.folder}, corrected


def check_listing(stored: Stored, listing: Listing) -> None:
    """Refuse to offer a table that strangers could not join, or may not see."""
    if stored.daily is not None and (listing.open or listing.public):
        raise Problem("daily-counts", "a deal of the day cannot be open to others")
    if listing.open and (stored.hot_seat or stored.campaign is not None):
        raise Problem("bad-request", "a table on one screen, or of a campaign, cannot be open")


async def change_listing(house: House, live: Live, browser: Browser, listing: Listing) -> None:
    """Change how a table is offered.

    The host decides, with one exception: everybody who took a seat knew whether the game was public. So a
    game can become public only while nobody else has a seat, and every player may make it private.
    """
    stored, host = live.stored, live.hosted_by(browser)
    before = stored.listing
    closing = before.public and listing == before._replace(public=False)
    if not host and not (closing and live.seats_of(browser)):
        raise Problem("not-yours", "only the host may do that")
    check_listing(stored, listing)
    refuse_help(live)
    refuse_in_contest(live)
    if listing.public and not before.public and others(stored, browser):
        raise Problem("others-play", "the players have not agreed to be watched by everybody")
    if listing.open and not before.open:
        await check_room(house, browser)
    live = house.known(live)
    name = next((stored.seats[seat].name for seat in live.seats_of(browser)), "")
    note = None
    if listing.public != before.public:
        word = "public" if listing.public else "private"
        note = Note(f"web-note-{word}", name, next(iter(live.seats_of(browser)), 0))
    async with live.lock:
        await house.storage.change_listing(live.id, listing, note)
        await house.reseat(live)
    await house.tell_chat(live)


def others(stored: Stored, browser: Browser) -> list[int]:
    """The seats that other people hold, even while bots stand in for them."""
    mine = {place.seat for place in stored.places if place.browser == browser.id}
    held = {place.seat for place in stored.places if place.browser != browser.id} - mine
    return [seat.seat for seat in stored.seats if seat.kind == PERSON and seat.seat in held]


async def check_room(house: House, browser: Browser) -> None:
    """Refuse another open table to a browser that waits at too many."""
    if await house.storage.offered_seats(browser.id) >= AT_ONCE:
        raise Problem("many-open", f"one browser waits at no more than {AT_ONCE} open tables")


async def join(house: House, live: Live, browser: Browser, name: str) -> int:
    """Take a free seat at an open table; returns the seat, or the one that the browser has already."""
    mine = live.seats_of(browser)
    if mine:
        return mine[0]
    stored = live.stored
    if not stored.listing.open or stored.closed:
        raise Problem("not-yours", "this table is not open to everybody")
    await check_room(house, browser)
    free = free_seats(stored.seats, live.table.dealt)
    if not free:
        raise Problem("full", "all seats of this table are taken")
    await take(house, live, browser, free[0], stored.seats[free[0]].invite, name)
    return free[0]


async def watch(house: House, live: Live, browser: Browser) -> None:
    """Let a browser watch a public game."""
    if any(place.browser == browser.id for place in live.stored.places):
        return
    if not live.stored.listing.public:
        raise Problem("not-yours", "this game is not public")
    await sit(house, live, browser, WATCHING, host=False)


async def match(house: House, browser: Browser, wanted: NewTable, name: str) -> wire_meeting.Matched:
    """Join an open table of this game, size and language with the default options, or open one."""
    for offer in await house.lobby.board.offers():
        if fits(offer, wanted):
            try:
                live = await house.live(offer["id"])
                if any(place.browser == browser.id for place in live.stored.places):
                    continue
                await join(house, live, browser, name)
            except Problem as problem:
                if problem.name in ("many-open", "too-many", "banned"):
                    raise
                continue  # somebody was faster, or the table is gone
            return {"id": live.id, "joined": True}
    live = await open_table(house, browser, wanted, name)
    return {"id": live.id, "joined": False}


def fits(offer: wire_meeting.Offer, wanted: NewTable) -> bool:
    """True for a table at which somebody waits and that suits everybody who wants this game."""
    return (
        offer["free"] > 0
        and offer["game"] == wanted.game
        and len(offer["seats"]) == len(wanted.seats)
        and not any(seat["kind"] == BOT for seat in offer["seats"])
        and not offer["options"]
        and not offer["corrected"]
        and not offer["rated"]
        and offer["level"] in ("", wanted.listing.level)
        and offer["language"] in ("", wanted.listing.language)
        and offer["pace"] == pace_to_wire(wanted.pace)
        # In correspondence games, nobody needs to be there at the same time.
        and (offer["here"] or (wanted.pace is not None and wanted.pace.kind == TURNS))
    )


def match_table(game: str, players: int, listing: Listing, pace: Pace | None, confirm: bool) -> NewTable:
    """The table that a quick match looks for: for people only, with the default options."""
    if game not in contract.known():
        raise Problem("bad-request", f"there is no game {game!r}")
    if players < 2 or players not in contract.find(game).seats:
        raise Problem("bad-request", f"{game} cannot be played by {players}")
    seats = [NewSeat(PERSON, mine=True), *(NewSeat(OPEN) for _ in range(players - 1))]
    return NewTable(game, seats, confirm=confirm, shared=True, pace=pace, listing=listing)
