"""Values that pages get from the engine so that they need not compute rules."""

from __future__ import annotations

import random

import vindima
from vindima.vinhos.model import COURT, MULTIPLIERS


def test_a_fair_slot_shows_what_its_two_features_are_worth():
    position = vindima.game("vinhos").new(players=3, seed=4)
    chance = random.Random(4)
    seen = set()
    while not position.over:
        view = position.view(None)
        for slot in view["fair_slots"]:
            assert slot["points"] == sum(view["features"][feature]["points"] for feature in slot["features"])
            seen.add(slot["points"])
        position.apply(chance.choice(position.legal))
    assert len(seen) > 3


def test_facts_contain_the_managers_rows_and_the_size_of_an_estate():
    facts = vindima.game("vinhos").facts({})
    rows = facts["managers"]
    assert [space for row in rows for space in (row["manager"], *row["bonuses"])] == list(COURT)
    assert [multiplier for row in rows for multiplier in row["multipliers"]] == list(MULTIPLIERS)
    assert (facts["plots"], facts["store"]) == (3, 4)
