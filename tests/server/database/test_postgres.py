"""Several servers on one PostgreSQL database serve the same tables."""

from __future__ import annotations

import shutil
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import NullPool, create_engine, func, make_url, select, text

from tests.server.crash import crash
from tests.server.database.forms import form_of
from tests.server.served import ME, Browser, EventStream, bot, eventually, key, seed_that_asks, served
from tests.server.tables.test_dealing import ANA, BO, join_and_seal, open_share
from vindima.server.database import schema
from vindima.server.database.access import rows
from vindima.server.database.access.store import Store, announce, parsed
from vindima.server.database.admin import plain
from vindima.server.database.contests import ratings
from vindima.server.database.contests.results import add
from vindima.server.database.migrate import upgrade
from vindima.server.database.prepare import NEWEST, prepare
from vindima.server.tables.game.results import Outcome, Result
from vindima.server.tables.live import presence

pytest.importorskip("psycopg", reason="needs the extra postgres")


@pytest.fixture
def database(postgres):
    return postgres


@pytest.fixture
def pair(servers):
    return servers


@pytest.fixture
def ana(pair):
    browser = Browser(pair[0].address)
    yield browser
    browser.close()


@pytest.fixture
def bo(pair):
    browser = Browser(pair[1].address)
    yield browser
    browser.close()


@pytest.fixture
def empty(database):
    """Makes another, empty database, and returns its address."""
    engine = create_engine(parsed(database), isolation_level="AUTOCOMMIT", poolclass=NullPool)

    def make(name: str) -> str:
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        return plain(make_url(database).set(database=name))

    return make


@pytest.mark.parametrize("tools", [True, False])
def test_a_migration_saves_a_dump(empty, tmp_path, monkeypatch, caplog, tools):
    monkeypatch.setenv("VINDIMA_HOME", str(tmp_path))
    if not tools:
        monkeypatch.setenv("PATH", "")
    with closing(Store(empty(f"older_{int(tools)}"))) as store:
        with store.begin() as connection:
            upgrade(connection, "0004")
        prepare(store)
    if tools and shutil.which("pg_dump"):
        (dump,) = tmp_path.iterdir()
        assert str(dump) in caplog.text
        assert dump.stat().st_mode & 0o077 == 0
        assert dump.read_bytes().startswith(b"PGDMP")
    else:
        assert "without a copy (pg_dump is not installed" in caplog.text
        assert not list(tmp_path.iterdir())


def test_a_new_database_equals_a_migrated_one(pair, empty):
    with closing(Store(empty("migrated"))) as store, store.engine.connect() as old:
        upgrade(old, NEWEST)
        assert compare_metadata(MigrationContext.configure(old), schema.METADATA) == []
        with pair[0].app.state.store.engine.connect() as new:
            assert form_of(new) == form_of(old)


def test_people_at_two_servers_contribute_to_one_deal(ana, bo):
    table = ana.opens([ME, {"kind": "open"}], shared=True)
    join_and_seal(ana, bo, table)
    eventually(lambda: ana.table(table)["shuffle"]["opening"])
    both = ((ana, 0, ANA), (bo, 1, BO))
    with ThreadPoolExecutor() as pool:
        assert all(pool.map(lambda one: open_share(one[0], table, *one[1:]).is_success, both))
    for browser in (ana, bo):
        assert eventually(lambda browser=browser: browser.state(table)["revision"] == 2)
    assert ana.state(table)["view"]["to_answer"] == bo.state(table)["view"]["to_answer"]


def test_events_at_one_server_are_sent_by_the_other(ana, bo):
    table = ana.opens(seed=seed_that_asks(0))
    bo.follows(ana.table(table)["invite_links"]["1"])
    here, there = EventStream(ana, table), EventStream(bo, table)
    state = ana.answers(table, ana.state(table))
    there.wait_for(state["revision"])
    state = bo.answers(table, eventually(lambda: (s := bo.state(table))["answers"] and s))
    here.wait_for(state["revision"])
    said = {**bo.post(f"/tables/{table}/chat", {"text": "Olá"}), "mine": False}
    eventually(lambda: ("chat", said, None) in here.events)
    eventually(lambda: ana.table(table)["seats"][1]["kind"] == "person")
    here.close()
    there.close()


