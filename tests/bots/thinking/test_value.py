"""The linear evaluator: terms that do not depend on hidden information, and weights for every style."""

from __future__ import annotations

import random
from operator import mul

import pytest

import vindima
from tests import vinhos_table as vinhos
from tests import viticulture_table as viticulture
from vindima.bots.thinking.value import (
    BALANCED,
    DUEL,
    RIVALS,
    SCALE,
    LinearEvaluator,
    check_style,
    evaluator_for,
    styles,
)
from vindima.vinhos.fair import CHOOSE_EXPERTS, REVEAL_EXPERTS
from vindima.viticulture.year import NEXT_YEAR

COUNTS = [(game, players) for game in vindima.games() for players in vindima.game(game).seats]


def laid(season="summer", year=1):
    """A game of Viticulture where seat 0 is asked to place a worker."""
    table = viticulture.lay(season=season, year=year)
    viticulture.turn(table, 0)
    return table


def term(position, seat, name):
    return position.evaluate(seat)[position.game.terms.index(name)]


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_hidden_information_changes_no_term(game, players):
    position = vindima.game(game).new(players=players, seed=players)
    choice = random.Random(players)
    while not position.over:
        position.apply(choice.choice(position.legal))
        if choice.random() < 0.05:
            for seat in range(players):
                other = position.determinize(seat, choice.randrange(1000))
                assert other.evaluate(seat) == position.evaluate(seat)


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_after_the_game_only_points_and_the_lead_count(game, players):
    position = vindima.game(game).new(players=players, seed=2)
    choice = random.Random(1)
    while not position.over:
        position.apply(choice.choice(position.legal))
    value = evaluator_for(game, BALANCED)
    for seat in range(players):
        assert term(position, seat, "points") == position.scores[seat]
        worth = dict(zip(value.terms, map(mul, value.weights, position.evaluate(seat)), strict=True))
        rest = set(worth) - {"points", "ahead", "last-year", "tokens", "defeat"}
        assert abs(sum(worth[name] for name in rest)) < 2


@pytest.mark.parametrize("game", vindima.games())
def test_every_style_has_a_weight_for_every_term(game):
    for style in styles(game):
        value = evaluator_for(game, style)
        assert len(value.weights) == len(vindima.game(game).terms)
        assert value.weights[0] == 1.0, "a point must weigh 1: all weights are measured in points"
    assert len({tuple(evaluator_for(game, style).weights) for style in styles(game)}) == len(styles(game))


def test_an_unknown_style_is_refused():
    with pytest.raises(vindima.BadData, match="there is no style 'gambler'; there are balanced, beginner"):
        check_style("gambler")
    check_style("exporter")
    with pytest.raises(vindima.BadData, match="viticulture has no style 'exporter'; it has balanced"):
        evaluator_for("viticulture", "exporter")


def test_weights_with_an_unknown_or_missing_term_are_refused():
    with pytest.raises(vindima.BadData, match="the weight of rivals is None, not a number"):
        LinearEvaluator(("points",), {"points": 1.0})
    with pytest.raises(vindima.BadData, match="there is no term 'luck'"):
        LinearEvaluator(("points",), {"points": 1.0, RIVALS: 0.0, DUEL: 0.0, SCALE: 1.0, "luck": 1.0})


def test_a_margin_subtracts_the_rivals_average():
    terms = vindima.game("viticulture").terms
    others = {RIVALS: 0.5, DUEL: 0.25, SCALE: 4}
    value = LinearEvaluator(terms, {**dict.fromkeys(terms, 0), "points": 1, **others})
    for players, margin in ((1, 6), (2, 6 - 0.25 * 2), (3, 6 - 0.5 * 3)):
        table = viticulture.lay(players=players)
        for seat, points in enumerate((6, 2, 4)[:players]):
            viticulture.score(table, seat, points)
        assert value.margin(table, 0) == margin


def test_changes_list_only_the_terms_that_changed():
    before, after = laid(), laid()
    after.lira[0] += 2
    viticulture.score(after, 0, 3)
    changes = evaluator_for("viticulture", BALANCED).changes(before, after, 0)
    assert list(changes) == ["points", "lira", "ahead"]
    assert changes["points"] == 3.0


# Viticulture


