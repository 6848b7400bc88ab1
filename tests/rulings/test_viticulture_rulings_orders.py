"""The rulings on orders, points and lira."""

from random import Random

import pytest

import vindima
from tests import viticulture_table as kit
from vindima.viticulture.actions.harvest import HARVEST_ACTION
from vindima.viticulture.actions.orders import FILL_ORDER_ACTION
from vindima.viticulture.actions.plant import PLANT_ACTION
from vindima.viticulture.actions.trade import SELL_OR_TRADE_ACTION
from vindima.viticulture.codes import PLACE
from vindima.viticulture.effects import Gain, Pay
from vindima.viticulture.model import GAIN_LIRA, PLAY_SUMMER, PLAY_WINTER
from vindima.viticulture.state import State
from vindima.viticulture.turn import SPACE_COUNT
from vindima.viticulture.year import END_YEAR, SEASON


def filling(*stored: str, order: str) -> State:
    """A table where seat 0 must choose which order to fill."""
    table = kit.lay(season="winter")
    kit.hold(table, 0, order)
    kit.wines(table, 0, *stored)
    kit.begin(table, (FILL_ORDER_ACTION, 0))
    return table


def test_order_filling_takes_one_token_for_each_icon():
    table = filling("red-2", "red-3", "red-4", "red-7", order="order-11")  # red of 4 and of 3
    kit.answer(table, "fill order-11")
    assert kit.may(table) == ["bottle red-4", "bottle red-7"]
    kit.answer(table, "bottle red-7")
    assert kit.may(table) == ["bottle red-3", "bottle red-4"]
    kit.answer(table, "bottle red-4")
    assert kit.wines_of(table, 0) == ["red-2", "red-3"]
    assert (table.scores[0], table.residual[0]) == (3, 1)
    assert kit.hand_of(table, 0) == []
    assert kit.discarded(table, "order") == ["order-11"]


@pytest.mark.parametrize(
    ("stored", "order"),
    [
        (("red-4", "red-2"), "order-11"),  # the second red must be 3
        (("red-9",), "order-11"),  # one token cannot stand for two icons
        (("blush-9",), "order-01"),  # blush is not red
        (("red-9", "white-9"), "order-06"),  # red and white do not count as blush
        (("red-2",), "order-02"),  # an order cannot be filled in part
    ],
)
def test_order_filling_all_at_once_or_not_at_all(stored, order):
    table = kit.lay(season="winter")
    kit.hold(table, 0, order)
    kit.wines(table, 0, *stored)
    kit.turn(table, 0)
    assert kit.why_not(table, "place fill-order left") == "order-not-fillable"


def test_order_filling_never_leaves_an_icon_without_a_wine():
    table = filling("red-3", "red-4", order="order-11")
    kit.answer(table, "fill order-11")
    assert table.over, "each icon has only one wine, so nothing is asked"
    assert kit.wines_of(table, 0) == []


def test_residual_limits_are_zero_and_five():
    table = kit.lay()
    table.residual[0] = 4
    kit.hold(table, 0, "order-27")  # residual 2
    kit.wines(table, 0, "red-6", "white-6")
    kit.begin(table, (FILL_ORDER_ACTION, 0))
    kit.answer(table, "fill order-27")
    assert (table.scores[0], table.residual[0]) == (5, 5)
    table.residual[0] = 1
    reason = Pay(residual=2).blocked(table, 0)
    assert reason is not None
    assert reason.key == "viticulture-no-residual"
    kit.begin(table, (Pay(residual=1), 0))
    assert table.residual[0] == 0


def test_vp_limits_refuse_less_than_minus_five():
    table = kit.lay()
    kit.score(table, 0, -4)
    assert Pay(vp=1).blocked(table, 0) is None
    kit.begin(table, (Pay(vp=1), 0))
    assert table.scores[0] == -5
    reason = Pay(vp=1).blocked(table, 0)
    assert reason is not None
    assert reason.key == "viticulture-too-few-points"
    kit.score(table, 0, 25)
    kit.begin(table, (Gain(vp=3), 0))
    assert table.scores[0] == 28, "points continue beyond the end of the printed track at 25"


def test_end_trigger_plays_the_year_out():
    table = kit.lay(players=2)
    for seat in range(2):
        kit.score(table, seat, 19)
        table.residual[seat] = 1 + seat
    kit.wines(table, 0, "red-1")
    kit.begin(table, (Gain(vp=1), 0), (SEASON, -1, (2,)), (SEASON, -1, (3,)))
    assert table.view(None)["last_year"]
    kit.answer(table, "draw summer", "draw winter")
    assert table.seat == 0, "winter is still played"
    kit.answer(table, "pass", "pass")
    kit.end_year(table)
    assert table.over
    assert table.lira == [1, 2]
    assert kit.wines_of(table, 0) == ["red-2"]
    assert table.winners == [0]


def test_end_trigger_most_points_win_whoever_triggered_it():
    table = kit.lay(players=2)
    kit.score(table, 0, 19)
    kit.score(table, 1, 19)
    kit.begin(table, (Gain(vp=1), 0), (Gain(vp=3), 1))
    kit.end_year(table)
    assert table.winners == [1]


