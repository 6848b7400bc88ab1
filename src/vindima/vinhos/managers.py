"""The managers' benefits: give a wine, move a barrel along its row, use a bonus action or multiplier."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vindima.core.explain import Arg, Reason
from vindima.core.masks import bits
from vindima.core.step import EMPTY, Frame, Step
from vindima.vinhos import telling
from vindima.vinhos.codes import BENEFIT, CUBES, TO_COURT, TO_MULTIPLIER, WINE
from vindima.vinhos.experts import COURT_SPACES, FREE_EXPERT
from vindima.vinhos.mandatory import keeping, spoiling, spoils_action, wines_to_give
from vindima.vinhos.model import (
    BONUS_EXPERT,
    BONUS_EXPORT,
    BONUS_INVEST,
    BONUS_SALES,
    BONUS_VINEYARD,
    BONUS_WINERY,
    COURT,
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
    ROW,
    SALES,
    SOURCE_COUNT,
    WINE_NOW,
)
from vindima.vinhos.needs import (
    action_in_reach,
    cash_in_reach,
    experts_need,
    market_needs,
    market_wines,
    vineyards_need,
    winery_needs,
)
from vindima.vinhos.reasons import (
    ACTION_NEEDS_IT,
    BENEFIT_USED,
    BONUS_MUST_FOLLOW,
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

MARKETS: Final = {BONUS_SALES: SALES, BONUS_EXPORT: EXPORT}
NO_BONUS: Final = -1
BONUS_STEPS: Final[dict[int, Step[Any]]] = {}
"""The step of each bonus action. The actions register themselves here, because they import this file."""


def has_court_barrel(state: State, seat: int) -> bool:
    """True if the seat has a barrel that a benefit could move."""
    first = seat * COURT_SPACES
    return any(state.court[space] for space in range(first, first + COURT_SPACES))


def bonus_refused(state: State, seat: int, space: int) -> Reason | None:
    """Why a bonus action could not be performed once a wine has been given (V57)."""
    cash = state.cash[seat]
    tables = state.tables
    if space == BONUS_WINERY:
        return winery_needs(state, seat, cash, tables.managers.bonus_winery_price)
    if space == BONUS_VINEYARD:
        return vineyards_need(state, seat, cash, tables.managers.bonus_vineyard_discount, reorder=False)
    if space == BONUS_EXPERT:
        return experts_need(state, tables.experts.price)
    if space == BONUS_INVEST:
        return INVESTMENT_HIGHEST if state.investment[seat] >= tables.bank.invest_max else None
    reason = market_needs(state, seat, MARKETS[space], state.barrels[seat])
    if reason is None and len(wines_of(state, seat)) < 2:
        return BONUS_NEEDS_WINE
    return reason


def bonus_in_reach(state: State, seat: int, bonus: int) -> bool:
    """True if a bonus action is possible, perhaps after divesting, using experts and retrieving barrels."""
    cash = cash_in_reach(state, seat)
    tables = state.tables
    if bonus == BONUS_WINERY:
        return winery_needs(state, seat, cash, tables.managers.bonus_winery_price) is None
    if bonus == BONUS_VINEYARD:
        discount = tables.managers.bonus_vineyard_discount
        return vineyards_need(state, seat, cash, discount, reorder=False) is None
    if bonus in MARKETS:
        return len(wines_of(state, seat)) > 1 and action_in_reach(state, seat, MARKETS[bonus], 0)
    return bonus_refused(state, seat, bonus) is None


def bonus_ahead(state: State, seat: int, space: int) -> bool:
    """True if a barrel on a court space could be moved to a bonus action that is in reach."""
    if state.benefits >> seat & 1 or not has_wine(state, seat):
        return False
    row = space - space % ROW
    return any(bonus != space and bonus_in_reach(state, seat, bonus) for bonus in (row + 1, row + 2))


def any_bonus_ahead(state: State, seat: int) -> bool:
    """True if some barrel of the seat could be moved to a bonus action that is in reach."""
    first = seat * COURT_SPACES
    return any(
        state.court[first + space] and bonus_ahead(state, seat, space) for space in range(COURT_SPACES)
    )


def target_refused(state: State, seat: int, space: int, code: int) -> Reason | None:
    """Why the barrel on a court space cannot go to a target of its row."""
    if code >= TO_MULTIPLIER:
        slot = code - TO_MULTIPLIER
        if state.multipliers[slot] != NO_SEAT:
            return SLOT_TAKEN
        return multiplier_refused(state, seat, slot // MULTIPLIER_ROOM)
    bonus = code - TO_COURT
    if bonus == space:
        return SAME_SPACE
    reason = bonus_refused(state, seat, bonus)
    if reason is None and spoils_action(state, seat, bonus, wines_given(state, seat, code)):
        return ACTION_NEEDS_IT
    return reason


def multiplier_refused(state: State, seat: int, multiplier: int) -> Reason | None:
    """Why no slot of a multiplier can be a target."""
    first = multiplier * MULTIPLIER_ROOM
    for slot in range(first, first + MULTIPLIER_ROOM):
        if state.multipliers[slot] == seat:
            return MULTIPLIER_ONCE
    wines = wines_given(state, seat, TO_MULTIPLIER + first)
    return ACTION_NEEDS_IT if spoils_action(state, seat, NO_BONUS, wines) else None


def possible_targets(state: State, seat: int, space: int) -> list[int]:
    """The targets to which the barrel on a court space can go."""
    found: list[int] = []
    row = space - space % ROW
    for bonus in (row + 1, row + 2):
        if target_refused(state, seat, space, TO_COURT + bonus) is None:
            found.append(TO_COURT + bonus)
    for multiplier in range(row, row + ROW):
        if multiplier_refused(state, seat, multiplier) is None:
            first = multiplier * MULTIPLIER_ROOM
            for slot in range(first, first + state.tables.managers.multiplier_slots[multiplier]):
                if state.multipliers[slot] == NO_SEAT:
                    found.append(TO_MULTIPLIER + slot)
    return found


def wines_given(state: State, seat: int, code: int) -> int:
    """The fewest wines that a benefit takes: the manager's, and one more for a sale or for points."""
    if code >= TO_MULTIPLIER:
        again = (code - TO_MULTIPLIER) // MULTIPLIER_ROOM == WINE_NOW and not has_scored(
            state, seat, FROM_WINE
        )
        return 2 if again else 1
    return 2 if code - TO_COURT in MARKETS else 1


