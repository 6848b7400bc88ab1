"""Making wine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.explain import Arg, Reason, Ref
from vindima.core.masks import bits
from vindima.core.rows import replaced
from vindima.core.step import Fields, Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.actions.orders import missing_wines
from vindima.viticulture.amounts import Amount, Fixed, amount
from vindima.viticulture.cellar import (
    COLOUR_COUNT,
    WINE_COUNT,
    best_total,
    can_make,
    cellar_level,
    highest,
    wine_spot,
)
from vindima.viticulture.codes import GRAPE, MAKE, MAKE_CODES, SPOT, VALUES
from vindima.viticulture.effects import remove_grape
from vindima.viticulture.guard import TowardsBonus
from vindima.viticulture.model import BLUSH, LARGE, MAKE_WINE, RED, SPARKLING, WHITE, WINES
from vindima.viticulture.reasons import CELLAR_MISSING, NO_GRAPE, NO_SPOT, NO_SUCH_WINE, TOO_WEAK
from vindima.viticulture.repeat import Repeat
from vindima.viticulture.state import State

RECIPES: Final[tuple[tuple[int, ...], ...]] = ((RED,), (WHITE,), (RED, WHITE), (RED, RED, WHITE))
"""The grapes of each wine, in the order of the questions."""

assert len(RECIPES) == WINE_COUNT == SPARKLING + 1 == BLUSH + 2


class MakeWine(Repeat):
    """Make wines from the grapes on the crush pad.

    `cellars` is how many more cellars count as built, and `value` is the least value of a finished wine.
    """

    rule = "Viticulture, Making wine; make_wine_count, no_same_colour_blend"
    ask = "make-wine"
    changes: Fields = ()
    needs: Fields = ("grapes", "structures", "wines")
    unordered = True

    def __init__(
        self, most: int | Amount = 1, optional: bool = False, cellars: int = 0, value: int | Amount = 1
    ) -> None:
        self.most = amount(most)
        self.optional = optional
        self.least = Fixed(0 if optional else 1)
        self.cellars = cellars
        self.value = amount(value)
        self.pick: Step[State] = PickGrapes(cellars, self.value)

    def level(self, state: State, seat: int) -> int:
        return min(LARGE, cellar_level(state, seat) + self.cellars)

    def least_value(self, state: State, wine: int) -> int:
        """The least value that a finished wine of this kind may have here."""
        return max(self.value.of(state), state.tables.mat.wine_least[wine])

    def blocked(self, state: State, seat: int) -> Reason | None:
        if self.optional:
            return None
        if not state.has_grape(seat):
            return NO_GRAPE
        level, value = self.level(state, seat), self.value.of(state)
        for wine in range(WINE_COUNT):
            if can_make(state, seat, wine, level, value):
                return None
        return NO_SUCH_WINE

    def unconditional(self) -> bool:
        return self.optional

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return MAKE_CODES

    def refuse_choice(self, state: State, frame: Frame, code: int) -> Reason | None:
        wine, level = code - MAKE, self.level(state, frame.seat)
        total = best_total(state, frame.seat, wine)
        if not total:
            return NO_GRAPE
        if state.tables.mat.wine_cellar[wine] > level:
            return CELLAR_MISSING
        if total < self.least_value(state, wine):
            return TOO_WEAK
        return None if wine_spot(state, frame.seat, wine, total, level, self.value.of(state)) else NO_SPOT

    def worth_trying(self, state: State, frame: Frame, options: Sequence[int]) -> Sequence[int]:
        """New wines make only orders possible, so the ones to try are those that an order lacks.

        If the wines left to make complete no order, any answer that ends the step will do.
        """
        wanted = wanted_wines(state, frame.seat, self.most_times(state) - len(frame.memo))
        return [code for code in options if code - MAKE in wanted] or options[-1:]

    def do(self, state: State, frame: Frame, code: int) -> None:
        state.push(self.pick, frame.seat, (code - MAKE,))

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        found = super().describe(state, frame, code)
        if code >= MAKE:
            found["least"] = self.least_value(state, code - MAKE)
        return found

    def children(self) -> tuple[Step[State], ...]:
        return (self.pick,)


def wanted_wines(state: State, seat: int, most: int) -> set[int]:
    """The kinds of wine that an order in hand lacks, if it lacks no more wines than `most`."""
    wanted: set[int] = set()
    for order in bits(state.orders[seat]):
        missing = missing_wines(state, seat, order)
        if len(missing) <= most:
            wanted.update(missing)
    return wanted


class MakeWineAction(MakeWine):
    """The board's action; its bonus makes one more."""

    def __init__(self, bonus: bool, must: bool = False) -> None:
        super().__init__()
        self.bonus = bonus
        self.must = must
        if must:
            self.pick = TowardsBonus(self.pick)

    def most_times(self, state: State) -> int:
        board = state.tables.board
        return board.amount[MAKE_WINE] + (board.bonus_amount[MAKE_WINE] if self.bonus else 0)


