"""What the box of Viticulture holds and who wins, from the rulebook and independent of the engine.

Nothing here uses the engine's own counting. It reads the fields of a position, and takes numbers printed on
cards or the board from their data files rather than from the engine's tables.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from vindima.viticulture.codes import CARD, card_kind
from vindima.viticulture.model import (
    BESIDE,
    BOARD_ACTIONS,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    ORDER,
    SOURCES,
    SPRING,
    STRUCTURES,
    SUMMER_VISITOR,
    VINE,
    WINTER_VISITOR,
)
from vindima.viticulture.state import AUTOMA, NO_ROW, State

REGULAR_WORKERS = 5
FIELDS = 3
SPACES = 3
ROWS = 7
HAND = 7
LEAST_POINTS = -5
END_POINTS = 20
MOST_RESIDUAL = 5
AUTOMA_WORKERS = 6
VALUES = 0b1111111110
"""The spots 1 to 9."""
OPEN_SPACES = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
DEAREST_VINE = 4
DECKS = {ORDER: "orders", SUMMER_VISITOR: "summer", WINTER_VISITOR: "winter"}


@cache
def printed(name: str) -> dict[str, Any]:
    """A data file of the package."""
    found = resources.files("vindima.viticulture").joinpath("data", f"{name}.toml").read_text("utf-8")
    return tomllib.loads(found)


@cache
def card_names(kind: int) -> list[str]:
    """The ids of one kind of card, in the order of its file."""
    rows = printed(DECKS[kind])["orders" if kind == ORDER else "visitors"]
    return [row["id"] for row in rows]


def bits(mask: int) -> list[int]:
    assert mask >= 0
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def vines_in(packed: int) -> list[int]:
    """The vines of a packed hand: four bits count each kind."""
    assert packed >= 0
    kinds = range((packed.bit_length() + 3) // 4)
    return [kind for kind in kinds for _ in range(packed >> 4 * kind & 15)]


# Supplies


def check_supplies(position: State) -> None:
    """Every piece in the box is in exactly one possible place."""
    check_vines(position)
    for kind in DECKS:
        check_cards(position, kind)
    check_board(position)
    check_rows(position)
    check_automa(position)
    check_points(position)
    for seat in range(position.players):
        check_workers(position, seat)
        check_vineyard(position, seat)
        check_tokens(position, seat)
        check_seat(position, seat)


def check_vines(state: State) -> None:
    """Packed hands can be added like numbers: each kind has four bits and fewer than sixteen cards."""
    loose = [*state.discards[VINE], *(card for card in state.shown if card_kind(card) == VINE)]
    for field in state.vineyard:
        loose += field
    assert min(state.decks[VINE], *state.vines) >= 0
    assert state.decks[VINE] + sum(state.vines) + sum(1 << 4 * kind for kind in loose) == all_vines()


@cache
def all_vines() -> int:
    return sum(row["count"] << 4 * kind for kind, row in enumerate(printed("vines")["vines"]))


def check_cards(state: State, kind: int) -> None:
    hands = {ORDER: state.orders, SUMMER_VISITOR: state.summer, WINTER_VISITOR: state.winter}[kind]
    loose = [*state.discards[kind], *(card - CARD[kind] for card in state.shown if card_kind(card) == kind)]
    loose += [frame.memo[1] for frame in played(state) if frame.memo[0] == kind]
    masks = [state.decks[kind], *hands, *(1 << card for card in loose)]
    assert min(masks) >= 0
    wanted = all_cards(kind, state.players == 1, state.players == 1 and state.options_used["fewer_visitors"])
    assert sum(mask.bit_count() for mask in masks) == wanted.bit_count()
    assert sum(masks) == wanted, "a card is missing or in two places"
    assert state.decks[kind] or not state.discards[kind], "an empty deck was not refilled from its discards"


@cache
def all_cards(kind: int, solo: bool, fewer: bool) -> int:
    """The cards of one kind that are in the game, one bit each."""
    lists = printed("automa")["solo"]["removed"]
    out = {*(lists["narrow"] if solo else ()), *(lists["broad"] if fewer else ())}
    return sum(1 << card for card, name in enumerate(card_names(kind)) if name not in out)


def played(state: State) -> list[Any]:
    """The visitors that have been played but not discarded."""
    return [frame for frame in state.stack if frame.step.name == "lay-away"]


def check_board(state: State) -> None:
    open_spaces = range(OPEN_SPACES[state.players]) if state.players > 1 else [solo_space(state)]
    for place, who in enumerate(state.spaces):
        assert not who or place % SPACES in open_spaces, "a worker on a closed space"
        assert who in range(2 * state.players + 1) or (who == AUTOMA and state.players == 1)
    for seat, action, space in state.plans:
        mine = (1 + 2 * seat, 2 + 2 * seat)
        beside = bool(state.beside[action] >> seat & 1)
        assert beside if space == BESIDE else state.spaces[SPACES * action + space] in mine
        assert action in BOARD_ACTIONS[6:], "a plan for a summer action"


def solo_space(state: State) -> int:
    return int(state.options_used["challenge"] == "challenge-2")


def check_rows(state: State) -> None:
    placed = [row for row in state.rooster if row != NO_ROW]
    assert len(set(placed)) == len(placed)
    assert all(0 <= row < ROWS for row in placed)
    assert [state.rooster[seat] for seat in state.order] == sorted(placed)
    assert 0 <= state.first < state.players
    assert state.passed < 1 << state.players
    assert state.season == SPRING or len(placed) == state.players
    assert -1 <= state.grey < state.players


def check_automa(state: State) -> None:
    if state.players > 1:
        assert (state.tokens, state.row_tokens, state.automa_deck, state.automa_discards) == (0, 0, 0, 0)
        return
    cards = len(printed("automa")["cards"])
    assert state.automa_deck & state.automa_discards == 0
    assert state.automa_deck | state.automa_discards == (1 << cards) - 1
    assert state.spaces.count(AUTOMA) <= AUTOMA_WORKERS
    assert state.tokens >= 0
    assert 0 <= state.row_tokens < 1 << ROWS
    assert state.tokens <= ROWS - state.row_tokens.bit_count() + state.options_used["tokens"] + 1
    assert state.year <= 8


def check_workers(state: State, seat: int) -> None:
    """Every worker of a seat is either idle or placed."""
    regular = state.spaces.count(1 + 2 * seat) + state.lira_regular[seat] + (state.yoke[seat] == 1)
    grey = state.grey == seat
    assert min(state.idle[seat], state.trained[seat], state.lira_regular[seat]) >= 0
    assert regular + state.idle[seat] == state.workers[seat] + grey
    assert state.workers[seat] + state.trained[seat] <= REGULAR_WORKERS
    grande = state.spaces.count(2 + 2 * seat) + (state.yoke[seat] == 2) + (state.lira_grande >> seat & 1)
    grande += sum(seats >> seat & 1 for seats in state.beside) + (state.grande >> seat & 1)
    assert grande == 1
    assert not state.yoke[seat] or state.structures[seat] >> STRUCTURES.index("yoke") & 1


def check_vineyard(state: State, seat: int) -> None:
    built = state.structures[seat]
    assert 0 <= built < 1 << len(STRUCTURES)
    assert not built >> LARGE_CELLAR & 1 or built >> MEDIUM_CELLAR & 1, "a large cellar without a medium one"
    for place in range(FIELDS * seat, FIELDS * seat + FIELDS):
        vines = state.vineyard[place]
        assert state.owned[place] in (0, 1)
        assert state.owned[place] or not vines, "vines on a sold field"
        assert list(vines) == sorted(vines)
    assert state.harvested < 1 << FIELDS * state.players


def check_tokens(state: State, seat: int) -> None:
    for mask in state.grapes[2 * seat : 2 * seat + 2]:
        assert mask & ~VALUES == 0
    built = state.structures[seat]
    cellars = (built >> MEDIUM_CELLAR & 1) + (built >> LARGE_CELLAR & 1)
    top = min(9, 6 + 3 * cellars)  # the Zymologist stores wine in the next cellar
    for mask, least in zip(state.wines[4 * seat : 4 * seat + 4], (1, 1, 4, 7), strict=True):
        assert mask & ~((2 << top) - (1 << least)) == 0


def check_points(state: State) -> None:
    scores = state.scores
    assert min(scores) >= LEAST_POINTS
    assert max(scores) < END_POINTS or state.players == 1 or state.ended == 1


def check_seat(state: State, seat: int) -> None:
    assert state.lira[seat] >= 0
    assert 0 <= state.residual[seat] <= MOST_RESIDUAL
    if state.year > 1 and all(row == NO_ROW for row in state.rooster):
        assert hand_size(state, seat) <= HAND, "a new year started with too many cards"


def hand_size(state: State, seat: int) -> int:
    others = (state.orders, state.summer, state.winter)
    return len(vines_in(state.vines[seat])) + sum(len(bits(hands[seat])) for hands in others)


# Scores


def check_scores(position: State) -> None:
    """The points add up, and the winners follow the rulebook."""
    for seat in range(position.players):
        found = position.breakdown(seat)
        assert list(found) == list(SOURCES)
        gained = position.points[len(SOURCES) * seat : len(SOURCES) * (seat + 1)]
        assert position.scores[seat] == sum(gained)
        assert found["cellars"] == cellar_points(position, seat)
        ending = 0 if position.over else found["cellars"]
        assert sum(found.values()) == position.scores[seat] + ending
        assert all(points >= 0 for source, points in found.items() if source not in ("start", "visitors"))
    assert position.result == (solo_result(position) if position.over and position.players == 1 else "")
    assert position.winners == (winners(position) if position.over else [])


def cellar_points(state: State, seat: int) -> int:
    """Points for wines by their cellar, in the challenge that scores them."""
    challenge = printed("automa")["campaign"].get(state.options_used["challenge"], {})
    points = challenge.get("cellar-vp", {})
    return sum(
        points.get(("small", "medium", "large")[(value - 1) // 3], 0)
        for mask in state.wines[4 * seat : 4 * seat + 4]
        for value in bits(mask)
    )


def solo_result(state: State) -> str:
    score, other = state.scores[0], state.automa_vp
    if state.lost or score < other:
        return "loss"
    return "win" if score > other else "draw"


def winners(state: State) -> list[int]:
    """Most points, then lira, then wine, then grapes; seats still tied share the victory."""
    if state.players == 1:
        return [0] if solo_result(state) == "win" else []
    left = list(range(state.players))
    for measure in (points_of, lira_of, wine_of, grapes_of):
        best = max(measure(state, seat) for seat in left)
        left = [seat for seat in left if measure(state, seat) == best]
    return left


def points_of(state: State, seat: int) -> int:
    return state.scores[seat]


def lira_of(state: State, seat: int) -> int:
    return state.lira[seat]


def wine_of(state: State, seat: int) -> int:
    return sum(value for mask in state.wines[4 * seat : 4 * seat + 4] for value in bits(mask))


def grapes_of(state: State, seat: int) -> int:
    return sum(value for mask in state.grapes[2 * seat : 2 * seat + 2] for value in bits(mask))
