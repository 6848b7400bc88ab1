"""Vinhos, rulings on the wine tasting fair: V30 to V37."""

from __future__ import annotations

from typing import Any

import pytest

import vindima
from tests import vinhos_table as kit
from vindima.core.step import NOBODY
from vindima.vinhos.ending import LAST_BENEFITS
from vindima.vinhos.fair import FAIR_STEP
from vindima.vinhos.model import TASTE
from vindima.vinhos.state import NOT_PRESENTED, State

SLOTS = ("look_taste", "look_alcohol", "look_aroma", "taste_aroma")


def fair(
    *points: int, players: int = 4, year: int = 3, absent: tuple[int, ...] = (), **options: Any
) -> State:
    """A fair before its first step: every seat that is not absent has presented a wine."""
    table = kit.lay(players=players, year=year, **options)
    table.fair_points = list(points)
    for seat in range(players):
        if seat not in absent:
            kit.fair_tile(table, seat, SLOTS[seat], experts=2)
    return table


def announcing(region: str, year: int, vintage: str | None = None) -> State:
    """Red has one wine, of value 5, and is about to announce it with a press release."""
    table = kit.lay(year=year, vintage=vintage)
    kit.stand(table, kit.RED, "bank")
    kit.vineyard(table, kit.RED, 1, f"{region}_red_1")
    kit.wine(table, kit.RED, 1, slot=1, production=5)
    kit.turn(table, kit.RED)
    kit.answer(table, "go pass_press_release", "order place-1", "wine estate-1-slot-1")
    return table


def test_v30_a_press_release_in_the_first_year():
    table = announcing("dao", year=1)
    cash = table.cash[kit.RED]
    table.vintage = table.tables.vintages.ids.index("p1a")  # a vintage whose managers would accept the wine
    kit.answer(table, "fair look_taste")
    assert (table.fair_points[kit.RED], table.cash[kit.RED], table.fair_tile[kit.RED]) == (0, cash + 3, 2)
    assert table.over  # no manager is asked

    table = announcing("dao", year=1)
    kit.answer(table, "fair look_alcohol")
    assert table.fair_points[kit.RED] == 2

    table = announcing("dao", year=2, vintage="p1a")
    kit.sections(table, look=1, taste=2)
    kit.answer(table, "fair look_taste")
    assert table.fair_points[kit.RED] == 3
    assert kit.may(table) == ["manager alexandre", "manager constantino", "done"]


@pytest.mark.parametrize(("region", "points"), [("tras_os_montes", 2), ("dao", 0)])
def test_v31_tras_os_montes_scores_when_announced(region, points):
    early = announcing(region, year=2)
    kit.answer(early, "fair look_taste")
    assert early.fair_points[kit.RED] == points

    late = kit.lay(year=3)
    kit.vineyard(late, kit.RED, 1, f"{region}_red_1")
    kit.wine(late, kit.RED, 1, slot=1, production=5)
    kit.begin(late, FAIR_STEP)
    kit.answer(late, "wine estate-1-slot-1", "fair look_taste")
    assert late.fair_points[kit.RED] == points
    while not late.over:
        late.apply(late.legal[-1])
    assert late.fair_points[kit.RED] == points


def test_v32_experts_are_chosen_in_secret():
    table = fair(0, 0, 0, 0)
    kit.sections(table, taste=2)
    kit.expert(table, kit.RED, "taste_cash", "taste_barrel")
    kit.expert(table, kit.PURPLE, "look_cash")
    kit.begin(table, FAIR_STEP)
    assert table.seat == kit.RED
    others = (None, kit.PURPLE, kit.BLUE, kit.YELLOW)
    unknowing = [table.view(reader) for reader in others]
    half = table.clone()
    kit.answer(half, "play taste_cash")
    assert [half.view(reader) for reader in others] == unknowing
    assert half.view(kit.RED) != table.view(kit.RED)

    ways = (["done"], ["play taste_cash", "done"], ["play taste_barrel", "play taste_cash"])
    choices = [table.clone() for _ in ways]
    for choice, way in zip(choices, ways, strict=True):
        kit.answer(choice, *way)
        assert choice.seat == kit.PURPLE
    for reader in others:
        assert choices[0].view(reader) == choices[1].view(reader) == choices[2].view(reader)
    chosen = [choice.view(kit.RED)["seats"][kit.RED]["experts_chosen"] for choice in choices]
    assert chosen == [[], ["taste_cash"], ["taste_cash", "taste_barrel"]]
    for choice in choices:
        kit.answer(choice, "done")
    assert [choice.view(kit.PURPLE)["seats"][kit.RED]["fair_points"] for choice in choices] == [0, 2, 4]


def test_v32_the_log_keeps_the_choice_secret():
    play = vindima.Play(vindima.Record("vinhos", 4))
    play.position = fair(0, 0, 0, 0)
    kit.expert(play.position, kit.RED, "taste_cash", "taste_barrel")
    kit.expert(play.position, kit.PURPLE, "look_cash")
    kit.begin(play.position, FAIR_STEP)

    def lines(reader: int | None) -> list[tuple[int, str | None]]:
        return [(entry.seat, entry.token) for entry in play.log(reader)]

    play.answer("play taste_cash")
    assert lines(kit.PURPLE) == lines(None) == []
    assert lines(kit.RED) == [(kit.RED, "play taste_cash")]
    play.answer("play taste_barrel")
    assert play.position.seat == kit.PURPLE
    assert lines(kit.PURPLE) == lines(None) == [(kit.RED, None)]
    play.answer("done")
    assert lines(kit.PURPLE)[:2] == [(kit.RED, "play taste_cash"), (kit.RED, "play taste_barrel")]


