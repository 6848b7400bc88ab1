"""The bot that plans: it follows its best answers through a round, and repeats itself exactly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vindima
from tests import viticulture_table as viticulture
from vindima.bots import BOTS
from vindima.bots.greedy import Greedy, sampled
from vindima.bots.planner import Planner
from vindima.bots.playout import Playout


@pytest.mark.parametrize("game", vindima.games())
def test_the_same_question_and_seed_give_the_same_answer(game):
    position = vindima.game(game).new(players=2, seed=6)
    answers = {Planner(looks=10, samples=1).choose(position.clone(), 5) for _ in range(2)}
    assert len(answers) == 1


def test_only_the_best_answers_are_followed_through_a_round(monkeypatch):
    position = vindima.game("vinhos").new(players=2, seed=6)
    followed = []
    original = Planner.after_round

    def noted(self, playout, line, seat):
        followed.append(line)
        return original(self, playout, line, seat)

    monkeypatch.setattr(Planner, "after_round", noted)
    Planner(looks=5, plans=2, samples=3).choose(position, 1)
    assert len(followed) == 2 * 3


def test_an_answer_that_was_not_followed_is_never_taken():
    position = vindima.game("vinhos").new(players=2, seed=6)
    bot = Planner(looks=5, plans=2, samples=1)
    lines = bot.lines(sampled(position, 1, 0))
    best = sorted(range(len(lines)), key=lambda number: -lines[number].value)[:2]
    assert bot.choose(position, 1) in [position.legal[number] for number in best]


def test_a_round_ends_with_the_next_turn_of_the_same_seat():
    table = viticulture.lay(players=2, season="summer")
    viticulture.season(table, "summer")
    seat = table.seat
    bot = Planner(looks=0)
    value = bot.value(table)
    line = bot.lines(table)[0]
    assert line.end.seat != seat
    before = value.margin(line.end, seat)
    assert bot.after_round(Playout(value, 2), line, seat) != before
    assert value.margin(line.end, seat) == before, "the line itself is not played on"


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
