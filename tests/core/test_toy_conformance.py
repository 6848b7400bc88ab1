"""A game made only of combinators keeps every promise, and the kit detects broken promises."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance import kit, kit_play
from tests.core import toy
from vindima.core.play import Play
from vindima.core.step import FOREVER, NOBODY, UNTIL_REVEAL

CASES = kit.combinations(toy.GAME)
RICH = kit.Case(toy.GAME, 4, {"rich": True})
CHECKS = [
    kit.check_clones,
    kit.check_copies,
    kit.check_json,
    kit.check_record,
    kit.check_same_seed,
    kit.check_answers,
    kit.check_refusals,
    kit.check_determinized,
    kit.check_ends,
]

pytestmark = pytest.mark.usefixtures("toy_game")


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", CHECKS)
def test_the_toy_game_keeps_the_promise(check, case):
    for seed in range(3):
        check(case, seed)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_undo_and_log_keep_secrets(case):
    compared = 0
    for seed in range(2):
        assert kit.check_views(case, seed, every=5) > 0
        assert min(kit_play.check_undo(case, seed, every=3)) > 0
        assert kit_play.check_log(case, seed, every=1) > 0
        compared += kit_play.check_secret_choices(case, seed)
    assert compared > 0


def leaking(field: str) -> kit.View:
    """A view that also shows a secret field."""
    return lambda position, seat: {**position.view(seat), "leak": getattr(position, field)}


@pytest.mark.parametrize("field", ["deck", "bids", "kept"])
def test_the_kit_detects_a_leaking_view(field):
    with pytest.raises(AssertionError, match="leak"):
        kit.check_views(RICH, seed=1, every=1, seeds=8, view=leaking(field))


def test_the_kit_detects_a_clone_that_shares_a_list(monkeypatch):
    clone = toy.Toy.clone

    def careless(position: toy.Toy) -> toy.Toy:
        twin = clone(position)
        twin.supply = position.supply
        return twin

    monkeypatch.setattr(toy.Toy, "clone", careless)
    with pytest.raises(AssertionError, match="moved with"):
        kit.check_clones(CASES[0], seed=1, every=1)


def test_the_kit_detects_a_field_that_is_not_saved(monkeypatch):
    restore = toy.ToyGame.restore

    def forgetful(game: toy.ToyGame, data: dict[str, Any]) -> toy.Toy:
        position = restore(game, data)
        position.coins = [1] * position.players
        return position

    monkeypatch.setattr(toy.ToyGame, "restore", forgetful)
    with pytest.raises(AssertionError):
        kit.check_json(CASES[0], seed=1)


def test_the_kit_detects_an_apple_out_of_nowhere(monkeypatch):
    monkeypatch.setattr(toy.Coin, "take", lambda self, state, frame, code: state.supply.append(1))
    with pytest.raises(AssertionError):
        kit.check_ends(RICH, seed=1)


def test_the_kit_detects_a_game_without_an_end(monkeypatch):
    monkeypatch.setattr(kit, "LONGEST", 10)
    with pytest.raises(AssertionError, match="no end"):
        kit.check_ends(CASES[0], seed=1)


@pytest.mark.parametrize("secret", [UNTIL_REVEAL, FOREVER])
def test_the_kit_detects_a_log_that_reveals_secrets(monkeypatch, secret):
    hidden = Play._hidden
    monkeypatch.setattr(
        Play, "_hidden", lambda play, kind, reveals: kind != secret and hidden(play, kind, reveals)
    )
    with pytest.raises(AssertionError):
        kit_play.check_log(RICH, seed=1, every=1)


def test_the_kit_detects_a_log_that_reveals_the_progress_of_a_secret_choice(monkeypatch):
    monkeypatch.setattr(Play, "_choosing", lambda play: NOBODY)
    with pytest.raises(AssertionError, match="before it is complete"):
        kit_play.check_secret_choices(RICH, seed=1)


def test_the_kit_detects_undo_across_a_reveal(monkeypatch):
    monkeypatch.setattr(Play, "undo_refused", lambda play, count: None)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        kit_play.check_undo(RICH, seed=1)


def test_the_kit_names_the_part_in_which_views_differ():
    one, two = CASES[0].new(1), CASES[0].new(1)
    assert kit.broken_view(one, two, 0) == ""
    assert isinstance(two, toy.Toy)
    two.coins[1] += 1
    assert kit.broken_view(one, two, 0) == "seat 0 sees ['open']"
