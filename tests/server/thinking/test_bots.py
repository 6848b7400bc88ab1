"""The worker processes of bots."""

from __future__ import annotations

import asyncio

import pytest

import vindima
from vindima.server.tables.game.seats import Payer
from vindima.server.thinking.bots import BotPool
from vindima.server.thinking.tasks import token_of
from vindima.workers import JobFailed


@pytest.fixture
def pool():
    pool = BotPool(1)
    yield pool
    pool.close()


def test_a_bot_gives_the_same_answer_in_a_worker(pool):
    position = vindima.game("vinhos").new(2, 3)
    assert asyncio.run(pool.ask("random", position, 5, Payer(1))) == token_of("random", position, 5)


def test_the_error_of_a_failing_bot_is_raised(pool):
    with pytest.raises(JobFailed, match="martian") as failed:
        asyncio.run(pool.ask("martian", vindima.game("vinhos").new(2, 3), 5, Payer(1)))
    assert failed.value.kind == "vindima.core.explain.BadData"
