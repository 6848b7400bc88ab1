"""What happens when the time for a turn is over: the agreed bot plays the rest of it."""

from __future__ import annotations

from typing import Any

from vindima.server.database.play import clocks
from vindima.server.jobs.queue import Queue
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.live.house import House

__all__ = ["serve_clocks"]


def serve_clocks(queue: Queue, house: House) -> None:
    """Register the jobs for the clocks of tables."""

    @queue.handler(clocks.CLOCK)
    async def ring(payload: dict[str, Any]) -> None:
        id = payload["table"]
        try:
            live = await house.live(id)
        except Problem as problem:
            if problem.name == "no-table":
                return
            raise
        await house.play_plans(id)
        acts, answers = live.table.acts, len(live.table.notes)
        over = await queue.store.write(lambda connection: clocks.run_out(connection, id, acts, answers), id)
        if over:
            await house.time_over(live)

    @queue.handler(clocks.BEAT)
    async def beat(payload: dict[str, Any]) -> None:
        for id in await queue.store.write(lambda connection: clocks.beat(connection, payload["at"])):
            await house.refresh(id, 0)
