"""The Sales and Export actions: wines earn money at home and points abroad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vindima.core.combine import DONE
from vindima.core.explain import Arg, Reason
from vindima.core.rows import replaced
from vindima.core.step import Frame, Step
from vindima.vinhos import telling
from vindima.vinhos.codes import SELL, SHIP, WINE
from vindima.vinhos.mandatory import keeping, spoiling, waiting_action
from vindima.vinhos.model import EXPORT, FROM_EXPORT, SALES
from vindima.vinhos.moments import ANY_TIME, BENEFIT_TOO, PREPARE, Action
from vindima.vinhos.needs import action_in_reach, market_wines
from vindima.vinhos.reasons import NO_BARREL, NO_SLOT_FITS, SLOT_TAKEN, VALUE_TOO_LOW
from vindima.vinhos.state import NO_SEAT, State
from vindima.vinhos.wine import (
    cubes_needed,
    discard,
    reach,
    spend_cubes,
    value,
    wine_at,
    wine_colour,
    wine_region,
    wine_told,
    wines_of,
)


class MarketSlot(Step[State]):
    """The slot for a chosen wine, with the renown cubes that it needs (V17). The memo is the wine's place."""

    first: int = 0
    """The code of the first slot."""

    def owners(self, state: State) -> tuple[int, ...]:
        raise NotImplementedError

    def demand(self, state: State, slot: int) -> int:
        raise NotImplementedError

    def fill(self, state: State, seat: int, slot: int) -> None:
        """Put the seat's barrel on the slot, for what that brings."""
        raise NotImplementedError

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return range(self.first, self.first + len(self.owners(state)))

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        slot = code - self.first
        if self.owners(state)[slot] != NO_SEAT:
            return SLOT_TAKEN
        if cubes_needed(state, frame.seat, frame.memo[0], self.demand(state, slot)) < 0:
            return VALUE_TOO_LOW
        return spoiling(code, self.options(state, frame))

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        """The slots that the wine can serve and that leave a waiting action possible (V47)."""
        seat, place = frame.seat, frame.memo[0]
        owners = self.owners(state)
        best = reach(state, seat, place)
        found = [
            code
            for code in self.candidates(state, frame)
            if owners[code - self.first] == NO_SEAT and self.demand(state, code - self.first) <= best
        ]

        def after(copy: State, code: int) -> None:
            self.take(copy, frame, code)

        return keeping(state, seat, found, after)

    def take(self, state: State, frame: Frame, code: int) -> None:
        seat, place, slot = frame.seat, frame.memo[0], code - self.first
        cubes = cubes_needed(state, seat, place, self.demand(state, slot))
        spend_cubes(state, wine_region(wine_at(state, seat, place)), cubes)
        discard(state, seat, place)
        state.barrels[seat] -= 1
        self.fill(state, seat, slot)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        place = frame.memo[0]
        worth = value(state, frame.seat, place)
        if code < self.first:
            return wine_told(state, frame.seat, place)
        demand = self.demand(state, code - self.first)
        cubes = max(0, cubes_needed(state, frame.seat, place, demand))
        return {"value": worth, "demand": demand, "cubes": cubes, "short": max(0, demand - worth)}


class SaleSlot(MarketSlot):
    """A free sale slot of the wine's colour."""

    rule = "Vinhos, Sales; V17, V20, V47"
    first = SELL

    def owners(self, state: State) -> tuple[int, ...]:
        return state.sales

    def demand(self, state: State, slot: int) -> int:
        return state.tables.sales.value[slot]

    def fill(self, state: State, seat: int, slot: int) -> None:
        state.sales = replaced(state.sales, slot, seat)
        if state.events is not None:
            telling.sale(state, seat, slot)
        state.pay_into_account(seat, state.tables.sales.value[slot], "sale")

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        """`gain`: what the account receives; a nearly full one gets less than the slot pays (V20)."""
        found = super().describe(state, frame, code)
        if code < SELL:
            return found
        room = state.tables.bank.account_max - state.account[frame.seat]
        return {**found, "gain": min(room, state.tables.sales.value[code - SELL])}

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        colour = wine_colour(wine_at(state, frame.seat, frame.memo[0]))
        return [SELL + slot for slot, kind in enumerate(state.tables.sales.colour) if kind == colour]


