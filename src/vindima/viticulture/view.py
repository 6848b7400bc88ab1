"""What a seat may know of a position, and positions that agree with it."""

from __future__ import annotations

from typing import Any

from vindima.core.chance import MASK, Chance, seeded
from vindima.core.masks import bits
from vindima.core.step import NOBODY, Step
from vindima.core.view import common_view
from vindima.viticulture.actions.orders import FillOrder
from vindima.viticulture.actions.plant import FIELD_COUNT, field_value
from vindima.viticulture.cards.choices import Ahead
from vindima.viticulture.cellar import COLOUR_COUNT, WINE_COUNT
from vindima.viticulture.codes import CARD, card_ids, card_kind
from vindima.viticulture.hands import ALL_KINDS, change_hand, hand, pick, single, size, vine_kinds
from vindima.viticulture.model import (
    ACTIONS,
    BOARD_ACTIONS,
    CARDS,
    COLOURS,
    FIELDS,
    ORDER,
    ROWS,
    SEASONS,
    SPACES,
    STRUCTURES,
    VINE,
    WINES,
    WORKERS,
)
from vindima.viticulture.placing import ROOM
from vindima.viticulture.scoring import breakdown
from vindima.viticulture.setup import CHOOSE_MAMA, CHOOSE_PAPA
from vindima.viticulture.state import AUTOMA, NO_ROW, NO_SEAT, State

SAMPLING = 1
"""The stream of a seed that sampling uses; games use stream 0."""
TRIES = 20
"""How often hands are drawn anew until the seat that is asked can answer."""


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Everything open, and of what is hidden only what the seat may know (open_information)."""
    return {
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


def worker_view(who: int) -> dict[str, Any] | None:
    if not who:
        return None
    if who == AUTOMA:
        return {"seat": None, "worker": "automa"}
    return {"seat": (who - 1) // 2, "worker": WORKERS[(who - 1) % 2]}


def action_view(state: State, action: int) -> dict[str, Any]:
    return {
        "id": ACTIONS[action],
        "spaces": {
            SPACES[space]: worker_view(state.spaces[action * ROOM + space])
            for space in state.setup.open_spaces
        },
        "beside": bits(state.beside[action]),
    }


def parents_view(state: State) -> list[dict[str, Any]]:
    """The Mamas and Papas that lie face up and undecided, by seat (parents_order)."""
    found = []
    for seat in range(state.setup.players):
        mamas = undecided(state, seat, CHOOSE_MAMA, state.tables.mamas.ids)
        papas = undecided(state, seat, CHOOSE_PAPA, state.tables.papas.ids)
        if mamas or papas:
            found.append({"seat": seat, "mamas": mamas, "papas": papas})
    return found


def undecided(state: State, seat: int, step: Step[Any], ids: tuple[str, ...]) -> list[str]:
    """The parents that wait for a seat's choice."""
    waiting = [frame.memo for frame in state.stack if frame.step is step and frame.seat == seat]
    return [ids[parent] for memo in waiting for parent in memo if parent >= 0]


def automa_view(state: State) -> dict[str, Any]:
    return {
        "points": state.automa_vp,
        "years": state.setup.years,
        "tokens": state.tokens,
        "rows_with_token": [ROWS[row] for row in bits(state.row_tokens)],
        "cards_left": [state.tables.automa.ids[card] for card in bits(state.automa_deck)],
        "lost": bool(state.lost),
    }


def seat_view(state: State, reader: int | None, seat: int) -> dict[str, Any]:
    """A seat's vineyard and workers lie open; of its hand others see only how many cards of each kind."""
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
    }


def hand_names(state: State, seat: int, kind: int, ids: tuple[str, ...]) -> list[str]:
    """The cards of one kind in a hand, a vine as often as it is held."""
    held = hand(state, seat, kind)
    if kind != VINE:
        return [ids[card] for card in bits(held)]
    return [ids[vine] for vine in vine_kinds(held) for _ in range(held >> 4 * vine & 15)]


def field_view(state: State, seat: int, field: int) -> dict[str, Any]:
    place = seat * FIELD_COUNT + field
    return {
        "id": FIELDS[field],
        "owned": bool(state.owned[place]),
        "vines": [state.tables.vines.ids[vine] for vine in state.vineyard[place]],
        "value": field_value(state, place),
        "limit": state.tables.mat.field_limit[field],
        "harvested": bool(state.harvested >> place & 1),
    }


def determinize(state: State, seat: int | None, seed: int) -> State:
    """The others' hands drawn anew from all cards that the seat cannot see, and chance with them."""
    chance = Chance(seeded(seed, SAMPLING))
    for _ in range(TRIES):
        other = imagined(state, seat, chance)
        if other.legal or other.over:
            return other
    # Whoever is asked has cards to answer with; if no draw finds such, the hand stays as it is.
    return imagined(state, seat, chance, spared=state.seat)


def imagined(state: State, seat: int | None, chance: Chance, spared: int = NOBODY) -> State:
    """One draw of everything hidden; the hand of a seat that is spared is not touched."""
    other = state.clone()
    rivals = [rival for rival in range(state.setup.players) if rival not in (seat, spared)]
    for kind in ALL_KINDS:
        unseen = other.decks[kind]
        counts = {}
        for rival in rivals:
            held = hand(other, rival, kind) - declared(state, rival, kind)
            counts[rival] = size(held, kind)
            unseen += held
            change_hand(other, rival, kind, -held)
        for rival, count in counts.items():
            for _ in range(count):
                card = single(kind, pick(unseen, kind, chance))
                unseen -= card
                change_hand(other, rival, kind, card)
        other.decks[kind] = unseen
    other.chance = chance.below(MASK)
    other.legal = other.options()
    return other


def declared(state: State, seat: int, kind: int) -> int:
    """The cards of a hand that everyone has just seen: an order that is being filled."""
    if kind != ORDER:
        return 0
    filling = [frame for frame in state.stack if frame.seat == seat and frame.memo and fills(frame.step)]
    return sum(single(ORDER, frame.memo[0]) for frame in filling)


def fills(step: Step[Any]) -> bool:
    """True for the filling of an order, also as the first of two things."""
    return isinstance(step.step if isinstance(step, Ahead) else step, FillOrder)
