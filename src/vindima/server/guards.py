"""What stands before every request: its size, where it comes from, how often; what every answer says."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vindima.server.accounts import COOKIE, hashed
from vindima.server.problems import Problem
from vindima.server.rates import Rates

__all__ = ["Guards"]

HEADER: Final = "x-vindima"
"""A page of another site cannot send it without being asked for first, and that is never allowed."""
SIZE: Final = 16 * 1024
RECORD_SIZE: Final = 1024 * 1024
"""POST /api/tables may bring a record."""
READS: Final = 5
"""Times as often as it may change something, a browser may ask."""
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
PRIVATE: Final = {"cache-control": "no-store"}
STRICT: Final = {"strict-transport-security": "max-age=31536000"}


class Guards:
    """The middleware around everything."""

    def __init__(self, app: ASGIApp, rate: float, origin: str | None = None) -> None:
        self.app = app
        self.origin = origin
        self.changes = Rates(rate)
        self.reads = Rates(rate * READS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        always = SECURITY | STRICT if scope["scheme"] == "https" else SECURITY
        api = scope["path"].startswith("/api/")
        if api:
            always = always | PRIVATE

        async def guarded_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in always.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            if scope["method"] not in READ_ONLY:
                self.check(scope)
                receive = await limited(receive, RECORD_SIZE if scope["path"] == "/api/tables" else SIZE)
            elif api and not self.reads.take(who(scope)):
                raise Problem("too-many", "too many requests in a short time")
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
        if not self.changes.take(who(scope)):
            raise Problem("too-many", "too many changes in a short time")

    def same_origin(self, scope: Scope, headers: Headers) -> bool:
        """Browsers say where a change comes from; programs say nothing."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if self.origin is not None:
            return origin == self.origin
        return origin.partition("://")[2] == headers.get("host")


def who(scope: Scope) -> str:
    """The browser that asks, by its cookie; without one, the address it asks from."""
    cookie = Request(scope).cookies.get(COOKIE)
    client = scope.get("client") or ("", 0)
    return hashed(cookie) if cookie else str(client[0])


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
