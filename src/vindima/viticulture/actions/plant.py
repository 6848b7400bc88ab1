"""Planting and uprooting vines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.explain import Reason
from vindima.core.rows import replaced, without
from vindima.core.step import Fields, Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.amounts import Amount, Fixed, amount
from vindima.viticulture.codes import PLANT, UPROOT
from vindima.viticulture.hands import one_vine, vine_kinds
from vindima.viticulture.model import FIELDS, FROM_WINDMILL, PLANT_VINE, WINDMILL
from vindima.viticulture.reasons import (
    FIELD_LIMIT,
    FIELD_SOLD,
    NO_VINE_CARD,
    NOTHING_PLANTABLE,
    NOTHING_PLANTED,
    STRUCTURE_MISSING,
)
from vindima.viticulture.repeat import Repeat
from vindima.viticulture.state import State

FIELD_COUNT: Final = 3
ANY_VALUE: Final = 99
"""More than any vine is worth."""
assert len(FIELDS) == FIELD_COUNT


def field_value(state: State, field: int) -> int:
    """The total red and white value of the vines on a field."""
    total = 0
    for vine in state.vineyard[field]:
        total += state.tables.vines.value[vine]
    return total


def plant_refused(
    state: State, seat: int, vine: int, field: int, any_structures: bool, any_limit: bool
) -> Reason | None:
    """Why a vine cannot be planted on a field of the seat (plant)."""
    place = seat * FIELD_COUNT + field
    if not state.owned[place]:
        return FIELD_SOLD
    vines = state.tables.vines
    needed = vines.requires[vine]
    if not any_structures and needed & ~state.structures[seat]:
        return STRUCTURE_MISSING
    if not any_limit and field_value(state, place) + vines.value[vine] > state.tables.mat.field_limit[field]:
        return FIELD_LIMIT
    return None


def plant_vine(state: State, seat: int, vine: int, field: int) -> None:
    """Plant a vine from hand; a windmill scores for the first of the year (windmill)."""
    state.vines[seat] -= one_vine(vine)
    place = seat * FIELD_COUNT + field
    state.vineyard = replaced(state.vineyard, place, tuple(sorted((*state.vineyard[place], vine))))
    state.planted = 1 + FIELD_COUNT * vine + field
    if state.events is not None:
        telling.vine(state, "plant", seat, vine, field)
    if state.has(seat, WINDMILL) and not state.windmill_used >> seat & 1:
        state.windmill_used |= 1 << seat
        if state.events is not None:
            telling.uses(state, seat, WINDMILL)
        state.gain_points(seat, FROM_WINDMILL, state.tables.mat.structure_vp[WINDMILL])


class Plant(Repeat):
    """Plant vines from hand on your own fields."""

    rule = "Viticulture, Plant a vine; plant, windmill"
    ask = "plant"
    changes: Fields = ("ended", "planted", "points", "vines", "vineyard", "windmill_used")
    needs: Fields = ("owned", "structures", "vines", "vineyard")
    unordered = True

    def __init__(
        self,
        most: int | Amount = 1,
        optional: bool = False,
        any_structures: bool = False,
        any_limit: bool = False,
    ) -> None:
        self.most = amount(most)
        self.optional = optional
        self.least = Fixed(0 if optional else 1)
        self.any_structures = any_structures
        self.any_limit = any_limit

    def blocked(self, state: State, seat: int) -> Reason | None:
        if self.optional:
            return None
        if not state.vines[seat]:
            return NO_VINE_CARD
        most = 0
        for field in range(FIELD_COUNT):
            room = self.room(state, seat, field)
            if room > most:
                most = room
        for vine in vine_kinds(state.vines[seat]):
            if state.tables.vines.value[vine] <= most and self.allows(state, seat, vine):
                return None
        return NOTHING_PLANTABLE

    def unconditional(self) -> bool:
        return self.optional

    def vine_refused(self, state: State, seat: int, vine: int, field: int) -> Reason | None:
        return plant_refused(state, seat, vine, field, self.any_structures, self.any_limit)

    def room(self, state: State, seat: int, field: int) -> int:
        """The highest value of a vine that a field of the seat still takes; 0 if none."""
        place = seat * FIELD_COUNT + field
        if not state.owned[place]:
            return 0
        if self.any_limit:
            return ANY_VALUE
        return state.tables.mat.field_limit[field] - field_value(state, place)

    def allows(self, state: State, seat: int, vine: int) -> bool:
        """True if the structures that a vine requires stand or are not needed."""
        return self.any_structures or not state.tables.vines.requires[vine] & ~state.structures[seat]

    def possible_choices(self, state: State, frame: Frame) -> list[int]:
        """The choices that `refuse_choice` allows, computed field by field."""
        rooms = [self.room(state, frame.seat, field) for field in range(FIELD_COUNT)]
        found: list[int] = []
        for vine in vine_kinds(state.vines[frame.seat]):
            if self.allows(state, frame.seat, vine):
                value = state.tables.vines.value[vine]
                for field in range(FIELD_COUNT):
                    if value <= rooms[field]:
                        found.append(PLANT + FIELD_COUNT * vine + field)
        return found

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return [
            PLANT + FIELD_COUNT * vine + field
            for vine in vine_kinds(state.vines[frame.seat])
            for field in range(FIELD_COUNT)
        ]

    def refuse_choice(self, state: State, frame: Frame, code: int) -> Reason | None:
        vine, field = (code - PLANT) // FIELD_COUNT, (code - PLANT) % FIELD_COUNT
        return self.vine_refused(state, frame.seat, vine, field)

    def do(self, state: State, frame: Frame, code: int) -> None:
        vine, field = (code - PLANT) // FIELD_COUNT, (code - PLANT) % FIELD_COUNT
        plant_vine(state, frame.seat, vine, field)


class PlantAction(Plant):
    """The board's action; its bonus plants one more."""

    def __init__(self, bonus: bool, must: bool = False) -> None:
        super().__init__()
        self.bonus = bonus
        self.must = must

    def most_times(self, state: State) -> int:
        board = state.tables.board
        return board.amount[PLANT_VINE] + (board.bonus_amount[PLANT_VINE] if self.bonus else 0)


