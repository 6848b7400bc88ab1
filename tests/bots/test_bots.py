"""Bots answer legally and reproducibly, and see nothing that is hidden from their seat."""

from __future__ import annotations

import gc

import pytest

import vindima
from vindima.bots import BOTS, BotFailed, ask, make, seen_by
from vindima.core.position import Position

QUICK = ["random", "easy", "greedy:budget=0"]
"""Bots that play a whole game fast enough for a test."""


@pytest.mark.parametrize("code", QUICK)
def test_a_bot_plays_a_whole_game(code):
    bot = make(code)
    position = vindima.game("vinhos").new(players=2, seed=11)
    count = 0
    while not position.over:
        position.apply(bot.choose(seen_by(position, count), count))
        count += 1
    assert position.winners


@pytest.mark.parametrize(
    "code", sorted({*BOTS, "hard:iterations=4", "master:iterations=4"} - {"hard", "master"})
)
def test_the_same_position_and_seed_give_the_same_answer(code):
    position = vindima.game("vinhos").new(players=4, seed=2)
    answers = {make(code).choose(seen_by(position, 9), 9) for _ in range(2)}
    assert len(answers) == 1


def test_the_random_bot_gives_every_legal_answer():
    position = vindima.game("vinhos").new(players=4, seed=2)
    given = {make("random").choose(position, seed) for seed in range(200)}
    assert given == set(position.legal)


def test_the_position_shown_to_a_bot_agrees_with_its_view():
    position = vindima.game("vinhos").new(players=4, seed=2)
    assert seen_by(position, 3).view(position.seat) == position.view(position.seat)
    assert seen_by(position, 3) != position


def test_an_unknown_code_is_refused():
    with pytest.raises(
        vindima.BadData,
        match=f"there is no bot 'grandmaster'; there are {', '.join(sorted(BOTS))}",
    ):
        make("grandmaster")


class Thinker:
    """A bot with parameters of several types that remembers the position it was shown."""

    def __init__(
        self, seconds: float = 1.0, depth: int = 3, bold: bool = False, style: str = "plain"
    ) -> None:
        self.values = (seconds, depth, bold, style)
        self.shown: Position | None = None

    def choose(self, position: Position, seed: int) -> int:
        self.shown = position
        return position.legal[0]


@pytest.mark.parametrize(
    ("code", "values"),
    [
        ("thinker", (1.0, 3, False, "plain")),
        ("thinker:seconds=2", (2.0, 3, False, "plain")),
        ("thinker:depth=5:bold=true:style=wild", (1.0, 5, True, "wild")),
    ],
)
def test_parameters_follow_the_code(monkeypatch, code, values):
    monkeypatch.setitem(BOTS, "thinker", Thinker)
    bot = make(code)
    assert isinstance(bot, Thinker)
    assert bot.values == values


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("thinker:speed=2", "has no parameter 'speed'; it has seconds, depth, bold, style"),
        ("thinker:depth=2.5", "depth='2.5' is not of the type int"),
        ("thinker:bold=perhaps", "bold='perhaps' is not of the type bool"),
        ("thinker:fast", "'fast' is not a parameter; write NAME=VALUE"),
        ("random:seconds=2", "has no parameter 'seconds'; it has none"),
    ],
)
def test_invalid_parameters_are_refused(monkeypatch, code, line):
    monkeypatch.setitem(BOTS, "thinker", Thinker)
    with pytest.raises(vindima.BadData, match=line):
        make(code)


def test_a_bot_is_shown_a_determinization():
    position = vindima.game("vinhos").new(players=4, seed=2)
    bot = Thinker()
    ask(bot, position, 3)
    assert bot.shown is not None
    assert bot.shown != position
    assert bot.shown == seen_by(position, 3)


def test_an_illegal_answer_is_a_failure(monkeypatch):
    position = vindima.game("vinhos").new(players=4, seed=2)
    monkeypatch.setattr(Thinker, "choose", lambda *_: -5)
    with pytest.raises(BotFailed, match="answered '-5', which is not legal"):
        ask(Thinker(), position, 3)


def test_garbage_collection_is_off_while_a_bot_thinks(monkeypatch):
    seen = []
    position = vindima.game("vinhos").new(players=4, seed=2)
    monkeypatch.setattr(Thinker, "choose", lambda *_: seen.append(gc.isenabled()) or -5)
    assert gc.isenabled()
    with pytest.raises(BotFailed):
        ask(Thinker(), position, 3)
    assert gc.isenabled()
    assert seen == [False]


@pytest.mark.parametrize(
    ("game", "players", "code"),
    [
        ("vinhos", 3, "medium"),
        ("viticulture", 2, "hard:iterations=8"),
        ("viticulture", 1, "hard:iterations=1"),
    ],
)
def test_a_search_leaves_no_cyclic_garbage(game, players, code):
    position = vindima.game(game).new(players=players, seed=2)
    while len(position.legal) < 2:
        position.apply(position.legal[0])
    bot = make(code)
    bot.choose(position, 1)
    gc.collect()
    gc.disable()
    try:
        bot.choose(position, 2)
        assert gc.collect() == 0
    finally:
        gc.enable()
