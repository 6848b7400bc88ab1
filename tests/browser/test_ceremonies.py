"""Ceremonies: the events for which the table pauses, and how they end."""

from __future__ import annotations

import pytest

from tests.browser.fitness import WIDE, faults, violations
from tests.browser.person import Person
from tests.browser.recorded import SEEDS, played
from tests.browser.scenes import BELA, CAIO
from tests.browser.test_turns import said
from vindima.core.record import Record

FAIR = 127
"""The number of answers before the one that ends a fair and starts a year."""
PHONE = (390, 844)


def before_the_fair(person: Person) -> str:
    """Open a table at which the person's next answer ends the fair; return that answer."""
    answers = played("vinhos").answers
    person.opens("vinhos", BELA, CAIO, record=Record("vinhos", 3, SEEDS["vinhos"], answers=answers[:FAIR]))
    token = answers[FAIR]
    return next(said(one["message"]) for one in person.state()["answers"] if one["token"] == token)


@pytest.fixture
def guest(people) -> Person:
    return people("Ana", ceremonies=True)


def test_a_fair_has_a_podium_that_a_click_or_key_closes(guest):
    answer = before_the_fair(guest)
    assert guest.page.locator(".stage").count() == 0
    guest.gives(guest.asked().index(answer))
    stage = guest.page.locator(".stage")
    stage.locator(".leaf").hover()
    assert "fair" in stage.get_attribute("class")
    assert stage.locator(".step").count() == 3
    found = violations(guest.page, where={"include": [".stage"]})
    # The question is beside it and can be answered.
    assert guest.page.locator(".question").bounding_box()["x"] >= stage.bounding_box()["width"] - 1
    stage.locator(".leaf").click()
    guest.page.locator(".stage.year").wait_for()
    guest.page.locator(".stage.year .leaf").hover()
    found += faults(guest.page, *PHONE, WIDE)
    # On a narrow screen the pointer may have left the ceremony, which then closes by itself.
    guest.page.keyboard.press("Escape")
    stage.wait_for(state="detached")
    assert found == []


def test_ceremonies_can_be_turned_off(guest):
    answer = before_the_fair(guest)
    guest.button(guest.say("web-settings")).click()
    guest.page.get_by_role("dialog").locator("select").last.select_option("off")
    guest.page.keyboard.press("Escape")
    guest.gives(guest.asked().index(answer))
    guest.asked()
    assert guest.page.locator(".stage").count() == 0
