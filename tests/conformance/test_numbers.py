"""The numbers that learners and bots read: features in two forms, legal masks and evaluation terms."""

from __future__ import annotations

import random
from array import array

import pytest

import vindima
from tests.conformance import kit

EVERY = 12
"""How many answers lie between two checked positions."""


@pytest.mark.parametrize("case", kit.every_case(), ids=str)
def test_features_and_evaluation_are_complete_in_every_position(case):
    for number, position in enumerate(kit.played(case, seed=31)):
        if number % EVERY and not position.over:
            continue
        game = position.game
        for seat in range(position.players):
            vector = position.feature_vector(seat)
            assert len(vector) == len(game.feature_names(position.players))
            memory = memoryview(bytearray(2 * len(vector)))
            position.encode(seat, memory)
            assert array("h", bytes(memory)).tolist() == vector
            assert len(position.evaluate(seat)) == len(game.terms)
        notes = memoryview(bytearray(8))
        position.encode_notes(notes)
        mask = memoryview(bytearray(game.codes))
        position.encode_legal(mask)
        assert [code for code, legal in enumerate(mask) if legal] == sorted(position.legal)


@pytest.mark.parametrize("name", [name for name in vindima.games() if vindima.game(name).solo])
def test_the_solo_player_has_prospects_in_every_position(name):
    game = vindima.game(name)
    position, chance = game.new(players=1, seed=5), random.Random(5)
    while not position.over:
        values, cards = game.solo.prospects(position)
        assert len(values) == len(game.solo.terms)
        assert all(0 <= card < len(game.solo.cards) for card in cards)
        position.apply(chance.choice(position.legal))
