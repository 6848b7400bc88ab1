"""The rulebook's explanations of winter visitors: Manager, Motivator, Zymologist."""

from __future__ import annotations

from tests import viticulture_table as kit
from vindima.core.step import NOBODY
from vindima.viticulture.year import END_YEAR


def test_manager():
    """Take any summer action without its bonus or a worker, even if all its spaces are taken."""
    table = kit.lay(players=2, season="winter")
    kit.stand(table, 1, "give-tour left")
    kit.hold(table, 0, "manager")
    kit.season(table, "winter")
    kit.answer(table, "place play-winter left", "worker regular", "visit manager")
    assert kit.may(table) == ["choose first", "choose second", "choose fifth"]
    kit.answer(table, "choose second")
    assert table.lira[0] == 2
    assert table.idle[0] == 1
    assert table.view(None)["actions"][1]["spaces"]["left"] == {"seat": 1, "worker": "regular"}
    assert table.seat == 1


def test_motivator():
    """Players who have not passed may take back their grande worker; each one scores the owner a point."""
    table = kit.lay(players=4, season="winter")
    for seat, place in enumerate(("draw-order left", "make-wine left", "train-worker left", "gain-lira")):
        kit.stand(table, seat, place, "grande")
    table.passed = 0b1000
    kit.play(table, 0, "motivator")
    kit.in_turn(table, (0, "yes"), (1, "yes"), (2, "done"))
    assert table.over
    assert table.scores == [1, 0, 0, 0]
    assert table.grande == 0b0011


def test_zymologist():
    """Without the Medium Cellar a red wine of 5 keeps its value; ageing beyond 6 requires both cellars."""
    table = kit.lay(season="winter")
    kit.grapes(table, 0, "red-5")
    kit.play(table, 0, "zymologist")
    assert kit.why_not(table, "make white") == "no-grape"
    kit.answer(table, "make red", "grape red-5")
    assert kit.wines_of(table, 0) == ["red-5"]

    def a_year_later() -> list[str]:
        kit.begin(table, (END_YEAR, NOBODY))
        return kit.wines_of(table, 0)

    assert a_year_later() == ["red-6"]
    assert a_year_later() == ["red-6"]
    kit.build(table, 0, "medium-cellar")
    assert a_year_later() == ["red-6"]
    kit.build(table, 0, "large-cellar")
    assert a_year_later() == ["red-7"]
