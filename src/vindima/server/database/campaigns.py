"""Solo campaigns in the database. The game in progress of a campaign is a table."""

from __future__ import annotations

import json
import secrets
from typing import Any, Final

from sqlalchemy import Connection, Row

from vindima.core.record import Record
from vindima.server.database import rows
from vindima.server.tables import wire
from vindima.server.tables.links import is_id
from vindima.server.tables.problems import Problem
from vindima.viticulture.campaign import LOSS, Campaign

__all__ = ["give_up", "info", "of", "report"]

SEED_BITS: Final = 128


def of(connection: Connection, id: str, browser: int) -> tuple[Campaign, str | None]:
    """A campaign of a browser, and the table of its game in progress."""
    row = rows.campaign_row(connection, id) if is_id(id) else None
    if row is None or row.browser != browser:
        raise Problem("no-campaign", "this browser has no such campaign")
    return read(row), row.table_id


def read(row: Row[Any]) -> Campaign:
    return Campaign.from_dict(json.loads(row.data))


def next_game(campaign: Campaign, seed: int | None) -> Record:
    """The record of the next game."""
    return campaign.new_game(secrets.randbits(SEED_BITS) if seed is None else seed)


def saved(campaign: Campaign) -> dict[str, Any]:
    return {**campaign.to_dict(), "game": None}


def report(connection: Connection, id: str, table: str, result: str) -> None:
    """Enter the result of a table's game, if it is still the one in progress."""
    row = rows.campaign_row(connection, id)
    if row is None or row.table_id != table:
        return
    campaign = read(row)
    campaign.new_game(seed=0)
    campaign.report(result)
    rows.change_campaign(connection, id, table, saved(campaign), None)


def give_up(connection: Connection, id: str, browser: int) -> wire.CampaignInfo:
    """Count the game in progress as lost."""
    _, table = of(connection, id, browser)
    if table is not None:
        report(connection, id, table, LOSS)
    return info(id, *of(connection, id, browser))


def info(id: str, campaign: Campaign, table: str | None) -> wire.CampaignInfo:
    """A campaign as it is sent."""
    return {
        "id": id,
        "level": campaign.level,
        "aggressive": campaign.aggressive,
        "challenges": list(campaign.challenges),
        "challenge": campaign.challenge,
        "tokens": campaign.tokens,
        "score": campaign.score,
        "attempts": campaign.attempts,
        "table": table,
    }
