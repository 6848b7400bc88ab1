"""Whole games played only through the page."""

from __future__ import annotations

import random

import pytest

from tests.browser.person import Person, subsequence


def opens_by_form(person: Person, game: str, level: str, seed: int) -> None:
    """From the lobby to a two-player table against a bot, without confirming turns."""
    person.goto("/")
    person.page.get_by_role("article").filter(has_text=game).get_by_role("link", name="New table").click()
    person.page.get_by_role("button", name="Remove seat C").click()
    person.page.get_by_label("Level").select_option(label=level)
    person.page.get_by_text("More", exact=True).click()
    person.page.get_by_label("Seed").fill(str(seed))
    person.page.get_by_label("Ask before ending my turn").uncheck()
    person.button("Open the table").click()
    person.page.wait_for_url("**/table/*")


@pytest.mark.parametrize(
    ("game", "level", "seed", "keys"),
    [
        ("Vinhos", "Random", 1, True),
        ("Viticulture", "Greedy", 5, False),
    ],
)
def test_a_whole_game_is_played_through_the_page(ana, game, level, seed, keys):
    opens_by_form(ana, game, level, seed)
    said = ana.play(random.Random(seed), keys)
    assert ana.page.get_by_role("heading", level=1).text_content().endswith("wins")
    ana.button("Look at the board").click()
    assert len(said) > 20
    assert subsequence(said, ana.log(seat=0))
    assert ana.listed == []
