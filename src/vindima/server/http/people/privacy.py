"""Endpoints about a person's own data, and the retention rules."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from fastapi import Request, Response

from vindima.server.database.access import rows
from vindima.server.database.access.store import Store
from vindima.server.database.privacy import Rules, export, purge
from vindima.server.desk.table import finished_record
from vindima.server.http.requests.accounts import Accounts
from vindima.server.http.requests.asking import Asking, TheHouse, TheStore
from vindima.server.http.requests.encoding import packed
from vindima.server.http.schema import Router
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.live.house import House
from vindima.server.wire import people as wire_people

__all__ = ["keep_rules", "router", "tell"]

router = Router(prefix="/api")

LOG: Final = logging.getLogger("vindima.server")
HOUR: Final = 3600.0
"""Seconds between two runs of the retention rules."""


@router.get("/privacy")
async def privacy(request: Request) -> wire_people.Privacy:
    """What this server deletes automatically, and when."""
    rules: Rules = request.app.state.settings.rules
    return {"finished": rules.finished, "idle": rules.idle, "browsers": rules.browsers}


@router.get("/me/data")
async def data(request: Request, store: TheStore, browser: Asking) -> Response:
    """Everything that is stored about this browser's player, and the records of finished games, as a file."""
    if browser is None:
        raise Problem("not-yours", "nothing is stored about this browser")
    found = await store.read(lambda connection: export(connection, browser.id))
    for table in found["tables"]:
        if table["over"]:
            # One at a time: replaying is pure computation, and people's answers take precedence.
            async with request.app.state.replaying:
                table["record"] = await record_of(store, table["id"])
    headers = {"content-disposition": 'attachment; filename="vindima-my-data.json"'}
    return Response(packed(found), media_type="application/json", headers=headers)


async def record_of(store: Store, id: str) -> str | None:
    """The record of a finished game, as the text of a file."""
    stored = await store.read(lambda connection: rows.stored(connection, id))
    if stored is None:
        return None
    acts = await store.read(lambda connection: rows.acts_of(connection, id))
    return await asyncio.to_thread(finished_record, stored, acts, packed)


@router.delete("/me")
async def delete(
    request: Request, response: Response, house: TheHouse, browser: Asking
) -> wire_people.Deleted:
    """Delete everything about this browser's player. Games of other people continue without them."""
    if browser is None:
        raise Problem("not-yours", "nothing is stored about this browser")
    accounts: Accounts = request.app.state.accounts
    tables, gone = await accounts.delete(browser, request, response)
    house.sign_out(gone)
    await tell(house, tables)
    return {"tables": len(tables)}


async def tell(house: House, tables: list[str]) -> None:
    """Show the change to people at the tables."""
    for id in tables:
        await house.refresh(id, 0)


async def keep_rules(store: Store, house: House, rules: Rules) -> None:
    """Apply the retention rules, in portions, for as long as the server runs."""
    while any(rules):
        pause = HOUR
        try:
            tables, browsers = await store.write(lambda connection: purge(connection, rules))
            await tell(house, tables)
            if tables or browsers:
                LOG.info("deleted by age: %d tables, %d browsers", len(tables), browsers)
                pause = 1.0
        except Exception as error:
            LOG.warning("old data cannot be deleted: %s", type(error).__name__)
        await asyncio.sleep(pause)
