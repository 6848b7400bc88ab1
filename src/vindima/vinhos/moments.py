"""Moments: questions at which a seat may also divest, use experts, take back barrels, take a benefit (V5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.combine import DONE
from vindima.core.explain import Arg, Reason
from vindima.core.masks import bits
from vindima.core.step import NOTHING, Frame, Step
from vindima.vinhos.experts import (
    COURT_SPACES,
    EMPTY,
    LIFT_BARREL,
    LIFT_PAIR,
    PLACE_CUBES,
    REORDER_DECK,
    barrels_out,
    turn_down,
)
from vindima.vinhos.managers import BENEFITS, benefit_refused
from vindima.vinhos.model import (
    BARREL,
    BENEFIT,
    CASH,
    DISCOUNT,
    DIVEST,
    FREE_MOVE,
    HANGOUTS,
    HOME,
    LIFT_SALE,
    PLAY,
    RENOWN,
    REORDER,
    TO_COURT,
    USE,
)
from vindima.vinhos.needs import barrels_in_hangout
from vindima.vinhos.reasons import (
    BACK_AND_FORTH,
    FACE_DOWN,
    FREE_MOVE_ALREADY,
    INVESTMENT_LOWEST,
    MUST_DO_ONE,
    NO_BARREL_OUT,
    NO_CUBE_LEFT,
    NO_PAIR,
    NOT_NOW,
    NOTHING_TO_REORDER,
)
from vindima.vinhos.state import State

# What a moment allows, as bits
ANY_TIME: Final = 1
"""Divesting and the cash expert."""
PREPARE: Final = 2
"""Taking back pairs of barrels, the renown and the barrel expert: before an action or the fair."""
BENEFIT_TOO: Final = 4
MOVING: Final = 8
"""The free-move expert."""
BUYING: Final = 16
"""The discount and the reorder expert."""
INVESTED: Final = 32
"""No divesting: what this visit to the bank has put in stays there (V48)."""

NEEDS_OF_ABILITY: Final = (BUYING, BUYING, PREPARE, ANY_TIME, PREPARE, MOVING)
"""The moment at which each ability works, in the order of ABILITIES."""

assert (DISCOUNT, REORDER, RENOWN, CASH, BARREL, FREE_MOVE) == (0, 1, 2, 3, 4, 5)


def is_free(code: int) -> bool:
    """True for the answers that a moment adds to those of its question."""
    return code == DIVEST or USE <= code < PLAY or HOME <= code < LIFT_SALE or BENEFIT <= code < TO_COURT


def free_candidates(state: State, seat: int, moment: int) -> list[int]:
    """What the seat might do besides answering."""
    found = [DIVEST]
    for tile in bits(state.up[seat] | state.down[seat]):
        found.append(USE + tile)
    if moment & PREPARE and seat in state.sales:
        for hangout in range(len(HANGOUTS)):
            found.append(HOME + hangout)
    if moment & BENEFIT_TOO:
        first = seat * COURT_SPACES
        for space in range(COURT_SPACES):
            if state.court[first + space]:
                found.append(BENEFIT + space)
    return found


def free_refused(state: State, seat: int, moment: int, code: int) -> Reason | None:
    """Why one of those is not possible now."""
    if code == DIVEST:
        if moment & INVESTED:
            return BACK_AND_FORTH
        return INVESTMENT_LOWEST if state.investment[seat] <= state.tables.invest_min else None
    if code < PLAY:
        if state.down[seat] >> (code - USE) & 1:
            return FACE_DOWN
        ability = state.tables.ability[code - USE]
        if not moment & NEEDS_OF_ABILITY[ability]:
            return NOT_NOW
        return ability_refused(state, seat, ability)
    if code < LIFT_SALE:
        return NO_PAIR if barrels_in_hangout(state, seat, code - HOME) < 2 else None
    return benefit_refused(state, seat, code - BENEFIT)


def add_free(state: State, seat: int, moment: int, found: list[int]) -> None:
    """Append what the seat may do besides answering."""
    for code in free_candidates(state, seat, moment):
        if free_refused(state, seat, moment, code) is None:
            found.append(code)


def ability_refused(state: State, seat: int, ability: int) -> Reason | None:
    """Why an expert's ability would do nothing."""
    if ability == FREE_MOVE:
        return FREE_MOVE_ALREADY if state.free_move else None
    if ability == RENOWN:
        return None if state.cubes_left and has_cube_room(state) else NO_CUBE_LEFT
    if ability == BARREL:
        return None if barrels_out(state, seat) else NO_BARREL_OUT
    if ability == REORDER:
        return None if any(len(deck) > 1 for deck in state.decks) else NOTHING_TO_REORDER
    return None


