"""What is printed on the cards and the board, for a page that draws them. Ids, numbers and names only."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from vindima.core.masks import bits
from vindima.viticulture.model import (
    ACTIONS,
    BOARD_ACTIONS,
    CELLARS,
    GAINS,
    ORDER,
    STRUCTURE,
    SUMMER_ACTIONS,
    SUMMER_VISITOR,
    VINE,
    WINTER_VISITOR,
)
from vindima.viticulture.tables import Tables
from vindima.viticulture.view import FIELDS, ROWS, STRUCTURES, WINES, Row, Structure, Wine

__all__ = ["Facts", "facts"]

VisitorSeason = Literal["summer", "winter"]

TRACK_END: Final = 25
"""The last number printed on the scoring track; a score may be higher."""


class VineFacts(TypedDict):
    """A kind of vine and the structures that it needs."""

    red: int
    white: int
    requires: list[Structure]


class DemandFacts(TypedDict):
    """A wine that an order asks for."""

    wine: Wine
    least: int


class OrderFacts(TypedDict):
    """An order card."""

    wines: list[DemandFacts]
    vp: int
    residual: int


class MamaFacts(TypedDict):
    """A Mama: how many cards of each kind, lira and regular workers she gives."""

    vine: int
    order: int
    summer: int
    winter: int
    lira: int
    workers: int


class PapaFacts(TypedDict):
    """A Papa: the lira he always gives, and his gift or `more` lira."""

    lira: int
    gift: str
    more: int


class GainFacts(TypedDict):
    """What a bonus or a wake-up row gives, and how much of it."""

    gain: str
    amount: int


class ActionFacts(TypedDict):
    """An action of the board."""

    season: VisitorSeason
    amount: int
    cost: int
    bonus: GainFacts


class StructureFacts(TypedDict):
    """A structure of the mat: its price, and what it scores, at most once a year."""

    cost: int
    vp: int


class FieldFacts(TypedDict):
    """A field of the mat."""

    price: int


class CellarFacts(TypedDict):
    """A cellar, the values of its spots, and the structure that it needs."""

    id: str
    least: int
    most: int
    structure: Structure | None


class TrackFacts(TypedDict):
    """The scoring track: its first and last number, and the number that ends the game."""

    first: int
    last: int
    goal: int


class Facts(TypedDict):
    """Cards by their ids, places by their names."""

    vines: dict[str, VineFacts]
    orders: dict[str, OrderFacts]
    visitors: dict[VisitorSeason, list[str]]
    """By season: the visitors in printed order."""
    numbers: dict[str, dict[str, int]]
    """By visitor: the numbers printed on it, by the names that its text uses."""
    automa: dict[str, dict[VisitorSeason, list[str]]]
    """By card and season: the actions that it blocks."""
    mamas: dict[str, MamaFacts]
    papas: dict[str, PapaFacts]
    structures: dict[Structure, StructureFacts]
    fields: dict[str, FieldFacts]
    actions: dict[str, ActionFacts]
    rows: dict[Row, GainFacts]
    grapePrice: list[int]
    """By value of the grape."""
    cellarOf: dict[Wine, int]
    """By wine: the first cellar that holds it."""
    mostWorkers: int
    cellars: list[CellarFacts]
    """From the smallest to the largest."""
    track: TrackFacts
    mostResidual: int


def facts(tables: Tables) -> Facts:
    """What the cards and the board of these tables say."""
    printed, mat = tables.board, tables.mat
    return {
        "vines": {id: vine(tables, kind) for kind, id in enumerate(tables.vines.ids)},
        "orders": {id: order(tables, number) for number, id in enumerate(tables.orders.ids)},
        "visitors": {"summer": list(tables.summer.ids), "winter": list(tables.winter.ids)},
        "numbers": {id: tables.numbers_of(id) for id in (*tables.summer.ids, *tables.winter.ids)},
        "automa": {id: blocked(tables, card) for card, id in enumerate(tables.automa.ids)},
        "mamas": {id: mama(tables, number) for number, id in enumerate(tables.mamas.ids)},
        "papas": {id: papa(tables, number) for number, id in enumerate(tables.papas.ids)},
        "structures": {
            name: {"cost": mat.structure_cost[place], "vp": mat.structure_vp[place]}
            for place, name in enumerate(STRUCTURES)
        },
        "fields": {name: {"price": mat.field_price[place]} for place, name in enumerate(FIELDS)},
        "actions": {ACTIONS[number]: action(tables, number) for number in BOARD_ACTIONS},
        "rows": {
            row: {"gain": GAINS[printed.wake_up[place]], "amount": printed.wake_up_amount[place]}
            for place, row in enumerate(ROWS)
        },
        "grapePrice": list(mat.grape_price),
        "cellarOf": {wine: mat.wine_cellar[kind] for kind, wine in enumerate(WINES)},
        "mostWorkers": mat.most_regular,
        "cellars": [cellar(tables, place) for place in range(len(CELLARS))],
        "track": {"first": printed.least_vp, "last": TRACK_END, "goal": printed.end_vp},
        "mostResidual": printed.most_residual,
    }


def cellar(tables: Tables, place: int) -> CellarFacts:
    mat = tables.mat
    structure = mat.cellar_structure[place]
    return {
        "id": CELLARS[place],
        "least": mat.cellar_least[place],
        "most": mat.cellar_most[place],
        "structure": None if structure < 0 else STRUCTURES[structure],
    }


def vine(tables: Tables, kind: int) -> VineFacts:
    vines = tables.vines
    return {
        "red": vines.red[kind],
        "white": vines.white[kind],
        "requires": [STRUCTURES[place] for place in bits(vines.requires[kind])],
    }


def order(tables: Tables, number: int) -> OrderFacts:
    orders = tables.orders
    return {
        "wines": [{"wine": WINES[wine], "least": least} for wine, least in orders.wines[number]],
        "vp": orders.vp[number],
        "residual": orders.residual[number],
    }


def blocked(tables: Tables, card: int) -> dict[VisitorSeason, list[str]]:
    automa = tables.automa
    return {
        "summer": [ACTIONS[number] for number in automa.summer[card]],
        "winter": [ACTIONS[number] for number in automa.winter[card]],
    }


def mama(tables: Tables, number: int) -> MamaFacts:
    mamas = tables.mamas
    cards = mamas.cards[number]
    return {
        "vine": cards[VINE],
        "order": cards[ORDER],
        "summer": cards[SUMMER_VISITOR],
        "winter": cards[WINTER_VISITOR],
        "lira": mamas.lira[number],
        "workers": mamas.workers,
    }


def papa(tables: Tables, number: int) -> PapaFacts:
    papas = tables.papas
    kind = papas.gift[number]
    gift = STRUCTURES[papas.structure[number]] if kind == STRUCTURE else GAINS[kind]
    return {"lira": papas.lira[number], "gift": gift, "more": papas.or_lira[number]}


def action(tables: Tables, number: int) -> ActionFacts:
    board = tables.board
    return {
        "season": "summer" if number in SUMMER_ACTIONS else "winter",
        "amount": board.amount[number],
        "cost": board.cost[number],
        "bonus": {"gain": GAINS[board.bonus[number]], "amount": board.bonus_amount[number]},
    }
