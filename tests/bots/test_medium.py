"""`medium` evaluates its best answers with rollouts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import ClassVar

import pytest

import vindima
from vindima.bots import BOTS
from vindima.bots.greedy import Greedy
from vindima.bots.medium import Medium
from vindima.bots.thinking.rollout import Rollout
from vindima.core.position import Position


@pytest.mark.parametrize("game", vindima.games())
def test_the_same_question_and_seed_give_the_same_answer(game):
    position = vindima.game(game).new(players=2, seed=6)
    answers = {Medium(budget=10, samples=1).choose(position.clone(), 5) for _ in range(2)}
    assert len(answers) == 1


class Recorded:
    """A rollout that records the positions it starts from."""

    started: ClassVar[list[Position]] = []

    def __init__(self, evaluator, players):
        self.rollout = Rollout(evaluator, players)
        self.begin = self.rollout.begin

    def play_until(self, position, horizon):
        self.started.append(position)
        return self.rollout.play_until(position, horizon)


def test_only_the_best_answers_are_rolled_out(monkeypatch):
    position = vindima.game("vinhos").new(players=2, seed=6)
    monkeypatch.setattr("vindima.bots.medium.Rollout", Recorded)
    monkeypatch.setattr(Recorded, "started", [])
    Medium(budget=5, candidates=2, samples=3).choose(position, 1)
    assert len(Recorded.started) == 2 * 3


def test_the_chosen_answer_is_among_those_rolled_out():
    position = vindima.game("vinhos").new(players=2, seed=6)
    bot = Medium(budget=5, candidates=2, samples=1)
    lines = Greedy.lines(bot, position, 1)
    best = sorted(range(len(lines)), key=lambda number: -lines[number].value)[:2]
    assert bot.choose(position, 1) in [position.legal[number] for number in best]


def test_a_forced_answer_needs_no_search(monkeypatch):
    position = vindima.game("vinhos").new(players=2, seed=6)
    position.legal = position.legal[:1]
    monkeypatch.setattr(Medium, "lines", None)
    assert Medium().choose(position, 1) == position.legal[0]


def test_the_code_in_the_guide_to_bots_runs(monkeypatch, capsys):
    page = Path(__file__).parents[2] / "docs" / "how-to" / "write-a-bot.md"
    blocks = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 4
    monkeypatch.setattr("vindima.bots.BOTS", dict(BOTS))
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page.name, "exec"), names)
    assert capsys.readouterr().out, "the explanation was not printed"
