"""Summer visitors that build."""

from __future__ import annotations

import pytest

from tests import viticulture_table as kit
from vindima.viticulture.model import STRUCTURES

EIGHT = STRUCTURES


# Blacksmith


@pytest.mark.parametrize(
    ("structure", "price", "points"),
    [("trellis", 0, 0), ("irrigation", 1, 0), ("cottage", 2, 0), ("windmill", 3, 1), ("tasting-room", 4, 1)],
)
def test_blacksmith_builds_for_two_lira_less_and_scores_for_five_or_six(structure, price, points):
    table = kit.lay(lira=5)
    kit.play(table, 0, "blacksmith", f"build {structure}")
    assert table.over
    assert kit.structures_of(table, 0) == [structure]
    assert (table.lira[0], table.score(0)) == (5 - price, points)


def test_blacksmith_needs_something_to_build():
    table = kit.lay()
    kit.build(table, 0, "trellis", "yoke")
    assert kit.why_not_played(table, 0, "blacksmith") == "nothing-to-build"
    table.lira[0] = 1
    kit.play(table, 0, "blacksmith")
    assert kit.may(table) == ["build irrigation"]
    assert kit.why_not(table, "build windmill") == "no-lira"


# Contractor


def test_contractor_scores_and_builds():
    table = kit.lay(lira=2)
    kit.play(table, 0, "contractor", "choose first", "choose second", "build trellis")
    assert table.over
    assert (table.score(0), table.lira[0]) == (1, 0)
    assert kit.structures_of(table, 0) == ["trellis"]


def test_contractor_scores_and_plants():
    table = kit.lay()
    kit.hold(table, 0, "malvasia")
    kit.play(table, 0, "contractor", "choose first")
    assert kit.why_not(table, "choose second") == "nothing-to-build"
    kit.answer(table, "choose third", "plant malvasia field-5")
    assert table.over
    assert table.score(0) == 1
    assert kit.fields(table, 0) == {"field-5": ["malvasia"]}


def test_contractor_builds_and_plants_what_the_structure_allows():
    table = kit.lay(lira=2)
    kit.hold(table, 0, "pinot")
    kit.play(table, 0, "contractor", "choose second", "build trellis", "choose third", "plant pinot field-5")
    assert table.over
    assert (table.score(0), table.lira[0]) == (0, 0)
    assert kit.fields(table, 0) == {"field-5": ["pinot"]}


def test_contractor_does_no_item_twice():
    table = kit.lay(lira=10)
    kit.hold(table, 0, "malvasia")
    kit.play(table, 0, "contractor", "choose second", "build trellis")
    assert kit.may(table) == ["choose first", "choose third"]


def test_contractor_needs_two_items():
    table = kit.lay(lira=1)
    kit.hold(table, 0, "pinot")
    assert kit.why_not_played(table, 0, "contractor") in ("nothing-to-build", "nothing-plantable")
    table.lira[0] = 2
    kit.play(table, 0, "contractor")
    assert kit.why_not(table, "choose third") == "nothing-plantable"
    assert kit.may(table) == ["choose first", "choose second"]


# Architects


def test_architect_builds_for_three_lira_less():
    table = kit.lay(lira=2)
    kit.play(table, 0, "architect", "choose first", "build windmill")
    assert kit.structures_of(table, 0) == ["windmill"]
    assert (table.lira[0], table.score(0)) == (0, 0)


def test_architect_never_pays_a_discount_out():
    table = kit.lay()
    kit.play(table, 0, "architect", "choose first", "build yoke")
    assert table.lira[0] == 0


def test_architect_scores_for_each_structure_priced_four():
    table = kit.lay()
    kit.build(table, 0, "trellis", "cottage", "windmill", "medium-cellar", "large-cellar")
    kit.build(table, 1, "cottage")
    kit.play(table, 0, "architect", "choose second")
    assert table.score(0) == 2


def test_architect_builds_only_what_the_player_can_pay_for():
    table = kit.lay()
    kit.build(table, 0, "trellis", "yoke", "irrigation", "cottage")
    kit.play(table, 0, "architect")
    assert kit.why_not(table, "choose first") == "nothing-to-build"
    kit.answer(table, "choose second")
    assert table.score(0) == 1


