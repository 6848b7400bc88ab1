"""What a siege measures, sends and reports; `make siege` runs a full one."""

from __future__ import annotations

import random

import pytest

from tests.server.postgres import binaries
from tests.siege.__main__ import PARTS, parser
from tests.siege.attacks import heavy_record
from tests.siege.besieged import besieged, passed
from tests.siege.clocks import clocked
from tests.siege.fork_server import ForkServer
from tests.siege.fuzz import fuzzed
from tests.siege.kills import killed
from tests.siege.outages import survived
from tests.siege.report import Report, measured
from tests.siege.values import ODD, Values, mutated
from vindima.core.record import Record


def test_options_choose_the_parts_of_a_siege():
    assert parser().parse_args([]).parts == list(PARTS)
    chosen = parser().parse_args(["--parts", "kills", "--kills", "5"])
    assert (chosen.parts, chosen.kills) == (["kills"], 5)


# Each part once, as short as possible


def quietly(text):
    """Discard progress messages."""


@pytest.mark.slow
def test_a_few_random_requests():
    found = fuzzed(40, 1, quietly)
    assert (found["requests"], found["errors"], found["unchanged"]) == (40, [], True)
    assert "ERROR" not in found["logged"]


@pytest.mark.slow
def test_a_few_kills(tmp_path):
    with ForkServer() as fork_server:
        found = killed(fork_server, str(tmp_path / "tables.db"), 2, 1, 1, quietly)
    assert (found["kills"], found["lost"], found["broken"]) == (2, [], [])
    assert found["acknowledged"]


@pytest.mark.slow
def test_a_short_outage():
    assert survived("short_file", 0.5)["passed"]


@pytest.mark.slow
def test_a_short_attack(monkeypatch):
    monkeypatch.setattr("tests.siege.besieged.SETTLING", 0.0)
    found = besieged("reconnects", 1.0)
    assert (found["attack"], found["failures"]) == ("reconnects", 0)
    assert 0 < found["memory_before"] < found["memory_after"] * 2
    assert "reconnects" in measured("this", found)


MEASURED = {
    "attack": "joins",
    "memory_before": 100.0,
    "memory_during": 300.0,
    "memory_after": 109.0,
    "p99_before": 10.0,
    "p99_during": 49.0,
    "p99_after": 11.0,
    "bot_before": 30.0,
    "bot_during": 40.0,
    "processor": 0.5,
    "disk": 1.0,
    "failures": 0,
}


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({}, []),
        ({"memory_after": 111.0}, ["memory"]),
        ({"p99_during": 51.0}, ["p99 during"]),
        ({"p99_after": float("inf")}, ["p99 after"]),
        ({"p99_before": 1.0, "p99_during": 19.0}, []),
        ({"failures": 2}, ["2 turns failed"]),
    ],
)
def test_an_attack_fails_the_siege_if_it_exceeds_a_limit(changed, fault):
    assert passed({**MEASURED, **changed}) == fault


def test_a_report_compares_two_servers_and_lists_every_fault():
    report = Report()
    report.attacks([MEASURED], [{**MEASURED, "memory_after": 250.0}])
    report.outages([{"outage": "full_disk", "impossible": "no root"}])
    assert "| joins | older | 100 → 300 → 250 |" in report.text()
    assert "| joins | this | 100 → 300 → 109 |" in report.text()
    assert "No faults were found." in report.text()
    report.kills(
        [
            {
                "database": "SQLite",
                "servers": 1,
                "kills": 3,
                "games": 2,
                "acknowledged": 9,
                "lost": ["game 1"],
                "broken": [],
                "seconds": 1,
            }
        ]
    )
    assert "- kills on SQLite: game 1" in report.text()


def test_mutated_values_differ_and_the_original_is_unchanged():
    chance = random.Random(1)
    header = Record("vinhos", 2, 1).header()
    kept = repr(header)
    assert any(mutated(chance, header) != header for _ in range(5))
    assert repr(header) == kept


def test_values_match_the_schema_or_are_odd():
    schemas = {"Name": {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}}
    made = [Values(random.Random(seed), schemas).of({"$ref": "#/x/Name"}) for seed in range(40)]
    assert any(isinstance(value, dict) and isinstance(value.get("name"), str) for value in made)
    assert any(value in ODD for value in made)


def test_a_heavy_record_is_a_valid_record():
    text = heavy_record(3)
    assert len(text) > 800_000
    assert Record.parse(text).players == 2


@pytest.mark.slow
@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
def test_a_few_clocks_and_jobs():
    found = clocked(3, 20, 6.0, 1, quietly)
    assert (found["clocks_rung"], found["clocks_twice"], found["turns_unplayed"]) == (3, 0, 0)
    assert (found["jobs_done"], found["jobs_twice"], found["kills"]) == (20, 0, 1)
    assert found["notices_sent"] == 20
