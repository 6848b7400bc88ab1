"""Feature vectors: constant length, within bounds, and without hidden information."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import vindima
from tests.research.games import TABLES, random_game
from tests.research.rotation import rotated
from vindima.core.rows import replaced
from vindima.research.features import file_name, main, page
from vindima.vinhos.model import DOURO, MINHO
from vindima.viticulture.model import ORDER

DOCS = Path(__file__).parents[2] / "docs" / "reference"
tables = pytest.mark.parametrize(("name", "players"), TABLES)


@tables
def test_a_vector_matches_its_names_and_bounds_throughout_a_game(name, players):
    game = vindima.game(name)
    names = game.feature_names(players)
    low, high = game.feature_bounds(players)
    assert len(set(names)) == len(names) == len(low) == len(high)
    for position in random_game(name, players, seed=3, every=7):
        for seat in range(players):
            vector = position.feature_vector(seat)
            assert len(vector) == len(names)
            wrong = {n: v for n, v, lo, hi in zip(names, vector, low, high, strict=True) if not lo <= v <= hi}
            assert wrong == {}


@tables
def test_hidden_information_does_not_change_a_vector(name, players):
    different = 0
    for number, position in enumerate(random_game(name, players, seed=4, every=9)):
        for seat in range(players):
            other = position.determinize(seat, number)
            assert other.feature_vector(seat) == position.feature_vector(seat)
            different += other != position
    assert different


@tables
def test_a_vector_is_relative_to_the_seat(name, players):
    names = vindima.game(name).feature_names(players)
    absolute = {
        place for place, what in enumerate(names) if what.startswith(("own.seat", "own.question.note."))
    }
    for number, position in enumerate(random_game(name, players, seed=5, every=11)):
        by = number % players
        other = rotated(position, by)
        for seat in range(players):
            here, there = position.feature_vector(seat), other.feature_vector((seat + by) % players)
            differing = [n for n, a, b in zip(names, here, there, strict=True) if a != b]
            assert [what for what in differing if names.index(what) not in absolute] == []


def begun(name: str, players: int) -> Any:
    """A new position, typed loosely for access to its own fields."""
    return vindima.game(name).new(players, seed=1)


def named(position, seat):
    """The features of a seat by name."""
    names = position.game.feature_names(position.players)
    return dict(zip(names, position.feature_vector(seat), strict=True))


def test_a_seat_sees_the_cards_in_its_hand_and_others_their_number():
    position = begun("viticulture", 2)
    other = position.clone()
    taken = other.decks[ORDER] & -other.decks[ORDER]
    other.decks[ORDER] -= taken
    other.orders[0] += taken
    before, after = named(position, 0), named(other, 0)
    assert after[f"own.hand.order.{taken.bit_length() - 1}"] == 1
    assert after["seat+0.cards.order"] == before["seat+0.cards.order"] + 1
    changed = {n for n, value in named(other, 1).items() if value != named(position, 1)[n]}
    assert changed == {"seat+1.cards.order", "board.deck.order"}


def test_only_the_player_who_reordered_a_deck_knows_its_order():
    position = begun("vinhos", 4)
    position.knowers = replaced(position.knowers, MINHO, 0b0010)
    below = [f"own.vineyard_below.minho.{place}" for place in (1, 2, 3)]
    deck = position.decks[MINHO]
    assert [named(position, 1)[name] for name in below] == [1 + tile % 4 for tile in deck[1:]]
    assert [named(position, 0)[name] for name in below] == [0, 0, 0]
    assert named(position, 1)["own.vineyard_below.douro.1"] == 0
    assert named(position, 0)["board.vineyard_top.douro"] == 1 + position.decks[DOURO][0] % 4


def test_only_the_seat_itself_sees_its_experts_chosen_for_the_fair():
    position = begun("vinhos", 3)
    position.plays = (0, 0, 1 << 5)
    assert named(position, 2)["own.chosen.5"] == 1
    assert not any(named(position, 0)[f"own.chosen.{expert}"] for expert in range(24))


def test_features_show_the_seat_to_answer_and_the_question():
    position = vindima.game("vinhos").new(players=3, seed=2)
    asked = position.seat
    assert named(position, asked)["seat+0.to_answer"] == 1
    assert named(position, (asked - 1) % 3)["seat+1.to_answer"] == 1
    assert named(position, asked)["board.question.step"] == position.stack[-1].step.number > 0


def test_unbounded_quantities_are_clamped():
    position = begun("viticulture", 2)
    position.lira[0] = 5000
    assert named(position, 0)["seat+0.lira"] == 999
    position.lira[0] = -5
    assert named(position, 0)["seat+0.lira"] == 0


@pytest.mark.parametrize("name", vindima.games())
def test_every_step_has_a_unique_number(name):
    steps = vindima.game(name).catalogue.steps.values()
    assert sorted(step.number for step in steps) == list(range(1, len(steps) + 1))


@pytest.mark.parametrize("name", vindima.games())
def test_every_answer_code_is_within_range(name):
    game = vindima.game(name)
    words = game.new(players=game.seats[0]).vocabulary
    assert max(words.codes.values()) < game.codes
    assert len(words) <= game.codes


@pytest.mark.parametrize("name", vindima.games())
def test_the_page_of_each_vector_is_up_to_date(name):
    command = "python -m vindima.research.features --write docs/reference"
    assert (DOCS / file_name(name)).read_text("utf-8") == page(vindima.game(name)), f"run: {command}"


@pytest.mark.parametrize("name", vindima.games())
def test_the_page_explains_every_feature(name):
    game = vindima.game(name)
    text = page(game)
    for what in game.feature_names(game.seats[-1]):
        seat, _, rest = what.partition(".")
        assert f"| `seat+n.{rest}` |" in text if seat.startswith("seat+") else f"| `{what}` |" in text
    for blocks in (game.layout.board, game.layout.own, game.layout.seats):
        assert all(meaning for block in blocks for meaning in block.meanings)
        assert all(len(block.meanings) in (1, len(block.names)) for block in blocks)


def test_the_command_writes_the_pages_to_a_folder(tmp_path, capsys):
    assert main(["--write", str(tmp_path / "new")]) == 0
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == sorted(
        map(file_name, vindima.games())
    )
    assert main([]) == 0
    assert "# The feature vector of Vinhos" in capsys.readouterr().out
