"""The coach at a table: only on request, based on what the player may know, and easily switched off."""

from __future__ import annotations

import vindima
from tests.server.http.test_answers import problem
from tests.server.served import ME, bot, eventually, seed_that_asks
from vindima.bots.greedy import Greedy
from vindima.server.thinking.coaching import costs

SEED = seed_that_asks(0, game="viticulture")


def coached(browser, **more):
    return browser.opens([ME, bot("easy")], "viticulture", seed=SEED, coach=True, **more)


def asked(browser, table):
    """The state, as soon as the first seat has to answer."""

    def found():
        state = browser.state(table)
        return state if state["answers"] else None

    return eventually(found)


def test_the_coach_explains_the_first_questions_without_repeating_itself(ana):
    table = coached(ana)
    heard: list[str] = []
    for _ in range(6):
        state = asked(ana, table)
        heard += [message["key"] for message in ana.get(f"/tables/{table}/coach")["words"]]
        ana.answer(table, state, state["answers"][0]["token"])
    assert len(heard) == len(set(heard))
    assert any(key.startswith("coach-viticulture-ask-") for key in heard)
    assert "coach-viticulture-year-1" in heard


def test_answers_that_lose_a_lot_have_a_cost(ana):
    table = coached(ana)
    told = ana.get(f"/tables/{table}/costs")
    legal = {answer["token"] for answer in asked(ana, table)["answers"]}
    assert {cost["token"] for cost in told["costs"]} <= legal
    assert (told["best"] is None) == (told["costs"] == [])


def test_the_cost_of_an_answer_is_its_difference_from_the_best_one():
    game = vindima.game("vinhos")
    found = 0
    position = game.new(2, seed=3)
    while not position.over and not found:
        told = costs(position, 0)
        values = [line.value for line in Greedy().lines(position, 0)]
        for cost in told["costs"]:
            found += 1
            assert cost["loss"] >= 4
            assert told["best"] is not None
            assert told["best"]["token"] not in [other["token"] for other in told["costs"]]
        assert len(told["costs"]) < len(values)
        position.apply(position.legal[-1])
    assert found


def test_only_players_who_want_the_coach_are_coached(ana, browsers):
    plain = ana.opens([ME, bot("easy")], "viticulture", seed=SEED)
    for path in ("coach", "costs"):
        problem(ana.ask("GET", f"/tables/{plain}/{path}"), 403, "not-yours")
    table = coached(ana)
    watcher = browsers()
    watcher.follows(ana.table(table)["watch_link"])
    problem(watcher.ask("GET", f"/tables/{table}/coach"), 403, "not-yours")
    problem(watcher.ask("GET", f"/tables/{table}/costs"), 422, "not-asked")


def test_the_host_can_switch_off_the_coach_but_keep_hints(ana):
    table = coached(ana)
    assert ana.table(table)["coach"]
    told = ana.post(f"/tables/{table}/hints", {"coach": False})
    assert (told["coach"], told["hints"]) == (False, True)
    problem(ana.ask("GET", f"/tables/{table}/coach"), 403, "not-yours")
    assert ana.post(f"/tables/{table}/hints", {"coach": True, "hints": False})["coach"]
    problem(ana.ask("GET", f"/tables/{table}/costs"), 403, "not-yours")


def test_the_coach_does_not_affect_the_game(ana):
    plain = ana.opens([ME, bot("easy")], "viticulture", seed=SEED)
    assert asked(ana, plain)["view"] == asked(ana, coached(ana))["view"]
