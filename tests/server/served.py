"""A server on a free port of this machine, and browsers that use it."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final, ParamSpec, Protocol, TypeVar

import httpx
from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from sqlalchemy import select
from starlette.routing import Match

import vindima
from vindima.cli.serve import listening_socket
from vindima.core.record import Record
from vindima.server.database import schema
from vindima.server.database.people.devices import zoned
from vindima.server.http.app import ROUTERS, Settings, application
from vindima.server.http.serving import Server, address_of
from vindima.server.tables.common.clock import now
from vindima.server.tables.live.house import House

PATIENCE: Final = 60.0
"""Seconds after which an expected event counts as missing."""
KEYS: Final = itertools.count()


class Closable(Protocol):
    """Something that has to be closed."""

    def close(self) -> object: ...


P = ParamSpec("P")
C = TypeVar("C", bound=Closable)

ROUTES: Final = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]


@cache
def described() -> list[APIRoute]:
    """The same routes with descriptions of their responses."""
    routes = [route for router in ROUTERS for route in router.described().routes]
    return [route for route in routes if isinstance(route, APIRoute)]


@cache
def model_of(number: int, status: int) -> TypeAdapter[Any] | None:
    """The declared type of a route's response."""
    responses: Any = described()[number].responses
    declared = responses.get(status if status < 400 else "4XX", {})
    return TypeAdapter(declared["model"]) if "model" in declared else None


def fits_description(method: str, response: httpx.Response) -> bool:
    """True if the OpenAPI description covers the response; raises ValidationError if they disagree."""
    scope = {"type": "http", "path": response.url.path, "method": method, "root_path": ""}
    for number, route in enumerate(ROUTES):
        if route.matches(scope)[0] is Match.FULL:
            adapter = model_of(number, response.status_code)
            if adapter is not None:
                adapter.validate_json(response.content, strict=True)
                return True
    return False