def test_rated_games_are_counted_once_by_two_servers(pair, ana, bo):
    """Both servers keep counting the same games while more of them end."""
    ana.ask("PUT", "/me", {"name": "Ana"})
    bo.ask("PUT", "/me", {"name": "Bo"})
    stores = [server.app.state.store for server in pair]
    with stores[0].engine.connect() as connection:
        people = sorted(connection.scalars(select(schema.browsers.c.id)))[-2:]

    def ends(number: int) -> None:
        with stores[number % 2].begin() as connection:
            add(connection, result_between(people, number), rows.now())

    def counts(number: int) -> None:
        with stores[number % 2].begin() as connection:
            ratings.settle(connection)

    with ThreadPoolExecutor(4) as pool:
        for number in range(12):
            pool.submit(ends, number)
            pool.submit(counts, number)
            pool.submit(counts, number + 1)
    counts(0)
    with stores[1].engine.connect() as connection:
        rated = [row for person in people for row in ratings.of(connection, person)]
        results = schema.results.c
        uncounted = connection.scalar(select(func.count()).where(results.rated, results.counted_as.is_(None)))
    assert [row.games for row in rated] == [12, 12]
    assert uncounted == 0
    with stores[0].begin() as connection:
        ratings.count_again(connection)
        again = [row for person in people for row in ratings.of(connection, person)]
    assert again == rated


def result_between(people: list[int], number: int) -> Result:
    """A rated game of two people, who win alternately."""
    seats = [
        Outcome(seat, person, "", None, 50, 1 + (seat + number) % 2, False, {})
        for seat, person in enumerate(people)
    ]
    return Result("", None, "viticulture", 2, "", True, "", seats)


def test_friends_at_two_servers_meet_and_read_each_other(ana, bo):
    table = ana.opens()
    bo.follows(ana.table(table)["invite_links"]["1"])
    asked = ana.post("/me/friends", {"table": table, "seat": 1})["asked"]
    bo.ask("PUT", f"/me/friends/{bo.get('/me/people')['asking'][0]['id']}", {})
    other = ana.opens()
    lobby = EventStream(bo, None)
    eventually(lambda: lobby.events)
    ana.post(f"/tables/{other}/invitations", {"friend": asked[0]["id"]})
    eventually(lambda: lobby.events[-1][1][0]["id"] == other)
    number = ana.post(f"/tables/{table}/chat", {"text": "Olá"})["number"]
    eventually(lambda: [line["unread"] for line in lobby.events[-1][1] if line["id"] == table] == [1])
    bo.ask("PUT", f"/tables/{table}/chat/heard", {"number": number})
    eventually(lambda: [line["unread"] for line in lobby.events[-1][1] if line["id"] == table] == [0])
    stream = EventStream(bo, table)
    ana.ask("PUT", f"/tables/{table}/chat/{number}", {"hidden": True})
    eventually(lambda: number in [data["about"] for name, data, _ in stream.events if name == "chat"])
    assert bo.get(f"/tables/{table}/chat")[-2]["text"] == ""
    stream.close()
    lobby.close()


def at_the_table(browser: Browser, table: str) -> list[bool]:
    return [seat["online"] for seat in browser.table(table)["seats"]]


def test_presence_at_one_server_is_shown_at_the_other(ana, bo):
    table = ana.opens()
    bo.follows(ana.table(table)["invite_links"]["1"])
    there = EventStream(bo, table)
    here = EventStream(ana, table)
    for browser in (ana, bo):
        eventually(lambda browser=browser: at_the_table(browser, table) == [True, True])
    eventually(lambda: any(n == "table" and all(s["online"] for s in d["seats"]) for n, d, _ in there.events))
    there.close()
    eventually(lambda: at_the_table(ana, table) == [True, False])
    here.close()
    eventually(lambda: at_the_table(bo, table) == [False, False])


