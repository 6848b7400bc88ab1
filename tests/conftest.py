"""Which tests run on which build, and a report of those that ran."""

from __future__ import annotations

import gc
import os
import sys
import zlib
from pathlib import Path
from typing import Any

import pytest

import vindima
from tests.outcomes import Outcomes
from vindima.workers.process import THREADS

os.environ["VINDIMA_LANGUAGE"] = "en"
# Several tests run at the same time: additional threads of numpy would take time from the others.
os.environ.update(dict.fromkeys(THREADS, "1"))
# Imported modules and collected tests never become garbage: scanning them less often saves time.
gc.set_threshold(10_000, 20, 20)

FOLDER = Path(__file__).parent
ON_THE_WHEEL = {
    "browser",
    "checking",
    "cli",
    "docs",
    "learn",
    "locale",
    "offline",
    "puzzles",
    "ratings",
    "research",
    "rules",
    "server",
    "siege",
    "test_build.py",
    "test_deploy.py",
    "test_imports.py",
    "test_outcomes.py",
    "test_readme.py",
    "test_release.py",
    "test_repository.py",
    "web",
    "workers",
}
"""Folders and files that `--engine` does not even import: they test the same code in both builds."""

SAMPLE = 8
"""On the sources, each promise is checked with one in eight tables of a game or seeds, and at least one."""


def pytest_addoption(parser):
    group = parser.getgroup("vindima")
    group.addoption(
        "--engine", action="store_true", help="run only what may differ between sources and wheel"
    )
    group.addoption("--outcomes", type=Path, metavar="FILE", help="write which tests ran")


def pytest_configure(config):
    config.pluginmanager.register(Recorder(config), "vindima-recorder")


def pytest_collection_finish():
    """Keep absl, which OpenSpiel imports, from closing pytest's stream when a server sets up its logging."""
    if absl := sys.modules.get("absl.logging"):
        absl.get_absl_handler().python_handler.setStream(sys.__stderr__)
    gc.collect()
    gc.freeze()


def part_of(path: Path) -> str:
    """The folder or file of `tests` to which a path belongs."""
    return path.relative_to(FOLDER).parts[0] if path.is_relative_to(FOLDER) and path != FOLDER else ""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """True for what only the wheel tests; None leaves the decision to pytest."""
    return True if config.getoption("engine") and part_of(collection_path) in ON_THE_WHEEL else None


def pytest_report_header():
    return f"engine: {'compiled' if vindima.compiled() else 'interpreted'}"


def runs_here(item: pytest.Item, engine: bool) -> bool:
    """True if a test runs on this build, unless it is left out of the sample."""
    if item.get_closest_marker("interpreted"):
        return not vindima.compiled()
    # Only the wheel runs the tests of bots, except those marked as interpreted.
    return not engine or not (part_of(item.path) == "bots" or item.get_closest_marker("slow"))


def unsampled(items: list[pytest.Item]) -> set[pytest.Item]:
    """The promises with tables or seeds that only the wheel checks.

    Each promise samples from another offset, so that every kind of table is used on the sources.
    """
    groups: dict[tuple[str, str], list[pytest.Item]] = {}
    for item in items:
        if part_of(item.path) != "conformance" or not isinstance(item, pytest.Function):
            continue
        given: dict[str, Any] = item.callspec.params if hasattr(item, "callspec") else {}
        if given.keys() & {"case", "seed"}:
            game = str(given["case"].game.name if "case" in given else given.get("name"))
            groups.setdefault((item.originalname, game), []).append(item)
    left_out: set[pytest.Item] = set()
    for (name, _), group in groups.items():
        every = min(SAMPLE, len(group))
        first = zlib.crc32(name.encode()) % every
        left_out |= {item for number, item in enumerate(group) if number % every != first}
    return left_out


class Recorder:
    """Deselects the tests of the other build, and writes which tests ran.

    With xdist every worker collects, and the controlling process receives every outcome.
    """

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.outcomes = Outcomes()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.outcomes.collected.update(item.nodeid for item in items)
        engine = self.config.getoption("engine")
        left_out = {item for item in items if not runs_here(item, engine)}
        if engine:
            left_out |= unsampled(items)
        if left_out:
            self.config.hook.pytest_deselected(items=[item for item in items if item in left_out])
            items[:] = [item for item in items if item not in left_out]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self.outcomes.skipped[report.nodeid] = str(report.longrepr)
        if report.failed:
            self.outcomes.failed.add(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped:
            self.outcomes.skipped[report.nodeid] = str(report.longrepr)
        elif report.when == "call":
            self.outcomes.ran.add(report.nodeid)
        if report.failed:
            self.outcomes.failed.add(report.nodeid)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node) -> None:
        self.outcomes.collected.update(getattr(node, "workeroutput", {}).get("collected", ()))

    def pytest_sessionfinish(self) -> None:
        path = self.config.getoption("outcomes")
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput["collected"] = sorted(self.outcomes.collected)
        elif path is not None:
            self.outcomes.save(path)
