"""Rated games are fair, ratings follow from results, and people show only what they choose to show."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import unquote

import pytest
from sqlalchemy import select, update

from tests.server.http.test_answers import problem
from tests.server.served import ME, Browser, bot, eventually
from vindima.server.database import admin, privacy, schema
from vindima.server.database.contests import ratings

OPEN = {"kind": "open"}
BOARD = "/leaderboards/vinhos/2"


def call(browser: Browser, name: str) -> None:
    browser.ask("PUT", "/me", {"name": name})


def rated(ana: Browser, bo: Browser) -> str:
    """A rated table at which both have a seat."""
    table = ana.opens([ME, OPEN], rated=True)
    bo.follows(ana.table(table)["invite_links"]["1"])
    return table


def give_answers(table: str, *browsers: Browser, most: int = 10_000) -> None:
    """Give the last legal answer for everybody until the game is over, but at most `most` times."""
    state = browsers[0].state(table)
    for _ in range(most):
        if state["view"]["over"]:
            return
        asked = browsers[state["view"]["to_answer"]]
        if not state["answers"]:
            state = asked.state(table)
        state = asked.answers(table, state, -1)


def engine(running) -> Any:
    return running.app.state.store.engine


# Conditions of a rated game


@pytest.mark.parametrize(
    "wanted",
    [
        {"seats": [ME], "game": "viticulture"},
        {"seats": [bot("easy"), bot("easy")]},
        {"seats": [ME, {**ME, "name": "Bo"}], "hot_seat": True},
        {"seats": [ME, bot("random")]},
        {"seats": [ME, bot("greedy:style=exporter")]},
        {"seats": [ME, bot("easy")], "seed": 5},
        {"seats": [ME, bot("easy")], "coach": True},
        {"seats": [ME, bot("easy")], "options": {"tables": {"a": {}}}},
    ],
)
def test_an_unfair_game_cannot_be_rated(ana, wanted):
    body = {"game": "vinhos", "rated": True, **wanted}
    problem(ana.ask("POST", "/tables", body), 422, "unratable")


def test_a_rated_game_has_neither_undo_nor_hints(ana, bo):
    table = rated(ana, bo)
    assert ana.table(table)["rated"]
    assert bo.table(table)["rated"]
    give_answers(table, ana, bo, most=6)
    for browser in (ana, bo):
        state = browser.state(table)
        assert state["trail"] == []
        if state["answers"]:
            refused = state["refusals"]
            token = refused[0]["token"] if refused else "pass"
            query = {"token": token}
            problem(browser.ask("GET", f"/tables/{table}/remedy", params=query), 409, "rated")
            hint = browser.ask("GET", f"/tables/{table}/hint", params={"depth": "quick"})
            problem(hint, 403, "not-yours")
    assert not ana.table(table)["hints"]
    problem(ana.ask("POST", f"/tables/{table}/hints", {"hints": True}), 409, "rated")


def test_in_a_rated_game_nobody_is_removed_or_plays_two_seats(ana, bo):
    table = rated(ana, bo)
    give_answers(table, ana, bo, most=3)
    seats = f"/tables/{table}/seats"
    problem(ana.ask("POST", f"{seats}/1", {"action": "leave"}), 409, "rated")
    problem(ana.ask("POST", f"{seats}/0", {"action": "stand-in"}), 409, "rated")
    bo.post(f"{seats}/1", {"action": "leave"})
    link = ana.table(table)["invite_links"]["1"]
    problem(ana.ask("POST", "/links", {"link": link}), 409, "rated")
    problem(ana.ask("POST", f"{seats}/1", {"action": "bot", "bot": "random"}), 422, "unratable")
    ana.post(f"{seats}/1", {"action": "bot", "bot": "easy"})


# The results of a finished game


@pytest.fixture(scope="module")
def pair(running):
    """A finished rated game of two people: the table, the winner and the loser."""
    two = Browser(running.address), Browser(running.address)
    for browser, name in zip(two, ("Anastasia", "Bonifacio"), strict=True):
        call(browser, name)
    table = rated(*two)
    give_answers(table, *two)
    won = {game["place"]: browser for browser in two for game in browser.get("/profile")["games"]}
    yield table, won[1], won[2]
    for browser in two:
        browser.close()


def ratings_of(browser: Browser) -> Any:
    ((own),) = browser.get("/profile")["statistics"]
    return own


def test_a_rated_game_changes_both_ratings_once(running, pair):
    table, winner, loser = pair
    first, second = ratings_of(winner), ratings_of(loser)
    assert first["rating"]["rating"] > 1500 > second["rating"]["rating"]
    assert first["rating"]["games"] == second["rating"]["games"] == 1
    assert first["rating"]["provisional"]
    assert (first["wins"], second["wins"]) == (1, 0)
    before = first["rating"], second["rating"]
    with running.app.state.store.begin() as connection:
        assert ratings.settle(connection)
    assert (ratings_of(winner)["rating"], ratings_of(loser)["rating"]) == before
    assert winner.get("/profile")["games"][0]["table"] == table


def test_ratings_can_be_recomputed_from_the_results(running, pair):
    _, winner, loser = pair
    before = [ratings_of(browser) for browser in (winner, loser)]
    with running.app.state.store.begin() as connection:
        connection.execute(update(schema.ratings).values(mu=1.0))
        assert admin.rate_again(connection)["games"] >= 1
    assert [ratings_of(browser) for browser in (winner, loser)] == before


def test_missing_results_are_added_for_games_that_have_ended(running, ana):
    """A result outlives its table, and is deleted with the last of its players."""
    table = ana.opens([ME, bot("easy")])
    play_to_the_end(ana, table)
    with running.app.state.store.begin() as connection:
        number = select(schema.results.c.id).where(schema.results.c.table_id == table).scalar_subquery()
        connection.execute(schema.outcomes.delete().where(schema.outcomes.c.result == number))
        connection.execute(schema.results.delete().where(schema.results.c.table_id == table))
    assert ana.get("/profile")["games"] == []
    with running.app.state.store.begin() as connection:
        assert admin.rate_again(connection)["results"] >= 1
    ((game),) = ana.get("/profile")["games"]
    assert (game["table"], game["rated"], game["change"]) == (table, False, None)
    with running.app.state.store.begin() as connection:
        privacy.delete_table(connection, table)
    ((game),) = ana.get("/profile")["games"]
    assert game["table"] is None
    assert ana.ask("DELETE", "/me", {}).status_code == 200
    with engine(running).connect() as connection:
        kept = select(schema.outcomes.c.result).where(schema.outcomes.c.browser.is_not(None))
        lost = select(schema.results.c.id).where(schema.results.c.id.not_in(kept))
        assert connection.scalars(lost).all() == []


def play_to_the_end(browser: Browser, table: str) -> None:
    """Play against bots until the game is over."""

    def look():
        state = browser.state(table)
        return (state["answers"] or state["view"]["over"]) and state

    state = eventually(look)
    while not state["view"]["over"]:
        state = browser.answers(table, state, -1) if state["answers"] else eventually(look)


def test_points_are_compared_with_strong_players(pair):
    own = ratings_of(pair[1])
    assert round(sum(line["average"] for line in own["sources"]), 1) == own["points"]
    assert own["strong"] == pytest.approx(sum(line["strong"] for line in own["sources"]), abs=0.1)
    assert own["opponents"][0]["name"] in ("Anastasia", "Bonifacio")
    assert own["opponents"][0]["ahead"] == 1
    assert [seat["games"] for seat in own["seats"]] == [1]


def test_leaving_a_rated_game_loses_it(running, ana, bo):
    table = rated(ana, bo)
    give_answers(table, ana, bo, most=4)
    bo.post(f"/tables/{table}/seats/1", {"action": "leave"})
    ana.post(f"/tables/{table}/seats/1", {"action": "bot", "bot": "easy"})
    play_to_the_end(ana, table)
    ((lost),) = bo.get("/profile")["games"]
    assert (lost["abandoned"], lost["place"]) == (True, 2)
    assert lost["change"] < 0
    ((won),) = ana.get("/profile")["games"]
    assert (won["abandoned"], won["place"]) == (False, 1)
    assert won["change"] > 0


def test_leaving_before_the_first_answer_does_not_affect_ratings(running, ana, bo, browsers):
    table = rated(ana, bo)
    bo.post(f"/tables/{table}/seats/1", {"action": "leave"})
    cleo = browsers()
    cleo.follows(ana.table(table)["invite_links"]["1"])
    with engine(running).connect() as connection:
        chosen = select(schema.sitters.c.browser).where(schema.sitters.c.table_id == table)
        entered = set(connection.scalars(chosen))
    assert len(entered) == 2
    give_answers(table, ana, cleo, most=2)
    assert bo.get("/profile")["games"] == []


# Profiles and leaderboards


def shown(browser: Browser, **changes: bool) -> Any:
    response = browser.ask("PUT", "/profile", changes)
    assert response.status_code == 200, response.text
    return response.json()


def test_people_are_shown_only_if_they_choose_to_be(pair, browsers):
    _, winner, loser = pair
    stranger = browsers()
    texts = [stranger.ask("GET", BOARD).text, stranger.ask("GET", "/profile").text]
    names = ("Anastasia", "Bonifacio")
    assert not any(name in text for name in names for text in texts)
    hidden = shown(winner, published=False, listed=False)
    assert hidden["id"] is None
    id = shown(winner, published=True)["id"]
    told = stranger.ask("GET", f"/profiles/{id}")
    mine, other = winner.get("/me")["name"], loser.get("/me")["name"]
    assert told.json()["name"] == mine
    # The other player has published nothing, and tables stay private.
    assert other not in told.text
    assert pair[0] not in told.text
    assert mine not in stranger.ask("GET", BOARD).text
    shown(loser, published=True)
    assert other in stranger.ask("GET", f"/profiles/{id}").text
    shown(loser, published=False)
    shown(winner, published=False)
    problem(stranger.ask("GET", f"/profiles/{id}"), 404, "no-page")


def test_a_leaderboard_lists_people_by_choice_and_shows_uncertainty(running, pair, browsers):
    _, winner, _ = pair
    shown(winner, listed=True)
    board = browsers().get(BOARD)
    name = winner.get("/me")["name"]
    ((line),) = [line for line in board["leaders"] if line["name"] == name]
    assert (line["rank"], line["provisional"], line["mine"], line["profile"]) == (None, True, False, None)
    assert line["spread"] > 100
    bots = [entry["bot"] for entry in board["leaders"] if entry["bot"]]
    assert bots.index("hard") < bots.index("medium") < bots.index("greedy") < bots.index("easy")
    with running.app.state.store.begin() as connection:
        connection.execute(update(schema.ratings).values(games=10))
    ((line),) = [line for line in winner.get(BOARD)["leaders"] if line["mine"]]
    assert (line["rank"], line["provisional"]) == (1, False)
    shown(winner, listed=False)
    assert not any(line["name"] == name for line in browsers().get(BOARD)["leaders"])


def test_nothing_about_a_running_game_is_revealed(pair, browsers):
    _, winner, loser = pair
    id = shown(winner, published=True, listed=True)["id"]
    stranger = browsers()
    table = rated(winner, loser)
    paths = (BOARD, f"/profiles/{id}", "/profile")
    told = []
    for _ in range(4):
        told.append([browser.ask("GET", path).text for browser in (stranger, loser) for path in paths])
        give_answers(table, winner, loser, most=3)
        problem(stranger.ask("GET", f"/tables/{table}/log"), 403, "not-yours")
    # No byte depends on whether they play, on their answers, or on the score.
    assert all(texts == told[0] for texts in told)
    shown(winner, published=False, listed=False)


@pytest.mark.parametrize("path", ["/leaderboards/chess/2", "/leaderboards/vinhos/1", "/profiles/nobody"])
def test_unknown_leaderboards_and_profiles_are_not_found(ana, path):
    problem(ana.ask("GET", path), 404, "no-page")


# Logging a play


def test_a_play_can_be_logged_only_when_the_game_is_over(pair, ana):
    table, winner, _ = pair
    problem(ana.ask("GET", f"/tables/{table}/log"), 403, "not-yours")
    running = ana.opens([ME, bot("easy")])
    problem(ana.ask("GET", f"/tables/{running}/log"), 409, "running")
    log = winner.get(f"/tables/{table}/log")
    link, _, data = log["bgstats"].partition("?data=")
    assert link == "https://app.bgstatsapp.com/createPlay.html"
    play = json.loads(unquote(data))
    assert play["game"]["bggId"] == 42052
    assert play["sourcePlayId"] == table
    assert [player["winner"] for player in play["players"]].count(True) == 1
    assert sum(player["startPlayer"] for player in play["players"]) == 1
    scores = {player["name"]: player["score"] for player in play["players"]}
    own = winner.get("/profile")["games"][0]
    assert scores[winner.get("/me")["name"]] == own["points"]
    form = json.loads(log["form"])
    assert (form["objectid"], form["playdate"]) == ("42052", own["ended"][:10])


# Deletion


def test_a_deleted_person_disappears_from_the_games_of_others(running, pair):
    _, winner, loser = pair
    name = loser.get("/me")["name"]
    kept = loser.get("/me/data")
    assert kept["results"][0]["rated"]
    assert kept["standing"]["ratings"][0]["games"] >= 1
    before = ratings_of(winner)
    assert name in json.dumps(before)
    assert loser.ask("DELETE", "/me", {}).status_code == 200
    assert loser.get("/profile")["games"] == []
    assert name not in winner.ask("GET", "/profile").text
    with running.app.state.store.begin() as connection:
        admin.rate_again(connection)
    after = ratings_of(winner)
    assert after["rating"]["rating"] == before["rating"]["rating"]
