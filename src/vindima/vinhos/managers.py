"""The managers' benefits: one wine given, one barrel moved along its row, one bonus action or multiplier."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vindima.core.explain import Arg, Reason
from vindima.core.masks import bits
from vindima.core.step import Frame, Step
from vindima.vinhos.experts import COURT_SPACES, EMPTY, FREE_EXPERT
from vindima.vinhos.model import (
    BENEFIT,
    BONUS_EXPERT,
    BONUS_EXPORT,
    BONUS_INVEST,
    BONUS_SALES,
    BONUS_VINEYARD,
    BONUS_WINERY,
    COURT,
    CUBES,
    EXPERTS_PER_FEATURE,
    EXPORT,
    FEATURES,
    FOUR_EXPERTS_NOW,
    FROM_EXPERTS,
    FROM_RENOWN,
    FROM_WINE,
    MANAGERS,
    MULTIPLIER_ROOM,
    REGIONS,
    RENOWN_NOW,
    SALES,
    TO_COURT,
    TO_MULTIPLIER,
    WINE,
    WINE_NOW,
)
from vindima.vinhos.needs import experts_need, market_needs, market_wines, vineyards_need, winery_needs
from vindima.vinhos.reasons import (
    BENEFIT_USED,
    BONUS_NEEDS_WINE,
    CUBES_LACKING,
    INVESTMENT_HIGHEST,
    MULTIPLIER_ONCE,
    NO_BENEFIT_FITS,
    NO_WINE,
    SAME_SPACE,
    SLOT_TAKEN,
)
from vindima.vinhos.scoring import slot_points
from vindima.vinhos.state import NO_SEAT, State
from vindima.vinhos.wine import (
    cube_worth,
    cubes_usable,
    discard,
    has_wine,
    reach,
    spend_cubes,
    value,
    wine_at,
    wine_region,
    wine_told,
    wines_of,
)

ROW: Final = 3
"""Court spaces and multipliers in a manager's row."""
MARKETS: Final = {BONUS_SALES: SALES, BONUS_EXPORT: EXPORT}
BONUS_STEPS: Final[dict[int, Step[Any]]] = {}
"""The step of each bonus action; the actions enter themselves here, since they build on this file."""


def has_court_barrel(state: State, seat: int) -> bool:
    """True if the seat has a barrel that a benefit could move."""
    first = seat * COURT_SPACES
    return any(state.court[first : first + COURT_SPACES])


def bonus_refused(state: State, seat: int, space: int) -> Reason | None:
    """Why a bonus action could not be performed once a wine has been given (V57)."""
    cash = state.cash[seat]
    tables = state.tables
    if space == BONUS_WINERY:
        return winery_needs(state, seat, cash, tables.bonus_winery_price)
    if space == BONUS_VINEYARD:
        return vineyards_need(state, seat, cash, tables.bonus_vineyard_discount, reorder=False)
    if space == BONUS_EXPERT:
        return experts_need(state, tables.expert_price)
    if space == BONUS_INVEST:
        return INVESTMENT_HIGHEST if state.investment[seat] >= tables.invest_max else None
    reason = market_needs(state, seat, MARKETS[space], state.barrels[seat])
    if reason is None and len(wines_of(state, seat)) < 2:
        return BONUS_NEEDS_WINE
    return reason


def target_refused(state: State, seat: int, space: int, code: int) -> Reason | None:
    """Why the barrel on a court space cannot go to a target of its row."""
    if code >= TO_MULTIPLIER:
        slot = code - TO_MULTIPLIER
        if state.multipliers[slot] != NO_SEAT:
            return SLOT_TAKEN
        first = slot - slot % MULTIPLIER_ROOM
        return MULTIPLIER_ONCE if seat in state.multipliers[first : first + MULTIPLIER_ROOM] else None
    if code - TO_COURT == space:
        return SAME_SPACE
    return bonus_refused(state, seat, code - TO_COURT)


def targets(state: State, space: int) -> list[int]:
    """The bonus actions and multiplier slots in the row of a court space."""
    row = space // ROW
    found = [TO_COURT + row * ROW + 1, TO_COURT + row * ROW + 2]
    for multiplier in range(row * ROW, row * ROW + ROW):
        first = TO_MULTIPLIER + multiplier * MULTIPLIER_ROOM
        found += range(first, first + state.tables.multiplier_slots[multiplier])
    return found


def benefit_refused(state: State, seat: int, space: int) -> Reason | None:
    """Why the seat cannot take a benefit with its barrel on a court space."""
    if state.benefits >> seat & 1:
        return BENEFIT_USED
    if not has_wine(state, seat):
        return NO_WINE
    for code in targets(state, space):
        if target_refused(state, seat, space, code) is None:
            return None
    return NO_BENEFIT_FITS


def worth_now(state: State, seat: int, slot: int) -> int:
    """The points that a multiplier slot would bring as things stand; with the wine slot, at best."""
    multiplier = slot // MULTIPLIER_ROOM
    if multiplier == WINE_NOW:
        wines = wines_of(state, seat)
        return max(reach(state, seat, place) for place in wines) if len(wines) > 1 else 0
    if multiplier == FOUR_EXPERTS_NOW:
        return four_experts(state, seat)
    if multiplier == RENOWN_NOW:
        return renown(state, seat)
    return slot_points(state, seat, multiplier, slot % MULTIPLIER_ROOM)


