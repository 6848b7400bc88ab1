"""Taking over a seat whose hand another person has seen: only if all other people at the table agree.

The person who asks has the seat's invitation. All other players may agree or refuse; one refusal rejects the
request. If nobody else plays, nobody could agree, and only a bot may continue. The chat notes every step, and
a change of any seat cancels the request.
"""

from __future__ import annotations

from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import Browser, Note, Place, Takeover, distinct, voters
from vindima.server.tables.live.house import House
from vindima.server.tables.live.live import Live
from vindima.server.tables.opening import seated_place, watching_place

__all__ = ["agreed_place", "ask", "is_agreed", "vote"]


async def ask(house: House, live: Live, browser: Browser, number: int, name: str) -> None:
    """Ask the other people whether a browser may take over an open seat. Meanwhile, the browser watches."""
    stored = live.stored
    if not voters(stored, browser.id):
        raise Problem("hand-known", "a person has played this seat, and nobody else could agree")
    if stored.takeover is not None:
        if (stored.takeover.browser, stored.takeover.seat) == (browser.id, number):
            return
        raise Problem("full", "another person is asking for a seat")
    seat = stored.seats[number]
    called = distinct(name or seat.name, [other.name for other in stored.seats if other.seat != number])
    sitting = seated_place(browser, live.id, number, live.hosted_by(browser))
    takeover = Takeover(number, browser.id, called, sitting.link or "", sitting.salt)
    live = house.known(live)
    async with live.lock:
        if not live.seats_of(browser):
            await house.storage.add_place(live.id, watching_place(browser, sitting.host), None)
        note = Note("web-note-asks", called, number)
        if not await house.storage.change_takeover(live.id, None, takeover, note):
            raise Problem("full", "somebody else was faster")
        await house.reseat(live)
    await house.tell_chat(live)


async def vote(house: House, live: Live, browser: Browser, number: int, agrees: bool) -> Takeover | None:
    """Agree for all seats that a browser plays, or refuse. Returns the request if all have now agreed."""
    live = house.known(live)
    async with live.lock:
        before = live.stored.takeover
        if before is None or before.seat != number:
            raise Problem("stale", "the request for this seat is gone")
        mine = set(live.seats_of(browser)) & set(voters(live.stored, before.browser))
        own = before.browser == browser.id and not agrees
        if not (mine or own):
            raise Problem("not-yours", "only the other players may agree")
        names = [live.stored.seats[seat].name for seat in sorted(mine)] or [before.name]
        after = before._replace(agreed=tuple(sorted({*before.agreed, *mine}))) if agrees else None
        verb = "agrees" if agrees else "refuses" if mine else "asks-no-more"
        note = Note(f"web-note-{verb}", names[0], min(mine, default=number))
        if not await house.storage.change_takeover(live.id, before, after, note):
            raise Problem("stale", "the table has moved on")
        await house.reseat(live)
    await house.tell_chat(live)
    return after if after is not None and is_agreed(live, after) else None


def is_agreed(live: Live, takeover: Takeover) -> bool:
    """True if all other people who play have agreed, and there is at least one."""
    asked = set(voters(live.stored, takeover.browser))
    return bool(asked) and asked <= set(takeover.agreed)


def agreed_place(live: Live, takeover: Takeover) -> Place:
    """The place of the browser that takes over the seat."""
    host = any(place.host for place in live.stored.places if place.browser == takeover.browser)
    return Place(takeover.browser, takeover.seat, host, takeover.link, takeover.salt)
