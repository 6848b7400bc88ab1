"""Questions that are answered at once give the same answers as their refusals, one by one."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import vindima
from vindima.core.step import Frame
from vindima.viticulture.actions.build import Build
from vindima.viticulture.actions.plant import Plant
from vindima.viticulture.amounts import Fixed
from vindima.viticulture.model import STRUCTURES
from vindima.viticulture.state import State

GAME = vindima.game("viticulture")
BUILDS = [
    Build(),
    Build(discount=2),
    Build(free=True),
    Build(prices=(Fixed(2), Fixed(4))),
    Build(discount=1, prices=(Fixed(6),)),
]
PLANTS = [
    Plant(),
    Plant(any_structures=True),
    Plant(any_limit=True),
    Plant(any_structures=True, any_limit=True),
]


def random_games(games: int) -> Iterator[State]:
    """Every position of some random games."""
    for seed in range(games):
        chance = random.Random(seed)
        position = GAME.new(1 + seed % 4, seed)
        while not position.over:
            assert isinstance(position, State)
            yield position
            position.apply(chance.choice(position.legal))


@pytest.fixture(scope="module")
def positions() -> list[State]:
    return [position.clone() for number, position in enumerate(random_games(8)) if number % 7 == 0]


@pytest.mark.parametrize("more_lira", [0, 1])
def test_structures_that_can_be_built_are_those_not_refused(positions, more_lira):
    for state in positions:
        for step in BUILDS:
            free = [
                structure
                for structure in range(len(STRUCTURES))
                if step.structure_refused(state, 0, structure, more_lira) is None
            ]
            assert step.possible(state, 0, more_lira) == sum(1 << structure for structure in free)
            assert (step.blocked_with(state, 0, more_lira) is None) == bool(free)


def test_vines_that_can_be_planted_are_those_not_refused(positions):
    for state in positions:
        for step in PLANTS:
            frame = Frame(step, 0)
            free = [
                code for code in step.choices(state, frame) if step.refuse_choice(state, frame, code) is None
            ]
            assert step.possible_choices(state, frame) == free
            assert (step.blocked(state, 0) is None) == bool(free)
