"""Who sends a request: a token in a cookie identifies the device. The database stores only its hash."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import timedelta
from time import monotonic
from typing import Final, NamedTuple

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from vindima.server.database import privacy
from vindima.server.database.access import rows
from vindima.server.database.access.store import Store
from vindima.server.database.identity import SignedIn, sign_in
from vindima.server.database.people import devices
from vindima.server.http.requests.rates import Rates, network_of
from vindima.server.people.device_names import device_name
from vindima.server.tables.common.links import hashed, is_secret, new_secret
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import Browser
from vindima.server.tables.game.storage import Unavailable

__all__ = ["COOKIE", "NEWCOMER", "Accounts", "Prove", "address_of"]

COOKIE: Final = "vindima"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
"""The cookie's name with TLS: browsers let no other site or subdomain set it."""
NEWCOMER: Final = "vindima.newcomer"
"""The key in a request's scope for the browser that was registered for the request."""
YEARS: Final = 2 * 365 * 24 * 3600
FRESH: Final = 60.0
"""Seconds after which a device is read again: its owner may have been banned."""
DAY: Final = timedelta(days=1)
"""How precisely the server records when a device was used."""
KNOWN: Final = 10_000
"""How many devices are cached, to save a database query per request."""
Prove = Callable[[Connection], int]
"""Finds out whose identity a request proves to be its own; raises a Problem if it proves nothing."""


def secure(request: Request) -> bool:
    # Not `request.url`: it would be assembled anew for every request.
    return bool(request.scope["scheme"] == "https")


def token_of(request: Request) -> str:
    """The token in a request's cookie."""
    return request.cookies.get(SECURE_COOKIE if secure(request) else COOKIE, "")


def give(request: Request, response: Response, token: str) -> None:
    """Set the cookie with the token."""
    name = SECURE_COOKIE if secure(request) else COOKIE
    response.set_cookie(name, token, YEARS, httponly=True, samesite="strict", secure=secure(request))


def take_away(request: Request, response: Response) -> None:
    """Delete the cookie."""
    response.delete_cookie(SECURE_COOKIE if secure(request) else COOKIE, secure=secure(request))


def address_of(request: Request) -> str:
    """The address that a request counts for in rate limits."""
    return network_of(request.client.host if request.client else "")


class Known(NamedTuple):
    """A device in the cache."""

    person: int
    device: int
    until: float
    """The time after which it is read again."""


class Accounts:
    """The people that this server knows, by the tokens of their devices."""

    def __init__(self, store: Store, strangers: Rates) -> None:
        self.store = store
        self.strangers = strangers
        """Limits how many browsers an address may register, which prevents evasion of the rate limits."""
        self._known: OrderedDict[str, Known] = OrderedDict()
        """By the hash of the token."""

    def known(self, request: Request) -> str | None:
        """The key under which a request's device is cached; None if it is not."""
        token = token_of(request)
        name = hashed(token) if is_secret(token) else ""
        return name if name in self._known else None

    async def of(self, request: Request) -> Browser | None:
        """The browser that sent a request; None if it has no token that is known here."""
        token = token_of(request)
        if not is_secret(token):
            return None
        name = hashed(token)
        known = self._known.get(name)
        if known is None or known.until < monotonic():
            known = await self._look_up(name, request)
        return None if known is None else Browser(known.person, token, address_of(request), known.device)

    async def _look_up(self, name: str, request: Request) -> Known | None:
        """The device with the hash of a token. Raises a Problem for banned people."""
        found = await self.store.read(lambda connection: devices.find(connection, name))
        if found is None or found.banned:
            self._known.pop(name, None)
            if found is not None:
                raise Problem("banned", "the people who run this server have banned this browser")
            return None
        if rows.now() - found.seen > DAY:
            kind = device_name(request.headers.get("user-agent", ""))
            # If the database cannot be written, the next request will record it.
            with suppress(Unavailable):
                await self.store.write(lambda connection: devices.see(connection, found, kind))
        return self._remember(name, found.person, found.device)

    async def welcome(self, request: Request, response: Response) -> Browser:
        """The browser that sent a request, registered if it was unknown.

        A token that this server has not issued is replaced: anybody who planted it would know the new seats.
        """
        browser = await self.of(request)
        if browser is not None:
            return browser
        if not self.strangers.take(address_of(request)):
            raise Problem("too-many", "too many new browsers in a short time")
        token = new_secret()
        name, kind = hashed(token), device_name(request.headers.get("user-agent", ""))
        person, device = await self.store.write(lambda connection: devices.add_person(connection, name, kind))
        self._remember(name, person, device)
        give(request, response, token)
        return Browser(person, token, address_of(request), device)

    async def sign_in(self, request: Request, response: Response, prove: Prove) -> tuple[int, SignedIn]:
        """Make the browser that sent a request a device of the person whom `prove` names; returns the person.

        The proof is used up only if signing in succeeds. The browser gets a new token: anybody who knew the
        old one gains no access to this identity.
        """
        current = await self.of(request)
        token = new_secret()
        name, kind = hashed(token), device_name(request.headers.get("user-agent", ""))

        def work(connection: Connection) -> tuple[int, SignedIn]:
            person = prove(connection)
            if rows.is_banned(connection, person):
                raise Problem("banned", "the people who run this server have banned this person")
            if current is not None and current.id == person:
                return person, SignedIn(current.device, [], [])
            before = None if current is None else (current.id, current.device)
            return person, sign_in(connection, person, before, name, kind)

        person, done = await self.store.write(work)
        if current is None or current.id != person:
            self._remember(name, person, done.device)
            give(request, response, token)
        self.drop(done.gone)
        return person, done

    def drop(self, gone: Collection[int]) -> None:
        """Drop signed-out devices from the cache."""
        for name in [name for name, known in self._known.items() if known.device in gone]:
            del self._known[name]

    async def forget(self, browser: Browser) -> None:
        """Remove a browser that was registered for a failed request."""
        self._known.pop(hashed(browser.token), None)
        await self.store.write(lambda connection: rows.drop_new_browser(connection, browser.id))

    async def sign_out(
        self, browser: Browser, number: int, request: Request, response: Response
    ) -> list[int]:
        """Sign out a device of a browser's player; the last one only if the person has another way back."""

        def work(connection: Connection) -> list[int]:
            mine = [row.id for row in devices.devices_of(connection, browser.id)]
            if number not in mine:
                raise Problem("not-yours", "this is not one of your devices")
            if not devices.is_kept(connection, browser.id):
                raise Problem("last-device", "then nobody could come back to this identity")
            devices.drop(connection, [number])
            return [number]

        gone = await self.store.write(work)
        self.drop(gone)
        if number == browser.device:
            take_away(request, response)
        return gone

    async def delete(
        self, browser: Browser, request: Request, response: Response
    ) -> tuple[list[str], list[int]]:
        """Delete everything about a browser's player; returns the tables that changed, and the devices."""

        def work(connection: Connection) -> tuple[list[str], list[int]]:
            gone = [row.id for row in devices.devices_of(connection, browser.id)]
            return privacy.forget(connection, browser.id), gone

        tables, gone = await self.store.write(work)
        self.drop(gone)
        take_away(request, response)
        return tables, gone

    def _remember(self, name: str, person: int, device: int) -> Known:
        known = self._known[name] = Known(person, device, monotonic() + FRESH)
        self._known.move_to_end(name)
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return known
