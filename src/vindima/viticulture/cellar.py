"""Grapes on the crush pad and wines in the cellars: where a token goes, and how it ages.

Tokens never run out (supply, T20).
"""

from __future__ import annotations

from typing import Final

from vindima.viticulture import telling
from vindima.viticulture.model import COLOURS, LARGE_CELLAR, MEDIUM_CELLAR, RED, SPARKLING, WHITE, WINES
from vindima.viticulture.state import State

HIGH: Final = 16
"""Above every value. Loops are fast in both builds; compiled code calls methods of int slowly."""
EMPTY: Final[list[int]] = []
COLOUR_COUNT: Final = 2
WINE_COUNT: Final = 4
assert (len(COLOURS), len(WINES)) == (COLOUR_COUNT, WINE_COUNT)


def free_from(mask: int, value: int, least: int = 1) -> int:
    """The first free spot from a value downwards; 0 if all are taken."""
    while value >= least:
        if not mask >> value & 1:
            return value
        value -= 1
    return 0


def put_grape(state: State, seat: int, colour: int, value: int) -> None:
    """Put a grape on its value or the next free one below; without one it is lost (harvest_value, T15)."""
    place = seat * COLOUR_COUNT + colour
    spot = free_from(state.grapes[place], min(value, state.tables.mat.top))
    if spot:
        state.grapes[place] |= 1 << spot
    if state.events is not None:
        telling.grape(state, "grape" if spot else "grape-lost", seat, colour, spot or value)


def highest(mask: int, below: int = HIGH) -> int:
    """The highest value of a mask under a bound; 0 if there is none."""
    if mask:
        for value in range(below - 1, 0, -1):
            if mask >> value & 1:
                return value
    return 0


def lowest(mask: int, least: int) -> int:
    """The lowest value of a mask from a bound upwards; 0 if there is none."""
    if mask >> least:
        for value in range(least, HIGH):
            if mask >> value & 1:
                return value
    return 0


def cellar_level(state: State, seat: int) -> int:
    """The index of the best cellar built: small, medium or large."""
    if state.has(seat, LARGE_CELLAR):
        return 2
    return 1 if state.has(seat, MEDIUM_CELLAR) else 0


def wine_spot(state: State, seat: int, wine: int, total: int, level: int, least: int) -> int:
    """The value that a wine of that total would have in a cellar of that level; 0 if none (wine_value)."""
    mat = state.tables.mat
    if mat.wine_cellar[wine] > level:
        return 0
    best = min(total, mat.cellar_most[level])
    return free_from(state.wines[seat * WINE_COUNT + wine], best, max(least, mat.wine_least[wine]))


def best_total(state: State, seat: int, wine: int) -> int:
    """The highest total of grapes that could go into a wine; 0 if grapes are lacking."""
    red = state.grapes[seat * COLOUR_COUNT + RED]
    white = state.grapes[seat * COLOUR_COUNT + WHITE]
    if wine == RED:
        return highest(red)
    if wine == WHITE:
        return highest(white)
    if not red or not white:
        return 0
    total = highest(red) + highest(white)
    if wine == SPARKLING:
        second = highest(red, highest(red))
        return total + second if second else 0
    return total


def can_make(state: State, seat: int, wine: int, level: int, least: int) -> bool:
    """True if some grapes make the wine. A higher total never hurts, so only the highest is checked."""
    total = best_total(state, seat, wine)
    return total > 0 and wine_spot(state, seat, wine, total, level, least) > 0


def aged(mask: int, top: int, stops: int) -> int:
    """Move tokens up one step, highest first; a token at a stop or below a taken spot stays (ageing)."""
    for value in range(top - 1, 0, -1):
        if mask >> value & 1 and not mask >> value + 1 & 1 and not stops >> value & 1:
            mask ^= 3 << value
    return mask


def cellar_stops(state: State, seat: int) -> int:
    """Mask of the values that a wine cannot pass while the next cellar is missing (ageing_beyond_cellar)."""
    most = state.tables.mat.cellar_most
    stops = 0
    if not state.has(seat, MEDIUM_CELLAR):
        stops |= 1 << most[0]
    if not state.has(seat, LARGE_CELLAR):
        stops |= 1 << most[1]
    return stops


def age_grapes(state: State, seat: int) -> None:
    before = state.grapes[:] if state.events is not None else EMPTY
    for place in range(seat * COLOUR_COUNT, seat * COLOUR_COUNT + COLOUR_COUNT):
        if state.grapes[place]:
            state.grapes[place] = aged(state.grapes[place], state.tables.mat.top, 0)
    if state.events is not None and before != state.grapes:
        telling.ages(state, "grapes", seat)


def age_wines(state: State, seat: int) -> None:
    stops = cellar_stops(state, seat)
    before = state.wines[:] if state.events is not None else EMPTY
    for place in range(seat * WINE_COUNT, seat * WINE_COUNT + WINE_COUNT):
        if state.wines[place]:
            state.wines[place] = aged(state.wines[place], state.tables.mat.top, stops)
    if state.events is not None and before != state.wines:
        telling.ages(state, "wines", seat)


def total_value(masks: list[int]) -> int:
    """The sum of all tokens' values."""
    return sum(value for mask in masks for value in range(mask.bit_length()) if mask >> value & 1)
