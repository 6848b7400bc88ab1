"""The endpoints' dependencies: the tables, the database, and the browser that sends the request.

All dependencies are coroutines: FastAPI would run a plain function in another thread.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fastapi import Depends, Path, Request, Response

from vindima.server.database.access import rows
from vindima.server.database.access.store import Store
from vindima.server.http.requests.accounts import NEWCOMER, Accounts
from vindima.server.tables.game.seats import Browser
from vindima.server.tables.game.table import Reader
from vindima.server.tables.live.house import House
from vindima.server.tables.live.live import Live

__all__ = [
    "Acting",
    "Actor",
    "Asking",
    "Reading",
    "RowId",
    "TheHouse",
    "TheLive",
    "TheStore",
    "Welcome",
    "name_of",
]

RowId = Annotated[int, Path(ge=0, le=2**31 - 1)]
"""A number within the range of both databases."""


async def the_house(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def the_store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


async def asking(request: Request) -> Browser | None:
    """The browser that sends the request, if it is known."""
    accounts: Accounts = request.app.state.accounts
    return await accounts.of(request)


async def welcomed(request: Request, response: Response) -> Browser:
    """The browser that wants to change something. A new one is registered, unless its first request fails.

    In that case, the guards remove it: they see the status of every response, and a dependency would need an
    exit handler in every request.
    """
    accounts: Accounts = request.app.state.accounts
    known = await accounts.of(request)
    if known is not None:
        return known
    browser = request.scope[NEWCOMER] = await accounts.welcome(request, response)
    return browser


TheHouse = Annotated[House, Depends(the_house)]
TheStore = Annotated[Store, Depends(the_store)]
Asking = Annotated[Browser | None, Depends(asking)]
Welcome = Annotated[Browser, Depends(welcomed)]


async def the_live(house: TheHouse, id: str) -> Live:
    return await house.live(id)


TheLive = Annotated[Live, Depends(the_live)]


class Actor(NamedTuple):
    """A browser that acts at a table."""

    house: House
    live: Live
    browser: Browser


async def acting(request: Request, response: Response, id: str) -> Actor:
    """Everything that an act needs. FastAPI would take longer to resolve three dependencies than they run."""
    house = await the_house(request)
    return Actor(house, await the_live(house, id), await welcomed(request, response))


Acting = Annotated[Actor, Depends(acting)]


async def reading(house: TheHouse, live: TheLive, browser: Asking, seat: int | None = None) -> Reader:
    """The browser's role as reader at the table; raises a Problem if it has no place there."""
    reader = live.reader(browser, seat)
    house.look(live, browser)
    return reader


Reading = Annotated[Reader, Depends(reading)]


async def name_of(store: Store, browser: Browser) -> str:
    """The name that a browser's player has given."""
    return (await store.read(lambda connection: rows.player_settings(connection, browser.id)))["name"]