class Uproot(Step[State]):
    """Return one planted vine to hand (uproot)."""

    rule = "Viticulture, Uprooting; uproot, uproot_after_harvest"
    ask = "uproot"

    def blocked(self, state: State, seat: int) -> Reason | None:
        first = seat * FIELD_COUNT
        for place in range(first, first + FIELD_COUNT):
            if state.vineyard[place]:
                return None
        return NOTHING_PLANTED

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        return uprootable(state, frame.seat)

    def take(self, state: State, frame: Frame, code: int) -> None:
        vine, field = (code - UPROOT) // FIELD_COUNT, (code - UPROOT) % FIELD_COUNT
        place = frame.seat * FIELD_COUNT + field
        state.vineyard = replaced(state.vineyard, place, without(state.vineyard[place], vine))
        state.vines[frame.seat] += one_vine(vine)
        if state.events is not None:
            telling.vine(state, "uproot", frame.seat, vine, field)


def uprootable(state: State, seat: int) -> list[int]:
    """The UPROOT codes of a seat's planted vines; copies on the same field count once."""
    first = seat * FIELD_COUNT
    return [
        UPROOT + FIELD_COUNT * vine + field
        for field in range(FIELD_COUNT)
        for vine in sorted(set(state.vineyard[first + field]))
    ]


PLANT_ACTION: Final = PlantAction(bonus=False)
PLANT_BONUS: Final = PlantAction(bonus=True)
PLANT_MUST: Final = PlantAction(bonus=True, must=True)
UPROOT_ONE: Final = Uproot()
PLANT_MUST.twin = PLANT_BONUS
