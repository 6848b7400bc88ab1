"""The rulebook's examples of the wine tasting fair, and its prizes."""

import pytest

from tests.vinhos_table import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    answer,
    begin,
    expert,
    experts_down,
    experts_up,
    fair_tile,
    lay,
    may,
    next_expert,
    on_court,
    sections,
    vineyard,
    why_not,
    wine,
    wine_in,
)
from vindima.vinhos.fair import FAIR_STEP
from vindima.vinhos.model import AROMA, EXPERTS_PER_FEATURE, TASTE
from vindima.vinhos.state import NO_SEAT, NOT_PRESENTED


def test_late_announcement():
    table = lay(year=5, vintage="m1b")
    vineyard(table, BLUE, 1, "setubal_white_1")
    wine(table, BLUE, 1, slot=1, production=4)
    # One more wine: a benefit would be possible if the time were right.
    vineyard(table, BLUE, 2, "minho_red_1")
    wine(table, BLUE, 2, slot=1, production=2)
    expert(table, BLUE, "look_cash")
    for seat, slot in ((RED, "look_taste"), (PURPLE, "look_aroma"), (YELLOW, "taste_aroma")):
        fair_tile(table, seat, slot, experts=2)
    # The sections of the features are only in the picture.
    sections(table, look=3, alcohol=2)
    table.fair_points[BLUE] = 6
    begin(table, FAIR_STEP)

    assert table.seat == BLUE
    assert why_not(table, "pass") == "not-an-answer"
    answer(table, "wine estate-1-slot-1")
    assert why_not(table, "fair look_taste") == "slot-taken"
    answer(table, "fair look_alcohol")
    assert table.fair_tile[BLUE] == 1
    assert table.fair_points[BLUE] == 6 + (3 + 2) + 2
    assert may(table) == ["manager constantino", "done"]
    assert why_not(table, "manager alexandre") == "request-not-met"
    assert why_not(table, "manager beatriz") == "request-not-met"
    answer(table, "manager constantino")
    assert on_court(table, BLUE) == {"constantino": 1}
    assert wine_in(table, BLUE, 1, 1) is None

    # The fair goes on with its experts; there is no benefit now.
    assert may(table) == ["done", "play look_cash"]
    assert why_not(table, "benefit constantino") == "not-an-answer"


def test_fair_tie():
    table = lay(year=6)
    table.order = [BLUE, RED, PURPLE, YELLOW]
    # What was played is not told: one expert of Blue's brings the last point.
    table.fair_points = [20, 26, 34, 20]
    sections(table, taste=1)
    expert(table, BLUE, "taste_cash")
    slots = ("look_taste", "look_aroma", "taste_aroma", "aroma_alcohol")
    for seat, slot in zip((RED, PURPLE, BLUE, YELLOW), slots, strict=True):
        fair_tile(table, seat, slot, experts=1)
    begin(table, FAIR_STEP)
    answer(table, "play taste_cash")
    assert table.fair_points == [20, 26, 35, 20]
    assert table.scores == [2, 10, 15, 2]
    assert experts_up(table, BLUE) == []
    assert table.tables.experts.ids[table.expert_decks[TASTE][-1]] == "taste_cash"

    assert table.seat == RED
    answer(table, "hire look")
    assert table.seat == YELLOW
    answer(table, "hire look")
    assert [len(experts_up(table, seat)) for seat in (RED, PURPLE, BLUE, YELLOW)] == [1, 0, 0, 1]
    assert table.order == [RED, YELLOW, PURPLE, BLUE]
    assert table.fair_tile == [NOT_PRESENTED] * 4
    assert set(table.fair_slots) == {NO_SEAT}
    assert table.fair_points == [20, 26, 35, 20]


