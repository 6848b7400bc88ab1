"""Summer visitors that build."""

from __future__ import annotations

import pytest

from tests.viticulture_table import (
    answer,
    build,
    fields,
    hold,
    lay,
    may,
    play,
    playable,
    score,
    sell_field,
    structures_of,
    why_not,
    why_not_played,
)
from vindima.viticulture.model import STRUCTURES

EIGHT = STRUCTURES


# Blacksmith


@pytest.mark.parametrize(
    ("structure", "price", "points"),
    [("trellis", 0, 0), ("irrigation", 1, 0), ("cottage", 2, 0), ("windmill", 3, 1), ("tasting-room", 4, 1)],
)
def test_blacksmith_builds_for_two_lira_less_and_scores_for_five_or_six(structure, price, points):
    table = lay()
    table.lira[0] = 5
    play(table, 0, "blacksmith", f"build {structure}")
    assert table.over
    assert structures_of(table, 0) == [structure]
    assert (table.lira[0], table.score(0)) == (5 - price, points)


def test_blacksmith_needs_something_to_build():
    table = lay()
    build(table, 0, "trellis", "yoke")
    assert why_not_played(table, 0, "blacksmith") == "nothing-to-build"
    table.lira[0] = 1
    play(table, 0, "blacksmith")
    assert may(table) == ["build irrigation"]
    assert why_not(table, "build windmill") == "no-lira"


# Contractor


def test_contractor_scores_and_builds():
    table = lay()
    table.lira[0] = 2
    play(table, 0, "contractor", "choose first", "choose second", "build trellis")
    assert table.over
    assert (table.score(0), table.lira[0]) == (1, 0)
    assert structures_of(table, 0) == ["trellis"]


def test_contractor_scores_and_plants():
    table = lay()
    hold(table, 0, "malvasia")
    play(table, 0, "contractor", "choose first")
    assert why_not(table, "choose second") == "nothing-to-build"
    answer(table, "choose third", "plant malvasia field-5")
    assert table.over
    assert table.score(0) == 1
    assert fields(table, 0) == {"field-5": ["malvasia"]}


def test_contractor_builds_and_plants_what_the_structure_allows():
    table = lay()
    table.lira[0] = 2
    hold(table, 0, "pinot")
    play(table, 0, "contractor", "choose second", "build trellis", "choose third", "plant pinot field-5")
    assert table.over
    assert (table.score(0), table.lira[0]) == (0, 0)
    assert fields(table, 0) == {"field-5": ["pinot"]}


def test_contractor_does_no_item_twice():
    table = lay()
    table.lira[0] = 10
    hold(table, 0, "malvasia")
    play(table, 0, "contractor", "choose second", "build trellis")
    assert may(table) == ["choose first", "choose third"]


def test_contractor_needs_two_items():
    table = lay()
    table.lira[0] = 1
    hold(table, 0, "pinot")
    assert why_not_played(table, 0, "contractor") in ("nothing-to-build", "nothing-plantable")
    table.lira[0] = 2
    play(table, 0, "contractor")
    assert why_not(table, "choose third") == "nothing-plantable"
    assert may(table) == ["choose first", "choose second"]


# Architects


def test_architect_builds_for_three_lira_less():
    table = lay()
    table.lira[0] = 2
    play(table, 0, "architect", "choose first", "build windmill")
    assert structures_of(table, 0) == ["windmill"]
    assert (table.lira[0], table.score(0)) == (0, 0)


def test_architect_never_pays_a_discount_out():
    table = lay()
    play(table, 0, "architect", "choose first", "build yoke")
    assert table.lira[0] == 0


def test_architect_scores_for_each_structure_priced_four():
    table = lay()
    build(table, 0, "trellis", "cottage", "windmill", "medium-cellar", "large-cellar")
    build(table, 1, "cottage")
    play(table, 0, "architect", "choose second")
    assert table.score(0) == 2


def test_architect_builds_only_what_the_player_can_pay_for():
    table = lay()
    build(table, 0, "trellis", "yoke", "irrigation", "cottage")
    play(table, 0, "architect")
    assert why_not(table, "choose first") == "nothing-to-build"
    answer(table, "choose second")
    assert table.score(0) == 1


