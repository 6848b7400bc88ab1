"""The rulebook's explanations of summer visitors."""

from __future__ import annotations

import pytest

from tests import viticulture_table as kit
from vindima.viticulture.actions.plant import PLANT_ACTION
from vindima.viticulture.model import STRUCTURES
from vindima.viticulture.turn import PLACE_WORKER


@pytest.mark.parametrize("structure", STRUCTURES)
def test_smith(structure):
    """The Blacksmith scores for the Windmill, Tasting Room and Large Cellar: their printed costs count."""
    table = kit.lay(lira=9)
    if structure == "large-cellar":
        kit.build(table, 0, "medium-cellar")
    kit.play(table, 0, "blacksmith", f"build {structure}")
    assert structure in kit.structures_of(table, 0)
    assert table.score(0) == (structure in ("windmill", "tasting-room", "large-cellar"))


def test_farmer():
    """One vine may exceed the limit of the field; later vines obey it again."""
    table = kit.lay()
    kit.build(table, 0, "trellis", "irrigation")
    kit.plant(table, 0, "field-5", "chardonnay")
    kit.hold(table, 0, "merlot", "malvasia")
    kit.play(table, 0, "cultivator", "plant merlot field-5")
    assert kit.fields(table, 0) == {"field-5": ["merlot", "chardonnay"]}
    kit.begin(table, (PLANT_ACTION, 0))
    assert kit.why_not(table, "plant malvasia field-5") == "field-limit"
    kit.answer(table, "plant malvasia field-6")


def test_organizer():
    """The rooster moves to an empty row and stays there; its owner takes the bonus and passes."""
    table = kit.lay()
    kit.score(table, 0, 3)
    kit.play(table, 0, "organizer", "wake row-6")
    assert table.score(0) == 4
    assert table.passed == 1
    kit.season(table, "fall")
    assert table.seat == 1
    kit.answer(table, "draw summer", "draw winter", "draw winter")
    assert table.view(None)["seats"][0]["row"] == "row-6"
    assert table.order == (1, 2, 0)


def test_planner():
    """A planned order is filled before any normal winter turn, including the planner's own."""
    table = kit.lay()
    kit.hold(table, 0, "order-08")
    kit.wines(table, 0, "red-2", "white-6")
    kit.play(table, 0, "planner", "place fill-order left", "worker regular")
    kit.season(table, "winter")
    assert kit.may(table) == ["fill order-08"]
    kit.answer(table, "fill order-08")
    assert table.breakdown(0)["orders"] == 3
    assert table.seat == 0
    assert "place draw-order left" in kit.may(table)


def test_producer():
    """For two lira, workers return from any action except playing summer visitors and free their spaces."""
    table = kit.lay(lira=2)
    kit.stand(table, 0, "draw-vine left")
    kit.stand(table, 0, "play-summer left")
    kit.stand(table, 0, "sell-or-trade middle", "grande")
    kit.play(table, 0, "producer")
    assert kit.may(table) == ["fetch draw-vine left", "fetch sell-or-trade middle"]
    kit.answer(table, "fetch draw-vine left", "fetch sell-or-trade middle")
    assert (table.lira[0], table.idle[0], table.grande & 1) == (0, 1, 1)
    kit.begin(table, (PLACE_WORKER, 1))
    assert "place draw-vine left" in kit.may(table)
    assert kit.why_not(table, "place play-summer left") == "space-taken"


def test_sharecropper():
    """Plant a vine without its structures, or uproot one and discard any vine card from hand."""
    table = kit.lay()
    kit.hold(table, 0, "chardonnay")
    kit.play(table, 0, "sharecropper", "choose first", "plant chardonnay field-5")
    assert kit.fields(table, 0) == {"field-5": ["chardonnay"]}
    kit.hold(table, 0, "malvasia")
    kit.play(table, 0, "sharecropper", "choose second", "uproot chardonnay field-5", "discard malvasia")
    assert kit.hand_of(table, 0) == ["chardonnay"]
    assert table.score(0) == 2
