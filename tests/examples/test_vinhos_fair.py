"""The rulebook's examples of the wine tasting fair and its prizes."""

import pytest

from tests import vinhos_table as kit
from vindima.core.rows import replaced
from vindima.vinhos.fair import FAIR_STEP
from vindima.vinhos.model import AROMA, EXPERTS_PER_FEATURE, TASTE
from vindima.vinhos.state import NO_SEAT, NOT_PRESENTED


def test_late_announcement():
    table = kit.lay(year=5, vintage="m1b")
    kit.vineyard(table, kit.BLUE, 1, "setubal_white_1", wines={1: 4})
    # Blue has one more wine, so only the moment prevents a benefit.
    kit.vineyard(table, kit.BLUE, 2, "minho_red_1", wines={1: 2})
    kit.expert(table, kit.BLUE, "look_cash")
    for seat, slot in ((kit.RED, "look_taste"), (kit.PURPLE, "look_aroma"), (kit.YELLOW, "taste_aroma")):
        kit.fair_tile(table, seat, slot, experts=2)
    # Only the picture shows the sections of the features.
    kit.sections(table, look=3, alcohol=2)
    table.fair_points[kit.BLUE] = 6
    kit.begin(table, FAIR_STEP)

    assert table.seat == kit.BLUE
    assert kit.why_not(table, "pass") == "not-an-answer"
    kit.answer(table, "wine estate-1-slot-1")
    assert kit.why_not(table, "fair look_taste") == "slot-taken"
    kit.answer(table, "fair look_alcohol")
    assert table.fair_tile[kit.BLUE] == 1
    assert table.fair_points[kit.BLUE] == 6 + (3 + 2) + 2
    assert kit.may(table) == ["manager constantino", "done"]
    assert kit.why_not(table, "manager alexandre") == "request-not-met"
    assert kit.why_not(table, "manager beatriz") == "request-not-met"
    kit.answer(table, "manager constantino")
    assert kit.on_court(table, kit.BLUE) == {"constantino": 1}
    assert kit.wine_in(table, kit.BLUE, 1, 1) is None

    # The fair continues with the experts; no benefit can be used now.
    assert kit.may(table) == ["done", "play look_cash"]
    assert kit.why_not(table, "benefit constantino") == "not-an-answer"


def test_fair_tie():
    table = kit.lay(year=6)
    table.order = (kit.BLUE, kit.RED, kit.PURPLE, kit.YELLOW)
    # The text does not say what was played: here one of Blue's experts scores the last point.
    table.fair_points = [20, 26, 34, 20]
    kit.sections(table, taste=1)
    kit.expert(table, kit.BLUE, "taste_cash")
    slots = ("look_taste", "look_aroma", "taste_aroma", "aroma_alcohol")
    for seat, slot in zip((kit.RED, kit.PURPLE, kit.BLUE, kit.YELLOW), slots, strict=True):
        kit.fair_tile(table, seat, slot, experts=1)
    kit.begin(table, FAIR_STEP)
    kit.answer(table, "play taste_cash")
    assert table.fair_points == [20, 26, 35, 20]
    assert table.scores == [2, 10, 15, 2]
    assert kit.experts_up(table, kit.BLUE) == []
    assert table.tables.experts.ids[table.expert_decks[TASTE][-1]] == "taste_cash"

    assert table.seat == kit.RED
    kit.answer(table, "hire look")
    assert table.seat == kit.YELLOW
    kit.answer(table, "hire look")
    assert [len(kit.experts_up(table, seat)) for seat in (kit.RED, kit.PURPLE, kit.BLUE, kit.YELLOW)] == [
        1,
        0,
        0,
        1,
    ]
    assert table.order == (kit.RED, kit.YELLOW, kit.PURPLE, kit.BLUE)
    assert table.fair_tile == (NOT_PRESENTED,) * 4
    assert set(table.fair_slots) == {NO_SEAT}
    assert table.fair_points == [20, 26, 35, 20]


