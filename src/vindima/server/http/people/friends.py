"""Endpoints about the people whom a person knows here: friends, blocks, and invitations by friends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import Path
from sqlalchemy import Connection

from vindima.server.database.access.store import Store
from vindima.server.database.people import blocks, friends
from vindima.server.http.requests.asking import Asking, RowId, TheHouse, TheStore, Welcome
from vindima.server.http.requests.bodies import BlockBody, PersonBody
from vindima.server.http.schema import Router
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import Browser
from vindima.server.wire import friends as wire_friends

__all__ = ["router"]

router = Router(prefix="/api/me")

NOBODY: wire_friends.People = {
    "friends": [],
    "asking": [],
    "asked": [],
    "met": [],
    "blocked": [],
    "tables": [],
}


@router.get("/people")
async def people(store: TheStore, browser: Asking) -> wire_friends.People:
    """Friends, incoming and outgoing friend requests, people met at tables, and blocked people."""
    if browser is None:
        return NOBODY
    return await store.read(lambda connection: friends.known_people(connection, browser.id))


def meant(connection: Connection, browser: int, wanted: PersonBody) -> int:
    """The person whom a body names."""
    found = friends.person_at(connection, browser, wanted.table, wanted.seat, wanted.line)
    if found is None:
        raise Problem("bad-request", "this does not refer to another person")
    return found


def own(done: bool, otherwise: str) -> None:
    """Refuse a change of something that is not the person's own."""
    if not done:
        raise Problem("not-yours", otherwise)


async def changed(
    store: Store, browser: Browser, change: Callable[[Connection], None]
) -> wire_friends.People:
    """Make a change; returns the people whom the browser's player knows then."""

    def work(connection: Connection) -> wire_friends.People:
        change(connection)
        return friends.known_people(connection, browser.id)

    return await store.write(work)


@router.post("/friends")
async def ask(store: TheStore, browser: Welcome, wanted: PersonBody) -> wire_friends.People:
    """Send a friend request to a person met at a table; if they have sent one too, both become friends."""

    def asking(connection: Connection) -> None:
        friends.ask(connection, browser.id, meant(connection, browser.id, wanted))

    return await changed(store, browser, asking)


@router.put("/friends/{number}")
async def accept(store: TheStore, browser: Welcome, number: RowId) -> wire_friends.People:
    """Accept a friend request."""

    def accepting(connection: Connection) -> None:
        own(friends.accept(connection, browser.id, number), "there is no such friend request")

    return await changed(store, browser, accepting)


@router.delete("/friends/{number}")
async def part(store: TheStore, browser: Welcome, number: RowId) -> wire_friends.People:
    """End a friendship, decline a request, or withdraw one."""

    def parting(connection: Connection) -> None:
        own(friends.drop(connection, browser.id, number), "this is not one of your friendships")

    return await changed(store, browser, parting)


@router.post("/blocks")
async def block(store: TheStore, browser: Welcome, wanted: BlockBody) -> wire_friends.People:
    """Stop reading what a person says; with `full`, also keep them away from one's own tables."""

    def blocking(connection: Connection) -> None:
        blocks.add(connection, browser.id, meant(connection, browser.id, wanted), wanted.full)

    return await changed(store, browser, blocking)


@router.delete("/blocks/{number}")
async def unblock(store: TheStore, browser: Welcome, number: RowId) -> wire_friends.People:
    """Unmute or unblock a person."""

    def unblocking(connection: Connection) -> None:
        own(blocks.drop(connection, browser.id, number), "this is not one of your blocks")

    return await changed(store, browser, unblocking)


@router.delete("/invitations/{table}")
async def decline(
    house: TheHouse, store: TheStore, browser: Welcome, table: Annotated[str, Path(max_length=32)]
) -> wire_friends.Done:
    """Decline a friend's invitation to a table."""
    done = await store.write(lambda connection: friends.decline(connection, table, browser.id))
    house.lobby.tell(table, [browser.id])
    return {"done": done}
