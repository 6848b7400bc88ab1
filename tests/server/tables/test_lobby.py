"""Nobody in the lobby misses a change, at their tables or among the offers, whenever it happens."""

from __future__ import annotations

import asyncio
import json

import pytest

from vindima.server.tables.game.storage import Unavailable
from vindima.server.tables.live.board import Board
from vindima.server.tables.live.lobby import Lobby


async def nothing(wanted):
    return []


def test_a_change_while_the_list_is_read_is_sent(monkeypatch):
    monkeypatch.setattr("vindima.server.tables.live.lobby.PAUSE", 0)

    async def listens() -> list[str]:
        lobby = Lobby(Board(nothing, bool, json.dumps))
        guest = lobby.enter(1)
        unread = 1

        async def read():
            nonlocal unread
            before = unread
            if unread == 1:
                unread = 2
                lobby.tell("elsewhere")
                lobby.tell("here")
            return [{"id": "here", "unread": before}]

        events = guest.events(read, json.dumps)
        async with asyncio.timeout(10):
            heard = [await anext(events) for _ in range(2)]
        return [event.data for event in heard if event is not None]

    assert [json.loads(text)[0]["unread"] for text in asyncio.run(listens())] == [1, 2]


def test_a_change_at_another_table_does_not_cause_a_read(monkeypatch):
    monkeypatch.setattr("vindima.server.tables.live.lobby.PAUSE", 0)
    reads = []

    async def listens() -> None:
        lobby = Lobby(Board(nothing, bool, json.dumps))
        guest = lobby.enter(1)

        async def read():
            reads.append(lobby.tell("elsewhere"))
            return [{"id": "here"}]

        events = guest.events(read, json.dumps)
        await anext(events)
        waiting = asyncio.ensure_future(anext(events))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not waiting.done()
        waiting.cancel()

    asyncio.run(listens())
    assert len(reads) == 1


def test_a_table_that_changes_while_the_offers_are_read_is_read_again(monkeypatch):
    monkeypatch.setattr("vindima.server.tables.live.board.PAUSE", 0)
    free = {"here": 2}

    async def looks() -> list[str]:
        async def read(ids):
            found = [{"id": id, "free": seats, "since": ""} for id, seats in free.items()]
            if ids is None:
                free["here"] = 1
                board.touch("here")
                await asyncio.sleep(0)
            return found

        board = Board(read, bool, json.dumps)
        mark = board.mark
        both = await asyncio.gather(board.offers(), board.offers())
        assert both[0] == both[1]
        async with asyncio.timeout(10):
            while not (events := board.since(mark)) or len(events) < 2:
                await asyncio.sleep(0)
        return [event.data for event in events]

    assert [json.loads(text)["changed"][0]["free"] for text in asyncio.run(looks())] == [2, 1]


def test_offers_are_read_again_after_a_failure():
    async def looks() -> None:
        answers = iter([Unavailable("no database"), [{"id": "here", "since": ""}]])

        async def read(ids):
            if isinstance(answer := next(answers), Exception):
                raise answer
            return answer

        board = Board(read, bool, json.dumps)
        with pytest.raises(Unavailable):
            await board.offers()
        assert [offer["id"] for offer in await board.offers()] == ["here"]

    asyncio.run(looks())
