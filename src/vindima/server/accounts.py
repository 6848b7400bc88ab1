"""Who asks: a browser is known by a token in a cookie. The database has only hashes of tokens.

A seat's link is made from the token of the browser that holds the seat, so it can be told again without
being kept. Invites and links to watch are kept as they are: they open nothing that is taken, and show nothing
that is hidden.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections import OrderedDict
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from vindima.server import rows
from vindima.server.problems import Problem
from vindima.server.rates import Rates
from vindima.server.store import Store

__all__ = ["COOKIE", "Accounts", "Browser", "hashed", "new_id", "new_secret", "seat_secret"]

COOKIE: Final = "vindima"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
"""256 bits in the letters of URLs."""
YEARS: Final = 2 * 365 * 24 * 3600
KNOWN: Final = 10_000
"""So many browsers are remembered, to spare a look into the database at every request."""


class Browser(NamedTuple):
    """A browser that plays."""

    id: int
    token: str


def new_secret() -> str:
    """256 bits from the system."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The id of a table or a campaign: it tells nothing and opens nothing."""
    return secrets.token_hex(8)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def seat_secret(token: str, table: str, seat: int) -> str:
    """The secret of the link with which a browser's seat is restored elsewhere."""
    digest = hmac.digest(token.encode(), f"seat {table} {seat}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


class Accounts:
    """The browsers that this server knows."""

    def __init__(self, store: Store, strangers: Rates) -> None:
        self.store = store
        self.strangers = strangers
        """How often an address may bring a new browser: nobody gets round the rates by being many."""
        self._known: OrderedDict[str, int] = OrderedDict()

    async def of(self, request: Request) -> Browser | None:
        """The browser that asks; None if it has no token that is known here."""
        token = request.cookies.get(COOKIE, "")
        if not TOKEN.fullmatch(token):
            return None
        name = hashed(token)
        found = self._known.get(name)
        if found is None:
            found = await self.store.read(lambda connection: rows.find_browser(connection, name))
        if found is None:
            return None
        self._remember(name, found)
        return Browser(found, token)

    async def welcome(self, request: Request, response: Response) -> Browser:
        """The browser that asks, made known if it was not.

        A token that another server on this host has given is taken over: cookies know no ports.
        """
        browser = await self.of(request)
        if browser is not None:
            return browser
        if not self.strangers.take(request.client.host if request.client else ""):
            raise Problem("too-many", "too many new browsers in a short time")
        token = request.cookies.get(COOKIE, "")
        if not TOKEN.fullmatch(token):
            token = new_secret()
        name = hashed(token)
        id = await self.store.write(lambda connection: rows.add_browser(connection, name, ""))
        self._remember(name, id)
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, token, YEARS, httponly=True, samesite="strict", secure=secure)
        return Browser(id, token)

    def _remember(self, name: str, id: int) -> None:
        self._known[name] = id
        self._known.move_to_end(name)
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
