"""Selling grapes, or selling or buying back one field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.explain import Arg, Reason
from vindima.core.rows import replaced
from vindima.core.step import NOTHING, Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.actions.plant import FIELD_COUNT
from vindima.viticulture.amounts import Amount, Fixed
from vindima.viticulture.cellar import COLOUR_COUNT
from vindima.viticulture.codes import BUY_FIELD, GRAPE, SELL_FIELD, SELL_GRAPES, VALUES
from vindima.viticulture.effects import grapes_of, remove_grape
from vindima.viticulture.reasons import (
    FIELD_OWNED,
    FIELD_PLANTED,
    FIELD_SOLD,
    NO_GRAPE,
    NO_LIRA,
    NOTHING_TO_TRADE,
)
from vindima.viticulture.repeat import Repeat
from vindima.viticulture.state import State

TRADES: Final[tuple[int, ...]] = (SELL_GRAPES, *range(SELL_FIELD, SELL_FIELD + 2 * FIELD_COUNT))
"""Everything that can be sold or bought; fields to buy come after fields to sell."""


class SellOrTrade(Step[State]):
    """Choose between grapes and a field; players trade with the bank, never with each other."""

    rule = "Viticulture, Sell grapes or trade a field; grape_sale, field_trade, no_trading"
    ask = "sell-or-trade"

    def blocked(self, state: State, seat: int) -> Reason | None:
        for code in TRADES:
            if self.code_refused(state, seat, code) is None:
                return None
        return NOTHING_TO_TRADE

    def code_refused(self, state: State, seat: int, code: int) -> Reason | None:
        if code == SELL_GRAPES:
            return None if state.has_grape(seat) else NO_GRAPE
        if code < BUY_FIELD:
            place = seat * FIELD_COUNT + code - SELL_FIELD
            if not state.owned[place]:
                return FIELD_SOLD
            return FIELD_PLANTED if state.vineyard[place] else None
        field = code - BUY_FIELD
        if state.owned[seat * FIELD_COUNT + field]:
            return FIELD_OWNED
        return None if state.lira[seat] >= state.tables.mat.field_price[field] else NO_LIRA

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return TRADES

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        return self.code_refused(state, frame.seat, code)

    def take(self, state: State, frame: Frame, code: int) -> None:
        seat = frame.seat
        prices = state.tables.mat.field_price
        if code == NOTHING:
            return
        if code == SELL_GRAPES:
            state.push(SELL_GRAPE, seat)
        elif code < BUY_FIELD:
            state.owned = replaced(state.owned, seat * FIELD_COUNT + code - SELL_FIELD, 0)
            state.lira[seat] += prices[code - SELL_FIELD]
            if state.events is not None:
                telling.trades(state, "sell-field", seat, code - SELL_FIELD)
                telling.lira(state, seat, prices[code - SELL_FIELD], telling.cause("field"))
        else:
            state.owned = replaced(state.owned, seat * FIELD_COUNT + code - BUY_FIELD, 1)
            state.lira[seat] -= prices[code - BUY_FIELD]
            if state.events is not None:
                telling.trades(state, "buy-field", seat, code - BUY_FIELD)
                telling.lira(state, seat, -prices[code - BUY_FIELD], telling.cause("field"))

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        if code < SELL_FIELD:
            return {}
        price = state.tables.mat.field_price[(code - SELL_FIELD) % FIELD_COUNT]
        return {"price": price, "short": max(0, price - state.lira[frame.seat])}


class SellGrape(Repeat):
    """Sell grapes one after the other, each at the price of its value (grape_sale)."""

    rule = "Viticulture, Sell grapes; grape_sale"
    most: Amount = Fixed(COLOUR_COUNT * VALUES)

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return grapes_of(state, frame.seat)

    def do(self, state: State, frame: Frame, code: int) -> None:
        value = remove_grape(state, frame.seat, code)
        state.lira[frame.seat] += state.tables.mat.grape_price[value]
        if state.events is not None:
            telling.lira(state, frame.seat, state.tables.mat.grape_price[value], telling.cause("grapes"))

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        mat = state.tables.mat
        if code == NOTHING:
            # Grapes of one cellar's values have the same price.
            bands = enumerate(mat.cellar_most, 1)
            return {
                name: number
                for place, most in bands
                for name, number in ((f"most-{place}", most), (f"lira-{place}", mat.grape_price[most]))
            }
        if code < GRAPE:
            return {}
        return {"gain": mat.grape_price[(code - GRAPE) % VALUES + 1]}


SELL_OR_TRADE_ACTION: Final = SellOrTrade()
SELL_GRAPE: Final = SellGrape()
