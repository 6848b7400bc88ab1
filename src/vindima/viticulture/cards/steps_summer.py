"""What summer visitors do in a vineyard and on the board beyond the usual actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from vindima.core.explain import Arg, Reason, Ref
from vindima.core.masks import bits
from vindima.core.step import Frame, Step
from vindima.viticulture.actions.plant import FIELD_COUNT, UPROOT_ONE, field_value, uprootable
from vindima.viticulture.codes import FETCH, PLACE, ROW, UPROOT, WORKER
from vindima.viticulture.effects import DiscardCards
from vindima.viticulture.model import (
    ACTIONS,
    BESIDE,
    GRANDE,
    PLAY_SUMMER,
    REGULAR,
    ROWS,
    STRUCTURES,
    SUMMER,
    VINE,
    WINTER_ACTIONS,
)
from vindima.viticulture.placing import (
    PLACE_WORKER,
    SPACE_COUNT,
    fetch_worker,
    has_grande,
    has_worker,
    is_bonus_space,
    place_worker,
    placed_workers,
    space_refused,
)
from vindima.viticulture.reasons import (
    FIELD_LIMIT,
    GRANDE_PLACED,
    KEEP_BONUS_FREE,
    NO_WORKER,
    NOT_IN_WINTER,
    NOTHING_PLANTED,
    NOTHING_TO_BUILD,
    NOTHING_TO_FETCH,
    NOTHING_TO_SWITCH,
    ROW_SHUNNED,
    ROW_TAKEN,
    SPACE_TAKEN,
)
from vindima.viticulture.repeat import Repeat
from vindima.viticulture.state import State
from vindima.viticulture.year import move_rooster

# What is counted

Count = Callable[[State, int], int]


def own_fields(state: State, seat: int, planted: bool) -> int:
    """The fields that a seat still owns, with vines or without."""
    first = seat * FIELD_COUNT
    places = range(first, first + FIELD_COUNT)
    return sum(bool(state.owned[place]) and bool(state.vineyard[place]) == planted for place in places)


def empty_fields(state: State, seat: int) -> int:
    return own_fields(state, seat, planted=False)


def planted_fields(state: State, seat: int) -> int:
    return own_fields(state, seat, planted=True)


def structures_priced(*prices: int) -> Count:
    """How many structures stand whose printed price is one of these."""

    def count(state: State, seat: int) -> int:
        return sum(state.tables.mat.structure_cost[built] in prices for built in bits(state.structures[seat]))

    return count


def built_priced(*prices: int) -> Count:
    """1 if the structure just built has one of these printed prices."""

    def count(state: State, seat: int) -> int:
        return int(bool(state.built) and state.tables.mat.structure_cost[state.built - 1] in prices)

    return count


def planted_worth(value: int) -> Count:
    """1 if the vine just planted is worth so much, red and white together."""

    def count(state: State, seat: int) -> int:
        return int(
            bool(state.planted) and state.tables.vines.value[(state.planted - 1) // FIELD_COUNT] == value
        )

    return count


def varieties_there(least: int) -> Count:
    """1 if the field just planted bears at least so many different vines."""

    def count(state: State, seat: int) -> int:
        field = (state.planted - 1) % FIELD_COUNT
        return int(bool(state.planted) and len(set(state.vineyard[seat * FIELD_COUNT + field])) >= least)

    return count


def vines_planted(state: State, seat: int) -> int:
    """How many vines stand on all fields of a seat."""
    first = seat * FIELD_COUNT
    return sum(len(vines) for vines in state.vineyard[first : first + FIELD_COUNT])


def vines_standing(least: int) -> Count:
    """1 if at least so many vines stand on all fields together."""

    def count(state: State, seat: int) -> int:
        return int(vines_planted(state, seat) >= least)

    return count


# In the vineyard


class StructuresMissing(Step[State]):
    """A condition: so many structures are not built yet. The cellars follow each other, so any two can be."""

    rule = "Viticulture, Visitors: Stonemason; structure_limit, visitor_play"

    def __init__(self, count: int) -> None:
        self.count = count

    def blocked(self, state: State, seat: int) -> Reason | None:
        missing = len(STRUCTURES) - state.structures[seat].bit_count()
        return NOTHING_TO_BUILD if missing < self.count else None

    def take(self, state: State, frame: Frame, code: int) -> None:
        """Only asks whether the rest may start."""


class UprootAndDiscard(Step[State]):
    """Planted vines return to hand, then as many vine cards go, whichever they are (T1)."""

    rule = "Viticulture, Uprooting; uproot, T1"

    def __init__(self, count: int) -> None:
        self.count = count
        self.discard = DiscardCards(count, (VINE,))

    def blocked(self, state: State, seat: int) -> Reason | None:
        return NOTHING_PLANTED if vines_planted(state, seat) < self.count else None

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.push(self.discard, frame.seat)
        for _ in range(self.count):
            state.push(UPROOT_ONE, frame.seat)

    def children(self) -> tuple[Step[Any], ...]:
        return (self.discard,)


class SwitchVines(Step[State]):
    """Two vines of different fields change places; neither field may then pass its limit.

    Nothing is planted by it: no structure is needed, no windmill turns. The memo is the first vine.
    """

    rule = "Viticulture, Visitors: Landscaper; plant, windmill"

    def asks(self, state: State, frame: Frame) -> str:
        return "switch-with" if frame.memo else "switch-vine"

    def blocked(self, state: State, seat: int) -> Reason | None:
        vines = uprootable(state, seat)
        if not vines:
            return NOTHING_PLANTED
        fitting = any(self.has_partner(state, seat, code) for code in vines)
        return None if fitting else NOTHING_TO_SWITCH

    def has_partner(self, state: State, seat: int, code: int) -> bool:
        return any(self.pair_refused(state, seat, code, other) is None for other in uprootable(state, seat))

    def pair_refused(self, state: State, seat: int, one: int, other: int) -> Reason | None:
        """Why two planted vines cannot change places."""
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
            kept = list(state.vineyard[frame.seat * FIELD_COUNT + place])
            kept.remove(leaves)
            state.vineyard[frame.seat * FIELD_COUNT + place] = tuple(sorted((*kept, comes)))


# On the board


class Plan(Step[State]):
    """One more worker goes to a winter space of the board and acts when winter begins.

    Whether it can act is seen then, so among friends it keeps off a bonus space while another one is free.
    The memo is the place, if both kinds of worker could go there.
    """

    rule = "Viticulture, Visitors: Planner; T3, grande, friendly_variant"

    def asks(self, state: State, frame: Frame) -> str:
        return "place-which-worker" if frame.memo else "plan"

    def places(self, state: State, seat: int) -> list[int]:
        spaces = [*state.setup.open_spaces, BESIDE] if has_grande(state, seat) else state.setup.open_spaces
        return [PLACE + action * SPACE_COUNT + space for action in WINTER_ACTIONS for space in spaces]

    def place_refused(self, state: State, seat: int, code: int) -> Reason | None:
        action, space = (code - PLACE) // SPACE_COUNT, (code - PLACE) % SPACE_COUNT
        reason = space_refused(state, seat, action, space)
        if reason is not None or not is_bonus_space(state, action, space):
            return reason
        return KEEP_BONUS_FREE if PLACE_WORKER.friendly(state, action) else None

    def blocked(self, state: State, seat: int) -> Reason | None:
        if state.season != SUMMER:
            return NOT_IN_WINTER
        if not has_worker(state, seat):
            return NO_WORKER
        free = any(self.place_refused(state, seat, code) is None for code in self.places(state, seat))
        return None if free else SPACE_TAKEN

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return (WORKER + REGULAR, WORKER + GRANDE) if frame.memo else self.places(state, frame.seat)

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        if not frame.memo:
            return self.place_refused(state, frame.seat, code)
        if code == WORKER + GRANDE:
            return None if has_grande(state, frame.seat) else GRANDE_PLACED
        return None if state.idle[frame.seat] else NO_WORKER

    def take(self, state: State, frame: Frame, code: int) -> None:
        seat = frame.seat
        place = frame.memo[0] if frame.memo else code - PLACE
        action, space = place // SPACE_COUNT, place % SPACE_COUNT
        if frame.memo:
            kind = code - WORKER
        elif space == BESIDE or not state.idle[seat]:
            kind = GRANDE
        elif not has_grande(state, seat):
            kind = REGULAR
        else:
            state.stack.append(frame.noting(place))
            return
        place_worker(state, seat, action, space, kind)
        state.plans.append((seat, action, space))

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"action": Ref("action", ACTIONS[frame.memo[0] // SPACE_COUNT])} if frame.memo else {}


class FetchWorkers(Repeat):
    """Own workers come back from any action but playing summer visitors; they act again this year (T2)."""

    rule = "Viticulture, Visitors: Producer; T2, T11, T21"
    ask = "fetch-workers"

    def __init__(self, most: int) -> None:
        self.most = most

    def fetchable(self, state: State, seat: int) -> list[int]:
        here = range(FETCH + PLAY_SUMMER * SPACE_COUNT, FETCH + (PLAY_SUMMER + 1) * SPACE_COUNT)
        return [code for code in placed_workers(state, seat) if code not in here]

    def blocked(self, state: State, seat: int) -> Reason | None:
        return None if self.fetchable(state, seat) else NOTHING_TO_FETCH

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return self.fetchable(state, frame.seat)

    def do(self, state: State, frame: Frame, code: int) -> None:
        fetch_worker(state, frame.seat, code)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"left": self.most - len(frame.memo)}


class Reorganize(Step[State]):
    """The rooster moves to another, empty row and takes its bonus; its owner has passed (T4)."""

    rule = "Viticulture, Visitors: Organizer; T4, T17"
    ask = "move-rooster"

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return range(ROW, ROW + len(ROWS))

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        row = code - ROW
        if row in state.rooster:
            return ROW_TAKEN
        return ROW_SHUNNED if state.setup.solo and row == state.tables.automa.organizer_shuns else None

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.passed |= 1 << frame.seat
        move_rooster(state, frame.seat, code - ROW)
