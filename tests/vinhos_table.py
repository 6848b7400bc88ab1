"""A table of Vinhos laid out by hand: put the pieces where a rule speaks of them, then answer with tokens.

    table = lay(year=4, vintage="m1a")                  # four players, nothing bought yet
    vineyard(table, RED, 1, "dao_red_1")                # Red's first estate; the tile leaves its deck
    wine(table, RED, 1, slot=2, production=7)           # colour and region are those of the estate
    barrel(table, RED, "hotel_red_7", "beatriz")        # two barrels leave Red's supply
    table.cash[RED] = 3                                 # plain fields are simply set
    turn(table, RED)                                    # the open question is now Red's move
    answer(table, "go bank", "withdraw 3")
    assert why_not(table, "deposit 1") == "back-and-forth"

Seats are RED, PURPLE, BLUE and YELLOW, in the order of play of a new table. Estates and slots count from 1,
as in the tokens; tiles, slots, experts and vintages are named by the ids of the data tables. What is laid out
comes from the supply or its deck and brings neither cubes nor gifts, so that a test says all that it needs.
"""

from __future__ import annotations

from typing import Any, Final

import vindima
from tests.answering import answer, may, why_not
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
from vindima.vinhos.state import NO_SEAT, State, replaced
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

    The order of play is that of the seats, and each has the starting cash of its place, 5 in the account and
    its investment at +1. The year's vintage is the one named, or the next of the deck; the deck holds those
    of the years to come.
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
    """The tile comes to the top of the vintage deck; it stays as large as it was."""
    tile = table.tables.vintages.ids.index(id)
    dropped = tile if tile in table.vintages else table.vintages[-1]
    table.vintages = (tile, *_without(table.vintages, dropped))


def sections(table: State, **points: int) -> None:
    """Feature markers onto the first space of a section, by its fair points: `sections(table, taste=2)`."""
    for feature, section in points.items():
        space = table.tables.fair.track_points.index(section)
        table.features = replaced(table.features, FEATURES.index(feature), space)


def stand(table: State, seat: int, action: str) -> None:
    """The seat's action marker onto a space of the grid."""
    table.marker[seat] = ACTIONS.index(action)


def cubes(table: State, region: str, number: int) -> None:
    """Put this many Renown Cubes into a region's box; the others are in the supply."""
    where = REGIONS.index(region)
    table.cubes_left += table.cubes[where] - number
    assert table.cubes_left >= 0, "no cubes left"
    table.cubes[where] = number


def next_vineyard(table: State, *ids: str) -> None:
    """Tiles to the top of their region's deck; of several of one region the first comes first."""
    for id in reversed(ids):
        tile = table.tables.vineyards.ids.index(id)
        region = tile_region(tile)
        deck = (tile, *_without(table.decks[region], tile))
        table.decks = replaced(table.decks, region, deck)


def next_expert(table: State, *ids: str) -> None:
    """Tiles to the top of their feature's deck; of several of one feature the first comes first."""
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


def vineyard(table: State, seat: int, number: int, *ids: str) -> None:
    """Vineyards from their decks into an estate that can take them. No cubes, no gifts of the region."""
    where = estate(seat, number)
    for id in ids:
        tile = table.tables.vineyards.ids.index(id)
        region = tile_region(tile)
        assert vineyard_refused(table, where, tile) is None, f"{id} does not fit"
        table.decks = replaced(table.decks, region, _without(table.decks[region], tile))
        table.tiles[where] = (*table.tiles[where], tile)
        table.region[where] = region
        table.colour[where] = table.tables.vineyards.colour[tile]


def winery(table: State, seat: int, number: int, count: int = 1) -> None:
    """Wineries from the board into an estate. No cubes."""
    where = estate(seat, number)
    for _ in range(count):
        assert table.wineries_left, "no wineries left"
        assert winery_refused(table, where) is None, "no room for a winery"
        table.wineries_left -= 1
        table.wineries[where] += 1


def enologist(table: State, seat: int, number: int, count: int = 1) -> None:
    """Enologists from the board onto empty wineries of an estate."""
    where = estate(seat, number)
    for _ in range(count):
        assert table.enologists_left, "no enologists left"
        assert enologist_refused(table, where) is None, "no empty winery"
        table.enologists_left -= 1
        table.enologists[where] += 1


def cellar(table: State, seat: int, number: int) -> None:
    """A cellar from the board over an estate's warehouse. No cube."""
    where = estate(seat, number)
    assert table.cellars_left, "no cellars left"
    assert cellar_refused(table, where) is None, "no cellar may be built there"
    table.cellars_left -= 1
    table.cellar[where] = 1


def wine(table: State, seat: int, number: int, slot: int, production: int, made: str = "") -> None:
    """A wine on a slot, 1 to 4, of an estate's store.

    `made` is colour and region, as in `"white dao"`; without it they are those of the estate's vineyards.
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
    """The place of a wine, as `vindima.vinhos.wine.value` and the memos of steps count it."""
    return (number - 1) * STORE + slot - 1


def expert(table: State, seat: int, *ids: str, down: bool = False) -> None:
    """Experts from their decks to a seat, face up or face down."""
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
    """The ids of a seat's experts that lie face up."""
    return _tiles(table, table.up[seat])


def experts_down(table: State, seat: int) -> list[str]:
    """The ids of a seat's experts that lie face down."""
    return _tiles(table, table.down[seat])


def barrel(table: State, seat: int, *places: str) -> None:
    """Barrels from a seat's supply onto the board.

    A place is a sale slot (`hotel_red_7`), an export slot (`c1r3`), a space of the managers' rows
    (`beatriz`, `sales`) or a slot of a multiplier (`cash-1`).
    """
    for place in places:
        assert table.barrels[seat], "no barrels left"
        table.barrels[seat] -= 1
        if place in COURT:
            table.court[seat * COURT_SPACES + COURT.index(place)] += 1
            continue
        field, slot = _slot(table, place)
        owners = getattr(table, field)
        assert owners[slot] == NO_SEAT, f"{place} is taken"
        setattr(table, field, replaced(owners, slot, seat))


def on_court(table: State, seat: int) -> dict[str, int]:
    """How many barrels of a seat lie on each manager and bonus action, those without any left out."""
    first = seat * COURT_SPACES
    spaces = zip(COURT, table.court[first : first + COURT_SPACES], strict=True)
    return {space: number for space, number in spaces if number}


def fair_tile(table: State, seat: int, slot: str, experts: int) -> None:
    """The seat has announced a wine: its fair tile, showing a number of experts, lies on a fair slot."""
    where = table.tables.fair.slot_ids.index(slot)
    assert table.fair_slots[where] == NO_SEAT, f"{slot} is taken"
    table.fair_slots = replaced(table.fair_slots, where, seat)
    table.fair_tile = replaced(table.fair_tile, seat, experts)


# Playing


def begin(table: State, *steps: Step[Any] | tuple[Any, ...]) -> None:
    """Open steps, the first to come first, and settle. Nothing lies below them.

    A step stands alone if it asks no one, else as (step, seat) or (step, seat, memo).
    """
    frames = [Frame(*step) if isinstance(step, tuple) else Frame(step, NOBODY) for step in steps]
    table.stack[:] = reversed(frames)
    table.settle()


def turn(table: State, *seats: int) -> None:
    """Turns of these seats, one after the other: the open question is where the first one moves."""
    begin(table, *[(TURN, seat) for seat in seats])


def phase(table: State, number: int) -> None:
    """A whole phase: a turn for everyone in player order, then the new order."""
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
