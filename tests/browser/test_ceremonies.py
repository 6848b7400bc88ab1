"""Ceremonies: what the whole table stops to look at, and what ends them."""

from __future__ import annotations

import pytest

from tests.browser.fitness import WIDE, faults, violations
from tests.browser.person import Person
from tests.browser.recorded import SEEDS, played
from tests.browser.scenes import BELA, CAIO
from tests.browser.test_turns import said
from vindima.core.record import Record

FAIR = 127
"""The number of answers before the one that ends a fair and begins a year."""
PHONE = (390, 844)


def before_the_fair(person: Person) -> str:
    """A table at which the reader's next answer ends the fair; returns that answer."""
    answers = played("vinhos").answers
    person.opens("vinhos", BELA, CAIO, record=Record("vinhos", 3, SEEDS["vinhos"], answers=answers[:FAIR]))
    token = answers[FAIR]
    return next(said(one["message"]) for one in person.state()["answers"] if one["token"] == token)


@pytest.fixture
def guest(people) -> Person:
    return people("Ana", ceremonies=True)


def test_a_fair_has_a_podium_and_any_key_goes_on(guest):
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
    # On a narrow screen the pointer may have left it, and then it goes by itself.
    guest.page.keyboard.press("Escape")
    stage.wait_for(state="detached")
    assert found == []


def test_ceremonies_can_be_turned_off_and_a_loaded_table_has_none(guest):
    answer = before_the_fair(guest)
    guest.button(guest.say("web-settings")).click()
    guest.page.get_by_role("dialog").locator("select").last.select_option("off")
    guest.page.keyboard.press("Escape")
    guest.gives(guest.asked().index(answer))
    guest.asked()
    assert guest.page.locator(".stage").count() == 0
