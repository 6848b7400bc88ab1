"""Endpoints that sign in a browser as a person who has kept their identity: by link, by mail, by passkey."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

from fastapi import Request, Response
from sqlalchemy import Connection

from vindima.server.database import identity, privacy
from vindima.server.database.access import rows
from vindima.server.database.access.store import Store
from vindima.server.database.people import devices, passkeys, tickets
from vindima.server.http.people.identity import known_party, origin_of
from vindima.server.http.people.privacy import tell
from vindima.server.http.requests.accounts import Accounts, Prove, address_of
from vindima.server.http.requests.asking import Asking, TheHouse, TheStore, Welcome
from vindima.server.http.requests.bodies import AddressBody, CredentialBody, SecretBody
from vindima.server.http.requests.rates import Rates
from vindima.server.http.schema import Router
from vindima.server.jobs import Handler, Queue
from vindima.server.people.mail import Outbox, letter
from vindima.server.people.passkeys import Made, challenge_in
from vindima.server.tables.common.clock import now
from vindima.server.tables.common.links import hashed, new_secret
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.live.house import House
from vindima.server.wire import people as wire_people
from vindima.server.wire import table as wire

__all__ = ["TRIES", "MailRates", "mails", "router"]

router = Router(prefix="/api/signin")

TRIES: Final = 6
"""How often a mail is tried: for about ten minutes, after which nobody waits for it."""
LINKS: Final[tuple[tickets.Kind, ...]] = (tickets.DEVICE, tickets.EMAIL, tickets.ADDRESS)
"""The tickets that are links."""


class MailRates:
    """Limits how many mails may be requested, besides all other limits: nobody's inbox is to be flooded."""

    def __init__(self) -> None:
        self.askers = Rates(1 / 300, 5)
        self.receivers = Rates(1 / 600, 3)
        self.all = Rates(1 / 10, 100)

    def take(self, asker: str, receiver: str) -> bool:
        """Count a mail requested from a network to a person's address; False if there were too many."""
        return self.askers.take(asker) and self.receivers.take(hashed(receiver)) and self.all.take("")


# Links


@router.post("/look")
async def look(store: TheStore, browser: Asking, wanted: SecretBody) -> wire_people.Ticket:
    """What a link would do, so that nobody switches identity unawares. It stays valid."""

    def work(connection: Connection) -> wire_people.Ticket:
        ticket = tickets.look(connection, hashed(wanted.secret), *LINKS)
        if ticket is None or ticket.person is None:
            raise Problem("used-link", "this link is no longer valid")
        mine = browser is not None and browser.id == ticket.person
        if ticket.kind == tickets.ADDRESS and not mine:
            raise Problem("other-browser", "an address must be confirmed in the browser that entered it")
        brings = 0
        if browser is not None and not mine and not devices.is_kept(connection, browser.id):
            brings = len(privacy.tables_of(connection, browser.id))
        name = rows.player_settings(connection, ticket.person)["name"]
        kind, address = ticket.kind, ticket.about if mine else None
        assert kind in ("device", "email", "address")
        return {"kind": kind, "name": name, "mine": mine, "address": address, "brings": brings}

    return await store.read(work)


@router.post("")
async def use_link(
    request: Request, response: Response, house: TheHouse, browser: Asking, wanted: SecretBody
) -> wire.Me:
    """Use a link: sign in, or confirm the address that it was sent to."""

    def prove(connection: Connection) -> int:
        ticket = tickets.use(connection, hashed(wanted.secret), *LINKS)
        if ticket is None or ticket.person is None:
            raise Problem("used-link", "this link is no longer valid")
        if ticket.kind == tickets.ADDRESS:
            if browser is None or browser.id != ticket.person:
                raise Problem("other-browser", "an address must be confirmed in the browser that entered it")
            if not identity.keep_address(connection, ticket.person, ticket.about):
                raise Problem("used-link", "another person has confirmed this address meanwhile")
        return ticket.person

    return await signed_in(request, response, house, prove)


