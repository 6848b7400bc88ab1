"""Which tests ran, in one run of pytest or in several, and whether they covered the engine."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
ALLOWED = (
    "there is no chromium here",
    "axe-core is not installed",
    "Ray is large",
    "not a git checkout",
)
"""Reasons for skipping a test that are accepted on a developer's machine."""
ALLOWED_IN_CI = (
    "the collected facts are not beside the repository",
    "PostgreSQL is not installed",
    "needs a Unix system",
    "torch is large",
)
"""Reasons that are accepted in CI too, where these things cannot be installed."""
WAITING = (
    "tests/browser/",
    "tests/cli/",
    "tests/offline/",
    "tests/server/",
    "tests/siege/",
    "tests/workers/",
)
"""Tests that wait for a browser or other processes, and can therefore fail on a busy machine."""
PROMISES = ("tests/server/test_leak.py", "tests/server/database/")
"""Those among them that are never retried: even one leak or lost answer in a hundred runs is a bug."""
FEW = 3
"""If more tests than this fail in a run, none is retried."""


@dataclass
class Outcomes:
    """The outcomes of the tests of one run."""

    collected: set[str] = field(default_factory=set)
    """Every test that exists, including those that this run deselected."""
    ran: set[str] = field(default_factory=set)
    skipped: dict[str, str] = field(default_factory=dict)
    """Why each skipped test or module was skipped."""
    failed: set[str] = field(default_factory=set)

    def save(self, path: Path) -> None:
        path.parent.mkdir(exist_ok=True)
        names = {name: sorted(getattr(self, name)) for name in ("collected", "ran", "failed")}
        data = {**asdict(self), **names}
        path.write_text(json.dumps(data), "utf-8")

    @classmethod
    def load(cls, path: Path) -> Outcomes:
        """The outcomes of a run; empty if it ended before it wrote them."""
        if not path.exists():
            return cls()
        data = json.loads(path.read_text("utf-8"))
        return cls(set(data["collected"]), set(data["ran"]), data["skipped"], set(data["failed"]))

    def worth_another_try(self) -> list[str]:
        """The failed tests, if they are few and a busy machine may be the reason; otherwise none."""
        waiting = all(test.startswith(WAITING) and not test.startswith(PROMISES) for test in self.failed)
        return sorted(self.failed) if waiting and len(self.failed) <= FEW else []


def faults(runs: Sequence[Outcomes], in_ci: bool) -> list[str]:
    """A line for each test that ran nowhere, unless it was skipped for an accepted reason."""
    collected = set().union(*(run.collected for run in runs))
    ran = set().union(*(run.ran for run in runs))
    reasons = {test: reason for run in runs for test, reason in run.skipped.items()}
    allowed = re.compile("|".join(ALLOWED_IN_CI if in_ci else (*ALLOWED, *ALLOWED_IN_CI)))
    # A module that skips itself has a reason, but no collected tests.
    missing = sorted((collected | reasons.keys()) - ran)
    return [
        f"{test} ran nowhere: {reasons.get(test, 'it was left out of every run')}"
        for test in missing
        if test not in reasons or not allowed.search(reasons[test])
    ]


def floors() -> dict[str, float]:
    """The percentage of lines that the tests must cover, for each part of the engine."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return dict(settings["tool"]["vindima"]["coverage"])


def uncovered(report: Path) -> list[str]:
    """A line for each part of the engine whose coverage is below its floor."""
    files = json.loads(report.read_text("utf-8"))["files"]
    found = []
    for part, floor in floors().items():
        sums = [file["summary"] for name, file in files.items() if f"vindima/{part}/" in name]
        covered = sum(entry["covered_lines"] for entry in sums)
        lines = covered + sum(entry["missing_lines"] for entry in sums)
        percent = 100 * covered / lines if lines else 0.0
        print(f"{part}: {percent:.2f} % of {lines} lines covered (floor {floor})")
        if percent < floor:
            found.append(f"The tests of {part} cover {percent:.2f} % of its lines, less than {floor}")
    return found
