"""A remedy lists the seat's own free answers that would make a refused answer legal."""

from __future__ import annotations

import random

import pytest

import vindima
from vindima.core.remedy import remedy


def refused(game: str, seeds: range):
    """Refused answers of random games, with their positions."""
    chance = random.Random(5)
    for seed in seeds:
        position = vindima.game(game).new(players=3, seed=seed)
        while not position.over:
            if chance.random() < 0.05:
                for refusal in position.refusals():
                    yield position, refusal.code
            position.apply(chance.choice(position.legal))


def test_after_a_remedy_the_refused_answer_is_legal():
    found = 0
    for position, code in refused("vinhos", range(4)):
        before = position.digest()
        line = remedy(position, code)
        assert position.digest() == before
        if line is None:
            continue
        found += 1
        trial, seat, reveals = position.clone(), position.seat, position.reveals
        for answer in line:
            assert code not in trial.legal
            trial.apply(answer.code)
        assert code in trial.legal
        assert (trial.seat, trial.reveals) == (seat, reveals)
    assert found > 3


def test_in_viticulture_nothing_is_free_before_a_worker_is_placed():
    lines = [
        remedy(position, code)
        for position, code in refused("viticulture", range(2))
        if position.stack[-1].step.starts_turn
    ]
    assert lines
    assert not any(lines)


@pytest.mark.parametrize("game", vindima.games())
def test_a_legal_answer_needs_no_remedy(game):
    position = vindima.game(game).new(players=2, seed=1)
    assert remedy(position, position.legal[0]) is None
