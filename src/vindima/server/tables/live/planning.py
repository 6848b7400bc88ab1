"""Plays the turns that players have prepared, as soon as they are asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from vindima.server.tables.game.plans import Plan, Why, why_not
from vindima.server.tables.game.storage import Overtaken, Storage, Unavailable
from vindima.server.tables.game.table import Proposal
from vindima.server.tables.live.live import Live

__all__ = ["Planners"]


class Enter(Protocol):
    """Writes an act and the rest of a plan into the log of a table; the caller holds the table's lock."""

    async def __call__(
        self, live: Live, proposal: Proposal, key: str | None, plan: Plan | None = None
    ) -> None: ...


class Planners:
    """One task for each table where the person who is asked has prepared an answer."""

    def __init__(self, storage: Storage, enter: Enter) -> None:
        self._storage = storage
        self._enter = enter

    def play(self, live: Live, then: Callable[[], None]) -> None:
        """Give the answers that the asked seat has prepared; afterwards other seats may have to act."""
        if live.planned() is not None and (live.planner is None or live.planner.done()):
            live.planner = asyncio.create_task(self._play(live, then))

    async def _play(self, live: Live, then: Callable[[], None]) -> None:
        acts = live.table.acts
        while (plan := live.planned()) is not None:
            try:
                await self._next(live, plan)
            except Overtaken:
                continue
            except Unavailable:
                # The next request for the table tries again.
                return
        if live.table.acts != acts:
            then()

    async def _next(self, live: Live, plan: Plan) -> None:
        """Give the next answer of a plan, or drop the plan."""
        acts, step = live.table.acts, plan.steps[plan.played]
        position = live.table.position.clone()
        why: Why | None = "passed"
        if not has_answered(live, plan):
            why = await asyncio.to_thread(why_not, step, position)
        async with live.lock:
            if live.table.acts != acts or live.plans.get(plan.seat) != plan:
                return
            if why is not None:
                after = plan._replace(dropped=why)
                await self._storage.keep_plan(live.id, after)
            else:
                proposal = live.table.answer(plan.seat, step.token, True)
                answers = len(live.table.notes) + len(proposal.act.tokens)
                after = plan._replace(played=plan.played + 1, after=answers)
                await self._enter(live, proposal, None, after)
            live.plans[plan.seat] = after


def has_answered(live: Live, plan: Plan) -> bool:
    """True if the seat has answered since the plan was made: the plan's question has passed."""
    lines = live.table.play.lines(plan.seat)
    return any(entry.seat == plan.seat for count, entry in lines if count > plan.after)
