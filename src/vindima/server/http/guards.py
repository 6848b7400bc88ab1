"""Middleware in front of every endpoint: size, origin and rate of requests, and headers of every response."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vindima.server.http.operations.logs import REQUESTS, new_request
from vindima.server.http.operations.metrics import EVENTS, Metrics
from vindima.server.http.requests.accounts import NEWCOMER, Accounts, address_of
from vindima.server.http.requests.problems import HttpProblem, response_to
from vindima.server.http.requests.rates import Rates
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.storage import Unavailable

__all__ = ["Guards"]

REQUEST_ID: Final = b"x-request-id"
"""Lets people who report a problem and people who read the log refer to the same request."""
HEADER: Final = "x-vindima"
"""A page of another site can send it only after a CORS preflight, which is never granted."""
SIZE: Final = 16 * 1024
RECORD_SIZE: Final = 1024 * 1024
"""The size limit for POST /api/tables, which may upload a record."""
READS: Final = 5
"""How many reads a browser may make per permitted change."""
TICK: Final = 0.02
"""Seconds between two checks whether the headers for a HEAD request have been sent."""
STOP: Final = "/api/unsubscribe/"
"""The path prefix of links that stop mails."""
LOG: Final = logging.getLogger("vindima.server")
FAILED: Final = 400
"""The lowest status of a failed request."""
CROWD: Final = 5
"""How many times the rate of one browser an address may use: people in one house share an address."""
READ_ONLY: Final = ("GET", "HEAD", "OPTIONS")
SECURITY: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    # Addresses of pages contain secrets.
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
PRIVATE: Final = {"cache-control": "no-store"}
STRICT: Final = {"strict-transport-security": "max-age=31536000"}


def raw(*headers: dict[str, str]) -> tuple[tuple[bytes, bytes], ...]:
    """Headers as they are sent."""
    return tuple((name.encode(), value.encode()) for part in headers for name, value in part.items())


ADDED: Final = {
    (False, False): raw(SECURITY),
    (False, True): raw(SECURITY, PRIVATE),
    (True, False): raw(SECURITY, STRICT),
    (True, True): raw(SECURITY, STRICT, PRIVATE),
}
"""The default headers of every response: with TLS or without, of the API or of a page."""


class Guards:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp, rate: float, origin: str | None = None) -> None:
        self.app = app
        self.origin = origin
        self.changes = Buckets(rate)
        self.reads = Buckets(rate * READS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if self.origin is not None and self.origin.startswith("https:"):
            # A proxy in front of us uses TLS, whether or not it says so.
            scope["scheme"] = "https"
        request, begin = new_request(), monotonic()
        sender = Sender(scope, send, request)
        try:
            if scope["method"] not in READ_ONLY:
                self.check(scope)
                receive = await limited(receive, RECORD_SIZE if scope["path"] == "/api/tables" else SIZE)
            elif is_api(scope) and not self.reads.take(scope):
                raise Problem("too-many", "too many requests in a short time")
            if scope["method"] == "HEAD":
                # Endpoints know only GET; the sender omits the body.
                scope, receive = {**scope, "method": "GET"}, sender.until_started(receive)
            await self.app(scope, receive, sender)
            await sender.finish_head()
        except Problem as problem:
            await response_to(problem)(scope, receive, sender)
        except Exception as error:
            metrics: Metrics = scope["app"].state.metrics
            metrics.mistakes += 1
            log_mistake(error, request)
            if not sender.started:
                mistake = Problem("server", "the server made a mistake", request=request)
                await response_to(mistake)(scope, receive, sender)
        finally:
            count(scope, sender, monotonic() - begin)

    def check(self, scope: Scope) -> None:
        """Refuse a change that does not come from our own pages or exceeds the rate."""
        headers = Headers(scope=scope)
        # Mail programs may stop mails: this needs only the secret in the path, and no cookie counts.
        if not scope["path"].startswith(STOP):
            self.check_page(scope, headers)
        if not self.changes.take(scope):
            raise Problem("too-many", "too many changes in a short time")

    def check_page(self, scope: Scope, headers: Headers) -> None:
        """Refuse a change that does not come from our own pages."""
        if headers.get(HEADER) != "1":
            raise HttpProblem("bad-request", "a change needs the header X-Vindima: 1", 403)
        if not self.same_origin(scope, headers):
            raise HttpProblem("bad-request", "this request comes from another site", 403)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise HttpProblem("bad-request", "the body of a change must be JSON", 415)

    def same_origin(self, scope: Scope, headers: Headers) -> bool:
        """Browsers send the origin of a change; other programs need not."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if self.origin is not None:
            return origin == self.origin
        return origin.partition("://")[2] == headers.get("host")


