"""Moments: questions at which a seat may also divest, use experts, retrieve barrels or use a benefit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.combine import DONE
from vindima.core.explain import Arg, Reason
from vindima.core.masks import bits
from vindima.core.repeat import Repeat
from vindima.core.rows import increased, replaced
from vindima.core.step import EMPTY, NOTHING, Frame, Step
from vindima.vinhos import telling
from vindima.vinhos.codes import (
    BENEFIT,
    DIVEST,
    HOME,
    LIFT_SALE,
    PLAY,
    TO_COURT,
    TO_MULTIPLIER,
    USE,
    WINE,
)
from vindima.vinhos.experts import (
    COURT_SPACES,
    LIFT_BARREL,
    LIFT_PAIR,
    PLACE_CUBES,
    cash_told,
    turn_down,
)
from vindima.vinhos.managers import (
    BONUS_STEPS,
    any_bonus_ahead,
    benefit_refused,
    bonus_ahead,
    gift_refused,
    gifts,
    multiply_now,
    possible_targets,
    target_refused,
    worth_now,
)
from vindima.vinhos.model import (
    BARREL,
    CASH,
    DISCOUNT,
    FREE_MOVE,
    HANGOUTS,
    MULTIPLIER_ROOM,
    RENOWN,
    REORDER,
)
from vindima.vinhos.needs import barrels_in_hangout, hangouts_with_pairs
from vindima.vinhos.reasons import (
    BACK_AND_FORTH,
    BONUS_MUST_FOLLOW,
    FACE_DOWN,
    FREE_MOVE_ALREADY,
    INVESTMENT_LOWEST,
    MUST_DO_ONE,
    NO_BARREL_OUT,
    NO_BONUS_FOLLOWS,
    NO_CUBE_LEFT,
    NO_PAIR,
    NOT_NOW,
    REORDER_BEFORE_BUYING,
)
from vindima.vinhos.reorder import REORDER_DECK
from vindima.vinhos.state import State
from vindima.vinhos.wine import discard, wine_told, wines_of

# What a moment allows, as bits
ANY_TIME: Final = 1
"""Divesting and the cash expert."""
PREPARE: Final = 2
"""Retrieving pairs of barrels, the renown and the barrel expert: before an action or the Fair."""
BENEFIT_TOO: Final = 4
MOVING: Final = 8
"""The free-move expert."""
BUYING: Final = 16
"""The discount expert."""
INVESTED: Final = 32
"""No divesting: an investment made during this visit to the bank stays (V48)."""

LATE: Final = 64
"""After the action: what PREPARE allows must be followed by a bonus action (V49)."""
BONUS_ONLY: Final = 128
"""A bonus action has been prepared: no benefit without one (V49)."""
REORDERING: Final = 256
"""The reorder expert: before a purchase (V58)."""

NEEDS_OF_ABILITY: Final[tuple[int, ...]] = (BUYING, REORDERING, PREPARE, ANY_TIME, PREPARE, MOVING)
"""The moment that each ability needs, in the order of ABILITIES."""

assert (DISCOUNT, REORDER, RENOWN, CASH, BARREL, FREE_MOVE) == (0, 1, 2, 3, 4, 5)


def is_free(code: int) -> bool:
    """True for the free answers that a moment adds to those of its question."""
    return code == DIVEST or USE <= code < PLAY or HOME <= code < LIFT_SALE or BENEFIT <= code < TO_COURT


def free_candidates(state: State, seat: int, moment: int) -> list[int]:
    """The free answers that get a reason when they are refused."""
    if not moment:
        return []
    found = [DIVEST]
    for tile in bits(state.up[seat] | state.down[seat]):
        found.append(USE + tile)
    if moment & (PREPARE | LATE) and seat in state.sales:
        for hangout in range(len(HANGOUTS)):
            found.append(HOME + hangout)
    if moment & BENEFIT_TOO:
        first = seat * COURT_SPACES
        for space in range(COURT_SPACES):
            if state.court[first + space]:
                found.append(BENEFIT + space)
    return found


def free_refused(state: State, seat: int, moment: int, code: int) -> Reason | None:
    """Why a free answer is not possible now."""
    if code == DIVEST:
        if moment & INVESTED:
            return BACK_AND_FORTH
        return INVESTMENT_LOWEST if state.investment[seat] <= state.tables.bank.invest_min else None
    if code < PLAY:
        if state.down[seat] >> (code - USE) & 1:
            return FACE_DOWN
        return ability_refused(state, seat, moment, state.tables.experts.ability[code - USE])
    if code < LIFT_SALE:
        if barrels_in_hangout(state, seat, code - HOME) < 2:
            return NO_PAIR
        return None if moment & PREPARE else NO_BONUS_FOLLOWS
    return benefit_refused(state, seat, code - BENEFIT, bonus_only=moment & BONUS_ONLY != 0)


def out_of_time(moment: int, ability: int) -> Reason:
    """Why an ability cannot be used at a moment that does not allow it."""
    if ability == REORDER and moment & BUYING:
        return REORDER_BEFORE_BUYING
    return NO_BONUS_FOLLOWS if moment & LATE and NEEDS_OF_ABILITY[ability] == PREPARE else NOT_NOW


def prepares(state: State, code: int) -> bool:
    """True for the free answers that only an action, a bonus action or the Fair may follow."""
    if USE <= code < PLAY:
        return NEEDS_OF_ABILITY[state.tables.experts.ability[code - USE]] == PREPARE
    return HOME <= code < LIFT_SALE


def add_free(state: State, seat: int, moment: int, found: list[int]) -> None:
    """Append the free answers that are possible now: those of `free_candidates` that nothing refuses."""
    if not moment:
        return
    if free_refused(state, seat, moment, DIVEST) is None:
        found.append(DIVEST)
    if state.up[seat]:
        abilities = state.tables.experts.ability
        for tile in bits(state.up[seat]):
            if ability_refused(state, seat, moment, abilities[tile]) is None:
                found.append(USE + tile)
    if moment & PREPARE:
        for hangout in hangouts_with_pairs(state, seat):
            found.append(HOME + hangout)
    if moment & BENEFIT_TOO and not state.benefits >> seat & 1:
        first = seat * COURT_SPACES
        for space in range(COURT_SPACES):
            if state.court[first + space] and free_refused(state, seat, moment, BENEFIT + space) is None:
                found.append(BENEFIT + space)


def ability_refused(state: State, seat: int, moment: int, ability: int) -> Reason | None:
    """Why an expert's ability cannot be used now, or would do nothing."""
    if not moment & NEEDS_OF_ABILITY[ability]:
        return out_of_time(moment, ability)
    if ability == FREE_MOVE:
        return FREE_MOVE_ALREADY if state.free_move else None
    if ability == RENOWN:
        return None if state.cubes_left and has_cube_room(state) else NO_CUBE_LEFT
    if ability == BARREL:
        return None if state.barrels[seat] < state.tables.supply.barrels else NO_BARREL_OUT
    return None


