"""Seats, links and chat: who may take, leave and regain a seat, watch, and write."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.http.test_answers import problem
from tests.server.served import ME, Browser, bot, eventually, seed_that_asks


@pytest.fixture
def table(ana) -> str:
    return ana.opens([{**ME, "name": "Ana"}, {"kind": "open"}, bot()], seed=seed_that_asks(0, 3))


def seat(browser, table, number):
    return browser.table(table)["seats"][number]


def test_a_table_is_private(ana, bo, table):
    for path in ("", "/state", "/events", "/replay", "/replay/0", "/record", "/chat"):
        problem(bo.ask("GET", f"/tables/{table}{path}"), 403, "not-yours")
    problem(bo.ask("POST", f"/tables/{table}/chat", {"text": "hello"}), 403, "not-yours")
    problem(bo.ask("GET", "/tables/0123456789abcdef"), 404, "no-table")


def test_an_invitation_link_gives_an_open_seat(ana, bo, table):
    bo.ask("PUT", "/me", {"name": "Bo"})
    link = ana.table(table)["invite_links"]["1"]
    assert bo.follows(link) == {"table": table, "seat": 1}
    assert bo.state(table)["view"]["seat"] == 1
    assert seat(ana, table, 1) | {"online": False} == {
        "seat": 1,
        "kind": "person",
        "name": "Bo",
        "bot": None,
        "stand_in": False,
        "online": False,
        "mine": False,
        "holders": 1,
    }
    assert seat(bo, table, 1)["mine"]
    assert ana.table(table)["invite_links"] == bo.table(table)["invite_links"] == {}


def test_an_invitation_link_works_for_one_person(ana, bo, browsers, table):
    link = ana.table(table)["invite_links"]["1"]
    taken = bo.follows(link)
    problem(browsers().ask("POST", "/links", {"link": link}), 409, "full")
    assert bo.follows(link) == taken


def test_only_one_of_many_simultaneous_guests_gets_the_seat(ana, running, table):
    link = ana.table(table)["invite_links"]["1"]
    guests = [Browser(running.address) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        found = list(pool.map(lambda guest: guest.ask("POST", "/links", {"link": link}).status_code, guests))
    for guest in guests:
        guest.close()
    assert found.count(200) == 1
    assert set(found) <= {200, 409}


def test_a_seats_link_restores_it_on_another_device(ana, bo, table):
    link = ana.table(table)["seat_links"]["0"]
    assert bo.follows(f"https://example.org{link}") == {"table": table, "seat": 0}
    assert bo.state(table)["answers"]
    assert bo.table(table)["host"]
    assert bo.table(table)["seat_links"]["0"] != link


def test_spectators_see_what_everybody_may_see(ana, bo, table):
    assert bo.follows(ana.table(table)["watch_link"]) == {"table": table, "seat": None}
    state = bo.state(table)
    assert state["view"]["seat"] is None
    assert (state["answers"], state["refusals"], state["trail"]) == ([], [], [])
    told = bo.table(table)
    assert (told["host"], told["seat_links"], told["invite_links"]) == (False, {}, {})
    problem(bo.ask("GET", f"/tables/{table}/state", params={"seat": 0}), 403, "not-yours")


def test_an_unknown_link_is_refused(ana):
    problem(ana.ask("POST", "/links", {"link": "/join/nothing"}), 404, "bad-link")


def test_a_bot_stands_in_for_a_player_who_is_away_until_they_return(ana, bo, table):
    bo.follows(ana.table(table)["invite_links"]["1"])
    path = f"/tables/{table}/seats/1"
    ana.answers(table, ana.state(table))
    asked = eventually(lambda: (s := bo.state(table))["answers"] and s)
    ana.post(path, {"action": "stand-in", "bot": "random"})
    assert (seat(ana, table, 1)["stand_in"], seat(ana, table, 1)["bot"]) == (True, "random")
    now = eventually(lambda: (s := bo.state(table))["revision"] > asked["revision"] and s)
    problem(bo.answer(table, now, "x"), 422, "not-asked")
    bo.post(path, {"action": "back"})
    assert (seat(ana, table, 1)["stand_in"], seat(ana, table, 1)["bot"]) == (False, None)


def test_only_the_host_changes_other_seats(ana, bo, table):
    bo.follows(ana.table(table)["invite_links"]["1"])
    problem(bo.ask("POST", f"/tables/{table}/seats/0", {"action": "stand-in"}), 403, "not-yours")
    problem(bo.ask("POST", f"/tables/{table}/seats/2", {"action": "bot", "bot": "easy"}), 403, "not-yours")
    problem(ana.ask("POST", f"/tables/{table}/seats/7", {"action": "back"}), 400, "bad-request")


def test_a_player_who_leaves_may_watch_and_use_the_invitation_again(ana, bo, table):
    invite = ana.table(table)["invite_links"]["1"]
    bo.follows(invite)
    link = bo.table(table)["seat_links"]["1"]
    bo.post(f"/tables/{table}/seats/1", {"action": "leave"})
    assert seat(ana, table, 1)["kind"] == "open"
    assert bo.state(table)["view"]["seat"] is None
    assert bo.get("/tables")[0]["id"] == table
    problem(bo.ask("POST", "/links", {"link": link}), 404, "bad-link")
    assert bo.follows(invite) == {"table": table, "seat": 1}


def test_an_invitation_ends_when_the_host_removes_the_player(ana, bo, table):
    invite = ana.table(table)["invite_links"]["1"]
    bo.follows(invite)
    ana.post(f"/tables/{table}/seats/1", {"action": "leave"})
    problem(bo.ask("GET", f"/tables/{table}/state"), 403, "not-yours")
    problem(bo.ask("POST", "/links", {"link": invite}), 404, "bad-link")
    ana.post(f"/tables/{table}/seats/1", {"action": "bot", "bot": "easy"})
    assert (seat(ana, table, 1)["kind"], seat(ana, table, 1)["bot"]) == ("bot", "easy")


def test_the_host_may_leave_the_seat_and_remains_host(ana, table):
    told = ana.post(f"/tables/{table}/seats/0", {"action": "leave"})
    assert told["host"]
    assert told["seat_links"] == {}
    taken = ana.post(f"/tables/{table}/seats/0", {"action": "take", "name": "Ana again"})
    assert taken["seats"][0]["name"] == "Ana again"


@pytest.mark.parametrize(
    "code", ["cmd:true", "py:os:system", "hard:seconds=600", "easy:style=martian", "martian", "cmd", ""]
)
def test_only_bots_that_are_offered_may_play(ana, code):
    body = {"game": "vinhos", "seats": [ME, {"kind": "bot", "bot": code}]}
    problem(ana.ask("POST", "/tables", body), 400, "bad-request")


def test_a_bot_may_have_a_playing_style(ana):
    table = ana.opens([ME, bot("greedy:style=exporter")])
    assert seat(ana, table, 1)["bot"] == "greedy:style=exporter"


def test_bots_have_their_own_names(ana):
    table = ana.opens([{**ME, "name": "Rui"}, bot("easy"), bot("easy"), {**bot("easy"), "name": "Zé"}])
    names = [seat["name"] for seat in ana.table(table)["seats"]]
    assert names[0] == "Rui"
    assert names[3] == "Zé"
    assert all(names)
    assert len(set(names)) == 4


def test_a_new_name_is_used_at_all_tables(ana, bo):
    ana.ask("PUT", "/me", {"name": "Ana"})
    table = ana.opens([ME, {**ME, "name": "Carl"}, {"kind": "open"}], hot_seat=True)
    bo.follows(ana.table(table)["invite_links"]["2"])
    assert [seat["name"] for seat in bo.table(table)["seats"]] == ["Ana", "Carl", ""]
    bo.ask("PUT", "/me", {"name": "Carl"})
    ana.ask("PUT", "/me", {"name": "Anna"})
    assert [seat["name"] for seat in bo.table(table)["seats"]] == ["Anna", "Carl", "Carl (2)"]
    assert ana.get("/tables")[0]["seats"][0]["name"] == "Anna"


# Chat


def test_chat_stays_at_its_table(ana, bo, table):
    other = ana.opens()
    said = ana.post(f"/tables/{table}/chat", {"text": "  Bom\ndia!\u0000  "})
    assert (said["text"], said["name"], said["seat"], said["number"]) == ("Bom dia!", "Ana", 0, 1)
    bo.follows(ana.table(table)["watch_link"])
    assert bo.get(f"/tables/{table}/chat") == [{**said, "mine": False}]
    assert bo.get(f"/tables/{table}/chat", params={"after": 1}) == []
    assert ana.get(f"/tables/{other}/chat") == []


@pytest.mark.parametrize("text", ["", " ", "x" * 501, 5])
def test_the_length_of_chat_lines_is_limited(ana, table, text):
    problem(ana.ask("POST", f"/tables/{table}/chat", {"text": text}), 400, "bad-request")


# Lists


def test_a_browser_lists_its_own_tables(ana, bo, table):
    assert bo.get("/tables") == []
    line = next(line for line in ana.get("/tables") if line["id"] == table)
    assert line["my_turn"]
    assert line["seats"][0] == {"name": "Ana", "kind": "person", "bot": None}
    assert (line["game"], line["over"], line["winners"]) == ("vinhos", False, [])
    ana.answers(table, ana.state(table))
    assert not next(line for line in ana.get("/tables") if line["id"] == table)["my_turn"]


def test_a_browser_sets_its_name_and_language(ana):
    assert ana.get("/me") == {"name": "", "language": "", "settings": None}
    told = {"name": "Ana", "language": "pt", "settings": None}
    assert ana.ask("PUT", "/me", {"name": "Ana", "language": "pt"}).json() == told
    assert ana.get("/me") == told
