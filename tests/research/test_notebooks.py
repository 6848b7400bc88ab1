"""The notebooks are stored with their output and run unchanged."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))
QUICK = {
    "MINUTES = 6": "MINUTES = 0",
    "BATCH = 64": "BATCH = 4",
    "GAMES = 40": "GAMES = 4",
    "GAMES = 32": "GAMES = 4",
}
"""Replacements that make a notebook short enough for a test."""

pytest.importorskip("numpy", reason="numpy is not installed")
pytest.importorskip("pyarrow", reason="comes with the extra `parquet`")


def cells(path):
    return [cell for cell in json.loads(path.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]


def test_there_are_two_notebooks():
    assert [path.stem for path in NOTEBOOKS] == ["dataset", "solo"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_was_executed_in_order_without_errors(path):
    """If this fails: make notebooks"""
    found = cells(path)
    assert [cell["execution_count"] for cell in found] == list(range(1, len(found) + 1))
    assert {output["output_type"] for cell in found for output in cell["outputs"]} == {"stream"}
    assert not re.search(r"(/home/|/tmp/|/work)", json.dumps(found))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path, capsys):
    program = "\n".join("".join(cell["source"]) for cell in cells(path))
    changed = 0
    for usual, quick in QUICK.items():
        changed += program.count(usual)
        program = program.replace(usual, quick)
    assert changed >= 1
    exec(compile(program, str(path), "exec"), {})
    assert capsys.readouterr().out
