"""What a reader may see of a tournament.

The results of a deal that some table still plays are shown to nobody, and its tables only to their players.
"""

from __future__ import annotations

from vindima.server.database.access.rows import stamp
from vindima.server.database.contests.tournaments import Listing
from vindima.server.directing.entering import may_enter
from vindima.server.tables.game.pace import pace_to_wire
from vindima.server.tables.game.seats import Browser
from vindima.server.tournaments.course import least_entrants
from vindima.server.tournaments.model import DUPLICATE, MOST, OPEN, OVER, RUNNING, Match, Tournament
from vindima.server.tournaments.standings import Line, above, averages, counted, shares, standings
from vindima.server.wire import tournaments as wire

__all__ = ["line_of", "tournament_to_wire"]

DIGITS = 4
"""How many digits of points are shown."""


def line_of(one: Listing) -> wire.TournamentLine:
    return {
        "id": one.id,
        "name": one.plan.name,
        "game": one.plan.game,
        "format": one.plan.format,
        "players": one.plan.players,
        "state": one.state,
        "round": one.round,
        "total": one.total,
        "entrants": one.entrants,
        "host": one.called,
        "hosted": one.host,
        "entered": one.entered,
        "updated": stamp(one.updated),
    }


def tournament_to_wire(tournament: Tournament, browser: Browser | None) -> wire.TournamentInfo:
    """A tournament as a browser may see it."""
    plan, id = tournament.plan, None if browser is None else browser.id
    me = next((one.number for one in tournament.entrants if id is not None and one.browser == id), None)
    known = {match.number for match in counted(tournament)}
    duplicate = plan.format == DUPLICATE
    means = {
        round: averages(tournament.of_round(round))
        for round in range(1, tournament.round + 1)
        if duplicate and tournament.closed(round)
    }
    return {
        "id": tournament.id,
        "name": plan.name,
        "game": plan.game,
        "format": plan.format,
        "players": plan.players,
        "rounds": plan.rounds,
        "options": dict(plan.options),
        "house": plan.house,
        "listed": plan.listed,
        "late": plan.late,
        "pace": pace_to_wire(plan.pace),
        "rated": plan.rated,
        "state": tournament.state,
        "round": tournament.round,
        "total": tournament.total,
        "host": tournament.called,
        "hosted": id is not None and tournament.host == id,
        "me": me,
        "may_enter": may_enter(tournament, id),
        "needed": least_entrants(plan),
        "most": MOST,
        "entrants": [
            {
                "number": one.number,
                "name": one.name,
                "bot": one.bot,
                "mine": one.number == me,
                "active": one.active,
                "since": one.since,
            }
            for one in tournament.entrants
        ],
        "standings": [] if tournament.state == OPEN else [placed(line) for line in standings(tournament)],
        "matches": [fixture(tournament, match, me, known, means) for match in tournament.matches],
        "deals": [{"round": round, "averages": rounded(mean)} for round, mean in means.items() if mean],
    }


def rounded(values: list[float]) -> list[float]:
    return [round(value, DIGITS) for value in values]


def placed(line: Line) -> wire.Place:
    return {
        "rank": line.rank,
        "entrant": line.entrant,
        "points": round(line.points, DIGITS),
        "played": line.played,
        "wins": line.wins,
        "victory_points": line.victory_points,
        "opponents": round(line.opponents, DIGITS),
        "beaten": round(line.beaten, DIGITS),
        "above": round(line.above, DIGITS),
        "better": line.better,
    }


def fixture(
    tournament: Tournament, match: Match, me: int | None, known: set[int], means: dict[int, list[float]]
) -> wire.Fixture:
    """A match. Its result is in `known` if everybody may see it."""
    mine = me is not None and me in match.seats
    public = match.number in known
    secret = tournament.plan.format == DUPLICATE and not tournament.closed(match.round)
    shown = match.opened and not (secret and tournament.state == RUNNING)
    return {
        "number": match.number,
        "round": match.round,
        "seats": list(match.seats),
        "state": match.state,
        "mine": mine,
        "table": match.table if mine and match.opened else None,
        "watch": f"/join/{match.watch}" if shown else None,
        "scores": list(match.scores) if public and match.state == OVER and match.scores else None,
        "shares": rounded(shares(match)) if public else None,
        "above": rounded(above(match, means.get(match.round, []))) or None if public else None,
    }
