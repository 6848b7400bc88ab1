"""Cards: unordered decks, hands, and discard piles with the top card last."""

from __future__ import annotations

from typing import Any, Final

from vindima.core.chance import Chance
from vindima.core.masks import count, nth
from vindima.viticulture import telling
from vindima.viticulture.codes import CARD, CARD_COUNT
from vindima.viticulture.model import ORDER, SUMMER_VISITOR, VINE, WINTER_VISITOR
from vindima.viticulture.state import State

BITS: Final = 4
"""Bits for the count of one kind of vine in a packed hand."""
FULL: Final = 15
BYTE: Final = 8
LOW: Final = 255
NUMBERS: Final[tuple[Any, ...]] = tuple(range(CARD_COUNT))
"""The cards by their number, see `codes.CARD`."""


def one_vine(kind: int) -> int:
    """One vine as a packed hand."""
    return 1 << BITS * kind


def vine_kinds(packed: int) -> list[int]:
    """The kinds of vine in a packed hand."""
    found = []
    kind = 0
    while packed:
        if packed & FULL:
            found.append(kind)
        packed >>= BITS
        kind += 1
    return found


def vine_count(packed: int) -> int:
    """How many vines are in a packed hand."""
    total = 0
    while packed:
        total += packed & FULL
        packed >>= BITS
    return total


def single(kind: int, card: int) -> int:
    """One card as part of a deck or hand of its kind."""
    return one_vine(card) if kind == VINE else 1 << card


def pick(contents: int, kind: int, chance: Chance) -> int:
    """A random card from a deck, all equally likely."""
    if kind != VINE:
        return nth(contents, chance.below(count(contents)))
    left = chance.below(vine_count(contents))
    card = 0
    while left >= contents & FULL:
        left -= contents & FULL
        contents >>= BITS
        card += 1
    return card


def size(contents: int, kind: int) -> int:
    return vine_count(contents) if kind == VINE else count(contents)


def hands_of(state: State, kind: int) -> list[int]:
    """The hands of all seats, cards of one kind."""
    if kind == VINE:
        return state.vines
    if kind == ORDER:
        return state.orders
    return state.summer if kind == SUMMER_VISITOR else state.winter


def hand(state: State, seat: int, kind: int) -> int:
    """A seat's cards of one kind."""
    return hands_of(state, kind)[seat]


def hand_size(state: State, seat: int) -> int:
    """How many cards a seat holds."""
    others = count(state.orders[seat]) + count(state.summer[seat]) + count(state.winter[seat])
    return vine_count(state.vines[seat]) + others


def cards_in_hand(
    state: State, seat: int, kinds: tuple[int, ...], names: tuple[Any, ...] = NUMBERS
) -> list[int]:
    """A seat's cards of some kinds, each with its entry in `names`; copies of a vine count once.

    `names` are numbers or codes for all cards. As `int`, compiled code would make each an object again.
    """
    found: list[Any] = []
    for kind in kinds:
        cards = hand(state, seat, kind)
        number = CARD[kind]
        if kind == VINE:
            while cards:
                if cards & FULL:
                    found.append(names[number])
                cards >>= BITS
                number += 1
        else:
            while cards:
                if not cards & LOW:
                    cards >>= BYTE
                    number += BYTE
                    continue
                if cards & 1:
                    found.append(names[number])
                cards >>= 1
                number += 1
    return found


def change_hand(state: State, seat: int, kind: int, change: int) -> None:
    """Add cards (see `single`) to a hand; negative ones are removed."""
    hands = hands_of(state, kind)
    hands[seat] = hands[seat] + change


def draw_out(state: State, kind: int) -> int:
    """Take a card from a deck; -1 if there is none. An emptied deck is refilled at once (deck_empty)."""
    contents = state.decks[kind]
    if not contents:
        return -1
    chance = Chance(state.chance)
    card = pick(contents, kind, chance)
    state.chance = chance.counter
    state.decks[kind] = contents - single(kind, card)
    state.reveals += 1
    refill(state, kind)
    return card


def draw(state: State, seat: int, kind: int, number: int = 1) -> None:
    """Draw cards from a deck into a hand, as many as there are (T16)."""
    for _ in range(number):
        card = draw_out(state, kind)
        if card >= 0:
            change_hand(state, seat, kind, single(kind, card))
            if state.events is not None:
                telling.draws(state, seat, kind, card)


def discard(state: State, kind: int, card: int) -> None:
    """Put a card on its discard pile."""
    last = (card,)
    state.discards[kind] = state.discards[kind] + last
    refill(state, kind)


def discard_from_hand(state: State, seat: int, kind: int, card: int) -> None:
    change_hand(state, seat, kind, -single(kind, card))
    if state.events is not None:
        telling.from_hand(state, "discard", seat, kind, card)
    discard(state, kind, card)


def refill(state: State, kind: int) -> None:
    """Refill an empty deck from its discards."""
    if not state.decks[kind] and state.discards[kind]:
        state.decks[kind] = sum(single(kind, card) for card in state.discards[kind])
        state.discards[kind] = ()
        if state.events is not None:
            telling.reshuffles(state, kind)


VISITORS: Final[tuple[int, ...]] = (SUMMER_VISITOR, WINTER_VISITOR)
ALL_KINDS: Final[tuple[int, ...]] = (VINE, ORDER, SUMMER_VISITOR, WINTER_VISITOR)
