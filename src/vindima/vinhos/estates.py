"""Estates: what fits into one, and what happens when something is placed in it or taken out."""

from __future__ import annotations

from typing import Final

from vindima.core.explain import Reason
from vindima.core.rows import increased, replaced
from vindima.vinhos import telling
from vindima.vinhos.experts import FREE_EXPERT
from vindima.vinhos.model import (
    DAO,
    DOURO,
    ESTATES,
    LISBOA,
    MINHO,
    NO_REGION,
    PLOTS,
    SETUBAL,
    TILES_PER_REGION,
)
from vindima.vinhos.reasons import (
    ESTATE_DIFFERS,
    ESTATE_FULL,
    HAS_CELLAR,
    MINHO_CELLAR,
    NO_EMPTY_WINERY,
    TWO_WINERIES,
)
from vindima.vinhos.state import State

MOST_WINERIES: Final = 2


def tile_region(tile: int) -> int:
    return tile // TILES_PER_REGION


def vineyard_refused(state: State, estate: int, tile: int) -> Reason | None:
    """Why a vineyard cannot go into an estate (V11)."""
    if len(state.tiles[estate]) + state.wineries[estate] >= PLOTS:
        return ESTATE_FULL
    region = state.region[estate]
    if region == NO_REGION:
        if state.cellar[estate] and tile_region(tile) == MINHO:
            return MINHO_CELLAR
        return None
    if region != tile_region(tile) or state.colour[estate] != state.tables.vineyards.colour[tile]:
        return ESTATE_DIFFERS
    return None


def vineyard_fits(state: State, seat: int, tile: int) -> bool:
    """True if some estate of the seat can take the vineyard."""
    first = seat * ESTATES
    return any(vineyard_refused(state, estate, tile) is None for estate in range(first, first + ESTATES))


def winery_refused(state: State, estate: int) -> Reason | None:
    if len(state.tiles[estate]) + state.wineries[estate] >= PLOTS:
        return ESTATE_FULL
    if state.wineries[estate] >= MOST_WINERIES:
        return TWO_WINERIES
    return None


def cellar_refused(state: State, estate: int) -> Reason | None:
    if state.cellar[estate]:
        return HAS_CELLAR
    if state.region[estate] == MINHO:
        return MINHO_CELLAR
    return None


def enologist_refused(state: State, estate: int) -> Reason | None:
    return None if state.enologists[estate] < state.wineries[estate] else NO_EMPTY_WINERY


def place_vineyard(state: State, estate: int, tile: int) -> None:
    """Put a vineyard and its cube into an estate; a first vineyard also brings its gifts (V12, V13, V55)."""
    region = tile_region(tile)
    first = not state.tiles[estate]
    state.tiles = replaced(state.tiles, estate, (*state.tiles[estate], tile))
    if state.events is not None:
        telling.vineyard(state, estate, tile, region)
    state.place_cube(region)
    if not first:
        return
    state.region = replaced(state.region, estate, region)
    state.colour = replaced(state.colour, estate, state.tables.vineyards.colour[tile])
    while state.waiting[estate]:
        state.waiting = increased(state.waiting, estate, -1)
        state.cubes_left += 1
        if state.events is not None:
            telling.waiting_cube(state, "waiting-cubes-move", estate)
        state.place_cube(region)
    if region == DAO:
        if state.cellars_left and not state.cellar[estate]:
            state.cellars_left -= 1
            state.cellar = replaced(state.cellar, estate, 1)
            if state.events is not None:
                telling.building(state, "cellar", estate)
    elif region == LISBOA:
        if state.wineries_left and winery_refused(state, estate) is None:
            state.wineries_left -= 1
            state.wineries = increased(state.wineries, estate, 1)
            if state.events is not None:
                telling.building(state, "winery", estate)
    elif region == DOURO and not state.porto_given >> estate & 1:
        state.porto_given |= 1 << estate
        gift = min(state.tables.regions.porto_gift, state.porto_left)
        state.porto_left -= gift
        state.porto = increased(state.porto, estate // ESTATES, gift)
        if state.events is not None:
            telling.porto(state, "porto", estate // ESTATES, gift)
    elif region == SETUBAL:
        for _ in range(state.tables.regions.setubal_gift):
            state.push(FREE_EXPERT, estate // ESTATES)


def place_building_cube(state: State, estate: int) -> None:
    """Place the cube of a new winery or cellar: in the region, or waiting on the tile (V13)."""
    if state.region[estate] != NO_REGION:
        state.place_cube(state.region[estate])
    elif state.cubes_left:
        state.cubes_left -= 1
        state.waiting = increased(state.waiting, estate, 1)
        if state.events is not None:
            telling.waiting_cube(state, "waiting-cube", estate)


def take_vineyard(state: State, region: int) -> int:
    """Take the top tile of a region's deck; the next one is revealed."""
    deck = state.decks[region]
    state.decks = replaced(state.decks, region, deck[1:])
    if len(deck) > 1:
        state.reveals += 1
    if state.events is not None:
        telling.takes_vineyard(state, region, deck[0])
    return deck[0]


def drop_vineyard(state: State, estate: int, tile: int) -> None:
    """A vineyard goes to the bottom of its deck; an estate without vineyards has no region (V15, V16)."""
    if state.events is not None:  # before the estate loses its region and with it its name
        telling.loses_vineyard(state, estate, tile, tile_region(tile))
    state.tiles = replaced(
        state.tiles, estate, tuple(other for other in state.tiles[estate] if other != tile)
    )
    region = tile_region(tile)
    state.decks = replaced(state.decks, region, (*state.decks[region], tile))
    if not state.tiles[estate]:
        state.region = replaced(state.region, estate, NO_REGION)


def drop_winery(state: State, estate: int) -> None:
    """A winery goes back to the board, as does a cube that no longer has a tile to wait on (V16, V54)."""
    state.wineries = increased(state.wineries, estate, -1)
    state.wineries_left += 1
    if state.events is not None:
        telling.building(state, "lose-winery", estate)
    if state.waiting[estate] > state.wineries[estate] + state.cellar[estate]:
        state.waiting = increased(state.waiting, estate, -1)
        state.cubes_left += 1
        if state.events is not None:
            telling.waiting_cube(state, "waiting-cube-back", estate)
