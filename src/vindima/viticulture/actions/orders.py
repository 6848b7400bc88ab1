"""Filling wine orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.explain import Arg, Reason, Ref
from vindima.core.masks import bits
from vindima.core.step import EMPTY, NOTHING, Fields, Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.amounts import Amount, amount
from vindima.viticulture.cellar import WINE_COUNT, lowest
from vindima.viticulture.codes import FILL, VALUES, WINE
from vindima.viticulture.effects import remove_wine
from vindima.viticulture.hands import discard_from_hand
from vindima.viticulture.model import FROM_ORDERS, ORDER, WINES
from vindima.viticulture.reasons import NO_ORDER, ORDER_NOT_FILLABLE, ORDERS_FORBIDDEN
from vindima.viticulture.state import State


def fillable(state: State, seat: int, order: int, taken: Sequence[int] = ()) -> bool:
    """True if the wines not yet `taken` can serve every icon that is left (order_filling)."""
    first = seat * WINE_COUNT
    cellar = state.wines[first : first + WINE_COUNT]
    for code in taken:
        wine, value = (code - WINE) // VALUES, (code - WINE) % VALUES
        cellar[wine] ^= 1 << value + 1
    # The icons of a wine are sorted from high to low, so taking the lowest wine that will do is always right.
    # `served` does the same and also says which wines it takes; this function is called too often for that.
    for wine, least in state.tables.orders.wines[order][len(taken) :]:
        fitting = cellar[wine] >> least << least
        if not fitting:
            return False
        cellar[wine] ^= fitting & -fitting
    return True


def missing_wines(state: State, seat: int, order: int) -> list[int]:
    """The kinds of wine that the cellar lacks for an order, once for each icon."""
    icons = state.tables.orders.wines[order]
    return [icons[place][0] for place, value in enumerate(served(state, seat, order)) if not value]


def served(state: State, seat: int, order: int) -> list[int]:
    """For each icon of an order, the value of the wine in the cellar that would serve it, or 0."""
    first = seat * WINE_COUNT
    cellar = state.wines[first : first + WINE_COUNT]
    found = []
    for wine, least in state.tables.orders.wines[order]:
        value = lowest(cellar[wine], least)
        found.append(value)
        if value:
            cellar[wine] ^= 1 << value
    return found


class FillOrder(Step[State]):
    """Fill one order: choose the order, and for each icon the wine if several would do.

    The memo is the order and the WINE codes chosen so far.
    """

    rule = "Viticulture, Fill an order; order_filling, residual_limits"
    changes: Fields = ("decks", "discards", "ended", "orders", "points", "residual", "wines")
    needs: Fields = ("orders", "wines")

    def __init__(self, extra_vp: int | Amount = 0) -> None:
        self.extra_vp = amount(extra_vp)

    def asks(self, state: State, frame: Frame) -> str:
        return "fill-order-wine" if frame.memo else "fill-order"

    def blocked(self, state: State, seat: int) -> Reason | None:
        if not state.setup.challenge.orders:
            return ORDERS_FORBIDDEN
        if not state.orders[seat]:
            return NO_ORDER
        if state.has_wine(seat):
            for order in bits(state.orders[seat]):
                if fillable(state, seat, order):
                    return None
        return ORDER_NOT_FILLABLE

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        if not frame.memo:
            return [FILL + order for order in bits(state.orders[frame.seat])]
        order, taken = frame.memo[0], frame.memo[1:]
        wine, least = state.tables.orders.wines[order][len(taken)]
        return [
            code
            for value in bits(state.wines[frame.seat * WINE_COUNT + wine])
            if value >= least and (code := WINE + wine * VALUES + value - 1) not in taken
        ]

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        if frame.memo:
            possible = fillable(state, frame.seat, frame.memo[0], (*frame.memo[1:], code))
        else:
            possible = fillable(state, frame.seat, code - FILL)
        return None if possible else ORDER_NOT_FILLABLE

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        found = super().options(state, frame)
        return EMPTY if frame.memo and len(found) == 1 else found

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code == NOTHING and frame.memo:
            code = super().options(state, frame)[0]
        if code >= FILL:
            frame = Frame(self, frame.seat, (code - FILL,))
        elif code >= WINE:
            frame = frame.noting(code)
        if not frame.memo:
            return
        if len(frame.memo) <= len(state.tables.orders.wines[frame.memo[0]]):
            state.stack.append(frame)
        else:
            self.deliver(state, frame.seat, frame.memo[0], frame.memo[1:])

    def deliver(self, state: State, seat: int, order: int, wines: tuple[int, ...]) -> None:
        """Discard the wines and the card; gain points and residual."""
        if state.events is not None:
            telling.fills(state, seat, order)
        for code in wines:
            remove_wine(state, seat, code)
        discard_from_hand(state, seat, ORDER, order)
        state.gain_points(seat, FROM_ORDERS, state.tables.orders.vp[order] + self.extra_vp.of(state))
        state.gain_residual(seat, state.tables.orders.residual[order])

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        orders = state.tables.orders
        if frame.memo:
            wine, least = orders.wines[frame.memo[0]][len(frame.memo) - 1]
            return {
                "order": Ref("order", orders.ids[frame.memo[0]]),
                "wine": Ref("bottle", f"{WINES[wine]}-{least}"),
            }
        if code < FILL:
            return {}
        points = orders.vp[code - FILL] + self.extra_vp.of(state)
        return {"points": points, "residual": orders.residual[code - FILL]}


FILL_ORDER_ACTION: Final = FillOrder()
