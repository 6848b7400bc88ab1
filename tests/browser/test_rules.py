"""Questions and refusals link to the paragraphs of the rules behind them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.person import Person
from tests.browser.scenes import MIDDLE, table
from vindima.rules.reference import paragraphs

GAME = "viticulture"


@pytest.fixture
def reader(people) -> Person:
    """A person with a question on screen and a refused answer."""
    reader = people("Ana", language="zh")
    table(GAME, MIDDLE[GAME])(reader)
    return reader


def shows(reader: Person, link: Locator, anchors: list[str]) -> None:
    """Open a citation and check that it shows these paragraphs with links to the rules page."""
    book = {found.anchor: found for found in paragraphs(GAME, reader.text.language)}
    link.click()
    dialog = reader.page.get_by_role("dialog")
    dialog.locator("article").first.wait_for()
    assert dialog.locator("h3").all_text_contents() == [book[anchor].heading for anchor in anchors]
    leads = [link.get_attribute("href") for link in dialog.locator("article > p a").all()]
    assert leads == [f"/rules/{GAME}#{anchor}" for anchor in anchors]
    reader.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def test_questions_and_refusals_open_their_paragraphs(reader):
    state = reader.state()
    shows(reader, reader.page.locator(".panel .asks + p button"), state["rules"])
    refusals = reader.page.locator("details:has(.what)")
    refusals.locator("summary").click()
    shows(reader, refusals.locator("li").first.locator("p button").first, state["refusals"][0]["rules"])


def test_the_address_of_a_paragraph_scrolls_to_it(people):
    reader = people(language="fr")
    reader.goto(f"/rules/{GAME}#ruling-train")
    cited = reader.page.locator("article#ruling-train")
    cited.wait_for()
    heading = next(found.heading for found in paragraphs(GAME, "fr") if found.anchor == "ruling-train")
    assert cited.locator("h4").text_content() == heading
    reader.page.wait_for_function(
        "() => Math.abs(document.querySelector('.wanted')?.getBoundingClientRect().top) < innerHeight / 2"
    )
