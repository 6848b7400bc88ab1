"""The numbers of rows that seldom change, which are encoded again only when a row has changed.

Such rows are tuples, and the positions of a game share them. So it is enough to compare objects.
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
class EncodedPile:
    """The cards of a discard pile."""

    __slots__ = ("piece", "pile")

    def __init__(self, pile: tuple[int, ...], kind: int) -> None:
        self.pile = pile
        out = Writer()
        if kind == VINE:
            out.put_counts(packed_vines(pile), VINES)
        else:
            out.put_flags(set_of(pile), PILE_CARDS[kind])
        self.piece = out.data()


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
class EncodedFields:
    """The fields of all seats."""

    __slots__ = ("harvested", "owned", "pieces", "vineyard")

    def __init__(self, state: State) -> None:
        self.vineyard = state.vineyard
        self.owned = state.owned
        self.harvested = state.harvested
        self.pieces = [fields_of(state, seat) for seat in range(state.players)]

    def valid(self, state: State) -> bool:
        """True if the position has the same rows."""
        return (
            self.vineyard is state.vineyard
            and self.owned is state.owned
            and self.harvested == state.harvested
        )


def fields_of(state: State, seat: int) -> bytes:
    """The fields of a seat, encoded."""
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
    return out.data()


EMPTY_PILES: Final = tuple(EncodedPile((), kind) for kind in ALL_KINDS)
