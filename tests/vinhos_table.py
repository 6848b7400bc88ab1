"""A table of Vinhos laid out by hand: put the pieces where a rule needs them, then answer with tokens.

    table = lay(year=4, vintage="m1a")                  # four players, nothing bought yet
    vineyard(table, RED, 1, "dao_red_1")                # Red's first estate; the tile leaves its deck
    wine(table, RED, 1, slot=2, production=7)           # colour and region are those of the estate
    vineyard(table, RED, 2, "minho_red_1", wines={1: 3})  # both at once: slot 1, production value 3
    barrel(table, RED, "hotel_red_7", "beatriz")        # two barrels leave Red's supply
    table.cash[RED] = 3                                 # plain fields are simply set
    turn(table, RED)                                    # the open question is now Red's move
    answer(table, "go bank", "withdraw 3")
    assert why_not(table, "deposit 1") == "back-and-forth"

Seats are RED, PURPLE, BLUE and YELLOW, in the order of play of a new table. Estates and slots count from 1,
as in the tokens; tiles, slots, experts and vintages are named by the ids of the data tables. Pieces come from
the supply or their deck, without cubes or gifts, so that a test states everything that it needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import vindima
from tests.answering import answer, may, why_not
from vindima.core.rows import increased, replaced
from vindima.core.step import NOBODY, Frame, Step
from vindima.vinhos.estates import (
    cellar_refused,
    enologist_refused,
    tile_region,
    vineyard_refused,
    winery_refused,
)
from vindima.vinhos.experts import COURT_SPACES
from vindima.vinhos.model import (
    ACTIONS,
    COLOURS,
    COURT,
    ESTATES,
    EXPERTS_PER_FEATURE,
    FEATURES,
    MULTIPLIER_ROOM,
    MULTIPLIERS,
    REGIONS,
    STORE,
    WAREHOUSE,
)
from vindima.vinhos.state import NO_SEAT, State
from vindima.vinhos.turn import TURN
from vindima.vinhos.wine import make_wine, wine_colour, wine_production, wine_region
from vindima.vinhos.year import PHASE

__all__ = [
    "BLUE",
    "PURPLE",
    "RED",
    "YELLOW",
    "answer",
    "barrel",
    "begin",
    "cellar",
    "cubes",
    "enologist",
    "estate",
    "expert",
    "experts_down",
    "experts_up",
    "fair_tile",
    "lay",
    "may",
    "next_expert",
    "next_vineyard",
    "next_vintage",
    "on_court",
    "phase",
    "place_of",
    "sections",
    "stand",
    "turn",
    "vineyard",
    "vintage",
    "why_not",
    "wine",
    "wine_in",
    "winery",
]

RED: Final = 0
PURPLE: Final = 1
BLUE: Final = 2
YELLOW: Final = 3


# The table


def lay(players: int = 4, year: int = 2, vintage: str | None = None, seed: int = 7, **options: Any) -> State:
    """A new game before any purchase, with no open question.

    The seats play in order, each with the starting cash of its place, 5 in the account and its investment at
    +1. The year's vintage is the one named, or else the next in the deck, which then holds the vintages of
    the years to come.
    """
    table = vindima.game("vinhos").new(players=players, seed=seed, **options)
    assert isinstance(table, State)
    table.stack.clear()
    table.legal = ()
    table.order = tuple(range(players))
    table.cash = list(table.tables.board.start_cash[players])
    table.year = year
    table.phase = 1
    if year > 1:
        named = table.vintages[0] if vintage is None else table.tables.vintages.ids.index(vintage)
        table.vintage = named
        table.vintages = _without(table.vintages, named)[year - 2 :]
    return table


def vintage(table: State) -> str:
    """The id of the year's vintage."""
    return table.tables.vintages.ids[table.vintage]


def next_vintage(table: State, id: str) -> None:
    """Put a tile on top of the vintage deck, whose size does not change."""
    tile = table.tables.vintages.ids.index(id)
    dropped = tile if tile in table.vintages else table.vintages[-1]
    table.vintages = (tile, *_without(table.vintages, dropped))


def sections(table: State, **points: int) -> None:
    """Put feature markers on the first space of a section, by its fair points: `sections(table, taste=2)`."""
    for feature, section in points.items():
        space = table.tables.fair.track_points.index(section)
        table.features = replaced(table.features, FEATURES.index(feature), space)


