"""The checks before every request, and the headers of every response."""

from __future__ import annotations

import json
import logging
import re
import threading
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from sqlalchemy import select

from tests.server.http.test_answers import problem
from tests.server.served import ME, Browser, EventStream, eventually, served
from vindima.server.database import schema
from vindima.server.http.requests.rates import Rates
from vindima.server.tables.common.links import hashed


def post(running, headers=None, content=b"{}", path="/api/tables", method="POST"):
    base = {"X-Vindima": "1", "Content-Type": "application/json"}
    return httpx.request(
        method, running.address + path, headers={**base, **(headers or {})}, content=content, verify=False
    )


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"X-Vindima": ""}, 403),
        ({"Origin": "https://elsewhere.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://["}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Content-Type": "text/plain"}, 415),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 415),
    ],
)
def test_changes_are_accepted_only_from_our_own_pages(running, headers, status):
    problem(post(running, headers), status, "bad-request")


def test_a_change_from_our_own_pages_is_accepted(running):
    body = json.dumps({"game": "vinhos", "seats": [ME, ME]}).encode()
    assert post(running, {"Origin": running.address}, body).status_code == 200


def test_a_body_that_is_not_json_is_refused(running):
    problem(post(running, content=b"{"), 400, "bad-request")


def test_the_size_of_request_bodies_is_limited(running):
    problem(post(running, content=b" " * 1_100_000), 413, "too-large")
    problem(post(running, content=b" " * 20_000, path="/api/links"), 413, "too-large")
    parts = (b" " * 10_000 for _ in range(3))
    problem(post(running, content=parts, path="/api/links"), 413, "too-large")


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "PATCH"])
def test_an_unknown_path_of_the_api_is_reported_as_json(running, method):
    problem(post(running, path="/api/nothing/here", method=method), 404, "no-page")


def test_numbers_out_of_range_are_refused_or_ignored(ana):
    table = ana.opens([ME, ME], hot_seat=True)
    problem(ana.ask("GET", f"/tables/{table}/chat?after={10**20}"), 400, "bad-request")
    stream = EventStream(ana, table, {"Last-Event-ID": "9" * 5000}, seat=0)
    eventually(stream.states)
    stream.close()


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 300, "/table/" + "x" * 5000, "/join/%00"])
def test_an_impossible_file_name_is_not_a_server_error(running, path):
    assert httpx.get(running.address + path, verify=False).status_code in (200, 404)


@pytest.mark.parametrize(
    "path", ["/.env", "/.git/config", "/metrics", "/wp-login.php", "/admin", "/robots.txt"]
)
def test_an_unknown_path_is_not_found(running, path):
    assert httpx.get(running.address + path, verify=False).status_code == 404


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/me", "/table/abc"])
def test_head_is_get_without_the_body(running, path, caplog):
    got, head = (
        httpx.get(running.address + path, verify=False),
        httpx.head(running.address + path, verify=False),
    )
    assert "without completing" not in caplog.text
    assert (head.status_code, head.content) == (got.status_code, b"")
    assert head.headers["content-type"] == got.headers["content-type"]
    assert head.headers["content-length"] == got.headers["content-length"]


def test_head_of_a_stream_ends(ana, running, caplog):
    table = ana.opens()
    assert ana.client.head(f"/tables/{table}/events").status_code == 200
    assert eventually(lambda: not running.house._lives[table].listeners)
    # The next request uses the same connection, which is not closed in between.
    assert ana.ask("GET", "/me").status_code == 200
    assert "without completing" not in caplog.text


def test_every_response_has_the_security_headers(running, ana):
    for response in (
        httpx.get(f"{running.address}/", verify=False),
        ana.ask("GET", "/games"),
        post(running, {"X-Vindima": ""}),
    ):
        policy = response.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "no-referrer"
        assert response.headers["x-frame-options"] == "DENY"
        assert "server" not in response.headers


def test_the_cookie_is_protected_and_only_its_hash_is_stored(running, tmp_path):
    response = post(running, content=json.dumps({"game": "vinhos", "seats": [ME, ME]}).encode())
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", token)
    with running.app.state.store.engine.connect() as connection:
        stored = "\n".join(connection.connection.dbapi_connection.iterdump())
    assert hashed(token) in stored
    assert token not in stored


def test_a_cookie_that_this_server_has_not_issued_is_replaced(running):
    content = json.dumps({"name": "Ana"}).encode()
    response = post(running, {"Cookie": f"vindima={'A' * 43}"}, content, "/api/me", "PUT")
    assert response.status_code == 200
    assert "A" * 43 not in response.headers["set-cookie"]


