"""The Python end of a Web Worker: JavaScript functions behind the protocols that a service needs.

Everything crosses the boundary as text, so that neither side has to release objects of the other.
"""

from __future__ import annotations

import asyncio
import base64
import json
import pickle
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, TypeVar

from vindima.bots.master import use_networks
from vindima.browser.networks import Elsewhere, Fetched
from vindima.browser.service import FULL, Service
from vindima.browser.shelf import Change, Document
from vindima.browser.storage import packed
from vindima.core.position import Position
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import Payer
from vindima.server.tables.game.storage import Unavailable
from vindima.server.tables.live.events import Event
from vindima.server.thinking.tasks import token_of

__all__ = ["Door", "bring_networks", "do_task"]

T = TypeVar("T")
QUOTA = "QuotaExceededError"
"""The name of the error that a browser raises if its storage is full."""


class BrowserShelf:
    """A `Shelf` in IndexedDB, through JavaScript functions that return promises."""

    def __init__(self, read: Any, read_all: Any, write: Any) -> None:
        self._read = read
        self._read_all = read_all
        self._write = write

    async def read(self, key: str) -> Document | None:
        found = await kept(self._read(key))
        return None if found is None else Document(key, *parts(found))

    async def read_all(self, prefix: str) -> list[Document]:
        found = json.loads(await kept(self._read_all(prefix)))
        return [Document(*document) for document in found]

    async def write(self, changes: Sequence[Change]) -> bool:
        return bool(await kept(self._write(packed([change._asdict() for change in changes]))))


async def kept(promise: Awaitable[T]) -> T:
    """The result of an IndexedDB operation. Raises Unavailable if the browser refuses."""
    try:
        return await promise
    except Exception as error:
        raise Unavailable(FULL if QUOTA in str(error) else "denied") from error


def parts(found: str) -> tuple[int, str]:
    version, _, text = found.partition("\n")
    return int(version), text


class BrowserWorkers:
    """Web Workers that call functions: these are sent by name, with their arguments."""

    def __init__(self, send: Callable[[str], Awaitable[str]]) -> None:
        self._send = send

    async def ask(self, code: str, position: Position, seed: int, payer: Payer) -> str:
        return await self.do(payer, token_of, code, position, seed)

    async def do(self, payer: Payer, function: Callable[..., T], *args: Any) -> T:
        result: T = unpacked(await self._send(sealed((function, args))))
        return result


def sealed(data: Any) -> str:
    return base64.b64encode(pickle.dumps(data)).decode()


def unpacked(text: str) -> Any:
    return pickle.loads(base64.b64decode(text))


def do_task(text: str) -> str:
    """Call the function that another worker of this page has sent."""
    function, args = unpacked(text)
    return sealed(function(*args))


def bring_networks(fetch: Any, functions: Any) -> None:
    """Let `expert` and `master` play in this worker."""
    use_networks(Fetched(fetch, functions))


class Door:
    """The entry points for JavaScript: requests, event streams, and notifications from other tabs."""

    def __init__(self, read: Any, read_all: Any, write: Any, think: Any, tell: Any) -> None:
        use_networks(Elsewhere())
        self.service = Service(BrowserShelf(read, read_all, write), BrowserWorkers(think))
        self._tell = tell
        self._streams: dict[int, asyncio.Task[None]] = {}

    async def ask(self, method: str, address: str, body: str) -> str:
        """The response to a request, as JSON: status, kind, file name, body; bytes are encoded in base 64."""
        reply = await self.service.answer(method, address, json.loads(body))
        coded = isinstance(reply.body, bytes)
        text = base64.b64encode(reply.body).decode() if isinstance(reply.body, bytes) else reply.body
        return f"{packed([reply.status, reply.kind, reply.name, coded])}\n{text}"

    def follow(self, number: int, table: str | None, seat: int | None, after: int | None) -> None:
        """Start an event stream under a number: for a table or, without one, for the lobby."""
        events = (
            self.service.follow_lobby() if table is None else self.service.follow_table(table, seat, after)
        )
        self._streams[number] = asyncio.ensure_future(self._follow(number, events))

    async def _follow(self, number: int, events: AsyncIterator[list[Event]]) -> None:
        try:
            self._tell(number, "open", "")
            async for batch in events:
                for event in batch:
                    self._tell(number, event.name, event.data)
        except (Problem, Unavailable):
            pass
        finally:
            self._streams.pop(number, None)
        self._tell(number, "error", "")

    def stop(self, number: int) -> None:
        """Stop the event stream with this number."""
        task = self._streams.pop(number, None)
        if task is not None:
            task.cancel()

    async def heard(self, key: str, version: int) -> None:
        """React to a document that another tab has changed."""
        await self.service.heard(key, version)
