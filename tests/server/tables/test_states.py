"""The sent states equal those encoded individually, but nothing is encoded twice."""

from __future__ import annotations

import json
import random

import pytest

from vindima import Record
from vindima.server.http.requests.encoding import packed
from vindima.server.tables.game.states import States
from vindima.server.tables.game.table import Table, started

ANSWERS = 150


def seated(game: str, seed: int) -> Table:
    record = Record(game, 2, seed)
    return Table(record, [started(record).act])


def act(table: Table, chance: random.Random) -> None:
    """Give a random answer, or sometimes undo."""
    seat = table.position.seat
    trail = table.state(seat)["trail"]
    if trail and chance.random() < 0.25:
        table.apply(table.undo(seat, chance.choice(trail)["count"]).act)
    else:
        token = table.position.token(chance.choice(list(table.position.legal)))
        table.apply(table.answer(seat, token, person=True).act)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", ["vinhos", "viticulture"])
def test_every_reader_is_sent_the_state_of_the_table(game, seed):
    table, chance = seated(game, seed), random.Random(seed)
    states = States(table, packed)
    for _ in range(ANSWERS):
        for reader in table.revisions:
            # Not every reader gets every state, so some lines are encoded late.
            if chance.random() < 0.7:
                expected = json.loads(packed(table.state(reader, whole=False)))
                assert json.loads(states.of(reader, whole=False)) == expected
        if table.position.over:
            break
        act(table, chance)
    for reader in table.revisions:
        assert json.loads(states.of(reader, whole=True)) == json.loads(packed(table.state(reader)))


def test_a_state_and_unchanged_lines_are_encoded_once():
    table, chance, encoded = seated("vinhos", 1), random.Random(1), []

    def counted(data) -> str:
        encoded.append(data)
        return packed(data)

    states = States(table, counted)
    sent = most = 0
    for _ in range(40):
        token = table.position.token(chance.choice(list(table.position.legal)))
        tokens = table.answer(table.position.seat, token, person=True).act
        table.apply(tokens)
        text = states.of(0, whole=False)
        assert states.of(0, whole=False) is text
        sent += len(json.loads(text)["log"])
        most += len(tokens.tokens)
    lines = [data for data in encoded if "token" in data]
    assert len(encoded) - len(lines) == 40
    # Lines that become public at a reveal are encoded again.
    assert most <= len(lines) <= 1.5 * most < sent
