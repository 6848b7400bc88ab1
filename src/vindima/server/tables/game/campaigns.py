"""Solo campaigns, as they are stored and sent. The game in progress of a campaign is a table."""

from __future__ import annotations

import secrets
from typing import Any, Final

from vindima.core.explain import BadData
from vindima.core.record import Record
from vindima.server.tables.common.problems import Problem
from vindima.server.wire import table as wire
from vindima.viticulture.campaign import Campaign

__all__ = ["begun_campaign", "begun_game", "info", "reported", "saved"]

SEED_BITS: Final = 128


def begun_campaign(level: str, aggressive: bool, options: dict[str, Any]) -> Campaign:
    """A new campaign; raises a Problem if there is no such level or option."""
    try:
        return Campaign(level, aggressive, **options)
    except (BadData, TypeError) as error:
        raise Problem("bad-request", str(error)) from error


def begun_game(campaign: Campaign) -> Record:
    """The record of the next game; raises a Problem if the campaign is over."""
    try:
        return campaign.new_game(secrets.randbits(SEED_BITS))
    except BadData as error:
        raise Problem("bad-request", str(error)) from error


def saved(campaign: Campaign) -> dict[str, Any]:
    return {**campaign.to_dict(), "game": None}


def reported(data: dict[str, Any], result: str) -> dict[str, Any]:
    """A saved campaign after its game in progress has ended."""
    campaign = Campaign.from_dict(data)
    campaign.new_game(seed=0)
    campaign.report(result)
    return saved(campaign)


def info(id: str, campaign: Campaign, table: str | None) -> wire.CampaignInfo:
    """A campaign as it goes over the wire."""
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
