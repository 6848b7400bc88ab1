"""The feature vector of the game, block by block: what a seat may know of a position."""

from __future__ import annotations

from typing import Final

from vindima.core.encode import Writer
from vindima.core.features import Block, Layout, numbered, question_blocks
from vindima.vinhos.experts import COURT_SPACES
from vindima.vinhos.model import (
    ACTIONS,
    AMOUNT_ROOM,
    COURT,
    ESTATES,
    EXPERTS,
    EXPERTS_PER_FEATURE,
    FAIR_SLOT_ROOM,
    FEATURES,
    MULTIPLIER_ROOM,
    MULTIPLIERS,
    REGIONS,
    SLOT_ROOM,
    SOURCE_COUNT,
    SOURCES,
    STORE,
    TILES_PER_REGION,
)
from vindima.vinhos.production import production_value
from vindima.vinhos.state import State
from vindima.vinhos.wine import value, wine_colour, wine_production, wine_region

__all__ = ["LAYOUT"]

REGION_COUNT: Final = len(REGIONS)
TILE_COUNT: Final = REGION_COUNT * TILES_PER_REGION
COVERED: Final = TILES_PER_REGION - 1
"""How many tiles of a region can lie below the open one."""
VINTAGES: Final = 9
MANY: Final = 99
"""The bound of supplies and counters that the tables set."""
MOST_POINTS: Final = 999
MOST_MONEY: Final = 999
MOST_WINE: Final = 99


# The board


def setting(state: State, seat: int, out: Writer) -> None:
    setup = state.setup
    out.put(0, int(setup.order_by_region))
    out.put(1, int(setup.barrels_home))
    out.put(2, int(setup.cash_cap))
    out.put(3, int(setup.third_prize))


def time(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.year)
    out.put(1, state.phase)


def running(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.free_move)
    out.put(1, state.discount)


def supply(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.cubes_left)
    out.put(1, state.wineries_left)
    out.put(2, state.cellars_left)
    out.put(3, state.enologists_left)
    out.put(4, state.porto_left)


def regions_in_play(state: State, seat: int, out: Writer) -> None:
    out.put_flags(0, state.in_play)


def renown(state: State, seat: int, out: Writer) -> None:
    out.put_all(0, state.cubes)


def weather(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.tables.vintages.weather[state.vintage])


def vintage_now(state: State, seat: int, out: Writer) -> None:
    if state.vintage >= 0:
        out.put(state.vintage, 1)


def vintages_to_come(state: State, seat: int, out: Writer) -> None:
    out.put_each(0, state.vintages)


def markers(state: State, seat: int, out: Writer) -> None:
    out.put_all(0, state.features)


def vineyard_tops(state: State, seat: int, out: Writer) -> None:
    for region, deck in enumerate(state.decks):
        if deck:
            out.put(region, 1 + deck[0] % TILES_PER_REGION)


def vineyard_decks(state: State, seat: int, out: Writer) -> None:
    for deck in state.decks:
        out.put_each(0, deck)


def expert_tops(state: State, seat: int, out: Writer) -> None:
    for feature, deck in enumerate(state.expert_decks):
        if deck:
            out.put(feature, 1 + deck[0] % EXPERTS_PER_FEATURE)


def expert_decks(state: State, seat: int, out: Writer) -> None:
    for deck in state.expert_decks:
        out.put_each(0, deck)


QUESTION, NOTES, SEAT, TO_ANSWER = question_blocks()

BOARD: Final[tuple[Block[State], ...]] = (
    QUESTION,
    Block(
        numbered("option", ("turn_order_by_region", "barrels_home", "cash_cap", "two_player_fair")),
        0,
        1,
        "1 if the variant is played",
        setting,
    ),
    Block(("year", "phase"), 0, VINTAGES, ("the year, 0 during setup", "the phase of turns"), time),
    Block(
        ("free_move", "discount"),
        0,
        MANY,
        (
            "1 while an expert pays the mover's way",
            "what each vineyard of the running action costs less",
        ),
        running,
    ),
    Block(
        numbered("supply", ("cubes", "wineries", "cellars", "enologists", "porto")),
        0,
        MANY,
        "what is left in the common supply",
        supply,
    ),
    Block(numbered("in_play", REGIONS), 0, 1, "1 if the region takes part", regions_in_play),
    Block(numbered("renown", REGIONS), 0, MANY, "cubes in the region", renown),
    Block(("weather",), -2, 2, "the weather of the year", weather),
    Block(numbered("vintage", range(VINTAGES)), 0, 1, "1 at the vintage tile of the year", vintage_now),
    Block(
        numbered("vintage_to_come", range(VINTAGES)),
        0,
        1,
        "1 if the vintage tile is still in the stack, whose order nobody knows",
        vintages_to_come,
    ),
    Block(numbered("marker", FEATURES), 0, MANY, "the space of the feature's marker", markers),
    Block(
        numbered("vineyard_top", REGIONS),
        0,
        TILES_PER_REGION,
        "the open tile of the deck: 1 + its number in its region; 0 if the deck is empty",
        vineyard_tops,
    ),
    Block(
        [f"vineyard.{region}.{number}" for region in REGIONS for number in range(TILES_PER_REGION)],
        0,
        1,
        "1 if the vineyard tile is in its deck",
        vineyard_decks,
    ),
    Block(
        numbered("expert_top", FEATURES),
        0,
        EXPERTS_PER_FEATURE,
        "the open expert of the stack: 1 + its number in its feature; 0 if the stack is empty",
        expert_tops,
    ),
    Block(
        [f"expert.{feature}.{number}" for feature in FEATURES for number in range(EXPERTS_PER_FEATURE)],
        0,
        1,
        "1 if the expert is in the stack",
        expert_decks,
    ),
)


