"""The bot that plans: it follows its best answers through a round, and repeats itself exactly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vindima
from tests import viticulture_table as viticulture
from vindima.bots import BOTS
from vindima.bots.greedy import Greedy
from vindima.bots.look import Look, sampled
from vindima.bots.planner import Planner
from vindima.bots.playout import Playout, Span
from vindima.core.step import begins_turn


@pytest.mark.parametrize("game", vindima.games())
def test_the_same_question_and_seed_give_the_same_answer(game):
    position = vindima.game(game).new(players=2, seed=6)
    answers = {Planner(looks=10, samples=1).choose(position.clone(), 5) for _ in range(2)}
    assert len(answers) == 1


@pytest.mark.interpreted
def test_only_the_best_answers_are_followed_through_a_round(monkeypatch):
    position = vindima.game("vinhos").new(players=2, seed=6)
    followed = []
    original = Playout.played_on

    def noted(self, end, span):
        followed.append(end)
        return original(self, end, span)

    monkeypatch.setattr(Playout, "played_on", noted)
    Planner(looks=5, plans=2, samples=3).choose(position, 1)
    assert len(followed) == 2 * 3


def test_an_answer_that_was_not_followed_is_never_taken():
    position = vindima.game("vinhos").new(players=2, seed=6)
    bot = Planner(looks=5, plans=2, samples=1)
    lines = bot.lines(sampled(position, 1, 0))
    best = sorted(range(len(lines)), key=lambda number: -lines[number].value)[:2]
    assert bot.choose(position, 1) in [position.legal[number] for number in best]


@pytest.mark.interpreted
def test_a_round_ends_with_the_next_turn_of_the_same_seat(monkeypatch):
    table = viticulture.lay(players=2, season="summer")
    viticulture.season(table, "summer")
    seat = table.seat
    line = Planner(looks=0).lines(table)[0]
    assert line.end.seat != seat
    turns = []
    original = Playout.best_turn

    def noted(self, position, free=True):
        turns.append(position.seat)
        return original(self, position, free)

    monkeypatch.setattr(Playout, "best_turn", noted)
    Playout(Planner().value(table), 2).played_on(line.end, Span(seat))
    assert turns[-1] == seat
    assert turns.count(seat) == 1
    assert len(turns) > 1


# Turns that are played again


def test_a_turn_is_followed_as_it_was_found():
    position = vindima.game("vinhos").new(players=3, seed=6)
    while not begins_turn(position.stack) or len(position.legal) == 1:
        position.apply(position.legal[0])
    look = Look(Planner().value(position), position, 40, margin=True)
    for code, line in zip(position.legal, look.lines(position), strict=True):
        assert look.again(position, code, line.answers).digest() == line.end.digest()


def test_where_an_answer_is_not_possible_any_more_the_best_at_once_is_taken():
    table = viticulture.lay(players=2, season="summer")
    viticulture.season(table, "summer")
    look = Look(Planner().value(table), table, 0, margin=True)
    for code in table.legal:
        end = look.again(table, code, (-1, -1, -1))
        assert not look.running(end)


@pytest.mark.interpreted
def test_a_turn_that_was_played_before_is_played_the_same_way_again(monkeypatch):
    position = vindima.game("vinhos").new(players=3, seed=6)
    while not begins_turn(position.stack) or len(position.legal) == 1:
        position.apply(position.legal[0])
    playout = Playout(Planner().value(position), 3)
    played = []
    for code in position.legal:
        answers: list[int] = []
        played.append((code, answers, playout.turned(position, code, answers)))
    monkeypatch.setattr(Playout, "glance", None)
    for code, answers, end in played:
        assert playout.turned(position, code, list(answers)).digest() == end.digest()
    code, answers = next((code, answers) for code, answers, _ in played if answers)
    with pytest.raises(TypeError):
        playout.turned(position, code, answers[:-1])


def test_a_forced_answer_is_not_thought_about(monkeypatch):
    position = vindima.game("vinhos").new(players=2, seed=6)
    position.legal = position.legal[:1]
    monkeypatch.setattr(Greedy, "lines", None)
    assert Planner().choose(position, 1) == position.legal[0]


# The page about bots


def test_the_code_of_the_page_runs(monkeypatch, capsys):
    page = Path(__file__).parents[2] / "docs" / "how-to" / "write-a-bot.md"
    blocks = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 4
    monkeypatch.setattr("vindima.bots.BOTS", dict(BOTS))
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page.name, "exec"), names)
    assert capsys.readouterr().out, "the explanation is printed"
