"""Removes tables: hidden from lists, ended early, or deleted.

Everybody may hide a table from their own lists. A running game ends early if all its players agree; a single
refusal rejects the request. A host may delete a table once its game is over, or if nobody else plays there.
The others who played keep a finished game, with its record and its chat: it leaves only the lists of the host
and of the spectators, and the host's rights pass to another player.
"""

from __future__ import annotations

from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import Browser, Ending, Note, voters
from vindima.server.tables.live.house import House
from vindima.server.tables.live.live import Live
from vindima.server.tables.seating import refuse_help, refuse_in_contest

__all__ = ["end", "hide", "refuse_in_rated", "remove"]


async def hide(house: House, live: Live, browser: Browser, hidden: bool) -> None:
    """Hide a table from a browser's lists, or show it again."""
    live.reader(browser, None)
    await house.storage.hide(live.id, browser.id, hidden)
    house.lobby.tell(live.id, [browser.id])


async def end(house: House, live: Live, browser: Browser, agrees: bool) -> None:
    """Request the early end of a game, agree to it, refuse it, or withdraw the request."""
    refuse_in_rated(live)
    refuse_help(live)
    refuse_in_contest(live)
    live = house.known(live)
    async with live.lock:
        stored, mine = live.stored, live.seats_of(browser)
        if live.table.position.over or stored.closed:
            raise Problem("stale", "the game is over")
        if not mine:
            raise Problem("not-yours", "only players may end the game")
        before = stored.ending
        if before is None and not agrees:
            raise Problem("stale", "the request to end the game is gone")
        after, closed, word = None, False, "refuses"
        if agrees:
            asked = before or Ending(browser.id, mine[0])
            asked = asked._replace(agreed=tuple(sorted({*asked.agreed, *mine})))
            closed = set(voters(stored, browser.id)) <= set(asked.agreed)
            after = None if closed else asked
            word = "ended" if closed else "asks" if before is None else "agrees"
        elif before is not None and before.browser == browser.id:
            word = "asks-no-more"
        note = Note(f"web-note-end-{word}", stored.seats[mine[0]].name, mine[0])
        if not await house.storage.change_ending(live.id, before, after, closed, note):
            raise Problem("stale", "the table has moved on")
        await house.reseat(live)
    await house.tell_chat(live)


def refuse_in_rated(live: Live) -> None:
    """Refuse to end or delete a rated game that has begun: nobody escapes a loss that way."""
    table = live.table
    if live.stored.rated and table.begun and not (table.position.over or live.stored.closed):
        raise Problem("rated", "a rated game is played to its end")


async def remove(house: House, live: Live, browser: Browser) -> bool:
    """Delete a table for its host; True if others keep it."""
    if not live.hosted_by(browser):
        raise Problem("not-yours", "only the host may delete a table")
    live = house.known(live)
    async with live.lock:
        ended = live.table.position.over or live.stored.closed
        if not ended and voters(live.stored, browser.id):
            raise Problem("others-play", "others play here: end the game first, with their agreement")
        refuse_in_rated(live)
        refuse_help(live)
        refuse_in_contest(live)
        kept = await house.storage.remove(live.id, browser.id)
        house.lobby.tell(live.id, [browser.id])
        await house.reseat(live)
    return kept
