"""Tests that run nowhere and code that is no longer covered are reported."""

from __future__ import annotations

import json

import pytest

from tests import outcomes
from tests.outcomes import Outcomes, faults, uncovered


def test_a_test_that_every_run_left_out_is_reported():
    runs = [Outcomes({"a", "b", "c"}, {"a"}), Outcomes({"a", "b", "c"}, {"b"})]
    assert faults(runs, in_ci=False) == ["c ran nowhere: it was left out of every run"]


def test_a_test_that_only_one_of_two_runs_skipped_is_accepted():
    runs = [Outcomes({"a"}, set(), {"a": "Skipped: later"}), Outcomes({"a"}, {"a"})]
    assert faults(runs, in_ci=True) == []


@pytest.mark.parametrize(("in_ci", "noticed"), [(False, 0), (True, 1)])
def test_a_browser_may_be_missing_except_in_ci(in_ci, noticed):
    run = Outcomes({"a"}, set(), {"a": "('x.py', 1, 'Skipped: there is no chromium here')"})
    assert len(faults([run], in_ci)) == noticed


def test_a_module_that_skips_itself_is_reported():
    run = Outcomes({"x.py::a"}, {"x.py::a"}, {"y.py": "Skipped: no reason that is allowed"})
    assert [line.partition(" ")[0] for line in faults([run], in_ci=False)] == ["y.py"]


def test_outcomes_are_saved_and_loaded(tmp_path):
    run = Outcomes({"a", "b"}, {"a"}, {"b": "later"}, {"a"})
    run.save(tmp_path / "run.json")
    assert Outcomes.load(tmp_path / "run.json") == run
    assert Outcomes.load(tmp_path / "none.json") == Outcomes()


@pytest.mark.parametrize(
    ("failed", "again"),
    [
        (["tests/server/http/test_lobby.py::a", "tests/browser/test_games.py::b"], True),
        (["tests/browser/test_games.py::b", "tests/core/test_step.py::c"], False),
        (["tests/server/test_leak.py::d"], False),
        (["tests/server/database/test_crash.py::e"], False),
        ([f"tests/browser/test_games.py::{number}" for number in range(4)], False),
        ([], False),
    ],
)
def test_only_a_few_failures_of_waiting_tests_are_retried(failed, again):
    assert Outcomes(failed=set(failed)).worth_another_try() == (sorted(failed) if again else [])


@pytest.mark.parametrize(("covered", "complaints"), [(9, 0), (8, 1)])
def test_coverage_below_the_floor_is_reported(tmp_path, monkeypatch, covered, complaints):
    monkeypatch.setattr(outcomes, "floors", lambda: {"core": 90.0})
    files = {
        "src/vindima/core/step.py": {"summary": {"covered_lines": covered, "missing_lines": 10 - covered}}
    }
    (tmp_path / "report.json").write_text(json.dumps({"files": files}))
    assert len(uncovered(tmp_path / "report.json")) == complaints


def test_every_part_of_the_engine_has_a_floor():
    assert outcomes.floors().keys() == {"core", "vinhos", "viticulture"}
