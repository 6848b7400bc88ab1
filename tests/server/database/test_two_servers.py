"""People at two servers on one database meet, chat, and are notified once, as if there were one server."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.server.http.test_clocks import asked, end_turn
from tests.server.http.test_meeting import called, offer
from tests.server.http.test_plans import prepare, whole_turn
from tests.server.notices.receiver import Subscriber, receiving
from tests.server.served import ME, Browser, EventStream, closing_all, eventually, seed_that_asks, settle
from tests.server.tournament import created, does, finished, my_table
from vindima.server.tables.common.clock import CLOCK

OPEN = {"kind": "open"}
ALL = {"channels": ["push"], "events": ["turn", "clock"], "quiet": None, "zone": "UTC", "digest": 15}
SOON = timedelta(seconds=11)
TURNS = {"kind": "turns", "hours": 24, "bot": "random"}


@pytest.fixture
def people(servers):
    """Makes people, each at one of the servers. The clock is reset at the end."""
    ahead = CLOCK.ahead
    with closing_all(lambda name, server: called(Browser(servers[server].address), name)) as make:
        yield make
        CLOCK.move(ahead - CLOCK.ahead)


@pytest.fixture
def ana(people) -> Browser:
    return people("Ana", 0)


@pytest.fixture
def bo(people) -> Browser:
    return people("Bo", 1)


@pytest.fixture
def listen():
    """Opens event streams, which are closed at the end."""
    with closing_all(EventStream) as listen:
        yield listen


def later(servers, step: timedelta = SOON) -> None:
    settle(*servers)
    CLOCK.move(step)
    settle(*servers)


def test_an_open_table_appears_at_the_other_server_and_is_joined_there(ana, bo, people, listen):
    cy = people("Cy", 1)
    lobby = listen(cy, None, mark=cy.get("/offers")["mark"])
    table = ana.opens([ME, OPEN], shared=True, listing={"open": True, "public": True})
    offered = eventually(lambda: changes(lobby, table))
    assert (offered["free"], offered["seats"][0]["name"]) == (1, "Ana")
    mine = listen(ana, None)
    assert bo.post(f"/tables/{table}/join", {}) == {"table": table, "seat": 1}
    eventually(lambda: mine.events and mine.events[-1][1][0]["seats"][1]["name"] == "Bo")
    eventually(lambda: changes(lobby, table)["free"] == 0)
    assert ana.table(table)["seats"][1]["kind"] == "person"


def changes(lobby: EventStream, table: str):
    """The latest change of an offered table that the lobby was sent."""
    told = [one for name, data, _ in lobby.events if name == "offers" for one in data["changed"]]
    return next((one for one in reversed(told) if one["id"] == table), None)


def test_a_table_opened_at_one_server_is_in_the_lobby_at_the_other(servers, ana, listen):
    phone = Browser(servers[1].address)
    phone.client.cookies = ana.client.cookies
    lobby = listen(phone, None)
    table = ana.opens()
    eventually(lambda: lobby.events and lobby.events[-1][1] and lobby.events[-1][1][0]["id"] == table)
    phone.close()


def test_a_quick_match_brings_people_at_two_servers_together(servers, ana, bo, listen):
    wanted = {"game": "viticulture", "players": 2, "language": "pl"}
    first = ana.post("/match", wanted)
    assert not first["joined"]
    listen(ana, first["id"])
    eventually(lambda: (one := offer(bo, first["id"])) and one["here"])
    assert bo.post("/match", wanted) == {"id": first["id"], "joined": True}
    assert eventually(lambda: (one := offer(bo, first["id"])) is None or one["free"] == 0)


def test_a_friends_invitation_is_accepted_at_the_other_server(ana, bo, listen):
    table = ana.opens()
    bo.follows(ana.table(table)["invite_links"]["1"])
    (friend,) = ana.post("/me/friends", {"table": table, "seat": 1})["asked"]
    bo.ask("PUT", f"/me/friends/{bo.get('/me/people')['asking'][0]['id']}", {})
    other = ana.opens([ME, OPEN], shared=True)
    mine, theirs = listen(ana, other), listen(bo, None)
    eventually(lambda: theirs.events)
    ana.post(f"/tables/{other}/invitations", {"friend": friend["id"]})
    line = eventually(lambda: next((one for one in theirs.events[-1][1] if one["invited"]), None))
    assert line["invited"]["by"] == "Ana"
    bo.follows(line["invited"]["link"])
    eventually(lambda: seats_in(mine)[1]["name"] == "Bo")
    eventually(lambda: [one["invited"] for one in theirs.events[-1][1] if one["id"] == other] == [None])


def seats_in(stream: EventStream):
    return next(data["seats"] for name, data, _ in reversed(stream.events[:]) if name == "table")


def test_a_person_removed_or_muted_at_one_server_is_so_at_the_other(ana, bo, people, listen):
    cy = people("Cy", 1)
    table = ana.opens()
    face = ana.table(table)
    bo.follows(face["invite_links"]["1"])
    cy.follows(face["watch_link"])
    watching, playing = listen(cy, table), listen(bo, table)
    (watcher,) = eventually(lambda: ana.get(f"/tables/{table}/removals")["watching"])
    ana.post(f"/tables/{table}/removals", {"key": watcher["key"]})
    watching.join(10)
    assert not watching.is_alive(), "the connection at the other server is still open"
    assert cy.ask("GET", f"/tables/{table}/state").status_code == 403
    number = ana.post(f"/tables/{table}/chat", {"text": "Olá"})["number"]
    eventually(lambda: "chat" in playing.names())
    eventually(lambda: [one["unread"] for one in bo.get("/tables") if one["id"] == table] == [1])
    bo.post("/me/blocks", {"table": table, "line": number})
    ana.post(f"/tables/{table}/chat", {"text": "Are you there?"})
    settled = bo.post(f"/tables/{table}/chat", {"text": "Yes"})["number"]
    eventually(lambda: settled in said(playing))
    assert settled - 1 not in said(playing)


def said(stream: EventStream) -> list[int]:
    return [data["number"] for name, data, _ in stream.events if name == "chat"]


def test_a_turn_is_pushed_once_although_both_servers_serve_the_table(servers, ana, bo, listen):
    phone = Subscriber()
    with receiving() as receiver:
        bo.ask("PUT", "/me/notices", ALL)
        bo.post("/me/notices/device", phone.subscription(f"{receiver.address}/bo"))
        table = ana.opens(seed=seed_that_asks(0))
        bo.follows(ana.table(table)["invite_links"]["1"])
        ana.post("/me/hooks", {"kind": "json", "url": f"{receiver.address}/club", "table": table})
        later(servers)
        receiver.taken.clear()  # the game has begun
        end_turn(table, [ana, bo])
        later(servers)
        later(servers)
        assert [len(receiver.to(path)) for path in ("/bo", "/club")] == [1, 1]
        # Bo has the table open at his server, and the other server knows.
        listen(bo, table)
        eventually(lambda: servers[0].house.looking(table))
        for _ in range(2):
            end_turn(table, [ana, bo])
        assert asked(table, [ana, bo])[0] == 1
        later(servers)
        assert [len(receiver.to(path)) for path in ("/bo", "/club")] == [1, 1]


def test_a_server_that_loads_a_table_knows_who_has_it_open_elsewhere(servers, ana, bo, listen):
    table = ana.opens(seed=seed_that_asks(0))
    bo.follows(ana.table(table)["invite_links"]["1"])
    listen(ana, table)
    one, other = servers[0].house, servers[1].house
    eventually(lambda: other.looking(table) == one.looking(table) != frozenset())
    other._lives.pop(table)
    bo.state(table)
    assert other.looking(table) == one.looking(table)


def test_a_clock_runs_out_once_and_a_prepared_turn_is_played_once(servers, ana, bo, listen):
    table = ana.opens(seed=seed_that_asks(0), pace=TURNS)
    bo.follows(ana.table(table)["invite_links"]["1"])
    here, there = listen(ana, table), listen(bo, table)
    tokens = whole_turn(bo, table, 1)
    prepare(bo, table, 1, *tokens)
    end_turn(table, [ana, bo])
    log = eventually(lambda: played_by(ana, table, 1))
    assert [line["token"] for line in log] == tokens
    seat, _ = asked(table, [ana, bo])
    later(servers, timedelta(hours=25))
    for person, heard in ((ana, here), (bo, there)):
        eventually(lambda person=person: person.state(table)["view"]["to_answer"] != seat)
        eventually(lambda heard=heard: "web-note-time-over" in events_in(heard))
        assert events_in(heard).count("web-note-time-over") == 1


def played_by(person: Browser, table: str, seat: int):
    return [line for line in person.state(table)["log"] if line["seat"] == seat]


def events_in(stream: EventStream) -> list[str | None]:
    return [data["event"] for name, data, _ in stream.events if name == "chat"]


def test_a_round_is_finished_at_the_other_server(ana, bo, listen):
    """Bo withdraws at his server, where bots then play his match to its end."""
    id = created(ana, rounds=1, bots=["random"], listed=True)
    does(bo, id, "enter")
    halls = [listen(person, None, place=f"tournaments/{id}") for person in (ana, bo)]
    lobby = listen(bo, None)
    eventually(lambda: lobby.events)
    does(ana, id, "start")
    table = my_table(bo, id)
    eventually(lambda: table in [line["id"] for line in lobby.events[-1][1]])
    does(bo, id, "withdraw")
    for person, hall in zip((ana, bo), halls, strict=True):
        assert [match["state"] for match in finished(person, id)["matches"]] == ["over"]
        eventually(lambda hall=hall: hall.events[-1][1]["state"] == "over")