def gift_refused(state: State, seat: int, target: int, place: int) -> Reason | None:
    """Why a wine cannot be given: the bonus action or the waiting action needs it (V47, V57)."""
    if place not in spared_wines(state, seat, target):
        return BONUS_NEEDS_WINE
    return spoiling(place, gifts(state, seat, target))


def gifts(state: State, seat: int, target: int) -> Sequence[int]:
    """The places of the wines that can be given to the manager."""
    more = wines_given(state, seat, target) - 1
    return wines_to_give(state, seat, spared_wines(state, seat, target), more)


def spared_wines(state: State, seat: int, target: int) -> list[int]:
    """The places of the wines that the bonus action can do without."""
    wines = wines_of(state, seat)
    market = MARKETS.get(target - TO_COURT)
    if market is not None:
        needed = market_wines(state, seat, market)
        if len(needed) == 1:
            wines.remove(needed[0])
    return wines


def benefit_refused(state: State, seat: int, space: int, bonus_only: bool) -> Reason | None:
    """Why the barrel on a court space gives no benefit; with `bonus_only`, none with a bonus action."""
    if state.benefits >> seat & 1:
        return BENEFIT_USED
    if not has_wine(state, seat):
        return NO_WINE
    spoils = False
    for code in state.setup.targets[space]:
        if not bonus_only or code < TO_MULTIPLIER:
            reason = target_refused(state, seat, space, code)
            if reason is None:
                return None
            spoils = spoils or reason is ACTION_NEEDS_IT
    if spoils:
        return ACTION_NEEDS_IT
    return BONUS_MUST_FOLLOW if bonus_only else NO_BENEFIT_FITS


def has_scored(state: State, seat: int, source: int) -> bool:
    """True if a multiplier that scores at once has paid the seat before: it does so only once (V22)."""
    return state.points[seat * SOURCE_COUNT + source] > 0