# What only the seat knows


def known_order(state: State, seat: int, out: Writer) -> None:
    for region, deck in enumerate(state.decks):
        if state.knowers[region] >> seat & 1:
            for place in range(1, len(deck)):
                out.put(region * COVERED + place - 1, 1 + deck[place] % TILES_PER_REGION)


def chosen_experts(state: State, seat: int, out: Writer) -> None:
    out.put_flags(0, state.plays[seat])


OWN: Final[tuple[Block[State], ...]] = (
    SEAT,
    NOTES,
    Block(
        [f"vineyard_below.{region}.{place}" for region in REGIONS for place in range(1, TILES_PER_REGION)],
        0,
        TILES_PER_REGION,
        "a covered tile whose place this seat knows: 1 + its number in its region; else 0",
        known_order,
    ),
    Block(
        numbered("chosen", range(EXPERTS)),
        0,
        1,
        "1 if this seat has secretly chosen the expert for the fair",
        chosen_experts,
    ),
)


# What everyone knows about each seat


def score(state: State, seat: int, out: Writer) -> None:
    first = seat * SOURCE_COUNT
    out.put(0, state.score(seat))
    for source in range(SOURCE_COUNT):
        out.put(1 + source, state.points[first + source])


def money(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.cash[seat])


def account(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.account[seat])


def investment(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.investment[seat])


def fair(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.fair_points[seat])


def fair_tile(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.fair_tile[seat])


def belongings(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.barrels[seat])
    out.put(1, state.porto[seat])


def benefit(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.benefits >> seat & 1)


def places(state: State, seat: int, out: Writer) -> None:
    if seat in state.order:
        out.put(0, 1 + state.order.index(seat))
    if seat in state.lower:
        out.put(1, 1 + state.lower.index(seat))


def action_space(state: State, seat: int, out: Writer) -> None:
    if state.marker[seat] >= 0:
        out.put(state.marker[seat], 1)


def experts_up(state: State, seat: int, out: Writer) -> None:
    out.put_flags(0, state.up[seat])


def experts_down(state: State, seat: int, out: Writer) -> None:
    out.put_flags(0, state.down[seat])


def court(state: State, seat: int, out: Writer) -> None:
    first = seat * COURT_SPACES
    for space in range(COURT_SPACES):
        out.put(space, state.court[first + space])


def put_owned(slots: list[int], seat: int, out: Writer) -> None:
    """Write a 1 for each slot that the seat holds."""
    for slot, owner in enumerate(slots):
        if owner == seat:
            out.put(slot, 1)


def sales(state: State, seat: int, out: Writer) -> None:
    put_owned(state.sales, seat, out)


def export(state: State, seat: int, out: Writer) -> None:
    put_owned(state.export, seat, out)


def multipliers(state: State, seat: int, out: Writer) -> None:
    put_owned(state.multipliers, seat, out)


def fair_slots(state: State, seat: int, out: Writer) -> None:
    put_owned(state.fair_slots, seat, out)


def vineyards(state: State, seat: int, out: Writer) -> None:
    for estate in range(seat * ESTATES, seat * ESTATES + ESTATES):
        out.put_each(0, state.tiles[estate])


def estate_regions(state: State, seat: int, out: Writer) -> None:
    for number in range(ESTATES):
        region = state.region[seat * ESTATES + number]
        if region >= 0:
            out.put(number * REGION_COUNT + region, 1)


