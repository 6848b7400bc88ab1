"""Luck and mistakes as estimated by a network, in positions where bounds on both are known."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="numpy is not installed")

import vindima
from vindima.bots import ask, make
from vindima.bots.learned.hindsight import answered, brought, forecast
from vindima.bots.master import network_of


@pytest.fixture(scope="module", params=["viticulture", "vinhos"])
def network(request):
    return network_of(request.param)


def questions(game: str, players: int):
    """Positions of a game in which a seat has a choice."""
    position, bot = vindima.game(game).new(players=players, seed=8), make("easy")
    while not position.over:
        if len(position.legal) > 1:
            yield position.clone()
        position.apply(ask(bot, position, 1))


def test_luck_sums_to_zero_over_the_seats_and_comes_from_reveals_only(network):
    lucky = 0
    for number, position in enumerate(questions(network.form.game, 3)):
        if number % 8:
            continue
        code = position.legal[number % len(position.legal)]
        luck = brought(network, position, code, number)
        assert sum(luck) == pytest.approx(0, abs=1e-3)
        after = position.clone()
        after.apply(code)
        if after.chance == position.chance and after.reveals == position.reveals:
            assert luck == [0.0] * 3
        lucky += any(luck)
    assert lucky


def test_the_best_answer_loses_nothing_and_no_answer_gains(network):
    found = []
    for number, position in enumerate(questions(network.form.game, 2)):
        if number % 60:
            continue
        chance, best = forecast(network, position)
        assert 0 <= chance <= 1
        assert answered(network, position, best, best, number) == (0.0, [])
        other = next(code for code in position.legal if code != best)
        loss, line = answered(network, position, other, best, number)
        assert loss >= 0
        assert bool(line) == (loss > 0)
        if line:
            assert line[0].to_dict() == position.answer(best).message.to_dict()
        found.append(loss)
    assert max(found) > 0.5


def test_the_same_seed_gives_the_same_estimates(network):
    position = next(questions(network.form.game, 2))
    (_, best), code = forecast(network, position), position.legal[-1]
    (loss, line), (again, same) = (answered(network, position, code, best, 3) for _ in range(2))
    assert (loss, [each.to_dict() for each in line]) == (again, [each.to_dict() for each in same])
    assert brought(network, position, code, 3) == brought(network, position, code, 3)