def test_architect_scores_only_if_a_structure_priced_four_is_built():
    table = lay()
    build(table, 0, "trellis", "windmill")
    play(table, 0, "architect")
    assert why_not(table, "choose second") == "nothing-to-gain"
    table = lay()
    build(table, 0, "trellis", "yoke", "irrigation")
    assert why_not_played(table, 0, "architect") == "nothing-to-gain"


def test_uncertified_architect_builds_a_cheap_structure_for_a_point():
    table = lay()
    play(table, 0, "uncertified-architect", "choose first")
    assert may(table) == ["build trellis", "build irrigation", "build yoke"]
    assert why_not(table, "build cottage") == "wrong-price"
    answer(table, "build irrigation")
    assert (table.score(0), table.lira[0]) == (-1, 0)


def test_uncertified_architect_builds_any_structure_for_two_points():
    table = lay()
    table.lira[0] = 3
    play(table, 0, "uncertified-architect", "choose second")
    assert why_not(table, "build large-cellar") == "cellar-first"
    answer(table, "build tasting-room")
    assert structures_of(table, 0) == ["tasting-room"]
    assert (table.score(0), table.lira[0]) == (-2, 3)


def test_uncertified_architect_needs_the_points_and_a_structure():
    table = lay()
    score(table, 0, -4)
    play(table, 0, "uncertified-architect")
    assert why_not(table, "choose second") == "too-few-points"
    table = lay()
    build(table, 0, "trellis", "irrigation", "yoke")
    play(table, 0, "uncertified-architect")
    assert why_not(table, "choose first") == "nothing-to-build"
    table = lay()
    score(table, 0, -5)
    assert why_not_played(table, 0, "uncertified-architect") == "too-few-points"


# Overseer


@pytest.mark.parametrize(("vine", "points"), [("cabernet-sauvignon", 1), ("chardonnay", 1), ("merlot", 0)])
def test_overseer_builds_plants_and_scores_for_a_vine_of_four(vine, points):
    table = lay()
    table.lira[0] = 5
    build(table, 0, "trellis", "irrigation")
    hold(table, 0, vine)
    play(table, 0, "overseer", "choose first", "build windmill", f"plant {vine} field-7")
    assert table.over
    assert table.lira[0] == 0
    assert fields(table, 0) == {"field-7": [vine]}
    assert table.breakdown(0)["visitors"] == points
    assert table.breakdown(0)["windmill"] == 1


def test_overseer_may_plant_first():
    table = lay()
    table.lira[0] = 5
    hold(table, 0, "malvasia")
    play(table, 0, "overseer", "choose second", "plant malvasia field-5", "build windmill")
    assert table.over
    assert table.score(0) == 0


def test_overseer_builds_what_the_vine_needs():
    table = lay()
    table.lira[0] = 3
    hold(table, 0, "merlot")
    play(table, 0, "overseer")
    assert why_not(table, "choose second") == "nothing-plantable"
    answer(table, "choose first")
    assert may(table) == ["build irrigation"]
    assert why_not(table, "build trellis") == "spoils-the-rest"
    answer(table, "build irrigation", "plant merlot field-5")
    assert table.over


def test_overseer_needs_both():
    table = lay()
    table.lira[0] = 2
    assert why_not_played(table, 0, "overseer") == "no-vine-card"
    hold(table, 0, "merlot")
    assert not playable(table, 0, "overseer")
    hold(table, 0, "malvasia")
    assert playable(table, 0, "overseer")
    table.lira[0] = 1
    assert why_not_played(table, 0, "overseer") == "nothing-to-build"


# Homesteader


def test_homesteader_builds_for_three_lira_less():
    table = lay()
    table.lira[0] = 1
    play(table, 0, "homesteader", "choose first", "build cottage")
    assert table.over
    assert structures_of(table, 0) == ["cottage"]
    assert (table.lira[0], table.score(0)) == (0, 0)