def has_cube_room(state: State) -> bool:
    """True if some region's box can take a cube."""
    room = state.tables.regions.cube_room
    for region, cubes in enumerate(state.cubes):
        if cubes < room[region] and state.in_play >> region & 1:
            return True
    return False


def divest(state: State, seat: int) -> None:
    """The investment marker goes down one space and pays in cash."""
    state.investment[seat] -= 1
    payout = state.tables.bank.divest_payout[state.investment[seat] - state.tables.bank.invest_min]
    state.cash[seat] += payout
    if state.events is not None:
        telling.invests(state, "divest", seat)
        telling.cash(state, seat, payout, "divesting")


def take_free(state: State, frame: Frame, code: int) -> None:
    """Carry out a free answer other than a benefit; its own questions come next."""
    seat = frame.seat
    if code == DIVEST:
        divest(state, seat)
    elif code < PLAY:
        use_expert(state, frame, code - USE)
    else:
        state.push(PLACE_CUBES, seat, (2,))
        state.push(LIFT_PAIR, seat, (code - HOME,))


def use_expert(state: State, frame: Frame, tile: int) -> None:
    """Turn a tile face down for its ability."""
    seat = frame.seat
    turn_down(state, seat, tile)
    ability = state.tables.experts.ability[tile]
    if ability == RENOWN:
        state.push(PLACE_CUBES, seat, (1,))
    elif ability == BARREL:
        state.push(LIFT_BARREL, seat)
    elif ability == FREE_MOVE:
        state.free_move = 1
    elif ability == DISCOUNT:
        state.discount += 1
    elif ability == REORDER:
        state.push(REORDER_DECK, seat, frame.memo)


