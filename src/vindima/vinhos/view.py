"""What a seat may know of a position, and its shape as JSON."""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict, cast

from vindima.core.masks import bits
from vindima.core.view import common_view
from vindima.core.wire import CommonView
from vindima.vinhos import model
from vindima.vinhos.actions.press import slot_bonus
from vindima.vinhos.experts import COURT_SPACES
from vindima.vinhos.fair import prize_places
from vindima.vinhos.model import (
    COURT,
    ESTATES,
    HANGOUTS,
    MULTIPLIER_ROOM,
    MULTIPLIERS,
    NO_REGION,
    REGIONS,
    STORE,
    WAREHOUSE,
)
from vindima.vinhos.production import production_value
from vindima.vinhos.scoring import breakdown
from vindima.vinhos.state import NO_SEAT, NOT_PRESENTED, State
from vindima.vinhos.turn import full_prices, move_prices
from vindima.vinhos.wine import value, wine_colour, wine_production, wine_region

__all__ = ["View", "view"]

Colour = Literal["red", "white"]
Feature = Literal["taste", "aroma", "look", "alcohol"]
Action = Literal[
    "bank",
    "cellars",
    "enologists",
    "export",
    "pass_press_release",
    "sales",
    "vineyards",
    "wine_experts",
    "wineries",
]
Supply = Literal["cubes", "wineries", "cellars", "enologists", "porto"]

# The same ids as in the model, with types that list them. A test compares the two.
COLOURS: Final = cast("tuple[Colour, ...]", model.COLOURS)
FEATURES: Final = cast("tuple[Feature, ...]", model.FEATURES)
ACTIONS: Final = cast("tuple[Action, ...]", model.ACTIONS)


class Tile(TypedDict):
    id: str
    colour: Colour
    cost: int


class RegionView(TypedDict):
    id: str
    in_play: bool
    cubes: int
    room: int
    top: Tile | None
    tiles: list[str]
    """The tiles left in the deck, sorted."""
    order: list[str] | None
    """The order of the deck, for a seat that knows it; null for others."""
    discs: list[int]
    """The seats with an estate there, once for each estate."""


class WineView(TypedDict):
    production: int
    value: int
    colour: Colour
    region: str


class EstateView(TypedDict):
    region: str | None
    colour: Colour | None
    vineyards: list[str]
    wineries: int
    enologists: int
    cellar: bool
    waiting_cubes: int
    next_production: int
    wines: list[WineView | None]


class SeatView(TypedDict):
    score: int
    """Points so far."""
    breakdown: dict[str, int]
    """Points by source if the game ended now."""
    cash: int
    account: int
    investment: int
    fair_points: int
    fair_tile: int | None
    """How many experts the announced wine allows; null without an announcement."""
    barrels: int
    marker: Action
    moves: dict[str, int]
    """The price of moving to each space."""
    experts_up: list[str]
    experts_down: list[str]
    experts_chosen: list[str] | None
    """The experts chosen for the Fair; null where the reader may not know them."""
    porto: int
    benefit_taken: bool
    court: dict[str, int]
    estates: list[EstateView]


class SaleSlot(TypedDict):
    id: str
    hangout: str
    colour: Colour
    value: int
    seat: int | None


class ExportSlot(TypedDict):
    id: str
    column: int
    value: int
    points: int
    seat: int | None


class ExportView(TypedDict):
    majorities: list[int]
    slots: list[ExportSlot]


class FairSlot(TypedDict):
    id: str
    features: list[Feature]
    bonus: str
    points: int
    """What its two features are worth now."""
    seat: int | None


class YearView(TypedDict):
    year: int
    tax_space: Action
    prizes: list[int] | None
    """The points for each place at the Fair that ends the year; null in a year without a Fair."""


class VintageView(TypedDict):
    id: str
    weather: int
    alexandre: Colour | None
    beatriz: int | None
    constantino: list[str]
    to_come: list[str]


class FeatureView(TypedDict):
    space: int
    points: int


class ExpertDeckView(TypedDict):
    top: str | None
    tiles: list[str]


class Corrections(TypedDict, total=False):
    tables: Any
    """Corrected data tables."""


class Options(Corrections):
    regions: str
    turn_order_by_region: bool
    barrels_home_in_maintenance: bool
    cash_multiplier_cap: bool
    two_player_fair: bool


