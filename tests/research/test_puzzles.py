"""Puzzles are real questions from recorded games, with one answer that all searches prefer."""

from __future__ import annotations

import json

import pytest

from vindima.core.record import Record
from vindima.puzzles import TURN, WIN
from vindima.research import puzzles
from vindima.research.puzzles import chosen, find, known, main, played, searched, win_shares


@pytest.fixture(scope="module")
def game():
    """A solo game that was examined with short searches."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(puzzles.EFFORTS, "beam", (1, 2, 3))
        patch.setattr(puzzles, "PLAYED_ON", 2)
        yield find(("viticulture", 1, 1))


def position_at(game, puzzle):
    answers = game["answers"][: puzzle["at"]]
    return Record(game["game"], game["players"], game["seed"], {}, answers=answers).replay()


def test_a_puzzle_is_a_question_of_its_game(game):
    assert game["puzzles"]
    for puzzle in game["puzzles"]:
        position = position_at(game, puzzle)
        assert (position.seat, position.year) == (puzzle["seat"], puzzle["year"])
        assert set(puzzle["losses"]) == {position.token(code) for code in position.legal}
        assert len(position.legal) >= puzzles.ANSWERS
        assert position.stack[-1].step.starts_turn


def test_the_best_answer_is_clearly_ahead(game):
    for puzzle in game["puzzles"]:
        ranking = sorted(puzzle["losses"], key=puzzle["losses"].get)
        assert ranking[0] == puzzle["best"] == puzzle["turn"][0]
        assert puzzle["losses"][ranking[0]] == 0
        assert puzzle["losses"][ranking[1]] >= puzzles.CLEAR["viticulture"]
        assert puzzle["level"] in puzzles.LEVELS
        assert puzzle["kind"] in (TURN, WIN)


def test_the_same_game_has_the_same_puzzles(game):
    assert played("viticulture", 1, 1).answers[: len(game["answers"])] == game["answers"]


def test_a_question_without_a_clear_answer_is_not_a_puzzle(game, monkeypatch):
    position = position_at(game, game["puzzles"][0])
    monkeypatch.setitem(puzzles.CLEAR, "viticulture", 1000.0)
    assert puzzles.examined(position, 1, ends=False) is None


def test_a_question_on_which_searches_disagree_is_not_a_puzzle(game, monkeypatch):
    position = position_at(game, game["puzzles"][0])
    turns = iter(position.legal * 9)

    def fickle(position, iterations, seed):
        found = searched(position, 1, seed)
        return found._replace(best=next(turns), lead=99.0)

    monkeypatch.setattr(puzzles, "searched", fickle)
    assert puzzles.examined(position, 1, ends=False) is None


def test_the_last_answer_of_a_won_game_wins_it():
    """Playing on from the last question of a won game confirms that the answer wins."""
    for seed in range(1, 30):
        record = played("viticulture", 1, seed)
        if record.replay().result == "win":
            break
    last = Record("viticulture", 1, seed, {}, answers=record.answers[:-1]).replay()
    code = last.code(record.answers[-1])
    assert win_shares(last, [code], 1, 2) == {code: 1.0}


# The file


def line(seed, *levels, kind=TURN):
    found = [{"at": at, "level": level, "kind": kind} for at, level in enumerate(levels, 1)]
    answers = [str(number) for number in range(len(levels))]
    return {"game": "vinhos", "players": 2, "seed": seed, "answers": answers, "puzzles": found}


def test_every_level_is_chosen_and_games_end_with_their_last_puzzle():
    games = [line(1, 1, 1, 1, 1), line(2, 5), line(3, 3, 2)]
    kept = chosen(games, 4)
    assert sorted(one["level"] for game in kept for one in game["puzzles"]) == [1, 2, 3, 5]
    assert kept[0]["answers"] == ["0"]
    assert chosen([line(1, 1), line(2, 1, kind=WIN)], 1)[0]["seed"] == 2


def test_an_incomplete_line_is_skipped(tmp_path):
    path = tmp_path / "games.jsonl"
    assert known(path) == []
    path.write_text(json.dumps(line(1, 1)) + "\n" + '{"game": "vin')
    assert [one["seed"] for one in known(path)] == [1]


def test_the_command_continues_where_it_stopped(tmp_path, capsys, game):
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps({**game, "seed": 1}) + "\n")
    waiting = puzzles.tasks(known(path), [("viticulture", 1)], float("inf"))
    assert next(waiting) == ("viticulture", 1, 2)
    assert list(puzzles.tasks([], [("vinhos", 2)], 0.0)) == []
    assert main([str(path), "--choose", "2", "--write", str(tmp_path)]) == 0
    sizes = json.loads(capsys.readouterr().out)
    assert sizes["viticulture-1.jsonl"] == min(2, len(game["puzzles"]))
    assert len(known(tmp_path / "viticulture-1.jsonl")) == 1
    assert known(tmp_path / "vinhos-4.jsonl") == []