class Moment(Repeat[State]):
    """A question with its own answers, plus the free answers that are allowed at this moment.

    Most moments are answered once, with one of their `own` answers; an `Action` repeats.
    """

    def moment(self, state: State, frame: Frame) -> int:
        """Which free answers are allowed: a combination of this file's bits."""
        return ANY_TIME

    def own(self, state: State, frame: Frame) -> Sequence[int]:
        """The question's own answers, including those that are refused with a reason."""
        raise NotImplementedError

    def refuse_own(self, state: State, frame: Frame, code: int) -> Reason | None:
        """Why one of the question's own answers is not possible."""
        return None

    def take_own(self, state: State, frame: Frame, code: int) -> None:
        """Carry out one of the question's own answers."""
        raise NotImplementedError

    def possible(self, state: State, frame: Frame) -> list[int]:
        """The question's own answers that are not refused."""
        return [code for code in self.own(state, frame) if self.refuse_own(state, frame, code) is None]

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        found = self.possible(state, frame)
        add_free(state, frame.seat, self.moment(state, frame), found)
        return found

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return [*self.own(state, frame), *free_candidates(state, frame.seat, self.moment(state, frame))]

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        if is_free(code):
            return free_refused(state, frame.seat, self.moment(state, frame), code)
        return self.refuse_own(state, frame, code)

    def take(self, state: State, frame: Frame, code: int) -> None:
        if not is_free(code):
            self.take_own(state, frame, code)
            return
        state.stack.append(self.again(state, frame, code))
        if code < BENEFIT:
            take_free(state, frame, code)
        else:
            state.push(self.benefits(frame), frame.seat, (code - BENEFIT,))

    def again(self, state: State, frame: Frame, code: int) -> Frame:
        """The frame that asks again after a free answer."""
        return frame

    def benefits(self, frame: Frame) -> Step[State]:
        """The step that asks which benefit the seat takes."""
        return BENEFITS

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        if code == DIVEST:
            level = state.investment[frame.seat] - state.tables.bank.invest_min
            return {"gain": state.tables.bank.divest_payout[level - 1]} if level > 0 else {}
        if code == NOTHING:
            return self.describe_question(state, frame)
        if USE <= code < PLAY:
            return cash_told(state, code - USE)
        return {} if is_free(code) else self.describe_own(state, frame, code)

    def describe_question(self, state: State, frame: Frame) -> dict[str, Arg]:
        """The arguments of the question's message."""
        return {}

    def describe_own(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        """The arguments of the message of one of the question's own answers, besides its noun."""
        return {}


class Action(Moment):
    """An action that is done at least once and then ended. The memo holds one entry for each time.

    Its first question allows everything that may precede an action. If the action has become impossible
    nevertheless, it may be ended at once (V47).
    """

    most: int = 1000
    """The maximum number of times it can be done."""

    def most_times(self, state: State) -> int:
        return self.most

    def moment(self, state: State, frame: Frame) -> int:
        return ANY_TIME if frame.memo else ANY_TIME | PREPARE | BENEFIT_TOO

    def in_reach(self, state: State, frame: Frame) -> bool:
        """True if the action could still be done once, perhaps after divesting and using experts."""
        raise NotImplementedError

    def own(self, state: State, frame: Frame) -> Sequence[int]:
        return [*self.choices(state, frame), DONE]

    def refuse_own(self, state: State, frame: Frame, code: int) -> Reason | None:
        if code != DONE:
            return self.refuse_choice(state, frame, code)
        if frame.memo or not self.in_reach(state, frame):
            return None
        return MUST_DO_ONE

    def possible(self, state: State, frame: Frame) -> list[int]:
        found = self.possible_choices(state, frame)
        if frame.memo or (not found and not self.in_reach(state, frame)):
            found.append(DONE)
        return found

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        if len(frame.memo) >= self.most_times(state):
            return EMPTY
        found = self.possible(state, frame)
        if frame.memo and len(found) == 1 and not self.in_reach(state, frame):
            return EMPTY
        add_free(state, frame.seat, self.moment(state, frame), found)
        return found

    def take_own(self, state: State, frame: Frame, code: int) -> None:
        self.repeat(state, frame, code)


class Late(Moment):
    """After the action, or after the last year: a benefit, and what prepares its bonus action.

    The memo is not empty once a bonus action has been prepared: it must follow if it is possible (V49).
    """

    def moment(self, state: State, frame: Frame) -> int:
        found = ANY_TIME | BENEFIT_TOO | LATE
        if any_bonus_ahead(state, frame.seat):
            found |= PREPARE | BONUS_ONLY if frame.memo else PREPARE
        return found

    def own(self, state: State, frame: Frame) -> Sequence[int]:
        return (DONE,)

    def refuse_own(self, state: State, frame: Frame, code: int) -> Reason | None:
        return BONUS_MUST_FOLLOW if frame.memo and any_bonus_ahead(state, frame.seat) else None

    def again(self, state: State, frame: Frame, code: int) -> Frame:
        return Frame(self, frame.seat, (1,)) if prepares(state, code) else frame

    def benefits(self, frame: Frame) -> Step[State]:
        return PREPARED_BENEFITS if frame.memo else LATE_BENEFITS


class Benefit(Moment):
    """Where the barrel goes, then which wine to give. The memo is the barrel's space, then its target."""

    rule = "Vinhos, The benefits; V5, V47, V56, V57"

    def asks(self, state: State, frame: Frame) -> str:
        return "benefit" if len(frame.memo) == 1 else "benefit-wine"

    def moment(self, state: State, frame: Frame) -> int:
        return ANY_TIME | PREPARE if len(frame.memo) == 1 else 0

    def own(self, state: State, frame: Frame) -> Sequence[int]:
        if len(frame.memo) == 1:
            return state.setup.targets[frame.memo[0]]
        return [WINE + place for place in wines_of(state, frame.seat)]

    def refuse_own(self, state: State, frame: Frame, code: int) -> Reason | None:
        if len(frame.memo) == 1:
            return target_refused(state, frame.seat, frame.memo[0], code)
        return gift_refused(state, frame.seat, frame.memo[1], code - WINE)

    def possible(self, state: State, frame: Frame) -> list[int]:
        if len(frame.memo) == 1:
            return possible_targets(state, frame.seat, frame.memo[0])
        return [WINE + place for place in gifts(state, frame.seat, frame.memo[1])]

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        """Empty if an expert has taken the barrel back: then the benefit is not taken."""
        if not state.court[frame.seat * COURT_SPACES + frame.memo[0]]:
            return EMPTY
        return super().options(state, frame)

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code != NOTHING:
            super().take(state, frame, code)

    def take_own(self, state: State, frame: Frame, code: int) -> None:
        seat = frame.seat
        if len(frame.memo) == 1:
            state.stack.append(frame.noting(code))
            return
        space, target = frame.memo
        discard(state, seat, code - WINE)
        state.benefits |= 1 << seat
        state.court = increased(state.court, seat * COURT_SPACES + space, -1)
        if target >= TO_MULTIPLIER:
            state.multipliers = replaced(state.multipliers, target - TO_MULTIPLIER, seat)
            if state.events is not None:
                telling.multiplies(state, seat, space, target - TO_MULTIPLIER)
            multiply_now(state, seat, (target - TO_MULTIPLIER) // MULTIPLIER_ROOM)
        else:
            state.court = increased(state.court, seat * COURT_SPACES + target - TO_COURT, 1)
            if state.events is not None:
                telling.benefit(state, seat, space, target - TO_COURT)
            state.push(BONUS_STEPS[target - TO_COURT], seat)

    def describe_own(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        if len(frame.memo) == 2:
            return wine_told(state, frame.seat, code - WINE)
        if code >= TO_MULTIPLIER:
            return {"points": worth_now(state, frame.seat, code - TO_MULTIPLIER)}
        return {"short": 0}


class LateBenefit(Benefit):
    """A benefit after the action: what prepares a bonus action commits the seat to one (V49)."""

    rule = "Vinhos, The benefits; V47, V49, V56, V57"

    def moment(self, state: State, frame: Frame) -> int:
        if len(frame.memo) > 1:
            return 0
        ahead = bonus_ahead(state, frame.seat, frame.memo[0])
        return ANY_TIME | LATE | PREPARE if ahead else ANY_TIME | LATE

    def again(self, state: State, frame: Frame, code: int) -> Frame:
        return Frame(PREPARED_BENEFITS, frame.seat, frame.memo) if prepares(state, code) else frame


class PreparedBenefit(LateBenefit):
    """A benefit whose bonus action has been prepared: no multiplier while a bonus action is possible."""

    rule = "Vinhos, The benefits; V47, V49, V57"

    def possible(self, state: State, frame: Frame) -> list[int]:
        return Moment.possible(self, state, frame)

    def refuse_own(self, state: State, frame: Frame, code: int) -> Reason | None:
        reason = super().refuse_own(state, frame, code)
        if reason is None and len(frame.memo) == 1 and code >= TO_MULTIPLIER:
            return BONUS_MUST_FOLLOW if bonus_ahead(state, frame.seat, frame.memo[0]) else None
        return reason


BENEFITS: Final = Benefit()
LATE_BENEFITS: Final = LateBenefit()
PREPARED_BENEFITS: Final = PreparedBenefit()
