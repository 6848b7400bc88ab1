"""Who sits where: taking and leaving seats, bots that stand in, links; and what the host allows."""

from __future__ import annotations

from sqlalchemy import Connection

from vindima.server import rows
from vindima.server.accounts import Browser, hashed, new_secret, seat_secret
from vindima.server.bodies import SeatAction
from vindima.server.house import House
from vindima.server.live import Live
from vindima.server.opening import bot_code
from vindima.server.problems import Problem
from vindima.server.rows import BOT, OPEN, PERSON, WATCHING, Place, Seat
from vindima.server.store import notify

__all__ = ["change_hints", "change_seat", "follow"]

STANDING_IN = "medium"
"""The bot that plays for a person who is away, if none is named."""


async def follow(house: House, browser: Browser, link: str, name: str) -> tuple[str, int | None]:
    """Use a link: the table it leads to, and the seat that the browser holds there by it."""
    secret = link.rstrip("/").rpartition("/")[2]
    found = await house.store.read(lambda connection: rows.find_link(connection, secret, hashed(secret)))
    if found is None:
        raise Problem("bad-link", "this link leads nowhere")
    live = await house.live(found.table)
    if found.kind == OPEN:
        # Who sits there by this invite may come back by it; to others it says that the seat is taken.
        if found.seat not in live.seats_of(browser):
            await take(house, live, browser, found.seat, secret, name)
    else:
        await sit(house, live, browser, found.seat, found.host)
    return found.table, None if found.seat == WATCHING else found.seat


async def change_seat(house: House, live: Live, browser: Browser, number: int, wanted: SeatAction) -> None:
    """Do what a browser asks for a seat, if it may."""
    if not 0 <= number < len(live.stored.seats):
        raise Problem("bad-request", "the table has no such seat")
    seat = live.stored.seats[number]
    mine, host = number in live.seats_of(browser), live.hosted_by(browser)
    if wanted.action == "take":
        secret = (wanted.invite or "").rpartition("/")[2] or (seat.invite if host else None)
        await take(house, live, browser, number, secret, wanted.name or "")
        return
    if not host and (not mine or wanted.action == "bot"):
        raise Problem("not-yours", "only the host may do that")
    await put(house, live, seat, changed(seat, wanted, live.table.play.record.title))


def changed(seat: Seat, wanted: SeatAction, game: str) -> Seat:
    """The seat after what is wanted."""
    if wanted.action == "leave" and seat.kind != OPEN:
        return Seat(seat.seat, OPEN, invite=new_secret())
    if wanted.action == "stand-in" and seat.kind == PERSON:
        return seat._replace(bot=bot_code(wanted.bot or STANDING_IN, game), stand_in=True)
    if wanted.action == "back" and seat.kind == PERSON:
        return seat._replace(bot=None, stand_in=False)
    if wanted.action == "bot" and seat.kind != PERSON and wanted.bot:
        return Seat(seat.seat, BOT, wanted.name or "", bot_code(wanted.bot, game))
    raise Problem("bad-request", f"a seat of kind {seat.kind} cannot do this")


async def change_hints(house: House, live: Live, browser: Browser, hints: bool) -> None:
    """Let the table give hints, or not, if the browser is its host."""
    if not live.hosted_by(browser):
        raise Problem("not-yours", "only the host may do that")
    async with live.lock:
        await house.store.write(lambda connection: rows.change_hints(connection, live.id, hints), live.id)
        await house.reseat(live)


async def take(
    house: House, live: Live, browser: Browser, number: int, secret: str | None, name: str
) -> None:
    """Sit down on an open seat, with its invite."""
    seat = live.stored.seats[number]
    if seat.kind != OPEN:
        raise Problem("full", "somebody sits here already")
    if secret is None or secret != seat.invite:
        raise Problem("not-yours", "an open seat needs its invite")
    await put(house, live, seat, Seat(number, PERSON, name or seat.name, invite=seat.invite), browser)


async def put(house: House, live: Live, before: Seat, after: Seat, browser: Browser | None = None) -> None:
    """Change a seat, and who holds it; tell everybody."""
    live = house.known(live)
    place = None
    if browser is not None:
        link = hashed(seat_secret(browser.token, live.id, after.seat))
        place = Place(browser.id, after.seat, live.hosted_by(browser), link)

    def work(connection: Connection) -> None:
        if not rows.change_seat(connection, live.id, before, after):
            raise Problem("full", "somebody else was faster")
        if after.kind != PERSON:
            rows.drop_places(connection, live.id, after.seat)
        if place is not None:
            rows.add_place(connection, live.id, place)
        notify(connection, live.id, 0)

    async with live.lock:
        await house.store.write(work, live.id)
        await house.reseat(live)


async def sit(house: House, live: Live, browser: Browser, seat: int, host: bool) -> None:
    """Let one more browser see the table, from a seat that is taken or as a spectator."""
    live = house.known(live)
    link = None if seat == WATCHING else hashed(seat_secret(browser.token, live.id, seat))
    place = Place(browser.id, seat, host, link)

    def work(connection: Connection) -> None:
        rows.add_place(connection, live.id, place)
        notify(connection, live.id, 0)

    async with live.lock:
        await house.store.write(work, live.id)
        await house.reseat(live)
