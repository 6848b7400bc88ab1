"""Parts of the feature vector that seldom change. A position and its clones keep them encoded.

Each part holds the rows it was made from. Rows that are tuples never change in place, so the part is valid
for every position that has the same tuples.
"""

from __future__ import annotations

from typing import Final, final

from vindima.core.encode import Writer
from vindima.viticulture.actions.plant import FIELD_COUNT
from vindima.viticulture.codes import CARD, CARD_COUNT
from vindima.viticulture.hands import ALL_KINDS, one_vine
from vindima.viticulture.model import VINE
from vindima.viticulture.state import State

VINES: Final = CARD[1]
"""The most kinds of vine that the codes allow."""
ORDERS: Final = CARD[2] - CARD[1]
SUMMER_VISITORS: Final = CARD[3] - CARD[2]
WINTER_VISITORS: Final = CARD_COUNT - CARD[3]
"""The most cards of each other kind that the codes allow."""
PILE_CARDS: Final[tuple[int, ...]] = (VINES, ORDERS, SUMMER_VISITORS, WINTER_VISITORS)
"""How many kinds of card a pile may hold, by kind."""


@final
class KeptPile:
    """The encoded cards of a discard pile."""

    __slots__ = ("piece", "pile")

    def __init__(self, pile: tuple[int, ...], kind: int) -> None:
        self.pile = pile
        out = Writer()
        if kind == VINE:
            out.put_counts(packed_vines(pile), VINES)
        else:
            out.put_flags(set_of(pile), PILE_CARDS[kind])
        self.piece = bytes(out.data())


def packed_vines(vines: tuple[int, ...]) -> int:
    """How often each kind of vine occurs, packed like a hand."""
    packed = 0
    for vine in vines:
        packed += one_vine(vine)
    return packed


def set_of(cards: tuple[int, ...]) -> int:
    """Mask of cards, each of which exists once."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


@final
class KeptFields:
    """The encoded fields of all seats."""

    __slots__ = ("harvested", "owned", "pieces", "vineyard")

    def __init__(self, state: State) -> None:
        self.vineyard = state.vineyard
        self.owned = state.owned
        self.harvested = state.harvested
        self.pieces = [encoded_fields(state, seat) for seat in range(state.players)]


def encoded_fields(state: State, seat: int) -> bytes:
    """The fields of a seat."""
    out = Writer()
    vines = state.tables.vines
    for field in range(seat * FIELD_COUNT, (seat + 1) * FIELD_COUNT):
        out.put(state.owned[field])
        out.put(state.harvested >> field & 1)
        planted = state.vineyard[field]
        if not planted:
            out.put_zeros(2 + VINES)
            continue
        red = white = packed = 0
        for vine in planted:
            red += vines.red[vine]
            white += vines.white[vine]
            packed += one_vine(vine)
        out.put(red)
        out.put(white)
        out.put_counts(packed, VINES)
    return bytes(out.data())


EMPTY_PILES: Final = tuple(KeptPile((), kind) for kind in ALL_KINDS)
