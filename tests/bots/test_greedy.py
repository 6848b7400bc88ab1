"""No bot's answer depends on hidden information, and `greedy` finds good answers."""

from __future__ import annotations

import pytest

import vindima
from tests import vinhos_table as vinhos
from tests import viticulture_table as viticulture
from tests.bots.positions import order_to_fill, questions
from vindima.bots import BOTS, Adviser, ask, make
from vindima.bots.greedy import Greedy
from vindima.bots.thinking.lookahead import pick_best
from vindima.viticulture.actions.wine import MAKE_WINE_ACTION
from vindima.viticulture.turn import PLACE_WORKER

QUICK = {code: code for code in BOTS} | {
    "greedy": "greedy:budget=12",
    "medium": "medium:budget=8:candidates=2:samples=1",
    "hard": "hard:iterations=3",
    "master": "master:iterations=3",
}
"""Every bot, with parameters that make it quick."""
GAMES = [("vinhos", 3), ("viticulture", 3), ("viticulture", 1)]


@pytest.mark.parametrize("code", QUICK.values())
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_hidden_information_never_changes_an_answer(game, players, code):
    bot = make(code)
    for number, position in enumerate(questions(game, players, every=19, most=6)):
        seat = position.seat
        hidden = [position.determinize(seat, 100 * number + k) for k in (1, 2)]
        assert hidden[0] != hidden[1]
        assert len({bot.choose(other, number) for other in (position, *hidden)}) == 1


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_positions_that_look_the_same_have_the_same_determinizations(game, players):
    for position in questions(game, players, every=7, most=20):
        seat = position.seat
        other = position.determinize(seat, 5)
        assert other.view(seat) == position.view(seat)
        assert other.determinize(seat, 8) == position.determinize(seat, 8)


@pytest.mark.parametrize("code", [code for name, code in QUICK.items() if name != "random"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_bot_can_explain_its_answer(game, players, code):
    bot = make(code)
    assert isinstance(bot, Adviser)
    for number, position in enumerate(questions(game, players, every=29, most=3)):
        found = bot.explain(position, number)
        assert [estimate for _, estimate, _ in found] == sorted((e for _, e, _ in found), reverse=True)
        assert {answer for answer, _, _ in found} <= set(position.legal)
        assert all(set(changes) <= set(position.game.terms) for _, _, changes in found)
        if code != "easy" and len(found) > 1 and found[0][1] > found[1][1]:
            assert bot.choose(position, number) == found[0][0]


@pytest.mark.parametrize("game", vindima.games())
def test_bots_play_with_any_number_of_players(game):
    for players in vindima.game(game).seats:
        for position in questions(game, players, every=23, most=2, seed=players):
            for code in ("easy", "greedy:budget=12"):
                assert ask(make(code), position, 3) in position.legal


def test_a_style_is_a_parameter():
    assert isinstance(make("greedy:style=fair-goer"), Greedy)
    with pytest.raises(vindima.BadData, match="there is no style 'gambler'"):
        make("greedy:style=gambler")


def test_the_seed_breaks_ties():
    drawn = {pick_best([4, 5, 6], [1.0, 2.0, 2.0], seed) for seed in range(20)}
    assert drawn == {5, 6}


def test_an_order_that_can_be_filled_is_filled():
    table = order_to_fill()
    assert table.token(Greedy().choose(table, 1)).startswith("place fill-order")


def test_wine_is_made_from_the_grapes_that_an_order_needs():
    table = viticulture.lay(season="winter")
    viticulture.hold(table, 0, "order-06")  # a blush 4
    viticulture.build(table, 0, "medium-cellar")
    viticulture.grapes(table, 0, "red-2", "white-2")
    viticulture.begin(table, (MAKE_WINE_ACTION, 0), (PLACE_WORKER, 1))
    while table.seat == 0:
        table.apply(Greedy().choose(table, 1))
    assert viticulture.wines_of(table, 0) == ["blush-4"]


def test_a_leader_who_can_end_the_game_does_so():
    table = viticulture.lay(season="winter", year=8)
    viticulture.score(table, 0, 17)
    viticulture.hold(table, 0, "order-15")
    viticulture.build(table, 0, "medium-cellar", "large-cellar")
    viticulture.wines(table, 0, "red-8")
    viticulture.begin(table, (PLACE_WORKER, 0), (PLACE_WORKER, 1))
    assert table.token(Greedy().choose(table, 1)).startswith("place fill-order")


def test_a_good_wine_is_exported_in_the_last_year():
    table = vinhos.lay(year=6)
    vinhos.vineyard(table, 0, 1, "dao_red_1")
    vinhos.wine(table, 0, 1, 1, 9)
    vinhos.stand(table, 0, "sales")
    table.barrels[0] = 4
    vinhos.turn(table, 0, 1)
    assert table.token(Greedy().choose(table, 1)) == "go export"


@pytest.mark.slow
@pytest.mark.parametrize("game", vindima.games())
@pytest.mark.parametrize(("weak", "strong"), [("random", "easy"), ("easy", "greedy")])
def test_each_level_beats_the_one_below(game, weak, strong):
    """One weak bot plays two strong ones, once in each seat; the points of all three games are added up."""
    lead = 0.0
    for chair in range(3):
        position = vindima.game(game).new(players=3, seed=chair)
        bots = [make(weak if seat == chair else strong) for seat in range(3)]
        count = 0
        while not position.over:
            position.apply(ask(bots[position.seat], position, count))
            count += 1
        scores = position.scores
        lead += (sum(scores) - scores[chair]) / 2 - scores[chair]
    assert lead > 0
