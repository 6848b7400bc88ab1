"""The feature vector of the game, block by block: what a seat may know of a position.

Each function writes the blocks of the tuple below it, in the same order.
"""

from __future__ import annotations

from typing import Final

from vindima.core.encode import (
    BYTE,
    BYTE_FLAGS,
    COUNT_BITS,
    FULL,
    NUMBERS,
    Writer,
    piece,
    places,
    within,
)
from vindima.core.features import (
    Block,
    Layout,
    numbered,
    put_notes,
    put_question,
    put_to_answer,
    question_blocks,
    score_block,
)
from vindima.vinhos.encoded import EncodedEstates, EncodedPlaces, EncodedSupply
from vindima.vinhos.experts import COURT_SPACES
from vindima.vinhos.model import (
    ACTIONS,
    ALENTEJO,
    ALGARVE,
    AMOUNT_ROOM,
    COURT,
    DAO,
    DOURO,
    ESTATES,
    EXPERTS,
    EXPERTS_PER_FEATURE,
    FAIR_SLOT_ROOM,
    FEATURES,
    FROM_ACCOUNT,
    FROM_EMPTY_ACCOUNT,
    FROM_EXPERTS,
    FROM_EXPORT,
    FROM_FAIR,
    FROM_MAJORITIES,
    FROM_MULTIPLIERS,
    FROM_RENOWN,
    FROM_WINE,
    LISBOA,
    MINHO,
    MULTIPLIER_ROOM,
    MULTIPLIERS,
    REGIONS,
    SETUBAL,
    SLOT_ROOM,
    SOURCE_COUNT,
    SOURCES,
    STORE,
    TILES_PER_REGION,
    TRAS_OS_MONTES,
)
from vindima.vinhos.production import production_value
from vindima.vinhos.state import State
from vindima.vinhos.wine import gain, wine_colour, wine_production, wine_region

__all__ = ["LAYOUT"]

REGION_COUNT: Final = len(REGIONS)
TILE_COUNT: Final = REGION_COUNT * TILES_PER_REGION
COVERED: Final = TILES_PER_REGION - 1
"""How many tiles of a region can be below the open one."""
VINTAGES: Final = 9
MANY: Final = 99
"""The bound of supplies and counters that the tables set."""
MOST_POINTS: Final = 999
MOST_MONEY: Final = 999
MOST_WINE: Final = 99
SLOT_COUNT: Final = len(MULTIPLIERS) * MULTIPLIER_ROOM

assert (REGION_COUNT, EXPERTS, TILE_COUNT) == (
    BYTE,
    3 * BYTE,
    4 * BYTE,
)  # flags in whole bytes

REGION: Final = places(REGION_COUNT)
VINTAGE: Final = places(VINTAGES)
ACTION: Final = places(len(ACTIONS))


# The board


def put_board(state: State, seat: int, out: Writer) -> None:
    setup = state.setup
    put_question(state, seat, out)
    out.put(int(setup.order_by_region))
    out.put(int(setup.barrels_home))
    out.put(int(setup.cash_cap))
    out.put(int(setup.third_prize))
    cubes = state.cubes
    out.put_piece(
        b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b"
        % (
            NUMBERS[state.year],
            NUMBERS[state.phase],
            NUMBERS[state.free_move],
            NUMBERS[state.discount],
            NUMBERS[state.cubes_left],
            NUMBERS[state.wineries_left],
            NUMBERS[state.cellars_left],
            NUMBERS[state.enologists_left],
            NUMBERS[state.porto_left],
            BYTE_FLAGS[state.in_play],
            NUMBERS[cubes[MINHO]],
            NUMBERS[cubes[TRAS_OS_MONTES]],
            NUMBERS[cubes[DAO]],
            NUMBERS[cubes[DOURO]],
            NUMBERS[cubes[LISBOA]],
            NUMBERS[cubes[ALENTEJO]],
            NUMBERS[cubes[SETUBAL]],
            NUMBERS[cubes[ALGARVE]],
            NUMBERS[state.tables.vintages.weather[state.vintage]],
            VINTAGE[state.vintage],
        )
    )
    put_supply(state, out)


def put_supply(state: State, out: Writer) -> None:
    """Write the vintages to come, the markers of the features and the decks."""
    last = state.setup.supply
    if last is None or not last.valid(state):
        last = EncodedSupply(state, encoded_supply(state))
        state.setup.supply = last
    out.put_piece(last.piece)


