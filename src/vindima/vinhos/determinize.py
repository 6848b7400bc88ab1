"""Positions that a seat cannot tell from the true one."""

from __future__ import annotations

from vindima.core.chance import MASK, Chance, seeded
from vindima.core.masks import bits
from vindima.core.rows import replaced
from vindima.core.step import Frame
from vindima.vinhos.fair import CHOOSE_EXPERTS, slot_of
from vindima.vinhos.model import EXPERTS_PER_FEATURE
from vindima.vinhos.reorder import LAY_TILES
from vindima.vinhos.state import State

__all__ = ["determinize", "redraw"]

SAMPLING = 1
"""The stream of a seed that sampling uses; games use stream 0."""


def determinize(state: State, seat: int | None, seed: int) -> State:
    """Draw deck orders, chance and the others' secret choices again; what the seat knows stays.

    Decks are sorted before they are shuffled: positions that the seat cannot tell apart give the same result.
    """
    chance = Chance(seeded(seed, SAMPLING))
    other = reshuffled(state, 0 if seat is None else 1 << seat, chance)
    hide_choices(other, seat, chance)
    return other


def redraw(state: State, seed: int) -> State:
    """Draw chance and the orders of decks again, except those that some seat knows."""
    return reshuffled(state, (1 << state.setup.players) - 1, Chance(seeded(seed, SAMPLING)))


def reshuffled(state: State, readers: int, chance: Chance) -> State:
    """A copy with new chance and a new order of every deck that none of `readers`, a mask of seats, knows."""
    other = state.clone()
    other.decks = tuple(
        [
            deck if state.knowers[region] & readers else shuffled_below(deck, chance)
            for region, deck in enumerate(state.decks)
        ]
    )
    other.expert_decks = tuple([shuffled_below(deck, chance) for deck in state.expert_decks])
    other.vintages = tuple(chance.shuffled(sorted(state.vintages)))
    other.chance = chance.below(MASK)
    return other


def shuffled_below(deck: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """A deck in another order, except for the tile on top."""
    return (deck[0], *chance.shuffled(sorted(deck[1:]))) if len(deck) > 2 else deck


def hide_choices(state: State, seat: int | None, chance: Chance) -> None:
    """Replace secret choices of other seats, complete or not, by ones that they might have made."""
    if not state.stack:
        return
    top = state.stack[-1]
    if top.step is LAY_TILES and top.seat != seat:
        state.stack[-1] = Frame(LAY_TILES, top.seat, top.memo[:1])
    elif top.step is CHOOSE_EXPERTS:
        if top.seat != seat:
            state.stack[-1] = Frame(CHOOSE_EXPERTS, top.seat)
        waiting = [frame.seat for frame in state.stack if frame.step is CHOOSE_EXPERTS]
        for other in range(state.setup.players):
            if other != seat and other not in waiting and state.fair_tile[other] > 0:
                state.plays = replaced(state.plays, other, random_play(state, other, chance))
    state.legal = state.options()


def random_play(state: State, seat: int, chance: Chance) -> int:
    """A random set of experts that a seat may play at this Fair; it may be empty."""
    features = state.tables.fair.slot_features[slot_of(state, seat)]
    fitting = [tile for tile in bits(state.up[seat]) if tile // EXPERTS_PER_FEATURE in features]
    count = chance.below(min(len(fitting), state.fair_tile[seat]) + 1)
    return sum(1 << tile for tile in chance.shuffled(fitting)[:count])