def test_architect_scores_only_if_a_structure_priced_four_is_built():
    table = kit.lay()
    kit.build(table, 0, "trellis", "windmill")
    assert kit.why_not_chosen(table, 0, "architect", "choose second") == "nothing-to-gain"
    table = kit.lay()
    kit.build(table, 0, "trellis", "yoke", "irrigation")
    assert kit.why_not_played(table, 0, "architect") == "nothing-to-gain"


def test_uncertified_architect_builds_a_cheap_structure_for_a_point():
    table = kit.lay()
    kit.play(table, 0, "uncertified-architect", "choose first")
    assert kit.may(table) == ["build trellis", "build irrigation", "build yoke"]
    assert kit.why_not(table, "build cottage") == "wrong-price"
    kit.answer(table, "build irrigation")
    assert (table.score(0), table.lira[0]) == (-1, 0)


def test_uncertified_architect_builds_any_structure_for_two_points():
    table = kit.lay(lira=3)
    kit.play(table, 0, "uncertified-architect", "choose second")
    assert kit.why_not(table, "build large-cellar") == "cellar-first"
    kit.answer(table, "build tasting-room")
    assert kit.structures_of(table, 0) == ["tasting-room"]
    assert (table.score(0), table.lira[0]) == (-2, 3)


def test_uncertified_architect_needs_the_points_and_a_structure():
    table = kit.lay()
    kit.score(table, 0, -4)
    assert kit.why_not_chosen(table, 0, "uncertified-architect", "choose second") == "too-few-points"
    table = kit.lay()
    kit.build(table, 0, "trellis", "irrigation", "yoke")
    assert kit.why_not_chosen(table, 0, "uncertified-architect", "choose first") == "nothing-to-build"
    table = kit.lay()
    kit.score(table, 0, -5)
    assert kit.why_not_played(table, 0, "uncertified-architect") == "too-few-points"


# Overseer


@pytest.mark.parametrize(("vine", "points"), [("cabernet-sauvignon", 1), ("chardonnay", 1), ("merlot", 0)])
def test_overseer_builds_plants_and_scores_for_a_vine_of_four(vine, points):
    table = kit.lay(lira=5)
    kit.build(table, 0, "trellis", "irrigation")
    kit.hold(table, 0, vine)
    kit.play(table, 0, "overseer", "choose first", "build windmill", f"plant {vine} field-7")
    assert table.over
    assert table.lira[0] == 0
    assert kit.fields(table, 0) == {"field-7": [vine]}
    assert table.breakdown(0)["visitors"] == points
    assert table.breakdown(0)["windmill"] == 1


def test_overseer_may_plant_first():
    table = kit.lay(lira=5)
    kit.hold(table, 0, "malvasia")
    kit.play(table, 0, "overseer", "choose second", "plant malvasia field-5", "build windmill")
    assert table.over
    assert table.score(0) == 0


def test_overseer_builds_what_the_vine_needs():
    table = kit.lay(lira=3)
    kit.hold(table, 0, "merlot")
    kit.play(table, 0, "overseer")
    assert kit.why_not(table, "choose second") == "nothing-plantable"
    kit.answer(table, "choose first")
    assert kit.may(table) == ["build irrigation"]
    assert kit.why_not(table, "build trellis") == "spoils-the-rest"
    kit.answer(table, "build irrigation", "plant merlot field-5")
    assert table.over


def test_overseer_needs_both():
    table = kit.lay(lira=2)
    assert kit.why_not_played(table, 0, "overseer") == "no-vine-card"
    kit.hold(table, 0, "merlot")
    assert not kit.playable(table, 0, "overseer")
    kit.hold(table, 0, "malvasia")
    assert kit.playable(table, 0, "overseer")
    table.lira[0] = 1
    assert kit.why_not_played(table, 0, "overseer") == "nothing-to-build"


# Homesteader


def test_homesteader_builds_for_three_lira_less():
    table = kit.lay(lira=1)
    kit.play(table, 0, "homesteader", "choose first", "build cottage")
    assert table.over
    assert kit.structures_of(table, 0) == ["cottage"]
    assert (table.lira[0], table.score(0)) == (0, 0)


