"""Illegal choices explain why, and every reason is used."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path
from random import Random

import pytest

import vindima
from vindima.core.explain import IllegalAnswer, Reason

SOURCES = Path(vindima.__file__).parent
each_game = pytest.mark.parametrize("name", vindima.games())


def constants(name: str) -> dict[str, Reason]:
    """The reasons of a game by the names of their constants."""
    module = importlib.import_module(f"vindima.{name}.reasons")
    return {constant: value for constant, value in vars(module).items() if isinstance(value, Reason)}


@each_game
@pytest.mark.parametrize("seed", range(30))
def test_every_refusal_names_its_reason_and_rule(name, seed):
    chance = Random(seed)
    game = vindima.game(name)
    position = game.new(players=game.seats[seed % len(game.seats)], seed=seed)
    known = {reason.key: reason.rule for reason in constants(name).values()}
    refused = 0
    while not position.over:
        for refusal in position.refusals():
            assert refusal.code not in position.legal, refusal.token
            assert refusal.token == position.token(refusal.code)
            assert refusal.rule == known[refusal.message.key], refusal.token
            refused += 1
        position.apply(chance.choice(position.legal))
    assert refused > 100


@each_game
def test_a_refused_answer_raises_its_reason_and_changes_nothing(name):
    chance = Random(5)
    position = vindima.game(name).new(players=3, seed=5)
    for _ in range(60):
        before = position.digest()
        for refusal in position.refusals():
            with pytest.raises(IllegalAnswer) as caught:
                position.apply(refusal.code)
            assert caught.value.refusal.message.key == refusal.message.key
        assert position.digest() == before
        position.apply(chance.choice(position.legal))


@each_game
def test_no_two_reasons_share_a_key(name):
    keys = [reason.key for reason in constants(name).values()]
    assert len(keys) == len(set(keys))
    assert all(key.startswith(f"{name}-") for key in keys)


@each_game
def test_every_reason_is_used(name):
    used = {
        node.id
        for path in (SOURCES / name).rglob("*.py")
        if path.name != "reasons.py"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Name)
    }
    assert sorted(set(constants(name)) - used) == []
