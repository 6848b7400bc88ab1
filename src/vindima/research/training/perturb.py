"""Positions of a solo game with randomly changed goods, as training samples.

Players collect what their weights favour, so recorded games say little about the value of anything else.
Random structures, vines, grapes, wines and cards decorrelate the terms, so that the fit can tell their values
apart.
"""

from __future__ import annotations

from typing import Final

from vindima.core.chance import Chance, seeded
from vindima.core.explain import BadData
from vindima.core.masks import bits
from vindima.core.position import Position
from vindima.core.rows import replaced
from vindima.viticulture.actions.plant import FIELD_COUNT
from vindima.viticulture.cellar import COLOUR_COUNT, WINE_COUNT, cellar_level
from vindima.viticulture.hands import change_hand, hand, hand_size, one_vine, single, vine_kinds
from vindima.viticulture.model import (
    COTTAGE,
    IRRIGATION,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    ORDER,
    SUMMER_VISITOR,
    TASTING_ROOM,
    TRELLIS,
    VINE,
    WINDMILL,
    WINTER_VISITOR,
    YOKE,
)
from vindima.viticulture.state import State

__all__ = ["perturbed"]

SOLO_SEAT: Final = 0
STREAM: Final = 21
"""The stream of the seed that all changes are drawn from."""
PERCENT: Final = 100
"""Probabilities are percentages."""
BUILT: Final = (
    (TRELLIS, 35),
    (IRRIGATION, 30),
    (YOKE, 10),
    (WINDMILL, 20),
    (TASTING_ROOM, 20),
    (MEDIUM_CELLAR, 45),
    (LARGE_CELLAR, 20),
)
LOST: Final = (TRELLIS, WINDMILL, COTTAGE, TASTING_ROOM)
MOST_GRAPE: Final = 6
MOST_LIRA: Final = 9
FEWEST_WORKERS: Final = 2
VISITOR_CHANCE: Final = 30
ORDERS: Final = 3


def perturbed(position: Position, seed: int) -> State:
    """A copy of a solo position with random goods; an exact copy if cards must be discarded there."""
    if not isinstance(position, State):
        raise BadData(f"{position.game.name} cannot be perturbed: only Viticulture has solo weights")
    found = position.clone()
    if hand_size(found, SOLO_SEAT) <= found.tables.mat.hand:
        change = Perturbation(found, Chance(seeded(seed, STREAM)))
        change.structures()
        change.fields()
        change.grapes_and_wines()
        change.cards()
        change.numbers()
        found.settle()
    return found


class Perturbation:
    """The random changes to one position, made in place."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.richness = chance.below(PERCENT + 1)
        """How rich the position becomes: scales the probability of every addition."""

    def happens(self, part: int) -> bool:
        return self.chance.below(PERCENT) < part

    def adds(self, part: int) -> bool:
        """True if the draw decides for an addition, whose probability grows with the richness."""
        return self.happens(part * self.richness // PERCENT)

    def one_of(self, things: list[int]) -> int:
        return things[self.chance.below(len(things))]

    def structures(self) -> None:
        state = self.state
        for structure, part in BUILT:
            if self.adds(part):
                state.structures[SOLO_SEAT] |= 1 << structure
        if state.has(SOLO_SEAT, LARGE_CELLAR):
            state.structures[SOLO_SEAT] |= 1 << MEDIUM_CELLAR
        if self.happens(25):
            state.structures[SOLO_SEAT] &= ~(1 << self.one_of(list(LOST)))

    def fields(self) -> None:
        """Buy back, clear and plant fields; a planted vine gets the structures that it requires."""
        state = self.state
        for field in range(FIELD_COUNT):
            if self.adds(50):
                state.owned = replaced(state.owned, field, 1)
            if self.happens(20):
                for vine in state.vineyard[field]:
                    state.decks[VINE] += one_vine(vine)
                state.vineyard = replaced(state.vineyard, field, ())
            for _ in range(self.chance.below(3)):
                kinds = vine_kinds(state.decks[VINE])
                if state.owned[field] and kinds and self.adds(PERCENT):
                    self.plant(field, self.one_of(kinds))

    def plant(self, field: int, vine: int) -> None:
        """Plant a vine from the deck if the field has room for it."""
        state, table = self.state, self.state.tables.vines
        planted = table.value[vine]
        for other in state.vineyard[field]:
            planted += table.value[other]
        if planted <= state.tables.mat.field_limit[field]:
            state.decks[VINE] -= one_vine(vine)
            state.vineyard = replaced(state.vineyard, field, (*state.vineyard[field], vine))
            state.structures[SOLO_SEAT] |= table.requires[vine]

    def grapes_and_wines(self) -> None:
        state, mat, level = self.state, self.state.tables.mat, cellar_level(self.state, SOLO_SEAT)
        for colour in range(COLOUR_COUNT):
            if self.adds(35):
                state.grapes[colour] |= 1 << 1 + self.chance.below(MOST_GRAPE)
        for wine in range(WINE_COUNT):
            least, most = max(1, mat.wine_least[wine]), mat.cellar_most[level]
            if self.adds(35) and mat.wine_cellar[wine] <= level and least <= most:
                state.wines[wine] |= 1 << least + self.chance.below(most + 1 - least)
            if self.happens(20):
                state.wines[wine] = 0

    def cards(self) -> None:
        """Return some cards to their decks and draw others."""
        for kind in (SUMMER_VISITOR, WINTER_VISITOR, ORDER):
            for card in bits(hand(self.state, SOLO_SEAT, kind)):
                if self.happens(20 if kind == ORDER else VISITOR_CHANCE):
                    change_hand(self.state, SOLO_SEAT, kind, -single(kind, card))
                    self.state.decks[kind] += single(kind, card)
        for _ in range(ORDERS):
            if self.adds(60):
                self.take(ORDER)
        for kind in (SUMMER_VISITOR, WINTER_VISITOR):
            if self.happens(VISITOR_CHANCE):
                self.take(kind)

    def take(self, kind: int) -> None:
        """Draw a random card if the deck has one and the hand has room for it."""
        deck = bits(self.state.decks[kind])
        if deck and hand_size(self.state, SOLO_SEAT) < self.state.tables.mat.hand:
            card = single(kind, self.one_of(deck))
            self.state.decks[kind] -= card
            change_hand(self.state, SOLO_SEAT, kind, card)

    def numbers(self) -> None:
        """Change lira, the residual payment, and the number of workers by one."""
        state = self.state
        if self.happens(40):
            state.lira[SOLO_SEAT] = self.chance.below(MOST_LIRA + 1)
        if self.happens(30):
            state.gain_residual(SOLO_SEAT, self.chance.below(3))
        if self.happens(30):
            workers = state.workers[SOLO_SEAT] - 1 + 2 * self.chance.below(2)
            most = state.setup.challenge.most_regular - state.trained[SOLO_SEAT]
            workers = max(FEWEST_WORKERS, min(most, workers))
            state.idle[SOLO_SEAT] += workers - state.workers[SOLO_SEAT]
            state.workers[SOLO_SEAT] = workers
