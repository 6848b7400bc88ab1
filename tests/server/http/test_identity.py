"""Keeping an identity: devices, personal links, merging a guest into a person, and revoking."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest
from sqlalchemy import insert, select

from tests.server.http.test_answers import problem
from tests.server.postgres import binaries, cluster
from tests.server.served import ME, Browser, EventStream, bot, eventually, seed_that_asks, served
from vindima.server.database import schema
from vindima.server.database.access import rows
from vindima.server.database.people import devices, tickets
from vindima.server.people.device_names import device_name
from vindima.server.tables.common.links import hashed

OPEN = {"kind": "open"}


def personal(browser) -> str:
    """The secret of a new personal link."""
    return str(browser.post("/me/links", {})["link"].partition("#")[2])


def add_device(browser, other) -> None:
    """Make a browser another device of the person who uses `other`."""
    browser.post("/signin", {"secret": personal(other)})


def named(browser, name: str):
    browser.ask("PUT", "/me", {"name": name})
    return browser


@pytest.fixture
def phone(browsers):
    return browsers()


# Another device


def test_a_personal_link_adds_a_device_with_the_persons_tables_and_settings(ana, phone):
    named(ana, "Ana")
    table = ana.opens([ME, OPEN], seed=seed_that_asks(0))
    ana.ask("PUT", "/me", {"language": "pt", "settings": {"theme": "dark", "sound": True}})
    secret = personal(ana)
    told = phone.post("/signin/look", {"secret": secret})
    assert told == {"kind": "device", "name": "Ana", "mine": False, "address": None, "brings": 0}
    settings = {"theme": "dark", "sound": True}
    assert phone.post("/signin", {"secret": secret}) == {
        "name": "Ana",
        "language": "pt",
        "settings": settings,
    }
    assert [line["id"] for line in phone.get("/tables")] == [table]
    assert phone.table(table)["host"]
    phone.answers(table, phone.state(table))
    assert [device["current"] for device in phone.get("/me/identity")["devices"]].count(True) == 1
    assert phone.get("/me/identity")["kept"]


def test_a_personal_link_works_once_and_expires(ana, bo, phone, running):
    named(ana, "Ana")
    secret = personal(ana)
    phone.post("/signin", {"secret": secret})
    problem(bo.ask("POST", "/signin", {"secret": secret}), 410, "used-link")
    problem(bo.ask("POST", "/signin/look", {"secret": secret}), 410, "used-link")
    late = personal(ana)
    past = rows.now() - timedelta(seconds=1)
    with running.app.state.store.begin() as connection:
        connection.execute(schema.tickets.update().values(expires=past))
    problem(bo.ask("POST", "/signin", {"secret": late}), 410, "used-link")
    problem(bo.ask("POST", "/signin", {"secret": "A" * 43}), 410, "used-link")
    problem(bo.ask("POST", "/signin", {"secret": "A"}), 400, "bad-request")


def test_only_a_persons_newest_links_are_valid(ana, phone):
    named(ana, "Ana")
    made = [personal(ana) for _ in range(tickets.MOST + 1)]
    problem(phone.ask("POST", "/signin", {"secret": made[0]}), 410, "used-link")
    phone.post("/signin", {"secret": made[-1]})


def test_the_database_contains_neither_tokens_nor_secrets(ana, phone, running):
    named(ana, "Ana")
    secret = personal(ana)
    add_device(phone, ana)
    with running.app.state.store.engine.connect() as connection:
        stored = "\n".join(connection.connection.dbapi_connection.iterdump())
    assert hashed(secret) in stored
    assert hashed(phone.client.cookies["vindima"]) in stored
    for hidden in (secret, phone.client.cookies["vindima"], ana.client.cookies["vindima"]):
        assert hidden not in stored


def test_signing_in_replaces_the_token(ana, phone, running):
    """An attacker who has planted a cookie does not gain access to the identity."""
    named(ana, "Ana")
    named(phone, "planted")
    planted = phone.client.cookies["vindima"]
    add_device(phone, ana)
    assert phone.client.cookies["vindima"] != planted
    thief = Browser(running.address)
    thief.client.cookies.set("vindima", planted)
    assert thief.get("/me")["name"] == ""
    thief.close()


def test_a_seat_link_belongs_to_the_device_that_took_the_seat(ana, phone, browsers):
    table = ana.opens([{**ME, "name": "Ana"}, OPEN])
    link = ana.table(table)["seat_links"]["0"]
    add_device(phone, ana)
    assert phone.table(table)["seat_links"] == {}
    tablet = browsers()
    assert tablet.follows(link)["seat"] == 0
    # Restricting the seat to one device gives that device its own link.
    phone.post(f"/tables/{table}/seats/0", {"action": "only-here"})
    own = phone.table(table)["seat_links"]["0"]
    problem(browsers().ask("POST", "/links", {"link": link}), 404, "bad-link")
    assert browsers().follows(own)["seat"] == 0


# Guests who have played in the browser before


def test_signing_in_carries_over_the_guests_tables_and_lessons(ana, bo, phone, running):
    named(ana, "Ana")
    named(phone, "Stranger")
    table = bo.opens([ME, OPEN], seed=seed_that_asks(1))
    phone.follows(bo.table(table)["invite_links"]["1"])
    phone.post(f"/tables/{table}/chat", {"text": "hello"})
    lesson(running, phone, "first", 3, False)
    lesson(running, ana, "first", 1, True)
    lesson(running, phone, "second", 2, False)
    own = phone.opens([ME, bot()])
    secret = personal(ana)
    assert phone.post("/signin/look", {"secret": secret})["brings"] == 2
    phone.post("/signin", {"secret": secret})
    assert {line["id"] for line in ana.get("/tables")} == {table, own}
    assert ana.table(table)["seats"][1]["name"] == "Stranger"
    ana.answers(table, ana.state(table))
    data = ana.get("/me/data")
    assert [line["text"] for one in data["tables"] for line in one["chat"]] == ["hello"]
    assert sorted((one["lesson"], one["steps"], one["done"]) for one in data["lessons"]) == [
        ("first", 3, True),
        ("second", 2, False),
    ]
    with running.app.state.store.engine.connect() as connection:
        names = connection.scalars(select(schema.browsers.c.name)).all()
    assert "Stranger" not in names


def lesson(running, browser, name, steps, done):
    with running.app.state.store.begin() as connection:
        found = devices.find(connection, hashed(browser.client.cookies["vindima"]))
        values = {"browser": found.person, "game": "vinhos", "lesson": name, "answers": "[]"}
        connection.execute(insert(schema.lessons).values(**values, steps=steps, done=done))


def test_everybody_is_informed_if_one_person_has_two_seats(ana, bo, phone):
    table = bo.opens([ME, OPEN, OPEN])
    invites = bo.table(table)["invite_links"]
    named(ana, "Ana").follows(invites["1"])
    named(phone, "Also Ana").follows(invites["2"])
    add_device(phone, ana)
    assert [seat["mine"] for seat in ana.table(table)["seats"]] == [False, True, True]
    notes = [line for line in bo.get(f"/tables/{table}/chat") if line["event"] == "web-note-one-person"]
    assert [(note["name"], note["seat"]) for note in notes] == [("Also Ana", 2)]


def test_a_seat_held_by_two_devices_of_one_person_has_one_holder(ana, bo, phone):
    table = ana.opens([{**ME, "name": "Ana"}, OPEN])
    link = ana.table(table)["seat_links"]["0"]
    phone.follows(link)
    assert ana.table(table)["seats"][0]["holders"] == 2
    add_device(phone, ana)
    told = phone.table(table)
    assert (told["seats"][0]["holders"], told["host"]) == (1, True)
    # The link that Ana has saved is still valid, and nobody is informed of a second seat.
    assert ana.table(table)["seat_links"]["0"] == link
    assert "web-note-one-person" not in json.dumps(ana.get(f"/tables/{table}/chat"))


def test_the_earlier_of_two_first_attempts_at_a_deal_of_the_day_counts(ana, phone, running):
    deal = {"day": "2026-11-18", "game": "vinhos", "kind": "solo"}
    begun = {}
    for browser, minutes in ((named(ana, "Ana"), 5), (named(phone, "Stranger"), 9)):
        table = begun[browser] = browser.opens([ME, OPEN])
        with running.app.state.store.begin() as connection:
            found = devices.find(connection, hashed(browser.client.cookies["vindima"]))
            values = {
                "browser": found.person,
                "began": rows.now() - timedelta(minutes=minutes),
                "table_id": table,
            }
            more = {"number": 1, "counted": True, "over": True, "points": 1, "result": "win"}
            connection.execute(insert(schema.attempts).values(**deal, **values, **more))
    add_device(phone, ana)
    found = {one["table"]: (one["number"], one["counted"]) for one in ana.get("/me/data")["daily"]}
    assert found == {begun[phone]: (1, True), begun[ana]: (2, False)}


def test_two_kept_identities_are_not_merged(ana, bo, phone, browsers):
    named(ana, "Ana")
    named(bo, "Bo")
    table = bo.opens([ME, bot()])
    add_device(phone, bo)
    assert phone.post("/signin/look", {"secret": personal(ana)})["brings"] == 0
    add_device(phone, ana)
    assert phone.get("/me")["name"] == "Ana"
    assert phone.get("/tables") == []
    assert [line["id"] for line in bo.get("/tables")] == [table]
    assert len(bo.get("/me/identity")["devices"]) == 1


def test_a_muted_guest_stays_muted_after_signing_in(ana, bo, phone, running):
    table = bo.opens([ME, OPEN])
    phone.follows(bo.table(table)["invite_links"]["1"])
    with running.app.state.store.begin() as connection:
        found = devices.find(connection, hashed(phone.client.cookies["vindima"]))
        connection.execute(
            schema.browsers.update().where(schema.browsers.c.id == found.person).values(muted=True)
        )
    named(ana, "Ana")
    add_device(phone, ana)
    problem(phone.ask("POST", f"/tables/{table}/chat", {"text": "x"}), 403, "banned")


def test_nobody_can_sign_in_as_a_banned_person(ana, phone, running):
    named(ana, "Ana")
    secret = personal(ana)
    with running.app.state.store.begin() as connection:
        found = devices.find(connection, hashed(ana.client.cookies["vindima"]))
        connection.execute(
            schema.browsers.update().where(schema.browsers.c.id == found.person).values(banned=True)
        )
    problem(phone.ask("POST", "/signin", {"secret": secret}), 403, "banned")


# Revoking


def test_a_revoked_device_loses_its_streams_and_its_cookie(ana, phone):
    named(ana, "Ana")
    table = ana.opens([ME, OPEN])
    add_device(phone, ana)
    stream, lobby = EventStream(phone, table, seat=0), EventStream(phone, None)
    mine = ana.get("/me/identity")["devices"]
    (other,) = [device["id"] for device in mine if not device["current"]]
    left = ana.ask("DELETE", f"/me/devices/{other}", {}).json()
    assert [device["current"] for device in left["devices"]] == [True]
    for one in (stream, lobby):
        one.join(20)
        assert not one.is_alive()
        one.client.close()
    problem(phone.ask("GET", f"/tables/{table}"), 403, "not-yours")
    assert phone.get("/tables") == []
    assert ana.table(table)["seats"][0]["mine"]


def test_signing_out_here_keeps_the_identity(ana, phone):
    named(ana, "Ana")
    add_device(phone, ana)
    here = next(device for device in phone.get("/me/identity")["devices"] if device["current"])
    assert phone.ask("DELETE", f"/me/devices/{here['id']}", {}).json()["devices"] == []
    assert not phone.client.cookies
    add_device(phone, ana)
    assert phone.get("/me")["name"] == "Ana"


def test_the_last_device_cannot_be_revoked(ana):
    named(ana, "Ana")
    (device,) = ana.get("/me/identity")["devices"]
    problem(ana.ask("DELETE", f"/me/devices/{device['id']}", {}), 409, "last-device")


def test_nobody_can_revoke_another_persons_devices_and_passkeys(ana, bo):
    named(ana, "Ana")
    named(bo, "Bo")
    (device,) = ana.get("/me/identity")["devices"]
    problem(bo.ask("DELETE", f"/me/devices/{device['id']}", {}), 403, "not-yours")
    problem(bo.ask("DELETE", "/me/passkeys/1", {}), 403, "not-yours")


def test_the_number_of_a_persons_devices_is_limited(ana, browsers, monkeypatch):
    monkeypatch.setattr(devices, "MOST", 3)
    named(ana, "Ana")
    first = browsers()
    for browser in (first, browsers(), browsers()):
        add_device(browser, ana)
    assert len(first.get("/me/identity")["devices"]) in (0, 3)
    assert len(browser.get("/me/identity")["devices"]) == 3


def test_deleting_a_person_deletes_all_their_devices(ana, phone, running):
    named(ana, "Ana")
    add_device(phone, ana)
    personal(ana)
    assert ana.ask("DELETE", "/me", {}).status_code == 200
    assert phone.get("/me")["name"] == ""
    problem(phone.ask("GET", "/me/data"), 403, "not-yours")


def test_a_persons_own_data_contain_devices_and_records(ana, phone):
    named(ana, "Ana")
    table = ana.opens([ME, bot()])
    add_device(phone, ana)
    assert "record" not in ana.get("/me/data")["tables"][0]
    ana.post(f"/tables/{table}/seats/0", {"action": "stand-in", "bot": "random"})
    eventually(lambda: ana.table(table)["over"])
    data = ana.get("/me/data")
    assert len(data["devices"]) == 2
    assert "token" not in json.dumps(data["devices"])
    assert data["tables"][0]["record"] == ana.ask("GET", f"/tables/{table}/record").text


# Seat links


def test_a_seat_link_on_a_new_device_does_not_ask_for_a_name(ana, phone):
    table = ana.opens([{**ME, "name": "Ana"}, OPEN])
    followed = phone.post("/links", {"link": ana.table(table)["seat_links"]["0"], "named": True})
    assert followed == {"table": table, "seat": 0}
    assert phone.get("/me")["name"] == "Ana"


def test_only_an_open_seat_asks_for_a_name(ana, bo):
    table = ana.opens([{**ME, "name": "Ana"}, OPEN])
    invite = ana.table(table)["invite_links"]["1"]
    assert bo.post("/links", {"link": invite, "named": True}) == {"table": None, "seat": None}
    watching = bo.post("/links", {"link": ana.table(table)["watch_link"], "named": True})
    assert watching == {"table": table, "seat": None}
    named(bo, "Bo")
    assert bo.post("/links", {"link": invite, "named": True})["seat"] == 1


# Other


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        (
            "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537 Chrome/140 Mobile Safari/537",
            "Chrome, Android",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26 Mobile Safari/604",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537 Chrome/140 Safari/537 Edg/140",
            "Edge, Windows",
        ),
        ("curl/8", ""),
        ("", ""),
    ],
)
def test_a_device_is_named_after_its_browser_and_system(agent, name):
    assert device_name(agent) == name


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
def test_a_device_signed_out_at_one_server_is_signed_out_at_all_servers():
    pytest.importorskip("psycopg")
    with cluster() as database, served(database) as one, served(database) as other:
        ana, phone = named(Browser(one.address), "Ana"), Browser(other.address)
        named(phone, "Stranger")
        brought = phone.opens([ME, bot()])
        table = ana.opens([ME, OPEN])
        add_device(phone, ana)
        assert {line["id"] for line in phone.get("/tables")} == {table, brought}
        stream = EventStream(phone, table, seat=0)
        (gone,) = [device["id"] for device in ana.get("/me/identity")["devices"] if not device["current"]]
        ana.ask("DELETE", f"/me/devices/{gone}", {})
        stream.join(20)
        assert not stream.is_alive()
        # Not only is the connection closed: the other server no longer accepts the cookie.
        assert eventually(lambda: phone.get("/me")["name"] == "")
        stream.client.close()
        ana.close()
        phone.close()
