"""The deal of the day: its page, the beginning of an attempt, and two games side by side.

Nobody learns anything about other people's games, not even that there are any, before their own first attempt
at the deal is over.
"""

from __future__ import annotations

from vindima.server.tables.common.bots import bot_name
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game import shuffle
from vindima.server.tables.game.daily import (
    FIRST_DAY,
    Attempt,
    Deal,
    Entry,
    deals_of,
    ranked,
    record_of_deal,
    seat_of,
    today,
)
from vindima.server.tables.game.seats import BOT, PERSON, Browser, Seat
from vindima.server.tables.game.storage import Overtaken
from vindima.server.tables.live.house import House
from vindima.server.tables.opening import check_quota, lay
from vindima.server.wire import daily as wire_daily

__all__ = ["begin", "compare", "daily", "found_deal"]

HUMAN = "human"


def found_deal(day: str, game: str, kind: str) -> Deal:
    """A deal; raises a Problem if there is none."""
    deal = Deal(day, game, kind)
    if deal not in deals_of(day):
        raise Problem("no-page", "there is no such deal")
    return deal


async def daily(house: House, browser: Browser | None, day: str | None) -> wire_daily.Daily:
    """The deals of a day; of today if no day is given."""
    now = today()
    found = deals_of(now if day is None else day)
    if not found:
        raise Problem("no-page", "this day has no deals")
    return {
        "day": found[0].day,
        "today": now,
        "first": FIRST_DAY,
        "deals": [await deal_to_wire(house, browser, deal, now) for deal in found],
    }


async def deal_to_wire(house: House, browser: Browser | None, deal: Deal, now: str) -> wire_daily.DailyDeal:
    """A deal as a browser may see it."""
    mine = [] if browser is None else await house.storage.attempts(deal, browser.id)
    ranking: list[wire_daily.DailyEntry] | None = None
    if browser is not None and mine and mine[0].ended:
        entries = ranked(await house.storage.counted(deal))
        ranking = [placed(rank, entry, entry.browser == browser.id) for rank, entry in entries]
    return {
        "game": deal.game,
        "kind": next(kind for kind in ("solo", "duel", "bots") if kind == deal.kind),
        "players": deal.players,
        "counts": await counts(house, browser, deal, now, mine),
        "attempts": [attempted(entry) for entry in mine],
        "ranking": ranking,
    }


def placed(rank: int, entry: Entry, mine: bool) -> wire_daily.DailyEntry:
    return {
        "id": entry.id,
        "rank": rank,
        "name": entry.name,
        "mine": mine,
        "points": entry.points,
        "result": entry.result,
    }


def attempted(entry: Entry) -> wire_daily.DailyAttempt:
    return {
        "id": entry.id,
        "number": entry.attempt.number,
        "counted": entry.attempt.counted,
        "table": entry.table,
        "over": entry.over,
        "points": entry.points,
        "result": entry.result,
    }


async def counts(house: House, browser: Browser | None, deal: Deal, now: str, mine: list[Entry]) -> bool:
    """Whether a game that a browser begins now would count."""
    if deal.day != now or mine:
        return False
    return browser is None or not await house.storage.has_seen(deal, browser.id)


async def begin(house: House, browser: Browser, deal: Deal, name: str) -> str:
    """The table of an attempt: the one in progress, or a new one."""
    mine = await house.storage.attempts(deal, browser.id)
    running = [entry.table for entry in mine if entry.table is not None and not entry.over]
    if running:
        return running[0]
    await check_quota(house, browser)
    number = max((entry.attempt.number for entry in mine), default=0) + 1
    attempt = Attempt(*deal, number, await counts(house, browser, deal, today(), mine))
    record = record_of_deal(deal, HUMAN)
    try:
        live = await lay(
            house,
            browser,
            record,
            seats_of(deal, record.seats, name),
            shuffle=shuffle.chosen(record.seed),
            daily=attempt,
        )
    except Overtaken:
        # Another tab or process has started it at the same time.
        return await begin(house, browser, deal, name)
    return live.id


def seats_of(deal: Deal, codes: list[str], name: str) -> list[Seat]:
    """The seats of a deal. The bots' names do not depend on the person's: everybody meets the same bots."""
    seats: list[Seat] = []
    for number, code in enumerate(codes):
        if code == HUMAN:
            seats.append(Seat(number, PERSON, name, played=True))
        else:
            seats.append(Seat(number, BOT, bot_name(deal.game, [seat.name for seat in seats]), code))
    return seats


async def compare(house: House, browser: Browser, deal: Deal, id: str) -> wire_daily.Comparison:
    """A browser's first attempt beside another game with the same deal, answer by answer."""
    mine = await house.storage.attempts(deal, browser.id)
    if not mine or not mine[0].ended:
        raise Problem("daily-hidden", "other people's games are hidden until you have played the deal")
    others = {entry.id: entry for entry in (*mine, *await house.storage.counted(deal)) if entry.over}
    if id not in others:
        raise Problem("no-page", "there is no such game")
    own, other = mine[0], others[id]
    seat = seat_of(deal)
    first, second = await course(house, own, seat), await course(house, other, seat)
    return {
        "seat": seat,
        "same": same_lines(first, second),
        "table": own.table,
        "mine": first,
        "theirs": second,
    }


async def course(house: House, entry: Entry, seat: int) -> wire_daily.Course:
    """The course of a game, for a person who has played the same deal."""
    if entry.table is None:
        raise Problem("no-table", "this game has been deleted")
    live = await house.live(entry.table)
    table = live.table
    return {
        "names": [sitting.name for sitting in live.stored.seats],
        "points": table.points(),
        "result": entry.result,
        "lines": table.lines(seat),
    }


def same_lines(one: wire_daily.Course, other: wire_daily.Course) -> int:
    """How many lines at the beginning of two games are the same."""
    count = 0
    for mine, theirs in zip(one["lines"], other["lines"], strict=False):
        if (mine["seat"], mine["token"]) != (theirs["seat"], theirs["token"]):
            break
        count += 1
    return count
