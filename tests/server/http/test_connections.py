"""Slow clients, many clients, clients that disconnect, and the limits for each of them."""

from __future__ import annotations

import gc
import json
import socket
import struct
import threading
import time
import weakref
from contextlib import closing

import httpx
import pytest

from tests.server.http.test_answers import problem
from tests.server.served import ME, Browser, EventStream, bot, eventually, seed_that_asks, served
from vindima.core.record import Record
from vindima.server.http import connections
from vindima.server.http.requests.rates import Rates, network_of
from vindima.server.tables import opening, seating
from vindima.server.tables.game import table
from vindima.server.tables.live import live
from vindima.server.tables.live.events import Event
from vindima.vinhos.tables import DATA


@pytest.fixture
def strict(tmp_path, monkeypatch):
    """A server with short time limits."""
    for name in ("HEADERS", "BODY", "UNREAD"):
        monkeypatch.setattr(connections, name, 0.3)
    with served(tmp_path / "tables.db", connections=16) as running:
        yield running


def dialled(running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", running.listener.getsockname()[1]), timeout=20)


def hung_up(line: socket.socket) -> bool:
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/links HTTP/1.1\r\nHost: x\r\nX-Vindima: 1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{",
    ],
    ids=["silent", "headers", "body"],
)
def test_a_client_that_sends_too_slowly_is_disconnected(strict, sent):
    with closing(dialled(strict)) as line:
        line.sendall(sent)
        assert hung_up(line)


def send_request(line: socket.socket, browser: Browser, path: str) -> None:
    """Send a browser's request over a raw connection."""
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in browser.client.cookies.jar)
    line.sendall(f"GET /api{path} HTTP/1.1\r\nHost: x\r\nCookie: {cookies}\r\n\r\n".encode())


def test_a_client_that_does_not_read_is_disconnected(strict):
    browser = Browser(strict.address)
    table = browser.opens([ME, ME])
    here = strict.house._lives[table]
    loop = strict.server.servers[0].get_loop()
    with closing(socket.socket()) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(strict.listener.getsockname())
        send_request(line, browser, f"/tables/{table}/events")
        (listener,) = eventually(lambda: list(here.listeners))
        for number in range(400):
            event = Event("state", "x" * 20_000, str(number))
            loop.call_soon_threadsafe(listener.put, event)
            time.sleep(0.001)
        assert eventually(lambda: not here.listeners)
    browser.close()


def test_one_address_may_have_only_a_fraction_of_all_connections(strict):
    lines = [dialled(strict) for _ in range(2)]
    with closing(dialled(strict)) as third:
        assert hung_up(third)
    for line in lines:
        line.close()


def test_an_active_client_keeps_its_connection(strict):
    with httpx.Client(base_url=strict.address, verify=False) as client:
        for _ in range(3):
            assert client.get("/api/alive").status_code == 200
            time.sleep(0.4)


# Replays


def test_a_replay_blocks_nobody_and_ends_when_its_client_disconnects(ana, running, monkeypatch):
    id = ana.opens([ME, ME], seed=seed_that_asks(0))
    begun, ended = threading.Event(), threading.Event()

    def slow(self, stop=None):
        begun.set()
        ended.set() if stop.wait(30) else None
        raise table.Stopped

    monkeypatch.setattr(table.Moment, "state", slow)
    with closing(dialled(running)) as line:
        send_request(line, ana, f"/tables/{id}/replay/0")
        assert begun.wait(30)
        ana.answers(id, ana.state(id))
        assert not ended.is_set()
    assert ended.wait(30)


def test_a_reset_connection_is_freed_at_once(running):
    line = dialled(running)
    line.sendall(b"GET /api/alive HTTP/1.1\r\nHost: x\r\n\r\n")
    assert line.recv(1000).startswith(b"HTTP/1.1 200")
    (left,) = map(weakref.ref, running.server.server_state.connections)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()
    # A connection and its transport reference each other, so only a collection frees them.
    assert eventually(lambda: (gc.collect(), left() is None)[1])


# Rates and quotas


def test_a_new_cookie_for_each_request_does_not_raise_the_limit(tmp_path):
    with (
        served(tmp_path / "tables.db", rate=0.2) as running,
        httpx.Client(base_url=running.address, verify=False) as client,
    ):
        codes = [
            client.get("/api/games", headers={"Cookie": f"vindima={number:043d}"}).status_code
            for number in range(30)
        ]
    assert codes[0] == 200
    assert codes[-1] == 429


