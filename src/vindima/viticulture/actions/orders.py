"""Filling wine orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.explain import Arg, Reason, Ref
from vindima.core.masks import bits
from vindima.core.step import NOTHING, Frame, Step
from vindima.viticulture.cellar import WINE_COUNT
from vindima.viticulture.codes import FILL, VALUES, WINE
from vindima.viticulture.effects import remove_wine
from vindima.viticulture.hands import discard_from_hand
from vindima.viticulture.model import ORDER, WINES
from vindima.viticulture.reasons import NO_ORDER, ORDER_NOT_FILLABLE, ORDERS_FORBIDDEN
from vindima.viticulture.repeat import EMPTY
from vindima.viticulture.state import FROM_ORDERS, State


def fillable(state: State, seat: int, order: int, taken: Sequence[int] = ()) -> bool:
    """True if, some WINE codes set aside, the other icons each have a wine of their own (order_filling)."""
    first = seat * WINE_COUNT
    cellar = state.wines[first : first + WINE_COUNT]
    for code in taken:
        wine, value = (code - WINE) // VALUES, (code - WINE) % VALUES
        cellar[wine] ^= 1 << value + 1
    # Icons of one wine stand with the best first, so the lowest token that will do is always right for it.
    for wine, least in state.tables.orders.wines[order][len(taken) :]:
        fitting = cellar[wine] >> least << least
        if not fitting:
            return False
        cellar[wine] ^= fitting & -fitting
    return True


class FillOrder(Step[State]):
    """One order: which, and for each icon which wine if several would do.

    The memo is the order and the WINE codes chosen so far.
    """

    rule = "Viticulture, Fill an order; order_filling, residual_limits"

    def __init__(self, extra_vp: int = 0) -> None:
        self.extra_vp = extra_vp

    def asks(self, state: State, frame: Frame) -> str:
        return "fill-order-wine" if frame.memo else "fill-order"

    def blocked(self, state: State, seat: int) -> Reason | None:
        if not state.setup.challenge.orders:
            return ORDERS_FORBIDDEN
        if not state.orders[seat]:
            return NO_ORDER
        if any(fillable(state, seat, order) for order in bits(state.orders[seat])):
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
        """Wines and card go; points and residual come."""
        for code in wines:
            remove_wine(state, seat, code)
        discard_from_hand(state, seat, ORDER, order)
        state.gain_points(seat, FROM_ORDERS, state.tables.orders.vp[order] + self.extra_vp)
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
        return {"points": orders.vp[code - FILL] + self.extra_vp, "residual": orders.residual[code - FILL]}


FILL_ORDER_ACTION: Final = FillOrder()
