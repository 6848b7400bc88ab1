"""Ratings in the database, and what people show of them.

`settle` counts rated games whose result has been recorded. It never waits for another process, because a
transaction may already hold rows that the other one wants: if another process is counting, the caller tries
again.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, text, update

from vindima.ratings.anchors import anchor
from vindima.ratings.model import NEW, WIDTH, Skill, rated
from vindima.server.database import schema
from vindima.server.tables.common.links import new_id

__all__ = [
    "count_again",
    "export",
    "forget",
    "leaders",
    "merge",
    "of",
    "profile_of",
    "profiled",
    "profiles_of",
    "rating_of",
    "settle",
    "show",
]

LOCK: Final = 0x76696E72
"""The advisory lock that lets one process at a time count games in a PostgreSQL database."""
LISTED: Final = 200
"""The length of a leaderboard."""

RATINGS: Final = schema.ratings
PROFILES: Final = schema.profiles


# Counting


def settle(connection: Connection) -> bool:
    """Count the rated games that have not been counted; False if another process is doing so."""
    if not locked(connection):
        return False
    results = schema.results
    chosen = select(results).where(results.c.rated, results.c.counted_as.is_(None)).order_by(results.c.id)
    if new := connection.execute(chosen).all():
        last = connection.scalar(select(func.max(results.c.counted_as))) or 0
        for number, row in enumerate(new, last + 1):
            count(connection, row, number)
    return True


def locked(connection: Connection) -> bool:
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.scalar(text("SELECT pg_try_advisory_xact_lock(:lock)"), {"lock": LOCK}))


def count_again(connection: Connection) -> int:
    """Recompute all ratings from the results, in the order in which they were counted; returns how many."""
    results = schema.results
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    connection.execute(delete(RATINGS))
    order = (results.c.counted_as.asc().nulls_last(), results.c.id)
    chosen = connection.execute(select(results).where(results.c.rated).order_by(*order)).all()
    for number, row in enumerate(chosen, 1):
        count(connection, row, number)
    return len(chosen)


def count(connection: Connection, result: Row[Any], number: int) -> None:
    """Count one rated game under a number. Bots have fixed ratings; deleted people keep their last one."""
    outcomes, results = schema.outcomes, schema.results
    chosen = select(outcomes).where(outcomes.c.result == result.id).order_by(outcomes.c.seat)
    seats = [(row, skill_of(connection, result, row)) for row in connection.execute(chosen)]
    playing = [(row, skill) for row, skill in seats if skill is not None]
    people = [row.browser for row, _ in playing if row.browser is not None]
    if len(playing) > 1 and len(people) == len(set(people)):
        after = rated([skill for _, skill in playing], [row.place for row, _ in playing])
        for (row, before), now in zip(playing, after, strict=True):
            if row.bot is None:
                enter(connection, result, row, before, now)
    connection.execute(update(results).where(results.c.id == result.id).values(counted_as=number))


def skill_of(connection: Connection, result: Row[Any], row: Row[Any]) -> Skill | None:
    """The rating with which a seat enters a game; None if nothing is known about its player."""
    if row.bot is not None:
        return anchor(result.game, result.players, row.bot)
    if row.browser is None:
        return None if row.mu_before is None else Skill(row.mu_before, row.sigma_before)
    found = rating_of(connection, row.browser, result.game, result.players)
    return NEW if found is None else Skill(found.mu, found.sigma)


def rating_of(connection: Connection, browser: int, game: str, players: int) -> Row[Any] | None:
    same = (RATINGS.c.browser == browser, RATINGS.c.game == game, RATINGS.c.players == players)
    return connection.execute(select(RATINGS).where(*same)).one_or_none()


def enter(connection: Connection, result: Row[Any], row: Row[Any], before: Skill, now: Skill) -> None:
    """Store the rating change of one person."""
    outcomes = schema.outcomes
    values = {"mu_before": before.mu, "sigma_before": before.sigma, "mu": now.mu, "sigma": now.sigma}
    same = (outcomes.c.result == row.result, outcomes.c.seat == row.seat)
    connection.execute(update(outcomes).where(*same).values(values))
    if row.browser is None:
        return
    key = {"browser": row.browser, "game": result.game, "players": result.players}
    known = rating_of(connection, **key)
    changed = {"mu": now.mu, "sigma": now.sigma, "games": 1 if known is None else known.games + 1}
    if known is None:
        connection.execute(insert(RATINGS).values(key | changed))
    else:
        mine = [RATINGS.c[name] == value for name, value in key.items()]
        connection.execute(update(RATINGS).where(*mine).values(changed))


# Reading


def of(connection: Connection, browser: int) -> list[Row[Any]]:
    """A person's ratings."""
    mine = select(RATINGS).where(RATINGS.c.browser == browser)
    return list(connection.execute(mine.order_by(RATINGS.c.game, RATINGS.c.players)))


