"""Games that move from one browser to another in a file."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tests.offline.tab import ME, MemoryShelf, Tab, playing
from vindima.browser.keys import LOG, TABLE
from vindima.browser.worker import do_task

SAVED = Path(__file__).with_name("saved-1.0.json")
"""A file saved by version 1.0: three games in progress, one in a campaign, and a lesson. Never edit it."""


async def hot_seat(tab: Tab, answers: int = 3, **more) -> str:
    """A hot-seat table for two people, after some answers."""
    table = await tab.opens([ME, ME], hot_seat=True, **more)
    await give_answers(tab, table, answers)
    return table


async def give_answers(tab: Tab, table: str, answers: int) -> None:
    state = await tab.asked(table)
    for _ in range(answers):
        state = await tab.answers(table, state)


async def saved(tab: Tab) -> str:
    return str((await tab.ask("GET", "/me/data"))[1])


@playing
async def test_a_game_continues_in_another_browser_and_comes_back():
    here, there = Tab(), Tab()
    table = await hot_seat(here)
    second = Tab(here.shelf)
    await second.asked(table)
    assert await there.post("/me/data", {"text": await saved(here)}) == {"tables": 1}
    assert await there.asked(table) == await here.asked(table)
    await give_answers(there, table, 4)
    assert await here.post("/me/data", {"text": await saved(there)}) == {"tables": 1}
    after = await there.asked(table)
    assert await here.asked(table) == after
    await second.process_news()
    assert await second.asked(table) == after
    await give_answers(second, table, 1)
    assert await here.post("/me/data", {"text": await saved(there)}) == {"tables": 0}
    assert await here.asked(table) != after


@playing
async def test_a_different_game_does_not_replace_the_one_in_the_browser():
    here, there = Tab(), Tab()
    table = await hot_seat(here)
    await there.post("/me/data", {"text": await saved(here)})
    state = await here.asked(table)
    await here.answers(table, state, 0)
    await there.answers(table, state, 1)
    await give_answers(there, table, 2)
    await there.ask("PUT", "/me", {"name": "Bo", "language": "fr"})
    await here.ask("PUT", "/me", {"name": "Ana", "language": "pt"})
    before = dict(here.shelf.documents)
    assert await here.post("/me/data", {"text": await saved(there)}) == {"tables": 0}
    assert here.shelf.documents == before


def broken(tab: Tab, table: str, text: str) -> dict[str, str]:
    """Invalid and damaged files, made from a valid one, by their defects."""

    def without(key: str) -> str:
        data = json.loads(text)
        del data["documents"][key]
        return json.dumps(data)

    def document(key: str, content: str, version: int | None = None) -> str:
        data = json.loads(text)
        present = data["documents"].get(key, [1])[0]
        data["documents"][key] = [present if version is None else version, content]
        return json.dumps(data)

    def field(**changes: object) -> str:
        kept = json.loads(tab.shelf.documents[TABLE + table].text)
        return document(TABLE + table, json.dumps({**kept, **changes}))

    log = tab.shelf.documents[LOG + table]
    lines = log.text.splitlines(keepends=True)
    return {
        "nothing": "",
        "half a file": text[: len(text) // 2],
        "no file of games": '{"name": "vindima-web"}',
        "a list": "[]",
        "another form": json.dumps({**json.loads(text), "form": "another"}),
        "no documents": json.dumps({**json.loads(text), "documents": None}),
        "a stranger's document": document("other/x", "{}"),
        "a table without its log": without(LOG + table),
        "a log without its table": without(TABLE + table),
        "an empty table": document(TABLE + table, "{}"),
        "a table without seats": field(stored={}),
        "a table that was never changed": field(updated=None),
        "a strange line in the chat": field(chat=[{"words": "hello"}]),
        "a table under another id": text.replace(TABLE + table, TABLE + "0" * len(table)),
        "a log that lacks an act": document(LOG + table, "".join(lines[:-1])),
        "an answer that nobody can give": text.replace(json.loads(lines[1])[2][0], "go nowhere"),
        "a strange name": document("me", '{"name": 5}'),
        "a strange lesson": document("lessons", '{"vinhos": {"first": {"steps": "many"}}}'),
        "a strange try": document("puzzles", '{"tries": [[]]}'),
        "a strange campaign": document("campaign/0123456789abcdef", '{"data": {}, "table": null}'),
        "a strange attempt": document("daily/2026-11-18/vinhos/solo", "[1]"),
        "a strange result": document("result/0123456789abcdef", "[1]"),
    }


@playing
async def test_a_broken_file_changes_nothing():
    tab, other = Tab(), Tab()
    await hot_seat(tab)
    before = dict(tab.shelf.documents)
    table = await hot_seat(other)
    for wrong, text in broken(other, table, await saved(other)).items():
        problem = (await tab.ask("POST", "/me/data", {"text": text}))[1]
        assert problem.get("error") == "web-error-bad-record", wrong
        assert tab.shelf.documents == before, wrong
    assert await tab.post("/me/data", {"text": await saved(other)}) == {"tables": 1}


@playing
async def test_a_file_of_a_newer_version_is_refused():
    tab = Tab()
    newer = json.dumps({**json.loads(await saved(tab)), "version": 99})
    assert (await tab.ask("POST", "/me/data", {"text": newer}))[1]["error"] == "web-error-newer-record"


@playing
async def test_games_begun_before_an_update_continue_after_it():
    """The current version reads what an older one has stored, from a file and from the shelf."""
    documents = json.loads(SAVED.read_text("utf-8"))["documents"]
    from_file, shelf = Tab(), MemoryShelf()
    assert await from_file.post("/me/data", {"text": SAVED.read_text("utf-8")}) == {"tables": 3}
    shelf.documents = dict(from_file.shelf.documents)
    for tab in (from_file, Tab(shelf)):
        assert {line["id"] for line in await tab.get("/tables")} == {
            key.removeprefix(TABLE) for key in documents if key.startswith(TABLE)
        }
        for line in await tab.get("/tables"):
            await give_answers(tab, line["id"], 2)
        (campaign,) = await tab.get("/campaigns")
        assert (await tab.post(f"/campaigns/{campaign['id']}/games"))["id"] == campaign["table"]
        assert any(line["number"] > 0 for line in await tab.get("/lessons"))
        assert (await tab.get("/me"))["name"] == "Ana"


@playing
async def test_a_bot_whose_answer_could_not_be_stored_continues_later():
    tab = Tab()
    there_is_room = asyncio.Event()

    async def think(task: str) -> str:
        tab.shelf.refuses = None if there_is_room.is_set() else "full"
        return do_task(task)

    tab.service.workers._send = think
    table = await tab.opens([ME, {"kind": "bot", "bot": "random"}])
    while (face := await tab.get(f"/tables/{table}"))["trouble"] is None:
        state = await tab.get(f"/tables/{table}/state")
        if state["answers"]:
            body = {"seat": 0, "revision": state["revision"], "key": str(state["revision"])}
            await tab.post(f"/tables/{table}/answers", {**body, "token": state["answers"][0]["token"]})
        await asyncio.sleep(0)
    assert face["trouble"] == "storage"
    there_is_room.set()
    tab.shelf.refuses = None
    assert (await tab.asked(table))["answers"]
    assert (await tab.get(f"/tables/{table}"))["trouble"] is None
