"""What cannot be done says why: every refusal of many games, and no reason that is never given."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

import vindima
from vindima.core.explain import IllegalAnswer, Reason
from vindima.vinhos import reasons

SOURCES = Path(vindima.__file__).parent
CONSTANTS = {name: value for name, value in vars(reasons).items() if isinstance(value, Reason)}


@pytest.mark.parametrize("seed", range(30))
def test_every_refusal_names_its_reason_and_rule(seed):
    chance = Random(seed)
    position = vindima.game("vinhos").new(players=2 + seed % 3, seed=seed)
    known = {reason.key: reason.rule for reason in CONSTANTS.values()}
    refused = 0
    while not position.over:
        for refusal in position.refusals():
            assert refusal.code not in position.legal, refusal.token
            assert refusal.token == position.token(refusal.code)
            assert refusal.rule == known[refusal.message.key], refusal.token
            refused += 1
        position.apply(chance.choice(position.legal))
    assert refused > 100


def test_a_refused_answer_raises_its_reason_and_changes_nothing():
    chance = Random(5)
    position = vindima.game("vinhos").new(players=3, seed=5)
    for _ in range(60):
        before = position.digest()
        for refusal in position.refusals():
            with pytest.raises(IllegalAnswer) as caught:
                position.apply(refusal.code)
            assert caught.value.refusal.message.key == refusal.message.key
        assert position.digest() == before
        position.apply(chance.choice(position.legal))


def test_no_two_reasons_share_a_key():
    keys = [reason.key for reason in CONSTANTS.values()]
    assert len(keys) == len(set(keys))
    assert all(key.startswith("vinhos-") for key in keys)


def test_every_reason_is_given_somewhere():
    used = {
        node.id
        for path in (SOURCES / "vinhos").rglob("*.py")
        if path.name != "reasons.py"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Name)
    }
    assert sorted(set(CONSTANTS) - used) == []