def second_fair():
    """Year 5, all wines announced. Which abilities the tiles have, and who lacks which, is in the picture."""
    table = lay(year=5)
    table.fair_points = [5, 6, 15, 4]
    fair_tile(table, RED, "look_aroma", experts=2)
    fair_tile(table, PURPLE, "look_taste", experts=3)
    fair_tile(table, BLUE, "look_alcohol", experts=2)
    fair_tile(table, YELLOW, "taste_aroma", experts=4)
    expert(table, RED, "taste_barrel")
    expert(table, PURPLE, "taste_discount", "taste_cash", "look_cash")
    expert(table, PURPLE, "look_barrel", down=True)
    expert(table, BLUE, "look_discount", "look_reorder", "look_free_move", down=True)
    expert(table, BLUE, "alcohol_discount", "alcohol_reorder", down=True)
    expert(table, YELLOW, "taste_reorder", "taste_free_move", "alcohol_cash")
    expert(table, YELLOW, "aroma_discount", "aroma_cash", "aroma_free_move")
    # After two arrows and one, Taste is in section 4 and Aroma in section 3.
    sections(table, taste=4, aroma=3)
    table.features[TASTE] -= 2
    table.features[AROMA] -= 1
    begin(table, FAIR_STEP)
    return table


def test_fair_who_may_play():
    table = second_fair()
    # Red is first, but has no expert for Look or Aroma, and is not asked.
    assert table.seat == PURPLE
    assert may(table) == ["done", "play taste_discount", "play taste_cash", "play look_cash"]
    assert why_not(table, "play look_barrel") == "expert-face-down"
    answer(table, "play taste_discount", "play taste_cash", "play look_cash")

    # Blue's five lie face down: Yellow is next.
    assert table.seat == YELLOW
    assert why_not(table, "play alcohol_cash") == "feature-not-shown"
    answer(table, "play taste_reorder", "play taste_free_move", "play aroma_discount")
    assert may(table) == ["done", "play aroma_cash", "play aroma_free_move"]
    answer(table, "play aroma_cash")
    # Four are enough, though a fifth would fit: everyone has chosen.
    assert experts_up(table, YELLOW) == ["aroma_free_move", "alcohol_cash"]
    assert experts_up(table, PURPLE) == []
    assert experts_down(table, PURPLE) == ["look_barrel"]


def test_fair_reveal():
    table = second_fair()
    answer(table, "play taste_discount", "play taste_cash", "done")
    # Nothing shows before the last player has chosen.
    assert table.fair_points == [5, 6, 15, 4]
    yellow = ("aroma_discount", "aroma_cash", "aroma_free_move", "taste_reorder")
    answer(table, *[f"play {tile}" for tile in yellow])

    sections_now = [table.tables.fair.track_points[space] for space in table.features]
    assert (sections_now[TASTE], sections_now[AROMA]) == (4, 3)
    assert table.fair_points == [5, 6 + 8, 15, 4 + 13]
    assert table.scores == [0, 4, 8, 12]
    assert experts_up(table, PURPLE) == ["look_cash"]
    assert experts_up(table, YELLOW) == ["taste_free_move", "alcohol_cash"]
    for id in (*yellow, "taste_discount", "taste_cash"):
        tile = table.tables.experts.ids.index(id)
        assert tile in table.expert_decks[tile // EXPERTS_PER_FEATURE]

    assert table.seat == RED
    next_expert(table, "look_renown")
    answer(table, "hire look")
    assert experts_up(table, RED) == ["taste_barrel", "look_renown"]
    assert table.order == [RED, PURPLE, BLUE, YELLOW]
    assert table.over


PRIZES = {3: [9, 6, 3, 0], 5: [12, 8, 4, 0], 6: [15, 10, 5, 0]}


@pytest.mark.parametrize(("year", "prizes"), PRIZES.items())
def test_prizes(year, prizes):
    table = lay(year=year)
    table.fair_points = [9, 7, 5, 3]
    slots = ("look_taste", "look_aroma", "taste_aroma", "aroma_alcohol")
    for seat, slot in enumerate(slots):
        fair_tile(table, seat, slot, experts=0)
    begin(table, FAIR_STEP)
    assert table.scores == prizes
