"""Endpoints for the days on which a person's turns take no time."""

from __future__ import annotations

from datetime import date, timedelta

from sqlalchemy import Connection

from vindima.server.database.people import days_off
from vindima.server.database.play import clocks
from vindima.server.http.requests.asking import Asking, TheHouse, TheStore, Welcome
from vindima.server.http.requests.bodies import DaysOffBody
from vindima.server.http.schema import Router
from vindima.server.tables.common.clock import now
from vindima.server.tables.game.pace import DATES, NO_REST, WAIT, WEEKDAYS, DaysOff, checked_days_off
from vindima.server.wire import pace as wire_pace

__all__ = ["router"]

router = Router(prefix="/api/me")


@router.get("/days-off")
async def days(store: TheStore, browser: Asking) -> wire_pace.DaysOff:
    if browser is None:
        return to_wire(NO_REST)
    return to_wire(await store.read(lambda connection: days_off.of(connection, browser.id)))


@router.put("/days-off")
async def change_days(
    house: TheHouse, store: TheStore, browser: Welcome, wanted: DaysOffBody
) -> wire_pace.DaysOff:
    """Choose days off, within the allowance. They count at once, but start tomorrow at the earliest."""

    def work(connection: Connection) -> tuple[DaysOff, list[str]]:
        before = days_off.of(connection, browser.id)
        after = checked_days_off(before, wanted.weekdays, wanted.dates, wanted.zone, now())
        return after, clocks.change_rest(connection, browser.id, after)

    after, tables = await store.write(work)
    for id in tables:
        await house.refresh(id, 0)
    return to_wire(after)


def to_wire(days: DaysOff) -> wire_pace.DaysOff:
    """Days off as they go over the wire."""
    free = date.fromisoformat(days.changed) + timedelta(days=WAIT) if days.changed else None
    return {
        "weekdays": list(days.weekdays),
        "dates": list(days.dates),
        "zone": days.zone,
        "most_weekdays": WEEKDAYS,
        "most_dates": DATES,
        "weekdays_from": None if free is None or free <= now().date() else free.isoformat(),
    }