def test_players_at_a_dead_server_are_away(database, monkeypatch):
    monkeypatch.setattr(presence, "BEAT", 0.1)
    monkeypatch.setattr(presence, "STALE", 0.5)
    with served(database) as running:
        ana, bo = Browser(running.address), Browser(running.address)
        table = ana.opens()
        bo.follows(ana.table(table)["invite_links"]["1"])
        id = running.house._lives[table].stored.places[-1].browser
        with running.app.state.store.begin() as connection:
            announce(connection, f"{table} {presence.SIGN}ghost 0 {id}")
        eventually(lambda: at_the_table(ana, table) == [False, True])
        eventually(lambda: at_the_table(ana, table) == [False, False])
        ana.close()
        bo.close()


def test_only_one_of_simultaneous_answers_at_two_servers_is_accepted(ana, bo):
    table = ana.opens([ME, ME], seed=seed_that_asks(0))
    bo.follows(ana.table(table)["seat_links"]["0"])
    before = ana.state(table, seat=0)
    assert bo.state(table, seat=0)["view"] == before["view"]
    tokens = [answer["token"] for answer in before["answers"]]
    work = [(browser, token) for token in tokens for browser in (ana, bo)]
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda entry: entry[0].answer(table, before, entry[1]).status_code, work))
    assert sorted(found) == [200] + [409] * (len(work) - 1)


def test_an_idempotency_key_is_known_at_both_servers(ana, bo):
    table = ana.opens([ME, ME], seed=seed_that_asks(0))
    bo.client.cookies = ana.client.cookies
    before = bo.state(table, seat=0)
    once, token = key(), before["answers"][0]["token"]
    first = ana.answer(table, before, token, key=once)
    assert bo.answer(table, before, token, key=once).text == first.text


def test_bots_continue_at_another_server(ana, bo):
    table = ana.opens([ME, bot()], seed=seed_that_asks(0))
    bo.follows(ana.table(table)["seat_links"]["0"])
    for browser in (ana, bo, ana):
        state = eventually(lambda browser=browser: (s := browser.state(table))["answers"] and s)
        browser.answers(table, state)


@pytest.mark.slow
def test_no_acknowledged_answer_is_lost(database, pair):
    result = crash(database, games=1, most=20, between=12)
    assert result["lost"] == []
    assert result["kills"] > 0


def test_malformed_notifications_are_ignored(pair, ana, bo):
    store = pair[1].app.state.store
    with store.begin() as connection:
        for said in ("", "x", "x y", "x @", "x @a b c d", "x ²", "x " + "9" * 50, "@ @ @"):
            announce(connection, said)
    table = ana.opens([ME, {"kind": "open"}], seed=seed_that_asks(0))
    bo.follows(ana.table(table)["invite_links"]["1"])
    stream = EventStream(bo, table)
    state = ana.answers(table, ana.state(table))
    assert eventually(lambda: any(s["count"] >= state["count"] for s in stream.states()))
    stream.close()


@pytest.mark.parametrize("path", ["/tables/a%00b", "/tables/%00/state", "/lessons/vinhos/%00"])
def test_nul_in_a_path_is_not_found(ana, path):
    assert ana.ask("GET", path).status_code == 404


def test_nul_in_a_body_is_refused(ana):
    for path, body in (
        ("/links", {"link": "/join/\0"}),
        ("/campaigns/a%00b/games", {}),
        ("/tables", {"game": "vin\0hos", "seats": [ME, ME]}),
        ("/tables", {"game": "vinhos", "seats": [ME, ME], "from": {"table": "a\0", "count": 1}}),
        ("/tables", {"game": "vinhos", "seats": [ME, ME], "options": {"a\0": "\0"}}),
    ):
        assert ana.ask("POST", path, body).status_code in (400, 404)
