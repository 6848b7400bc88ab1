"""The server put together: database, tables, bots, paths, and the guards around them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from vindima.server import api, api_learn, api_rules, api_table
from vindima.server.accounts import Accounts
from vindima.server.advice import Advice
from vindima.server.bots import BotPool
from vindima.server.guards import Guards
from vindima.server.house import House
from vindima.server.listen import listening
from vindima.server.migrate import prepare
from vindima.server.pages import DIST, Pages
from vindima.server.problems import Problem
from vindima.server.rates import Rates
from vindima.server.review import Reviews
from vindima.server.store import Store

__all__ = ["Settings", "application"]

METHODS: Final = ["GET", "POST", "PUT", "PATCH", "DELETE"]


@dataclass(frozen=True)
class Settings:
    """What can be set."""

    database: str
    workers: int | None = None
    """Processes in which bots think."""
    tables: int = 2000
    """Tables that are kept in memory."""
    rate: float = 20.0
    """Changes a second that each browser may make; 0: as many as it likes."""
    origin: str | None = None
    """The address of the pages, if it is not the one that requests name."""
    pages: Path = DIST


def application(settings: Settings) -> FastAPI:
    """The server's application. The database is opened at once: what is wrong with it is an error here."""
    store = Store(settings.database)
    try:
        prepare(store)
    except BaseException:
        store.close()
        raise

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        bots = BotPool(settings.workers)
        house = app.state.house = House(store, bots, settings.tables)
        app.state.accounts = Accounts(store, Rates(settings.rate / 4))
        app.state.advice = Advice(bots)
        reviews = app.state.reviews = Reviews(bots)
        tasks = [asyncio.create_task(house.drive_all()), asyncio.create_task(house.watch())]
        try:
            with listening(store, house):
                yield
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await house.close()
            reviews.close()
            bots.close()
            store.close()

    app = FastAPI(
        title="Vindima", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi"
    )
    app.add_middleware(Guards, rate=settings.rate, origin=settings.origin)
    app.include_router(api.router)
    app.include_router(api_table.router)
    app.include_router(api_learn.router)
    app.include_router(api_rules.router)
    app.add_exception_handler(Problem, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, unknown)
    app.add_exception_handler(Exception, broken)
    pages = Pages(settings.pages)
    app.add_api_route("/api/{path:path}", nothing, methods=METHODS, include_in_schema=False)
    app.add_api_route("/{path:path}", pages.page, methods=["GET"], include_in_schema=False)
    return app


async def nothing(path: str) -> Response:
    raise Problem("no-page", "there is nothing under this path")


def refused(request: Request, error: Any) -> Response:
    problem: Problem = error
    return problem.response()


def malformed(request: Request, error: Any) -> Response:
    """Where and what; what was sent is not repeated."""
    found: RequestValidationError = error
    first = found.errors()[0]
    place = ".".join(map(str, first["loc"]))
    return Problem("bad-request", f"{place}: {first['msg']}").response()


def unknown(request: Request, error: Any) -> Response:
    return Problem("no-page", "there is nothing under this path", error.status_code).response()


def broken(request: Request, error: Exception) -> Response:
    """A mistake of ours. Which it was is in the server's log, without what the request held."""
    return Problem("server", "the server made a mistake").response()