class PickGrapes(Step[State]):
    """Pick the grapes of one wine, one after the other. The memo is the wine and the GRAPE codes picked."""

    rule = "Viticulture, Making wine; wine_value, blush_minimum, sparkling_minimum"
    ask = "pick-grapes"
    changes: Fields = ("grapes", "made", "wines")

    def __init__(self, cellars: int, value: Amount) -> None:
        self.cellars = cellars
        self.value = value

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        wine, picked = frame.memo[0], frame.memo[1:]
        recipe = RECIPES[wine]
        if len(picked) == len(recipe):
            return ()
        colour = recipe[len(picked)]
        found = []
        for value in bits(state.grapes[frame.seat * COLOUR_COUNT + colour]):
            code = GRAPE + colour * VALUES + value - 1
            if code not in picked and self.completes(state, frame.seat, wine, (*picked, code)):
                found.append(code)
        return found

    def completes(self, state: State, seat: int, wine: int, picked: tuple[int, ...]) -> bool:
        """True if these grapes, together with the best of the others, make a wine that has a spot."""
        masks = [state.grapes[seat * COLOUR_COUNT + colour] for colour in range(COLOUR_COUNT)]
        total = 0
        for code in picked:
            colour, value = (code - GRAPE) // VALUES, (code - GRAPE) % VALUES
            masks[colour] ^= 1 << value + 1
            total += value + 1
        for colour in RECIPES[wine][len(picked) :]:
            best = highest(masks[colour])
            if not best:
                return False
            masks[colour] ^= 1 << best
            total += best
        return self.spot(state, seat, wine, total) > 0

    def spot(self, state: State, seat: int, wine: int, total: int) -> int:
        level = min(LARGE, cellar_level(state, seat) + self.cellars)
        return wine_spot(state, seat, wine, total, level, self.value.of(state))

    def take(self, state: State, frame: Frame, code: int) -> None:
        wine = frame.memo[0]
        if code >= GRAPE:
            frame = frame.noting(code)
        if len(frame.memo) <= len(RECIPES[wine]):
            state.stack.append(frame)
            return
        total = sum(remove_grape(state, frame.seat, picked) for picked in frame.memo[1:])
        spot = self.spot(state, frame.seat, wine, total)
        state.made = replaced(state.made, wine, state.made[wine] + 1)
        if state.setup.free_devalue:
            least = max(self.value.of(state), state.tables.mat.wine_least[wine])
            state.push(WINE_SPOT, frame.seat, (wine, spot, least))
        else:
            state.wines[frame.seat * WINE_COUNT + wine] |= 1 << spot
            if state.events is not None:
                telling.bottle(state, "wine", frame.seat, wine, spot)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"wine": Ref("wine", WINES[frame.memo[0]])}

    def children(self) -> tuple[Step[State], ...]:
        return (WINE_SPOT,)


class WineSpot(Step[State]):
    """With the option `free_devalue`: choose the spot of a new wine, at its value or lower (T14)."""

    rule = "Viticulture, Making wine; voluntary_devalue, T14"
    changes: Fields = ("wines",)

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        wine, value, least = frame.memo
        taken = state.wines[frame.seat * WINE_COUNT + wine]
        return [SPOT + spot - 1 for spot in range(value, least - 1, -1) if not taken >> spot & 1]

    def worth_trying(self, state: State, frame: Frame, options: Sequence[int]) -> Sequence[int]:
        """A higher wine serves every order that a lower one does."""
        return options[:1]

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.wines[frame.seat * WINE_COUNT + frame.memo[0]] |= 1 << code - SPOT + 1
        if state.events is not None:
            telling.bottle(state, "wine", frame.seat, frame.memo[0], code - SPOT + 1)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"wine": Ref("bottle", f"{WINES[frame.memo[0]]}-{frame.memo[1]}")}


WINE_SPOT: Final = WineSpot()
MAKE_WINE_ACTION: Final = MakeWineAction(bonus=False)
MAKE_WINE_BONUS: Final = MakeWineAction(bonus=True)
MAKE_WINE_MUST: Final = MakeWineAction(bonus=True, must=True)
MAKE_WINE_MUST.twin = MAKE_WINE_BONUS