def test_with_tls_no_other_site_can_plant_the_cookie(tmp_path):
    with served(tmp_path / "tables.db", origin="https://wine.example.org") as running:
        content = json.dumps({"name": "Ana"}).encode()
        cookie = post(running, {}, content, "/api/me", "PUT").headers["set-cookie"]
        assert cookie.startswith("__Host-vindima=")
        assert "Secure" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie
        token = cookie.partition("=")[2].partition(";")[0]
        planted = {"Cookie": f"vindima={token}"}
        assert httpx.get(f"{running.address}/api/me", headers=planted, verify=False).json()["name"] == ""
        own = {"Cookie": f"__Host-vindima={token}"}
        assert httpx.get(f"{running.address}/api/me", headers=own, verify=False).json()["name"] == "Ana"


@pytest.mark.parametrize("body", [b"{", b'{"game": "x", "seats": []}', b'{"game": "x", "seats": [1]}'])
def test_a_failed_first_request_stores_nothing(tmp_path, body):
    with served(tmp_path / "tables.db") as running:
        assert post(running, content=body).status_code == 400

        def nobody():
            with running.app.state.store.engine.connect() as connection:
                return not connection.execute(select(schema.browsers)).all()

        assert eventually(nobody)


@pytest.mark.parametrize("cookie", ["x", "A" * 44, "../../etc/passwd"])
def test_a_cookie_that_is_not_a_token_is_replaced(running, cookie):
    content = json.dumps({"name": "Ana"}).encode()
    response = post(running, {"Cookie": f"vindima={cookie}"}, content, "/api/me", "PUT")
    assert response.status_code == 200
    assert "set-cookie" in response.headers


def test_the_rate_of_changes_by_a_browser_is_limited(tmp_path):
    with served(tmp_path / "tables.db", rate=1.0) as running:
        browser = Browser(running.address)
        codes = [browser.ask("PUT", "/me", {"name": str(n)}).status_code for n in range(30)]
        other = Browser(running.address)
        assert codes[:5] == [200] * 5
        assert codes[-1] == 429
        assert other.get("/me")
        browser.close()
        other.close()


def test_many_cookies_do_not_raise_the_rate_limit(tmp_path):
    with served(tmp_path / "tables.db", rate=0.4) as running:
        token = iter(f"{n:043d}" for n in range(30))
        body = json.dumps({"name": "Ana"}).encode()
        codes = [
            post(running, {"Cookie": f"vindima={next(token)}"}, body, "/api/me", "PUT").status_code
            for _ in range(20)
        ]
    assert codes[0] == 200
    assert codes[-1] == 429


def test_the_rate_of_requests_by_a_browser_is_limited(tmp_path):
    with served(tmp_path / "tables.db", rate=0.05) as running:
        browser = Browser(running.address)
        codes = [browser.ask("GET", "/games").status_code for _ in range(40)]
        browser.close()
    assert codes[0] == 200
    assert codes[-1] == 429


def test_responses_for_one_browser_are_not_cached(ana):
    assert ana.ask("GET", "/tables").headers["cache-control"] == "no-store"


def test_token_buckets_refill(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("vindima.server.http.requests.rates.time.monotonic", lambda: now[0])
    rates = Rates(0.5)
    assert [rates.take("a") for _ in range(7)] == [True] * 5 + [False] * 2
    assert rates.take("b")
    now[0] = 2.0
    assert [rates.take("a") for _ in range(2)] == [True, False]


def test_an_internal_error_reveals_nothing(ana, running, monkeypatch, caplog):
    table = ana.opens()
    monkeypatch.setattr(running.house._lives[table].table, "state", lambda *reader: 1 / 0)
    with caplog.at_level(logging.ERROR):
        response = ana.ask("GET", f"/tables/{table}/state")
    assert "division" not in json.dumps(problem(response, 500, "server"))
    assert "ZeroDivisionError" in caplog.text
    assert "division by zero" not in caplog.text
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["cache-control"] == "no-store"


def test_refused_requests_start_no_threads(running):
    """A thread lives for a while and needs almost a megabyte: refused requests would fill the memory."""
    before = set(threading.enumerate())
    with ThreadPoolExecutor(20) as crowd:
        found = list(
            crowd.map(lambda _: httpx.get(f"{running.address}/api/nothing", verify=False), range(40))
        )
    assert {response.status_code for response in found} == {404}
    assert {thread.name for thread in set(threading.enumerate()) - before} == set()
