"""Visitors that plant, uproot and switch vines, and what they count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vindima.core.explain import Reason
from vindima.core.rows import replaced, without
from vindima.core.step import Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.actions.plant import FIELD_COUNT, UPROOT_ONE, field_value, uprootable
from vindima.viticulture.amounts import Amount
from vindima.viticulture.codes import UPROOT
from vindima.viticulture.effects import Count, DiscardCards
from vindima.viticulture.model import VINE
from vindima.viticulture.reasons import FIELD_LIMIT, NOTHING_PLANTED, NOTHING_TO_SWITCH
from vindima.viticulture.state import State


def own_fields(state: State, seat: int, planted: bool) -> int:
    """How many fields the seat owns, with vines or without."""
    first = seat * FIELD_COUNT
    places = range(first, first + FIELD_COUNT)
    return sum(bool(state.owned[place]) and bool(state.vineyard[place]) == planted for place in places)


def empty_fields(state: State, seat: int) -> int:
    return own_fields(state, seat, planted=False)


def planted_fields(state: State, seat: int) -> int:
    return own_fields(state, seat, planted=True)


def planted_worth(value: Amount) -> Count:
    """1 if the vine just planted has this value, red and white together."""

    def count(state: State, seat: int) -> int:
        vine = (state.planted - 1) // FIELD_COUNT
        return int(bool(state.planted) and state.tables.vines.value[vine] == value.of(state))

    return count


def kinds_on_field(least: Amount) -> Count:
    """1 if the field just planted has at least this many different vines."""

    def count(state: State, seat: int) -> int:
        kinds = set(state.vineyard[seat * FIELD_COUNT + (state.planted - 1) % FIELD_COUNT])
        return int(bool(state.planted) and len(kinds) >= least.of(state))

    return count


def vines_planted(state: State, seat: int) -> int:
    """How many vines are planted on all fields of a seat."""
    first = seat * FIELD_COUNT
    return sum(len(vines) for vines in state.vineyard[first : first + FIELD_COUNT])


def vines_standing(least: Amount) -> Count:
    """1 if at least this many vines are planted on all fields together."""

    def count(state: State, seat: int) -> int:
        return int(vines_planted(state, seat) >= least.of(state))

    return count


class UprootAndDiscard(Step[State]):
    """Return planted vines to hand, then discard as many vine cards, not necessarily the same (T1)."""

    rule = "Viticulture, Uprooting; uproot, T1"

    def __init__(self, count: Amount) -> None:
        self.count = count
        self.discard = DiscardCards(count, (VINE,))

    def blocked(self, state: State, seat: int) -> Reason | None:
        return NOTHING_PLANTED if vines_planted(state, seat) < self.count.of(state) else None

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.push(self.discard, frame.seat)
        for _ in range(self.count.of(state)):
            state.push(UPROOT_ONE, frame.seat)

    def children(self) -> tuple[Step[Any], ...]:
        return (self.discard,)


class SwitchVines(Step[State]):
    """Switch two vines on different fields; neither field may exceed its limit afterwards.

    This is not planting: it needs no structures and a windmill scores nothing. The memo is the first vine.
    """

    rule = "Viticulture, Visitors: Landscaper; plant, windmill"

    def asks(self, state: State, frame: Frame) -> str:
        return "switch-with" if frame.memo else "switch-vine"

    def verb(self, state: State, frame: Frame, code: int) -> str:
        return self.asks(state, frame)

    def blocked(self, state: State, seat: int) -> Reason | None:
        vines = uprootable(state, seat)
        if not vines:
            return NOTHING_PLANTED
        fitting = any(self.has_partner(state, seat, code) for code in vines)
        return None if fitting else NOTHING_TO_SWITCH

    def has_partner(self, state: State, seat: int, code: int) -> bool:
        return any(self.pair_refused(state, seat, code, other) is None for other in uprootable(state, seat))

    def pair_refused(self, state: State, seat: int, one: int, other: int) -> Reason | None:
        """Why two planted vines cannot be switched."""
        (vine, field), (vine_2, field_2) = (divmod(code - UPROOT, FIELD_COUNT) for code in (one, other))
        if field == field_2:
            return NOTHING_TO_SWITCH
        more = state.tables.vines.value[vine_2] - state.tables.vines.value[vine]
        limits = state.tables.mat.field_limit
        first = seat * FIELD_COUNT
        if field_value(state, first + field) + more > limits[field]:
            return FIELD_LIMIT
        return FIELD_LIMIT if field_value(state, first + field_2) - more > limits[field_2] else None

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return uprootable(state, frame.seat)

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        if frame.memo:
            return self.pair_refused(state, frame.seat, frame.memo[0], code)
        return None if self.has_partner(state, frame.seat, code) else NOTHING_TO_SWITCH

    def take(self, state: State, frame: Frame, code: int) -> None:
        if not frame.memo:
            state.stack.append(frame.noting(code))
            return
        (vine, field), (vine_2, field_2) = (divmod(c - UPROOT, FIELD_COUNT) for c in (frame.memo[0], code))
        for place, leaves, comes in ((field, vine, vine_2), (field_2, vine_2, vine)):
            here = frame.seat * FIELD_COUNT + place
            kept = without(state.vineyard[here], leaves)
            state.vineyard = replaced(state.vineyard, here, tuple(sorted((*kept, comes))))
        if state.events is not None:
            telling.switches(state, frame.seat, vine, field, vine_2, field_2)
