"""Endpoints below /api/tables/ID about the chat, and about whom the host lets stay."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Path, Query, Request
from sqlalchemy import Connection

from vindima.server.database.access import news, rows
from vindima.server.database.people import friends, moderation
from vindima.server.database.play import chat
from vindima.server.desk import table as desk
from vindima.server.http.requests.asking import Asking, Reading, TheHouse, TheLive, TheStore, Welcome, name_of
from vindima.server.http.requests.bodies import (
    ChatBody,
    FriendBody,
    HeardBody,
    HiddenBody,
    RemovalBody,
    ReportBody,
)
from vindima.server.http.requests.rates import Rates
from vindima.server.http.schema import Router
from vindima.server.people.words import Words
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.chat import Said
from vindima.server.tables.game.seats import OPEN, Browser
from vindima.server.tables.live.live import Live
from vindima.server.wire import friends as wire_friends
from vindima.server.wire import table as wire

__all__ = ["Talk", "router"]

router = Router(prefix="/api/tables/{id}")

LAST: Final = 2**31 - 1
"""No chat line has a higher number, and no row of the database."""
Line = Annotated[int, Path(ge=0, le=LAST)]
SLOWER: Final = 40
"""How many other changes a person may make in the time of one chat line."""
AT_ONCE: Final = 10
"""How many lines a person may write in a burst."""
REPORTS: Final = 60
"""Seconds between two reports by one person, after the first few."""


class Talk:
    """Limits how much people may write, so that nobody can drown out the others."""

    def __init__(self, rate: float) -> None:
        self.people = Rates(rate / SLOWER, AT_ONCE)
        self.addresses = Rates(rate * 5 / SLOWER, AT_ONCE * 5)
        self.reports = Rates(1 / REPORTS if rate else 0, AT_ONCE)

    def take(self, browser: Browser) -> None:
        """Count a line; raises a Problem if there were too many."""
        if not (self.people.take(str(browser.id)) and self.addresses.take(browser.address)):
            raise Problem("too-many", "too many chat lines in a short time")


def only_host(live: Live, browser: Browser | None) -> None:
    if not live.hosted_by(browser):
        raise Problem("not-yours", "only the host may do that")


# Lines


@router.get("/chat")
async def lines(
    house: TheHouse,
    live: TheLive,
    browser: Asking,
    reader: Reading,
    after: Annotated[int, Query(ge=0, le=LAST)] = 0,
) -> list[wire.Chat]:
    """The newest lines after a number that the reader may and wants to read."""
    assert browser is not None
    over, found = live.table.position.over, []
    deaf: dict[int | None, bool] = {None: False}
    for said in await house.storage.chat(live.id, after, desk.CHAT):
        if said.author not in deaf:
            assert said.author is not None
            deaf[said.author] = browser.id in await house.storage.deaf_to(said.author)
        if said.readable(reader, over) and not deaf[said.author]:
            found.append(said.to_wire(browser.id))
    return found


@router.post("/chat")
async def say(
    request: Request,
    house: TheHouse,
    store: TheStore,
    live: TheLive,
    browser: Welcome,
    reader: Reading,
    wanted: ChatBody,
) -> wire.Chat:
    """Write a line for everybody at the table or, as a spectator of a running game, for the spectators."""
    talk: Talk = request.app.state.talk
    words: Words = request.app.state.words
    words.check(wanted.text)
    talk.take(browser)
    name = desk.speaker(live, reader, await name_of(store, browser))
    aside = live.apart(reader)

    def work(connection: Connection) -> Said:
        if rows.is_muted(connection, browser.id):
            raise Problem("banned", "the people who run this server have muted this browser")
        if moderation.silenced(connection, live.id, browser.id):
            raise Problem("silenced", "the host has taken this person out of the chat")
        if not aside:
            news.tell(connection, live.id, "chat")
        return rows.add_chat(connection, live.id, name, reader, wanted.text, browser=browser.id, aside=aside)

    said = await store.write(work, live.id)
    await house.tell_chat(live)
    return said.to_wire(browser.id)


@router.get("/chat/heard")
async def heard(store: TheStore, live: TheLive, browser: Asking, reader: Reading) -> wire.Heard:
    """How much of the chat this person has seen, on any device."""
    assert browser is not None
    person = browser.id
    return {"number": await store.read(lambda connection: chat.heard(connection, live.id, person))}


@router.put("/chat/heard")
async def hear(
    house: TheHouse, store: TheStore, live: TheLive, browser: Welcome, reader: Reading, wanted: HeardBody
) -> wire.Heard:
    """Record that the chat was seen up to a line."""
    number = min(wanted.number, live.chat)
    if await store.write(lambda connection: chat.hear(connection, live.id, browser.id, number), live.id):
        house.lobby.tell(live.id, [browser.id])
    return {"number": number}


@router.put("/chat/{number}")
async def hide(
    house: TheHouse, store: TheStore, live: TheLive, browser: Welcome, number: Line, wanted: HiddenBody
) -> wire_friends.Done:
    """Hide a line from everybody, or show it again; only for the host."""
    only_host(live, browser)
    hidden = wanted.hidden
    done = await store.write(lambda connection: chat.hide(connection, live.id, number, hidden), live.id)
    await house.tell_chat(live)
    return {"done": done}


@router.post("/reports")
async def report(
    request: Request, store: TheStore, live: TheLive, browser: Welcome, reader: Reading, wanted: ReportBody
) -> wire_friends.Done:
    """Report a line to the operators of the server."""
    talk: Talk = request.app.state.talk
    if not talk.reports.take(str(browser.id)):
        raise Problem("too-many", "too many reports in a short time")
    all_read = reader is None or live.table.position.over

    def work(connection: Connection) -> None:
        line = chat.line(connection, live.id, wanted.line)
        if line is None or (line.aside and not all_read):
            raise Problem("bad-request", "there is no line with this number")
        moderation.report(connection, line, browser.id, wanted.reason)

    await store.write(work)
    return {"done": True}


# Who may stay


@router.get("/removals")
async def audience(store: TheStore, live: TheLive, browser: Asking) -> wire_friends.Audience:
    """Who watches the table, and whom the host has removed from it."""
    only_host(live, browser)
    return await store.read(lambda connection: moderation.removed(connection, live.id))


@router.post("/removals")
async def remove(
    house: TheHouse, store: TheStore, live: TheLive, browser: Welcome, wanted: RemovalBody
) -> wire_friends.Audience:
    """Remove a person; only for the host. A spectator leaves the table, a player leaves its chat."""
    only_host(live, browser)

    def work(connection: Connection) -> wire_friends.Audience:
        if wanted.key:
            found = moderation.watcher(connection, live.id, wanted.key)
        else:
            line = chat.line(connection, live.id, wanted.line or 0)
            found = None if line is None else (line.browser, line.name)
        if found is None:
            raise Problem("bad-request", "there is nobody to remove")
        moderation.remove(connection, live.id, *found)
        return moderation.removed(connection, live.id)

    removed = await store.write(work, live.id)
    async with live.lock:
        await house.reseat(live)
    await house.tell_chat(live)
    return removed


@router.delete("/removals/{number}")
async def let_back(store: TheStore, live: TheLive, browser: Welcome, number: Line) -> wire_friends.Audience:
    """Let a removed person come back; only for the host."""
    only_host(live, browser)

    def work(connection: Connection) -> wire_friends.Audience:
        moderation.let_back(connection, live.id, number)
        return moderation.removed(connection, live.id)

    return await store.write(work, live.id)


@router.get("/company")
async def company(store: TheStore, live: TheLive, browser: Asking, reader: Reading) -> wire_friends.Company:
    """Which people at the table are friends of the reader, and which friends could be invited."""
    assert browser is not None
    person = browser.id
    return await store.read(lambda connection: friends.at_table(connection, person, live.id))


@router.post("/invitations")
async def invite(
    house: TheHouse, store: TheStore, live: TheLive, browser: Welcome, wanted: FriendBody
) -> wire_friends.Done:
    """Invite a friend to an open seat; only for the host. The table appears in the friend's lobby."""
    only_host(live, browser)
    if live.table.position.over or all(seat.kind != OPEN for seat in live.stored.seats):
        raise Problem("full", "no seat of this table is open")

    def work(connection: Connection) -> tuple[int, bool]:
        friend = friends.friend(connection, browser.id, wanted.friend)
        if friend is None:
            raise Problem("not-yours", "only friends can be invited")
        return friend, friends.invite(connection, live.id, friend, browser.id)

    friend, fresh = await store.write(work, live.id)
    house.lobby.tell(live.id, [friend])
    return {"done": fresh}
