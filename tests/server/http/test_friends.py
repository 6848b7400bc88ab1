"""Friendships, invitations of friends, and blocked people."""

from __future__ import annotations

import pytest

from tests.server.http.test_answers import problem
from tests.server.http.test_chat import say
from tests.server.served import ME, EventStream, eventually

OPEN = {"kind": "open"}


def names(found) -> list[str]:
    return [one["name"] for one in found]


@pytest.fixture
def friends(ana, bo, table) -> tuple[int, int]:
    """The ids of the friendship of Ana and Bo, as Ana and as Bo sees it."""
    asked = ana.post("/me/friends", {"table": table, "seat": 1})["asked"]
    (wish,) = bo.get("/me/people")["asking"]
    bo.ask("PUT", f"/me/friends/{wish['id']}", {})
    return asked[0]["id"], wish["id"]


def test_people_who_have_played_become_friends_if_both_agree(ana, bo, cy, table):
    assert names(ana.get("/me/people")["met"]) == ["Bo"]
    told = ana.post("/me/friends", {"table": table, "seat": 1})
    assert (names(told["asked"]), told["friends"], told["met"]) == (["Bo"], [], [])
    wish = bo.get("/me/people")["asking"][0]
    assert wish["name"] == "Ana"
    problem(ana.ask("PUT", f"/me/friends/{wish['id']}", {}), 403, "not-yours")
    problem(cy.ask("PUT", f"/me/friends/{wish['id']}", {}), 403, "not-yours")
    told = bo.ask("PUT", f"/me/friends/{wish['id']}", {}).json()
    assert (names(told["friends"]), told["asking"]) == (["Ana"], [])
    assert names(ana.get("/me/people")["friends"]) == ["Bo"]
    assert ana.ask("GET", "/me/data").json()["friends"] == ["Bo"]


def test_two_people_who_ask_each_other_are_friends(ana, bo, table):
    ana.post("/me/friends", {"table": table, "seat": 1})
    assert names(bo.post("/me/friends", {"table": table, "seat": 0})["friends"]) == ["Ana"]


def test_a_friendship_can_be_ended(ana, bo, friends):
    assert bo.ask("DELETE", f"/me/friends/{friends[1]}", {}).json()["friends"] == []
    told = ana.get("/me/people")
    assert (told["friends"], names(told["met"])) == ([], ["Bo"])
    problem(bo.ask("DELETE", f"/me/friends/{friends[1]}", {}), 403, "not-yours")


def test_spectators_and_strangers_cannot_be_friends(ana, bo, cy, browsers, table):
    problem(cy.ask("POST", "/me/friends", {"table": table, "seat": 0}), 403, "not-yours")
    problem(browsers().ask("POST", "/me/friends", {"table": table, "seat": 0}), 400, "bad-request")
    problem(ana.ask("POST", "/me/friends", {"table": table, "seat": 0}), 400, "bad-request")
    problem(ana.ask("POST", "/me/friends", {"table": table, "seat": 7}), 400, "bad-request")


def test_an_invitation_is_in_the_lobby_until_it_is_used(ana, bo, friends):
    table = ana.opens([ME, OPEN])
    lobby = EventStream(bo, None)
    body = {"friend": friends[0]}
    problem(bo.ask("POST", f"/tables/{table}/invitations", body), 403, "not-yours")
    guests = ana.get(f"/tables/{table}/company")["guests"]
    assert guests == [{"id": friends[0], "name": "Bo", "invited": False}]
    assert ana.post(f"/tables/{table}/invitations", body) == {"done": True}
    assert ana.post(f"/tables/{table}/invitations", body) == {"done": False}
    eventually(lambda: any(line["id"] == table for line in lobby.events[-1][1]) if lobby.events else False)
    lobby.close()
    line = bo.get("/tables")[0]
    assert (line["id"], line["invited"]["by"]) == (table, "Ana")
    assert bo.follows(line["invited"]["link"]) == {"table": table, "seat": 1}
    assert [line["invited"] for line in bo.get("/tables")] == [None, None]
    problem(ana.ask("POST", f"/tables/{table}/invitations", body), 409, "full")


