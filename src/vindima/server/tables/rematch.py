"""Another game with the same people, each one seat further on."""

from __future__ import annotations

from vindima.core.shuffle import SHARED
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import BOT, PERSON, Browser
from vindima.server.tables.live.live import Live
from vindima.server.tables.opening import NewSeat, NewTable

__all__ = ["others", "rematch_of"]


def others(live: Live, browser: Browser) -> list[int]:
    """The other people who have a seat at a finished table; Problem if there can be no rematch."""
    if live.reader(browser, None) is None:
        raise Problem("not-yours", "only people who have played can ask for a rematch")
    stored = live.stored
    if not live.table.position.over:
        raise Problem("running", "there is a rematch when the game is over")
    if stored.contest is not None or stored.daily is not None or stored.campaign is not None:
        raise Problem("bad-request", "the next game of a tournament, campaign or day is found on its page")
    seated = {place.browser for place in stored.places if place.seat in range(len(stored.seats))}
    return sorted(seated - {browser.id})


def rematch_of(live: Live, browser: Browser) -> NewTable:
    """The same game for the same people: the second player becomes the first, the first the last."""
    stored, record = live.stored, live.table.play.record
    mine = live.seats_of(browser)
    seats = [
        NewSeat(BOT, bot=seat.bot)
        if seat.kind == BOT
        else NewSeat(PERSON, seat.name, mine=stored.hot_seat or seat.seat in mine)
        for seat in stored.seats
    ]
    return NewTable(
        record.title,
        seats[1:] + seats[:1],
        {name: value for name, value in record.options.items() if value is not None},
        stored.hot_seat,
        stored.confirm,
        shared=stored.shuffle is not None and stored.shuffle["kind"] == SHARED,
        pace=stored.pace,
        rated=stored.rated,
    )
