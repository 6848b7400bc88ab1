"""Uploading and downloading records, replay, campaigns, and games played under other rules."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import text

from tests.server.http.test_answers import problem
from tests.server.leak import file_of
from tests.server.served import ME, bot, eventually, seed_that_asks
from vindima import Record, game


def played(title: str = "vinhos", players: int = 2, answers: int | None = None, **options) -> Record:
    """A game played to its end, or only its first answers."""
    record = Record(title, players, 4, options)
    position = record.start()
    while not position.over and (answers is None or len(record.answers) < answers):
        token = position.token(position.legal[len(record.answers) % len(position.legal)])
        record.answers.append(token)
        position.apply(position.code(token))
    return record


@pytest.fixture(scope="module")
def finished() -> Record:
    return played()


def test_an_uploaded_record_can_be_continued(ana):
    record = played(answers=30)
    table = ana.opens([ME, ME], record=file_of(record), hot_seat=True)
    lines = ana.state(table, seat=0)["log"]
    assert len(lines) >= 30
    assert [line["token"] for line in lines if line["seat"] == 0] == [
        line.token for line in play_log(record) if line.seat == 0
    ]


def play_log(record):
    from vindima import Play

    return Play(Record(record.title, record.players, record.seed, record.options, None, record.answers)).log(
        0
    )


def test_the_record_of_a_finished_game_can_be_downloaded(ana, finished):
    table = ana.opens([ME, ME], record=file_of(finished))
    response = ana.ask("GET", f"/tables/{table}/record")
    assert "attachment" in response.headers["content-disposition"]
    again = Record.parse(response.text)
    assert again.answers == finished.answers
    assert again.replay() == finished.replay()


def test_the_record_of_a_running_game_is_a_secret(ana):
    table = ana.opens([ME, ME])
    problem(ana.ask("GET", f"/tables/{table}/record"), 409, "running")
    body = {"game": "vinhos", "seats": [ME, ME], "from": {"table": table, "count": 0}}
    problem(ana.ask("POST", "/tables", body), 409, "running")


@pytest.mark.parametrize(
    ("change", "name", "said"),
    [
        (lambda text: "", "bad-record", "not JSON"),
        (lambda text: "[]", "bad-record", "begins with its header"),
        (lambda text: text.replace('"format": 1', '"format": 99'), "newer-record", "newer than this program"),
        (lambda text: text.replace('"seed"', '"sead"'), "bad-record", "lacks 'seed'"),
        (lambda text: text + '\n"fly moon"', "bad-record", "'fly moon' is not possible"),
        (lambda text: text + "\n{", "bad-record", "not JSON"),
        (lambda text: text.replace('"tables": null', '"tables": "/etc"'), "bad-record", "names a folder"),
        (lambda text: text.replace('"tables": null', '"tables": 5'), "bad-record", "names a folder"),
        (
            lambda text: text.replace('"tables": null', '"tables": {"\\ud800": {}}'),
            "bad-record",
            "cannot be encoded",
        ),
    ],
)
def test_a_broken_record_is_refused_with_a_reason(ana, change, name, said):
    content = change(file_of(played(answers=5)))
    response = ana.ask("POST", "/tables", {"game": "vinhos", "seats": [ME, ME], "record": content})
    assert said in problem(response, 422, name)["detail"]


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": [ME, ME]},
        {"game": "vinhos", "seats": [ME]},
        {"game": "vinhos", "seats": []},
        {"game": "vinhos", "seats": [ME] * 9},
        {"game": "vinhos", "seats": [ME, {"kind": "bot"}]},
        {"game": "vinhos", "seats": [ME, {"kind": "ghost"}]},
        {"game": "vinhos", "seats": [ME, ME], "options": {"regions": "moon"}},
        {"game": "vinhos", "seats": [ME, ME], "options": {"tables": "/etc"}},
        {"game": "vinhos", "seats": [ME, ME], "seed": -1},
        {"game": "vinhos", "seats": [ME, {**ME, "name": "x" * 41}]},
    ],
)
def test_an_invalid_table_is_refused(ana, body):
    problem(ana.ask("POST", "/tables", body), 400, "bad-request")


# Replay


def test_replay_shows_the_course_of_a_game(ana, finished):
    table = ana.opens([ME, ME], record=file_of(finished))
    replay = ana.get(f"/tables/{table}/replay", params={"seat": 1})
    assert replay["count"] == len(replay["lines"])
    assert [line["count"] for line in replay["lines"]] == list(range(1, replay["count"] + 1))
    assert [year["year"] for year in replay["years"]] == list(range(7))
    last = ana.get(f"/tables/{table}/replay/{replay['count']}", params={"seat": 1})
    assert last["view"] == finished.replay().view(1)
    first = ana.get(f"/tables/{table}/replay/0", params={"seat": 1})
    assert first["view"] == finished.start().view(1)
    assert first["log"] == []
    problem(ana.ask("GET", f"/tables/{table}/replay/{replay['count'] + 1}"), 404, "no-page")


def test_a_finished_game_can_be_continued_from_any_line(ana, finished):
    table = ana.opens([ME, ME], record=file_of(finished))
    other = ana.opens([ME, ME], **{"from": {"table": table, "count": 12}})
    before, now = ana.get(f"/tables/{table}/replay"), ana.get(f"/tables/{other}/replay")
    assert now["lines"][:12] == before["lines"][:12]
    assert ana.state(other, seat=0)["answers"] or ana.state(other, seat=1)["answers"]
    body = {"game": "vinhos", "seats": [ME, ME], "from": {"table": table, "count": 9999}}
    problem(ana.ask("POST", "/tables", body), 400, "bad-request")


def test_points_are_listed_year_by_year(ana, finished):
    table = ana.opens([ME, ME], record=file_of(finished))
    points = ana.state(table)["points"]
    assert [row["year"] for row in points] == list(range(7))
    assert points[-1]["scores"] == finished.replay().scores


# Games under other rules


def change_header(running, table, change):
    running.house._lives.pop(table)
    with running.app.state.store.begin() as connection:
        found = {"id": table}
        header = json.loads(connection.scalar(text("SELECT header FROM tables WHERE id = :id"), found))
        connection.execute(
            text("UPDATE tables SET header = :header WHERE id = :id"),
            {**found, "header": json.dumps({**header, **change(header)})},
        )


def test_a_game_under_other_rules_is_opened_if_it_replays(ana, running):
    table = ana.opens([ME, ME], seed=seed_that_asks(0))
    state = ana.answers(table, ana.state(table))
    change_header(running, table, lambda header: {"rules": "0.0"})
    assert ana.state(table)["view"] == state["view"]


def test_a_game_under_other_rules_that_does_not_replay_is_refused_with_a_reason(ana, running):
    table = ana.opens([ME, ME], seed=seed_that_asks(0))
    ana.answers(table, ana.state(table))
    change_header(running, table, lambda header: {"rules": "0.0", "seed": header["seed"] + 1})
    for path in ("", "/state"):
        body = problem(ana.ask("GET", f"/tables/{table}{path}"), 410, "old-rules")
        assert "played by vinhos rules 0.0" in body["detail"]


# Campaigns


def play_out(ana, table):
    """Give answers until the game is over; returns the last state."""
    state = ana.state(table)
    while not state["view"]["over"]:
        tokens = [answer["token"] for answer in state["answers"]]
        state = ana.answer(table, state, "pass" if "pass" in tokens else tokens[-1]).json()
    return state


def test_the_progress_of_a_campaign_is_stored(ana, bo):
    campaign = ana.post("/campaigns", {"level": "easy"})
    assert campaign["challenge"] == campaign["challenges"][0] == "challenge-1"
    path = f"/campaigns/{campaign['id']}/games"
    table = ana.post(path, {})["id"]
    assert ana.post(path, {})["id"] == table
    told = ana.table(table)
    assert told["campaign"] == campaign["id"]
    assert (told["options"]["level"], told["options"]["challenge"]) == ("easy", "challenge-1")
    result = play_out(ana, table)["result"]
    (after,) = ana.get("/campaigns")
    assert after["attempts"] == {"challenge-1": [result]}
    assert (after["score"], after["table"]) == (1, None)
    second = ana.post(path, {})["id"]
    assert second != table
    lost = ana.ask("DELETE", path, {}).json()
    assert lost["attempts"]["challenge-1"][-1] == "loss" or result == "win"
    assert (lost["score"], lost["table"]) == (2, None)
    problem(bo.ask("POST", path, {}), 404, "no-campaign")
    assert bo.get("/campaigns") == []


@pytest.mark.parametrize(
    "body", [{"level": "martian"}, {"level": "easy", "options": {"challenge": "none"}}, {}]
)
def test_an_invalid_campaign_is_refused(ana, body):
    problem(ana.ask("POST", "/campaigns", body), 400, "bad-request")


def test_the_games_are_listed(ana):
    told = {entry["name"]: entry for entry in ana.get("/games")}
    assert set(told) == {"vinhos", "viticulture"}
    assert told["vinhos"]["players"] == list(game("vinhos").seats)
    assert "tables" not in {option["name"] for option in told["vinhos"]["options"]}
    assert [o["name"] for o in told["viticulture"]["options"] if o["solo"]] == [
        "level",
        "aggressive",
        "challenge",
        "tokens",
        "fewer_visitors",
    ]
    assert told["viticulture"]["bots"][:2] == ["random", "easy"]
    assert told["viticulture"]["bots"][-1] == told["vinhos"]["bots"][-1] == "master"
    assert told["viticulture"]["styles"][0] == "balanced"


def test_a_solo_game_is_played_against_the_automa(ana):
    table = ana.opens([ME], game="viticulture", options={"level": "hard"})
    state = play_out(ana, table)
    assert state["result"] in ("win", "draw", "loss")
    assert eventually(lambda: ana.table(table)["over"])


def test_bots_play_both_games(ana):
    table = ana.opens([bot(), bot()], game="viticulture", seed=1)
    assert eventually(lambda: ana.state(table)["count"] > 10)
