"""Harvesting fields, and the yoke, which harvests out of season."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.combine import OneOf
from vindima.core.explain import Arg, Reason, Ref
from vindima.core.step import Fields, Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.actions.plant import FIELD_COUNT, UPROOT_ONE
from vindima.viticulture.amounts import Amount, amount
from vindima.viticulture.cellar import COLOUR_COUNT, put_grape
from vindima.viticulture.codes import HARVEST, HARVEST_CODES, SPOT
from vindima.viticulture.model import COLOURS, HARVEST_FIELD, RED, WHITE
from vindima.viticulture.reasons import FIELD_EMPTY, FIELD_HARVESTED, FIELD_SOLD, NOTHING_TO_HARVEST
from vindima.viticulture.repeat import Repeat
from vindima.viticulture.state import State


def harvest_refused(state: State, place: int) -> Reason | None:
    """Why a field cannot be harvested (harvest_empty_field, harvest_once)."""
    if not state.owned[place]:
        return FIELD_SOLD
    if not state.vineyard[place]:
        return FIELD_EMPTY
    return FIELD_HARVESTED if state.harvested >> place & 1 else None


def harvest_field(state: State, seat: int, field: int) -> None:
    """Gain one grape of each colour on the field, worth the sum of its vines (harvest_value)."""
    place = seat * FIELD_COUNT + field
    vines = state.tables.vines
    state.harvested |= 1 << place
    state.reaped += 1
    if state.events is not None:
        telling.harvests(state, seat, field)
    for colour, values in ((WHITE, vines.white), (RED, vines.red)):
        value = sum(values[vine] for vine in state.vineyard[place])
        if value:
            if state.setup.free_devalue:
                state.push(GRAPE_SPOT, seat, (colour, min(value, state.tables.mat.top)))
            else:
                put_grape(state, seat, colour, value)


class GrapeSpot(Step[State]):
    """With the option `free_devalue`: choose the spot of a new grape, at its value or lower (T14)."""

    rule = "Viticulture, Harvest; voluntary_devalue, T14"
    changes: Fields = ("grapes",)

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        colour, value = frame.memo
        taken = state.grapes[frame.seat * COLOUR_COUNT + colour]
        return [SPOT + spot - 1 for spot in range(value, 0, -1) if not taken >> spot & 1]

    def worth_trying(self, state: State, frame: Frame, options: Sequence[int]) -> Sequence[int]:
        """A higher grape makes every wine that a lower one does."""
        return options[:1]

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code >= SPOT:
            put_grape(state, frame.seat, frame.memo[0], code - SPOT + 1)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        colour, value = frame.memo
        return {"grape": Ref("grape", f"{COLOURS[colour]}-{value}")}


class Harvest(Repeat):
    """Harvest fields that have not been harvested this year."""

    rule = "Viticulture, Harvest; harvest_value, harvest_full_pad, harvest_once, harvest_empty_field, T15"
    ask = "harvest"
    changes: Fields = ("grapes", "harvested", "reaped")
    needs: Fields = ("harvested", "owned", "vineyard")
    unordered = True

    def __init__(self, most: int | Amount = 1) -> None:
        self.most = amount(most)

    def blocked(self, state: State, seat: int) -> Reason | None:
        first = seat * FIELD_COUNT
        for place in range(first, first + FIELD_COUNT):
            if harvest_refused(state, place) is None:
                return None
        return NOTHING_TO_HARVEST

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return HARVEST_CODES

    def refuse_choice(self, state: State, frame: Frame, code: int) -> Reason | None:
        return harvest_refused(state, frame.seat * FIELD_COUNT + code - HARVEST)

    def do(self, state: State, frame: Frame, code: int) -> None:
        harvest_field(state, frame.seat, code - HARVEST)

    def children(self) -> tuple[Step[State], ...]:
        return (GRAPE_SPOT,)


class HarvestAction(Harvest):
    """The board's action; its bonus harvests one more field."""

    def __init__(self, bonus: bool, must: bool = False) -> None:
        super().__init__()
        self.bonus = bonus
        self.must = must

    def most_times(self, state: State) -> int:
        more = state.tables.board.bonus_amount[HARVEST_FIELD] if self.bonus else 0
        return state.setup.challenge.harvest_fields + more


GRAPE_SPOT: Final = GrapeSpot()
HARVEST_ACTION: Final = HarvestAction(bonus=False)
HARVEST_BONUS: Final = HarvestAction(bonus=True)
HARVEST_MUST: Final = HarvestAction(bonus=True, must=True)
YOKE_ACTION: Final[OneOf[State]] = OneOf("Viticulture, Structures: yoke; yoke_space", UPROOT_ONE, Harvest())
HARVEST_MUST.twin = HARVEST_BONUS
