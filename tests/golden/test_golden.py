"""Golden records replay to exactly the same end. `python -m tests.golden.write` records them again."""

from __future__ import annotations

import json
from typing import Any

import pytest

import vindima
from tests.golden.write import EXPECTED, FOLDER, expectation, golden_cases, write


def expected(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / name / EXPECTED).read_text("utf-8"))
    return found


FILES = [(name, label) for name in vindima.games() for label in golden_cases(name)]


@pytest.mark.parametrize(("name", "label"), FILES)
def test_a_golden_record_replays_to_the_same_end(name, label):
    record = vindima.Record.load(FOLDER / name / f"{label}.jsonl")
    assert record.replay().over
    assert expectation(record) == expected(name)[label]


@pytest.mark.parametrize("name", vindima.games())
def test_every_number_of_players_and_variant_has_a_golden_record(name):
    files = {path.stem for path in (FOLDER / name).glob("*.jsonl")}
    assert files == set(golden_cases(name)) == set(expected(name))
    records = [vindima.Record.load(FOLDER / name / f"{label}.jsonl") for label in files]
    assert {record.players for record in records} == set(vindima.game(name).seats)


def test_a_different_answer_is_detected():
    name, label = FILES[0]
    record = vindima.Record.load(FOLDER / name / f"{label}.jsonl")
    wanted = expectation(record)
    position = next(at for at in record.positions() if len(at.legal) > 1)
    number = next(n for n, at in enumerate(record.positions()) if len(at.legal) > 1)
    other = next(
        token for code in position.legal if (token := position.token(code)) != record.answers[number]
    )
    record.answers[number:] = [other]
    assert expectation(record)["offers"] != wanted["offers"]
    assert expectation(record)["digest"] != wanted["digest"]


@pytest.mark.slow
def test_newly_written_records_replay(tmp_path):
    name = vindima.games()[0]
    write(name, tmp_path)
    content = json.loads((tmp_path / name / EXPECTED).read_text("utf-8"))
    assert {path.stem for path in (tmp_path / name).glob("*.jsonl")} == set(content)
    for label, wanted in content.items():
        assert expectation(vindima.Record.load(tmp_path / name / f"{label}.jsonl")) == wanted
