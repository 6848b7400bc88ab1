"""Endpoints below /api/campaigns: solo campaigns of Viticulture."""

from __future__ import annotations

from sqlalchemy import Connection

from vindima.server.database.access import rows
from vindima.server.database.play import campaigns
from vindima.server.http.requests.asking import Asking, TheHouse, TheStore, Welcome, name_of
from vindima.server.http.requests.bodies import NewCampaign
from vindima.server.http.schema import Router
from vindima.server.tables.common.links import new_id
from vindima.server.tables.game.campaigns import begun_campaign, begun_game, info, saved
from vindima.server.tables.game.seats import PERSON, Seat
from vindima.server.tables.opening import lay
from vindima.server.wire import table as wire

__all__ = ["router"]

router = Router(prefix="/api/campaigns")


@router.get("")
async def my_campaigns(store: TheStore, browser: Asking) -> list[wire.CampaignInfo]:
    if browser is None:
        return []
    found = await store.read(lambda connection: rows.campaigns_of(connection, browser.id))
    return [info(row.id, campaigns.read(row), row.table_id) for row in found]


@router.post("")
async def new_campaign(store: TheStore, browser: Welcome, wanted: NewCampaign) -> wire.CampaignInfo:
    campaign = begun_campaign(wanted.level, wanted.aggressive, wanted.options)
    id, data = new_id(), saved(campaign)
    await store.write(lambda connection: rows.add_campaign(connection, id, browser.id, data))
    return info(id, campaign, None)


@router.post("/{id}/games")
async def next_game(house: TheHouse, store: TheStore, browser: Welcome, id: str) -> wire.Opened:
    """Open the table of the campaign's next game, or return the one in progress."""
    campaign, table = await store.read(lambda connection: campaigns.of(connection, id, browser.id))
    if table is not None:
        return {"id": table}
    record = begun_game(campaign)
    seats = [Seat(0, PERSON, await name_of(store, browser))]
    live = await lay(house, browser, record, seats, campaign=id)
    data = saved(campaign)

    def begin(connection: Connection) -> str:
        """Begin a campaign's next game. If two are begun at the same time, the first is played."""
        if rows.change_campaign(connection, id, None, data, live.id):
            return live.id
        return str(campaigns.of(connection, id, browser.id)[1])

    return {"id": await store.write(begin)}


@router.delete("/{id}/games")
async def give_up(store: TheStore, browser: Welcome, id: str) -> wire.CampaignInfo:
    """Give up the game in progress: it counts as lost."""
    return await store.write(lambda connection: campaigns.give_up(connection, id, browser.id))
