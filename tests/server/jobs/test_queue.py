"""The job queue on both databases: a due job is done once, even if servers compete, fail or are killed."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, closing
from datetime import timedelta
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.postgres import binaries, cluster
from vindima.server.database.access import jobs as rows
from vindima.server.database.access.store import Store
from vindima.server.database.play import clocks
from vindima.server.database.prepare import prepare
from vindima.server.jobs import Queue, queue
from vindima.server.jobs.duties import on_duty
from vindima.server.tables.common.clock import CLOCK, now
from vindima.server.tables.game.storage import Unavailable

Payload = dict[str, Any]
HOUR = timedelta(hours=1)
PATIENCE = 20.0


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def address(request, tmp_path_factory):
    if request.param == "sqlite":
        yield str(tmp_path_factory.mktemp("jobs") / "tables.db")
        return
    pytest.importorskip("psycopg", reason="needs the extra postgres")
    if os.environ.get("VINDIMA_POSTGRES"):
        yield os.environ["VINDIMA_POSTGRES"]
    elif binaries() is None:
        pytest.skip("PostgreSQL is not installed, and VINDIMA_POSTGRES names none")
    else:
        with cluster() as found:
            yield found


@pytest.fixture
def store(address):
    with closing(Store(address)) as store:
        prepare(store)
        with store.begin() as connection:
            connection.execute(text("DELETE FROM jobs"))
        yield store


def working(*queues: Queue) -> AbstractAsyncContextManager[None]:
    """Run queues while the block runs."""
    return on_duty(*(one.run() for one in queues))


async def until(found: Callable[[], object]) -> None:
    end = monotonic() + PATIENCE
    while not found():
        assert monotonic() < end, "the expected event did not happen in time"
        await asyncio.sleep(0.005)


def left(store: Store) -> int:
    with store.engine.connect() as connection:
        return int(connection.execute(text("SELECT count(*) FROM jobs")).scalar_one())


def counting(done: Counter[int]) -> Callable[[Payload], Awaitable[None]]:
    async def handle(payload: Payload) -> None:
        done[payload["number"]] += 1

    return handle


def counter(store: Store) -> tuple[Queue, Counter[int]]:
    """A queue that does the jobs of the kind count, and how often it has done each number."""
    jobs, done = Queue(store), Counter[int]()
    jobs.handler("count")(counting(done))
    return jobs, done


def test_a_job_is_done_when_it_is_due_but_not_before(store):
    async def trial() -> None:
        jobs, done = counter(store)
        async with working(jobs):
            await jobs.add("count", "a", now() + HOUR, {"number": 1})
            await jobs.add("count", "b", now(), {"number": 2})
            jobs.look()
            await until(lambda: done[2])
            assert not done[1]
            CLOCK.move(HOUR)
            try:
                await until(lambda: done[1])
            finally:
                CLOCK.move(-HOUR)
            await until(lambda: not left(store))
        assert done == {1: 1, 2: 1}

    asyncio.run(trial())


def test_adding_a_job_again_moves_it_and_cancelling_removes_it(store):
    async def trial() -> None:
        jobs, done = counter(store)
        async with working(jobs):
            await jobs.add("count", "a", now() + HOUR, {"number": 1})
            await jobs.add("count", "b", now() + HOUR, {"number": 3})
            assert left(store) == 2
            await jobs.add("count", "a", now(), {"number": 2})
            jobs.look()
            await until(lambda: done[2])
            assert await jobs.cancel("b")
            assert not await jobs.cancel("b")
            await until(lambda: not left(store))
        assert done == {2: 1}

    asyncio.run(trial())


def test_an_idle_queue_does_not_query_the_database(store, monkeypatch):
    asked = []
    monkeypatch.setattr(rows, "take", lambda *_: asked.append(1) or [])

    async def trial() -> None:
        jobs, _ = counter(store)
        await jobs.add("count", "a", now() + HOUR, {})
        async with working(jobs):
            await until(lambda: asked)
            await asyncio.sleep(0.3)
        assert len(asked) <= 2

    asyncio.run(trial())


def test_two_queues_do_each_job_once_although_a_third_is_killed(store, monkeypatch):
    """The killed queue holds jobs that it has not done: the others do them when the leases expire."""
    monkeypatch.setattr(queue, "LEASE", 0.5)
    monkeypatch.setattr(queue, "RENEWAL", 0.1)
    other = Store(str(store.url.render_as_string(hide_password=False))) if store.shared else store

    async def trial() -> None:
        with store.begin() as connection:
            connection.execute(text("DROP TABLE IF EXISTS counted"))
            connection.execute(text("CREATE TABLE counted (number INTEGER)"))

        async def count(payload: Payload) -> queue.Work:
            await asyncio.sleep(0.001)
            number = int(payload["number"])
            return lambda connection: connection.execute(text(f"INSERT INTO counted VALUES ({number})"))

        async def hang(payload: Payload) -> None:
            await asyncio.Event().wait()

        dying, *rest = queues = [Queue(store), Queue(other), Queue(other)]
        dying.handler("count")(hang)
        for one in rest:
            one.handler("count")(count)

        async def no_farewell() -> None:
            """A killed process does not hand its jobs back."""
            for task in list(dying._running):
                task.cancel()

        monkeypatch.setattr(dying, "_hand_back", no_farewell)
        for number in range(100):
            await queues[0].add("count", f"count:{number}", now(), {"number": number})
        async with working(dying):
            await until(lambda: len(dying._running) == queue.TOGETHER)
        async with working(*rest):
            for one in rest:
                one.look()
            await until(lambda: not left(store))
        with store.engine.connect() as connection:
            done = [row[0] for row in connection.execute(text("SELECT number FROM counted"))]
        assert sorted(done) == list(range(100))

    try:
        asyncio.run(trial())
    finally:
        if other is not store:
            other.close()


def test_jobs_of_different_lengths_do_not_stall_the_queue(store):
    """Some end while others are taken: the queue must not wait for an event that has already happened."""

    async def trial() -> None:
        done: Counter[int] = Counter()
        jobs = Queue(store)

        @jobs.handler("count")
        async def count(payload: Payload) -> None:
            await asyncio.sleep(payload["number"] % 7 / 500)
            done[payload["number"]] += 1

        for number in range(300):
            await jobs.add("count", f"count:{number}", now(), {"number": number})
        async with working(jobs):
            await until(lambda: not left(store))
        assert len(done) == sum(done.values()) == 300

    asyncio.run(trial())


def test_the_lease_of_a_long_job_is_renewed(store, monkeypatch):
    monkeypatch.setattr(queue, "LEASE", 0.6)
    monkeypatch.setattr(queue, "RENEWAL", 0.1)

    async def trial() -> None:
        begun = []

        async def slow(payload: Payload) -> None:
            begun.append(1)
            await asyncio.sleep(1.2)

        one, other = Queue(store), Queue(store)
        for each in (one, other):
            each.handler("slow")(slow)
        await one.add("slow", "a", now(), {})
        async with working(one, other):
            await until(lambda: begun)
            await until(lambda: not left(store))
        assert len(begun) == 1

    asyncio.run(trial())


def test_failed_jobs_are_retried_with_growing_pauses_and_then_given_up(store, monkeypatch, caplog):
    monkeypatch.setattr(queue, "FIRST_PAUSE", 0.01)
    pause, pauses, tried = queue.pause, [], []
    monkeypatch.setattr(queue, "pause", lambda tries: pauses.append(pause(tries)) or pauses[-1])

    async def trial() -> None:
        jobs = Queue(store)

        @jobs.handler("bad", tries=3)
        async def fail(payload: Payload) -> None:
            tried.append(payload)
            raise RuntimeError("a secret")

        await jobs.add("bad", "a", now(), {})
        async with working(jobs):
            await until(lambda: not left(store))

    asyncio.run(trial())
    assert len(tried) == 3
    assert pauses == [0.01, 0.04]
    assert "a job of kind bad is given up: RuntimeError" in caplog.text
    assert "secret" not in caplog.text
    assert pause(20) == queue.LONGEST_PAUSE


def test_an_unavailable_database_does_not_count_as_a_failed_try(store, monkeypatch):
    monkeypatch.setattr(queue, "FIRST_PAUSE", 0.001)
    tried = []

    async def trial() -> None:
        jobs = Queue(store)

        @jobs.handler("flaky", tries=2)
        async def flaky(payload: Payload) -> None:
            tried.append(1)
            if len(tried) < 5:
                raise Unavailable

        await jobs.add("flaky", "a", now(), {})
        async with working(jobs):
            await until(lambda: not left(store))

    asyncio.run(trial())
    assert len(tried) == 5


def test_the_writes_of_a_handler_are_rolled_back_if_its_job_was_moved(store):
    async def trial() -> None:
        jobs = Queue(store)
        moved = asyncio.Event()

        @jobs.handler("write")
        async def write(payload: Payload) -> queue.Work:
            await moved.wait()
            return lambda connection: rows.add(connection, "never", "never", now(), {})

        await jobs.add("write", "a", now(), {})
        async with working(jobs):
            await until(lambda: jobs._running)
            await jobs.add("write", "a", now() + HOUR, {})
            moved.set()
            await until(lambda: not jobs._running)
        assert left(store) == 1
        assert await jobs.cancel("a")

    asyncio.run(trial())


def test_a_queue_that_stops_hands_its_jobs_back(store):
    async def trial() -> None:
        first, (second, done) = Queue(store), counter(store)

        @first.handler("count")
        async def hang(payload: Payload) -> None:
            await asyncio.Event().wait()

        await first.add("count", "a", now(), {"number": 1})
        async with working(first):
            await until(lambda: first._running)
        async with working(second):
            await until(lambda: done[1])

    asyncio.run(trial())


def test_jobs_of_an_unknown_kind_wait_for_a_server_that_knows_it(store):
    async def trial() -> None:
        jobs, done = counter(store)
        await jobs.add("newer", "a", now(), {"number": 1})
        await jobs.add("count", "b", now(), {"number": 2})
        async with working(jobs):
            await until(lambda: done[2])
            await until(lambda: not jobs._running)
        assert left(store) == 1

    asyncio.run(trial())


def test_keys_have_a_maximum_length_and_kinds_a_single_handler(store):
    async def trial() -> None:
        jobs, _ = counter(store)
        with pytest.raises(ValueError, match="have a handler already"):
            jobs.handler("count")(counting(Counter()))
        for key in ("", "a" * 121):
            with pytest.raises(ValueError, match="1 to 120 letters"):
                await jobs.add("count", key, now(), {})

    asyncio.run(trial())


def test_clocks_take_precedence_over_jobs_that_are_due_longer(store):
    assert set(rows.URGENT) == {clocks.BEAT, clocks.CLOCK}
    at = now()
    with store.begin() as connection:
        for number in range(3):
            rows.add(connection, "hook", f"hook:{number}", at - HOUR, {})
        rows.add(connection, clocks.CLOCK, "clock:1", at - timedelta(seconds=1), {})
        taken = rows.take(connection, ("hook", clocks.CLOCK), at, at + HOUR, "me", 2)
    assert [job.key for job in taken] == ["clock:1", "hook:0"]