class View(CommonView):
    """What a seat may know of a position of Vinhos."""

    game: Literal["vinhos"]
    options: Options
    year: int
    phase: int
    order: list[int]
    lower_row: list[int | None]
    tax_space: Action
    years: list[YearView]
    vintage: VintageView
    features: dict[Feature, FeatureView]
    regions: list[RegionView]
    experts: dict[Feature, ExpertDeckView]
    supply: dict[Supply, int]
    sales: list[SaleSlot]
    export: ExportView
    multipliers: dict[str, list[int | None]]
    multiplier_points: dict[str, list[int]]
    cash_per_point: list[int]
    fair_slots: list[FairSlot]
    seats: list[SeatView]


def view(state: State, seat: int | None) -> View:
    """Everything public, and the hidden information that the seat may know."""
    return {
        "game": "vinhos",
        "options": cast(Options, state.options_used),
        **common_view(state, seat),
        "year": state.year,
        "phase": state.phase,
        "order": list(state.order),
        "lower_row": [None if other == NO_SEAT else other for other in state.lower],
        "tax_space": ACTIONS[state.tables.board.tax_space[max(0, state.year - 1)]],
        "years": years_view(state),
        "vintage": vintage_view(state),
        "features": {
            name: {"space": space, "points": state.tables.fair.track_points[space]}
            for name, space in zip(FEATURES, state.features, strict=True)
        },
        "regions": [region_view(state, seat, region) for region in range(len(REGIONS))],
        "experts": {name: expert_deck_view(state, feature) for feature, name in enumerate(FEATURES)},
        "supply": {
            "cubes": state.cubes_left,
            "wineries": state.wineries_left,
            "cellars": state.cellars_left,
            "enologists": state.enologists_left,
            "porto": state.porto_left,
        },
        "sales": sales_view(state),
        "export": export_view(state),
        "multipliers": multipliers_view(state),
        "multiplier_points": dict(
            zip(MULTIPLIERS, map(list, state.tables.managers.multiplier_vp), strict=True)
        ),
        "cash_per_point": list(state.tables.managers.cash_per),
        "fair_slots": fair_view(state),
        "seats": [seat_view(state, seat, other) for other in range(state.setup.players)],
    }


def owner(number: int) -> int | None:
    return None if number == NO_SEAT else number


def years_view(state: State) -> list[YearView]:
    """Each year with its tax space and, if it ends with a Fair, the prizes by place."""
    tables = state.tables
    return [
        {
            "year": year,
            "tax_space": ACTIONS[space],
            "prizes": list(prize_places(state, year)) if year in tables.fair.years else None,
        }
        for year, space in enumerate(tables.board.tax_space, 1)
    ]


def vintage_view(state: State) -> VintageView:
    tables, now = state.tables, state.vintage
    first = now == 0
    return {
        "id": tables.vintages.ids[now],
        "weather": tables.vintages.weather[now],
        "alexandre": None if first else COLOURS[tables.vintages.alexandre[now]],
        "beatriz": None if first else tables.vintages.beatriz[now],
        "constantino": [REGIONS[region] for region in bits(tables.vintages.constantino[now])],
        "to_come": sorted(tables.vintages.ids[tile] for tile in state.vintages),
    }


def region_view(state: State, seat: int | None, region: int) -> RegionView:
    """Everyone sees a deck's top and contents; only a seat that has reordered it sees the order (V2, V44)."""
    ids, deck = state.tables.vineyards.ids, state.decks[region]
    knows = seat is not None and bool(state.knowers[region] >> seat & 1)
    return {
        "id": REGIONS[region],
        "in_play": bool(state.in_play >> region & 1),
        "cubes": state.cubes[region],
        "room": state.tables.regions.cube_room[region],
        "top": None if not deck else tile_view(state, deck[0]),
        "tiles": sorted(ids[tile] for tile in deck),
        "order": [ids[tile] for tile in deck] if knows else None,
        "discs": [
            other
            for other in range(state.setup.players)
            for estate in state.estates(other)
            if state.region[estate] == region
        ],
    }


def tile_view(state: State, tile: int) -> Tile:
    tables = state.tables
    return {
        "id": tables.vineyards.ids[tile],
        "colour": COLOURS[tables.vineyards.colour[tile]],
        "cost": tables.vineyards.cost[tile],
    }


def expert_deck_view(state: State, feature: int) -> ExpertDeckView:
    ids, deck = state.tables.experts.ids, state.expert_decks[feature]
    return {"top": ids[deck[0]] if deck else None, "tiles": sorted(ids[tile] for tile in deck)}