def stand(table: State, seat: int, action: str) -> None:
    """Put the seat's action marker on a space of the grid."""
    table.marker[seat] = ACTIONS.index(action)


def cubes(table: State, region: str, number: int) -> None:
    """Put this many Renown Cubes into a region's box; the others stay in the supply."""
    where = REGIONS.index(region)
    table.cubes_left += table.cubes[where] - number
    assert table.cubes_left >= 0, "no cubes left"
    table.cubes[where] = number


def next_vineyard(table: State, *ids: str) -> None:
    """Put tiles on top of their regions' decks, the first of each region uppermost."""
    for id in reversed(ids):
        tile = table.tables.vineyards.ids.index(id)
        region = tile_region(tile)
        deck = (tile, *_without(table.decks[region], tile))
        table.decks = replaced(table.decks, region, deck)


def next_expert(table: State, *ids: str) -> None:
    """Put tiles on top of their features' decks, the first of each feature uppermost."""
    for id in reversed(ids):
        tile = table.tables.experts.ids.index(id)
        feature = tile // EXPERTS_PER_FEATURE
        deck = (tile, *_without(table.expert_decks[feature], tile))
        table.expert_decks = replaced(table.expert_decks, feature, deck)


# What players own


def estate(seat: int, number: int) -> int:
    """The index of a seat's estate, 1 to 4, in the state's lists."""
    assert 1 <= number <= ESTATES
    return seat * ESTATES + number - 1


def vineyard(table: State, seat: int, number: int, *ids: str, wines: Mapping[int, int] | None = None) -> None:
    """Move vineyards from their decks to a matching estate, without cubes or gifts of the region.

    `wines` are the production values of wines to put on slots of its store.
    """
    where = estate(seat, number)
    for id in ids:
        tile = table.tables.vineyards.ids.index(id)
        region = tile_region(tile)
        assert vineyard_refused(table, where, tile) is None, f"{id} does not fit"
        table.decks = replaced(table.decks, region, _without(table.decks[region], tile))
        table.tiles = replaced(table.tiles, where, (*table.tiles[where], tile))
        table.region = replaced(table.region, where, region)
        table.colour = replaced(table.colour, where, table.tables.vineyards.colour[tile])
    for slot, production in (wines or {}).items():
        wine(table, seat, number, slot, production)


def winery(table: State, seat: int, number: int, count: int = 1) -> None:
    """Move wineries from the board to an estate, without cubes."""
    where = estate(seat, number)
    for _ in range(count):
        assert table.wineries_left, "no wineries left"
        assert winery_refused(table, where) is None, "no room for a winery"
        table.wineries_left -= 1
        table.wineries = increased(table.wineries, where, 1)


def enologist(table: State, seat: int, number: int, count: int = 1) -> None:
    """Move enologists from the board to empty wineries of an estate."""
    where = estate(seat, number)
    for _ in range(count):
        assert table.enologists_left, "no enologists left"
        assert enologist_refused(table, where) is None, "no empty winery"
        table.enologists_left -= 1
        table.enologists = increased(table.enologists, where, 1)


def cellar(table: State, seat: int, number: int) -> None:
    """Move a cellar from the board over an estate's warehouse, without a cube."""
    where = estate(seat, number)
    assert table.cellars_left, "no cellars left"
    assert cellar_refused(table, where) is None, "no cellar may be built there"
    table.cellars_left -= 1
    table.cellar = replaced(table.cellar, where, 1)


def wine(table: State, seat: int, number: int, slot: int, production: int, made: str = "") -> None:
    """Put a wine on a slot, 1 to 4, of an estate's store.

    `made` is its colour and region, as in `"white dao"`; without it, those of the estate's vineyards.
    """
    where = estate(seat, number)
    assert slot <= (STORE if table.cellar[where] else WAREHOUSE), "the store has no such slot"
    colour, region = table.colour[where], table.region[where]
    if made:
        colour, region = COLOURS.index(made.split()[0]), REGIONS.index(made.split()[1])
    store = table.wines[where]
    table.wines[where] = (*store[: slot - 1], make_wine(production, colour, region), *store[slot:])


