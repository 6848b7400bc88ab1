"""Prepared turns: played if they still do what was forecast, otherwise dropped, and hidden from others."""

from __future__ import annotations

import pytest

from tests.server.http.test_clocks import asked, end_turn
from tests.server.served import ME, Browser, EventStream, eventually, served
from vindima.core.chance import seeded
from vindima.server.tables.live.planning import Planners


@pytest.fixture
def table(ana, bo):
    """A table of Ana and Bo: its id, the player to answer, the one who waits, and that one's seat."""
    id = ana.opens([ME, {"kind": "open"}], seed=3)
    bo.follows(ana.table(id)["invite_links"]["1"])
    seat, player = asked(id, [ana, bo])
    return id, player, (bo if player is ana else ana), 1 - seat


def body(seat: int, *tokens: str) -> dict[str, object]:
    return {"seat": seat, "tokens": list(tokens)}


def foresee(browser: Browser, table: str, seat: int, *tokens: str):
    return browser.post(f"/tables/{table}/plan/forecast", body(seat, *tokens))


def prepare(browser: Browser, table: str, seat: int, *tokens: str):
    response = browser.ask("PUT", f"/tables/{table}/plan", body(seat, *tokens))
    assert response.status_code == 200, response.text
    return response.json()


def whole_turn(browser: Browser, table: str, seat: int, place: int = 0) -> list[str]:
    """The tokens of a turn that is forecast to its end, with the first or the last answers."""
    tokens: list[str] = []
    while (found := foresee(browser, table, seat, *tokens))["question"] is not None:
        tokens.append(found["answers"][place]["token"])
    return tokens


def test_only_the_prepared_turn_is_played(table):
    id, player, waiting, seat = table
    tokens = whole_turn(waiting, id, seat)
    plan = prepare(waiting, id, seat, *tokens)
    assert plan["waits"]
    assert [step["token"] for step in plan["steps"]] == tokens
    before = waiting.state(id)["count"]
    end_turn(id, [player, waiting] if seat == 1 else [waiting, player])
    after = eventually(lambda: not (now := waiting.get(f"/tables/{id}/plan"))["waits"] and now)
    assert (after["played"], after["dropped"]) == (len(tokens), None)
    log = waiting.state(id)["log"]
    assert [line["token"] for line in log if line["number"] > before and line["seat"] == seat] == tokens


def test_a_plan_with_another_effect_is_dropped_and_its_owner_learns_why(table):
    """The other player buys the vineyard in the forecast; the next one there has another price."""
    id, player, waiting, seat = table
    prepare(waiting, id, seat, *whole_turn(waiting, id, seat, -1))
    end_turn(id, [player, waiting] if seat == 1 else [waiting, player])
    after = eventually(lambda: not (now := waiting.get(f"/tables/{id}/plan"))["waits"] and now)
    assert (after["played"], after["dropped"]) == (0, "changed")
    assert waiting.state(id)["view"]["to_answer"] == seat, "the player has to decide"
    assert prepare_refused(waiting, id, seat) == "web-error-not-asked"


def prepare_refused(browser: Browser, table: str, seat: int) -> str:
    response = browser.ask("PUT", f"/tables/{table}/plan", body(seat, "pass"))
    assert response.status_code == 422
    return str(response.json()["error"])


def test_a_plan_is_hidden_from_everybody_else(table, browsers):
    id, player, waiting, seat = table
    stream = EventStream(player, id)
    assert eventually(lambda: len(stream.events) == 2), "the position, and who is at the table"
    face, state = player.table(id), player.state(id)
    prepare(waiting, id, seat, *whole_turn(waiting, id, seat))
    assert (player.table(id), player.state(id)) == (face, state)
    assert player.get("/tables")[0] == player.get("/tables")[0]
    prepare(waiting, id, seat)
    player.ask("POST", f"/tables/{id}/chat", {"text": "your turn soon"})
    eventually(lambda: "chat" in stream.names())
    stream.close()
    assert stream.names() == ["state", "table", "chat"]
    assert player.get(f"/tables/{id}/plan") == {"steps": [], "played": 0, "waits": False, "dropped": None}
    for method, path in (("PUT", "plan"), ("POST", "plan/forecast")):
        assert player.ask(method, f"/tables/{id}/{path}", body(seat, "pass")).status_code == 403
    assert player.ask("GET", f"/tables/{id}/plan", params={"seat": seat}).status_code == 403
    stranger = browsers()
    assert stranger.ask("GET", f"/tables/{id}/plan").status_code == 403


def test_a_forecast_is_based_only_on_what_its_seat_may_know(table, running):
    """The forecast does not depend on the cards of others."""
    id, _, waiting, seat = table
    live = running.house.loaded(id)
    first = foresee(waiting, id, seat)
    live.table.play.position = live.table.position.determinize(seat, seeded(7))
    assert foresee(waiting, id, seat)["question"] == first["question"]
    refused = waiting.ask("POST", f"/tables/{id}/plan/forecast", body(seat, "dance"))
    assert refused.status_code == 409
    assert refused.json()["error"] == "web-error-stale"


def test_a_starting_server_plays_prepared_turns(tmp_path, monkeypatch):
    """The previous server was killed just before the prepared turn, and nobody has the table open."""
    database = tmp_path / "tables.db"
    with served(database) as running:
        ana, bo = Browser(running.address), Browser(running.address)
        table = ana.opens([ME, {"kind": "open"}], seed=3)
        bo.follows(ana.table(table)["invite_links"]["1"])
        seat, player = asked(table, [ana, bo])
        waiting = bo if player is ana else ana
        prepare(waiting, table, 1 - seat, *whole_turn(waiting, table, 1 - seat))
        with monkeypatch.context() as patch:
            patch.setattr(Planners, "play", lambda *task: None)
            end_turn(table, [ana, bo])
        before = running.house.loaded(table).table.acts
        for browser in (ana, bo):
            browser.close()
    with served(database) as running:
        live = eventually(lambda: running.house.loaded(table))
        eventually(lambda: live.table.acts > before and not live.plans[1 - seat].waits)