def test_homesteader_plants_one_or_two_vines():
    table = lay()
    hold(table, 0, "malvasia", "malvasia", "sangiovese")
    play(table, 0, "homesteader", "choose second", "plant malvasia field-5")
    assert "done" in may(table)
    answer(table, "plant malvasia field-6")
    assert table.over
    assert table.score(0) == 0
    assert fields(table, 0) == {"field-5": ["malvasia"], "field-6": ["malvasia"]}


def test_homesteader_does_both_for_a_point_and_builds_what_the_vines_need():
    table = lay()
    hold(table, 0, "pinot", "pinot")
    play(table, 0, "homesteader", "choose third")
    assert table.score(0) == -1
    assert why_not(table, "choose second") == "nothing-plantable"
    answer(table, "choose first")
    assert may(table) == ["build trellis"]
    answer(table, "build trellis", "plant pinot field-5", "plant pinot field-5")
    assert table.over
    assert fields(table, 0) == {"field-5": ["pinot", "pinot"]}


def test_homesteader_may_plant_before_building():
    table = lay()
    hold(table, 0, "malvasia")
    play(table, 0, "homesteader", "choose third", "choose second", "plant malvasia field-5", "build yoke")
    assert table.over
    assert structures_of(table, 0) == ["yoke"]


def test_homesteader_does_both_only_if_both_can_be_done():
    table = lay()
    play(table, 0, "homesteader")
    assert why_not(table, "choose second") == "no-vine-card"
    assert why_not(table, "choose third") == "no-vine-card"
    table = lay()
    hold(table, 0, "malvasia")
    score(table, 0, -5)
    play(table, 0, "homesteader")
    assert why_not(table, "choose third") == "too-few-points"
    table = lay()
    build(table, 0, "trellis", "yoke", "irrigation")
    assert why_not_played(table, 0, "homesteader") in ("nothing-to-build", "no-vine-card")


# Artisan


def test_artisan_pays_three_lira():
    table = lay()
    play(table, 0, "artisan", "choose first")
    assert table.lira[0] == 3


def test_artisan_builds_for_one_lira_less():
    table = lay()
    table.lira[0] = 3
    play(table, 0, "artisan", "choose second")
    assert why_not(table, "build windmill") == "no-lira"
    answer(table, "build medium-cellar")
    assert structures_of(table, 0) == ["medium-cellar"]
    assert table.lira[0] == 0


def test_artisan_plants_one_or_two_vines():
    table = lay()
    hold(table, 0, "malvasia", "malvasia")
    play(table, 0, "artisan", "choose third", "plant malvasia field-5", "done")
    assert table.over
    assert fields(table, 0) == {"field-5": ["malvasia"]}


def test_artisan_builds_and_plants_only_what_is_possible():
    table = lay()
    sell_field(table, 0, "field-5", "field-6", "field-7")
    hold(table, 0, "malvasia")
    play(table, 0, "artisan")
    assert why_not(table, "choose second") == "nothing-to-build"
    assert why_not(table, "choose third") == "nothing-plantable"
    assert may(table) == ["choose first"]


# Stonemason


def test_stonemason_builds_two_structures_for_eight_lira():
    table = lay()
    table.lira[0] = 9
    play(table, 0, "stonemason", "build tasting-room", "build windmill")
    assert table.over
    assert table.lira[0] == 1
    assert structures_of(table, 0) == ["windmill", "tasting-room"]


def test_stonemason_builds_both_cellars_in_their_order():
    table = lay()
    table.lira[0] = 8
    play(table, 0, "stonemason")
    assert why_not(table, "build large-cellar") == "cellar-first"
    answer(table, "build medium-cellar", "build large-cellar")
    assert structures_of(table, 0) == ["medium-cellar", "large-cellar"]


def test_stonemason_needs_eight_lira_and_two_structures_to_build():
    table = lay()
    table.lira[0] = 7
    assert why_not_played(table, 0, "stonemason") == "no-lira"
    table.lira[0] = 8
    build(table, 0, *(name for name in EIGHT if name != "yoke"))
    assert why_not_played(table, 0, "stonemason") == "nothing-to-build"
    table.structures[0] = 0
    build(table, 0, *(name for name in EIGHT if "cellar" not in name))
    play(table, 0, "stonemason", "build medium-cellar", "build large-cellar")
    assert structures_of(table, 0) == list(EIGHT)
