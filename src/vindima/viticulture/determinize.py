"""Positions that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import Any

from vindima.core.chance import MASK, Chance, seeded
from vindima.core.step import NOBODY, Step
from vindima.viticulture.actions.orders import FillOrder
from vindima.viticulture.cards.choices import Ahead
from vindima.viticulture.hands import ALL_KINDS, change_hand, hand, pick, single, size
from vindima.viticulture.model import ORDER
from vindima.viticulture.state import State

__all__ = ["determinize", "redraw"]

SAMPLING = 1
"""The stream of a seed that sampling uses; games use stream 0."""
TRIES = 20
"""How many times hands are drawn again until the seat that is asked can answer."""


def determinize(state: State, seat: int | None, seed: int) -> State:
    """Draw the others' hands again from all cards that the seat cannot see, and chance with them."""
    chance = Chance(seeded(seed, SAMPLING))
    for _ in range(TRIES):
        other = imagined(state, seat, chance)
        if other.legal or other.over:
            return other
    # The seat that is asked has cards to answer with. If no draw finds any, it keeps its hand.
    return imagined(state, seat, chance, spared=state.seat)


def redraw(state: State, seed: int) -> State:
    """Draw chance again. Decks have no order: every card is drawn by chance when it is needed."""
    other = state.clone()
    other.chance = Chance(seeded(seed, SAMPLING)).below(MASK)
    return other


def imagined(state: State, seat: int | None, chance: Chance, spared: int = NOBODY) -> State:
    """One draw of everything hidden; the spared seat keeps its hand."""
    other = state.clone()
    rivals = [rival for rival in range(state.setup.players) if rival not in (seat, spared)]
    for kind in ALL_KINDS:
        unseen = other.decks[kind]
        counts = {}
        for rival in rivals:
            held = hand(other, rival, kind) - declared(state, rival, kind)
            counts[rival] = size(held, kind)
            unseen += held
            change_hand(other, rival, kind, -held)
        for rival, count in counts.items():
            for _ in range(count):
                card = single(kind, pick(unseen, kind, chance))
                unseen -= card
                change_hand(other, rival, kind, card)
        other.decks[kind] = unseen
    other.chance = chance.below(MASK)
    other.legal = other.options()
    return other


def declared(state: State, seat: int, kind: int) -> int:
    """The cards of a hand that everyone has seen: an order that is being filled."""
    if kind != ORDER:
        return 0
    filling = [frame for frame in state.stack if frame.seat == seat and frame.memo and fills(frame.step)]
    return sum(single(ORDER, frame.memo[0]) for frame in filling)


def fills(step: Step[Any]) -> bool:
    """True for a step that fills an order, alone or as the first of two steps."""
    return isinstance(step.step if isinstance(step, Ahead) else step, FillOrder)
