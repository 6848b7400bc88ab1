"""Endpoints about people's standing: leaderboards and profiles."""

from __future__ import annotations

from sqlalchemy import Connection

from vindima.core import contract
from vindima.ratings.anchors import anchor, levels
from vindima.ratings.model import SETTLED, Skill
from vindima.server.database.access import rows
from vindima.server.database.contests import ratings, results
from vindima.server.desk.profile import Shown, leader, profile, rating_to_wire
from vindima.server.http.requests.asking import Asking, TheStore, Welcome
from vindima.server.http.requests.bodies import ProfileBody
from vindima.server.http.schema import Encoded, Router
from vindima.server.tables.common.links import is_id
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import Browser
from vindima.server.wire import standing as wire_standing

__all__ = ["router"]

router = Router(prefix="/api")

NOBODY = 0
"""A number that no person has."""


def rated_pools() -> list[wire_standing.Pool]:
    """The games and numbers of players that can be rated."""
    return [
        {"game": game, "players": players}
        for game in contract.known()
        for players in contract.find(game).seats
        if players > 1
    ]


@router.get("/leaderboards/{game}/{players}")
async def leaderboard(store: TheStore, browser: Asking, game: str, players: int) -> wire_standing.Leaderboard:
    """The strongest players of a game with a number of players, among those who want to be listed."""
    if {"game": game, "players": players} not in rated_pools():
        raise Problem("no-page", "there is no such leaderboard")
    me = NOBODY if browser is None else browser.id
    return await store.read(lambda connection: board(connection, me, game, players))


def board(connection: Connection, me: int, game: str, players: int) -> wire_standing.Leaderboard:
    people = [
        leader(
            Skill(row.mu, row.sigma),
            row.games,
            row.name,
            profile=row.link if row.published else None,
            mine=row.browser == me,
        )
        for row in ratings.leaders(connection, game, players)
    ]
    rank = 0
    for line in people:
        if not line["provisional"]:
            rank += 1
            line["rank"] = rank
    bots = [leader(skill, 0, bot=level) for level in levels(game) if (skill := anchor(game, players, level))]
    own = ratings.rating_of(connection, me, game, players)
    shown = ratings.profile_of(connection, me)
    return {
        "game": game,
        "players": players,
        "pools": rated_pools(),
        "leaders": sorted([*people, *bots], key=lambda line: line["spread"] - line["rating"]),
        "mine": None if own is None else rating_to_wire(game, players, Skill(own.mu, own.sigma), own.games),
        "listed": shown is not None and shown.listed,
        "settled": SETTLED,
    }


@router.get("/profile")
async def own_profile(store: TheStore, browser: Asking) -> Encoded[wire_standing.Profile]:
    """What the browser's player has played. Nobody else sees it."""
    return Encoded.of(await store.read(lambda connection: mine(connection, browser)))


def mine(connection: Connection, browser: Browser | None) -> wire_standing.Profile:
    if browser is None:
        return profile(NOBODY, [], {}, Shown(None, "", True))
    shown = ratings.profile_of(connection, browser.id)
    name = rows.player_settings(connection, browser.id)["name"]
    id = shown.link if shown is not None and shown.published else None
    return shown_profile(connection, browser.id, Shown(id, name, True, shown is not None and shown.listed))


def shown_profile(connection: Connection, browser: int, shown: Shown) -> wire_standing.Profile:
    """A person's profile, as far as the reader may see it."""
    found = results.of(connection, browser, sealed=shown.mine)
    others = {one.browser for result in found for one in result.seats if one.browser is not None}
    published = ratings.profiles_of(connection, others)
    skills = {
        (row.game, row.players): (Skill(row.mu, row.sigma), row.games)
        for row in ratings.of(connection, browser)
    }
    return profile(browser, found, skills, shown._replace(published=published))


@router.put("/profile")
async def show(store: TheStore, browser: Welcome, wanted: ProfileBody) -> Encoded[wire_standing.Profile]:
    """Publish the profile or withdraw it, and appear on leaderboards or not."""
    changes = wanted.model_dump(exclude_none=True)
    await store.write(lambda connection: ratings.show(connection, browser.id, changes))
    return Encoded.of(await store.read(lambda connection: mine(connection, browser)))


@router.get("/profiles/{id}")
async def published(store: TheStore, browser: Asking, id: str) -> Encoded[wire_standing.Profile]:
    """A published profile."""

    def work(connection: Connection) -> wire_standing.Profile:
        row = ratings.profiled(connection, id) if is_id(id) else None
        if row is None:
            raise Problem("no-page", "there is no such profile")
        return shown_profile(connection, row.browser, Shown(row.link, row.name, False))

    return Encoded.of(await store.read(work))