def wine_in(table: State, seat: int, number: int, slot: int) -> tuple[int, str, str] | None:
    """The wine on a slot as (production value, colour, region); None if the slot is empty."""
    found = table.wines[estate(seat, number)][slot - 1]
    if not found:
        return None
    return wine_production(found), COLOURS[wine_colour(found)], REGIONS[wine_region(found)]


def place_of(number: int, slot: int) -> int:
    """The place of a wine, as `vindima.vinhos.wine.value` and the memos of steps number it."""
    return (number - 1) * STORE + slot - 1


def expert(table: State, seat: int, *ids: str, down: bool = False) -> None:
    """Move experts from their decks to a seat, face up or face down."""
    for id in ids:
        tile = table.tables.experts.ids.index(id)
        feature = tile // EXPERTS_PER_FEATURE
        deck = _without(table.expert_decks[feature], tile)
        table.expert_decks = replaced(table.expert_decks, feature, deck)
        if down:
            table.down[seat] |= 1 << tile
        else:
            table.up[seat] |= 1 << tile


def experts_up(table: State, seat: int) -> list[str]:
    """The ids of a seat's face-up experts."""
    return _tiles(table, table.up[seat])


def experts_down(table: State, seat: int) -> list[str]:
    """The ids of a seat's face-down experts."""
    return _tiles(table, table.down[seat])


def barrel(table: State, seat: int, *places: str) -> None:
    """Move barrels from a seat's supply to the board.

    A place is a sale slot (`hotel_red_7`), an export slot (`c1r3`), a space of the managers' rows
    (`beatriz`, `sales`) or a slot of a multiplier (`cash-1`).
    """
    for place in places:
        assert table.barrels[seat], "no barrels left"
        table.barrels[seat] -= 1
        if place in COURT:
            table.court = increased(table.court, seat * COURT_SPACES + COURT.index(place), 1)
            continue
        field, slot = _slot(table, place)
        owners = getattr(table, field)
        assert owners[slot] == NO_SEAT, f"{place} is taken"
        setattr(table, field, replaced(owners, slot, seat))


def on_court(table: State, seat: int) -> dict[str, int]:
    """How many barrels of a seat lie on each manager and bonus action; empty spaces are omitted."""
    first = seat * COURT_SPACES
    spaces = zip(COURT, table.court[first : first + COURT_SPACES], strict=True)
    return {space: number for space, number in spaces if number}


def fair_tile(table: State, seat: int, slot: str, experts: int) -> None:
    """Put the fair tile of a seat that has announced a wine on a Fair slot, showing a number of experts."""
    where = table.tables.fair.slot_ids.index(slot)
    assert table.fair_slots[where] == NO_SEAT, f"{slot} is taken"
    table.fair_slots = replaced(table.fair_slots, where, seat)
    table.fair_tile = replaced(table.fair_tile, seat, experts)


# Playing


def begin(table: State, *steps: Step[Any] | tuple[Any, ...]) -> None:
    """Replace the stack by these steps, in this order, and settle.

    A step that asks nobody is given alone, any other as (step, seat) or (step, seat, memo).
    """
    frames = [Frame(*step) if isinstance(step, tuple) else Frame(step, NOBODY) for step in steps]
    table.stack[:] = reversed(frames)
    table.settle()


def turn(table: State, *seats: int) -> None:
    """Give these seats a turn, one after the other: the open question is where the first one moves."""
    begin(table, *[(TURN, seat) for seat in seats])


def phase(table: State, number: int) -> None:
    """Begin a whole phase: a turn for everyone in player order, then the new order."""
    begin(table, (PHASE, NOBODY, (number,)))


def _without(deck: tuple[int, ...], tile: int) -> tuple[int, ...]:
    assert tile in deck, "the tile is not in its deck"
    return tuple(other for other in deck if other != tile)


def _tiles(table: State, mask: int) -> list[str]:
    return [id for tile, id in enumerate(table.tables.experts.ids) if mask >> tile & 1]


def _slot(table: State, place: str) -> tuple[str, int]:
    """The field that holds the owners of a slot, and the slot's index in it."""
    if place in table.tables.sales.ids:
        return "sales", table.tables.sales.ids.index(place)
    if place in table.tables.export.ids:
        return "export", table.tables.export.ids.index(place)
    name, _, number = place.rpartition("-")
    return "multipliers", MULTIPLIERS.index(name) * MULTIPLIER_ROOM + int(number) - 1
