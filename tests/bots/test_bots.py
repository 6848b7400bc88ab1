"""Bots answer legally, repeat themselves, and are shown nothing that is hidden from them."""

from __future__ import annotations

import pytest

import vindima
from vindima.bots import BOTS, make, seen_by


@pytest.mark.parametrize("code", sorted(BOTS))
def test_a_bot_plays_a_whole_game(code):
    bot = make(code)
    position = vindima.game("vinhos").new(players=3, seed=11)
    count = 0
    while not position.over:
        position.apply(bot.choose(seen_by(position, count), count))
        count += 1
    assert position.winners


@pytest.mark.parametrize("code", sorted(BOTS))
def test_the_same_position_and_seed_give_the_same_answer(code):
    position = vindima.game("vinhos").new(players=4, seed=2)
    answers = {make(code).choose(seen_by(position, 9), 9) for _ in range(5)}
    assert len(answers) == 1


def test_the_random_bot_gives_every_answer_sooner_or_later():
    position = vindima.game("vinhos").new(players=4, seed=2)
    given = {make("random").choose(position, seed) for seed in range(200)}
    assert given == set(position.legal)


def test_what_a_bot_sees_agrees_with_its_view():
    position = vindima.game("vinhos").new(players=4, seed=2)
    assert seen_by(position, 3).view(position.seat) == position.view(position.seat)
    assert seen_by(position, 3) != position


def test_an_unknown_code_is_refused():
    with pytest.raises(vindima.BadData, match="there is no bot 'grandmaster'; there are random"):
        make("grandmaster")
