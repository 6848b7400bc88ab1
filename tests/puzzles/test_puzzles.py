"""The puzzles in the package can be asked, solved and explained."""

from __future__ import annotations

import json

import pytest

from vindima.core.explain import BadData
from vindima.puzzles import LEVELS, TURN, WIN, in_words, puzzle, puzzles, read
from vindima.puzzles.rating import START, expected, level_rating, rated


@pytest.fixture(scope="module")
def asked():
    """Every puzzle with its position; replaying them takes a while."""
    return [(one, one.position()) for one in puzzles().values()]


def test_every_puzzle_is_a_question_with_one_best_answer(asked):
    assert len(asked) >= 200
    for one, position in asked:
        assert not position.over
        assert (position.seat, position.year) == (one.seat, one.year)
        assert set(one.losses) == {position.token(code) for code in position.legal}
        others = [loss for token, loss in one.losses.items() if token != one.best]
        assert one.losses[one.best] == 0 < 1.5 <= min(others)
        assert one.kind in (TURN, WIN)
        assert one.level in LEVELS


def test_the_best_turn_can_be_put_into_words(asked):
    for one, position in asked:
        words = in_words(position, one.turn)
        assert words[0][1] == position.answer(position.code(one.best)).message.to_dict()


def test_a_turn_is_put_into_words_as_far_as_it_is_legal():
    one = next(iter(puzzles().values()))
    position = one.position()
    assert len(in_words(position, (one.best, "fly moon"))) == 1
    assert in_words(position, ()) == []
    assert position.to_dict() == one.position().to_dict()


def test_easier_puzzles_come_first_and_unknown_ones_are_refused():
    levels = [one.level for one in puzzles().values()]
    assert levels == sorted(levels)
    with pytest.raises(BadData, match="no puzzle"):
        puzzle("vinhos-9-9-9")


def test_a_game_may_have_several_puzzles():
    found = {"kind": TURN, "level": 2, "year": 1, "seat": 0, "best": "a", "losses": {"a": 0}, "turn": ["a"]}
    game = {"game": "vinhos", "players": 2, "seed": 3, "answers": ["x", "y", "z"]}
    text = json.dumps({**game, "puzzles": [{**found, "at": 1}, {**found, "at": 3}]}) + "\n"
    assert [(one.id, len(one.record.answers)) for one in read(text)] == [
        ("vinhos-2-3-1", 1),
        ("vinhos-2-3-3", 3),
    ]


def test_ratings_rise_with_solved_puzzles_and_more_with_hard_ones():
    assert rated([]) == START
    assert rated([(1, False)]) < START < rated([(1, True)]) < rated([(5, True)])
    assert expected(1500, 1500) == 0.5
    assert expected(1900, 1500) == pytest.approx(10 / 11)
    assert level_rating(1) == 1000
    assert level_rating(5) == 2000
    # A solver who solves half the puzzles of a level ends near its rating.
    assert rated([(3, number % 2 == 0) for number in range(400)]) == pytest.approx(1500, abs=30)
