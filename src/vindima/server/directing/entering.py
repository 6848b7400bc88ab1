"""What people do with a tournament: create it, enter, withdraw; and the decisions of its host."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from sqlalchemy import Connection

from vindima.core import contract
from vindima.core.explain import BadData
from vindima.core.record import Record
from vindima.server.database.contests import tournaments
from vindima.server.directing.director import Director
from vindima.server.directing.seating import fill_in, give_up, step_back
from vindima.server.tables.common.bots import bot_code, bot_name
from vindima.server.tables.common.links import is_id, new_id
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.ending import refuse_in_rated
from vindima.server.tables.game.seats import Browser, distinct
from vindima.server.tables.opening import check_size, checked_pace
from vindima.server.tables.rating import check_bot
from vindima.server.tournaments.model import (
    CANCELLED,
    DUPLICATE,
    GAMES,
    LONGEST,
    MOST,
    OPEN,
    RUNNING,
    SWISS,
    Entrant,
    Match,
    Plan,
    Tournament,
)

__all__ = [
    "add_bot",
    "cancel",
    "create",
    "decide",
    "enter",
    "found",
    "may_enter",
    "remove_entrant",
    "start",
    "withdraw",
]

UNFINISHED: Final = 10
"""How many unfinished tournaments one person may host."""
PLAYED: Final = 5 * GAMES
"""How many games all tournaments of one host may have."""
T = TypeVar("T")


async def found(director: Director, id: str) -> Tournament:
    """A tournament; raises a Problem if there is none."""
    tournament = await director.of(id) if is_id(id) else None
    if tournament is None:
        raise Problem("no-page", "there is no such tournament")
    return tournament


# Creating


async def create(director: Director, browser: Browser, plan: Plan, bots: Sequence[str], enters: str) -> str:
    """Create a tournament with some bots; the host enters under a name, or not at all if it is empty."""
    plan = checked(plan)
    entrants: list[Entrant] = []
    if enters:
        entrants.append(Entrant(1, enters, browser.id))
    for code in bots:
        entrants.append(new_bot(plan, entrants, code))
    if len(entrants) > MOST:
        raise Problem("bad-request", f"at most {MOST} entrants")
    id = new_id()

    def work(connection: Connection) -> None:
        unfinished, games = tournaments.games_of(connection, browser.id)
        if unfinished >= UNFINISHED or games > PLAYED:
            raise Problem("quota", f"at most {UNFINISHED} tournaments at once, and {PLAYED} games in all")
        tournaments.add(connection, id, browser.id, plan, entrants)

    await director.store.write(work, id)
    return id


def checked(plan: Plan) -> Plan:
    """A plan that can be played. Raises a Problem that says what is wrong."""
    check_size(plan.options)
    try:
        game = contract.find(plan.game)
        offered = {option.name for option in game.options if not option.folder}
        unknown = [option for option in plan.options if option not in offered]
        if unknown:
            raise BadData(f"{game.name} has no option {unknown[0]!r}")
        if plan.players < 2 or plan.players not in game.seats:
            raise BadData(f"{game.name} has no tables of {plan.players} in a tournament")
        Record(plan.game, plan.players, 0, dict(plan.options)).start()
    except BadData as error:
        raise Problem("bad-request", str(error)) from error
    if not 1 <= plan.rounds <= LONGEST:
        raise Problem("bad-request", f"rounds: 1 to {LONGEST}")
    plan = plan._replace(house=bot_code(plan.house, plan.game), pace=checked_pace(plan.pace, plan.game))
    if plan.rated:
        check_rated(plan)
    return plan


def check_rated(plan: Plan) -> None:
    """Refuse to rate a tournament whose games might never end, or in which unrated bots play."""
    if plan.pace is None:
        raise Problem("unratable", "a rated tournament needs a pace")
    check_bot(plan.house, plan.game)


def new_bot(plan: Plan, entrants: Sequence[Entrant], code: str) -> Entrant:
    """A bot that enters, under a name that nobody else has."""
    names = [entrant.name for entrant in entrants]
    # The names of the game first, then those of the others.
    free = (bot_name(game, names) for game in (plan.game, *contract.known()))
    name = next(filter(None, free), "") or distinct(bot_name(plan.game, []) or "Bot", names)
    code = bot_code(code, plan.game)
    if plan.rated:
        check_bot(code, plan.game)
    return Entrant(next_number(entrants), name, None, code)


def next_number(entrants: Sequence[Entrant]) -> int:
    return max((entrant.number for entrant in entrants), default=0) + 1


# Entering


def may_enter(tournament: Tournament, browser: int | None) -> bool:
    """True if a person could enter now, or return after withdrawing."""
    mine = [one for one in tournament.entrants if browser is not None and one.browser == browser]
    if mine:
        return not mine[0].active and tournament.state == RUNNING
    if len(tournament.active) >= MOST:
        return False
    plan = tournament.plan
    late = plan.late and plan.format == SWISS and tournament.round < tournament.total
    return tournament.state == OPEN or (tournament.state == RUNNING and late)


async def changing(
    director: Director, id: str, change: Callable[[Connection, Tournament], T]
) -> tuple[Tournament, T]:
    """Lock a tournament for a change, and yield it as it was before."""

    def work(connection: Connection) -> tuple[Tournament, T]:
        tournament = tournaments.locked(connection, id)
        if tournament is None:
            raise Problem("no-page", "there is no such tournament")
        return tournament, change(connection, tournament)

    before = await director.store.write(work, id)
    director.house.halls.tell(id)
    return before


async def enter(director: Director, browser: Browser, id: str, name: str) -> None:
    """Enter a tournament, or return to it."""
    if not name:
        raise Problem("bad-request", "give a name before you enter")

    def change(connection: Connection, tournament: Tournament) -> int:
        mine = next((one for one in tournament.entrants if one.browser == browser.id), None)
        if mine is not None and mine.active:
            raise Problem("entered", "you already play in this tournament")
        if not may_enter(tournament, browser.id):
            raise Problem("not-open", "this tournament accepts no entrants now")
        if mine is not None:
            tournaments.change_entrant(connection, id, mine.number, active=True)
            return mine.number
        names = [one.name for one in tournament.entrants]
        number = next_number(tournament.entrants)
        entrant = Entrant(number, distinct(name, names), browser.id, since=tournament.round + 1)
        tournaments.add_entrant(connection, id, entrant)
        return number

    before, number = await changing(director, id, change)
    for match in playing(before, number):
        await step_back(director.house, match, number)


def playing(tournament: Tournament, number: int) -> list[Match]:
    """The running matches of an entrant whose tables exist."""
    return [
        match
        for match in tournament.matches
        if match.state == RUNNING and match.opened and number in match.seats
    ]


async def withdraw(director: Director, browser: Browser, id: str) -> None:
    """Leave a tournament; while it runs, a bot of the house plays the game in progress to its end."""

    def mine(tournament: Tournament) -> Entrant:
        found = next((one for one in tournament.entrants if one.browser == browser.id), None)
        if found is None:
            raise Problem("not-yours", "you do not play in this tournament")
        return found

    tournament = await leave(director, id, mine)
    for match in playing(tournament, mine(tournament).number) if tournament.state == RUNNING else ():
        await give_up(director.house, tournament, match, browser)


async def remove_entrant(director: Director, browser: Browser, id: str, number: int) -> None:
    """Remove an entrant by the host's decision, for instance because they do not show up."""

    def chosen(tournament: Tournament) -> Entrant:
        check_host(tournament, browser)
        found = next((one for one in tournament.entrants if one.number == number), None)
        if found is None:
            raise Problem("bad-request", "the tournament has no such entrant")
        return found

    await leave(director, id, chosen)