class ExportSlot(MarketSlot):
    """A free export slot."""

    rule = "Vinhos, Export; V17, V47"
    first = SHIP

    def owners(self, state: State) -> tuple[int, ...]:
        return state.export

    def demand(self, state: State, slot: int) -> int:
        return state.tables.export.value[slot]

    def fill(self, state: State, seat: int, slot: int) -> None:
        state.export = replaced(state.export, slot, seat)
        if state.events is not None:
            telling.export(state, seat, slot)
        state.gain_points(seat, FROM_EXPORT, state.tables.export.vp[slot])

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        found = super().describe(state, frame, code)
        return {**found, "points": state.tables.export.vp[code - SHIP]} if code >= SHIP else found


class Market(Action):
    """One or more wines, each with a barrel.

    The bonus action is the same, but it allows no further benefit and must leave a waiting action possible
    (V47).
    """

    action: int = SALES

    def __init__(self, slots: Step[Any], bonus: bool) -> None:
        self.slots = slots
        self.bonus = bonus

    def moment(self, state: State, frame: Frame) -> int:
        if frame.memo:
            return ANY_TIME
        return ANY_TIME | PREPARE if self.bonus else ANY_TIME | PREPARE | BENEFIT_TOO

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return [WINE + place for place in wines_of(state, frame.seat)]

    def refuse_choice(self, state: State, frame: Frame, code: int) -> Reason | None:
        if not state.barrels[frame.seat]:
            return NO_BARREL
        if code - WINE not in market_wines(state, frame.seat, self.action):
            return NO_SLOT_FITS
        return spoiling(code, self.possible_choices(state, frame))

    def possible_choices(self, state: State, frame: Frame) -> list[int]:
        seat = frame.seat
        if not state.barrels[seat]:
            return []
        found = [WINE + place for place in market_wines(state, seat, self.action)]
        return self.sparing(state, frame, found) if self.bonus else found

    def sparing(self, state: State, frame: Frame, found: list[int]) -> list[int]:
        """The wines that a waiting action can do without; after the first sale there may be none (V47)."""
        seat = frame.seat
        action = waiting_action(state, seat)

        def after(copy: State, code: int) -> bool | None:
            if code == DONE:
                return None
            discard(copy, seat, code - WINE)
            copy.barrels[seat] -= 1
            return None

        if action not in (SALES, EXPORT):
            return found
        # Ending the bonus action is an alternative once it has been done.
        kept = keeping(state, seat, [*found, DONE] if frame.memo else found, after)
        return [code for code in kept if code != DONE]

    def in_reach(self, state: State, frame: Frame) -> bool:
        return not frame.memo and action_in_reach(state, frame.seat, self.action, 0)

    def do(self, state: State, frame: Frame, code: int) -> None:
        state.push(self.slots, frame.seat, (code - WINE,))

    def describe_own(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return wine_told(state, frame.seat, code - WINE) if code >= WINE else {}


class Sales(Market):
    """Sell wines to the three hangouts."""

    rule = "Vinhos, Sales"
    action = SALES


class Export(Market):
    """Export wines to the foreign markets."""

    rule = "Vinhos, Export"
    action = EXPORT


SALE_SLOT: Final = SaleSlot()
EXPORT_SLOT: Final = ExportSlot()
SALES_ACTION: Final = Sales(SALE_SLOT, bonus=False)
EXPORT_ACTION: Final = Export(EXPORT_SLOT, bonus=False)
BONUS_SALES_ACTION: Final = Sales(SALE_SLOT, bonus=True)
BONUS_EXPORT_ACTION: Final = Export(EXPORT_SLOT, bonus=True)