def test_an_order_counts_more_with_vines_then_grapes_then_wine():
    table = laid()
    viticulture.hold(table, 0, "order-03")  # a red 3 and a white 1
    stages = [term(table, 0, "filling")]
    viticulture.plant(table, 0, "field-7", "merlot", "malvasia")
    stages.append(term(table, 0, "filling"))
    viticulture.grapes(table, 0, "red-3", "white-1")
    stages.append(term(table, 0, "filling"))
    viticulture.wines(table, 0, "red-3", "white-1")
    stages.append(term(table, 0, "filling"))
    assert stages == sorted(stages)
    assert len(set(stages)) == 4


def test_one_wine_does_not_count_for_two_orders():
    table = laid()
    viticulture.wines(table, 0, "red-3")
    viticulture.hold(table, 0, "order-07")
    viticulture.build(table, 0, "medium-cellar")
    viticulture.wines(table, 0, "red-6")
    once = term(table, 0, "filling")
    viticulture.hold(table, 0, "order-01")  # a red 5: the 6 is needed for the other order, so the 3 must age
    twice = term(table, 0, "filling")
    table.wines[0] = 0
    viticulture.wines(table, 0, "red-3", "red-5", "red-6")
    assert once < twice < term(table, 0, "filling")


def test_an_idle_worker_counts_less_in_winter():
    table = laid()
    summer = term(table, 0, "idle")
    winter = laid("winter")
    assert summer > term(winter, 0, "idle") > 0
    winter.passed |= 1
    assert term(winter, 0, "idle") == 0


def test_after_the_last_year_terms_for_the_future_are_zero():
    table = laid("winter", 7)
    viticulture.plant(table, 0, "field-7", "merlot")
    viticulture.hold(table, 0, "order-01")
    assert term(table, 0, "planted") > 0
    table.ended = 1
    viticulture.begin(table, (NEXT_YEAR, -1))
    assert table.over
    assert [term(table, 0, name) for name in ("planted", "workers", "lira", "filling", "idle")] == [0] * 5


# Vinhos


def test_a_winery_and_its_enologist_raise_the_harvest():
    table = vinhos.lay()
    vinhos.vineyard(table, 0, 1, "dao_red_1")
    stages = [term(table, 0, "harvest")]
    vinhos.winery(table, 0, 1)
    stages.append(term(table, 0, "harvest"))
    vinhos.enologist(table, 0, 1)
    stages.append(term(table, 0, "harvest"))
    assert stages[0] < stages[1] < stages[2]


def test_a_wine_good_enough_for_export_is_worth_more_than_its_price():
    table = vinhos.lay()
    vinhos.vineyard(table, 0, 1, "dao_red_1")
    vinhos.wine(table, 0, 1, 1, 4)
    plain = term(table, 0, "market")
    vinhos.wine(table, 0, 1, 1, 8)
    assert term(table, 0, "market") > 2 * plain


def test_unpayable_salaries_count_against_the_seat():
    table = vinhos.lay()
    vinhos.turn(table, 0, 1, 2, 3)
    vinhos.vineyard(table, 0, 1, "dao_red_1")
    vinhos.winery(table, 0, 1, 2)
    vinhos.enologist(table, 0, 1, 2)
    table.account[0], table.investment[0] = 6, 1
    assert term(table, 0, "unpaid") == 0
    table.account[0], table.investment[0] = 0, -1
    assert term(table, 0, "unpaid") > 0


def test_only_the_seat_itself_knows_its_chosen_experts():
    table = vinhos.lay(year=3)
    vinhos.sections(table, taste=4, look=2)
    for seat in (0, 1):
        vinhos.fair_tile(table, seat, ("look_taste", "taste_aroma")[seat], 2)
    vinhos.expert(table, 0, "taste_cash", "look_cash")
    vinhos.expert(table, 1, "taste_barrel")
    vinhos.begin(table, (CHOOSE_EXPERTS, 0), (CHOOSE_EXPERTS, 1), (REVEAL_EXPERTS, -1))
    vinhos.answer(table, "play taste_cash", "done")
    chosen = table.clone()
    chosen.plays = (0, *chosen.plays[1:])
    assert term(table, 0, "fair-points") > term(chosen, 0, "fair-points")
    assert table.evaluate(1) == chosen.evaluate(1)
