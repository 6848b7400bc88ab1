"""What a seat may know of a position, and its shape as JSON."""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict, cast

from vindima.core.masks import bits
from vindima.core.step import Step
from vindima.core.view import common_view
from vindima.core.wire import CommonView
from vindima.viticulture import model
from vindima.viticulture.actions.orders import served
from vindima.viticulture.actions.plant import FIELD_COUNT, field_value
from vindima.viticulture.cellar import COLOUR_COUNT, WINE_COUNT
from vindima.viticulture.codes import CARD, card_ids, card_kind
from vindima.viticulture.hands import ALL_KINDS, hand, size, vine_kinds
from vindima.viticulture.model import ACTIONS, BOARD_ACTIONS, SPACES, VINE
from vindima.viticulture.scoring import breakdown
from vindima.viticulture.setup import CHOOSE_MAMA, CHOOSE_PAPA
from vindima.viticulture.state import AUTOMA, NO_ROW, NO_SEAT, State
from vindima.viticulture.turn import ROOM

__all__ = ["View", "view"]

Colour = Literal["red", "white"]
Wine = Literal["red", "white", "blush", "sparkling"]
CardKind = Literal["vine", "order", "summer", "winter"]
FieldId = Literal["field-5", "field-6", "field-7"]
Season = Literal["spring", "summer", "fall", "winter"]
Row = Literal["row-1", "row-2", "row-3", "row-4", "row-5", "row-6", "row-7"]
Structure = Literal[
    "trellis",
    "irrigation",
    "yoke",
    "windmill",
    "cottage",
    "tasting-room",
    "medium-cellar",
    "large-cellar",
]
WorkerKind = Literal["regular", "grande", "temporary", "automa"]

# The same ids as in the model, with types that list them. A test compares the two.
COLOURS: Final = cast("tuple[Colour, ...]", model.COLOURS)
WINES: Final = cast("tuple[Wine, ...]", model.WINES)
CARDS: Final = cast("tuple[CardKind, ...]", model.CARDS)
FIELDS: Final = cast("tuple[FieldId, ...]", model.FIELDS)
SEASONS: Final = cast("tuple[Season, ...]", model.SEASONS)
ROWS: Final = cast("tuple[Row, ...]", model.ROWS)
STRUCTURES: Final = cast("tuple[Structure, ...]", model.STRUCTURES)
WORKERS: Final = cast("tuple[WorkerKind, ...]", model.WORKERS)


class Worker(TypedDict):
    """A worker on a space; the Automa's worker has no seat."""

    seat: int | None
    worker: WorkerKind


class Spaces(TypedDict, total=False):
    """The spaces of an action that are open with this many players."""

    left: Worker | None
    middle: Worker | None
    right: Worker | None


class ActionView(TypedDict):
    id: str
    spaces: Spaces
    beside: list[int]
    """The seats whose grande worker stands beside the action."""


class DeckView(TypedDict):
    count: int
    discards: list[str]
    """All discards; the last one is on top."""


class FieldView(TypedDict):
    id: FieldId
    owned: bool
    vines: list[str]
    value: int
    limit: int
    harvested: bool


class AutomaView(TypedDict):
    points: int
    years: int
    tokens: int
    """The player's bonus action tokens."""
    rows_with_token: list[Row]
    cards_left: list[str]
    lost: bool


class SeatView(TypedDict):
    score: int
    """Points so far."""
    breakdown: dict[str, int]
    """Points by source if the game ended now."""
    lira: int
    residual: int
    row: Row | None
    passed: bool
    workers: int
    """Regular workers, without the grande worker and those trained this year."""
    trained: int
    idle: int
    """Regular workers that are not placed yet, including the temporary one."""
    grande: bool
    """The grande worker is not placed yet."""
    yoke: Worker | None
    at_gain_lira: int
    structures: list[Structure]
    windmill_used: bool
    tasting_room_used: bool
    fields: list[FieldView]
    grapes: dict[Colour, list[int]]
    wines: dict[Wine, list[int]]
    cards: dict[CardKind, int]
    """How many cards of each kind the seat holds."""
    hand: dict[CardKind, list[str]] | None
    """The seat's cards; null where the reader may not know them."""
    served: dict[str, list[int]] | None
    """For each order in hand and each wine it asks for: the value of the wine that would serve it, or 0."""


class Parents(TypedDict):
    """The Mamas and Papas that a seat still has to choose from."""

    seat: int
    mamas: list[str]
    papas: list[str]


class Plan(TypedDict):
    """A worker placed for a later season."""

    seat: int
    place: str


class Corrections(TypedDict, total=False):
    tables: Any
    """Corrected data tables."""


class Options(Corrections):
    parents: Literal["dealt", "chosen"]
    friendly: bool
    free_devalue: bool
    level: str
    aggressive: bool
    challenge: str
    tokens: int
    fewer_visitors: bool


class View(CommonView):
    """What a seat may know of a position of Viticulture."""

    game: Literal["viticulture"]
    options: Options
    result: str
    year: int
    season: Season
    last_year: bool
    first: int
    order: list[int]
    decks: dict[CardKind, DeckView]
    shown: list[str]
    """The cards that lie face up for a choice."""
    actions: list[ActionView]
    plans: list[Plan]
    temporary: int | None
    """The seat that has the temporary worker this year."""
    parents: list[Parents]
    automa: AutomaView | None
    seats: list[SeatView]


