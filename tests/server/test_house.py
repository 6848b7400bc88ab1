"""Tables in memory: how they leave it and come back, and how their bots go on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vindima
from tests.server.served import ME, Browser, bot, eventually, seed_that_asks, served
from vindima.server.bots import BotPool, token_of
from vindima.server.problems import PROBLEMS
from vindima.server.table import Table, started

WIRE = Path(__file__).parents[2] / "src" / "vindima" / "web" / "src" / "lib" / "wire.ts"


def test_tables_that_nobody_needs_leave_memory_and_come_back(tmp_path):
    with served(tmp_path / "tables.db", tables=2) as running:
        ana = Browser(running.address)
        tables = [ana.opens([ME, ME], seed=seed_that_asks(0)) for _ in range(5)]
        states = [ana.answers(table, ana.state(table)) for table in tables]
        assert len(running.house._lives) <= 2
        for table, state in zip(tables, states, strict=True):
            assert ana.state(table)["view"] == state["view"]
            assert ana.state(table)["revision"] == state["revision"]
        ana.close()


def test_a_server_that_starts_again_goes_on_with_its_bots(tmp_path):
    with served(tmp_path / "tables.db") as running:
        ana = Browser(running.address)
        cookies = ana.client.cookies
        table = ana.opens([ME, bot(), bot()], seed=seed_that_asks(1, 3))
    with served(tmp_path / "tables.db") as running:
        again = Browser(running.address)
        again.client.cookies = cookies
        assert eventually(lambda: again.state(table)["answers"])
        again.close()
    ana.close()


@pytest.fixture
def pool():
    pool = BotPool(1)
    yield pool
    pool.close()


def test_a_worker_that_dies_is_replaced_and_asked_again(pool):
    position = vindima.game("vinhos").new(2, 3)
    token = pool._do((token_of, ("random", position, 5)))
    (worker,) = pool._all
    worker.process.kill()
    assert pool._do((token_of, ("random", position, 5))) == token
    assert pool._all != {worker}


def test_a_question_that_kills_every_worker_is_given_up(pool, monkeypatch):
    monkeypatch.setattr("vindima.server.bots.Worker.do", lambda self, work: self.process.kill() or eof())
    with pytest.raises(RuntimeError, match="has killed 3 workers"):
        pool._do((token_of, ("random", vindima.game("vinhos").new(2, 3), 5)))


def eof():
    raise EOFError


def test_a_bot_that_fails_says_so(pool):
    with pytest.raises(RuntimeError, match="martian"):
        pool._do((token_of, ("martian", vindima.game("vinhos").new(2, 3), 5)))


def test_a_table_goes_on_when_a_bot_fails_again_and_again(running, browsers, monkeypatch):
    async def fail(*question):
        raise RuntimeError("no idea")

    monkeypatch.setattr(running.house.bots, "ask", fail)
    monkeypatch.setattr("vindima.server.house.FAILURES", 1)
    ana = browsers()
    table = ana.opens([ME, bot()], seed=seed_that_asks(1))
    assert eventually(lambda: ana.state(table)["answers"])


# What is said over the wire is what the pages expect


def fields(interface: str) -> set[str]:
    """The names that an interface of wire.ts has."""
    body = re.search(
        rf"interface {interface} (?:extends \w+ )?{{\n(.*?)\n}}", WIRE.read_text("utf-8"), re.DOTALL
    )
    assert body is not None
    return set(re.findall(r"^  (\w+)\??:", body[1], re.MULTILINE))


@pytest.fixture
def told(browsers):
    ana = browsers()
    table = ana.opens([ME, {"kind": "open"}], seed=seed_that_asks(0))
    return ana, table, ana.answers(table, ana.state(table))


def test_the_wire_has_the_fields_that_the_pages_know(told):
    ana, table, after = told
    assert set(after) == fields("State")
    assert set(after["log"][0]) == fields("LogLine")
    assert set(ana.table(table)) == fields("Table")
    assert set(ana.table(table)["seats"][0]) == fields("Seat")
    assert set(ana.get("/tables")[0]) == fields("TableLine")
    assert set(ana.get("/games")[0]) == fields("GameInfo")
    assert set(ana.post(f"/tables/{table}/chat", {"text": "Olá"})) == fields("Chat")
    assert set(ana.post("/campaigns", {"level": "easy"})) == fields("CampaignInfo")
    replay = ana.get(f"/tables/{table}/replay")
    assert set(replay) == fields("Replay")
    record = vindima.Record("vinhos", 2, seed_that_asks(0))
    refusals = Table(record, [started(record).act]).state(0)["refusals"]
    assert set(refusals[0]) == fields("Refusal")


def test_every_problem_is_known_to_the_pages():
    known = set(re.findall(r'"web-error-([a-z-]+)"', WIRE.read_text("utf-8")))
    assert set(PROBLEMS) <= known


def test_every_problem_can_be_said():
    catalogue = (Path(vindima.__file__).parent / "locale" / "en" / "web.ftl").read_text("utf-8")
    keys = {f"web-error-{name}" for name in PROBLEMS} | {"web-undo-over", "web-undo-others"}
    assert {key for key in keys if f"\n{key} =" not in catalogue} == set()