async def leave(director: Director, id: str, who: Callable[[Tournament], Entrant]) -> Tournament:
    """Remove an entrant; returns the tournament as it is afterwards."""

    def change(connection: Connection, tournament: Tournament) -> int:
        entrant = who(tournament)
        if tournament.state == OPEN:
            tournaments.drop_entrant(connection, id, entrant.number)
        elif tournament.state == RUNNING:
            tournaments.change_entrant(connection, id, entrant.number, active=False)
        else:
            raise Problem("not-open", "this tournament is over")
        return entrant.number

    _, number = await changing(director, id, change)
    tournament = await found(director, id)
    for match in playing(tournament, number):
        await fill_in(director.house, tournament, match)
    return tournament


# The host


def check_host(tournament: Tournament, browser: Browser) -> None:
    if tournament.host != browser.id:
        raise Problem("not-yours", "only the host may do that")


async def add_bot(director: Director, browser: Browser, id: str, code: str) -> None:
    """Enter a bot."""

    def change(connection: Connection, tournament: Tournament) -> None:
        check_host(tournament, browser)
        if not may_enter(tournament, None):
            raise Problem("not-open", "this tournament accepts no entrants now")
        entrant = new_bot(tournament.plan, tournament.entrants, code)
        tournaments.add_entrant(connection, id, entrant._replace(since=tournament.round + 1))

    await changing(director, id, change)


async def start(director: Director, browser: Browser, id: str) -> None:
    """Begin the first round."""
    tournament = await found(director, id)
    check_host(tournament, browser)
    if tournament.state != OPEN or not await director.start(tournament):
        raise Problem("stale", "the tournament has changed meanwhile")


async def cancel(director: Director, browser: Browser, id: str) -> None:
    """End a tournament early."""
    tournament = await found(director, id)
    check_host(tournament, browser)
    await refuse_in_rated_matches(director, tournament.matches)
    if tournament.state not in (OPEN, RUNNING) or not await director.cancel(tournament, CANCELLED):
        raise Problem("stale", "the tournament has changed meanwhile")


async def decide(director: Director, browser: Browser, id: str, number: int, winner: int | None) -> None:
    """End a match by decision: a seat wins, or there is no result."""
    tournament = await found(director, id)
    check_host(tournament, browser)
    match = next((one for one in tournament.matches if one.number == number), None)
    if match is None or match.state != RUNNING:
        raise Problem("stale", "this match is not being played")
    if winner is not None and not 0 <= winner < len(match.seats):
        raise Problem("bad-request", "the table has no such seat")
    if winner is not None and tournament.plan.format == DUPLICATE:
        raise Problem(
            "bad-request", "a deal is compared by points: a match can only be left without a result"
        )
    await refuse_in_rated_matches(director, [match])
    await director.end(tournament, [match], () if winner is None else (winner,))


async def refuse_in_rated_matches(director: Director, matches: Sequence[Match]) -> None:
    """Refuse to end rated games that have begun."""
    for match in matches:
        if match.state == RUNNING and match.opened and match.table is not None:
            refuse_in_rated(await director.house.live(match.table))
