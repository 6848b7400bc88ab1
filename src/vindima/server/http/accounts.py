"""Who sends a request: a browser is identified by a token in a cookie. The database has only its hash."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from datetime import timedelta
from time import monotonic
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from vindima.server.database import people, rows
from vindima.server.database.store import Store
from vindima.server.http.rates import Rates, network_of
from vindima.server.tables.links import hashed, is_secret, new_secret
from vindima.server.tables.problems import Problem
from vindima.server.tables.seats import Browser
from vindima.server.tables.storage import Unavailable

__all__ = ["COOKIE", "NEWCOMER", "Accounts", "address_of"]

COOKIE: Final = "vindima"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
"""The name with TLS: browsers let no other site or subdomain set it."""
NEWCOMER: Final = "vindima.newcomer"
"""Where the scope of a request has the browser that was registered for it."""
YEARS: Final = 2 * 365 * 24 * 3600
FRESH: Final = 60.0
"""Seconds after which a browser is looked up again: it may have been banned."""
DAY: Final = timedelta(days=1)
"""How precisely it is known when a browser was here."""
KNOWN: Final = 10_000
"""How many browsers are cached, to save a database query per request."""


def secure(request: Request) -> bool:
    # Not `request.url`: it is put together anew for every request.
    return bool(request.scope["scheme"] == "https")


def token_of(request: Request) -> str:
    """The token in a request's cookie."""
    return request.cookies.get(SECURE_COOKIE if secure(request) else COOKIE, "")


def give(request: Request, response: Response, token: str) -> None:
    """Let the browser keep its token."""
    name = SECURE_COOKIE if secure(request) else COOKIE
    response.set_cookie(name, token, YEARS, httponly=True, samesite="strict", secure=secure(request))


def address_of(request: Request) -> str:
    """The address that a request counts for."""
    return network_of(request.client.host if request.client else "")


class Accounts:
    """The browsers that this server knows."""

    def __init__(self, store: Store, strangers: Rates) -> None:
        self.store = store
        self.strangers = strangers
        """How often an address may register a new browser, so that nobody evades the rates by being many."""
        self._known: OrderedDict[str, tuple[int, float]] = OrderedDict()
        """By the hash of its token: the browser, and until when it is not looked up again."""

    def known(self, request: Request) -> str | None:
        """The name under which a request's browser is cached; None if it is not."""
        token = token_of(request)
        name = hashed(token) if is_secret(token) else ""
        return name if name in self._known else None

    async def of(self, request: Request) -> Browser | None:
        """The browser that sent a request; None if it has no token that is known here."""
        token = token_of(request)
        if not is_secret(token):
            return None
        name = hashed(token)
        found, until = self._known.get(name, (None, 0.0))
        if found is None or until < monotonic():
            found = await self.store.read(lambda connection: rows.find_browser(connection, name))
            if found is not None and await self.store.read(lambda c: rows.is_banned(c, found)):
                self._known.pop(name, None)
                raise Problem("banned", "the people who run this server have banned this browser")
            if found is not None:
                await self._see(found)
        if found is None:
            return None
        if until < monotonic():
            self._remember(name, found)
        return Browser(found, token, address_of(request))

    async def welcome(self, request: Request, response: Response) -> Browser:
        """The browser that sent a request, registered if it was unknown.

        A token that this server has not issued is replaced: whoever planted it would know the new seats.
        """
        browser = await self.of(request)
        if browser is not None:
            return browser
        if not self.strangers.take(address_of(request)):
            raise Problem("too-many", "too many new browsers in a short time")
        token = new_secret()
        name = hashed(token)
        id = await self.store.write(lambda connection: rows.add_browser(connection, name, ""))
        self._remember(name, id)
        give(request, response, token)
        return Browser(id, token, address_of(request))

    async def forget(self, browser: Browser) -> None:
        """Remove a browser that was registered for a request which failed."""
        self._known.pop(hashed(browser.token), None)
        await self.store.write(lambda connection: rows.drop_new_browser(connection, browser.id))

    async def _see(self, id: int) -> None:
        """Note on which day a browser was here; without a database that can be written, another time."""
        seen = await self.store.read(lambda connection: rows.was_seen(connection, id))
        if rows.now() - seen > DAY:
            with suppress(Unavailable):
                await self.store.write(lambda connection: rows.see_browser(connection, id))

    async def delete(self, browser: Browser, request: Request, response: Response) -> list[str]:
        """Delete everything about a browser's player, and its cookie; returns the tables that changed."""
        self._known.pop(hashed(browser.token), None)
        response.delete_cookie(SECURE_COOKIE if secure(request) else COOKIE, secure=secure(request))
        return await self.store.write(lambda connection: people.forget(connection, browser.id))

    def _remember(self, name: str, id: int) -> None:
        self._known[name] = id, monotonic() + FRESH
        self._known.move_to_end(name)
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