def view(state: State, seat: int | None) -> View:
    """Everything public, and the hidden information that the seat may know (open_information)."""
    return {
        "game": "viticulture",
        "options": cast(Options, state.options_used),
        **common_view(state, seat),
        "result": state.result,
        "year": state.year,
        "season": SEASONS[state.season],
        "last_year": state.year >= state.setup.years if state.setup.solo else bool(state.ended),
        "first": state.first,
        "order": list(state.order),
        "decks": {
            name: {
                "count": size(state.decks[kind], kind),
                "discards": [card_ids(state.tables)[kind][card] for card in state.discards[kind]],
            }
            for kind, name in enumerate(CARDS)
        },
        "shown": [card_name(state, card) for card in state.shown],
        "actions": [action_view(state, action) for action in BOARD_ACTIONS],
        "plans": [{"seat": who, "place": f"{ACTIONS[a]} {SPACES[s]}"} for who, a, s in state.plans],
        "temporary": None if state.grey == NO_SEAT else state.grey,
        "parents": parents_view(state),
        "automa": automa_view(state) if state.setup.solo else None,
        "seats": [seat_view(state, seat, other) for other in range(state.setup.players)],
    }


def card_name(state: State, card: int) -> str:
    """The id of a card number."""
    kind = card_kind(card)
    return card_ids(state.tables)[kind][card - CARD[kind]]


def worker_view(who: int) -> Worker | None:
    if not who:
        return None
    if who == AUTOMA:
        return {"seat": None, "worker": "automa"}
    return {"seat": (who - 1) // 2, "worker": WORKERS[(who - 1) % 2]}


def action_view(state: State, action: int) -> ActionView:
    spaces = {
        SPACES[space]: worker_view(state.spaces[action * ROOM + space]) for space in state.setup.open_spaces
    }
    return {
        "id": ACTIONS[action],
        "spaces": cast(Spaces, spaces),
        "beside": bits(state.beside[action]),
    }


def parents_view(state: State) -> list[Parents]:
    """The Mamas and Papas that lie face up and are not chosen yet, by seat (parents_order)."""
    found: list[Parents] = []
    for seat in range(state.setup.players):
        mamas = undecided(state, seat, CHOOSE_MAMA, state.tables.mamas.ids)
        papas = undecided(state, seat, CHOOSE_PAPA, state.tables.papas.ids)
        if mamas or papas:
            found.append({"seat": seat, "mamas": mamas, "papas": papas})
    return found


def undecided(state: State, seat: int, step: Step[Any], ids: tuple[str, ...]) -> list[str]:
    """The parents that a seat still has to choose from."""
    waiting = [frame.memo for frame in state.stack if frame.step is step and frame.seat == seat]
    return [ids[parent] for memo in waiting for parent in memo if parent >= 0]


def automa_view(state: State) -> AutomaView:
    return {
        "points": state.automa_vp,
        "years": state.setup.years,
        "tokens": state.tokens,
        "rows_with_token": [ROWS[row] for row in bits(state.row_tokens)],
        "cards_left": [state.tables.automa.ids[card] for card in bits(state.automa_deck)],
        "lost": bool(state.lost),
    }


def seat_view(state: State, reader: int | None, seat: int) -> SeatView:
    """A seat's vineyard and workers are public; others see only how many cards of each kind it holds."""
    ids = card_ids(state.tables)
    grapes = state.grapes[seat * COLOUR_COUNT : seat * COLOUR_COUNT + COLOUR_COUNT]
    wines = state.wines[seat * WINE_COUNT : seat * WINE_COUNT + WINE_COUNT]
    cards = {CARDS[kind]: hand_names(state, seat, kind, ids[kind]) for kind in ALL_KINDS}
    return {
        "score": state.score(seat),
        "breakdown": breakdown(state, seat),
        "lira": state.lira[seat],
        "residual": state.residual[seat],
        "row": None if state.rooster[seat] == NO_ROW else ROWS[state.rooster[seat]],
        "passed": bool(state.passed >> seat & 1),
        "workers": state.workers[seat],
        "trained": state.trained[seat],
        "idle": state.idle[seat],
        "grande": bool(state.grande >> seat & 1),
        "yoke": worker_view(state.yoke[seat] and state.yoke[seat] + 2 * seat),
        "at_gain_lira": state.lira_regular[seat] + (state.lira_grande >> seat & 1),
        "structures": [STRUCTURES[structure] for structure in bits(state.structures[seat])],
        "windmill_used": bool(state.windmill_used >> seat & 1),
        "tasting_room_used": bool(state.tasting_used >> seat & 1),
        "fields": [field_view(state, seat, field) for field in range(FIELD_COUNT)],
        "grapes": {name: bits(mask) for name, mask in zip(COLOURS, grapes, strict=True)},
        "wines": {name: bits(mask) for name, mask in zip(WINES, wines, strict=True)},
        "cards": {name: len(held) for name, held in cards.items()},
        "hand": cards if reader == seat else None,
        "served": served_orders(state, seat) if reader == seat else None,
    }


def served_orders(state: State, seat: int) -> dict[str, list[int]]:
    """The wines in the cellar that would serve each order in hand (see `SeatView.served`)."""
    ids = state.tables.orders.ids
    return {ids[order]: served(state, seat, order) for order in bits(state.orders[seat])}


def hand_names(state: State, seat: int, kind: int, ids: tuple[str, ...]) -> list[str]:
    """The cards of one kind in a hand; each copy of a vine is listed."""
    held = hand(state, seat, kind)
    if kind != VINE:
        return [ids[card] for card in bits(held)]
    return [ids[vine] for vine in vine_kinds(held) for _ in range(held >> 4 * vine & 15)]


def field_view(state: State, seat: int, field: int) -> FieldView:
    place = seat * FIELD_COUNT + field
    return {
        "id": FIELDS[field],
        "owned": bool(state.owned[place]),
        "vines": [state.tables.vines.ids[vine] for vine in state.vineyard[place]],
        "value": field_value(state, place),
        "limit": state.tables.mat.field_limit[field],
        "harvested": bool(state.harvested >> place & 1),
    }
