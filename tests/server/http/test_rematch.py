"""A rematch with the same people: seats rotate, and everybody is invited once."""

from __future__ import annotations

from tests.server.http.test_answers import problem
from tests.server.http.test_archive import finished
from tests.server.http.test_meeting import OPEN, called
from tests.server.served import ME, bot


def test_a_rematch_rotates_the_seats_and_invites_the_others(ana, bo):
    called(ana, "Ana")
    called(bo, "Bo")
    table = finished(ana, "vinhos", OPEN)
    bo.follows(ana.table(table)["invite_links"]["1"])
    again = ana.post(f"/tables/{table}/rematch", {})["table"]
    seats = ana.table(again)["seats"]
    assert [(seat["kind"], seat["name"], seat["mine"]) for seat in seats] == [
        ("open", "Bo", False),
        ("person", "Ana", True),
    ]
    line = next(line for line in bo.get("/tables") if line["id"] == again)
    assert line["invited"]["by"] == "Ana"
    # A second request opens no other table.
    asked = bo.post(f"/tables/{table}/rematch", {})
    assert asked == {"table": None, "link": line["invited"]["link"]}
    assert bo.follows(asked["link"].rpartition("/")[2]) == {"table": again, "seat": 0}
    assert [seat["name"] for seat in bo.table(again)["seats"]] == ["Bo", "Ana"]


def test_a_rematch_keeps_the_bots(ana):
    table = finished(ana, "viticulture", bot("easy"))
    again = ana.table(ana.post(f"/tables/{table}/rematch", {})["table"])
    assert [(seat["kind"], seat["bot"]) for seat in again["seats"]] == [("bot", "easy"), ("person", None)]


def test_only_players_of_a_finished_game_can_request_a_rematch(ana, bo):
    problem(ana.ask("POST", f"/tables/{ana.opens([ME, bot()])}/rematch", {}), 409, "running")
    table = finished(ana, "vinhos", bot())
    problem(bo.ask("POST", f"/tables/{table}/rematch", {}), 403, "not-yours")
    bo.follows(ana.table(table)["watch_link"])
    problem(bo.ask("POST", f"/tables/{table}/rematch", {}), 403, "not-yours")
