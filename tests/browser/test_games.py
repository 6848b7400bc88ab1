"""Whole games played only through the page."""

from __future__ import annotations

import random

from tests.browser.person import Person, subsequence
from tests.browser.scenes import MIDDLE, table


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


def check_result(person: Person, said: list[str]) -> None:
    """Check that the result names a winner and that the log has every answer."""
    heading = person.page.get_by_role("heading", level=1).text_content() or ""
    assert heading.endswith("wins")
    person.button("Look at the board").click()
    assert len(said) > 20
    assert subsequence(said, person.log(seat=0))


def test_a_whole_game_is_played_by_keyboard(ana):
    opens_by_form(ana, "Vinhos", "Random", seed=1)
    check_result(ana, ana.play(random.Random(1), keys=True))


def test_half_a_game_is_played_by_clicking_on_the_board(ana):
    table("viticulture", MIDDLE["viticulture"])(ana)
    check_result(ana, ana.play(random.Random(5)))
    assert ana.listed == []
