"""Profiles: the results of a person's games, for themselves or for everybody.

A published profile contains only what belongs to the person who publishes it: of other people, it names those
who have published their own profile, and no table can be opened from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from vindima.ratings.model import SETTLED, Skill
from vindima.ratings.strong import strong
from vindima.server.tables.game.results import Outcome, Result
from vindima.server.wire import standing as wire_standing

__all__ = ["Shown", "leader", "profile", "rating_to_wire"]

LISTED = 100
"""How many games a profile lists."""


class Shown(NamedTuple):
    """The readers for whom a profile is made."""

    id: str | None
    name: str
    mine: bool
    listed: bool = False
    alone: bool = False
    published: Mapping[int, tuple[str, str]] = {}
    """The links and names of other people who have published their profile."""


class Played(NamedTuple):
    """A game and a person's part in it."""

    result: Result
    own: Outcome

    @property
    def won(self) -> float:
        """1 for a win, a fraction for a shared one. A solo game is won against the Automa."""
        if self.result.players == 1:
            return {"win": 1.0, "draw": 0.5}.get(self.result.result, 0.0)
        first = [one for one in self.result.seats if one.place == 1]
        return 1 / len(first) if self.own in first else 0.0


def profile(
    browser: int,
    results: Iterable[Result],
    ratings: Mapping[tuple[str, int], tuple[Skill, int]],
    shown: Shown,
) -> wire_standing.Profile:
    """The profile of a person. Games in which they played several seats are omitted."""
    games = [
        Played(result, mine[0])
        for result in results
        if len(mine := [one for one in result.seats if one.browser == browser]) == 1
    ]
    groups: dict[tuple[str, int], list[Played]] = {}
    for one in games:
        groups.setdefault((one.result.game, one.result.players), []).append(one)
    return {
        "id": shown.id,
        "name": shown.name,
        "mine": shown.mine,
        "listed": shown.listed,
        "alone": shown.alone,
        "statistics": [statistics(key, groups[key], ratings.get(key), shown) for key in sorted(groups)],
        "games": [listed(one, shown) for one in reversed(games[-LISTED:])],
    }


def rating_to_wire(game: str, players: int, skill: Skill, games: int) -> wire_standing.Rating:
    return {
        "game": game,
        "players": players,
        "rating": skill.shown,
        "spread": skill.spread,
        "games": games,
        "provisional": games < SETTLED,
    }


def leader(
    skill: Skill,
    games: int,
    name: str = "",
    bot: str | None = None,
    profile: str | None = None,
    mine: bool = False,
) -> wire_standing.Leader:
    """A line of a leaderboard, without its rank."""
    return {
        "rank": None,
        "name": name,
        "bot": bot,
        "profile": profile,
        "mine": mine,
        "rating": skill.shown,
        "spread": skill.spread,
        "games": games,
        "provisional": bot is None and games < SETTLED,
    }


def statistics(
    key: tuple[str, int], games: list[Played], rating: tuple[Skill, int] | None, shown: Shown
) -> wire_standing.Statistics:
    """The games of one game and number of players."""
    game, players = key
    best = strong(game, players)
    return {
        "game": game,
        "players": players,
        "games": len(games),
        "wins": round(sum(one.won for one in games), 2),
        "points": average(one.own.points for one in games),
        "best": max(one.own.points for one in games),
        "strong": None if best is None else best.points,
        "rating": None if rating is None else rating_to_wire(game, players, *rating),
        "seats": [seat_record(seat, games) for seat in sorted({one.own.seat for one in games})],
        "opponents": opponents(games, shown),
        "sources": [
            {
                "source": source,
                "average": average(one.own.sources.get(source, 0) for one in games),
                "strong": None if best is None else best.sources.get(source, 0.0),
            }
            for source in games[-1].own.sources
        ],
        "progress": [progress(one) for one in games],
    }


def average(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return round(sum(found) / len(found), 2)


def seat_record(seat: int, games: list[Played]) -> wire_standing.SeatRecord:
    own = [one for one in games if one.own.seat == seat]
    wins, points = round(sum(one.won for one in own), 2), average(one.own.points for one in own)
    return {"seat": seat, "games": len(own), "wins": wins, "points": points}


def opponents(games: list[Played], shown: Shown) -> list[wire_standing.Opponent]:
    """The players of the other seats, most frequent first."""
    found: dict[tuple[int | None, str, str | None], wire_standing.Opponent] = {}
    for one in games:
        for other in one.result.seats:
            if other.seat == one.own.seat:
                continue
            name, profile = called(other, shown)
            key = other.browser if name else None, name if other.browser is None else "", other.bot
            line = found.setdefault(
                key, {"name": name, "bot": other.bot, "profile": profile, "games": 0, "ahead": 0.0}
            )
            line["games"] += 1
            line["ahead"] += ahead(one.own.place, other.place)
    return sorted(found.values(), key=lambda line: -line["games"])


def ahead(own: int, other: int) -> float:
    """1 for a better place, half for a tie."""
    return 0.5 if own == other else float(own < other)


def called(other: Outcome, shown: Shown) -> tuple[str, str | None]:
    """The name of another person as a reader may see it, and their published profile.

    Bots are known by their level.
    """
    if other.bot is not None:
        return "", None
    link, name = shown.published.get(other.browser or 0, (None, ""))
    return (other.name if shown.mine else name), link


def progress(one: Played) -> wire_standing.Progress:
    skill = None if one.own.rating is None else Skill(*one.own.rating)
    return {
        "ended": one.result.ended,
        "points": one.own.points,
        "won": round(one.won, 2),
        "rating": None if skill is None else skill.shown,
        "spread": None if skill is None else skill.spread,
    }


def listed(one: Played, shown: Shown) -> wire_standing.PlayedGame:
    result, own = one
    change = None
    if own.rating is not None and own.before is not None:
        change = Skill(*own.rating).shown - Skill(*own.before).shown
    return {
        "game": result.game,
        "players": result.players,
        "table": result.table if shown.mine else None,
        "ended": result.ended,
        "seat": own.seat,
        "place": own.place,
        "points": own.points,
        "result": result.result,
        "rated": result.rated,
        "abandoned": own.abandoned,
        "change": change,
        "seats": [
            {
                "name": shown.name if other.seat == own.seat else called(other, shown)[0],
                "bot": other.bot,
                "points": other.points,
                "place": other.place,
                "mine": other.seat == own.seat,
            }
            for other in result.seats
        ],
        "sources": own.sources,
    }
