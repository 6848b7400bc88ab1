"""Endpoints about notifications: preferences, devices, webhooks, and the games that wait for a person."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, cast
from urllib.parse import urlsplit

from fastapi import Path, Request
from sqlalchemy import Connection, Row

from vindima.core.step import NOBODY
from vindima.server.database import identity
from vindima.server.database.access import rows
from vindima.server.database.access.store import Store
from vindima.server.database.notices import hooks, wishes
from vindima.server.database.notices import outbox as stored
from vindima.server.http.people.identity import origin_of
from vindima.server.http.requests.asking import Asking, RowId, TheLive, TheStore, Welcome
from vindima.server.http.requests.bodies import HookBody, ModeBody, SubscriptionBody, WishesBody
from vindima.server.http.schema import Router
from vindima.server.notices.digest import is_stop_secret, person_in
from vindima.server.notices.posting import Forbidden, Poster, checked_url
from vindima.server.notices.push import readable_key
from vindima.server.notices.sending import Keys
from vindima.server.notices.telling import tag_of
from vindima.server.tables.common.clock import now
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import Browser
from vindima.server.wire import notices as wire_notices

__all__ = ["router"]

router = Router(prefix="/api")


def keys_of(request: Request) -> Keys:
    keys: Keys = request.app.state.notice_keys
    return keys


def poster_of(request: Request) -> Poster:
    poster: Poster = request.app.state.poster
    return poster


def hook_to_wire(row: Row[tuple[object, ...]]) -> wire_notices.Hook:
    parts = urlsplit(row.url)
    return {"id": row.id, "kind": row.kind, "host": parts.netloc, "table": row.table_id}


# A person


@router.get("/me/waiting")
async def waiting(request: Request, store: TheStore, browser: Asking) -> wire_notices.Waiting:
    """The games that wait for this browser's player."""
    if browser is None:
        return {"tables": []}
    seal = keys_of(request).seal

    def work(connection: Connection) -> wire_notices.Waiting:
        wanted = wishes.wishes_of(connection, browser.id)
        loud = "browser" in wanted.channels and wanted.quiet_until(now()) is None
        return {
            "tables": [
                {
                    "id": row.id,
                    "game": row.game,
                    "tell": loud and wanted.wants("turn", row.mode),
                    "tag": tag_of(seal, browser.id, row.id, "turn"),
                }
                for row in stored.waiting_tables(connection, browser.id)
            ]
        }

    return await store.read(work)


def preferences(request: Request, connection: Connection, person: int, device: int) -> wire_notices.Notices:
    found, devices = wishes.wishes_of(connection, person), wishes.subscriptions_of(connection, person)
    address = identity.address_of(connection, person)
    return {
        "channels": cast(list[wire_notices.Channel], list(found.channels)),
        "events": list(found.events),
        "quiet": None if found.quiet is None else str(found.quiet),
        "zone": found.zone,
        "digest": found.digest,
        "chosen": wishes.has_chosen(connection, person),
        "push_key": keys_of(request).signer.public,
        "subscribed": any(row.device == device for row in devices),
        "devices": len(devices),
        "mail": request.app.state.settings.post is not None,
        "email": address,
        "hooks": [hook_to_wire(row) for row in hooks.hooks_of(connection, person)],
    }


async def changed(
    request: Request, store: Store, browser: Browser, change: Callable[[Connection], None]
) -> wire_notices.Notices:
    """Make a change; returns the preferences that this browser's player has then."""

    def work(connection: Connection) -> wire_notices.Notices:
        change(connection)
        return preferences(request, connection, browser.id, browser.device)

    return await store.write(work)


@router.get("/me/notices")
async def mine(request: Request, store: TheStore, browser: Asking) -> wire_notices.Notices:
    """This browser's player's notification preferences."""
    person, device = (NOBODY, NOBODY) if browser is None else (browser.id, browser.device)
    return await store.read(lambda connection: preferences(request, connection, person, device))


@router.put("/me/notices")
async def change(
    request: Request, store: TheStore, browser: Welcome, wanted: WishesBody
) -> wire_notices.Notices:
    """Choose which notifications to receive, and how."""
    plain = wanted.plain()
    return await changed(
        request, store, browser, lambda connection: wishes.change(connection, browser.id, plain)
    )


