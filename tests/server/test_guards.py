"""What stands before every request, and what every answer says."""

from __future__ import annotations

import json
import logging
import re

import httpx
import pytest

from tests.server.served import ME, Browser, Ears, eventually, served
from tests.server.test_answers import problem
from vindima.server.accounts import hashed
from vindima.server.pages import Pages
from vindima.server.rates import Rates


def post(running, headers=None, content=b"{}", path="/api/tables", method="POST"):
    base = {"X-Vindima": "1", "Content-Type": "application/json"}
    return httpx.request(method, running.address + path, headers={**base, **(headers or {})}, content=content)


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
def test_a_change_comes_from_our_own_pages(running, headers, status):
    problem(post(running, headers), status, "bad-request")


def test_a_change_from_our_own_pages_is_taken(running):
    body = json.dumps({"game": "vinhos", "seats": [ME, ME]}).encode()
    assert post(running, {"Origin": running.address}, body).status_code == 200


def test_what_is_no_json_is_refused(running):
    problem(post(running, content=b"{"), 400, "bad-request")


def test_a_body_has_a_size(running):
    problem(post(running, content=b" " * 1_100_000), 413, "too-large")
    problem(post(running, content=b" " * 20_000, path="/api/links"), 413, "too-large")
    parts = (b" " * 10_000 for _ in range(3))
    problem(post(running, content=parts, path="/api/links"), 413, "too-large")


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "PATCH"])
def test_a_path_that_leads_nowhere_says_so_in_json(running, method):
    problem(post(running, path="/api/nothing/here", method=method), 404, "no-page")


def test_numbers_that_nobody_has_heard_of_are_refused_or_passed_over(ana):
    table = ana.opens([ME, ME], hot_seat=True)
    problem(ana.ask("GET", f"/tables/{table}/chat?after={10**20}"), 400, "bad-request")
    ears = Ears(ana, table, {"Last-Event-ID": "9" * 5000}, seat=0)
    eventually(ears.states)
    ears.close()


def test_a_name_that_no_file_can_have_is_the_index(running):
    assert httpx.get(running.address + "/%00").status_code in (200, 503)


def test_every_answer_has_the_security_headers(running, ana):
    for response in (
        httpx.get(f"{running.address}/"),
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


def test_the_cookie_is_for_the_server_alone_and_only_its_hash_is_kept(running, tmp_path):
    response = post(running, content=json.dumps({"game": "vinhos", "seats": [ME, ME]}).encode())
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", token)
    with running.house.store.engine.connect() as connection:
        stored = "\n".join(connection.connection.dbapi_connection.iterdump())
    assert hashed(token) in stored
    assert token not in stored


def test_a_cookie_of_another_server_on_this_host_is_taken_over(ana, running):
    ana.client.cookies.set("vindima", "A" * 43)
    table = ana.opens()
    assert [line["id"] for line in ana.get("/tables")] == [table]
    assert {cookie.value for cookie in ana.client.cookies.jar} == {"A" * 43}


@pytest.mark.parametrize("cookie", ["x", "A" * 44, "../../etc/passwd"])
def test_a_cookie_that_is_no_token_is_replaced(running, cookie):
    content = json.dumps({"name": "Ana"}).encode()
    response = post(running, {"Cookie": f"vindima={cookie}"}, content, "/api/me", "PUT")
    assert response.status_code == 200
    assert "set-cookie" in response.headers


def test_a_browser_that_changes_too_much_has_to_wait(tmp_path):
    with served(tmp_path / "tables.db", rate=1.0) as running:
        browser = Browser(running.address)
        codes = [browser.ask("PUT", "/me", {"name": str(n)}).status_code for n in range(30)]
        other = Browser(running.address)
        assert codes[:5] == [200] * 5
        assert codes[-1] == 429
        assert other.get("/me")
        browser.close()
        other.close()


def test_nobody_gets_round_the_rate_by_being_many(tmp_path):
    with served(tmp_path / "tables.db", rate=1.0) as running:
        token = iter(f"{n:043d}" for n in range(30))
        body = json.dumps({"name": "Ana"}).encode()
        codes = [
            post(running, {"Cookie": f"vindima={next(token)}"}, body, "/api/me", "PUT").status_code
            for _ in range(20)
        ]
    assert codes[0] == 200
    assert codes[-1] == 429


def test_a_browser_that_asks_too_often_has_to_wait(tmp_path):
    with served(tmp_path / "tables.db", rate=0.5) as running:
        browser = Browser(running.address)
        codes = [browser.ask("GET", "/games").status_code for _ in range(40)]
        browser.close()
    assert codes[0] == 200
    assert codes[-1] == 429


def test_what_is_said_to_one_browser_is_kept_by_no_cache(ana):
    assert ana.ask("GET", "/tables").headers["cache-control"] == "no-store"


def test_rates_fill_up_again(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("vindima.server.rates.time.monotonic", lambda: now[0])
    rates = Rates(0.5)
    assert [rates.take("a") for _ in range(7)] == [True] * 5 + [False] * 2
    assert rates.take("b")
    now[0] = 2.0
    assert [rates.take("a") for _ in range(2)] == [True, False]


def test_a_mistake_of_ours_tells_nothing(ana, running, monkeypatch, caplog):
    table = ana.opens()
    monkeypatch.setattr(running.house._lives[table].table, "state", lambda reader: 1 / 0)
    with caplog.at_level(logging.CRITICAL + 1):
        body = problem(ana.ask("GET", f"/tables/{table}/state"), 500, "server")
    assert "division" not in json.dumps(body)


# Pages


@pytest.fixture
def pages(tmp_path):
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Vindima</title>" + " " * 2000)
    (folder / "assets" / "main-abc123.js").write_text("export {};" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    with served(tmp_path / "tables.db", pages=folder) as running:
        yield running.address


@pytest.mark.parametrize(
    "path", ["", "new", "table/abc", "replay/abc?at=3", "join/secret", "campaign", "rules/x"]
)
def test_every_page_is_the_index(pages, path):
    response = httpx.get(f"{pages}/{path}")
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/html")
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["cache-control"] == "no-cache"
    again = httpx.get(f"{pages}/{path}", headers={"If-None-Match": response.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_file_with_a_hash_in_its_name_is_kept_for_ever(pages):
    response = httpx.get(f"{pages}/assets/main-abc123.js")
    assert response.headers["content-type"].startswith("text/javascript")
    assert "immutable" in response.headers["cache-control"]
    plain = httpx.get(f"{pages}/assets/main-abc123.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == response.text
    assert "content-encoding" not in plain.headers


def test_a_file_that_is_not_there_is_no_page(pages):
    problem(httpx.get(f"{pages}/assets/main-old.js"), 404, "no-page")


@pytest.mark.parametrize(
    "path", ["../secret.txt", "..%2fsecret.txt", "assets/../../secret.txt", "%2e%2e/secret.txt"]
)
def test_nothing_outside_the_folder_is_served(pages, path):
    assert "secret" not in httpx.get(f"{pages}/{path}").text


def test_pages_that_are_not_built_are_missed(tmp_path):
    assert not Pages(tmp_path).built
