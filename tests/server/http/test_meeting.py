"""How people find a table: open tables, public games, quick matches and invitations."""

from __future__ import annotations

import pytest

from tests.server.http.test_answers import problem
from tests.server.http.test_lobby import heard
from tests.server.served import ME, EventStream, bot, eventually

OPEN = {"kind": "open"}
LISTED = {"open": True, "level": "beginner", "language": "pt"}


def called(browser, name):
    browser.ask("PUT", "/me", {"name": name})
    return browser


def offer(browser, table, **query):
    """The public offer of a table; None if it is not offered."""
    found = browser.get("/offers", params={"most": 500, **query})
    return next((one for one in found["open"] + found["public"] if one["id"] == table), None)


@pytest.fixture
def offered(browsers):
    """A table that Ana has opened for everybody, and Ana."""
    ana = called(browsers(), "Ana")
    options = {"two_player_fair": True}
    return ana.opens([ME, OPEN], options=options, shared=True, listing=LISTED), ana


def test_the_offer_of_an_open_table_describes_it(offered, bo):
    table, _ = offered
    found = eventually(lambda: offer(bo, table))
    assert [(seat["kind"], seat["name"]) for seat in found["seats"]] == [("person", "Ana"), ("open", "")]
    assert (found["game"], found["free"], found["dealt"]) == ("vinhos", 1, False)
    assert found["options"] == {"two_player_fair": True}
    assert (found["level"], found["language"], found["public"]) == ("beginner", "pt", False)
    assert offer(bo, table, game="viticulture") is None
    assert offer(bo, table, players=3) is None
    assert offer(bo, table, language="fr") is None
    assert offer(bo, table, language="pt", game="vinhos", players=2)


def test_one_request_joins_a_table_and_a_full_table_is_no_longer_offered(offered, bo, browsers):
    table, ana = offered
    eventually(lambda: offer(bo, table))
    mark = bo.get("/offers")["mark"]
    with heard(browsers(), mark=mark) as stream:
        assert called(bo, "Bo").post(f"/tables/{table}/join", {}) == {"table": table, "seat": 1}
        eventually(lambda: any(table in told["gone"] for _, told, _ in stream.events))
    assert ana.table(table)["seats"][1]["name"] == "Bo"
    assert offer(bo, table) is None
    problem(browsers().ask("POST", f"/tables/{table}/join", {}), 409, "full")


def test_a_table_that_is_not_open_cannot_be_joined(ana, bo):
    table = ana.opens()
    problem(bo.ask("POST", f"/tables/{table}/join", {}), 403, "not-yours")
    problem(bo.ask("POST", f"/tables/{table}/watch", {}), 403, "not-yours")
    problem(bo.ask("PUT", f"/tables/{table}/listing", {"open": True}), 403, "not-yours")


def test_offers_do_not_name_people_who_came_by_invitation(ana, bo, browsers):
    table = called(ana, "Ana").opens([ME, OPEN, OPEN])
    called(bo, "Bo").follows(ana.table(table)["invite_links"]["1"])
    assert ana.ask("PUT", f"/tables/{table}/listing", {"open": True}).status_code == 200
    found = eventually(lambda: offer(browsers(), table))
    assert [seat["name"] for seat in found["seats"]] == ["Ana", "", ""]
    problem(ana.ask("PUT", f"/tables/{table}/listing", {"open": True, "public": True}), 409, "others-play")


def test_anybody_may_watch_a_public_game_until_a_player_objects(ana, bo, browsers):
    table = called(ana, "Ana").opens([ME, OPEN], listing={"open": True, "public": True})
    called(bo, "Bo").post(f"/tables/{table}/join", {})
    carl = browsers()
    found = eventually(lambda: (one := offer(carl, table)) and one["dealt"] and not one["free"] and one)
    assert [seat["name"] for seat in found["seats"]] == ["Ana", "Bo"]
    assert carl.post(f"/tables/{table}/watch", {}) == {"table": table, "seat": None}
    assert carl.state(table)["answers"] == []
    listing = {**ana.table(table)["listing"], "public": False}
    assert bo.ask("PUT", f"/tables/{table}/listing", listing).status_code == 200
    problem(bo.ask("PUT", f"/tables/{table}/listing", {**listing, "public": True}), 403, "not-yours")
    eventually(lambda: offer(carl, table) is None)
    problem(browsers().ask("POST", f"/tables/{table}/watch", {}), 403, "not-yours")


