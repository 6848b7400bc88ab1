"""A moment of a game alone, with other goods in it.

Whoever plays gathers what they like, so games that were played do not show what else would be worth. Where
chance has changed what is built, planted, pressed, and held, each thing shows its worth by itself.
"""

from __future__ import annotations

from typing import Final

from vindima.core.chance import Chance, seeded
from vindima.core.masks import bits
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

__all__ = ["otherwise"]

ALONE: Final = 0
STREAM: Final = 21
"""The stream of the seed."""
ALL: Final = 100
"""Chances are parts of a hundred."""
BUILT: Final = (
    (TRELLIS, 35),
    (IRRIGATION, 30),
    (YOKE, 10),
    (WINDMILL, 20),
    (TASTING_ROOM, 20),
    (MEDIUM_CELLAR, 45),
    (LARGE_CELLAR, 20),
)
GONE: Final = (TRELLIS, WINDMILL, COTTAGE, TASTING_ROOM)
MOST_GRAPE: Final = 6
MOST_LIRA: Final = 9
FEWEST_WORKERS: Final = 2
VISITOR_CHANCE: Final = 30
ORDERS: Final = 3


def otherwise(state: State, seed: int) -> State:
    """The same moment with other goods. Where cards have to be discarded, all is left as it is."""
    found = state.clone()
    if hand_size(found, ALONE) <= found.tables.mat.hand:
        change = Change(found, Chance(seeded(seed, STREAM)))
        change.structures()
        change.fields()
        change.grapes_and_wines()
        change.cards()
        change.numbers()
        found.settle()
    return found


class Change:
    """What chance does to a position."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.much = chance.below(ALL + 1)
        """How much comes along, on the whole."""

    def happens(self, part: int) -> bool:
        return self.chance.below(ALL) < part

    def comes(self, part: int) -> bool:
        """True if something more is there."""
        return self.happens(part * self.much // ALL)

    def one_of(self, things: list[int]) -> int:
        return things[self.chance.below(len(things))]

    def structures(self) -> None:
        state = self.state
        for structure, part in BUILT:
            if self.comes(part):
                state.structures[ALONE] |= 1 << structure
        if state.has(ALONE, LARGE_CELLAR):
            state.structures[ALONE] |= 1 << MEDIUM_CELLAR
        if self.happens(25):
            state.structures[ALONE] &= ~(1 << self.one_of(list(GONE)))

    def fields(self) -> None:
        """Fields are bought back, cleared and planted; what a vine requires is there."""
        state = self.state
        for field in range(FIELD_COUNT):
            if self.comes(50):
                state.owned[field] = 1
            if self.happens(20):
                for vine in state.vineyard[field]:
                    state.decks[VINE] += one_vine(vine)
                state.vineyard[field] = ()
            for _ in range(self.chance.below(3)):
                kinds = vine_kinds(state.decks[VINE])
                if state.owned[field] and kinds and self.comes(ALL):
                    self.plant(field, self.one_of(kinds))

    def plant(self, field: int, vine: int) -> None:
        """A vine out of the deck, if the field has room for it."""
        state, table = self.state, self.state.tables.vines
        planted = table.value[vine]
        for other in state.vineyard[field]:
            planted += table.value[other]
        if planted <= state.tables.mat.field_limit[field]:
            state.decks[VINE] -= one_vine(vine)
            state.vineyard[field] = (*state.vineyard[field], vine)
            state.structures[ALONE] |= table.requires[vine]

    def grapes_and_wines(self) -> None:
        state, mat, level = self.state, self.state.tables.mat, cellar_level(self.state, ALONE)
        for colour in range(COLOUR_COUNT):
            if self.comes(35):
                state.grapes[colour] |= 1 << 1 + self.chance.below(MOST_GRAPE)
        for wine in range(WINE_COUNT):
            least, most = max(1, mat.wine_least[wine]), mat.cellar_most[level]
            if self.comes(35) and mat.wine_cellar[wine] <= level and least <= most:
                state.wines[wine] |= 1 << least + self.chance.below(most + 1 - least)
            if self.happens(20):
                state.wines[wine] = 0

    def cards(self) -> None:
        """Some cards go back into their decks, others come."""
        for kind in (SUMMER_VISITOR, WINTER_VISITOR, ORDER):
            for card in bits(hand(self.state, ALONE, kind)):
                if self.happens(20 if kind == ORDER else VISITOR_CHANCE):
                    change_hand(self.state, ALONE, kind, -single(kind, card))
                    self.state.decks[kind] += single(kind, card)
        for _ in range(ORDERS):
            if self.comes(60):
                self.take(ORDER)
        for kind in (SUMMER_VISITOR, WINTER_VISITOR):
            if self.happens(VISITOR_CHANCE):
                self.take(kind)

    def take(self, kind: int) -> None:
        """A card out of its deck, if there is one and the hand has room for it."""
        deck = bits(self.state.decks[kind])
        if deck and hand_size(self.state, ALONE) < self.state.tables.mat.hand:
            card = single(kind, self.one_of(deck))
            self.state.decks[kind] -= card
            change_hand(self.state, ALONE, kind, card)

    def numbers(self) -> None:
        """Lira, residual payments, and a worker more or less."""
        state = self.state
        if self.happens(40):
            state.lira[ALONE] = self.chance.below(MOST_LIRA + 1)
        if self.happens(30):
            state.gain_residual(ALONE, self.chance.below(3))
        if self.happens(30):
            workers = state.workers[ALONE] - 1 + 2 * self.chance.below(2)
            most = state.setup.challenge.most_regular - state.trained[ALONE]
            workers = max(FEWEST_WORKERS, min(most, workers))
            state.idle[ALONE] += workers - state.workers[ALONE]
            state.workers[ALONE] = workers
