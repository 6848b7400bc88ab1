"""Details of the table: refusals, prices and the places of log lines."""

from __future__ import annotations

import random
import re

import pytest

from tests.browser.person import Person
from tests.browser.scenes import MIDDLE, table
from tests.browser.test_turns import answer_first, said

GAMES = ("vinhos", "viticulture")
DEAR = 195
"""The number of answers in the recorded game of Vinhos before a move that costs money."""
OF_MINE = re.compile("(estate|wine|expert|porto|field|structure|worker|make|grape)-0(-|$)")
"""A place of seat 0."""
HIGHLIGHTED = """async (lines) => {
  const found = [];
  for (const line of lines) {
    line.focus();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    found.push([...document.querySelectorAll('.spot.hot')].map((spot) => spot.dataset.spot));
  }
  return found;
}"""
"""The places that each line of the log highlights when it has the focus."""


def until_a_place_is_refused(person: Person, game: str) -> None:
    """Answer until a place on the board is refused."""
    table(game)(person)
    chance = random.Random(5)
    while not person.page.locator(".spot.quiet").count():
        person.choice(chance.randrange(len(person.asked()))).click()
        person.asked()


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_place_explains_why_on_hover_and_focus(ana, game):
    until_a_place_is_refused(ana, game)
    spot = ana.page.locator(".spot.quiet").first
    reasons = {said(refusal["message"]) for refusal in ana.state()["refusals"]}
    floating = ana.page.locator(".floating p").first
    spot.dispatch_event("pointerover")
    assert floating.text_content().strip() in reasons
    spot.dispatch_event("pointerleave")
    floating.wait_for(state="detached")
    spot.focus()
    assert floating.text_content().strip() in reasons
    assert any(reason in spot.get_attribute("aria-label") for reason in reasons)
    ana.page.get_by_text("Not possible now").click()
    first = ana.page.locator("details", has_text="Not possible now").locator("li").first.text_content()
    assert said(ana.state()["refusals"][0]["message"]) in first


def sees_effect(person: Person, answer: str, effect: str) -> None:
    """Wait until the preview beside an answer under the pointer contains a text."""
    place = next(place for place, text in enumerate(person.asked()) if answer in text)
    person.choice(place).hover()
    person.choice(place).locator(".effect", has_text=effect).first.wait_for()


def gives(person: Person, answer: str) -> None:
    """Give the answer with this text, and wait until the server has it."""
    person.gives(next(place for place, text in enumerate(person.asked()) if answer in text))


def lines_highlight_places(person: Person) -> None:
    """Under the pointer and with the focus, a line of the log highlights its places and no others."""
    lines = person.page.locator(".log .turn button")
    hot = person.page.locator(".spot.hot")
    for place in reversed(range(lines.count())):
        lines.nth(place).hover()
        if hot.count():
            break
    assert hot.count()
    person.page.mouse.move(2, 2)
    hot.first.wait_for(state="detached")
    lines.nth(place).focus()
    assert hot.count()
    theirs = person.page.locator(".log .turn.seat-1 button:not(.event)")
    assert theirs.count()
    highlighted = theirs.evaluate_all(HIGHLIGHTED)
    assert any(highlighted)
    assert [spot for spots in highlighted for spot in spots if OF_MINE.match(spot)] == []


def test_in_vinhos_a_log_line_highlights_places_and_a_move_shows_its_price(ana):
    table("vinhos", DEAR)(ana)
    lines_highlight_places(ana)
    cash = ana.state()["view"]["seats"][0]["cash"]
    answer = next(text for text in ana.asked() if text.startswith("Go to") and "Bagos" in text)
    price = int(answer.partition(" for ")[2].split(",")[0])
    sees_effect(ana, answer, f"−{price},000")
    # Prices are formatted for the language.
    place = ana.asked().index(answer)
    ana.speaks("pt")
    sees_effect(ana, ana.asked()[place], f"−{price}000")
    ana.gives(place)
    ana.page.wait_for_function("() => !document.querySelector('.answers button:disabled')")
    assert ana.state()["view"]["seats"][0]["cash"] == cash - price


def test_in_viticulture_a_log_line_highlights_places_and_a_building_shows_its_price(ana):
    """After that is taken back, an answer that reveals something cannot be undone."""
    table("viticulture", MIDDLE["viticulture"])(ana)
    lines_highlight_places(ana)
    gives(ana, "Build a structure, left space")
    while not any("lira" in text and "worker" not in text for text in ana.asked()):
        answer_first(ana)
    tokens = [answer["token"] for answer in ana.state()["answers"]]
    place = next(place for place, token in enumerate(tokens) if token.startswith("build "))
    price = ana.state()["answers"][place]["message"]["args"]["price"]
    sees_effect(ana, ana.asked()[place], f"−{price} lira")
    ana.page.locator(".trail li button").first.click()
    ana.page.locator(".trail").wait_for(state="detached")
    gives(ana, "Draw a vine (bonus")
    while ana.state()["trail"]:
        gives(ana, ana.asked()[0])
    refused = ana.state()["undo_refused"]["message"]
    assert refused["key"] == "revealed"
    ana.sees(said(refused))
    assert ana.page.locator("[data-do=undo]").count() == 0


def test_a_remedy_disappears_in_a_new_position(ana):
    table("vinhos", 40)(ana)
    ana.page.get_by_text("Not possible now").click()
    before = ana.state()
    ana.button("What would make it possible?").first.click()
    remedy = ana.page.locator("details li [role=status]")
    remedy.wait_for()
    ana.gives([answer["token"] for answer in before["answers"]].index("withdraw 1"))
    ana.page.locator(".trail li").first.wait_for()
    assert before["refusals"][0]["token"] in [refusal["token"] for refusal in ana.state()["refusals"]]
    assert remedy.count() == 0


def test_a_hint_that_arrives_too_late_shows_nothing(ana):
    table("vinhos", 40)(ana)
    ana.fetch("POST", f"/tables/{ana.table}/hints", {"hints": True})
    held = []
    ana.page.route("**/hint?*", lambda route: held.append(route))
    ana.opener("hint").click()
    ana.page.locator(".depths button").first.click()
    tokens = [answer["token"] for answer in ana.state()["answers"]]
    ana.gives(tokens.index("withdraw 1"))
    ana.page.locator(".trail li").first.wait_for()
    kept = next(answer for answer in ana.state()["answers"] if answer["token"] in tokens)
    ana.page.mouse.move(2, 2)
    held[0].fulfill(json={"answers": [{**kept, "gain": 1, "terms": []}]})
    ana.page.wait_for_timeout(300)
    assert ana.page.locator(".spot.hot").count() == 0
