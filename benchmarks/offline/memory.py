"""The memory of a page and of its workers, as reported by the DevTools protocol."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Page

__all__ = ["Isolates"]

ATTACH: Final = {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False}
SIZE: Final = "function () { return this.reduce((sum, memory) => sum + memory.buffer.byteLength, 0); }"
"""The total size of all WebAssembly memories."""
MB: Final = 1_000_000
NAMES: Final = {"worker": "tables", "thinker": "bots"}
"""The role of each worker, by its file name."""
Route = tuple[str, ...]
"""The sessions through which a worker is reached: a worker of a worker has two."""


class Isolates:
    """A page and its workers, which are reached through the page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._workers: dict[Route, str] = {}
        self._number = 0
        self._replies: dict[int, Any] = {}
        self._session.on("Target.attachedToTarget", lambda event: self._attached((), event))
        self._session.on("Target.detachedFromTarget", lambda event: self._detached((), event))
        self._session.on("Target.receivedMessageFromTarget", lambda event: self._heard((), event))
        self._session.send("Target.setAutoAttach", ATTACH)

    def _attached(self, route: Route, event: Any) -> None:
        route = (*route, event["sessionId"])
        file = event["targetInfo"]["url"].rpartition("/")[2].partition("-")[0]
        if event["targetInfo"]["type"] == "worker" and file in NAMES:
            self._workers[route] = NAMES[file]
            self._send(route, "Target.setAutoAttach", ATTACH)

    def _detached(self, route: Route, event: Any) -> None:
        self._workers.pop((*route, event["sessionId"]), None)

    def _heard(self, route: Route, event: Any) -> None:
        route, message = (*route, event["sessionId"]), json.loads(event["message"])
        known = {
            "Target.attachedToTarget": self._attached,
            "Target.detachedFromTarget": self._detached,
            "Target.receivedMessageFromTarget": self._heard,
        }
        if message.get("method") in known:
            known[message["method"]](route, message["params"])
        elif "id" in message:
            self._replies[message["id"]] = message["result"]

    def _send(self, route: Route, method: str, params: Any = None) -> int:
        self._number += 1
        number, order = self._number, {"id": self._number, "method": method, "params": params or {}}
        for session in reversed(route[1:]):
            self._number += 1
            inner = {"sessionId": session, "message": json.dumps(order)}
            order = {"id": self._number, "method": "Target.sendMessageToTarget", "params": inner}
        self._session.send(
            "Target.sendMessageToTarget", {"sessionId": route[0], "message": json.dumps(order)}
        )
        return number

    def _ask(self, route: Route, method: str, params: Any = None) -> Any:
        if not route:
            return self._session.send(method, params or {})
        number = self._send(route, method, params)
        while number not in self._replies:
            self._page.wait_for_timeout(20)
        return self._replies.pop(number)

    def measure(self) -> dict[str, float]:
        """Heaps of the page and of its workers after a collection, and the memory of each Python, in MB."""
        found = {"page_heap_mb": self._heap(())}
        for route, name in self._workers.items():
            found[f"{name}_heap_mb"] = self._heap(route)
            found[f"{name}_python_mb"] = self._python(route)
        return {**found, "sum_mb": round(sum(found.values()), 1)}

    def _heap(self, route: Route) -> float:
        self._ask(route, "HeapProfiler.collectGarbage")
        used = self._ask(route, "Runtime.getHeapUsage")
        return megabytes(used["usedSize"] + used["backingStorageSize"])

    def _python(self, route: Route) -> float:
        kind = self._ask(route, "Runtime.evaluate", {"expression": "WebAssembly.Memory.prototype"})
        wanted = {"prototypeObjectId": kind["result"]["objectId"]}
        memories = self._ask(route, "Runtime.queryObjects", wanted)["objects"]["objectId"]
        size = {"objectId": memories, "functionDeclaration": SIZE, "returnByValue": True}
        return megabytes(self._ask(route, "Runtime.callFunctionOn", size)["result"]["value"])


def megabytes(size: int) -> float:
    return round(size / MB, 1)