def worth_now(state: State, seat: int, slot: int) -> int:
    """The points that a multiplier slot would score now; for the wine slot, the most possible."""
    multiplier = slot // MULTIPLIER_ROOM
    if multiplier == WINE_NOW:
        wines = [] if has_scored(state, seat, FROM_WINE) else wines_of(state, seat)
        return max(reach(state, seat, place) for place in wines) if len(wines) > 1 else 0
    if multiplier == FOUR_EXPERTS_NOW:
        return four_experts(state, seat)
    if multiplier == RENOWN_NOW:
        return renown(state, seat)
    return slot_points(state, seat, multiplier, slot % MULTIPLIER_ROOM)


def multiply_now(state: State, seat: int, multiplier: int) -> None:
    """Apply a multiplier that scores at once, unless it has paid the seat before (V22)."""
    if multiplier == WINE_NOW:
        if not has_scored(state, seat, FROM_WINE):
            state.push(WINE_FOR_POINTS, seat)
    elif multiplier == FOUR_EXPERTS_NOW:
        state.gain_points(seat, FROM_EXPERTS, four_experts(state, seat))
    elif multiplier == RENOWN_NOW:
        state.gain_points(seat, FROM_RENOWN, renown(state, seat))


def four_experts(state: State, seat: int) -> int:
    """The points for face-up experts of all features; nothing a second time (V22)."""
    if has_scored(state, seat, FROM_EXPERTS):
        return 0
    features = {tile // EXPERTS_PER_FEATURE for tile in bits(state.up[seat])}
    return state.tables.managers.four_experts_vp if len(features) == len(FEATURES) else 0


def renown(state: State, seat: int) -> int:
    """The points for the cubes in regions that hold a disc of the seat; nothing a second time (V22)."""
    if has_scored(state, seat, FROM_RENOWN):
        return 0
    cubes = sum(state.cubes[region] for region in range(len(REGIONS)) if state.has_disc(seat, region))
    return cubes * state.tables.managers.renown_vp


class WineForPoints(Step[State]):
    """Give one more wine for points, with up to two renown cubes. The memo is the wine's place."""

    rule = "Vinhos, Multipliers: wine; V17, V22, V47"

    def asks(self, state: State, frame: Frame) -> str:
        return "wine-for-points-cubes" if frame.memo else "wine-for-points"

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        if frame.memo:
            return range(CUBES, CUBES + state.tables.regions.cubes_per_wine + 1)
        return [WINE + place for place in wines_of(state, frame.seat)]

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        if not frame.memo:
            kept = wines_to_give(state, frame.seat, wines_of(state, frame.seat), 0)
            return spoiling(code - WINE, kept)
        if code - CUBES > self.cubes_usable(state, frame):
            return CUBES_LACKING
        return spoiling(code, self.cubes_to_spare(state, frame))

    def cubes_usable(self, state: State, frame: Frame) -> int:
        return cubes_usable(state, frame.seat, wine_at(state, frame.seat, frame.memo[0]))

    def cubes_to_spare(self, state: State, frame: Frame) -> Sequence[int]:
        """The answers whose cubes a waiting action does not need (V47)."""
        seat, place = frame.seat, frame.memo[0]
        region = wine_region(wine_at(state, seat, place))

        def after(copy: State, code: int) -> None:
            spend_cubes(copy, region, code - CUBES)
            discard(copy, seat, place)

        return keeping(state, seat, range(CUBES, CUBES + self.cubes_usable(state, frame) + 1), after)

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        if not frame.memo:
            kept = wines_to_give(state, frame.seat, wines_of(state, frame.seat), 0)
            return [WINE + place for place in kept]
        found = self.cubes_to_spare(state, frame)
        return EMPTY if len(found) == 1 else found

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
    """The investment marker moves up free of charge."""

    rule = "Vinhos, Bonus actions: investment"

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.investment[frame.seat] += 1
        if state.events is not None:
            telling.invests(state, "invest", frame.seat)


WINE_FOR_POINTS: Final = WineForPoints()
BONUS_STEPS[BONUS_EXPERT] = FREE_EXPERT
BONUS_INVESTMENT: Final = BonusInvest()
BONUS_STEPS[BONUS_INVEST] = BONUS_INVESTMENT

assert len(COURT) == COURT_SPACES == ROW * len(MANAGERS)
assert BENEFIT + COURT_SPACES == TO_COURT
