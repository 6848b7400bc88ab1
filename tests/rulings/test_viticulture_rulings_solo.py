"""The rulings on the solo game, one test each."""

import pytest

import vindima
from tests.viticulture_solo import blocked, deck
from tests.viticulture_table import (
    answer,
    build,
    end_year,
    fields,
    hand_of,
    lay,
    may,
    score,
    season,
    turn,
    why_not,
)
from vindima.core.masks import bits
from vindima.viticulture.model import SUMMER_VISITOR, WINTER_VISITOR
from vindima.viticulture.tables import load_tables


def visitors_of(**options) -> set[str]:
    table = lay(1, **options)
    ids = (table.tables.summer.ids, table.tables.winter.ids)
    kinds = (SUMMER_VISITOR, WINTER_VISITOR)
    return {names[card] for kind, names in zip(kinds, ids, strict=True) for card in bits(table.decks[kind])}


def test_t23_visitors_that_need_others_are_out():
    every = {*load_tables().summer.ids, *load_tables().winter.ids}
    narrow = {"swindler", "wedding-party", "queen", "governor"}
    broad = {"handyman", "volunteer-crew", "mentor", "motivator", "guest-speaker"}
    assert every - visitors_of() == narrow
    assert every - visitors_of(fewer_visitors=True) == narrow | broad


def test_t24_a_token_adds_the_bonus_and_opens_nothing():
    table = lay(1)
    table.tokens = 2
    turn(table, 0, "place give-tour left", "worker regular", "yes")
    assert (table.lira[0], table.tokens) == (3, 1)
    assert table.over  # one token a turn: no second one is asked for

    table = lay(1)
    table.tokens = 2
    turn(table, 0, "place give-tour left", "worker regular", "done")
    assert (table.lira[0], table.tokens) == (2, 2)

    table = lay(1)
    table.tokens = 2
    deck(table, "automa-05")
    season(table, "summer")
    assert why_not(table, "place give-tour left") == "space-taken"
    answer(table, "place give-tour beside", "yes")
    assert (table.lira[0], table.tokens) == (3, 1)


def test_t24_the_lira_of_the_bonus_may_pay_for_the_action():
    table = lay(1, season="winter")
    table.tokens, table.lira[0] = 1, 3
    turn(table, 0, "place train-worker left", "worker regular")
    assert why_not(table, "done") == "token-needed"
    answer(table, "yes")
    assert (table.lira[0], table.trained[0]) == (0, 1)


@pytest.mark.parametrize("place", ["gain-lira", "use-yoke"])
def test_t24_a_place_without_a_bonus_takes_no_token(place):
    table = lay(1)
    table.tokens = 1
    table.vineyard[0] = (0,)
    build(table, 0, "yoke")
    turn(table, 0, f"place {place}", "worker regular")
    assert "yes" not in may(table)
    assert table.tokens == 1


@pytest.mark.parametrize(("points", "result"), [(19, "loss"), (20, "draw"), (21, "win")])
def test_t25_equal_points_are_a_draw(points, result):
    table = lay(1, year=7)
    score(table, 0, points)
    end_year(table)
    assert table.over
    assert table.result == table.view(0)["result"] == result
    assert table.winners == ([0] if result == "win" else [])


def test_t26_chosen_numbers_are_marked():
    marked = {
        "automa.toml: campaign.challenge-4: start-vp",
        "automa.toml: campaign.challenge-6: cellar-vp",
        "automa.toml: campaign.challenge-7: start-vp",
        "automa.toml: campaign.challenge-7: residual",
    }
    assert set(load_tables().reconstructed) == marked


def test_t27_two_workers_without_a_mama():
    table = vindima.game("viticulture").new(1, seed=4, challenge="challenge-1")
    assert table.workers == [2]
    assert hand_of(table, 0) == []
    answer(table, "plant cabernet-sauvignon field-5")  # neither trellis nor irrigation stands
    assert why_not(table, "plant pinot field-5") == "field-limit"
    answer(table, "plant chardonnay field-6", "plant merlot field-7")
    assert fields(table, 0) == {
        "field-5": ["cabernet-sauvignon"],
        "field-6": ["chardonnay"],
        "field-7": ["merlot"],
    }
    assert table.view(0)["decks"]["vine"]["count"] == 42 - 3
    assert may(table) == ["gift", "lira"]
    assert (table.lira, hand_of(table, 0)) == ([0], [])


def test_t28_the_middle_spaces_replace_the_left():
    table = lay(1, challenge="challenge-2")
    table.tokens = 3
    deck(table, "automa-05")
    season(table, "summer")
    assert blocked(table) == {"give-tour": "middle"}
    spaces = {token.split()[-1] for token in may(table) if token.startswith("place ")}
    assert spaces == {"middle", "beside", "gain-lira"}
    answer(table, "place give-tour beside")
    assert table.lira == [2]  # beside there is no bonus, and tokens are of no use
    assert table.tokens == 3

    table = lay(1, challenge="challenge-2")
    turn(table, 0, "place give-tour middle", "worker regular")
    assert table.lira == [3]
