"""The rulebook's examples of hiring, using and playing wine experts."""

from tests.vinhos_table import (
    PURPLE,
    answer,
    begin,
    expert,
    experts_down,
    experts_up,
    fair_tile,
    lay,
    may,
    next_expert,
    sections,
    stand,
    turn,
    vineyard,
    why_not,
    wine,
)
from vindima.vinhos.fair import FAIR_STEP
from vindima.vinhos.model import ALCOHOL, EXPERTS_PER_FEATURE
from vindima.vinhos.year import YEAR


def test_hire_experts():
    table = lay(year=2)
    next_expert(table, "taste_barrel", "taste_cash")
    table.cash[PURPLE] = 4
    turn(table, PURPLE)
    answer(table, "go wine_experts")
    assert why_not(table, "done") == "must-do-one"
    answer(table, "hire taste")
    assert table.cash[PURPLE] == 3
    assert experts_up(table, PURPLE) == ["taste_barrel"]

    # The first tile is known, and so is the next one on its deck, when the second is decided on.
    assert {"hire taste", "hire aroma", "hire look", "hire alcohol", "done"} <= set(may(table))
    second = table.answer(table.code("hire taste"))
    assert str(second.message.args["expert"]) == "Ref('expert', 'taste_cash')"
    answer(table, "hire taste")
    assert table.cash[PURPLE] == 2
    assert experts_up(table, PURPLE) == ["taste_cash", "taste_barrel"]
    assert experts_down(table, PURPLE) == []
    assert table.over


def test_expert_years():
    table = lay(year=2)
    expert(table, PURPLE, "taste_discount", "taste_reorder", "aroma_discount", "look_cash")
    expert(table, PURPLE, "alcohol_cash", down=True)
    vineyard(table, PURPLE, 1, "dao_red_1")
    wine(table, PURPLE, 1, slot=1, production=8)
    turn(table, PURPLE)
    answer(table, "go export")
    assert why_not(table, "use alcohol_cash") == "expert-face-down"
    answer(table, "use look_cash", "wine estate-1-slot-1", "ship c1r1")
    assert len(experts_up(table, PURPLE)) == 3
    assert experts_down(table, PURPLE) == ["look_cash", "alcohol_cash"]

    table.year = 3
    stand(table, PURPLE, "pass_press_release")
    next_expert(table, "taste_cash", "look_free_move")
    turn(table, PURPLE)
    answer(table, "go wine_experts", "hire taste", "hire look")
    held = experts_up(table, PURPLE) + experts_down(table, PURPLE)
    assert sorted(may(table)) == sorted([*(f"return {tile}" for tile in held), "use taste_cash"])
    answer(table, "return alcohol_cash")
    assert len(experts_up(table, PURPLE)) == 5
    assert experts_down(table, PURPLE) == ["look_cash"]
    assert table.tables.experts.ids[table.expert_decks[ALCOHOL][-1]] == "alcohol_cash"

    # Nothing is said of the wine: its fair tile lets three experts speak, on a slot that fits them.
    sections(table, taste=1, aroma=1)
    fair_tile(table, PURPLE, "taste_aroma", experts=3)
    begin(table, FAIR_STEP)
    assert why_not(table, "play look_cash") == "expert-face-down"
    answer(table, "play taste_discount", "play taste_reorder", "play aroma_discount")
    assert experts_up(table, PURPLE) == ["taste_cash", "look_free_move"]
    assert experts_down(table, PURPLE) == ["look_cash"]
    for played in ("taste_discount", "taste_reorder", "aroma_discount"):
        tile = table.tables.experts.ids.index(played)
        assert tile in table.expert_decks[tile // EXPERTS_PER_FEATURE]

    begin(table, YEAR)
    assert table.year == 4
    assert experts_up(table, PURPLE) == ["taste_cash", "look_cash", "look_free_move"]
    assert experts_down(table, PURPLE) == []
