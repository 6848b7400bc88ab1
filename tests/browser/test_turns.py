"""A turn at the table: answers, undo, confirming its end, and the moves of others."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.person import ANSWERS, Person
from vindima.core.explain import Message, Ref
from vindima.locale import Text

BOT = {"kind": "bot", "bot": "random"}


def asks(person: Person) -> tuple[str, list[str]]:
    """The question and its answers."""
    answers = person.asked()
    return person.page.locator(".panel .asks").first.text_content() or "", answers


def answer_first(person: Person) -> None:
    person.asked()
    person.choice(0).click()


def in_the_middle_of_a_turn(person: Person, answers: int) -> list[tuple[str, list[str]]]:
    """Answer until a number of answers in a turn can be undone; return the question before each."""
    chance = random.Random(7)
    asked: list[tuple[str, list[str]]] = []
    while True:
        now = asks(person)
        trail = person.page.locator(".trail li").count()
        asked = [*asked[:trail], now]
        if trail >= answers:
            return asked
        person.choice(chance.randrange(len(now[1]))).click()
        if person.situation()["what"] == "confirm":
            person.button("End my turn").click()


def test_a_turn_is_taken_back_by_one_answer_or_from_its_beginning(ana):
    ana.opens("viticulture", BOT, seed=2, confirm=True)
    asked = in_the_middle_of_a_turn(ana, 2)
    ana.button("Restart my turn").click()
    ana.page.locator(".trail").wait_for(state="detached")
    assert asks(ana) == asked[0]
    asked = in_the_middle_of_a_turn(ana, 2)
    ana.page.locator(".trail li button").first.click()
    ana.page.locator(".trail").wait_for(state="detached")
    assert asks(ana) == asked[0]
    asked = in_the_middle_of_a_turn(ana, 2)
    ana.button("↶ Undo").click()
    ana.page.wait_for_function("() => document.querySelectorAll('.trail li').length === 1")
    assert asks(ana) == asked[-2]


def test_a_turn_ends_when_its_player_confirms(ana):
    ana.opens("vinhos", BOT, seed=1, confirm=True)
    before = asks(ana)
    while ana.situation()["what"] == "answer":
        before = asks(ana)
        ana.choice(0).click()
    ana.sees("End your turn?")
    held = ana.state()
    assert held["confirm"]
    assert not [line for line in held["log"] if line["number"] > held["count"]]
    ana.button("↶ Undo").click()
    ana.page.locator(".answers").wait_for()
    assert asks(ana) == before
    ana.choice(0).click()
    ana.button("End my turn").click()
    ana.page.wait_for_function("count => document.querySelectorAll('.log .turn').length > count", arg=1)
    ana.asked()
    assert ana.log(seat=1)


def said(message: dict[str, Any]) -> str:
    """A wire message in English."""
    args = {name: Ref(*arg["ref"]) if isinstance(arg, dict) else arg for name, arg in message["args"].items()}
    return Text("en").message(Message(message["key"], args))


def test_moves_of_other_players_are_marked_and_can_be_shown_again(ana):
    """At the same table, the points are explained."""
    ana.opens("vinhos", BOT, seed=1)
    ana.asked()
    ana.button("Points").click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_text("If the game ended now").wait_for()
    view = ana.state()["view"]
    totals = dialog.locator("tfoot tr").first.locator("td").all_text_contents()
    assert totals == [str(sum(seat["breakdown"].values())) for seat in view["seats"]]
    ana.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    while not ana.page.locator(".spot.changed").count():
        answer_first(ana)
        ana.asked()
    fresh = ana.page.locator(".log .fresh:not(.event)").evaluate_all(ANSWERS)
    assert fresh == ana.log(seat=1)[-len(fresh) :]
    question = asks(ana)
    ana.page.locator("[data-do=recall]").click()
    ana.button("Skip").click()
    assert asks(ana) == question
    ana.choice(0).click()
    ana.page.locator(".spot.changed").first.wait_for(state="detached")
