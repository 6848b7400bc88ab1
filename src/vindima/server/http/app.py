"""The application: database, tables, bots, endpoints, and the guards around them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email.utils import parseaddr
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

from anyio.to_thread import current_default_thread_limiter
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from vindima.server.database.access.store import Store
from vindima.server.database.listen import listening
from vindima.server.database.people import tickets
from vindima.server.database.prepare import prepare
from vindima.server.database.privacy import KEEP_ALL, Rules
from vindima.server.database.storage import Database
from vindima.server.directing.director import Director
from vindima.server.http.documents import previews
from vindima.server.http.documents.pages import DIST, Pages
from vindima.server.http.documents.site import SITE, Site
from vindima.server.http.gathering import archive, lobby, meeting, tournaments
from vindima.server.http.guards import Guards
from vindima.server.http.learning import checking, introductions, lessons, puzzles, rules
from vindima.server.http.operations import health, metrics
from vindima.server.http.operations.metrics import Metrics
from vindima.server.http.people import days_off, friends, identity, notices, privacy, signing_in, standing
from vindima.server.http.people.privacy import keep_rules
from vindima.server.http.playing import campaigns, chat, daily, plans, table
from vindima.server.http.requests.accounts import Accounts
from vindima.server.http.requests.encoding import packed
from vindima.server.http.requests.problems import HttpProblem, response_to
from vindima.server.http.requests.rates import Rates
from vindima.server.jobs import Queue
from vindima.server.jobs.bans import serve_bans
from vindima.server.jobs.clocks import serve_clocks
from vindima.server.jobs.duties import on_duty
from vindima.server.notices.posting import Poster
from vindima.server.notices.sending import Notifier, keys_in
from vindima.server.people.mail import Outbox, Post
from vindima.server.people.words import Words
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.storage import Unavailable
from vindima.server.tables.live.house import House
from vindima.server.thinking.advice import Advice
from vindima.server.thinking.bots import BotPool
from vindima.server.thinking.review import Reviews

__all__ = ["ROUTERS", "Settings", "application", "description", "include_endpoints"]

ROUTERS: Final = (
    health.router,
    metrics.router,
    privacy.router,
    plans.router,
    days_off.router,
    identity.router,
    signing_in.router,
    friends.router,
    notices.router,
    lobby.router,
    meeting.router,
    previews.router,
    archive.router,
    table.router,
    chat.router,
    campaigns.router,
    daily.router,
    standing.router,
    introductions.router,
    lessons.router,
    puzzles.router,
    tournaments.router,
    rules.router,
    checking.router,
)
FILES: Final = 8
"""How many files of the pages are read at the same time, each by a thread that takes memory."""
UPLOADS: Final = 8 * 1024 * 1024
"""Bytes of records that one address may upload within ten minutes."""
METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]
DESCRIBING: Final = Lock()
"""Held while the endpoints are described, so that this happens only once."""


@dataclass(frozen=True)
class Settings:
    """The server's settings."""

    database: str
    workers: int | None = None
    """How many worker processes compute for bots, hints and reviews."""
    tables: int = 2000
    """How many tables are kept in memory."""
    rate: float = 20.0
    """Changes per second that each browser may make; 0 means no limit."""
    origin: str | None = None
    """The address of the pages, if it differs from the host that requests name."""
    trusted_proxies: tuple[str, ...] = ()
    """The addresses of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted."""
    connections: int = 4000
    """How many connections may be open at the same time."""
    metrics_token: str | None = None
    """The token that Prometheus needs to read the metrics; None: nobody can."""
    rules: Rules = KEEP_ALL
    """After how many days data is deleted."""
    blocked_words: Path | None = None
    """A file with words that nobody may write here, one per line."""
    post: Post | None = None
    """The mail server for sign-in links; None: no mails are sent."""
    pages: Path = DIST
    private_hooks: bool = False
    """Webhooks and Web Push may lead into private networks, and need no TLS."""
    site: Path | None = None
    """The folder of a site that is offered for playing without this server."""