class Benefit(Step[State]):
    """Where the barrel goes, then which wine is given. The memo is the barrel's space, then its target."""

    rule = "Vinhos, The benefits; V5, V57"

    def asks(self, state: State, frame: Frame) -> str:
        return "benefit" if len(frame.memo) == 1 else "benefit-wine"

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        if len(frame.memo) == 1:
            return targets(state, frame.memo[0])
        return [WINE + place for place in wines_of(state, frame.seat)]

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        if len(frame.memo) == 1:
            return target_refused(state, frame.seat, frame.memo[0], code)
        market = MARKETS.get(frame.memo[1] - TO_COURT)
        if market is not None and market_wines(state, frame.seat, market) == [code - WINE]:
            return BONUS_NEEDS_WINE
        return None

    def take(self, state: State, frame: Frame, code: int) -> None:
        seat = frame.seat
        if len(frame.memo) == 1:
            state.stack.append(frame.noting(code))
            return
        space, target = frame.memo
        discard(state, seat, code - WINE)
        state.benefits |= 1 << seat
        state.court[seat * COURT_SPACES + space] -= 1
        if target >= TO_MULTIPLIER:
            state.multipliers[target - TO_MULTIPLIER] = seat
            multiply_now(state, seat, (target - TO_MULTIPLIER) // MULTIPLIER_ROOM)
        else:
            state.court[seat * COURT_SPACES + target - TO_COURT] += 1
            state.push(BONUS_STEPS[target - TO_COURT], seat)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        if len(frame.memo) == 2:
            return wine_told(state, frame.seat, code - WINE) if code >= WINE else {}
        if code >= TO_MULTIPLIER:
            return {"points": worth_now(state, frame.seat, code - TO_MULTIPLIER)}
        return {"short": 0}


def multiply_now(state: State, seat: int, multiplier: int) -> None:
    """The multipliers that score at once."""
    if multiplier == WINE_NOW:
        state.push(WINE_FOR_POINTS, seat)
    elif multiplier == FOUR_EXPERTS_NOW:
        state.gain_points(seat, FROM_EXPERTS, four_experts(state, seat))
    elif multiplier == RENOWN_NOW:
        state.gain_points(seat, FROM_RENOWN, renown(state, seat))


def four_experts(state: State, seat: int) -> int:
    """The points of face-up experts of all features."""
    features = {tile // EXPERTS_PER_FEATURE for tile in bits(state.up[seat])}
    return state.tables.four_experts_vp if len(features) == len(FEATURES) else 0


def renown(state: State, seat: int) -> int:
    """The points of the cubes in the regions that hold a disc of the seat."""
    cubes = sum(state.cubes[region] for region in range(len(REGIONS)) if state.has_disc(seat, region))
    return cubes * state.tables.renown_vp


class WineForPoints(Step[State]):
    """One more wine for points, with up to two renown cubes. The memo is the wine's place."""

    rule = "Vinhos, Multipliers: wine; V17"

    def asks(self, state: State, frame: Frame) -> str:
        return "wine-for-points-cubes" if frame.memo else "wine-for-points"

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        if frame.memo:
            return range(CUBES, CUBES + state.tables.cubes_per_wine + 1)
        return [WINE + place for place in wines_of(state, frame.seat)]

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        if not frame.memo:
            return None
        wine = wine_at(state, frame.seat, frame.memo[0])
        return None if code - CUBES <= cubes_usable(state, frame.seat, wine) else CUBES_LACKING

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        found = super().options(state, frame)
        return EMPTY if frame.memo and len(found) == 1 else found

    def take(self, state: State, frame: Frame, code: int) -> None:
        seat = frame.seat
        if not frame.memo:
            if code >= WINE:
                state.push(self, seat, (code - WINE,))
            return
        place = frame.memo[0]
        cubes = max(0, code - CUBES)
        wine = wine_at(state, seat, place)
        worth = value(state, seat, place) + cubes * cube_worth(state, wine)
        spend_cubes(state, wine_region(wine), cubes)
        discard(state, seat, place)
        state.gain_points(seat, FROM_WINE, worth)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        if not frame.memo:
            return wine_told(state, frame.seat, code - WINE) if code >= WINE else {}
        place = frame.memo[0]
        cubes = max(0, code - CUBES)
        worth = value(state, frame.seat, place) + cubes * cube_worth(state, wine_at(state, frame.seat, place))
        return {"value": worth}


class BonusInvest(Step[State]):
    """The investment marker climbs for nothing."""

    rule = "Vinhos, Bonus actions: investment"

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.investment[frame.seat] += 1


BENEFITS: Final = Benefit()
WINE_FOR_POINTS: Final = WineForPoints()
BONUS_STEPS[BONUS_EXPERT] = FREE_EXPERT
BONUS_INVESTMENT: Final = BonusInvest()
BONUS_STEPS[BONUS_INVEST] = BONUS_INVESTMENT

assert len(COURT) == COURT_SPACES == ROW * len(MANAGERS)
assert BENEFIT + COURT_SPACES == TO_COURT
