"""Metrics and logs: metrics need a token, each request has an id, and nothing contains secrets."""

from __future__ import annotations

import json
import logging
import re
import sys

import pytest

from tests.server.http.test_answers import problem
from tests.server.served import ME, Browser, EventStream, seed_that_asks, served
from vindima.cli.serve import token_in
from vindima.core.explain import BadData
from vindima.server.http.operations.logs import JsonLines, new_request

TOKEN = "a-token-for-metrics"


@pytest.fixture(scope="module")
def measured(tmp_path_factory):
    """A player who has answered and listens at a server with metrics, and the table."""
    with served(tmp_path_factory.mktemp("metrics") / "tables.db", metrics_token=TOKEN) as running:
        ana = Browser(running.address)
        table = ana.opens([ME, ME], seed=seed_that_asks(0))
        stream = EventStream(ana, table)
        ana.answers(table, ana.state(table))
        stream.wait_for(2)
        yield ana, table
        stream.close()
        ana.close()


def figures(ana) -> dict[str, float]:
    text = ana.ask("GET", "/metrics", headers={"Authorization": f"Bearer {TOKEN}"}).text
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r'vindima_\w+(\{\w+="[^"]+"(,\w+="[^"]+")*\})? \S+', line) for line in lines)
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_metrics_count_the_servers_work(measured):
    found = figures(measured[0])
    assert found["vindima_tables"] == found["vindima_listeners"] == 1
    assert found["vindima_answer_seconds_count"] == 1
    assert found['vindima_answer_seconds_bucket{le="+Inf"}'] == 1
    assert found['vindima_requests_total{method="POST",status="200"}'] == 2
    assert found["vindima_events_total"] >= 2
    assert found["vindima_errors_total"] == 0
    assert found["vindima_bot_queue"] == 0
    assert found["vindima_memory_bytes"] > 10_000_000


def test_metrics_require_the_token(measured, ana):
    problem(measured[0].ask("GET", "/metrics"), 403, "not-yours")
    wrong = {"Authorization": "Bearer é".encode("latin-1")}
    problem(measured[0].ask("GET", "/metrics", headers=wrong), 403, "not-yours")
    problem(ana.ask("GET", "/metrics"), 404, "no-page")


@pytest.mark.parametrize("text", ["short", "two words are not one token", ""])
def test_a_token_must_be_one_long_word(tmp_path, text):
    file = tmp_path / "token"
    with pytest.raises(BadData):
        token_in(file)
    file.write_text(text)
    with pytest.raises(BadData):
        token_in(file)
    file.write_text(f"{TOKEN}\n")
    assert token_in(file) == TOKEN


def test_every_response_has_the_id_of_its_request(measured):
    first, second = (measured[0].ask("GET", "/alive").headers["x-request-id"] for _ in range(2))
    assert re.fullmatch(r"[0-9a-f]{16}", first)
    assert first != second


def test_a_request_is_logged_with_its_route_but_not_its_path(measured, caplog):
    ana, table = measured
    with caplog.at_level(logging.INFO, "vindima.requests"):
        ana.table(table)
        ana.ask("GET", "/links/secret")
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    # Other browsers may send requests meanwhile.
    line = next(line for line in lines if line["route"] == "/api/tables/{id}")
    assert (line["method"], line["status"]) == ("GET", 200)
    assert line["milliseconds"] > 0
    assert table not in caplog.text
    assert "secret" not in "".join(JsonLines().format(record) for record in caplog.records)


def test_an_error_is_logged_with_its_places_but_not_its_text():
    id = new_request()
    try:
        raise ValueError(f"the seed is {6 * 7}")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", None, sys.exc_info())
    line = json.loads(JsonLines().format(record))
    assert (line["error"], line["level"], line["request"]) == ("ValueError", "error", id)
    assert "test_metrics.py" in line["places"]
    assert "seed is 42" not in json.dumps(line)
