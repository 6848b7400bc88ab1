"""Perturbed positions: goods change at random, and no card is created or lost."""

from __future__ import annotations

import random

import pytest

import vindima
from vindima.research.training.perturb import perturbed
from vindima.viticulture.hands import ALL_KINDS, hand_size, size, vine_count
from vindima.viticulture.judging.prospects import stage
from vindima.viticulture.state import State

VITICULTURE = vindima.game("viticulture")
SEEDS = range(60)


def start_of_year(seed: int) -> State:
    """The start of a later year of a solo game, with no card to discard."""
    position = VITICULTURE.new(players=1, seed=seed)
    choice = random.Random(seed)
    while True:
        position.apply(choice.choice(position.legal))
        assert isinstance(position, State)
        if stage(position) >= 6 and stage(position) % 3 == 0 and hand_size(position, 0) < 7:
            return position


@pytest.fixture(scope="module")
def start():
    return start_of_year(3)


def cards(state: State) -> list[int]:
    """The number of cards of each kind in all places together."""
    found = [size(state.decks[kind], kind) + len(state.discards[kind]) for kind in ALL_KINDS]
    for place, held in enumerate((vine_count(state.vines[0]), state.orders[0].bit_count())):
        found[place] += held
    found[2] += state.summer[0].bit_count()
    found[3] += state.winter[0].bit_count()
    found[0] += sum(map(len, state.vineyard))
    return found


def test_no_card_is_created_or_lost(start):
    for seed in SEEDS:
        assert cards(perturbed(start, seed)) == cards(start)


def test_stage_and_score_are_kept_and_the_game_can_continue(start):
    before = start.clone()
    for seed in SEEDS:
        other = perturbed(start, seed)
        assert (stage(other), other.year, other.scores) == (stage(start), start.year, start.scores)
        assert VITICULTURE.load(other.to_dict()) == other
        assert hand_size(other, 0) <= 7
        assert other.workers[0] + other.trained[0] <= other.tables.mat.most_regular
        assert other.residual[0] <= other.tables.board.most_residual
        choice = random.Random(seed)
        while not other.over:
            other.apply(choice.choice(other.legal))
    assert start == before


def test_all_goods_change(start):
    others = [perturbed(start, seed) for seed in SEEDS]
    assert perturbed(start, 5) == others[5]
    for goods in ("structures", "vineyard", "grapes", "wines", "orders", "summer", "winter", "lira"):
        assert len({str(getattr(other, goods)) for other in others}) > 2, goods
    assert {other.workers[0] for other in others} > {start.workers[0]}


def test_new_vines_obey_field_limits_and_required_structures(start):
    tables = start.tables
    for seed in SEEDS:
        other = perturbed(start, seed)
        for field, vines in enumerate(other.vineyard):
            if vines != start.vineyard[field]:
                assert sum(tables.vines.value[vine] for vine in vines) <= tables.mat.field_limit[field]
                for vine in set(vines) - set(start.vineyard[field]):
                    assert not tables.vines.requires[vine] & ~other.structures[0]


def test_a_position_with_too_many_cards_is_left_unchanged(start):
    full = start.clone()
    full.orders[0] = (1 << 9) - 1
    assert perturbed(full, 1) == full