def test_v33_arrows_move_before_anyone_scores():
    table = fair(0, 0, 0, 0)
    kit.expert(table, kit.RED, "taste_cash")
    kit.expert(table, kit.YELLOW, "taste_discount", "taste_barrel")  # the first one has an arrow
    kit.begin(table, FAIR_STEP)
    arrowless = table.clone()
    kit.answer(table, "play taste_cash", "play taste_discount", "done")
    assert table.features[TASTE] == 1
    assert table.fair_points == [1, 0, 0, 1]
    kit.answer(arrowless, "play taste_cash", "play taste_barrel", "done")
    assert arrowless.fair_points == [0, 0, 0, 0]


def test_v34_no_prize_without_a_wine():
    table = fair(30, 20, 10, 5, absent=(kit.RED,))
    kit.begin(table, FAIR_STEP)
    kit.answer(table, "hire taste")  # Yellow is last and has presented a wine
    assert table.scores == [0, 6, 3, 0]
    assert len(kit.experts_up(table, kit.YELLOW)) == 1

    table = fair(30, 20, 10, 5, absent=(kit.YELLOW,))
    kit.begin(table, FAIR_STEP)
    assert table.over
    assert table.scores == [9, 6, 3, 0]
    assert kit.experts_up(table, kit.YELLOW) == kit.experts_up(table, kit.BLUE) == []


def test_v34_no_prize_is_shared_with_a_player_without_a_wine():
    table = fair(30, 30, 10, 5, absent=(kit.RED,))
    kit.begin(table, FAIR_STEP)
    kit.answer(table, "hire taste")
    assert table.scores == [0, 9, 3, 0]


@pytest.mark.parametrize(("variant", "scores"), [(False, [6, 9]), (True, [3, 9])])
def test_v35_two_players_take_first_and_second_prize(variant, scores):
    table = fair(4, 7, players=2, two_player_fair=variant)
    kit.begin(table, FAIR_STEP)
    assert table.scores == scores


def test_v35_the_variant_is_for_two_players():
    table = fair(4, 7, 1, players=3, two_player_fair=True)
    kit.begin(table, FAIR_STEP)
    assert table.scores == [6, 9, 3]


def test_v36_ties_share_prizes_and_keep_their_order():
    table = fair(8, 8, 3, 5)
    table.order = (kit.PURPLE, kit.YELLOW, kit.RED, kit.BLUE)
    kit.begin(table, FAIR_STEP)
    kit.answer(table, "hire taste")
    assert table.scores == [7, 7, 0, 3]  # two players share 9 and 6
    assert table.order == (kit.BLUE, kit.YELLOW, kit.PURPLE, kit.RED)
    assert table.fair_tile == (NOT_PRESENTED,) * 4

    table = fair(8, 8, 8, 8, year=5)
    kit.begin(table, FAIR_STEP)
    for seat in range(4):  # everyone is last
        assert table.seat == seat
        kit.answer(table, "hire taste")
    assert table.scores == [6, 6, 6, 6]


def test_v36_the_third_fair_sets_the_order_of_the_last_benefits():
    table = fair(9, 2, 5, 7, year=6)
    for seat in range(4):
        kit.barrel(table, seat, "constantino")
        kit.wine(table, seat, 1, slot=1, production=3, made="red dao")
    kit.begin(table, FAIR_STEP, (LAST_BENEFITS, NOBODY, (0,)))
    kit.answer(table, "hire taste")
    asked = []
    while not table.over:
        asked.append(table.seat)
        kit.answer(table, "done")
    assert asked == [kit.PURPLE, kit.BLUE, kit.YELLOW, kit.RED]


def test_v37_barrels_and_experts_before_the_fair():
    table = kit.lay(year=3)
    table.order = (kit.PURPLE, kit.RED, kit.BLUE, kit.YELLOW)
    kit.barrel(table, kit.PURPLE, "hotel_red_5", "hotel_red_6", "enoteca_red_8")
    kit.expert(table, kit.RED, "taste_renown", "taste_discount", "taste_free_move", "taste_cash")
    kit.expert(table, kit.BLUE, "look_barrel")  # without a barrel on the board
    kit.wine(table, kit.YELLOW, 1, slot=1, production=5, made="red dao")
    kit.begin(table, FAIR_STEP)
    assert (table.seat, kit.may(table)) == (kit.PURPLE, ["done", "divest", "home hotel"])
    assert kit.why_not(table, "home enoteca") == "no-pair"
    kit.answer(
        table, "home hotel", "lift-sale hotel_red_5", "lift-sale hotel_red_6", "cube dao", "cube minho"
    )
    assert table.seat == kit.RED  # nothing is left for Purple
    assert kit.why_not(table, "use taste_discount") == "expert-not-now"
    assert kit.why_not(table, "use taste_free_move") == "expert-not-now"
    kit.answer(table, "use taste_renown", "cube dao")
    assert (table.seat, kit.may(table)) == (kit.YELLOW, ["wine estate-1-slot-1"])
