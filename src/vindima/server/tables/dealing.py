"""The shared deal of a table: browsers seal and open shares, then the cards are dealt.

`game/shuffle.py` has the rules of the shuffle.
"""

from __future__ import annotations

from collections.abc import Callable

from vindima.server.tables.game import shuffle
from vindima.server.tables.game.seats import Browser, Note, Stored
from vindima.server.tables.game.storage import Shuffled
from vindima.server.tables.live.house import House
from vindima.server.tables.live.live import Live

__all__ = ["open_share", "seal", "seat_changed"]


async def seal(house: House, live: Live, browser: Browser, seat: int, seal: str) -> None:
    """Commit the seat that a browser holds to its share."""
    await contribute(house, live, browser, seat, lambda stored: shuffle.sealed(stored, seat, seal))


async def open_share(house: House, live: Live, browser: Browser, seat: int, share: str) -> None:
    """Open the share of a seat that a browser holds. The last one triggers the deal."""
    await contribute(house, live, browser, seat, lambda stored: shuffle.opened(stored, seat, share))


async def contribute(
    house: House, live: Live, browser: Browser, seat: int, change: Callable[[Stored], shuffle.Kept]
) -> None:
    live = house.known(live)
    async with live.lock:
        live.reader(browser, seat)
        await house.storage.change_shuffle(live.id, noted(seat, change))
        await house.reseat(live)
        await house.deal(live)
    await house.tell_chat(live)


async def seat_changed(house: House, live: Live, seat: int) -> None:
    """Another player has the seat now: what was sealed there is void. The caller holds the lock."""
    if not live.table.dealt:
        change = noted(seat, lambda stored: shuffle.seat_changed(stored, seat))
        await house.storage.change_shuffle(live.id, change)


def noted(seat: int, change: Callable[[Stored], shuffle.Kept | None]) -> Callable[[Stored], Shuffled | None]:
    """A change of the shuffle, with the note that tells everybody if it begins a new round."""

    def changed(stored: Stored) -> Shuffled | None:
        after = change(stored)
        if after is None or stored.shuffle is None:
            return None
        again = after["round"] != stored.shuffle["round"]
        return after, Note("web-note-deal-again", stored.seats[seat].name, seat) if again else None

    return changed
