"""Who sits where: taking and leaving seats, stand-in bots, links, and the host's permissions."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vindima.server.tables import dealing, rating, takeover
from vindima.server.tables.common.bots import bot_code, bot_name
from vindima.server.tables.common.links import is_secret, new_secret
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import (
    BOT,
    OPEN,
    PERSON,
    WATCHING,
    Browser,
    Link,
    Note,
    Place,
    Seat,
    distinct,
)
from vindima.server.tables.live.house import House
from vindima.server.tables.live.live import Live
from vindima.server.tables.opening import seated_place, watching_place

__all__ = [
    "SeatAction",
    "change_help",
    "change_seat",
    "follow",
    "found_link",
    "refuse_help",
    "refuse_in_contest",
    "rename",
    "sit",
    "take",
    "takes_seat",
    "watch_by_link",
]

PLACES = 300
"""How many browsers may have a place at a table, spectators included."""
STANDING_IN = "medium"
"""The default bot that plays for an absent person."""


@dataclass(frozen=True)
class SeatAction:
    """What a browser wants to do with a seat.

    `take`, `leave`, `stand-in`, `back`, `bot`, `only-here`; `agree` to or `refuse` a takeover of the seat.
    """

    action: str
    name: str | None = None
    bot: str | None = None
    invite: str | None = None


async def found_link(house: House, link: str) -> tuple[str, Link]:
    """The secret of a link, and what it leads to."""
    secret = link.rstrip("/").rpartition("/")[2]
    found = await house.storage.find_link(secret) if is_secret(secret) else None
    if found is None:
        raise Problem("bad-link", "this link leads nowhere")
    return secret, found


async def takes_seat(house: House, browser: Browser, link: str) -> bool:
    """True if a browser would take an open seat by following a link: then its player needs a name."""
    _, found = await found_link(house, link)
    return found.kind == OPEN and found.seat not in (await house.live(found.table)).seats_of(browser)


async def follow(house: House, browser: Browser, link: str, name: str) -> tuple[str, int | None]:
    """Use a link: returns the table it leads to, and the seat that the browser holds there afterwards."""
    secret, found = await found_link(house, link)
    live = await house.live(found.table)
    if found.kind == OPEN:
        # The browser that used this invite may use it again; others learn that the seat is taken.
        if found.seat not in live.seats_of(browser):
            await take(house, live, browser, found.seat, secret, name)
        return found.table, found.seat if found.seat in live.seats_of(browser) else None
    await sit(house, live, browser, found.seat, found.host)
    return found.table, None if found.seat == WATCHING else found.seat


async def watch_by_link(house: House, browser: Browser, link: str) -> str:
    """Watch the table that a link leads to, even if it is a valid invitation; returns the table."""
    _, found = await found_link(house, link)
    live = await house.live(found.table)
    if any(place.browser == browser.id for place in live.stored.places):
        return found.table
    if found.kind == OPEN and live.stored.seats[found.seat].kind != OPEN:
        raise Problem("full", "somebody already sits here")
    await sit(house, live, browser, WATCHING, host=False)
    return found.table


async def change_seat(house: House, live: Live, browser: Browser, number: int, wanted: SeatAction) -> None:
    """Do what a browser wants with a seat, if it may."""
    if not 0 <= number < len(live.stored.seats):
        raise Problem("bad-request", "the table has no such seat")
    seat = live.stored.seats[number]
    mine, host = number in live.seats_of(browser), live.hosted_by(browser)
    refuse_in_contest(live)
    if wanted.action == "take":
        secret = (wanted.invite or "").rpartition("/")[2] or (seat.invite if host else None)
        await take(house, live, browser, number, secret, wanted.name or "")
        return
    if wanted.action in ("agree", "refuse"):
        await vote(house, live, browser, number, wanted.action == "agree")
        return
    allowed = mine if wanted.action == "only-here" else mine or host
    if not allowed or (wanted.action == "bot" and not host):
        raise Problem("not-yours", "only the host may do that")
    if wanted.action == "only-here":
        await keep(house, live, browser, seat)
        return
    refuse_help(live)
    holders = {place.browser for place in live.stored.places if place.seat == number}
    begun, away = live.table.begun and not live.table.position.over, not holders & live.online
    rating.check_change(live.stored, seat, wanted.action, wanted.bot, mine, begun, away)
    if wanted.action == "bot" and not wanted.name:
        taken = [other.name for other in live.stored.seats]
        wanted = replace(wanted, name=bot_name(live.table.play.record.title, taken))
    after = changed(seat, wanted, live.table.play.record.title, mine)
    # A player who leaves the seat stays and watches.
    place = watching_place(browser, host) if wanted.action == "leave" and mine else None
    await put(house, live, seat, after, place, noted(seat, after, wanted.action, mine))


def changed(seat: Seat, wanted: SeatAction, game: str, mine: bool) -> Seat:
    """The seat after an action. An invite stays valid, unless the host removes the person who used it."""
    if wanted.action == "leave" and seat.kind != OPEN:
        invite = seat.invite if mine and seat.invite else new_secret()
        return Seat(seat.seat, OPEN, invite=invite, played=seat.played)
    if wanted.action == "stand-in" and seat.kind == PERSON:
        return seat._replace(bot=bot_code(wanted.bot or STANDING_IN, game), stand_in=True)
    if wanted.action == "back" and seat.kind == PERSON:
        return seat._replace(bot=None, stand_in=False)
    if wanted.action == "bot" and seat.kind != PERSON and wanted.bot:
        return Seat(seat.seat, BOT, wanted.name or "", bot_code(wanted.bot, game), played=seat.played)
    raise Problem("bad-request", f"a seat of kind {seat.kind} cannot do this")


async def change_help(
    house: House, live: Live, browser: Browser, hints: bool | None, coach: bool | None
) -> None:
    """Set whether the table gives hints and has a coach, if the browser is its host. None means no change."""
    if not live.hosted_by(browser):
        raise Problem("not-yours", "only the host may do that")
    refuse_in_contest(live)
    refuse_help(live)
    if live.stored.rated and not live.table.position.over:
        raise Problem("rated", "a rated game allows no help")
    async with live.lock:
        stored = live.stored
        hints = stored.hints if hints is None else hints
        await house.storage.change_help(live.id, hints, stored.coach if coach is None else coach)
        await house.reseat(live)


def refuse_help(live: Live) -> None:
    """Refuse what would let another person decide in a game that counts for the deal of the day."""
    if live.stored.counted and not live.table.position.over:
        raise Problem("daily-counts", "this game counts for the deal of the day: only its player decides")


def refuse_in_contest(live: Live) -> None:
    """Refuse what would let another person play or advise in a match of a tournament."""
    if live.stored.contest is not None:
        raise Problem("contest", "this is a match of a tournament: its host decides who plays")


async def may_see(house: House, live: Live, browser: Browser, seat: int) -> bool:
    """True if a browser may see a table with a deal that others play too.

    A table of a duplicate tournament is shown to its players only, until all tables have played the deal. A
    browser that has played a deal of the day itself may see what others have played; until then it sees
    nothing, unless a player opens their own seat on another device, which then has seen the deal.
    """
    daily = live.stored.daily
    if any(place.browser == browser.id for place in live.stored.places):
        return True
    if live.stored.sealed or daily is None:
        return not live.stored.sealed
    mine = await house.storage.attempts(daily.deal, browser.id)
    return mine[0].ended if mine else seat != WATCHING


async def take(
    house: House, live: Live, browser: Browser, number: int, secret: str | None, name: str
) -> None:
    """Take an open seat with its invite; if another person has played it, the others are asked first."""
    await admit(house, live, browser)
    seat = live.stored.seats[number]
    if seat.kind != OPEN:
        raise Problem("full", "somebody already sits here")
    if secret is None or secret != seat.invite:
        raise Problem("not-yours", "an open seat needs its invite")
    if live.stored.rated and live.seats_of(browser):
        raise Problem("rated", "a person plays only one seat of a rated game")
    if seat.played and live.table.begun:
        await takeover.ask(house, live, browser, number, name)
        return
    others = [other.name for other in live.stored.seats if other.seat != number]
    name = distinct(name or seat.name, others)
    after = Seat(number, PERSON, name, invite=seat.invite, played=True)
    place = seated_place(browser, live.id, number, live.hosted_by(browser))
    await put(house, live, seat, after, place, Note("web-note-taken", name, number))


async def admit(house: House, live: Live, browser: Browser) -> None:
    """Raise a Problem for a person whom the host has removed or blocked."""
    if await house.storage.turned_away(live.id, browser.id):
        raise Problem("turned-away", "the host of this table does not let this person in")


async def vote(house: House, live: Live, browser: Browser, number: int, agrees: bool) -> None:
    """Agree to a takeover of a seat, or refuse it; when all have agreed, the person takes the seat."""
    agreed = await takeover.vote(house, live, browser, number, agrees)
    if agreed is not None:
        seat = live.stored.seats[number]
        after = Seat(number, PERSON, agreed.name, invite=seat.invite, played=True)
        note = Note("web-note-took-over", agreed.name, number)
        await put(house, live, seat, after, takeover.agreed_place(live, agreed), note)


async def rename(house: House, browser: Browser, old: str, new: str) -> None:
    """A player has a new name, which also applies to seats with the old name, or none."""
    for id in await house.storage.rename_seats(browser.id, old, new):
        house.lobby.tell(id)
        live = house.loaded(id)
        if live is not None:
            async with live.lock:
                await house.reseat(live)


def noted(before: Seat, after: Seat, action: str, mine: bool) -> Note:
    """The note that tells everybody about a change of a seat."""
    if action == "leave" and not mine and before.kind == PERSON:
        return Note("web-note-removed", before.name, before.seat)
    return Note(f"web-note-{action}", before.name, before.seat)


async def keep(house: House, live: Live, browser: Browser, seat: Seat) -> None:
    """Make a browser the only holder of a seat; links and other devices lose it."""
    live = house.known(live)
    place = seated_place(browser, live.id, seat.seat, live.hosted_by(browser))
    async with live.lock:
        await house.storage.keep_place(live.id, place, Note("web-note-only-here", seat.name, seat.seat))
        await house.reseat(live)
    await house.tell_chat(live)


async def put(
    house: House,
    live: Live,
    before: Seat,
    after: Seat,
    place: Place | None,
    note: Note,
) -> None:
    """Change a seat and its holder, and notify everybody."""
    live = house.known(live)
    async with live.lock:
        if not await house.storage.change_seat(live.id, before, after, place, note):
            raise Problem("full", "somebody else was faster")
        await dealing.seat_changed(house, live, before.seat)
        await house.reseat(live)
        await house.deal(live)
    await house.tell_chat(live)


async def sit(house: House, live: Live, browser: Browser, seat: int, host: bool) -> None:
    """Let another browser see the table, from a taken seat or as a spectator."""
    live = house.known(live)
    await admit(house, live, browser)
    if not await may_see(house, live, browser, seat):
        if live.stored.sealed:
            raise Problem("sealed", "other tables still play this deal: nobody else may see it until then")
        raise Problem("daily-hidden", "other people's games are hidden until you have played the deal")
    if len(live.stored.places) >= PLACES:
        raise Problem("full", f"at most {PLACES} browsers have a place at a table")
    if seat == WATCHING:
        place, note = watching_place(browser, host), None
    elif seat in live.seats_of(browser):
        return
    else:
        place = seated_place(browser, live.id, seat, host)
        note = Note("web-note-device", live.stored.seats[seat].name, seat)
    async with live.lock:
        await house.storage.add_place(live.id, place, note)
        await house.reseat(live)
    await house.tell_chat(live)
