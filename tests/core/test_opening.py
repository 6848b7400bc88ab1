"""Openings of lessons and worked examples: read from data files, and checked against their game."""

from __future__ import annotations

from typing import Any

import pytest

from vindima.core.explain import BadData
from vindima.core.opening import read_opening
from vindima.core.sheet import Sheet
from vindima.core.view import named_after, values_at


def row(**changes: Any) -> Sheet:
    return Sheet("test.toml", "games", {"players": 2, "seed": 7, "answers": [], **changes})


def test_an_opening_leads_to_the_position_after_its_answers():
    start = read_opening("vinhos", row()).record().start()
    first = start.token(start.legal[0])
    opening = read_opening("vinhos", row(answers=[first], options={"two_player_fair": True}))
    assert opening.record().answers == [first]
    assert opening.record(0).answers == []
    assert opening.record().options["two_player_fair"]
    assert opening.record().replay().players == 2


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"answers": ["fly moon"]}, "'fly moon' is not an answer of vinhos"),
        ({"options": "none"}, "options is 'none', expected a table"),
        ({"options": {"weather": 1}}, "weather"),
        ({"players": 9}, "9"),
    ],
)
def test_an_opening_that_its_game_does_not_allow_is_refused(changes, said):
    with pytest.raises(BadData, match=said):
        read_opening("vinhos", row(**changes))


def test_a_path_leads_to_values_of_a_view():
    view = {"seats": [{"cash": 3}, {"cash": 5}], "year": 1}
    assert values_at(view, "seats.me.cash", 1) == [5]
    assert values_at(view, "seats.*.cash", 0) == [3, 5]
    assert values_at(view, "year.month", 0) == []


def test_a_thing_is_numbered_only_if_another_has_its_name():
    assert named_after("estate", ["douro", None], 0) == "douro"
    assert named_after("estate", ["douro", None], 1) == "estate-2"
    assert named_after("estate", ["douro", "douro"], 1) == "douro-2"
