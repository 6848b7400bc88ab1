"""A tab of a browser that plays without a server: a service whose shelf is in memory."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from pydantic import TypeAdapter
from starlette.routing import Match

from tests.server.served import ROUTES, model_of
from vindima.browser.service import Service
from vindima.browser.shelf import NEW, Change, Document
from vindima.browser.worker import BrowserWorkers, do_task
from vindima.server.tables.game.storage import Unavailable

KEYS = itertools.count()
ME = {"kind": "person", "mine": True}


class MemoryShelf:
    """Documents in memory, shared by tabs, which are notified of changes."""

    def __init__(self) -> None:
        self.documents: dict[str, Document] = {}
        self.tabs: list[Tab] = []
        self.refuses: str | None = None

    async def read(self, key: str) -> Document | None:
        self._check()
        return self.documents.get(key)

    async def read_all(self, prefix: str) -> list[Document]:
        self._check()
        return [document for key, document in self.documents.items() if key.startswith(prefix)]

    async def write(self, changes: Sequence[Change]) -> bool:
        self._check()
        for change in changes:
            present = self.documents.get(change.key)
            if (NEW if present is None else present.version) != change.version:
                return False
        for change in changes:
            self._make(change)
        return True

    def _make(self, change: Change) -> None:
        if change.text is None:
            del self.documents[change.key]
            return
        before = self.documents[change.key].text if change.append and change.version else ""
        version = change.becomes or change.version + 1
        self.documents[change.key] = Document(change.key, version, before + change.text)
        for tab in self.tabs:
            tab.news.append((change.key, version))

    def _check(self) -> None:
        if self.refuses is not None:
            raise Unavailable(self.refuses)


async def at_once(task: str) -> str:
    """A worker that runs tasks in this thread, between two steps of others."""
    await asyncio.sleep(0)
    return do_task(task)


class Tab:
    """Sends requests to a service as the pages do, and compares responses with the server's description."""

    def __init__(self, shelf: MemoryShelf | None = None) -> None:
        self.shelf = shelf or MemoryShelf()
        self.shelf.tabs.append(self)
        self.news: list[tuple[str, int]] = []
        self.checks = True
        """Whether responses are compared, which takes time."""
        self.service = Service(self.shelf, BrowserWorkers(at_once))

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        reply = await self.service.answer(method, path, body)
        if reply.kind != "application/json" or reply.name is not None:
            return reply.status, reply.body
        data = json.loads(reply.body)
        if self.checks:
            described(method, path, reply.status, reply.body)
        return reply.status, data

    async def get(self, path: str) -> Any:
        status, data = await self.ask("GET", path)
        assert status == 200, data
        return data

    async def post(self, path: str, body: Any = None) -> Any:
        status, data = await self.ask("POST", path, body or {})
        assert status == 200, data
        return data

    async def opens(self, seats: list[dict[str, Any]], game: str = "vinhos", **more: Any) -> str:
        return str((await self.post("/tables", {"game": game, "seats": seats, **more}))["id"])

    async def answers(self, table: str, state: Any, choice: int = 0) -> Any:
        """Give one of the answers in a state; returns the next state in which this tab has to answer."""
        body = {
            "seat": state["view"]["to_answer"],
            "revision": state["revision"],
            "key": str(next(KEYS)),
            "token": state["answers"][choice % len(state["answers"])]["token"],
        }
        await self.post(f"/tables/{table}/answers", body)
        return await self.asked(table)

    async def asked(self, table: str) -> Any:
        """The state, as soon as this tab has to answer or the game is over."""
        seat = None
        while True:
            state = await self.get(f"/tables/{table}/state" + ("" if seat is None else f"?seat={seat}"))
            if state["answers"] or state["view"]["over"]:
                return state
            face = await self.get(f"/tables/{table}")
            asked = state["view"]["to_answer"]
            seat = asked if face["seats"][asked]["mine"] else seat
            await asyncio.sleep(0)

    async def plays(self, table: str) -> Any:
        """Play a game to its end."""
        state = await self.asked(table)
        self.checks = False
        while not state["view"]["over"]:
            state = await self.answers(table, state, state["revision"])
        self.checks = True
        return await self.asked(table)

    async def process_news(self) -> None:
        """Process the changes made by other tabs."""
        news, self.news = self.news, []
        for key, version in news:
            await self.service.heard(key, version)


def described(method: str, path: str, status: int, body: str | bytes) -> None:
    """Compare a response with the server's description."""
    scope = {"type": "http", "path": f"/api{path.partition('?')[0]}", "method": method, "root_path": ""}
    for number, route in enumerate(ROUTES):
        if route.matches(scope)[0] is Match.FULL:
            model: TypeAdapter[Any] | None = model_of(number, status)
            if model is not None:
                model.validate_json(body, strict=True)


def playing(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Turn a coroutine function into a test."""

    def run() -> None:
        asyncio.run(test())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run
