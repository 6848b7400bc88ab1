"""The value of results.

At each table, an entrant gets one point for beating everybody and none for beating nobody: the share of the
others at the table that it has beaten, a draw counting half. So a win at a table of two is worth as much as
one at a table of six. The winner by the rules of the game has beaten all others; the rest compare their
victory points.

Ties in a round robin or a Swiss tournament are broken by the points of all opponents at the entrant's own
table in each round (Buchholz), then by the points of those it has beaten (Sonneborn-Berger), then by wins,
then by victory points.

In a duplicate tournament, an entrant's result in a deal is the difference between its victory points and the
average of everybody who had the same seat in that deal. The sum over all deals counts; ties are broken by the
number of deals above the average, then by wins, then by victory points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vindima.server.tournaments.model import BYE, DUPLICATE, HOUSE, OVER, Match, Tournament

__all__ = ["Line", "above", "averages", "counted", "shares", "standings"]

FULL = 1.0
"""The value of a bye."""


@dataclass
class Line:
    """An entrant's place in the standings."""

    entrant: int
    rank: int = 0
    points: float = 0.0
    played: int = 0
    wins: int = 0
    """Tables won alone or shared."""
    victory_points: int = 0
    opponents: float = 0.0
    """The points of all opponents."""
    beaten: float = 0.0
    """The points of the opponents it has beaten, and half of those it has drawn with."""
    above: float = 0.0
    """In a duplicate tournament: victory points above the averages of its seats."""
    better: int = 0
    """In how many deals it was above the average."""


def counted(tournament: Tournament) -> list[Match]:
    """The matches with known results: those of a deal only when it has been played at all tables."""
    sealed = tournament.plan.format == DUPLICATE
    return [
        match
        for match in tournament.matches
        if match.state in (OVER, BYE) and not (sealed and not tournament.closed(match.round))
    ]


def shares(match: Match) -> list[float]:
    """For each seat, the share of the others at the table that it has beaten."""
    if match.state == BYE:
        return [FULL]
    seats = range(len(match.seats))

    def merit(seat: int) -> tuple[bool, int]:
        won = seat in match.winners
        return won, 0 if won or not match.scores else match.scores[seat]

    def beats(seat: int) -> float:
        mine = merit(seat)
        others = [merit(other) for other in seats if other != seat]
        return sum(1.0 if mine > other else 0.5 if mine == other else 0.0 for other in others)

    return [beats(seat) / (len(match.seats) - 1) for seat in seats]


def averages(matches: Sequence[Match]) -> list[float]:
    """The average victory points of each seat over the tables of a deal; none if no table has a result."""
    known = [match.scores for match in matches if match.state == OVER and match.scores]
    return [sum(column) / len(known) for column in zip(*known, strict=True)] if known else []


def above(match: Match, means: Sequence[float]) -> list[float]:
    """For each seat, how many victory points it is above the average of that seat in that deal."""
    if not match.scores or not means:
        return []
    return [score - mean for score, mean in zip(match.scores, means, strict=True)]


def standings(tournament: Tournament) -> list[Line]:
    """Everybody's place, the first one first; ties share a rank."""
    lines = {entrant.number: Line(entrant.number) for entrant in tournament.entrants}
    matches = counted(tournament)
    for match in matches:
        add(lines, match, shares(match))
    if tournament.plan.format == DUPLICATE:
        for round in {match.round for match in matches}:
            add_deal(lines, tournament.of_round(round))
    for match in matches:
        add_ties(lines, match)
    return ranked(list(lines.values()), tournament.plan.format == DUPLICATE)


def add(lines: dict[int, Line], match: Match, won: list[float]) -> None:
    for seat, entrant in enumerate(match.seats):
        if entrant == HOUSE:
            continue
        line = lines[entrant]
        line.points += won[seat]
        if match.state == OVER:
            line.played += 1
            line.wins += seat in match.winners
            line.victory_points += match.scores[seat] if match.scores else 0


def add_deal(lines: dict[int, Line], matches: Sequence[Match]) -> None:
    means = averages(matches)
    for match in matches:
        for entrant, difference in zip(match.seats, above(match, means), strict=False):
            if entrant != HOUSE:
                lines[entrant].above += difference
                lines[entrant].better += difference > 0


def add_ties(lines: dict[int, Line], match: Match) -> None:
    """Add the tiebreakers; the points of everybody are known."""
    if match.state != OVER:
        return
    for seat, entrant in enumerate(match.seats):
        for other, opponent in enumerate(match.seats):
            if other != seat and HOUSE not in (entrant, opponent):
                lines[entrant].opponents += lines[opponent].points
                lines[entrant].beaten += lines[opponent].points * against(match, seat, other)


def against(match: Match, seat: int, other: int) -> float:
    """The score of one seat against another: 1, 0.5 or 0."""
    won = shares(match)
    return 1.0 if won[seat] > won[other] else 0.5 if won[seat] == won[other] else 0.0


def ranked(lines: list[Line], duplicate: bool) -> list[Line]:
    def merit(line: Line) -> tuple[float, ...]:
        if duplicate:
            return round(line.above, 6), line.better, line.wins, line.victory_points
        ties = round(line.opponents, 6), round(line.beaten, 6)
        return round(line.points, 6), *ties, line.wins, line.victory_points

    lines.sort(key=lambda line: (*(-part for part in merit(line)), line.entrant))
    for place, line in enumerate(lines):
        same = place > 0 and merit(lines[place - 1]) == merit(line)
        line.rank = lines[place - 1].rank if same else place + 1
    return lines