def application(settings: Settings) -> FastAPI:
    """The server's application. The database is opened at once, so that an unusable one raises here."""
    words = Words(settings.blocked_words)
    store = Store(settings.database)
    try:
        prepare(store)
        keys = keys_in(store, contact_of(settings))
    except BaseException:
        store.close()
        raise

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        current_default_thread_limiter().total_tokens = FILES
        bots = app.state.bots = BotPool(settings.workers)
        app.state.store = store
        database = Database(store)
        house = app.state.house = House(database, bots, settings.tables, packed)
        app.state.accounts = Accounts(store, Rates(settings.rate / 4))
        app.state.words = words
        app.state.talk = chat.Talk(settings.rate)
        app.state.challenges = Rates(settings.rate / 4)
        outbox = app.state.outbox = None if settings.post is None else Outbox(settings.post)
        app.state.mail_rates = signing_in.MailRates()
        app.state.advice = Advice(bots)
        app.state.uploads = Rates(UPLOADS / 600, UPLOADS)
        app.state.replaying = asyncio.Lock()
        app.state.checks = health.Checks(store, bots)
        reviews = app.state.reviews = Reviews(bots)
        jobs = app.state.jobs = Queue(store)
        director = app.state.director = Director(store, house, jobs)
        serve_clocks(jobs, house)
        serve_bans(jobs, house, app.state.accounts.drop)
        if outbox is not None:
            jobs.handler(tickets.MAILS, signing_in.TRIES)(signing_in.mails(store, outbox))
        app.state.notice_keys, poster = keys, Poster(settings.private_hooks)
        app.state.poster = poster
        notifier = Notifier(store, house, jobs, keys, poster, settings.post, settings.origin)
        duties = (
            director.resume(),
            house.drive_all(),
            house.watch(),
            house.tidy(),
            keep_rules(store, house, settings.rules),
            jobs.run(),
            database.settle_ratings(),
        )
        try:
            async with on_duty(*duties):
                with listening(store, house, jobs, app.state.accounts.drop):
                    yield
        finally:
            await house.close()
            notifier.close()
            reviews.close()
            bots.close()
            store.close()

    app = FastAPI(
        title="Vindima",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        # Requests contain secrets: nothing in this process may report them elsewhere, or search for a
        # collector.
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    app.add_middleware(Guards, rate=settings.rate, origin=settings.origin)
    if settings.trusted_proxies:
        # Added last, so that it runs first: everything else sees the client's address.
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.trusted_proxies))
    include_endpoints(app)
    app.add_api_route("/api/openapi", describe, include_in_schema=False)
    # Paths are compared one after the other, and most requests are answers.
    app.router.routes.sort(key=lambda route: getattr(route, "path", "") != metrics.ANSWERS)
    app.add_exception_handler(Problem, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, unknown)
    app.add_exception_handler(Unavailable, unavailable)
    app.add_api_route("/api/{path:path}", nothing, methods=METHODS, include_in_schema=False)
    if settings.site is not None:
        app.mount(SITE, Site(settings.site))
    app.mount("/", Pages(settings.pages))
    app.state.settings = settings
    app.state.metrics = Metrics()
    return app


def contact_of(settings: Settings) -> str | None:
    """The contact address of the operators, for push services."""
    if settings.origin is not None and settings.origin.startswith("https:"):
        return settings.origin
    return None if settings.post is None else f"mailto:{parseaddr(settings.post.sender)[1]}"


def include_endpoints(app: FastAPI) -> None:
    """Add all endpoints. `include_router` would build each of them a second time, at the first request."""
    for router in ROUTERS:
        app.router.routes.extend(router.routes)


@cache
def description() -> dict[str, Any]:
    """The OpenAPI description of all endpoints, built on demand."""
    app = FastAPI(title="Vindima")
    for router in ROUTERS:
        app.router.routes.extend(router.described().routes)
    return app.openapi()


def describe() -> JSONResponse:
    """The description of the endpoints. Building it takes a second, so this waits in a separate thread."""
    with DESCRIBING:
        return JSONResponse(description())


async def nothing(path: str) -> Response:
    raise Problem("no-page", "there is nothing under this path")


async def refused(request: Request, error: Any) -> Response:
    problem: Problem = error
    return response_to(problem)


async def malformed(request: Request, error: Any) -> Response:
    """The response to an invalid request body: where and what is wrong, without repeating what was sent."""
    found: RequestValidationError = error
    first = found.errors()[0]
    place = ".".join(map(str, first["loc"]))
    return response_to(Problem("bad-request", f"{place}: {first['msg']}"))


async def unknown(request: Request, error: Any) -> Response:
    return response_to(HttpProblem("no-page", "there is nothing under this path", error.status_code))


async def unavailable(request: Request, error: Any) -> Response:
    """The response while the database cannot be used: the request may be retried with the same key."""
    return response_to(Problem("unavailable", "the database cannot be used now"))