def encoded_supply(state: State) -> bytes:
    """What `put_supply` writes."""
    out = Writer()
    to_come = 0
    for vintage in state.vintages:
        to_come |= 1 << vintage
    out.put_flags(to_come, VINTAGES)
    for space in state.features:
        out.put(space)
    put_decks(state.decks, TILES_PER_REGION, out)
    put_decks(state.expert_decks, EXPERTS_PER_FEATURE, out)
    return out.data()


def put_decks(decks: tuple[tuple[int, ...], ...], size: int, out: Writer) -> None:
    """Write the open tile of each deck, then which tiles of the game are in the decks."""
    tiles = tops = 0
    for deck in reversed(decks):
        tops <<= COUNT_BITS
        if not deck:
            continue
        top = deck[0] % size
        tops |= 1 + top
        if len(deck) == size:
            tiles |= (1 << size) - 1 << deck[0] - top
        else:
            for tile in deck:
                tiles |= 1 << tile
    out.put_counts(tops, len(decks))
    out.put_flags(tiles, size * len(decks))


QUESTION, SEAT, NOTES, TO_ANSWER = question_blocks()

BOARD: Final[tuple[Block, ...]] = (
    QUESTION,
    Block(
        numbered("option", ("turn_order_by_region", "barrels_home", "cash_cap", "two_player_fair")),
        0,
        1,
        "1 if the variant is played",
    ),
    Block(("year", "phase"), 0, VINTAGES, ("the year, 0 during setup", "the phase of turns")),
    Block(
        ("free_move", "discount"),
        0,
        MANY,
        (
            "1 while an expert pays the mover's way",
            "what each vineyard of the running action costs less",
        ),
    ),
    Block(
        numbered("supply", ("cubes", "wineries", "cellars", "enologists", "porto")),
        0,
        MANY,
        "what is left in the common supply",
    ),
    Block(numbered("in_play", REGIONS), 0, 1, "1 if the region takes part"),
    Block(numbered("renown", REGIONS), 0, MANY, "cubes in the region"),
    Block(("weather",), -2, 2, "the weather of the year"),
    Block(numbered("vintage", range(VINTAGES)), 0, 1, "1 at the vintage tile of the year"),
    Block(
        numbered("vintage_to_come", range(VINTAGES)),
        0,
        1,
        "1 if the vintage tile is still in the stack, whose order nobody knows",
    ),
    Block(numbered("marker", FEATURES), 0, MANY, "the space of the feature's marker"),
    Block(
        numbered("vineyard_top", REGIONS),
        0,
        TILES_PER_REGION,
        "the open tile of the deck: 1 + its number in its region; 0 if the deck is empty",
    ),
    Block(
        [f"vineyard.{region}.{number}" for region in REGIONS for number in range(TILES_PER_REGION)],
        0,
        1,
        "1 if the vineyard tile is in its deck",
    ),
    Block(
        numbered("expert_top", FEATURES),
        0,
        EXPERTS_PER_FEATURE,
        "the open expert of the stack: 1 + its number in its feature; 0 if the stack is empty",
    ),
    Block(
        [f"expert.{feature}.{number}" for feature in FEATURES for number in range(EXPERTS_PER_FEATURE)],
        0,
        1,
        "1 if the expert is in the stack",
    ),
)


# What only the seat knows


def put_own(state: State, seat: int, out: Writer) -> None:
    put_notes(state, seat, out)
    for region, deck in enumerate(state.decks):
        covered = 0
        if state.knowers[region] and state.knowers[region] >> seat & 1:
            for place in range(1, len(deck)):
                out.put(1 + deck[place] % TILES_PER_REGION)
                covered += 1
        out.put_zeros(COVERED - covered)
    out.put_flags(state.plays[seat], EXPERTS)


OWN: Final[tuple[Block, ...]] = (
    SEAT,
    NOTES,
    Block(
        [f"vineyard_below.{region}.{place}" for region in REGIONS for place in range(1, TILES_PER_REGION)],
        0,
        TILES_PER_REGION,
        "a covered tile whose place this seat knows: 1 + its number in its region; else 0",
    ),
    Block(
        numbered("chosen", range(EXPERTS)),
        0,
        1,
        "1 if this seat has secretly chosen the expert for the fair",
    ),
)


# What everyone knows about each seat