def test_friends_see_each_others_open_tables(ana, bo, cy, friends):
    hidden, shown = ana.opens([ME, OPEN]), ana.opens([ME, OPEN], listing={"open": True})
    assert bo.get("/me/people")["tables"] == [{"id": shown, "game": "vinhos", "friend": "Ana"}]
    assert hidden not in cy.ask("GET", "/me/people").text
    assert cy.get("/me/people")["tables"] == []
    bo.post(f"/tables/{shown}/join", {})
    assert bo.get("/me/people")["tables"] == []


def test_an_invitation_can_be_declined(ana, bo, friends):
    table = ana.opens([ME, OPEN])
    ana.post(f"/tables/{table}/invitations", {"friend": friends[0]})
    assert bo.ask("DELETE", f"/me/invitations/{table}", {}).json() == {"done": True}
    assert all(line["id"] != table for line in bo.get("/tables"))
    assert bo.ask("DELETE", f"/me/invitations/{table}", {}).json() == {"done": False}


def test_only_friends_can_be_invited(ana, bo, table):
    other = ana.opens([ME, OPEN])
    assert ana.get(f"/tables/{table}/company") == {"bonds": [{"seat": 1, "kind": "none"}], "guests": []}
    asked = ana.post("/me/friends", {"table": table, "seat": 1})["asked"]
    assert [one["kind"] for one in ana.get(f"/tables/{table}/company")["bonds"]] == ["asked"]
    assert [one["kind"] for one in bo.get(f"/tables/{table}/company")["bonds"]] == ["asking"]
    body = {"friend": asked[0]["id"]}
    problem(ana.ask("POST", f"/tables/{other}/invitations", body), 403, "not-yours")


def test_a_blocked_person_cannot_join_my_tables_and_does_not_learn_why(ana, bo, friends, table):
    told = ana.post("/me/blocks", {"table": table, "seat": 1, "full": True})
    assert (told["friends"], names(told["blocked"]), told["met"]) == ([], ["Bo"], [])
    mine = ana.opens([ME, OPEN])
    links = ana.table(mine)
    for link in (links["invite_links"]["1"], links["watch_link"]):
        problem(bo.ask("POST", "/links", {"link": link}), 403, "turned-away")
    assert names(bo.post("/me/friends", {"table": table, "seat": 0})["asked"]) == ["Ana"]
    assert ana.get("/me/people")["asking"] == []
    say(bo, table, "let me in")
    assert "let me in" not in ana.ask("GET", f"/tables/{table}/chat").text
    ana.ask("DELETE", f"/me/blocks/{told['blocked'][0]['id']}", {})
    assert bo.follows(links["invite_links"]["1"])["seat"] == 1


def test_signing_in_carries_over_friends_and_blocks(ana, bo, browsers, friends, table):
    phone = browsers()
    phone.ask("PUT", "/me", {"name": "Ana on the phone"})
    link = ana.post("/me/links", {})["link"]
    phone.post("/signin", {"secret": link.partition("#")[2]})
    assert names(phone.get("/me/people")["friends"]) == ["Bo"]
    laptop = browsers()
    laptop.opens([ME, OPEN])
    link = bo.post("/me/links", {})["link"]
    blocked = ana.post("/me/blocks", {"table": table, "seat": 1, "full": False})
    assert names(blocked["blocked"]) == ["Bo"]
    laptop.post("/signin", {"secret": link.partition("#")[2]})
    assert names(laptop.get("/me/people")["friends"]) == ["Ana"]


def test_a_deleted_person_has_no_friends_and_no_invitations(ana, bo, friends, table):
    ana.post("/me/blocks", {"table": table, "seat": 1, "full": False})
    other = bo.opens([ME, OPEN])
    bo.post(f"/tables/{other}/invitations", {"friend": friends[1]})
    say(ana, table, "reported")
    assert bo.ask("DELETE", "/me", {}).status_code == 200
    told = ana.get("/me/people")
    assert (told["friends"], told["blocked"], told["asking"]) == ([], [], [])
    assert all(line["id"] != other for line in ana.get("/tables"))
