"""The coached first game: explanations of what is new, one warning for a costly answer, and help."""

from __future__ import annotations

import pytest

from tests.browser.fitness import violations
from tests.browser.recorded import played

EASY = {"kind": "bot", "bot": "easy", "name": "Rui"}
MOST = 40
"""The answers within which a question with a costly answer must occur."""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_the_lessons_end_with_a_coached_game(people, size):
    learner = people("Ana", viewport={"width": size[0], "height": size[1]})
    learner.goto("/learn?game=viticulture")
    learner.page.get_by_role("button", name=learner.say("web-coached")).first.click()
    learner.page.wait_for_url("**/table/*")
    table = learner.get(f"/tables/{learner.table}")
    assert (table["coach"], len(table["seats"]), table["seats"][1]["bot"]) == (True, 2, "easy")
    learner.asked()
    learner.page.locator(".coach .says").wait_for()
    assert violations(learner.page, where={"include": [".question"]}) == []
    learner.opener("heard").click()
    learner.page.locator(".coach .says").wait_for(state="detached")
    learner.page.keyboard.press("?")
    learner.heading("web-help-here")
    assert violations(learner.page, where={"include": ["dialog[open]"]}) == []


def test_a_costly_answer_is_questioned_once_and_the_coach_can_be_dismissed(ana):
    ana.opens("viticulture", EASY, seed=1, coach=True)
    for _ in range(MOST):
        ana.asked()
        state = ana.state()
        costly = [cost["token"] for cost in ana.get(f"/tables/{ana.table}/costs")["costs"]]
        tokens = [answer["token"] for answer in state["answers"]]
        if costly:
            break
        ana.gives(0)
    place = tokens.index(costly[0])
    ana.choice(place).click()
    ana.opener("look-again").click()
    assert ana.state()["revision"] == state["revision"]
    ana.choice(place).click()
    ana.asked()
    assert ana.state()["revision"] > state["revision"]
    ana.fetch("POST", f"/tables/{ana.table}/hints", {"coach": False})
    ana.page.locator(".coach").wait_for(state="detached")


@pytest.mark.parametrize("game", ["vinhos", "viticulture"])
def test_at_the_end_the_coach_says_what_went_well(ana, game):
    ana.opens(game, EASY, {**EASY, "name": "Eva"}, record=played(game), coach=True)
    ana.heading("web-coach")
    ana.page.locator(".coach .says p").nth(1).wait_for()
    assert violations(ana.page, where={"include": [".coach"]}) == []
