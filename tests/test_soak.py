"""A short soak of every game, and a check that a soak reports faults."""

from __future__ import annotations

import random

import pytest

import vindima
from tests import soak
from tests.conformance.kit import supplies_of
from vindima.core.position import Position

GAMES = 15
"""Games that are played here; the conformance kit plays hundreds more, `make soak` thousands."""
DRAWN = 200
"""Games that are drawn, but not played."""


@pytest.mark.slow
@pytest.mark.parametrize("name", vindima.games())
def test_random_games_keep_supplies_and_scores(name, tmp_path):
    faults = [fault for seed in range(GAMES) if (fault := soak.soak_one(name, seed))]
    assert not faults, faults[0].tell(tmp_path)


@pytest.mark.parametrize("name", vindima.games())
def test_a_soak_varies_the_number_of_players_and_every_option(name):
    game = vindima.game(name)
    drawn = [soak.drawn_case(name, random.Random(f"{name} {seed}")) for seed in range(DRAWN)]
    assert {case.players for case in drawn} == set(game.seats)
    for option in game.options:
        if option.choices:
            met = {case.options.get(option.name, option.default) for case in drawn}
            assert len(met) > 1, f"{option.name} was always {met}"


class Suspicious:
    """A check of supplies that fails after some answers."""

    def __init__(self, after: int) -> None:
        self.left = after

    def check_supplies(self, position: Position) -> None:
        assert self.left > 0, "a barrel is missing"
        self.left -= 1

    def check_scores(self, position: Position) -> None:
        raise AssertionError("not reached")


def test_a_fault_can_be_repeated_from_its_seed_and_from_its_record(tmp_path):
    name = vindima.games()[0]
    fault = soak.soak_one(name, 7, Suspicious(after=31))
    assert fault is not None
    again = soak.soak_one(name, 7, Suspicious(after=31))
    assert again is not None
    assert again.record == fault.record
    assert fault.answer == 31
    told = fault.tell(tmp_path)
    assert "a barrel is missing" in told
    assert "--seed 7" in told
    saved = vindima.Record.load(tmp_path / f"soak-{name}-7.jsonl")
    assert len(saved.answers) == fault.answer
    supplies_of(saved.game).check_supplies(saved.replay())


def test_the_command_counts_games_and_fails_with_a_fault(monkeypatch, capsys):
    name = vindima.games()[0]
    assert soak.main(["--games", "3", "--game", name, "--processes", "1"]) == 0
    assert "3 of 3 games, 0 failed" in capsys.readouterr().err
    fault = soak.soak_one(name, 7, Suspicious(after=4))
    monkeypatch.setattr(soak, "soak", lambda *_: iter([(1, [fault])]))
    assert soak.main(["--games", "1", "--game", name]) == 1
    assert "after answer 4" in capsys.readouterr().out
