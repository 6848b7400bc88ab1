"""The rulebook's examples of hiring, using and playing wine experts."""

from tests import vinhos_table as kit
from vindima.vinhos.fair import FAIR_STEP
from vindima.vinhos.model import ALCOHOL, EXPERTS_PER_FEATURE
from vindima.vinhos.year import YEAR


def test_hire_experts():
    table = kit.lay(year=2)
    kit.next_expert(table, "taste_barrel", "taste_cash")
    table.cash[kit.PURPLE] = 4
    kit.turn(table, kit.PURPLE)
    kit.answer(table, "go wine_experts")
    assert kit.why_not(table, "done") == "must-do-one"
    kit.answer(table, "hire taste")
    assert table.cash[kit.PURPLE] == 3
    assert kit.experts_up(table, kit.PURPLE) == ["taste_barrel"]

    # Before the second choice, the player has seen the first tile and the next one on its deck.
    assert {"hire taste", "hire aroma", "hire look", "hire alcohol", "done"} <= set(kit.may(table))
    second = table.answer(table.code("hire taste"))
    assert str(second.message.args["expert"]) == "Ref('expert', 'taste_cash')"
    kit.answer(table, "hire taste")
    assert table.cash[kit.PURPLE] == 2
    assert kit.experts_up(table, kit.PURPLE) == ["taste_cash", "taste_barrel"]
    assert kit.experts_down(table, kit.PURPLE) == []
    assert table.over


def test_expert_years():
    table = kit.lay(year=2)
    kit.expert(table, kit.PURPLE, "taste_discount", "taste_reorder", "aroma_discount", "look_cash")
    kit.expert(table, kit.PURPLE, "alcohol_cash", down=True)
    kit.vineyard(table, kit.PURPLE, 1, "dao_red_1", wines={1: 8})
    kit.turn(table, kit.PURPLE)
    kit.answer(table, "go export")
    assert kit.why_not(table, "use alcohol_cash") == "expert-face-down"
    kit.answer(table, "use look_cash", "wine estate-1-slot-1", "ship c1r1")
    assert len(kit.experts_up(table, kit.PURPLE)) == 3
    assert kit.experts_down(table, kit.PURPLE) == ["look_cash", "alcohol_cash"]

    table.year = 3
    kit.stand(table, kit.PURPLE, "pass_press_release")
    kit.next_expert(table, "taste_cash", "look_free_move")
    kit.turn(table, kit.PURPLE)
    kit.answer(table, "go wine_experts", "hire taste", "hire look")
    held = kit.experts_up(table, kit.PURPLE) + kit.experts_down(table, kit.PURPLE)
    assert sorted(kit.may(table)) == sorted([*(f"return {tile}" for tile in held), "use taste_cash"])
    kit.answer(table, "return alcohol_cash")
    assert len(kit.experts_up(table, kit.PURPLE)) == 5
    assert kit.experts_down(table, kit.PURPLE) == ["look_cash"]
    assert table.tables.experts.ids[table.expert_decks[ALCOHOL][-1]] == "alcohol_cash"

    # The text does not name the wine: here its Fair tile allows three experts, on a slot with their features.
    kit.sections(table, taste=1, aroma=1)
    kit.fair_tile(table, kit.PURPLE, "taste_aroma", experts=3)
    kit.begin(table, FAIR_STEP)
    assert kit.why_not(table, "play look_cash") == "expert-face-down"
    kit.answer(table, "play taste_discount", "play taste_reorder", "play aroma_discount")
    assert kit.experts_up(table, kit.PURPLE) == ["taste_cash", "look_free_move"]
    assert kit.experts_down(table, kit.PURPLE) == ["look_cash"]
    for played in ("taste_discount", "taste_reorder", "aroma_discount"):
        tile = table.tables.experts.ids.index(played)
        assert tile in table.expert_decks[tile // EXPERTS_PER_FEATURE]

    kit.begin(table, YEAR)
    assert table.year == 4
    assert kit.experts_up(table, kit.PURPLE) == ["taste_cash", "look_cash", "look_free_move"]
    assert kit.experts_down(table, kit.PURPLE) == []
