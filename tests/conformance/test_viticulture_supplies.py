"""The checks of supplies and scores of Viticulture detect every planted mistake."""

from __future__ import annotations

from typing import Any

import pytest

import vindima
from tests.conformance import kit
from tests.conformance.kit import Case
from tests.conformance.viticulture_supplies import check_scores, check_supplies
from vindima.core.position import Position
from vindima.viticulture.hands import ALL_KINDS
from vindima.viticulture.model import LARGE_CELLAR, MEDIUM_CELLAR, SOURCES, SUMMER_VISITOR, VINE
from vindima.viticulture.state import AUTOMA, State

GAME = vindima.game("viticulture")


def reached(players: int, year: int, **options: Any) -> State:
    """Some summer or winter turn of that year, before the last workers are placed."""
    for seed in range(9):
        for position in kit.played(Case(GAME, players, options), seed):
            assert isinstance(position, State)
            if position.year == year and any(position.spaces) and any(position.vineyard):
                check_supplies(position)
                check_scores(position)
                return position
    raise AssertionError("no such position")


@pytest.fixture
def state() -> State:
    return reached(4, 8)


@pytest.fixture
def solo() -> State:
    return reached(1, 5)


@pytest.mark.parametrize("kind", ALL_KINDS)
def test_a_lost_or_duplicated_card_is_detected(state, kind):
    deck = state.decks[kind]
    card = deck & -deck
    state.decks[kind] = deck - card
    with pytest.raises(AssertionError):
        check_supplies(state)
    state.decks[kind] = deck
    state.discards[kind] += (card.bit_length() // 4 if kind == VINE else card.bit_length() - 1,)
    with pytest.raises(AssertionError):
        check_supplies(state)


@pytest.mark.parametrize("step", [-1, 1])
@pytest.mark.parametrize("field", ["workers", "idle", "lira_regular"])
def test_a_wrong_number_of_workers_is_detected(state, field, step):
    values = getattr(state, field)
    for seat in range(state.players):
        changed = list(values)
        changed[seat] += step
        setattr(state, field, type(values)(changed))
        with pytest.raises(AssertionError):
            check_supplies(state)
    setattr(state, field, values)
    check_supplies(state)


@pytest.mark.parametrize("field", ["grande", "lira_grande"])
def test_a_second_grande_worker_is_detected(state, field):
    setattr(state, field, getattr(state, field) ^ 1)
    with pytest.raises(AssertionError):
        check_supplies(state)


def test_a_worker_on_a_closed_space_is_detected(state):
    taken = next(place for place, who in enumerate(state.spaces) if who)
    state.spaces[taken], state.spaces[taken // 3 * 3 + 2] = 0, state.spaces[taken]
    with pytest.raises(AssertionError, match="closed space"):
        check_supplies(state)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("lira", -1),
        ("residual", 6),
        ("residual", -1),
        ("structures", 1 << LARGE_CELLAR),
        ("structures", 1 << 8),
        ("trained", 6),
        ("grapes", 1),
        ("grapes", 1 << 10),
        ("wines", 1 << 10),
        ("owned", 0),
        ("rooster", 7),
        ("rooster", 3),
        ("harvested", 1 << 12),
    ],
)
def test_an_impossible_piece_is_detected(state, field, value):
    if field == "harvested":
        state.harvested = value
    else:
        values = getattr(state, field)
        setattr(state, field, type(values)([value] * len(values)))
    with pytest.raises(AssertionError):
        check_supplies(state)


def test_a_wine_beyond_the_next_cellar_is_detected(state):
    state.structures = [mask & ~(1 << MEDIUM_CELLAR | 1 << LARGE_CELLAR) for mask in state.structures]
    state.wines = [0] * len(state.wines)
    check_supplies(state)
    state.wines[0] = 1 << 6  # as the Zymologist may
    check_supplies(state)
    state.wines[0] = 1 << 7
    with pytest.raises(AssertionError):
        check_supplies(state)


def test_points_off_the_track_and_a_missed_end_are_detected(state):
    state.points[0] -= 5 + state.scores[0]
    check_supplies(state)
    state.points[0] -= 1
    with pytest.raises(AssertionError):
        check_supplies(state)
    state.points[0] += 26
    state.ended = 0
    with pytest.raises(AssertionError):
        check_supplies(state)


def test_points_from_nowhere_are_detected(state):
    *_, over = kit.play_on(state, seed=1)
    assert isinstance(over, State)
    check_scores(over)
    over.points[SOURCES.index("cellars")] += 1
    with pytest.raises(AssertionError):
        check_scores(over)


@pytest.mark.parametrize(
    ("field", "value"),
    [("tokens", -1), ("tokens", 99), ("row_tokens", 1 << 7), ("automa_deck", 0), ("automa_discards", -1)],
)
def test_a_misplaced_piece_of_the_automa_is_detected(solo, field, value):
    setattr(solo, field, value)
    with pytest.raises(AssertionError):
        check_supplies(solo)


def test_a_seventh_worker_of_the_automa_is_detected(solo):
    for action in range(7):
        solo.spaces[3 * action] = AUTOMA
    solo.idle[0], solo.workers[0], solo.lira_regular, solo.yoke = 2, 2, (0,), (0,)
    solo.grande, solo.lira_grande, solo.grey = 1, 0, -1
    solo.beside = (0,) * len(solo.beside)
    for action in range(7, 12):
        solo.spaces[3 * action] = 0
    with pytest.raises(AssertionError):
        check_supplies(solo)
    solo.spaces[0] = 0
    check_supplies(solo)


def test_a_visitor_removed_from_solo_games_is_detected(solo):
    solo.decks[SUMMER_VISITOR] |= 1 << solo.tables.summer.ids.index("swindler")
    with pytest.raises(AssertionError):
        check_supplies(solo)


@pytest.mark.parametrize("field", ["decks", "vines", "orders", "summer", "winter"])
def test_a_leak_of_any_hidden_field_is_detected(field):
    def leaking(position: Position, seat: int | None) -> dict[str, Any]:
        return {**position.view(seat), "leak": getattr(position, field)}

    positions = kit.played(Case(GAME, 3, {}), seed=2)
    assert any(kit.broken_view(at, at.determinize(None, seed=1), None, leaking) for at in positions)
