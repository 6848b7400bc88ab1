"""Lessons over HTTP: answers are judged, and each browser's progress is stored."""

from __future__ import annotations

import pytest

import vindima
from tests.server.http.test_answers import problem
from vindima import learn


def finish(browser, path, told):
    """Give the right answers until the lesson is finished."""
    session = learn.lesson(told["game"], told["lesson"]).start()
    while not session.done:
        token = session.helpful[0]
        session.answer(token)
        told = browser.post(path, {"token": token})
        assert told["reply"]["kind"] in ("right", "on")
    return told


def test_all_lessons_are_listed_in_order(ana):
    told = [(line["game"], line["lesson"]) for line in ana.get("/lessons")]
    assert told == [(game, lesson.id) for game in vindima.games() for lesson in learn.lessons(game)]


@pytest.mark.parametrize("game", vindima.games())
def test_a_finished_lesson_stays_done(ana, bo, game):
    first, second = learn.lessons(game)[:2]
    path = f"/lessons/{game}/{first.id}"
    told = finish(ana, path, ana.get(path))
    assert told["done"]
    assert told["step"] == first.message("end").to_dict()
    assert told["next"] == second.id
    line = next(line for line in ana.get("/lessons") if line["lesson"] == first.id and line["game"] == game)
    assert line["done"]
    assert ana.get(path)["number"] == 0
    assert not any(line["done"] for line in bo.get("/lessons"))


def test_a_lesson_resumes_where_it_was_left(ana, bo):
    path = "/lessons/vinhos/vineyard"
    session = learn.lesson("vinhos", "vineyard").start()
    told = ana.get(path)
    while told["number"] == 0:
        token = session.helpful[0]
        session.answer(token)
        told = ana.post(path, {"token": token})
    again = ana.get(path)
    assert (again["number"], again["state"]) == (told["number"], told["state"])
    assert bo.get(path)["number"] == 0
    anew = ana.ask("DELETE", path, {}).json()
    assert anew["number"] == ana.get(path)["number"] == 0


def test_an_unhelpful_answer_is_not_played_and_gets_a_reply(ana):
    path = "/lessons/vinhos/vineyard"
    before = ana.get(path)
    helpful = learn.lesson("vinhos", "vineyard").start().helpful
    other = next(a["token"] for a in before["state"]["answers"] if a["token"] not in helpful)
    told = ana.post(path, {"token": other})
    assert told["reply"]["kind"] == "other"
    assert told["state"] == before["state"]
    wrong = ana.post(path, {"token": "pass"})
    assert (wrong["reply"]["kind"], wrong["reply"]["moves"]) == ("wrong", 0)


def test_an_unknown_lesson_is_not_found(ana):
    problem(ana.ask("GET", "/lessons/vinhos/juggling"), 404, "no-page")
    problem(ana.ask("POST", "/lessons/chess/vineyard", {"token": "x"}), 404, "no-page")