async def signed_in(request: Request, response: Response, house: House, prove: Prove) -> wire.Me:
    """Sign in, and notify the tables that came along."""
    accounts: Accounts = request.app.state.accounts
    person, done = await accounts.sign_in(request, response, prove)
    house.sign_out(done.gone)
    await tell(house, done.tables)
    return await accounts.store.read(lambda connection: rows.player_settings(connection, person))


# Mail


@router.post("/email")
async def send_mail(request: Request, browser: Welcome, wanted: AddressBody) -> wire_people.Sent:
    """Send a mail with a link: to sign in, or to keep this browser's identity if nobody has the address.

    The response is the same in both cases, so nobody learns whose addresses are known here.
    """
    rates: MailRates = request.app.state.mail_rates
    if request.app.state.outbox is None:
        raise Problem("no-page", "this server sends no mails")
    if not rates.take(address_of(request), wanted.address):
        raise Problem("too-many", "too many mails in a short time")
    payload = {"address": wanted.address, "person": browser.id, "origin": origin_of(request)}
    queue: Queue = request.app.state.jobs
    await queue.add(tickets.MAILS, tickets.mail_key(browser.id, hashed(wanted.address)), now(), payload)
    return {"minutes": tickets.MINUTES[tickets.EMAIL]}


def mails(store: Store, outbox: Outbox) -> Handler:
    """Runs the jobs that send links. A job knows no secret: its link is made when the mail is sent."""

    async def send(payload: dict[str, Any]) -> None:
        address, secret = payload["address"], new_secret()

        def work(connection: Connection) -> tuple[tickets.Kind, str] | None:
            known = identity.find_address(connection, address)
            person = payload["person"] if known is None else known
            language = rows.language_of(connection, person)
            if language is None:
                return None  # whoever asked has deleted their data
            kind: tickets.Kind = tickets.ADDRESS if known is None else tickets.EMAIL
            tickets.add(connection, hashed(secret), kind, person, address if known is None else None)
            return kind, language

        found = await store.write(work)
        if found is not None:
            kind, language = found
            # The mail contains no name: otherwise anybody could write anything into another person's mailbox.
            values: dict[str, str | int] = {
                "site": payload["origin"].partition("://")[2],
                "link": f"{payload['origin']}/you#{secret}",
                "minutes": tickets.MINUTES[kind],
            }
            await outbox.send(letter(kind, language, outbox.post.sender, address, **values))

    return send


# Passkeys


@router.post("/passkey/options")
async def passkey_options(request: Request, store: TheStore) -> dict[str, object]:
    """The options with which the browser offers its passkeys for this site."""
    party, challenge = known_party(request), secrets.token_bytes(32)
    strangers: Rates = request.app.state.challenges
    if not strangers.take(address_of(request)):
        raise Problem("too-many", "too many attempts in a short time")
    await store.write(
        lambda connection: tickets.add(connection, hashed(challenge.hex()), tickets.SIGN_IN, None)
    )
    return await asyncio.to_thread(party.request, challenge)


@router.post("/passkey")
async def use_passkey(
    request: Request, response: Response, house: TheHouse, store: TheStore, wanted: CredentialBody
) -> wire.Me:
    """Sign in with a passkey."""
    party, credential = known_party(request), wanted.credential
    challenge = await asyncio.to_thread(challenge_in, credential)
    found = await store.read(lambda connection: passkeys.find(connection, str(credential.get("id"))))
    if found is None:
        raise Problem("passkey", "this passkey is not known here")
    made = Made(found.credential, found.public_key, found.uses)
    uses = await asyncio.to_thread(party.used, credential, challenge, made, found.handle)

    def prove(connection: Connection) -> int:
        if tickets.use(connection, hashed(challenge.hex()), tickets.SIGN_IN) is None:
            raise Problem("used-link", "this challenge is no longer valid")
        if passkeys.find(connection, found.credential) is None:
            raise Problem("passkey", "this passkey is not known here")
        passkeys.use(connection, found.id, uses)
        return int(found.browser)

    return await signed_in(request, response, house, prove)
