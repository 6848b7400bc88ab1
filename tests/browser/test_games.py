"""The beginning and the end of a game, played only through the page."""

from __future__ import annotations

import random

from tests.browser.person import Person, subsequence
from tests.browser.scenes import MIDDLE, table

LAST_YEAR = 220
"""The number of answers before the last year of the recorded game of Vinhos."""


def opens_by_form(person: Person, game: str, level: str, seed: int) -> None:
    """Open a two-player table against a bot from the lobby, without confirming turns."""
    person.goto("/")
    person.page.get_by_role("article").filter(has_text=game).get_by_role("link", name="New table").click()
    person.page.get_by_role("button", name="Remove seat C").click()
    person.page.get_by_label("Level").select_option(label=level)
    person.page.get_by_text("More", exact=True).click()
    person.page.get_by_label("Seed").fill(str(seed))
    person.page.get_by_label("Ask before ending my turn").uncheck()
    person.button("Open the table").click()
    person.page.wait_for_url("**/table/*")


def test_a_game_is_begun_and_finished_by_keyboard(ana):
    opens_by_form(ana, "Vinhos", "Random", seed=1)
    said = ana.play(random.Random(1), keys=True, most=8)
    ana.asked()
    assert said == ana.log(seat=0)
    table("vinhos", LAST_YEAR)(ana)
    said = ana.play(random.Random(1), keys=True)
    heading = ana.page.get_by_role("heading", level=1).text_content() or ""
    assert heading.endswith("wins")
    ana.button("Look at the board").click()
    assert len(said) > 6
    assert subsequence(said, ana.log(seat=0))


def test_the_middle_of_a_game_is_played_by_clicking_on_the_board(ana):
    table("viticulture", MIDDLE["viticulture"])(ana)
    said = ana.play(random.Random(5), most=12)
    ana.situation()
    assert subsequence(said, ana.log(seat=0))
    assert ana.listed == []
