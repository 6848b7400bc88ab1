"""The coached first game: explanations of what is new, one warning for a costly answer, and help."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.fitness import settle, violations
from tests.browser.person import Person
from tests.browser.recorded import played

EASY = {"kind": "bot", "bot": "easy", "name": "Rui"}
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
MOST = 40
"""The answers within which a question with a costly answer must occur."""


def test_the_lessons_end_with_a_coached_game(people):
    """The coach's words and the help are accessible on a desktop and a phone."""
    learner = people("Ana", viewport=DESK)
    learner.goto("/learn?game=viticulture")
    learner.page.get_by_role("button", name=learner.say("web-coached")).first.click()
    learner.page.wait_for_url("**/table/*")
    table = learner.get(f"/tables/{learner.table}")
    assert (table["coach"], len(table["seats"]), table["seats"][1]["bot"]) == (True, 2, "easy")
    learner.asked()
    learner.page.locator(".coach .says").wait_for()
    found = in_both_sizes(learner, ".question")
    learner.opener("heard").click()
    learner.page.locator(".coach .says").wait_for(state="detached")
    learner.page.keyboard.press("?")
    learner.heading("web-help-here")
    assert found + in_both_sizes(learner, "dialog[open]") == []


def in_both_sizes(person: Person, part: str) -> list[str]:
    """The violations in a part of the page on a desktop and a phone."""
    found: list[str] = []
    for size in (PHONE, DESK):
        person.page.set_viewport_size(size)
        settle(person.page)
        found += violations(person.page, where={"include": [part]})
    return found


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