def has_cube_room(state: State) -> bool:
    """True if some region's box can take a cube."""
    room = state.tables.cube_room
    return any(
        state.in_play >> region & 1 and cubes < room[region] for region, cubes in enumerate(state.cubes)
    )


def divest(state: State, seat: int) -> None:
    """The investment marker goes down one space and pays in cash."""
    state.investment[seat] -= 1
    state.cash[seat] += state.tables.divest_payout[state.investment[seat] - state.tables.invest_min]


def take_free(state: State, seat: int, code: int) -> None:
    """Do one of the free things; what it asks comes next."""
    if code == DIVEST:
        divest(state, seat)
    elif code < PLAY:
        use_expert(state, seat, code - USE)
    elif code < LIFT_SALE:
        state.push(PLACE_CUBES, seat, (2,))
        state.push(LIFT_PAIR, seat, (code - HOME,))
    else:
        state.push(BENEFITS, seat, (code - BENEFIT,))


def use_expert(state: State, seat: int, tile: int) -> None:
    """Turn a tile face down for its ability."""
    turn_down(state, seat, tile)
    ability = state.tables.ability[tile]
    if ability == RENOWN:
        state.push(PLACE_CUBES, seat, (1,))
    elif ability == BARREL:
        state.push(LIFT_BARREL, seat)
    elif ability == FREE_MOVE:
        state.free_move = 1
    elif ability == DISCOUNT:
        state.discount += 1
    elif ability == REORDER:
        state.push(REORDER_DECK, seat)


class Moment(Step[State]):
    """A question with its own answers, beside which the free things of its moment are possible."""

    def moment(self, state: State, frame: Frame) -> int:
        """What is allowed besides the answers; bits of this file's constants."""
        return ANY_TIME

    def own(self, state: State, frame: Frame) -> Sequence[int]:
        """The answers that are worth a reason when refused."""
        raise NotImplementedError

    def refuse_own(self, state: State, frame: Frame, code: int) -> Reason | None:
        """Why one of them is not possible."""
        return None

    def take_own(self, state: State, frame: Frame, code: int) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def possible(self, state: State, frame: Frame) -> list[int]:
        """Those of its own answers that nothing refuses."""
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
        if is_free(code):
            state.stack.append(frame)
            take_free(state, frame.seat, code)
        else:
            self.take_own(state, frame, code)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        if code == DIVEST:
            level = state.investment[frame.seat] - state.tables.invest_min
            return {"gain": state.tables.divest_payout[level - 1]} if level > 0 else {}
        if code == NOTHING:
            return self.describe_question(state, frame)
        return {} if is_free(code) else self.describe_own(state, frame, code)

    def describe_question(self, state: State, frame: Frame) -> dict[str, Arg]:
        """What the message of the question needs."""
        return {}

    def describe_own(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        """What the message of one of the question's own answers needs beyond its noun."""
        return {}


class Action(Moment):
    """An action that is done once or more and then ended. The memo holds one entry for each time it was done.

    At its first question everything is allowed that may precede an action. If something done there has made
    the action impossible, it may be ended at once (V47).
    """

    most: int = 1000
    """How often it can be done."""

    def most_times(self, state: State) -> int:
        return self.most

    def moment(self, state: State, frame: Frame) -> int:
        return ANY_TIME if frame.memo else ANY_TIME | PREPARE | BENEFIT_TOO

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        """The codes that do it once."""
        raise NotImplementedError

    def refuse_choice(self, state: State, frame: Frame, code: int) -> Reason | None:
        return None

    def in_reach(self, state: State, frame: Frame) -> bool:
        """True if the action could still be done at its minimum after divesting and using experts."""
        raise NotImplementedError

    def do(self, state: State, frame: Frame, code: int) -> None:
        """Do it once. The action's own frame comes next unless this pushes something else."""
        raise NotImplementedError

    def own(self, state: State, frame: Frame) -> Sequence[int]:
        return [*self.choices(state, frame), DONE]

    def refuse_own(self, state: State, frame: Frame, code: int) -> Reason | None:
        if code != DONE:
            return self.refuse_choice(state, frame, code)
        if frame.memo or not self.in_reach(state, frame):
            return None
        return MUST_DO_ONE

    def possible_choices(self, state: State, frame: Frame) -> list[int]:
        """The choices that nothing refuses."""
        return [code for code in self.choices(state, frame) if self.refuse_choice(state, frame, code) is None]

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
        if code in (DONE, NOTHING):
            self.finish(state, frame)
        else:
            state.stack.append(frame.noting(code))
            self.do(state, frame, code)

    def finish(self, state: State, frame: Frame) -> None:
        """What happens when the action is over."""