def second_fair():
    """Year 5, all wines announced. The picture shows the abilities of the tiles and who lacks which."""
    table = kit.lay(year=5)
    table.fair_points = [5, 6, 15, 4]
    kit.fair_tile(table, kit.RED, "look_aroma", experts=2)
    kit.fair_tile(table, kit.PURPLE, "look_taste", experts=3)
    kit.fair_tile(table, kit.BLUE, "look_alcohol", experts=2)
    kit.fair_tile(table, kit.YELLOW, "taste_aroma", experts=4)
    kit.expert(table, kit.RED, "taste_barrel")
    kit.expert(table, kit.PURPLE, "taste_discount", "taste_cash", "look_cash")
    kit.expert(table, kit.PURPLE, "look_barrel", down=True)
    kit.expert(table, kit.BLUE, "look_discount", "look_reorder", "look_free_move", down=True)
    kit.expert(table, kit.BLUE, "alcohol_discount", "alcohol_reorder", down=True)
    kit.expert(table, kit.YELLOW, "taste_reorder", "taste_free_move", "alcohol_cash")
    kit.expert(table, kit.YELLOW, "aroma_discount", "aroma_cash", "aroma_free_move")
    # After two arrows and one, Taste is in section 4 and Aroma in section 3.
    kit.sections(table, taste=4, aroma=3)
    for feature, arrows in ((TASTE, 2), (AROMA, 1)):
        table.features = replaced(table.features, feature, table.features[feature] - arrows)
    kit.begin(table, FAIR_STEP)
    return table


def test_fair_who_may_play():
    table = second_fair()
    # Red is first but has no expert for Look or Aroma, so Red is not asked.
    assert table.seat == kit.PURPLE
    assert kit.may(table) == ["done", "play taste_discount", "play taste_cash", "play look_cash"]
    assert kit.why_not(table, "play look_barrel") == "expert-face-down"
    kit.answer(table, "play taste_discount", "play taste_cash", "play look_cash")

    # Blue's five experts lie face down, so Yellow is next.
    assert table.seat == kit.YELLOW
    assert kit.why_not(table, "play alcohol_cash") == "feature-not-shown"
    kit.answer(table, "play taste_reorder", "play taste_free_move", "play aroma_discount")
    assert kit.may(table) == ["done", "play aroma_cash", "play aroma_free_move"]
    kit.answer(table, "play aroma_cash")
    # Yellow has played the maximum of four, so everyone has chosen.
    assert kit.experts_up(table, kit.YELLOW) == ["aroma_free_move", "alcohol_cash"]
    assert kit.experts_up(table, kit.PURPLE) == []
    assert kit.experts_down(table, kit.PURPLE) == ["look_barrel"]


def test_fair_reveal():
    table = second_fair()
    kit.answer(table, "play taste_discount", "play taste_cash", "done")
    # Nothing is revealed before the last player has chosen.
    assert table.fair_points == [5, 6, 15, 4]
    yellow = ("aroma_discount", "aroma_cash", "aroma_free_move", "taste_reorder")
    kit.answer(table, *[f"play {tile}" for tile in yellow])

    sections_now = [table.tables.fair.track_points[space] for space in table.features]
    assert (sections_now[TASTE], sections_now[AROMA]) == (4, 3)
    assert table.fair_points == [5, 6 + 8, 15, 4 + 13]
    assert table.scores == [0, 4, 8, 12]
    assert kit.experts_up(table, kit.PURPLE) == ["look_cash"]
    assert kit.experts_up(table, kit.YELLOW) == ["taste_free_move", "alcohol_cash"]
    for id in (*yellow, "taste_discount", "taste_cash"):
        tile = table.tables.experts.ids.index(id)
        assert tile in table.expert_decks[tile // EXPERTS_PER_FEATURE]

    assert table.seat == kit.RED
    kit.next_expert(table, "look_renown")
    kit.answer(table, "hire look")
    assert kit.experts_up(table, kit.RED) == ["taste_barrel", "look_renown"]
    assert table.order == (kit.RED, kit.PURPLE, kit.BLUE, kit.YELLOW)
    assert table.over


PRIZES = {3: [9, 6, 3, 0], 5: [12, 8, 4, 0], 6: [15, 10, 5, 0]}


@pytest.mark.parametrize(("year", "prizes"), PRIZES.items())
def test_prizes(year, prizes):
    table = kit.lay(year=year)
    table.fair_points = [9, 7, 5, 3]
    slots = ("look_taste", "look_aroma", "taste_aroma", "aroma_alcohol")
    for seat, slot in enumerate(slots):
        kit.fair_tile(table, seat, slot, experts=0)
    kit.begin(table, FAIR_STEP)
    assert table.scores == prizes