class Sender:
    """Sends a response with the default headers; for a HEAD request, without its body."""

    def __init__(self, scope: Scope, send: Send, request: str) -> None:
        self.scope = scope
        self.send = send
        self.request = request
        self.head = scope["method"] == "HEAD"
        self.started = False
        self.finished = False
        self.status = 0
        """The status of the response; 0 if the client left before it was sent."""
        self.stream = False
        """True if the response is a stream of events."""

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            if message["status"] >= FAILED and NEWCOMER in self.scope:
                await forget_newcomer(self.scope)
            self.started, self.status = True, message["status"]
            message["headers"] = self.completed(message["headers"])
        else:
            self.finished = not message.get("more_body", False)
            if self.head:
                message = {**message, "body": b""}
        await self.send(message)

    def completed(self, headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """The headers of a response, completed by the default ones."""
        own = dict(headers)
        self.stream = own.get(b"content-type", b"").startswith(EVENTS)
        added = ADDED[self.scope["scheme"] == "https", is_api(self.scope)]
        number = (REQUEST_ID, self.request.encode())
        return [*headers, *(pair for pair in added if pair[0] not in own), number]

    async def finish_head(self) -> None:
        """End the response to a HEAD request if the app has left a stream of events unfinished."""
        if self.head and self.started and not self.finished:
            await self({"type": "http.response.body"})

    def until_started(self, receive: Receive) -> Receive:
        """Reports a disconnected client once the headers are sent, which ends an endless stream of events."""

        async def received() -> Message:
            while not self.started:
                await asyncio.sleep(TICK)
            return {"type": "http.disconnect"}

        return received


async def forget_newcomer(scope: Scope) -> None:
    """Remove the browser that was registered for a failed request."""
    accounts: Accounts = scope["app"].state.accounts
    with suppress(Unavailable):
        await accounts.forget(scope[NEWCOMER])


def is_api(scope: Scope) -> bool:
    return bool(scope["path"].startswith("/api/"))


def count(scope: Scope, sender: Sender, seconds: float) -> None:
    """Count and log a request. Its path may contain a secret, so its route is logged instead."""
    route = getattr(scope.get("route"), "path", "")
    metrics: Metrics = scope["app"].state.metrics
    metrics.add(scope["method"], route, sender.status, seconds, sender.stream)
    if REQUESTS.isEnabledFor(logging.INFO):
        more = {"method": scope["method"], "route": route, "status": sender.status}
        REQUESTS.info("request", extra={**more, "milliseconds": round(seconds * 1000, 1)})


def log_mistake(error: Exception, request: str) -> None:
    """Log a bug of ours: where it happened, but no values, which may be secrets."""
    places = "".join(traceback.format_tb(error.__traceback__))
    LOG.error("request %s failed: %s\n%s", request, type(error).__name__, places)


class Buckets:
    """Counts a request against its address, and against its browser if that is known.

    A cookie that this server has not issued does not count: otherwise a new one in each request would evade
    the limit.
    """

    def __init__(self, rate: float) -> None:
        self.browsers = Rates(rate)
        self.strangers = Rates(rate)
        self.addresses = Rates(rate * CROWD)

    def take(self, scope: Scope) -> bool:
        """Consume a token of the address and one of the browser; False if either is missing."""
        if not self.addresses.per_second:
            return True
        accounts: Accounts = scope["app"].state.accounts
        request = Request(scope)
        address = address_of(request)
        browser = accounts.known(request)
        mine = self.strangers.take(address) if browser is None else self.browsers.take(browser)
        return mine and self.addresses.take(address)


async def limited(receive: Receive, size: int) -> Receive:
    """Read the body of a request if it is not too large; the endpoint receives it in one piece."""
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