def sales_view(state: State) -> list[SaleSlot]:
    tables = state.tables
    return [
        {
            "id": tables.sales.ids[slot],
            "hangout": HANGOUTS[tables.sales.hangout[slot]],
            "colour": COLOURS[tables.sales.colour[slot]],
            "value": tables.sales.value[slot],
            "seat": owner(state.sales[slot]),
        }
        for slot in range(len(state.sales))
    ]


def export_view(state: State) -> ExportView:
    tables = state.tables
    return {
        "majorities": list(tables.export.majority_vp),
        "slots": [
            {
                "id": tables.export.ids[slot],
                "column": tables.export.column[slot] + 1,
                "value": tables.export.value[slot],
                "points": tables.export.vp[slot],
                "seat": owner(state.export[slot]),
            }
            for slot in range(len(state.export))
        ],
    }


def multipliers_view(state: State) -> dict[str, list[int | None]]:
    found = {}
    for number, name in enumerate(MULTIPLIERS):
        first = number * MULTIPLIER_ROOM
        slots = state.multipliers[first : first + state.tables.managers.multiplier_slots[number]]
        found[name] = [owner(seat) for seat in slots]
    return found


def fair_view(state: State) -> list[FairSlot]:
    tables = state.tables
    return [
        {
            "id": tables.fair.slot_ids[slot],
            "features": [FEATURES[feature] for feature in tables.fair.slot_features[slot]],
            "bonus": slot_bonus(state, slot).id,
            "points": sum(
                tables.fair.track_points[state.features[feature]]
                for feature in tables.fair.slot_features[slot]
            ),
            "seat": owner(seat),
        }
        for slot, seat in enumerate(state.fair_slots)
    ]


def seat_view(state: State, reader: int | None, seat: int) -> SeatView:
    """What a seat has. Everything is public except the experts that it has secretly chosen for the Fair."""
    ids = state.tables.experts.ids
    tile = state.fair_tile[seat]
    return {
        "score": state.score(seat),
        "breakdown": breakdown(state, seat),
        "cash": state.cash[seat],
        "account": state.account[seat],
        "investment": state.investment[seat],
        "fair_points": state.fair_points[seat],
        "fair_tile": None if tile == NOT_PRESENTED else tile,
        "barrels": state.barrels[seat],
        "marker": ACTIONS[state.marker[seat]],
        "moves": dict(
            zip(
                ACTIONS,
                move_prices(state, seat) if seat == state.seat else full_prices(state, seat),
                strict=True,
            )
        ),
        "experts_up": [ids[tile] for tile in bits(state.up[seat])],
        "experts_down": [ids[tile] for tile in bits(state.down[seat])],
        "experts_chosen": [ids[tile] for tile in bits(state.plays[seat])] if reader == seat else None,
        "porto": state.porto[seat],
        "benefit_taken": bool(state.benefits >> seat & 1),
        "court": {
            name: state.court[seat * COURT_SPACES + space]
            for space, name in enumerate(COURT)
            if state.court[seat * COURT_SPACES + space]
        },
        "estates": [estate_view(state, seat, estate) for estate in state.estates(seat)],
    }


def estate_view(state: State, seat: int, estate: int) -> EstateView:
    region = state.region[estate]
    slots = STORE if state.cellar[estate] else WAREHOUSE
    first = (estate - seat * ESTATES) * STORE
    return {
        "region": None if region == NO_REGION else REGIONS[region],
        "colour": COLOURS[state.colour[estate]] if state.tiles[estate] else None,
        "vineyards": [state.tables.vineyards.ids[tile] for tile in state.tiles[estate]],
        "wineries": state.wineries[estate],
        "enologists": state.enologists[estate],
        "cellar": bool(state.cellar[estate]),
        "waiting_cubes": state.waiting[estate],
        "next_production": max(0, production_value(state, estate)) if state.tiles[estate] else 0,
        "wines": [
            wine_view(state, seat, first + slot, state.wines[estate][slot])
            if state.wines[estate][slot]
            else None
            for slot in range(slots)
        ],
    }


def wine_view(state: State, seat: int, place: int, wine: int) -> WineView:
    return {
        "production": wine_production(wine),
        "value": value(state, seat, place),
        "colour": COLOURS[wine_colour(wine)],
        "region": REGIONS[wine_region(wine)],
    }
