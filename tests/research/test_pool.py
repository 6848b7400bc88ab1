"""Tasks on processes: each is done once, a dead worker loses only its own, results are the same anywhere."""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

import vindima
from tests.research.workers import double, exits, fragile_match, slow
from vindima.research.arena import Plan, digest, fingerprint, play_match
from vindima.research.pool import TRIES, Backend, Processes, Ray, backend_for, play_all

PLAN = Plan("vinhos", ("random", "random"), games=6, seed=40)
needs_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="Ray is large, so the extra `ray` is no part of `dev`"
)


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_every_task_is_done_once(workers):
    outcomes = list(play_all(range(10), double, Processes(workers)))
    assert sorted((outcome.task, outcome.result) for outcome in outcomes) == [(n, 2 * n) for n in range(10)]


def test_no_task_is_no_work():
    assert list(play_all([], double, Processes(2))) == []


def test_an_exception_is_the_outcome_of_its_task_alone():
    outcomes = {outcome.task: outcome for outcome in play_all(range(12, 15), double, Processes(1))}
    assert outcomes[13].result is None
    assert "ValueError: unlucky" in outcomes[13].error
    assert outcomes[12].result == 24
    assert outcomes[14].result == 28


def test_a_task_that_kills_its_worker_again_and_again_is_reported():
    outcomes = {outcome.task: outcome for outcome in play_all(range(6), exits, Processes(2))}
    assert outcomes.pop(3) == (3, None, f"killed its worker {TRIES} times")
    assert {task: outcome.result for task, outcome in outcomes.items()} == {n: n for n in (0, 1, 2, 4, 5)}


def digest_on(backend: Backend, broken: str = "") -> str:
    """The digest of the plan on a back end; `broken` is a file for the one that is killed."""
    tasks = [(broken if match.number == 2 else "", match) for match in PLAN.matches()]
    outcomes = list(play_all(tasks, fragile_match, backend))
    assert [outcome.error for outcome in outcomes if outcome.error] == []
    assert len(outcomes) == PLAN.total
    return digest((o.result["number"], fingerprint(o.result)) for o in outcomes if o.result is not None)


@pytest.fixture(scope="module")
def alone() -> str:
    """The digest of the plan without any back end."""
    return digest((match.number, fingerprint(play_match(match))) for match in PLAN.matches())


@pytest.mark.parametrize("workers", [1, 3])
def test_results_do_not_depend_on_the_number_of_workers(alone, workers):
    assert digest_on(Processes(workers)) == alone


def test_a_worker_that_is_killed_loses_only_its_game_which_is_played_again(alone, tmp_path):
    broken = tmp_path / "killed"
    assert digest_on(Processes(2), str(broken)) == alone
    assert broken.exists()


@needs_ray
def test_a_local_cluster_gives_the_same_results_even_if_a_worker_is_killed(alone, tmp_path):
    broken = tmp_path / "killed"
    assert digest_on(Ray("local", workers=2), str(broken)) == alone
    assert broken.exists()


@needs_ray
def test_a_cluster_reports_a_task_that_kills_its_workers():
    outcomes = {outcome.task: outcome for outcome in play_all(range(2, 5), exits, Ray("local", workers=2))}
    assert outcomes[3].result is None
    assert "killed its worker" in outcomes[3].error
    assert outcomes[4].result == 4


@pytest.mark.skipif(importlib.util.find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_it_is_said_how_to_get_it():
    with pytest.raises(vindima.BadData, match=r"pip install 'vindima\[ray\]'"):
        backend_for(2, "local")


def test_no_workers_are_refused():
    with pytest.raises(vindima.BadData, match="at least one is needed"):
        backend_for(0, None)


def test_tasks_are_taken_only_when_there_is_room():
    taken: list[int] = []

    def endless() -> Iterator[int]:
        while True:
            taken.append(len(taken))
            yield taken[-1]

    outcomes = play_all(endless(), double, Processes(2))
    for _ in range(5):
        next(outcomes)
    outcomes.close()
    assert len(taken) <= 8


def waited(path: Path) -> None:
    """Wait until a file is there."""
    start = monotonic()
    while not path.exists():
        assert monotonic() - start < 30, "the task has not begun"
        sleep(0.02)


def gone(group: int) -> bool:
    """True if no process of a group is left, or all are about to end."""
    for _ in range(200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        sleep(0.02)
    return False


@pytest.mark.skipif(os.name != "posix", reason="sends POSIX signals")
def test_an_interrupt_ends_everything_at_once(tmp_path):
    begun = tmp_path / "begun"
    code = (
        "from tests.research.workers import slow\n"
        "from vindima.research.pool import Processes, play_all\n"
        "if __name__ == '__main__':\n"
        "    try:\n"
        f"        list(play_all([{str(begun)!r}], slow, Processes(1)))\n"
        "    except KeyboardInterrupt:\n"
        "        raise SystemExit(130)\n"
    )
    script = tmp_path / "script.py"
    script.write_text(code, "utf-8")
    root = str(Path(__file__).parents[2])
    path = os.pathsep.join([root, *filter(None, [os.environ.get("PYTHONPATH")])])
    program = subprocess.Popen(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": path},
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    waited(begun)
    os.killpg(program.pid, signal.SIGINT)
    _, errors = program.communicate(timeout=20)
    assert program.returncode == 130
    assert errors == b""
    assert gone(program.pid)


def test_a_caller_that_stops_early_ends_the_workers(tmp_path):
    begun = tmp_path / "begun"
    outcomes = play_all([str(tmp_path / "missing" / "folder"), str(begun)], slow, Processes(2))
    assert "FileNotFoundError" in next(outcomes).error
    waited(begun)
    start = monotonic()
    outcomes.close()
    assert monotonic() - start < 10
