"""Solo campaigns in the database. The game in progress of a campaign is a table."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, Row

from vindima.server.database.access import rows
from vindima.server.tables.common.links import is_id
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.campaigns import info, reported
from vindima.server.wire import table as wire
from vindima.viticulture.campaign import LOSS, Campaign

__all__ = ["give_up", "of", "read", "report"]


def of(connection: Connection, id: str, browser: int) -> tuple[Campaign, str | None]:
    """A campaign of a browser, and the table of its game in progress."""
    row = rows.campaign_row(connection, id) if is_id(id) else None
    if row is None or row.browser != browser:
        raise Problem("no-campaign", "this browser has no such campaign")
    return read(row), row.table_id


def read(row: Row[Any]) -> Campaign:
    return Campaign.from_dict(json.loads(row.data))


def report(connection: Connection, id: str, table: str, result: str) -> None:
    """Record the result of a table's game, if it is still the one in progress."""
    row = rows.campaign_row(connection, id)
    if row is not None and row.table_id == table:
        rows.change_campaign(connection, id, table, reported(json.loads(row.data), result), None)


def give_up(connection: Connection, id: str, browser: int) -> wire.CampaignInfo:
    """Count the game in progress as lost."""
    _, table = of(connection, id, browser)
    if table is not None:
        report(connection, id, table, LOSS)
    return info(id, *of(connection, id, browser))
