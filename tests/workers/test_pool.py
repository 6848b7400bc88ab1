"""The worker pool: every job is done once, dead workers are replaced, and nothing outlives the pool."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError
from concurrent.futures import wait as wait_for
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.workers.jobs import double, exits, fragile, nested, pid, slow, stubborn, unpicklable
from vindima.workers import TRIES, JobFailed, Pool, PoolClosed, TimedOut, WorkerDied, keeper


@pytest.fixture
def pool() -> Iterator[Pool]:
    with Pool(2) as pool:
        yield pool


def wait_until_begun(path: Path) -> None:
    """Wait until a job has begun."""
    start = monotonic()
    while not path.exists():
        assert monotonic() - start < 30, "the job has not begun"
        sleep(0.02)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or "Z" not in stat.read_text("utf-8").rpartition(")")[2][:3]


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_every_task_is_done_once(workers):
    with Pool(workers) as pool:
        outcomes = list(pool.run(range(10), double))
    assert sorted((outcome.task, outcome.result) for outcome in outcomes) == [(n, 2 * n) for n in range(10)]


def test_an_empty_list_of_tasks_has_no_outcomes(pool):
    assert list(pool.run([], double)) == []
    assert pool.map(double, []) == []


def test_map_keeps_the_order_of_its_tasks(pool):
    assert pool.map(double, [3, 1, 2]) == [6, 2, 4]


def test_workers_are_reused(pool):
    assert len({pool.submit(pid).result() for _ in range(6)}) <= 2


def test_an_exception_fails_only_its_job_and_keeps_its_traceback(pool):
    outcomes = {outcome.task: outcome for outcome in pool.run(range(12, 16), double)}
    error = outcomes[13].error
    assert isinstance(error, JobFailed)
    assert (error.kind, error.message, str(error)) == ("ValueError", "unlucky", "ValueError: unlucky")
    assert "in double\n" in error.traceback
    assert error.traceback in error.__notes__[0]
    assert outcomes[14].error.kind == "tests.workers.jobs.Bad"
    assert (outcomes[12].result, outcomes[15].result) == (24, 30)


def test_a_failed_job_can_be_pickled():
    error = pickle.loads(pickle.dumps(JobFailed("ValueError", "unlucky", "Traceback")))
    assert (error.kind, error.message, error.traceback) == ("ValueError", "unlucky", "Traceback")


def test_arguments_that_cannot_be_pickled_are_refused_at_once(pool):
    with pytest.raises((AttributeError, pickle.PicklingError)):
        pool.submit(double, lambda: None)


def test_a_result_that_cannot_be_pickled_fails_its_job(pool):
    with pytest.raises(JobFailed, match="unpicklable"):
        pool.submit(unpicklable, 1).result()
    assert pool.submit(double, 4).result() == 8


def test_arguments_are_copied_when_a_job_is_submitted():
    with Pool(1) as pool:
        argument = [1, 2]
        future = pool.submit(sum, argument)
        argument.append(3)
        assert future.result() == 3


def test_a_job_whose_worker_died_is_run_again(pool, tmp_path):
    assert pool.submit(fragile, str(tmp_path / "killed")).result() == 7


def test_a_job_that_repeatedly_kills_its_worker_is_given_up(pool):
    outcomes = {outcome.task: outcome for outcome in pool.run(range(6), exits)}
    error = outcomes.pop(3).error
    assert isinstance(error, WorkerDied)
    assert str(error) == f"killed its worker {TRIES} times"
    assert {task: outcome.result for task, outcome in outcomes.items()} == {n: n for n in (0, 1, 2, 4, 5)}


@pytest.mark.skipif(os.name != "posix", reason="needs a Unix system: sends signals")
def test_an_idle_worker_that_dies_is_replaced():
    with Pool(1) as pool:
        first = pool.submit(pid).result()
        os.kill(first, signal.SIGKILL)
        assert pool.submit(pid).result() != first


def test_a_job_that_exceeds_its_time_limit_is_given_up(tmp_path):
    with Pool(1, limit=0.3, tries=2) as pool:
        with pytest.raises(TimedOut, match=r"within 0\.3 seconds, 2 times"):
            pool.submit(slow, str(tmp_path / "begun")).result()
        assert pool.submit(double, 2).result() == 4


def test_cancelling_a_job_ends_only_its_worker(pool, tmp_path):
    begun = tmp_path / "begun"
    future = pool.submit(slow, str(begun))
    wait_until_begun(begun)
    assert future.cancel()
    with pytest.raises(CancelledError):
        future.result()
    assert wait_for([future], timeout=0).done == {future}
    assert pool.map(double, [1, 2, 3]) == [2, 4, 6]
    while begun.read_text("utf-8") != "ended":
        sleep(0.02)


def test_a_cancelled_job_that_has_not_begun_never_runs(tmp_path):
    begun = tmp_path / "begun"
    with Pool(1) as pool:
        first = pool.submit(slow, str(tmp_path / "first"))
        second = pool.submit(slow, str(begun))
        assert second.cancel()
        first.cancel()
        assert pool.submit(double, 1).result() == 2
    assert not begun.exists()


def test_a_job_that_does_not_end_when_cancelled_is_killed(tmp_path, monkeypatch):
    monkeypatch.setattr(keeper, "GRACE", 0.2)
    begun = tmp_path / "begun"
    with Pool(1) as pool:
        future = pool.submit(stubborn, str(begun))
        wait_until_begun(begun)
        sleep(0.1)
        process = int(begun.read_text("utf-8"))
        future.cancel()
        assert pool.submit(double, 1).result() == 2
    assert not alive(process)


def test_asyncio_callers_share_the_workers(pool):
    async def several() -> list[int]:
        return await asyncio.gather(*(pool.call(double, number) for number in range(5)))

    assert asyncio.run(several()) == [0, 2, 4, 6, 8]


def test_cancelling_an_asyncio_task_ends_its_job(pool, tmp_path):
    begun = tmp_path / "begun"

    async def impatient() -> None:
        task = asyncio.create_task(pool.call(slow, str(begun)))
        await asyncio.to_thread(wait_until_begun, begun)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(impatient())
    while begun.read_text("utf-8") != "ended":
        sleep(0.02)


def test_workers_can_be_started_in_advance(pool):
    pool.start()
    assert sum(worker.ready for worker in pool._keeper.idle) == pool.size


def test_a_failure_to_start_workers_is_reported(pool, monkeypatch):
    def broken() -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(keeper, "Worker", broken)
    with pytest.raises(WorkerDied, match="no more processes"):
        pool.submit(double, 1).result()
    with pytest.raises(WorkerDied, match="no more processes"):
        pool.start()


def test_closing_a_pool_ends_its_jobs_and_it_accepts_no_more(tmp_path):
    begun = tmp_path / "begun"
    pool = Pool(1)
    running, waiting = pool.submit(slow, str(begun)), pool.submit(double, 1)
    wait_until_begun(begun)
    pool.close()
    for future in (running, waiting):
        with pytest.raises(PoolClosed):
            future.result(timeout=0)
    with pytest.raises(PoolClosed):
        pool.submit(double, 1)
    with pytest.raises(PoolClosed):
        pool.start()
    pool.close()


def test_a_pool_that_was_never_used_can_be_closed():
    Pool(1).close()


def test_a_job_may_have_its_own_pool(pool):
    assert pool.submit(nested, 4).result() == [0, 2, 4, 6]


def test_tasks_are_taken_from_the_iterator_only_as_needed(pool):
    taken: list[int] = []

    def endless() -> Iterator[int]:
        while True:
            taken.append(len(taken))
            yield taken[-1]

    outcomes = pool.run(endless(), double)
    for _ in range(5):
        next(outcomes)
    outcomes.close()
    assert len(taken) <= 8


def test_closing_the_outcomes_early_ends_the_tasks(pool, tmp_path):
    begun = tmp_path / "begun"
    outcomes = pool.run([str(tmp_path / "missing" / "folder"), str(begun)], slow)
    assert next(outcomes).error.kind == "FileNotFoundError"
    wait_until_begun(begun)
    outcomes.close()
    while begun.read_text("utf-8") != "ended":
        sleep(0.02)


def script(tmp_path: Path, body: str) -> subprocess.Popen[bytes]:
    """Start a program that uses the pool, in its own session."""
    file = tmp_path / "script.py"
    head = "from tests.workers.jobs import slow\nfrom vindima.workers import Pool\n"
    file.write_text(head + body, "utf-8")
    root = str(Path(__file__).parents[2])
    path = os.pathsep.join([root, *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.Popen(
        [sys.executable, str(file)],
        env={**os.environ, "PYTHONPATH": path},
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


def gone(group: int) -> bool:
    """True once no process of a group is left; False if that takes too long."""
    for _ in range(200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        sleep(0.02)
    return False


@pytest.mark.skipif(os.name != "posix", reason="needs a Unix system: sends signals")
@pytest.mark.parametrize("closing", ["with Pool(1) as pool:", "pool = Pool(1)\n    if True:"])
def test_an_interrupt_ends_all_processes_at_once(tmp_path, closing):
    begun = tmp_path / "begun"
    body = (
        "if __name__ == '__main__':\n"
        f"    {closing}\n"
        "        try:\n"
        f"            list(pool.run([{str(begun)!r}], slow))\n"
        "        except KeyboardInterrupt:\n"
        "            raise SystemExit(130)\n"
    )
    program = script(tmp_path, body)
    wait_until_begun(begun)
    os.killpg(program.pid, signal.SIGINT)
    _, errors = program.communicate(timeout=20)
    assert (program.returncode, errors) == (130, b"")
    assert gone(program.pid)


def test_a_script_without_a_main_guard_gets_an_error(tmp_path):
    program = script(tmp_path, "Pool(1).submit(max, 1, 2).result()\n")
    _, errors = program.communicate(timeout=60)
    assert program.returncode == 1
    assert b"WorkerDied" in errors


@pytest.mark.skipif(os.name != "posix", reason="needs a Unix system: sends signals")
def test_an_interrupt_while_processes_start_ends_none_of_them(tmp_path):
    body = (
        "import os, signal\n"
        "from multiprocessing import util\n"
        "start_process = util.spawnv_passfds\n"
        "def start_and_interrupt(*args):\n"
        "    process = start_process(*args)\n"
        "    os.kill(process, signal.SIGINT)\n"
        "    return process\n"
        "if __name__ == '__main__':\n"
        "    util.spawnv_passfds = start_and_interrupt\n"
        "    with Pool(2) as pool:\n"
        "        assert pool.map(abs, [-1, -2]) == [1, 2]\n"
    )
    program = script(tmp_path, body)
    _, errors = program.communicate(timeout=60)
    assert (program.returncode, errors) == (0, b"")