class Running:
    """A server that runs in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.listener = listening_socket("127.0.0.1", 0)
        self.app = application(settings)
        self.address = address_of(self.listener)
        ready = threading.Event()
        self.server = Server(self.app, self.address, lambda address: ready.set())
        self.thread = threading.Thread(target=self.run)
        self.thread.start()
        assert ready.wait(PATIENCE)

    def run(self) -> None:
        asyncio.run(self.server.serve([self.listener]))

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.listener.close()


@contextmanager
def served(database: Path | str, **settings: Any) -> Iterator[Running]:
    """A server that runs while the block does."""
    running = Running(replace(Settings(str(database), workers=1, rate=0), **settings))
    try:
        yield running
    finally:
        running.stop()


class Browser:
    """A browser that plays over HTTP."""

    def __init__(self, address: str) -> None:
        headers = {"X-Vindima": "1"}
        # No TLS is used here, and building a TLS context is slow.
        self.client = httpx.Client(base_url=f"{address}/api", headers=headers, timeout=PATIENCE, verify=False)
        self.heard: list[str] = []
        """Every response body sent to this browser, except events."""

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """The response to a request, checked against the OpenAPI description."""
        response = self.client.request(method, path, **({} if body is None else {"json": body}), **more)
        self.heard.append(response.text)
        fits_description(method, response)
        return response

    def get(self, path: str, **more: Any) -> Any:
        response = self.ask("GET", path, **more)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, body: Any) -> Any:
        response = self.ask("POST", path, body)
        assert response.status_code == 200, response.text
        return response.json()

    # Tables

    def opens(self, seats: list[Any] | None = None, game: str = "vinhos", **more: Any) -> str:
        """Open a table and return its id. By default this browser has the first of two seats."""
        wanted: list[Any] = seats if seats is not None else [ME, {"kind": "open"}]
        if "seed" in more and any(seat["kind"] == "open" for seat in wanted):
            # With open seats, the server draws the seed unless a record fixes it, which everyone sees.
            record = Record(game, len(wanted), more.pop("seed"), more.pop("options", None))
            more["record"] = json.dumps(record.header())
        return str(self.post("/tables", {"game": game, "seats": wanted, **more})["id"])

    def state(self, table: str, **query: Any) -> Any:
        return self.get(f"/tables/{table}/state", params=query)

    def table(self, table: str) -> Any:
        return self.get(f"/tables/{table}")

    def answer(self, table: str, state: Any, token: str, **more: Any) -> httpx.Response:
        """Answer the question in a state."""
        body = {"seat": state["view"]["seat"], "revision": state["revision"], "token": token, "key": key()}
        return self.ask("POST", f"/tables/{table}/answers", {**body, **more})

    def answers(self, table: str, state: Any, number: int = 0) -> Any:
        """Give one of the legal answers; returns the state after it."""
        response = self.answer(table, state, state["answers"][number]["token"])
        assert response.status_code == 200, response.text
        return response.json()

    def act(self, table: str, verb: str, state: Any, **more: Any) -> httpx.Response:
        """Undo or confirm."""
        body = {"seat": state["view"]["seat"], "revision": state["revision"], "key": key(), **more}
        return self.ask("POST", f"/tables/{table}/{verb}", body)

    def follows(self, link: str) -> Any:
        return self.post("/links", {"link": link})

    def close(self) -> None:
        self.client.close()


ME: Final = {"kind": "person", "mine": True}


@contextmanager
def closing_all(make: Callable[P, C]) -> Iterator[Callable[P, C]]:
    """A function that makes the same things; all of them are closed at the end of the block."""
    made: list[C] = []

    def remembered(*given: P.args, **named: P.kwargs) -> C:
        made.append(make(*given, **named))
        return made[-1]

    try:
        yield remembered
    finally:
        for one in made:
            one.close()


def key() -> str:
    """A fresh idempotency key."""
    return f"key-{next(KEYS)}"


def bot(code: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": code}


def seed_that_asks(seat: int, players: int = 2, game: str = "vinhos") -> int:
    """A seed with which this seat answers first."""
    return next(seed for seed in range(100) if vindima.game(game).new(players, seed).seat == seat)


def eventually(found: Callable[[], Any]) -> Any:
    """The first true result of a function, which is called until it has one."""
    end, pause = time.monotonic() + PATIENCE, 0.002
    while time.monotonic() < end:
        if result := found():
            return result
        # Frequent calls would only slow down whatever takes longer.
        time.sleep(pause := min(pause * 1.5, 0.05))
    raise AssertionError("the expected event did not happen in time")


def settle(*servers: Running) -> None:
    """Wait until no job is due or running at servers that share a database."""

    def idle() -> bool:
        jobs = schema.jobs
        with servers[0].app.state.store.engine.connect() as connection:
            found = connection.execute(select(jobs.c.at, jobs.c.holder)).all()
        return all(holder is None and zoned(at) > now() for at, holder in found)

    eventually(idle)


class EventStream(threading.Thread):
    """A connection that receives the events of a table or, without one, of the lobby or a tournament."""

    def __init__(
        self,
        browser: Browser,
        table: str | None,
        headers: dict[str, str] | None = None,
        place: str = "lobby",
        **query: Any,
    ) -> None:
        super().__init__(daemon=True)
        self.events: list[tuple[str, Any, str | None]] = []
        """The name, data and id of every event, in order."""
        self.texts: list[str] = []
        place = place if table is None else f"tables/{table}"
        self.address = f"{browser.client.base_url}{place}/events"
        self.cookies = browser.client.cookies
        self.more: dict[str, Any] = {"params": query, "headers": headers or {}}
        self.client = httpx.Client(cookies=self.cookies, timeout=PATIENCE, verify=False)
        self.status = 0
        self.socket: socket.socket
        self.start()
        eventually(lambda: self.status)

    def run(self) -> None:
        try:
            with self.client.stream("GET", self.address, **self.more) as response:
                self.socket = response.extensions["network_stream"].get_extra_info("socket")
                self.status = response.status_code
                fields: dict[str, str] = {}
                for line in response.iter_lines():
                    if line:
                        name, _, value = line.partition(": ")
                        fields[name] = value
                    elif fields.get("event"):
                        self.texts.append(fields["data"])
                        self.events.append((fields["event"], json.loads(fields["data"]), fields.get("id")))
                        fields = {}
        except (httpx.HTTPError, RuntimeError):
            self.status = self.status or -1

    def names(self) -> list[str]:
        return [name for name, _, _ in self.events]

    def states(self) -> list[Any]:
        return [data for name, data, _ in self.events if name == "state"]

    def close(self) -> None:
        """Close the connection at once; a normal close would wait for the next event."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.join()
        self.client.close()

    def wait_for(self, revision: int) -> Any:
        """The state with this revision, as soon as it arrives."""
        return eventually(lambda: next((s for s in self.states() if s["revision"] == revision), None))
