"""Endpoints about a person's own identity: devices, passkeys, the address, and links that add a device."""

from __future__ import annotations

import asyncio
import secrets

from fastapi import Request, Response
from sqlalchemy import Connection

from vindima.server.database import identity
from vindima.server.database.access import rows
from vindima.server.database.access.store import Store
from vindima.server.database.people import devices, passkeys, tickets
from vindima.server.http.requests.accounts import Accounts
from vindima.server.http.requests.asking import Asking, RowId, TheHouse, TheStore, Welcome
from vindima.server.http.requests.bodies import CredentialBody, DeviceBody
from vindima.server.http.schema import Router
from vindima.server.people.device_names import device_name
from vindima.server.people.passkeys import Party, challenge_in, new_handle, party_of
from vindima.server.tables.common.links import hashed, new_secret
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import Browser
from vindima.server.wire import people as wire_people

__all__ = ["known_party", "origin_of", "router"]

router = Router(prefix="/api/me")


def origin_of(request: Request) -> str:
    """The origin of the pages: the one in the settings, or the one that the browser has requested."""
    found: str | None = request.app.state.settings.origin
    return found or f"{request.scope['scheme']}://{request.headers.get('host', '')}"


def known_party(request: Request) -> Party:
    """The party for which passkeys are valid here."""
    party = party_of(origin_of(request))
    if party is None:
        raise Problem("no-page", "passkeys need TLS and a host with a name")
    return party


def offers_of(request: Request) -> wire_people.Offers:
    mail = request.app.state.outbox is not None
    return {"passkeys": party_of(origin_of(request)) is not None, "mail": mail}


async def current(request: Request, store: Store, browser: Browser) -> wire_people.Identity:
    offers = offers_of(request)
    return await store.read(
        lambda connection: identity.summary(connection, browser.id, browser.device, offers)
    )


@router.get("/identity")
async def mine(request: Request, store: TheStore, browser: Asking) -> wire_people.Identity:
    """How this browser's player can come back, and with which devices they play."""
    if browser is not None:
        return await current(request, store, browser)
    offers = offers_of(request)
    return {"name": "", "kept": False, "devices": [], "passkeys": [], "email": None, "offers": offers}


# Devices


@router.post("/links")
async def link(request: Request, store: TheStore, browser: Welcome) -> wire_people.PersonalLink:
    """A single-use link that signs in another device. The secret is in the part that browsers do not send."""
    import segno

    secret = new_secret()
    await store.write(lambda connection: tickets.add(connection, hashed(secret), tickets.DEVICE, browser.id))
    address = f"{origin_of(request)}/you#{secret}"
    code = await asyncio.to_thread(lambda: segno.make_qr(address).svg_data_uri(border=4, light="white"))
    return {"link": address, "qr": code, "minutes": tickets.MINUTES[tickets.DEVICE]}


@router.delete("/devices/{number}")
async def sign_out(
    request: Request, response: Response, house: TheHouse, store: TheStore, browser: Asking, number: RowId
) -> wire_people.Identity:
    """Sign out one of the person's devices, this one or another: its connections are closed at once."""
    if browser is None:
        raise Problem("not-yours", "this is not one of your devices")
    accounts: Accounts = request.app.state.accounts
    house.sign_out(await accounts.sign_out(browser, number, request, response))
    if number == browser.device:
        return await mine(request, store, None)
    return await current(request, store, browser)


@router.put("/devices/{number}")
async def rename(
    request: Request, store: TheStore, browser: Asking, number: RowId, wanted: DeviceBody
) -> wire_people.Identity:
    """Set the owner's label of a device."""
    label = wanted.name
    if browser is None or not await store.write(lambda c: devices.rename(c, browser.id, number, label)):
        raise Problem("not-yours", "this is not one of your devices")
    return await current(request, store, browser)


# Passkeys


@router.post("/passkeys/options")
async def passkey_options(request: Request, store: TheStore, browser: Welcome) -> dict[str, object]:
    """The options with which the browser creates a passkey."""
    party, challenge = known_party(request), secrets.token_bytes(32)

    def work(connection: Connection) -> tuple[str, str, list[str]]:
        known = passkeys.passkeys_of(connection, browser.id)
        handle = known[0].handle if known else new_handle()
        tickets.add(connection, hashed(challenge.hex()), tickets.REGISTER, browser.id, handle)
        name = rows.player_settings(connection, browser.id)["name"]
        return handle, name, [row.credential for row in known]

    return await asyncio.to_thread(party.creation, challenge, *await store.write(work))


@router.post("/passkeys")
async def add_passkey(
    request: Request, store: TheStore, browser: Welcome, wanted: CredentialBody
) -> wire_people.Identity:
    """Register the passkey that the browser has created."""
    party = known_party(request)
    challenge = await asyncio.to_thread(challenge_in, wanted.credential)
    made = await asyncio.to_thread(party.made, wanted.credential, challenge)
    name = device_name(request.headers.get("user-agent", ""))

    def work(connection: Connection) -> None:
        ticket = tickets.use(connection, hashed(challenge.hex()), tickets.REGISTER)
        if ticket is None or ticket.person != browser.id or ticket.about is None:
            raise Problem("used-link", "this challenge is no longer valid")
        if not passkeys.add(connection, browser.id, made, ticket.about, name):
            raise Problem("passkey", "this passkey is already registered")

    await store.write(work)
    return await current(request, store, browser)


@router.delete("/passkeys/{number}")
async def drop_passkey(
    request: Request, store: TheStore, browser: Asking, number: RowId
) -> wire_people.Identity:
    """Remove a passkey."""
    if browser is None or not await store.write(lambda c: passkeys.drop(c, browser.id, number)):
        raise Problem("not-yours", "this is not one of your passkeys")
    return await current(request, store, browser)


# The address


@router.delete("/email")
async def drop_address(request: Request, store: TheStore, browser: Asking) -> wire_people.Identity:
    """Delete the person's address."""
    if browser is None:
        raise Problem("not-yours", "nothing is stored about this browser")
    await store.write(lambda connection: identity.keep_address(connection, browser.id, None))
    return await current(request, store, browser)