@router.post("/me/notices/device")
async def subscribe(
    request: Request, store: TheStore, browser: Welcome, wanted: SubscriptionBody
) -> wire_notices.Notices:
    """Subscribe this device to Web Push."""
    poster = poster_of(request)
    endpoint = await allowed(poster, wanted.endpoint)
    readable_key(wanted.public_key, wanted.auth)

    def subscribing(connection: Connection) -> None:
        wishes.subscribe(connection, browser.id, browser.device, endpoint, wanted.public_key, wanted.auth)

    return await changed(request, store, browser, subscribing)


@router.delete("/me/notices/device")
async def unsubscribe(request: Request, store: TheStore, browser: Welcome) -> wire_notices.Notices:
    """Unsubscribe this device from Web Push."""
    return await changed(
        request, store, browser, lambda connection: wishes.unsubscribe(connection, browser.device)
    )


async def allowed(poster: Poster, url: str) -> str:
    """An address that requests may go to; raises a Problem with the reason if it is not allowed."""
    try:
        await poster.find(urlsplit(checked_url(url, poster.private)))
    except Forbidden as error:
        raise Problem("private-address", "this address leads into a private network") from error
    except OSError as error:
        raise Problem("bad-request", "url: there is no server of this name") from error
    return url.strip()


# Webhooks


@router.post("/me/hooks")
async def add_hook(
    request: Request, store: TheStore, browser: Welcome, wanted: HookBody
) -> wire_notices.Notices:
    """Add a webhook to one table that this browser's player hosts, or to all of them."""
    url, origin = await allowed(poster_of(request), wanted.url), origin_of(request)

    def adding(connection: Connection) -> None:
        if wanted.table is not None and not rows.hosts(connection, browser.id, wanted.table):
            raise Problem("not-yours", "only its host may add a webhook to a table")
        language = rows.player_settings(connection, browser.id)["language"]
        hooks.add(connection, browser.id, wanted.table, wanted.kind, url, language, origin)

    return await changed(request, store, browser, adding)


@router.delete("/me/hooks/{number}")
async def drop_hook(
    request: Request, store: TheStore, browser: Welcome, number: RowId
) -> wire_notices.Notices:
    """Remove a webhook."""

    def dropping(connection: Connection) -> None:
        if not hooks.drop(connection, browser.id, number):
            raise Problem("not-yours", "this is not one of your webhooks")

    return await changed(request, store, browser, dropping)


# A table


@router.get("/tables/{id}/notices")
async def of_table(store: TheStore, live: TheLive, browser: Asking) -> wire_notices.TableNotices:
    """This browser's player's notification preferences for a table."""
    live.reader(browser, None)
    assert browser is not None
    person = browser.id
    return await store.read(lambda connection: table_preferences(connection, person, live.id))


@router.put("/tables/{id}/notices")
async def change_table(
    store: TheStore, live: TheLive, browser: Asking, wanted: ModeBody
) -> wire_notices.TableNotices:
    """Choose which notifications to receive about one table."""
    live.reader(browser, None)
    assert browser is not None
    person = browser.id

    def work(connection: Connection) -> wire_notices.TableNotices:
        wishes.change_mode(connection, person, live.id, wanted.mode)
        return table_preferences(connection, person, live.id)

    return await store.write(work, live.id)


def table_preferences(connection: Connection, person: int, table: str) -> wire_notices.TableNotices:
    channels = wishes.wishes_of(connection, person).channels
    return {
        "mode": wishes.mode_of(connection, person, table),
        "channels": cast(list[wire_notices.Channel], list(channels)),
        "host": rows.hosts(connection, person, table),
        "hooks": [hook_to_wire(row) for row in hooks.hooks_of(connection, person, table)],
    }


# Mails


@router.post("/unsubscribe/{secret}")
async def stop_mails(
    request: Request, store: TheStore, secret: Annotated[str, Path(max_length=80)]
) -> wire_notices.Stopped:
    """Stop mails to an address without signing in. The link's page uses this, and so do mail programs."""
    person, seal = person_in(secret), keys_of(request).seal

    def work(connection: Connection) -> None:
        address = None if person is None else identity.address_of(connection, person)
        if person is None or address is None or not is_stop_secret(seal, secret, person, address):
            raise Problem("bad-link", "this link is incomplete, or its address is no longer used here")
        wishes.stop_mail(connection, person)

    await store.write(work)
    return {"stopped": True}
