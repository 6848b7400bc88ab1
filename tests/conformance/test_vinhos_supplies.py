"""The checks of supplies and views of Vinhos detect every planted mistake."""

from __future__ import annotations

from typing import Any

import pytest

import vindima
from tests.conformance import kit
from tests.conformance.kit import Case
from tests.conformance.vinhos_supplies import check_scores, check_supplies
from vindima.core.position import Position
from vindima.core.rows import replaced
from vindima.vinhos.model import MULTIPLIER_ROOM, NO_REGION, PER_CASH, PER_CELLAR
from vindima.vinhos.state import NO_SEAT, State

GAME = vindima.game("vinhos")


@pytest.fixture
def state() -> State:
    """Four players in the fifth year, with some of every component in play."""
    for seed in range(50):
        for position in kit.played(Case(GAME, 4, {}), seed):
            assert isinstance(position, State)
            if position.year == 5 and any(position.wineries) and any(position.cellar):
                check_supplies(position)
                return position
    raise AssertionError("no such position")


COUNTED = (
    "cubes_left",
    "wineries_left",
    "cellars_left",
    "enologists_left",
    "porto_left",
    "in_play",
    "year",
)
BY_SEAT_OR_PLACE = (
    "cubes",
    "barrels",
    "wineries",
    "enologists",
    "cellar",
    "waiting",
    "porto",
    "court",
    "up",
    "order",
)


@pytest.mark.parametrize("step", [-1, 1])
@pytest.mark.parametrize("field", COUNTED)
def test_a_wrong_total_is_detected(state, field, step):
    setattr(state, field, getattr(state, field) + step)
    with pytest.raises(AssertionError):
        check_supplies(state)


@pytest.mark.parametrize("step", [-1, 1])
@pytest.mark.parametrize("field", BY_SEAT_OR_PLACE)
def test_a_wrong_number_of_a_seat_or_place_is_detected(state, field, step):
    values = getattr(state, field)
    for place, value in enumerate(values):
        setattr(state, field, type(values)(replaced(tuple(values), place, value + step)))
        with pytest.raises(AssertionError):
            check_supplies(state)
    setattr(state, field, values)
    check_supplies(state)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("account", 25),
        ("account", -1),
        ("investment", 4),
        ("investment", -3),
        ("cash", -1),
        ("fair_points", -1),
        ("fair_tile", 5),
        ("marker", 9),
        ("lower", 1),
        ("features", 11),
    ],
)
def test_a_marker_off_its_track_is_detected(state, field, value):
    values = getattr(state, field)
    setattr(state, field, type(values)((value, value, *values[2:])))
    with pytest.raises(AssertionError):
        check_supplies(state)


@pytest.mark.parametrize("field", ["decks", "expert_decks"])
def test_a_duplicated_or_misplaced_tile_is_detected(state, field):
    decks = getattr(state, field)
    first, second = [number for number, deck in enumerate(decks) if deck][:2]
    for broken in (decks[first][1:], (*decks[first], decks[first][0])):
        setattr(state, field, replaced(decks, first, broken))
        with pytest.raises(AssertionError):
            check_supplies(state)
    setattr(state, field, replaced(replaced(decks, first, decks[second]), second, decks[first]))
    with pytest.raises(AssertionError):
        check_supplies(state)


def test_a_wine_beyond_the_warehouse_or_without_value_is_detected(state):
    estate = next(estate for estate, cellar in enumerate(state.cellar) if not cellar)
    wine = 3 << 4
    for store in ((0, 0, wine, 0), (0, 0, 0, wine), (1, 0, 0, 0)):
        state.wines[estate] = store
        with pytest.raises(AssertionError):
            check_supplies(state)


def test_a_disc_without_a_vineyard_is_detected(state):
    estate = state.region.index(NO_REGION)
    state.region = replaced(state.region, estate, 4)
    with pytest.raises(AssertionError):
        check_supplies(state)


def test_a_wrong_score_is_detected(state):
    check_scores(state)
    spare = [slot for slot, owner in enumerate(state.export) if owner == NO_SEAT]
    *_, over = kit.play_on(state.clone(), seed=1)
    assert isinstance(over, State)
    check_scores(over)
    other = 0 if over.export[spare[0]] != 0 else 1
    over.export = replaced(over.export, spare[0], other)
    over.account[0] = 24 if over.account[0] < 12 else 0
    with pytest.raises(AssertionError):
        check_scores(over)


@pytest.mark.parametrize("multiplier", [PER_CASH, PER_CELLAR])
def test_multiplier_points_are_counted_independently_of_the_engine(state, multiplier):
    slots = range(multiplier * MULTIPLIER_ROOM, multiplier * MULTIPLIER_ROOM + MULTIPLIER_ROOM)
    for seat in range(4):
        for slot in slots:
            state.multipliers = replaced(state.multipliers, slot, NO_SEAT)
        without = state.breakdown(seat)["multipliers"]
        state.multipliers = replaced(state.multipliers, slots[0], seat)
        state.cash[seat] = 40
        state.cellar = replaced(state.cellar, 4 * seat, 1)
        check_scores(state)
        assert state.breakdown(seat)["multipliers"] > without


@pytest.mark.parametrize("field", ["decks", "expert_decks", "vintages", "plays"])
def test_a_leak_of_any_hidden_field_is_detected(field):
    def leaking(position: Position, seat: int | None) -> dict[str, Any]:
        return {**position.view(seat), "leak": getattr(position, field)}

    positions = (
        at for game in range(20) for at in kit.played(Case(GAME, 2, {}), game) if may_leak(at, field)
    )
    assert any(
        kit.broken_view(at, at.determinize(None, seed), None, leaking)
        for at in positions
        for seed in range(5)
    )


def may_leak(position: Position, field: str) -> bool:
    """True if the field holds hidden information; `plays` does so only at the fair."""
    return field != "plays" or any(position.to_dict()["fields"]["plays"])