@pytest.mark.parametrize(("trusted", "last"), [((), 429), (("127.0.0.1",), 200)])
def test_a_forwarded_address_counts_only_from_a_trusted_proxy(tmp_path, trusted, last):
    with (
        served(tmp_path / "tables.db", rate=0.2, trusted_proxies=trusted) as running,
        httpx.Client(base_url=running.address, verify=False) as client,
    ):
        codes = [
            client.get("/api/games", headers={"X-Forwarded-For": f"10.0.0.{number}"}).status_code
            for number in range(30)
        ]
    assert codes[-1] == last


@pytest.mark.parametrize(("trusted", "secure"), [((), False), (("127.0.0.1",), True)])
def test_a_trusted_proxy_determines_whether_the_client_uses_tls(tmp_path, trusted, secure):
    with served(tmp_path / "tables.db", trusted_proxies=trusted) as running:
        headers = {"X-Vindima": "1", "X-Forwarded-Proto": "https"}
        response = httpx.put(f"{running.address}/api/me", json={"name": "Ana"}, headers=headers, verify=False)
    assert ("Secure" in response.headers["set-cookie"]) == secure
    assert ("strict-transport-security" in response.headers) == secure


def test_an_origin_with_tls_makes_cookies_secure(tmp_path):
    with served(tmp_path / "tables.db", origin="https://wine.example.org") as running:
        response = httpx.put(
            f"{running.address}/api/me", json={"name": "Ana"}, headers={"X-Vindima": "1"}, verify=False
        )
    assert "Secure" in response.headers["set-cookie"]


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_an_ipv6_address_counts_as_its_network(host, network):
    assert network_of(host) == network


def test_a_browser_can_host_a_limited_number_of_tables(ana, monkeypatch):
    monkeypatch.setattr(opening, "HOSTED", 2)
    body = {"game": "vinhos", "seats": [ME, ME]}
    codes = [ana.ask("POST", "/tables", body).status_code for _ in range(3)]
    assert codes == [200, 200, 429]
    # A game that was ended no longer counts.
    table = ana.get("/tables")[0]["id"]
    ana.post(f"/tables/{table}/end", {"agree": True})
    assert ana.ask("POST", "/tables", body).status_code == 200
    monkeypatch.setattr(opening, "HOSTED", 500)
    monkeypatch.setattr(opening, "HOSTED_BYTES", 100)
    problem(ana.ask("POST", "/tables", body), 429, "quota")


def test_data_tables_count_as_uploads(ana, running, monkeypatch):
    monkeypatch.setitem(running.app.state._state, "uploads", Rates(1, 2000))
    seats = [ME, bot()]
    body = {"game": "vinhos", "seats": seats, "options": {"tables": {"board": {"x": "y" * 2000}}}}
    problem(ana.ask("POST", "/tables", body), 429, "quota")
    assert ana.opens(seats)


def test_the_size_of_data_tables_is_limited(ana):
    tables = {"tables": {"bank.toml": {"note": "x" * 200_000}}}
    header = Record("vinhos", 2, 1).header()
    record = json.dumps({**header, "options": {**header["options"], **tables}}, indent=1)
    for body in ({"options": tables}, {"record": record}):
        problem(ana.ask("POST", "/tables", {"game": "vinhos", "seats": [ME, ME], **body}), 413, "too-large")


def test_a_table_that_nobody_watches_is_evicted_from_memory(ana, running, monkeypatch):
    house = running.house
    quiet, watched = ana.opens([ME, ME]), ana.opens([ME, ME])
    stream = EventStream(ana, watched, seat=0)
    house.drop_unwatched()
    assert {quiet, watched} <= set(house._lives)
    monkeypatch.setattr(live, "ATTENTION", 0.0)
    # A table stays until the server has checked whether its bots have to play.
    assert eventually(lambda: (house.drop_unwatched(), set(house._lives) == {watched})[1])
    assert ana.state(quiet, seat=0)["view"]["seat"] == 0
    stream.close()


def test_a_table_with_its_own_data_weighs_more(ana, running):
    own = {"tables": {"bank.toml": {**DATA.own["bank.toml"], "note": "x"}}}
    plain, heavy = ana.opens([ME, ME]), ana.opens([ME, ME], options=own)
    assert running.house._lives[plain].weight == 1.0
    assert running.house._lives[heavy].weight == live.HEAVY


def test_the_number_of_people_at_a_table_is_limited(ana, bo, monkeypatch):
    monkeypatch.setattr(seating, "PLACES", 1)
    link = ana.table(ana.opens())["watch_link"]
    problem(bo.ask("POST", "/links", {"link": link}), 409, "full")
