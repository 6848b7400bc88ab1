"""The paths below /api: who I am, games, tables, campaigns. `wire.ts` tells what they say."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Request, Response
from sqlalchemy import Connection

from vindima.core import contract
from vindima.core.explain import BadData
from vindima.server import campaigns, rows
from vindima.server.accounts import Accounts, Browser, new_id
from vindima.server.bodies import LinkBody, Me, NewCampaign, NewTable
from vindima.server.house import House
from vindima.server.opening import game_info, lay, open_table
from vindima.server.problems import Problem
from vindima.server.rows import PERSON, Seat
from vindima.server.seating import follow
from vindima.viticulture.campaign import Campaign

__all__ = ["Asking", "TheHouse", "Welcome", "router"]

router = APIRouter(prefix="/api")

LISTED: Final = 100
"""So many tables of a browser are listed."""


async def the_house(request: Request) -> House:
    # A coroutine, as all that requests depend on: FastAPI gives a plain function to another thread.
    house: House = request.app.state.house
    return house


async def asking(request: Request) -> Browser | None:
    """The browser that asks, if it is known."""
    accounts: Accounts = request.app.state.accounts
    return await accounts.of(request)


async def welcomed(request: Request, response: Response) -> Browser:
    """The browser that wants something done: known from now on."""
    accounts: Accounts = request.app.state.accounts
    return await accounts.welcome(request, response)


TheHouse = Annotated[House, Depends(the_house)]
Asking = Annotated[Browser | None, Depends(asking)]
Welcome = Annotated[Browser, Depends(welcomed)]


async def name_of(house: House, browser: Browser) -> str:
    told = await house.store.read(lambda connection: rows.browser_told(connection, browser.id))
    return told["name"]


@router.get("/health")
async def health() -> dict[str, bool]:
    """That the server answers; what an answer costs at least."""
    return {"ok": True}


@router.get("/me")
async def me(house: TheHouse, browser: Asking) -> dict[str, str]:
    if browser is None:
        return {"name": "", "language": ""}
    return await house.store.read(lambda connection: rows.browser_told(connection, browser.id))


@router.put("/me")
async def change_me(house: TheHouse, browser: Welcome, wanted: Me) -> dict[str, str]:
    def work(connection: Connection) -> dict[str, str]:
        rows.change_browser(connection, browser.id, wanted.model_dump(exclude_none=True))
        return rows.browser_told(connection, browser.id)

    return await house.store.write(work)


@router.get("/games")
async def games() -> list[dict[str, Any]]:
    return [game_info(name) for name in contract.known()]


# Tables


@router.get("/tables")
async def tables(house: TheHouse, browser: Asking) -> list[dict[str, Any]]:
    if browser is None:
        return []
    found = await house.store.read(lambda connection: rows.lines_for(connection, browser.id, LISTED))
    return [table_line(*entry) for entry in found]


def table_line(row: Any, seats: list[Seat], mine: set[int]) -> dict[str, Any]:
    """A table of a browser in short."""
    asked = None if row.over else seats[row.asked]
    return {
        "id": row.id,
        "game": row.game,
        "seats": [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in seats],
        "year": row.year,
        "over": row.over,
        "my_turn": asked is not None and asked.seat in mine and asked.player is None,
        "winners": [int(word) for word in row.winners.split()],
        "updated": rows.stamp(row.updated),
    }


@router.post("/tables")
async def new_table(house: TheHouse, browser: Welcome, wanted: NewTable) -> dict[str, str]:
    live = await open_table(house, browser, wanted, await name_of(house, browser))
    return {"id": live.id}


@router.post("/links")
async def use_link(house: TheHouse, browser: Welcome, wanted: LinkBody) -> dict[str, Any]:
    table, seat = await follow(house, browser, wanted.link, await name_of(house, browser))
    return {"table": table, "seat": seat}


# Campaigns


@router.get("/campaigns")
async def my_campaigns(house: TheHouse, browser: Asking) -> list[dict[str, Any]]:
    if browser is None:
        return []
    found = await house.store.read(lambda connection: rows.campaigns_of(connection, browser.id))
    return [campaigns.info(row.id, campaigns.read(row), row.table_id) for row in found]


@router.post("/campaigns")
async def new_campaign(house: TheHouse, browser: Welcome, wanted: NewCampaign) -> dict[str, Any]:
    try:
        campaign = Campaign(wanted.level, wanted.aggressive, **wanted.options)
    except (BadData, TypeError) as error:
        raise Problem("bad-request", str(error)) from error
    id, data = new_id(), campaigns.saved(campaign)
    await house.store.write(lambda connection: rows.add_campaign(connection, id, browser.id, data))
    return campaigns.info(id, campaign, None)


@router.post("/campaigns/{id}/games")
async def next_game(house: TheHouse, browser: Welcome, id: str) -> dict[str, str]:
    campaign, table = await house.store.read(lambda connection: campaigns.of(connection, id, browser.id))
    if table is not None:
        return {"id": table}
    try:
        record = campaigns.next_game(campaign, None)
    except BadData as error:
        raise Problem("bad-request", str(error)) from error
    seats = [Seat(0, PERSON, await name_of(house, browser))]
    live = await lay(house, browser, record, seats, campaign=id)
    data = campaigns.saved(campaign)

    def begin(connection: Connection) -> str:
        """Of two games that are begun at the same time the first is played."""
        if rows.change_campaign(connection, id, None, data, live.id):
            return live.id
        return str(campaigns.of(connection, id, browser.id)[1])

    return {"id": await house.store.write(begin)}


@router.delete("/campaigns/{id}/games")
async def give_up(house: TheHouse, browser: Welcome, id: str) -> dict[str, Any]:
    return await house.store.write(lambda connection: campaigns.give_up(connection, id, browser.id))
