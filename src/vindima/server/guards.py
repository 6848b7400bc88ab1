"""What stands before every request: its size, where it comes from, how often; and what every answer says."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vindima.server.accounts import COOKIE, hashed
from vindima.server.problems import Problem

__all__ = ["Guards", "Rates"]

HEADER: Final = "x-vindima"
"""A page of another site cannot send it without being asked for first, and that is never allowed."""
SIZE: Final = 16 * 1024
RECORD_SIZE: Final = 1024 * 1024
"""POST /api/tables may bring a record."""
READ_ONLY: Final = ("GET", "HEAD", "OPTIONS")
SECURITY: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    # Addresses of pages hold secrets.
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
STRICT: Final = {"strict-transport-security": "max-age=31536000"}


class Rates:
    """How often each browser may change something: so many a second, and ten seconds' worth at once."""

    KEPT: Final = 20_000

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self.burst = 10 * per_second
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Use up one change; False if there is none left."""
        if not self.per_second:
            return True
        now = time.monotonic()
        left, since = self._left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.per_second)
        self._left[who] = (left - 1 if left >= 1 else left), now
        if len(self._left) > self.KEPT:
            self._left.popitem(last=False)
        return left >= 1


class Guards:
    """The middleware around everything."""

    def __init__(self, app: ASGIApp, rate: float, origin: str | None = None) -> None:
        self.app = app
        self.origin = origin
        self.changes = Rates(rate)
        self.strangers = Rates(rate)
        """By address: who has no cookie may not make up for it by having many."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        secure = scope["scheme"] == "https"

        async def guarded_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in (SECURITY | STRICT if secure else SECURITY).items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            if scope["method"] not in READ_ONLY:
                self.check(scope)
                receive = await limited(receive, RECORD_SIZE if scope["path"] == "/api/tables" else SIZE)
            await self.app(scope, receive, guarded_send)
        except Problem as problem:
            await problem.response()(scope, receive, guarded_send)

    def check(self, scope: Scope) -> None:
        """Refuse a change that does not come from our own pages, or comes too often."""
        headers = Headers(scope=scope)
        if headers.get(HEADER) != "1":
            raise Problem("bad-request", "a change needs the header X-Vindima: 1", 403)
        if not self.same_origin(scope, headers):
            raise Problem("bad-request", "this comes from another site", 403)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Problem("bad-request", "a change is JSON", 415)
        cookie = Request(scope).cookies.get(COOKIE)
        client = scope.get("client") or ("", 0)
        allowed = self.changes.take(hashed(cookie)) if cookie else self.strangers.take(client[0])
        if not allowed:
            raise Problem("too-many", "too many changes in a short time")

    def same_origin(self, scope: Scope, headers: Headers) -> bool:
        """Browsers say where a change comes from; programs say nothing."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if self.origin is not None:
            return origin == self.origin
        return urlsplit(origin).netloc == headers.get("host")


async def limited(receive: Receive, size: int) -> Receive:
    """Take the body of a request, if it is not too large; who receives it next gets it at once."""
    body = b""
    more = True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > size:
            raise Problem("too-large", f"at most {size} bytes")
    whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def received() -> Message:
        return whole.pop() if whole else await receive()

    return received