def put_seat(state: State, seat: int, out: Writer) -> None:
    placed = state.setup.places[seat]
    if placed is None or not placed.valid(state):
        placed = EncodedPlaces(state, encoded_score(state, seat), encoded_barrels(state, seat))
        state.setup.places[seat] = placed
    estates = state.setup.estates[seat]
    if estates is None or not estates.valid(state):
        estates = EncodedEstates(state, encoded_estates(state, seat))
        state.setup.estates[seat] = estates
    put_to_answer(state, seat, out)
    up, down = state.up[seat], state.down[seat]
    out.put_piece(
        b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b"
        % (
            placed.score,
            NUMBERS[within(state.cash[seat], 0, MOST_MONEY)],
            NUMBERS[state.account[seat]],
            NUMBERS[state.investment[seat]],
            NUMBERS[within(state.fair_points[seat], 0, MOST_POINTS)],
            NUMBERS[state.fair_tile[seat]],
            NUMBERS[state.barrels[seat]],
            NUMBERS[state.porto[seat]],
            NUMBERS[state.benefits >> seat & 1],
            NUMBERS[place_in(state.order, seat)],
            NUMBERS[place_in(state.lower, seat)],
            ACTION[state.marker[seat]],
            BYTE_FLAGS[up & FULL],
            BYTE_FLAGS[up >> BYTE & FULL],
            BYTE_FLAGS[up >> 2 * BYTE],
            BYTE_FLAGS[down & FULL],
            BYTE_FLAGS[down >> BYTE & FULL],
            BYTE_FLAGS[down >> 2 * BYTE],
            placed.barrels,
            estates.piece,
        )
    )
    for estate in range(seat * ESTATES, seat * ESTATES + ESTATES):
        put_wines(state, estate, out)


def encoded_score(state: State, seat: int) -> bytes:
    """The points of a seat, all and by source."""
    first = seat * SOURCE_COUNT
    return b"%b%b%b%b%b%b%b%b%b%b" % (
        encoded_points(state.score(seat)),
        encoded_points(state.points[first + FROM_EXPORT]),
        encoded_points(state.points[first + FROM_FAIR]),
        encoded_points(state.points[first + FROM_WINE]),
        encoded_points(state.points[first + FROM_EXPERTS]),
        encoded_points(state.points[first + FROM_RENOWN]),
        encoded_points(state.points[first + FROM_EMPTY_ACCOUNT]),
        encoded_points(state.points[first + FROM_MAJORITIES]),
        encoded_points(state.points[first + FROM_ACCOUNT]),
        encoded_points(state.points[first + FROM_MULTIPLIERS]),
    )


def encoded_points(points: int) -> bytes:
    return NUMBERS[within(points, -MOST_POINTS, MOST_POINTS)]


def encoded_barrels(state: State, seat: int) -> bytes:
    """The barrels of a seat on the board, and its slot at the Fair."""
    out = Writer()
    for space in range(seat * COURT_SPACES, (seat + 1) * COURT_SPACES):
        out.put(state.court[space])
    out.put_owned(state.sales, seat, SLOT_ROOM)
    out.put_owned(state.export, seat, SLOT_ROOM)
    out.put_owned(state.multipliers, seat, SLOT_COUNT)
    out.put_owned(state.fair_slots, seat, FAIR_SLOT_ROOM)
    return out.data()


def place_in(row: tuple[int, ...], seat: int) -> int:
    """The place of a seat in a row, counted from 1; 0 if it has none."""
    for place, other in enumerate(row):
        if other == seat:
            return place + 1
    return 0


def encoded_estates(state: State, seat: int) -> bytes:
    """The vineyards of a seat, the region of each estate, and what each estate has."""
    first = seat * ESTATES
    vineyards = 0
    for estate in range(first, first + ESTATES):
        for tile in state.tiles[estate]:
            vineyards |= 1 << tile
    return b"%b%b%b%b%b%b%b%b%b%b%b%b" % (
        BYTE_FLAGS[vineyards & FULL],
        BYTE_FLAGS[vineyards >> BYTE & FULL],
        BYTE_FLAGS[vineyards >> 2 * BYTE & FULL],
        BYTE_FLAGS[vineyards >> 3 * BYTE],
        REGION[state.region[first]],
        REGION[state.region[first + 1]],
        REGION[state.region[first + 2]],
        REGION[state.region[first + 3]],
        encoded_estate(state, first),
        encoded_estate(state, first + 1),
        encoded_estate(state, first + 2),
        encoded_estate(state, first + 3),
    )


def encoded_estate(state: State, estate: int) -> bytes:
    """What an estate has and what it makes."""
    vines = len(state.tiles[estate])
    has = state.wineries[estate] << 3 | state.enologists[estate] << 1 | state.cellar[estate]
    makes = 0
    if vines:
        has |= 1 + state.colour[estate] << 7 | vines << 5
        makes = within(production_value(state, estate), 0, MOST_WINE)
    return b"%b%b%b" % (ESTATES_WITH[has], NUMBERS[state.waiting[estate]], NUMBERS[makes])