@pytest.mark.parametrize(
    ("lira", "stored", "held", "winner"),
    [
        ((3, 2, 2), ("", "red-1 white-2", "red-9"), ("", "", ""), 0),
        ((3, 3, 2), ("red-3", "red-1 white-1", ""), ("", "red-9", "red-9"), 1),
        ((3, 3, 3), ("red-2", "red-2", "red-2"), ("red-4 white-5", "red-9", "red-7"), 0),
    ],
)
def test_tie_break_lira_wine_grapes(lira, stored, held, winner):
    table = kit.lay()
    table.ended = 1
    for seat in range(3):
        kit.score(table, seat, 20)
        table.lira[seat] = lira[seat]
        kit.wines(table, seat, *stored[seat].split())
        kit.grapes(table, seat, *held[seat].split())
    kit.end_year(table)
    assert table.winners == [winner]


def test_tie_break_includes_year_end_income():
    table = kit.lay(players=2)
    table.ended = 1
    table.lira = [3, 2]
    table.residual = [0, 2]
    for seat in range(2):
        kit.score(table, seat, 20)
    kit.end_year(table)
    assert table.winners == [1]


def test_grape_sale_by_value():
    for value, price in enumerate((1, 1, 1, 2, 2, 2, 3, 3, 3), 1):
        table = kit.lay()
        kit.grapes(table, 0, f"red-{value}")
        kit.begin(table, (SELL_OR_TRADE_ACTION, 0))
        kit.answer(table, "sell-grapes", f"grape red-{value}")
        assert table.lira[0] == price
        assert kit.grapes_of(table, 0) == []


def test_grape_sale_of_at_least_one():
    table = kit.lay()
    kit.turn(table, 0)
    assert "place sell-or-trade left" in kit.may(table), "a field can still be sold"
    kit.begin(table, (SELL_OR_TRADE_ACTION, 0))
    assert kit.why_not(table, "sell-grapes") == "no-grape"
    kit.grapes(table, 0, "red-1", "white-4", "white-7")
    kit.begin(table, (SELL_OR_TRADE_ACTION, 0))
    kit.answer(table, "sell-grapes")
    assert "done" not in kit.may(table)
    kit.answer(table, "grape white-7", "grape white-4", "done")
    assert (table.lira[0], kit.grapes_of(table, 0)) == (5, ["red-1"])


def test_field_trade_one_empty_field():
    table = kit.lay()
    kit.hold(table, 0, "sangiovese")
    kit.plant(table, 0, "field-6", "malvasia")
    kit.begin(table, (SELL_OR_TRADE_ACTION, 0))
    assert kit.why_not(table, "sell field-6") == "field-planted"
    assert kit.why_not(table, "buy field-7") == "field-owned"
    kit.answer(table, "sell field-7")
    assert table.lira[0] == 7
    assert table.over, "one field per action"
    kit.begin(table, (PLANT_ACTION, 0))
    assert kit.why_not(table, "plant sangiovese field-7") == "field-sold"
    kit.begin(table, (HARVEST_ACTION, 0))
    assert kit.why_not(table, "harvest field-7") == "field-sold"
    table.lira[0] = 6
    kit.begin(table, (SELL_OR_TRADE_ACTION, 0))
    assert kit.why_not(table, "sell field-7") == "field-sold"
    assert kit.why_not(table, "buy field-7") == "no-lira"
    table.lira[0] = 8
    kit.begin(table, (SELL_OR_TRADE_ACTION, 0))
    kit.answer(table, "buy field-7")
    assert (table.lira[0], table.owned[kit.place_of(0, "field-7")]) == (1, 1)


def test_field_trade_nothing_to_trade_is_refused():
    table = kit.lay()
    kit.sell_field(table, 0, "field-5", "field-6", "field-7")
    kit.turn(table, 0)
    assert kit.why_not(table, "place sell-or-trade left") == "nothing-to-trade"


@pytest.mark.slow
def test_no_trading_between_players():
    """Unless visitors are played, no action changes what another player owns."""
    chance = Random(3)
    table = vindima.game("viticulture").new(players=4, seed=3)
    assert isinstance(table, State)
    compared = 0
    while not table.over:
        seat, moment = table.seat, (table.year, table.season)
        before = [belongings(table, other) for other in range(4) if other != seat]
        table.apply(chance.choice([code for code in table.legal if not plays_visitor(code)]))
        year_goes_on = any(frame.step is END_YEAR for frame in table.stack)
        if year_goes_on and (table.year, table.season) == moment:
            assert [belongings(table, other) for other in range(4) if other != seat] == before
            compared += 1
    assert compared > 500


def plays_visitor(code: int) -> bool:
    action = (code - PLACE) // SPACE_COUNT
    return PLACE <= code < PLACE + GAIN_LIRA * SPACE_COUNT and action in (PLAY_SUMMER, PLAY_WINTER)


def belongings(table: State, seat: int) -> tuple[object, ...]:
    tokens = kit.grapes_of(table, seat), kit.wines_of(table, seat)
    return table.lira[seat], table.scores[seat], kit.hand_of(table, seat), tokens
