"""Tables without a server respond like a server, and store the same data."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

from fastapi.routing import APIRoute

from tests.offline.tab import ME, MemoryShelf, Tab, playing
from vindima.browser.service import ROUTER
from vindima.core.record import Record
from vindima.server.http.app import ROUTERS

GOLDEN = Path(__file__).parents[1] / "golden"
BOT = {"kind": "bot", "bot": "random"}
OF_SERVERS = {
    "/alive",
    "/health",
    "/metrics",
    "/lobby/events",
    "/offers",
    "/match",
    "/cards/{secret}.png",
    "/invitations/{secret}",
    "/tables/{id}/join",
    "/tables/{id}/watch",
    "/tables/{id}/listing",
    "/tables/{id}/rematch",
    "/tables/{id}/events",
    "/tables/{id}/seal",
    "/tables/{id}/share",
    "/rules/{game}/{language}",
    "/me/days-off",
    "/tables/{id}/plan",
    "/tables/{id}/plan/forecast",
    "/me/identity",
    "/me/links",
    "/me/devices/{number}",
    "/me/people",
    "/me/friends",
    "/me/friends/{number}",
    "/me/blocks",
    "/me/blocks/{number}",
    "/me/invitations/{table}",
    "/tables/{id}/chat/{number}",
    "/tables/{id}/reports",
    "/tables/{id}/removals",
    "/tables/{id}/removals/{number}",
    "/tables/{id}/invitations",
    "/tables/{id}/company",
    "/me/passkeys",
    "/me/passkeys/options",
    "/me/passkeys/{number}",
    "/me/email",
    "/me/waiting",
    "/me/notices",
    "/me/notices/device",
    "/me/hooks",
    "/me/hooks/{number}",
    "/tables/{id}/looking",
    "/tables/{id}/notices",
    "/unsubscribe/{secret}",
    "/signin",
    "/signin/look",
    "/signin/email",
    "/signin/passkey",
    "/signin/passkey/options",
    "/tournaments",
    "/tournaments/{id}",
    "/tournaments/{id}/bots",
    "/tournaments/{id}/cancel",
    "/tournaments/{id}/enter",
    "/tournaments/{id}/entrants/{number}",
    "/tournaments/{id}/events",
    "/tournaments/{id}/matches/{number}",
    "/tournaments/{id}/start",
    "/tournaments/{id}/withdraw",
}
"""Paths that only servers have. Here events need no requests, rules are files, and there is one person."""


def test_every_other_request_of_the_pages_is_answered():
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    server = {(method, route.path.removeprefix("/api")) for route in routes for method in route.methods}
    here = {(method, re.sub(r"\(\?P<(\w+)>[^)]*\)", r"{\1}", path)) for method, path in ROUTER.paths}
    assert here - server == {("POST", "/me/data"), ("DELETE", "/tables")}
    assert {path for _, path in server - here} == OF_SERVERS


@playing
async def test_a_table_is_hidden_ended_and_deleted():
    tab = Tab()
    table = await tab.opens([ME, BOT])
    await tab.ask("PUT", f"/tables/{table}/hidden", {"hidden": True})
    assert await tab.get("/tables") == []
    assert [line["id"] for line in (await tab.get("/archive?hidden=true"))["lines"]] == [table]
    await tab.ask("PUT", f"/tables/{table}/hidden", {"hidden": False})
    assert [line["id"] for line in await tab.get("/tables")] == [table]
    assert (await tab.post(f"/tables/{table}/end", {"agree": True}))["closed"]
    assert [line["id"] for line in (await tab.get("/archive?result=ended"))["lines"]] == [table]
    assert (await tab.ask("DELETE", f"/tables/{table}"))[1] == {"kept": False}
    assert (await tab.get("/archive"))["count"] == 0
    assert (await tab.ask("GET", f"/tables/{table}"))[0] == 404


def nearly_over() -> str:
    """The text of a record that lacks its last answers."""
    lines = (GOLDEN / "vinhos" / "2-players.jsonl").read_text("utf-8").splitlines(keepends=True)
    return "".join(lines[:-20])


@playing
async def test_a_game_against_bots_can_be_played_replayed_and_reviewed():
    tab = Tab()
    await tab.ask("PUT", "/me", {"name": "Ana", "language": "pt"})
    table = await tab.opens([ME, BOT], record=nearly_over())
    state = await tab.asked(table)
    token = state["answers"][0]["token"]
    previews = await tab.post(f"/tables/{table}/preview", {"seat": 0, "token": token})
    assert previews["previews"][0]["token"] == token
    assert (await tab.get(f"/tables/{table}/hint?seat=0&depth=quick"))["answers"]
    assert (await tab.ask("GET", f"/tables/{table}/record"))[0] == 409
    assert (await tab.plays(table))["view"]["over"]
    record = Record.parse((await tab.ask("GET", f"/tables/{table}/record"))[1])
    assert record.replay().over
    assert record.seats == ["human:Ana", "random"]
    part = Record.parse((await tab.ask("GET", f"/tables/{table}/record?count=5"))[1])
    assert part.answers == record.answers[: len(part.answers)] != record.answers
    replay = await tab.get(f"/tables/{table}/replay")
    assert (await tab.get(f"/tables/{table}/replay/{replay['lines'][3]['count']}"))["view"]
    assert await tab.get("/tables") == []
    line = (await tab.get("/archive?text=aNA&game=vinhos"))["lines"][0]
    assert (line["id"], line["over"], line["seats"][0]["name"]) == (table, True, "Ana")
    assert (await tab.get("/archive?opponent=ana"))["count"] == 0
    won = 0 in line["winners"]
    assert (await tab.get("/archive?result=won"))["count"] == won
    assert (await tab.get("/archive?result=lost"))["count"] == (not won)
    assert (await tab.get("/archive?until=2000-01-01"))["count"] == 0
    assert (await tab.get(f"/tables/{table}"))["over"]
    again = await tab.opens([ME, ME], hot_seat=True, **{"from": {"table": table, "count": 5}})
    assert (await tab.asked(again))["answers"]
    # The review goes on until its table is deleted, so it comes last.
    assert (await tab.get(f"/tables/{table}/review"))["done"] == 0
    while not (await tab.get(f"/tables/{table}/review"))["done"]:
        await asyncio.sleep(0)
    assert (await tab.ask("DELETE", "/tables"))[1] == {"tables": 1}
    assert [line["id"] for line in await tab.get("/tables")] == [again]


@playing
async def test_the_history_of_this_browser_outlives_its_tables():
    tab = Tab()
    brought = await tab.opens([ME, BOT], record=nearly_over())
    await tab.plays(brought)
    assert (await tab.get("/profile"))["games"] == []
    table = await tab.opens([ME, BOT])
    end = await tab.plays(table)
    log = await tab.get(f"/tables/{table}/log")
    assert [player["points"] for player in log["players"]] == end["points"][-1]["scores"]
    told = await tab.get("/profile")
    assert (told["alone"], told["id"], told["games"][0]["table"]) == (True, None, table)
    assert told["games"][0]["points"] == end["points"][-1]["scores"][0]
    await tab.ask("DELETE", "/tables")
    assert (await tab.get("/profile"))["games"][0]["table"] is None
    exported = (await tab.ask("GET", "/me/data"))[1]
    other = Tab()
    await other.post("/me/data", {"text": exported if isinstance(exported, str) else json.dumps(exported)})
    assert len((await other.get("/profile"))["games"]) == 1
    assert (await tab.ask("PUT", "/profile", {"published": True}))[1]["error"] == "web-error-alone"
    wanted = {"game": "vinhos", "seats": [ME, BOT], "rated": True}
    assert (await tab.ask("POST", "/tables", wanted))[1]["error"] == "web-error-alone"


@playing
async def test_a_game_continues_where_the_page_was_closed():
    first = Tab()
    table = await first.opens([ME, ME], hot_seat=True, confirm=True)
    state = await first.answers(table, await first.asked(table))
    second = Tab(first.shelf)
    assert await second.asked(table) == state


@playing
async def test_two_tabs_play_the_same_game():
    shelf = MemoryShelf()
    one, other = Tab(shelf), Tab(shelf)
    table = await one.opens([ME, ME], hot_seat=True)
    state = await other.asked(table)
    after = await one.answers(table, await one.asked(table))
    late = {"seat": state["view"]["to_answer"], "revision": state["revision"], "key": "late"}
    token = state["answers"][0]["token"]
    status, problem = await other.ask("POST", f"/tables/{table}/answers", {**late, "token": token})
    assert (status, problem["error"]) == (409, "web-error-stale")
    assert await other.asked(table) == after
    await other.answers(table, after)
    await one.process_news()
    assert one.service.house.loaded(table).table.acts == other.service.house.loaded(table).table.acts


@playing
async def test_a_repeated_key_returns_the_same_state():
    tab = Tab()
    table = await tab.opens([ME, ME], hot_seat=True)
    state = await tab.asked(table)
    token = state["answers"][0]["token"]
    seat = state["view"]["to_answer"]
    body = {"seat": seat, "revision": state["revision"], "key": "once", "token": token}
    first = await tab.post(f"/tables/{table}/answers", body)
    assert await tab.post(f"/tables/{table}/answers", body) == first
    log = first["log"]
    undone = {"seat": seat, "revision": first["revision"], "key": "back", "count": log[-1]["number"] - 1}
    status, _ = await tab.ask("POST", f"/tables/{table}/undo", undone)
    assert status in (200, 422)


@playing
async def test_changes_cause_events():
    tab = Tab()
    lobby = tab.service.follow_lobby()
    assert (await anext(lobby))[0].data == "[]"
    table = await tab.opens([ME, ME], hot_seat=True)
    assert table in (await anext(lobby))[0].data
    await lobby.aclose()
    state = await tab.asked(table)
    events = tab.service.follow_table(table, None, state["revision"])
    assert [event.name for event in await anext(events)] == ["table"]
    await tab.answers(table, state)
    seen = {event.name for event in await anext(events)}
    assert seen <= {"state", "table"}
    await events.aclose()
    assert not tab.service.house.loaded(table).listeners


@playing
async def test_requests_that_need_other_people_are_refused():
    tab = Tab()
    for seat in ({"kind": "open"}, {"kind": "person"}):
        status, problem = await tab.ask("POST", "/tables", {"game": "vinhos", "seats": [ME, seat]})
        assert (status, problem["error"]) == (422, "web-error-alone")
    wanted = {"game": "vinhos", "seats": [ME, BOT], "listing": {"open": False, "public": True}}
    assert (await tab.ask("POST", "/tables", wanted))[1]["error"] == "web-error-alone"
    assert (await tab.ask("POST", "/links", {"link": "x"}))[1]["error"] == "web-error-alone"


@playing
async def test_the_request_of_the_page_for_new_tables_opens_a_table():
    tab = Tab()
    listing = {"open": False, "public": False, "level": "", "language": ""}
    table = await tab.opens([ME, BOT], hot_seat=False, shared=False, options={}, listing=listing)
    assert (await tab.asked(table))["answers"]


@playing
async def test_a_damaged_table_can_be_deleted_without_affecting_others():
    tab = Tab()
    broken, sound = [await tab.opens([ME, ME], hot_seat=True) for _ in range(2)]
    log = tab.shelf.documents[f"log/{broken}"]
    tab.shelf.documents[log.key] = log._replace(text="{")
    again = Tab(tab.shelf)
    status, problem = await again.ask("GET", f"/tables/{broken}")
    assert (status, problem["error"]) == (500, "web-error-damaged")
    assert await again.ask("DELETE", f"/tables/{broken}") == (200, {"kept": False})
    assert [line["id"] for line in await again.get("/tables")] == [sound]
    assert not any(broken in key for key in tab.shelf.documents)
    assert (await again.asked(sound))["answers"]
    assert (await again.ask("DELETE", f"/tables/{broken}"))[1]["error"] == "web-error-no-table"


@playing
async def test_seats_names_and_hints_can_be_changed_and_chat_lines_written():
    tab = Tab()
    table = await tab.opens([ME, BOT])
    await tab.asked(table)
    face = await tab.post(f"/tables/{table}/seats/0", {"action": "stand-in", "bot": "easy"})
    assert face["seats"][0]["stand_in"]
    assert not (await tab.post(f"/tables/{table}/seats/0", {"action": "back"}))["seats"][0]["stand_in"]
    face = await tab.post(f"/tables/{table}/seats/1", {"action": "bot", "bot": "greedy"})
    assert face["seats"][1]["bot"] == "greedy"
    await tab.ask("PUT", "/me", {"name": "  Bo "})
    assert (await tab.get(f"/tables/{table}"))["seats"][0]["name"] == "Bo"
    face = await tab.post(f"/tables/{table}/hints", {"coach": True})
    assert face["coach"]
    assert (await tab.get(f"/tables/{table}/coach?seat=0"))["words"] is not None
    assert (await tab.get(f"/tables/{table}/costs?seat=0"))["costs"] is not None
    said = await tab.post(f"/tables/{table}/chat", {"text": "hello"})
    lines = await tab.get(f"/tables/{table}/chat?after=0")
    assert (lines[-1], said["name"]) == (said, "Bo")


@playing
async def test_a_campaign_records_its_games():
    tab = Tab()
    campaign = await tab.post("/campaigns", {"level": "easy"})
    path = f"/campaigns/{campaign['id']}/games"
    table = (await tab.post(path))["id"]
    assert (await tab.post(path))["id"] == table
    status, lost = await tab.ask("DELETE", path)
    assert (status, lost["attempts"], lost["table"]) == (200, {"challenge-1": ["loss"]}, None)
    table = (await tab.post(path))["id"]
    await tab.plays(table)
    (kept,) = await tab.get("/campaigns")
    assert (len(kept["attempts"]["challenge-1"]), kept["table"]) == (2, None)
    assert (await tab.ask("POST", "/campaigns/0123456789abcdef/games"))[1]["error"] == "web-error-no-campaign"


@playing
async def test_lessons_resume_where_they_were_left():
    tab = Tab()
    assert await tab.get("/introductions") == [
        {"game": game, "seen": False} for game in ("vinhos", "viticulture")
    ]
    assert (await tab.get("/introductions/vinhos"))["stops"]
    assert (await tab.post("/introductions/vinhos"))["seen"]
    assert (await tab.get("/introductions"))[0]["seen"]
    line = (await tab.get("/lessons"))[0]
    path = f"/lessons/{line['game']}/{line['lesson']}"
    lesson = await tab.get(path)
    for answer in lesson["state"]["answers"]:
        after = await tab.post(path, {"token": answer["token"]})
        if after["number"] or after["reply"]["kind"] == "right":
            break
    assert (await Tab(tab.shelf).get(path))["number"] == after["number"]
    assert (await tab.ask("DELETE", path))[1]["number"] == 0


@playing
async def test_numbers_of_the_box_can_be_checked():
    tab = Tab()
    check = await tab.get("/check/vinhos")
    given = {"confirmed": [check["parts"][0]["items"][0]["name"]]}
    assert (await tab.post("/check/vinhos", given))["troubles"] == []
    assert (await tab.ask("POST", "/check/vinhos/folder", given))[1][:2] == b"PK"


@playing
async def test_games_move_to_another_browser_in_a_file():
    tab, elsewhere = Tab(), Tab()
    table = await tab.opens([ME, ME], hot_seat=True)
    state = await tab.answers(table, await tab.asked(table))
    text = (await tab.ask("GET", "/me/data"))[1]
    assert await elsewhere.post("/me/data", {"text": text}) == {"tables": 1}
    assert await elsewhere.asked(table) == state
    await elsewhere.answers(table, state)
    assert await tab.post("/me/data", {"text": text}) == {"tables": 0}
    newer = json.dumps({**json.loads(text), "version": 99})
    for wrong, error in (("{}", "bad-record"), ("no JSON", "bad-record"), (newer, "newer-record")):
        assert (await tab.ask("POST", "/me/data", {"text": wrong}))[1]["error"] == f"web-error-{error}"
    assert (await tab.ask("DELETE", "/me"))[1] == {"tables": 1}
    assert tab.shelf.documents == {}
    assert (await tab.ask("GET", f"/tables/{table}"))[0] == 404


@playing
async def test_a_browser_that_cannot_store_data_reports_why():
    tab = Tab()
    table = await tab.opens([ME, ME], hot_seat=True)
    state = await tab.asked(table)
    tab.shelf.refuses = "full"
    body = {"seat": state["view"]["to_answer"], "revision": state["revision"], "key": "k"}
    token = state["answers"][0]["token"]
    status, problem = await tab.ask("POST", f"/tables/{table}/answers", {**body, "token": token})
    assert (status, problem["error"]) == (507, "web-error-storage-full")
    tab.shelf.refuses = "denied"
    assert (await tab.ask("GET", "/tables"))[1]["error"] == "web-error-storage-denied"
    tab.shelf.refuses = None
    assert await tab.asked(table) == state