def test_deals_of_the_day_and_hot_seat_tables_cannot_be_offered(ana):
    today = ana.get("/daily")["today"]
    daily = ana.post(f"/daily/{today}/vinhos/duel", {})["id"]
    problem(ana.ask("PUT", f"/tables/{daily}/listing", {"public": True}), 409, "daily-counts")
    wanted = {"game": "vinhos", "seats": [ME, ME], "hot_seat": True, "listing": {"open": True}}
    problem(ana.ask("POST", "/tables", wanted), 400, "bad-request")


def test_the_number_of_a_persons_open_tables_is_limited(ana, monkeypatch):
    monkeypatch.setattr("vindima.server.tables.meeting.AT_ONCE", 2)
    for _ in range(2):
        ana.opens(listing=LISTED)
    wanted = {"game": "vinhos", "seats": [ME, OPEN], "listing": LISTED}
    problem(ana.ask("POST", "/tables", wanted), 429, "many-open")
    problem(ana.ask("POST", "/match", {"game": "vinhos", "players": 2}), 429, "many-open")


def test_a_quick_match_opens_a_table_which_the_next_one_joins(browsers):
    wanted = {"game": "viticulture", "players": 2, "language": "pl"}
    ana, bo, carl = browsers(), browsers(), browsers()
    first = ana.post("/match", wanted)
    assert not first["joined"]
    # Nobody is matched with a person who is not at their table.
    other = carl.post("/match", wanted)
    assert other["id"] != first["id"]
    stream = EventStream(ana, first["id"])
    try:
        eventually(lambda: (one := offer(bo, first["id"])) and one["here"])
        assert bo.post("/match", wanted) == {"id": first["id"], "joined": True}
        assert bo.table(first["id"])["seats"][1]["mine"]
    finally:
        stream.close()
    problem(bo.ask("POST", "/match", {"game": "chess", "players": 2}), 400, "bad-request")
    problem(bo.ask("POST", "/match", {"game": "vinhos", "players": 8}), 400, "bad-request")


def test_a_list_that_missed_too_many_changes_is_requested_again(browsers):
    guest = browsers()
    guest.get("/offers")
    with heard(guest, mark="0123456789abcdef-7") as stream:
        name, told, mark = eventually(lambda: stream.events and stream.events[0])
        assert name == "renew"
        assert told["mark"] == mark


def test_an_invitation_describes_its_table(ana, bo):
    options = {"two_player_fair": True}
    table = called(ana, "Ana").opens([ME, OPEN], options=options, shared=True)
    link = ana.table(table)["invite_links"]["1"]
    told = bo.get(f"/invitations/{link.rpartition('/')[2]}")
    assert (told["kind"], told["host"], told["game"], told["seat"]) == ("invite", "Ana", "vinhos", 1)
    assert told["options"] == options
    assert (told["here"], told["dealt"], told["over"], told["asks"]) == (None, False, False, False)
    assert bo.post("/links", {"link": link, "watch": True}) == {"table": table, "seat": None}
    assert bo.follows(link) == {"table": table, "seat": 1}
    assert bo.get(f"/invitations/{link.rpartition('/')[2]}")["here"] == table


def test_a_used_invitation_reveals_nothing(ana, bo, browsers):
    table = ana.opens()
    link = ana.table(table)["invite_links"]["1"]
    bo.follows(link)
    late = browsers()
    problem(late.ask("GET", f"/invitations/{link.rpartition('/')[2]}"), 409, "full")
    problem(late.ask("POST", "/links", {"link": link, "watch": True}), 409, "full")
    problem(late.ask("GET", "/invitations/nothing"), 404, "bad-link")


def test_a_bot_is_named_in_an_offer(ana, bo):
    table = ana.opens([ME, bot(), OPEN], listing={"open": True})
    found = eventually(lambda: offer(bo, table))
    assert found["seats"][1]["bot"] == "random"
    assert found["seats"][1]["name"]