def estate_contents(state: State, seat: int, out: Writer) -> None:
    first = 0
    for estate in range(seat * ESTATES, seat * ESTATES + ESTATES):
        tiles = state.tiles[estate]
        if tiles:
            out.put(first, 1 + state.colour[estate])
            out.put(first + 1, len(tiles))
            out.put(first + 6, max(0, production_value(state, estate)))
        out.put(first + 2, state.wineries[estate])
        out.put(first + 3, state.enologists[estate])
        out.put(first + 4, state.cellar[estate])
        out.put(first + 5, state.waiting[estate])
        first += len(ESTATE)


def wines(state: State, seat: int, out: Writer) -> None:
    for place in range(ESTATES * STORE):
        wine = state.wines[seat * ESTATES + place // STORE][place % STORE]
        if wine:
            first = place * len(WINE)
            out.put(first, wine_production(wine))
            out.put(first + 1, value(state, seat, place))
            out.put(first + 2, 1 + wine_colour(wine))
            out.put(first + 3, 1 + wine_region(wine))


ESTATE: Final = (
    "colour",
    "vineyards",
    "wineries",
    "enologists",
    "cellar",
    "waiting_cubes",
    "makes_next",
)
WINE: Final = ("production", "value", "colour", "region")

SEATS: Final[tuple[Block[State], ...]] = (
    TO_ANSWER,
    Block(
        ("score", *numbered("points", SOURCES)),
        -MOST_POINTS,
        MOST_POINTS,
        "victory points, all and by source",
        score,
        clipped=True,
    ),
    Block(("cash",), 0, MOST_MONEY, "cash in thousands", money, clipped=True),
    Block(("account",), 0, AMOUNT_ROOM, "the account in thousands", account),
    Block(("investment",), -9, 9, "the level of investment", investment),
    Block(("fair_points",), 0, MOST_POINTS, "points of the fair so far", fair, clipped=True),
    Block(("fair_tile",), -1, EXPERTS, "experts allowed at the fair; -1 if no wine is announced", fair_tile),
    Block(("barrels", "porto"), 0, MANY, ("barrels in supply", "Porto tiles"), belongings),
    Block(("benefit_taken",), 0, 1, "1 if the seat had its benefit in this phase", benefit),
    Block(
        ("place", "lower_place"),
        0,
        4,
        ("place in the order of play; 0 is none", "place in the lower row; 0 is none"),
        places,
    ),
    Block(numbered("at", ACTIONS), 0, 1, "1 at the action space of the seat's marker", action_space),
    Block(numbered("expert_up", range(EXPERTS)), 0, 1, "1 if the expert lies face up", experts_up),
    Block(numbered("expert_down", range(EXPERTS)), 0, 1, "1 if the expert lies face down", experts_down),
    Block(numbered("court", COURT), 0, MANY, "barrels on the court space", court),
    Block(numbered("sale", range(SLOT_ROOM)), 0, 1, "1 if a barrel stands on the sale slot", sales),
    Block(numbered("export", range(SLOT_ROOM)), 0, 1, "1 if a barrel stands on the export slot", export),
    Block(
        [f"multiplier.{name}.{slot}" for name in MULTIPLIERS for slot in range(MULTIPLIER_ROOM)],
        0,
        1,
        "1 if a barrel stands on the slot of the multiplier",
        multipliers,
    ),
    Block(
        numbered("fair", range(FAIR_SLOT_ROOM)), 0, 1, "1 if the seat has the slot of the fair", fair_slots
    ),
    Block(numbered("vineyard", range(TILE_COUNT)), 0, 1, "1 if the seat has the vineyard tile", vineyards),
    Block(
        [f"estate-{estate}.{region}" for estate in range(1, ESTATES + 1) for region in REGIONS],
        0,
        1,
        "1 at the region of the estate",
        estate_regions,
    ),
    Block(
        [f"estate-{estate}.{name}" for estate in range(1, ESTATES + 1) for name in ESTATE],
        0,
        MOST_WINE,
        "of the estate: its colour (1 red, 2 white, 0 none), vineyards, wineries, enologists, cellar, cubes "
        "that wait for a region, and what it makes at the next production before Porto",
        estate_contents,
        clipped=True,
    ),
    Block(
        [
            f"wine.estate-{estate}.slot-{slot}.{name}"
            for estate in range(1, ESTATES + 1)
            for slot in range(1, STORE + 1)
            for name in WINE
        ],
        0,
        MOST_WINE,
        "of the wine on the slot: production, value without renown, 1 + colour, 1 + region; 0 if none",
        wines,
        clipped=True,
    ),
)

LAYOUT: Final[Layout[State]] = Layout(BOARD, OWN, SEATS)
