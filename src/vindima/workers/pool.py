"""The pool's interface to its callers."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future
from contextlib import AbstractContextManager
from itertools import islice
from multiprocessing import util
from queue import SimpleQueue
from types import TracebackType
from typing import Any, Final, Generic, NamedTuple, TypeVar, final

from vindima.workers.errors import NoResult
from vindima.workers.keeper import Job, Keeper
from vindima.workers.process import packed

__all__ = ["TRIES", "Outcome", "Outcomes", "Pool"]

Task = TypeVar("Task")
Result = TypeVar("Result")

TRIES: Final = 3
"""How many workers a job may use up before the pool gives up on it."""
AHEAD: Final = 2
"""How many tasks `Pool.run` submits for each worker, so that no worker waits for the next one."""
BEFORE_MULTIPROCESSING: Final = 10
"""The priority of closing a pool at exit: it comes before `multiprocessing` waits for all processes."""


class Outcome(NamedTuple, Generic[Task, Result]):
    """The outcome of a task: its result, or the reason why there is none."""

    task: Task
    result: Result | None
    error: NoResult | None = None


Outcomes = Generator[Outcome[Task, Result], None, None]


@final
class Pool(AbstractContextManager["Pool"]):
    """Worker processes, started when they are first needed: `workers` of them, by default one per core.

    A worker that dies, or that exceeds the time `limit` of a job in seconds, is replaced, and its job is run
    again; after `tries` workers the job fails. Cancelling the future of a running job ends its worker. Close
    the pool, or use it as a context manager; a pool that is still open when the process exits is closed then.
    """

    def __init__(self, workers: int | None = None, *, limit: float | None = None, tries: int = TRIES) -> None:
        self.size = workers or os.cpu_count() or 1
        self._keeper = Keeper(self.size, limit, tries)
        self._finalizer = util.Finalize(None, self._keeper.close, exitpriority=BEFORE_MULTIPROCESSING)

    def submit(self, function: Callable[..., Result], *args: Any) -> Future[Result]:
        """Run a function of a module in a worker. The arguments are copied before this returns.

        If there is no result, the future raises JobFailed, WorkerDied, TimedOut or PoolClosed.
        """
        job = Job(packed(function, args))
        job.future.add_done_callback(self._cancelled)
        self._keeper.put(job)
        return job.future

    async def call(self, function: Callable[..., Result], *args: Any) -> Result:
        """The same for asyncio. Cancelling the task that waits for the result ends the worker."""
        return await asyncio.wrap_future(self.submit(function, *args))

    def run(self, tasks: Iterable[Task], function: Callable[[Task], Result]) -> Outcomes[Task, Result]:
        """Yield the outcome of every task, in the order of completion.

        Tasks are taken from the iterable as workers become free. If the caller stops early, running tasks are
        cancelled.
        """
        done: SimpleQueue[Future[Result]] = SimpleQueue()
        running: dict[Future[Result], Task] = {}
        remaining = iter(tasks)
        try:
            while True:
                for task in islice(remaining, AHEAD * self.size - len(running)):
                    future = self.submit(function, task)
                    running[future] = task
                    future.add_done_callback(done.put)
                if not running:
                    return
                future = done.get()
                yield outcome(running.pop(future), future)
        finally:
            for future in running:
                future.cancel()

    def map(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> list[Result]:
        """The results of all tasks, in the order of the tasks. Raises the error of the first failed task."""
        futures = [self.submit(function, task) for task in tasks]
        try:
            return [future.result() for future in futures]
        finally:
            for future in futures:
                future.cancel()

    def start(self) -> None:
        """Start all workers and wait until they are ready. Raises WorkerDied if they cannot be started."""
        started: Future[None] = Future()
        self._keeper.put(start=started)
        started.result()

    def close(self) -> None:
        """End all workers, whatever they are doing, and wait for that. Unfinished jobs raise PoolClosed."""
        self._keeper.close()
        self._finalizer.cancel()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _cancelled(self, future: Future[Any]) -> None:
        """Have the keeper end the worker of a cancelled job."""
        if future.cancelled():
            future.set_running_or_notify_cancel()
            self._keeper.wake()


def outcome(task: Task, future: Future[Result]) -> Outcome[Task, Result]:
    """The outcome of a task whose future is done."""
    error = future.exception()
    if error is None:
        return Outcome(task, future.result())
    if isinstance(error, NoResult):
        return Outcome(task, None, error)
    raise error
