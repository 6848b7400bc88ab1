"""Endpoints below /api/tables/ID for prepared turns, only for the holders of the seat."""

from __future__ import annotations

from fastapi import Request

from vindima.server.http.requests.asking import Reading, TheHouse, TheLive, Welcome
from vindima.server.http.requests.bodies import PlanBody
from vindima.server.http.schema import Router
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.plans import Plan, plan_to_wire
from vindima.server.tables.game.seats import Browser
from vindima.server.tables.live.live import Live
from vindima.server.thinking.advice import payer_of
from vindima.server.thinking.bots import BotPool
from vindima.server.thinking.forecast import Forecast, forecast_to_wire, foreseen
from vindima.server.wire import pace as wire_pace

__all__ = ["router"]

router = Router(prefix="/api/tables/{id}")


@router.get("/plan")
async def plan(live: TheLive, reader: Reading) -> wire_pace.Plan:
    """What the seat has prepared, or what has become of it."""
    return plan_to_wire(None if reader is None else live.plans.get(reader))


@router.post("/plan/forecast")
async def foresee(request: Request, live: TheLive, browser: Welcome, wanted: PlanBody) -> wire_pace.Forecast:
    """What the seat will probably be asked after some answers."""
    return forecast_to_wire(await forecast(request, live, browser, wanted))


@router.put("/plan")
async def prepare(
    request: Request, house: TheHouse, live: TheLive, browser: Welcome, wanted: PlanBody
) -> wire_pace.Plan:
    """Prepare the next turn of a seat, replacing its earlier plan; without answers, prepare nothing.

    Each answer is given when its question comes, if it is still possible and still costs and yields the same
    for the seat. Otherwise the rest is dropped. Nobody else is told.
    """
    live.reader(browser, wanted.seat)
    live = house.known(live)
    made = Plan(wanted.seat, (), 0)
    acts = live.table.acts
    if wanted.tokens:
        found = await forecast(request, live, browser, wanted)
        made = Plan(wanted.seat, tuple(found.steps), len(live.table.notes))
    async with live.lock:
        if wanted.tokens and live.table.acts != acts:
            raise Problem("stale", "the table has moved on: look again at what you would be asked")
        await house.storage.keep_plan(live.id, made)
        live.plans[wanted.seat] = made
    return plan_to_wire(made)


async def forecast(request: Request, live: Live, browser: Browser, wanted: PlanBody) -> Forecast:
    live.reader(browser, wanted.seat)
    table = live.table
    if table.position.over or not table.dealt or live.stored.closed or table.asked == wanted.seat:
        raise Problem("not-asked", "a turn is prepared while others play")
    if live.stored.seats[wanted.seat].player is not None:
        raise Problem("not-asked", "a bot plays this seat")
    bots: BotPool = request.app.state.bots
    found = await bots.do(payer_of(browser), foreseen, table.position, wanted.seat, wanted.tokens)
    if isinstance(found, str):
        raise Problem("stale", found)
    return found