def leaders(connection: Connection, game: str, players: int) -> list[Row[Any]]:
    """The ratings of people who want to be on the leaderboard and are not banned, with names and links."""
    browsers = schema.browsers
    chosen = (
        select(RATINGS, browsers.c.name, PROFILES.c.link, PROFILES.c.published)
        .join(PROFILES, PROFILES.c.browser == RATINGS.c.browser)
        .join(browsers, browsers.c.id == RATINGS.c.browser)
        .where(PROFILES.c.listed, ~browsers.c.banned, RATINGS.c.game == game, RATINGS.c.players == players)
        .order_by((RATINGS.c.mu - WIDTH * RATINGS.c.sigma).desc())
        .limit(LISTED)
    )
    return list(connection.execute(chosen))


# What people show


def profile_of(connection: Connection, browser: int) -> Row[Any] | None:
    """What a person has decided to show; None if they have not decided."""
    return connection.execute(select(PROFILES).where(PROFILES.c.browser == browser)).one_or_none()


def profiled(connection: Connection, link: str) -> Row[Any] | None:
    """The person whose published profile is behind a link; None if there is none."""
    browsers = schema.browsers
    chosen = select(PROFILES, browsers.c.name).join(browsers, browsers.c.id == PROFILES.c.browser)
    shown = chosen.where(PROFILES.c.link == link, PROFILES.c.published, ~browsers.c.banned)
    return connection.execute(shown).one_or_none()


def profiles_of(connection: Connection, people: set[int]) -> dict[int, tuple[str, str]]:
    """The links and current names of the given people who have published their profile."""
    browsers = schema.browsers
    chosen = select(PROFILES.c.browser, PROFILES.c.link, browsers.c.name).join(
        browsers, browsers.c.id == PROFILES.c.browser
    )
    shown = chosen.where(PROFILES.c.published, ~browsers.c.banned, PROFILES.c.browser.in_(people))
    return {browser: (link, name) for browser, link, name in connection.execute(shown)}


def show(connection: Connection, browser: int, changes: dict[str, bool]) -> None:
    """Change what a person shows."""
    if profile_of(connection, browser) is None:
        new = {"browser": browser, "link": new_id(), "published": False, "listed": False}
        connection.execute(insert(PROFILES).values(new))
    if changes:
        connection.execute(update(PROFILES).where(PROFILES.c.browser == browser).values(changes))


# Deleted and merged people


def forget(connection: Connection, browser: int) -> None:
    for table in (RATINGS, PROFILES):
        connection.execute(delete(table).where(table.c.browser == browser))


def merge(connection: Connection, guest: int, person: int) -> None:
    """Give a guest's ratings to a person. Of two ratings, the more certain one stays."""
    for row in of(connection, guest):
        own = rating_of(connection, person, row.game, row.players)
        if own is not None:
            games, better = own.games + row.games, min(own, row, key=lambda one: one.sigma)
            same = (RATINGS.c.browser == person, RATINGS.c.game == row.game, RATINGS.c.players == row.players)
            values = {"mu": better.mu, "sigma": better.sigma, "games": games}
            connection.execute(update(RATINGS).where(*same).values(values))
        else:
            values = {name: getattr(row, name) for name in ("game", "players", "mu", "sigma", "games")}
            connection.execute(insert(RATINGS).values(browser=person, **values))
    if profile_of(connection, person) is None:
        connection.execute(update(PROFILES).where(PROFILES.c.browser == guest).values(browser=person))
    forget(connection, guest)


def export(connection: Connection, browser: int) -> dict[str, Any]:
    """A person's ratings and what they show, for the export of their data."""
    shown = profile_of(connection, browser)
    names = ("game", "players", "mu", "sigma", "games")
    return {
        "published": shown is not None and shown.published,
        "listed": shown is not None and shown.listed,
        "ratings": [{name: getattr(row, name) for name in names} for row in of(connection, browser)],
    }