def put_wines(state: State, estate: int, out: Writer) -> None:
    """Write the wines of an estate, slot by slot."""
    store = state.wines[estate]
    if not any(wine for wine in store):
        out.put_zeros(STORE * len(WINE))
        return
    for slot, wine in enumerate(store):
        if wine:
            gained = gain(state, estate, slot, wine)
            if wine < WINE_ROOM and gained < GAINED:
                out.put_piece(WINES[gained * WINE_ROOM + wine])
            else:
                out.put_piece(wine_piece(wine, gained))
        else:
            out.put_zeros(len(WINE))


def wine_piece(wine: int, gained: int) -> bytes:
    """The numbers of a wine as bytes; `gained` is how much its value exceeds its production value."""
    made = wine_production(wine)
    return piece(
        within(made, 0, MOST_WINE),
        within(made + gained, 0, MOST_WINE),
        1 + wine_colour(wine),
        1 + wine_region(wine),
    )


ESTATES_WITH: Final[list[bytes]] = [
    piece(has >> 7, has >> 5 & 3, has >> 3 & 3, has >> 1 & 3, has & 1) for has in range(3 << 7)
]
"""The first numbers of an estate. The index has two bits for each number, and one for the cellar."""
WINE_ROOM: Final = 1 << 9
"""More than any wine with a production value below 32."""
GAINED: Final = 7
"""More than wine gains with the numbers of the box."""
WINES: Final[list[bytes]] = [
    wine_piece(wine, gained) for gained in range(GAINED) for wine in range(WINE_ROOM)
]
"""The pieces of these wines, by what they have gained and by their number."""

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

SEATS: Final[tuple[Block, ...]] = (
    TO_ANSWER,
    score_block(SOURCES, MOST_POINTS),
    Block(("cash",), 0, MOST_MONEY, "cash in thousands", clipped=True),
    Block(("account",), 0, AMOUNT_ROOM, "the account in thousands"),
    Block(("investment",), -9, 9, "the level of investment"),
    Block(("fair_points",), 0, MOST_POINTS, "points of the fair so far", clipped=True),
    Block(("fair_tile",), -1, EXPERTS, "experts allowed at the fair; -1 if no wine is announced"),
    Block(("barrels", "porto"), 0, MANY, ("barrels in supply", "Porto tiles")),
    Block(("benefit_taken",), 0, 1, "1 if the seat had its benefit in this phase"),
    Block(
        ("place", "lower_place"),
        0,
        4,
        ("place in the order of play; 0 is none", "place in the lower row; 0 is none"),
    ),
    Block(numbered("at", ACTIONS), 0, 1, "1 at the action space of the seat's marker"),
    Block(numbered("expert_up", range(EXPERTS)), 0, 1, "1 if the expert lies face up"),
    Block(numbered("expert_down", range(EXPERTS)), 0, 1, "1 if the expert lies face down"),
    Block(numbered("court", COURT), 0, MANY, "barrels on the court space"),
    Block(numbered("sale", range(SLOT_ROOM)), 0, 1, "1 if a barrel stands on the sale slot"),
    Block(numbered("export", range(SLOT_ROOM)), 0, 1, "1 if a barrel stands on the export slot"),
    Block(
        [f"multiplier.{name}.{slot}" for name in MULTIPLIERS for slot in range(MULTIPLIER_ROOM)],
        0,
        1,
        "1 if a barrel stands on the slot of the multiplier",
    ),
    Block(numbered("fair", range(FAIR_SLOT_ROOM)), 0, 1, "1 if the seat has the slot of the fair"),
    Block(numbered("vineyard", range(TILE_COUNT)), 0, 1, "1 if the seat has the vineyard tile"),
    Block(
        [f"estate-{estate}.{region}" for estate in range(1, ESTATES + 1) for region in REGIONS],
        0,
        1,
        "1 at the region of the estate",
    ),
    Block(
        [f"estate-{estate}.{name}" for estate in range(1, ESTATES + 1) for name in ESTATE],
        0,
        MOST_WINE,
        "of the estate: its colour (1 red, 2 white, 0 none), vineyards, wineries, enologists, cellar, cubes "
        "that wait for a region, and what it makes at the next production before Porto",
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
        clipped=True,
    ),
)

LAYOUT: Final[Layout[State]] = Layout(BOARD, put_board, OWN, put_own, SEATS, put_seat)
