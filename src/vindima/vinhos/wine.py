"""Wine: how a tile is stored, what it is worth, and which wines a seat has."""

from __future__ import annotations

from vindima.core.explain import Arg, Ref
from vindima.core.rows import replaced
from vindima.vinhos import telling
from vindima.vinhos.model import ALENTEJO, ALGARVE, COLOURS, ESTATES, REGIONS, STORE
from vindima.vinhos.naming import estate_named
from vindima.vinhos.state import State

__all__ = [
    "cube_worth",
    "cubes_needed",
    "cubes_usable",
    "discard",
    "has_wine",
    "make_wine",
    "spend_cubes",
    "value",
    "wine_at",
    "wine_colour",
    "wine_region",
    "wine_told",
    "wines_of",
]

# A wine is one int: the production value, one bit for the colour, three bits for the region. 0 is no wine.


def make_wine(production: int, colour: int, region: int) -> int:
    return production << 4 | colour << 3 | region


def wine_production(wine: int) -> int:
    return wine >> 4


def wine_colour(wine: int) -> int:
    return wine >> 3 & 1


def wine_region(wine: int) -> int:
    return wine & 7


def wine_at(state: State, seat: int, place: int) -> int:
    """The wine on one of a seat's sixteen places (4 * estate + slot); 0 if none."""
    return state.wines[seat * ESTATES + place // STORE][place % STORE]


def wines_of(state: State, seat: int) -> list[int]:
    """The places of a seat's wines."""
    places = []
    first = seat * ESTATES
    for estate in range(first, first + ESTATES):
        store = state.wines[estate]
        for slot in range(STORE):
            if store[slot]:
                places.append((estate - first) * STORE + slot)
    return places


def has_wine(state: State, seat: int) -> bool:
    first = seat * ESTATES
    for estate in range(first, first + ESTATES):
        for wine in state.wines[estate]:
            if wine:
                return True
    return False


def discard(state: State, seat: int, place: int) -> None:
    """Take a wine off the player board."""
    estate, slot = seat * ESTATES + place // STORE, place % STORE
    store = state.wines[estate]
    if state.events is not None:
        telling.gives_wine(state, seat, place, wine_told(state, seat, place))
    state.wines[estate] = replaced(store, slot, 0)


def value(state: State, seat: int, place: int) -> int:
    """The wine value without renown: production, ageing in a cellar, and Algarve's own point (V18, V19)."""
    estate, slot = seat * ESTATES + place // STORE, place % STORE
    wine = state.wines[estate][slot]
    return wine_production(wine) + gain(state, estate, slot, wine)


def gain(state: State, estate: int, slot: int, wine: int) -> int:
    """How much the value of a wine in that slot exceeds its production value (V19)."""
    gained = state.tables.board.ageing[slot] if state.cellar[estate] else 0
    return gained + state.tables.regions.algarve_value if wine_region(wine) == ALGARVE else gained


def cubes_usable(state: State, seat: int, wine: int) -> int:
    """How many renown cubes the seat could remove for a wine of that region (V15)."""
    region = wine_region(wine)
    cubes = state.cubes[region]
    if cubes and state.has_disc(seat, region):
        return min(cubes, state.tables.regions.cubes_per_wine)
    return 0


def cube_worth(state: State, wine: int) -> int:
    """What one renown cube adds to a wine (V18)."""
    return state.tables.regions.alentejo_cube if wine_region(wine) == ALENTEJO else 1


def cubes_needed(state: State, seat: int, place: int, demand: int) -> int:
    """The fewest cubes that raise a wine to a demand (V17); -1 if no number does."""
    short = demand - value(state, seat, place)
    if short <= 0:
        return 0
    wine = wine_at(state, seat, place)
    worth = cube_worth(state, wine)
    needed = -(-short // worth)
    return needed if needed <= cubes_usable(state, seat, wine) else -1


def reach(state: State, seat: int, place: int) -> int:
    """The highest demand that a wine can meet."""
    wine = wine_at(state, seat, place)
    return value(state, seat, place) + cubes_usable(state, seat, wine) * cube_worth(state, wine)


def spend_cubes(state: State, region: int, cubes: int) -> None:
    """Return renown cubes to the supply."""
    state.cubes[region] -= cubes
    state.cubes_left += cubes
    if state.events is not None:
        telling.spends_cubes(state, region, cubes)


def wine_told(state: State, seat: int, place: int) -> dict[str, Arg]:
    """What a message says about a wine: its colour, its region, its value without renown, and where it is.

    `place` is `region` if the wine's region identifies its estate, and `estate` otherwise.
    """
    wine = wine_at(state, seat, place)
    region = REGIONS[wine_region(wine)]
    estate = estate_named(state, seat * ESTATES + place // STORE)
    return {
        "colour": Ref("colour", COLOURS[wine_colour(wine)]),
        "region": Ref("region", region),
        "value": value(state, seat, place),
        "estate": estate,
        "slot": place % STORE + 1,
        "place": "region" if estate.id == region else "estate",
    }
