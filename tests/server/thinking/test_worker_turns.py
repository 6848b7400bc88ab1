"""Workers serve all browsers in turn, however many tables each one has."""

from __future__ import annotations

import asyncio

from vindima.server.tables.game.seats import Payer
from vindima.server.thinking.turns import Turns

ANA, BO = Payer(1, "10.0.0.1"), Payer(2, "10.0.0.2")


def served(workers, *payers, cancelled=()):
    """The order in which waiting jobs are served once the first one has begun."""
    order = []

    async def job(turns, number, payer):
        async with turns.turn(payer):
            order.append(number)
            await asyncio.sleep(0.001)

    async def work():
        turns = Turns(workers)
        tasks = [asyncio.create_task(job(turns, number, payer)) for number, payer in enumerate(payers)]
        await asyncio.sleep(0)
        for number in cancelled:
            tasks[number].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not turns.busy
        assert not turns.waiting
        assert turns._running == {}

    asyncio.run(work())
    return order


def test_a_table_does_not_wait_for_the_many_tables_of_another_person():
    assert served(1, *[ANA] * 20, BO)[:2] == [0, 20]


def test_people_at_one_address_share_its_turns():
    crowd = [Payer(number, ANA.address) for number in range(10, 30)]
    assert served(1, *crowd, BO)[:2] == [0, 20]


def test_one_person_never_occupies_all_workers():
    assert served(2, ANA, ANA, BO)[:2] == [0, 2]


def test_a_client_that_stops_waiting_blocks_nobody():
    assert served(1, ANA, ANA, BO, cancelled=[0, 1]) == [0, 2]
