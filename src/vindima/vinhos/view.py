"""What a seat may know of a position, and positions that agree with it."""

from __future__ import annotations

from typing import Any

from vindima.core.chance import MASK, Chance, seeded
from vindima.core.masks import bits
from vindima.core.step import Frame
from vindima.core.view import common_view
from vindima.vinhos.actions.press import slot_bonus
from vindima.vinhos.experts import COURT_SPACES, LAY_TILES
from vindima.vinhos.fair import CHOOSE_EXPERTS, prize_places, slot_of
from vindima.vinhos.model import (
    ACTIONS,
    COLOURS,
    COURT,
    ESTATES,
    EXPERTS_PER_FEATURE,
    FEATURES,
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
from vindima.vinhos.turn import full_price, move_price
from vindima.vinhos.wine import value, wine_colour, wine_production, wine_region

SAMPLING = 1
"""The stream of a seed that sampling uses; games use stream 0."""


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Everything open, and of what is hidden only what the seat may know."""
    return {
        **common_view(state, seat),
        "year": state.year,
        "phase": state.phase,
        "order": list(state.order),
        "lower_row": [None if other == NO_SEAT else other for other in state.lower],
        "tax_space": ACTIONS[state.tables.tax_space[max(0, state.year - 1)]],
        "years": years_view(state),
        "vintage": vintage_view(state),
        "features": {
            name: {"space": space, "points": state.tables.track_points[space]}
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
        "multiplier_points": dict(zip(MULTIPLIERS, map(list, state.tables.multiplier_vp), strict=True)),
        "cash_per_point": list(state.tables.cash_per),
        "fair_slots": fair_view(state),
        "printed": printed_view(state),
        "seats": [seat_view(state, seat, other) for other in range(state.setup.players)],
    }


def owner(number: int) -> int | None:
    return None if number == NO_SEAT else number


def years_view(state: State) -> list[dict[str, Any]]:
    """Each year with its tax space and, where it ends with a fair, the prizes by place."""
    tables = state.tables
    return [
        {
            "year": year,
            "tax_space": ACTIONS[space],
            "prizes": list(prize_places(state, year)) if year in tables.fair_years else None,
        }
        for year, space in enumerate(tables.tax_space, 1)
    ]


def vintage_view(state: State) -> dict[str, Any]:
    tables, now = state.tables, state.vintage
    first = now == 0
    return {
        "id": tables.vintage_ids[now],
        "weather": tables.weather[now],
        "alexandre": None if first else COLOURS[tables.alexandre[now]],
        "beatriz": None if first else tables.beatriz[now],
        "constantino": [REGIONS[region] for region in bits(tables.constantino[now])],
        "to_come": sorted(tables.vintage_ids[tile] for tile in state.vintages),
    }


def region_view(state: State, seat: int | None, region: int) -> dict[str, Any]:
    """A deck shows its top and its contents; its order only to who has laid it (V2, V44)."""
    ids, deck = state.tables.tile_ids, state.decks[region]
    knows = seat is not None and bool(state.knowers[region] >> seat & 1)
    return {
        "id": REGIONS[region],
        "in_play": bool(state.in_play >> region & 1),
        "cubes": state.cubes[region],
        "room": state.tables.cube_room[region],
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


def tile_view(state: State, tile: int) -> dict[str, Any]:
    tables = state.tables
    return {
        "id": tables.tile_ids[tile],
        "colour": COLOURS[tables.tile_colour[tile]],
        "cost": tables.tile_cost[tile],
    }


def expert_deck_view(state: State, feature: int) -> dict[str, Any]:
    ids, deck = state.tables.expert_ids, state.expert_decks[feature]
    return {"top": ids[deck[0]] if deck else None, "tiles": sorted(ids[tile] for tile in deck)}


def sales_view(state: State) -> list[dict[str, Any]]:
    tables = state.tables
    return [
        {
            "id": tables.sale_ids[slot],
            "hangout": HANGOUTS[tables.sale_hangout[slot]],
            "colour": COLOURS[tables.sale_colour[slot]],
            "value": tables.sale_value[slot],
            "seat": owner(state.sales[slot]),
        }
        for slot in range(len(state.sales))
    ]


def export_view(state: State) -> dict[str, Any]:
    tables = state.tables
    return {
        "majorities": list(tables.majority_vp),
        "slots": [
            {
                "id": tables.export_ids[slot],
                "column": tables.export_column[slot] + 1,
                "value": tables.export_value[slot],
                "points": tables.export_vp[slot],
                "seat": owner(state.export[slot]),
            }
            for slot in range(len(state.export))
        ],
    }


def multipliers_view(state: State) -> dict[str, list[int | None]]:
    found = {}
    for number, name in enumerate(MULTIPLIERS):
        first = number * MULTIPLIER_ROOM
        slots = state.multipliers[first : first + state.tables.multiplier_slots[number]]
        found[name] = [owner(seat) for seat in slots]
    return found


def fair_view(state: State) -> list[dict[str, Any]]:
    tables = state.tables
    return [
        {
            "id": tables.fair_slot_ids[slot],
            "features": [FEATURES[feature] for feature in tables.fair_slot_features[slot]],
            "bonus": slot_bonus(state, slot).id,
            "seat": owner(seat),
        }
        for slot, seat in enumerate(state.fair_slots)
    ]


def printed_view(state: State) -> dict[str, Any]:
    """The numbers that lie open on the board all game long, whatever is played."""
    tables = state.tables
    return {
        "account_points": list(tables.account_vp),
        "investment": {
            "lowest": tables.invest_min,
            "costs": list(tables.invest_cost),
            "payouts": list(tables.divest_payout),
        },
        "track": list(tables.track_points),
        "experts_by_value": list(tables.experts_by_value),
        "points_above": tables.points_above,
        "ageing": list(tables.ageing),
        "arrows": [id for id, arrow in zip(tables.expert_ids, tables.arrow, strict=True) if arrow],
        "prices": {
            "winery": tables.winery_price,
            "cellar": tables.cellar_price,
            "enologist": tables.enologist_price,
            "expert": tables.expert_price,
        },
    }


def seat_view(state: State, reader: int | None, seat: int) -> dict[str, Any]:
    """A seat's own things. All lie open, but for the experts it has secretly chosen for the fair."""
    ids = state.tables.expert_ids
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
        "moves": {
            name: move_price(state, seat, space) if seat == state.seat else full_price(state, seat, space)
            for space, name in enumerate(ACTIONS)
        },
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


def estate_view(state: State, seat: int, estate: int) -> dict[str, Any]:
    region = state.region[estate]
    slots = STORE if state.cellar[estate] else WAREHOUSE
    first = (estate - seat * ESTATES) * STORE
    return {
        "region": None if region == NO_REGION else REGIONS[region],
        "colour": COLOURS[state.colour[estate]] if state.tiles[estate] else None,
        "vineyards": [state.tables.tile_ids[tile] for tile in state.tiles[estate]],
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


def wine_view(state: State, seat: int, place: int, wine: int) -> dict[str, Any]:
    return {
        "production": wine_production(wine),
        "value": value(state, seat, place),
        "colour": COLOURS[wine_colour(wine)],
        "region": REGIONS[wine_region(wine)],
    }


def determinize(state: State, seat: int | None, seed: int) -> State:
    """Deck orders, chance and the others' secret choices drawn anew; what the seat knows stays.

    What is shuffled is sorted first: positions that the seat cannot tell apart give the same one.
    """
    chance = Chance(seeded(seed, SAMPLING))
    other = state.clone()
    for region, deck in enumerate(state.decks):
        if len(deck) > 2 and not (seat is not None and state.knowers[region] >> seat & 1):
            other.decks[region] = (deck[0], *chance.shuffled(sorted(deck[1:])))
    for feature, deck in enumerate(state.expert_decks):
        if len(deck) > 2:
            other.expert_decks[feature] = (deck[0], *chance.shuffled(sorted(deck[1:])))
    other.vintages = chance.shuffled(sorted(state.vintages))
    other.chance = chance.below(MASK)
    hide_choices(other, seat, chance)
    return other


def hide_choices(state: State, seat: int | None, chance: Chance) -> None:
    """Secret choices of other seats, made or half made, become ones that they might have made."""
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
                state.plays[other] = random_play(state, other, chance)
    state.legal = state.options()


def random_play(state: State, seat: int, chance: Chance) -> int:
    """Some experts that a seat may play at this fair, none included."""
    features = state.tables.fair_slot_features[slot_of(state, seat)]
    fitting = [tile for tile in bits(state.up[seat]) if tile // EXPERTS_PER_FEATURE in features]
    count = chance.below(min(len(fitting), state.fair_tile[seat]) + 1)
    return sum(1 << tile for tile in chance.shuffled(fitting)[:count])