@pytest.mark.parametrize(
    ("visitor", "choice"), [("homesteader", "choose second"), ("artisan", "choose third")]
)
def test_homesteader_and_artisan_plant_one_or_two_vines(visitor, choice):
    table = kit.lay()
    kit.hold(table, 0, "malvasia", "malvasia", "sangiovese")
    kit.play(table, 0, visitor, choice, "plant malvasia field-5")
    one = table.clone()
    kit.answer(one, "done")
    assert kit.fields(one, 0) == {"field-5": ["malvasia"]}
    kit.answer(table, "plant malvasia field-6")
    assert kit.fields(table, 0) == {"field-5": ["malvasia"], "field-6": ["malvasia"]}
    for ended in (one, table):
        assert ended.over
        assert ended.score(0) == 0


def test_homesteader_does_both_for_a_point_and_builds_what_the_vines_need():
    table = kit.lay()
    kit.hold(table, 0, "pinot", "pinot")
    kit.play(table, 0, "homesteader", "choose third")
    assert table.score(0) == -1
    assert kit.why_not(table, "choose second") == "nothing-plantable"
    kit.answer(table, "choose first")
    assert kit.may(table) == ["build trellis"]
    kit.answer(table, "build trellis", "plant pinot field-5", "plant pinot field-5")
    assert table.over
    assert kit.fields(table, 0) == {"field-5": ["pinot", "pinot"]}


def test_homesteader_may_plant_before_building():
    table = kit.lay()
    kit.hold(table, 0, "malvasia")
    kit.play(table, 0, "homesteader", "choose third", "choose second", "plant malvasia field-5", "build yoke")
    assert table.over
    assert kit.structures_of(table, 0) == ["yoke"]


def test_homesteader_does_both_only_if_both_can_be_done():
    table = kit.lay()
    kit.play(table, 0, "homesteader")
    assert kit.why_not(table, "choose second") == "no-vine-card"
    assert kit.why_not(table, "choose third") == "no-vine-card"
    table = kit.lay()
    kit.hold(table, 0, "malvasia")
    kit.score(table, 0, -5)
    assert kit.why_not_chosen(table, 0, "homesteader", "choose third") == "too-few-points"
    table = kit.lay()
    kit.build(table, 0, "trellis", "yoke", "irrigation")
    assert kit.why_not_played(table, 0, "homesteader") in ("nothing-to-build", "no-vine-card")


# Artisan


def test_artisan_builds_for_one_lira_less():
    table = kit.lay(lira=3)
    kit.play(table, 0, "artisan", "choose second")
    assert kit.why_not(table, "build windmill") == "no-lira"
    kit.answer(table, "build medium-cellar")
    assert kit.structures_of(table, 0) == ["medium-cellar"]
    assert table.lira[0] == 0


def test_artisan_builds_and_plants_only_what_is_possible():
    table = kit.lay()
    kit.sell_field(table, 0, "field-5", "field-6", "field-7")
    kit.hold(table, 0, "malvasia")
    kit.play(table, 0, "artisan")
    assert kit.why_not(table, "choose second") == "nothing-to-build"
    assert kit.why_not(table, "choose third") == "nothing-plantable"
    assert kit.may(table) == ["choose first"]


# Stonemason


def test_stonemason_builds_two_structures_for_eight_lira():
    table = kit.lay(lira=9)
    kit.play(table, 0, "stonemason", "build tasting-room", "build windmill")
    assert table.over
    assert table.lira[0] == 1
    assert kit.structures_of(table, 0) == ["windmill", "tasting-room"]


def test_stonemason_builds_both_cellars_in_their_order():
    table = kit.lay(lira=8)
    kit.play(table, 0, "stonemason")
    assert kit.why_not(table, "build large-cellar") == "cellar-first"
    kit.answer(table, "build medium-cellar", "build large-cellar")
    assert kit.structures_of(table, 0) == ["medium-cellar", "large-cellar"]


def test_stonemason_needs_eight_lira_and_two_structures_to_build():
    table = kit.lay(lira=7)
    assert kit.why_not_played(table, 0, "stonemason") == "no-lira"
    table.lira[0] = 8
    kit.build(table, 0, *(name for name in EIGHT if name != "yoke"))
    assert kit.why_not_played(table, 0, "stonemason") == "nothing-to-build"
    table.structures[0] = 0
    kit.build(table, 0, *(name for name in EIGHT if "cellar" not in name))
    kit.play(table, 0, "stonemason", "build medium-cellar", "build large-cellar")
    assert kit.structures_of(table, 0) == list(EIGHT)
