"""The thread of a pool that starts and ends its workers, hands out jobs and collects the results."""

from __future__ import annotations

import pickle
import threading
from collections import deque
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import wait
from time import monotonic
from typing import Any, final

from vindima.workers.errors import NoResult, PoolClosed, TimedOut, WorkerDied
from vindima.workers.process import GRACE, READY, Worker, failure

__all__ = ["Job", "Keeper"]


@final
class Job:
    """A packed function call, the future of its result, and how many workers it has used up."""

    __slots__ = ("future", "payload", "tries")

    def __init__(self, payload: bytes) -> None:
        self.payload = payload
        self.future: Future[Any] = Future()
        self.tries = 0

    def fail(self, error: Exception) -> None:
        """End the job without a result."""
        with suppress(InvalidStateError):  # cancelled at the same moment
            self.future.set_exception(error)


@final
class Keeper:
    """Owns the workers of a pool. Only its thread touches them; other threads put requests into the inbox."""

    def __init__(self, size: int, limit: float | None, tries: int) -> None:
        self.size = size
        self.limit = limit
        self.tries = tries
        self.thread = threading.Thread(target=self.keep, name="vindima-workers", daemon=True)
        # The inbox, guarded by the lock.
        self.lock = threading.Lock()
        self.inbox: list[Job] = []
        self.starts: list[Future[None]] = []
        """The futures of callers who wait until all workers are ready."""
        self.closed = False
        self.woken = False
        self.bell, self.ring = Pipe(duplex=False)
        # Touched only by the keeper's thread.
        self.waiting: deque[Job] = deque()
        self.idle: list[Worker] = []
        """Workers without a job: those that are ready, and those that are still starting."""
        self.busy: dict[Worker, tuple[Job, float | None]] = {}
        """Each worker with a job, the job, and its deadline."""
        self.ending: dict[Worker, float] = {}
        """Workers that were asked to end, and when each will be killed."""
        self.stillborn = 0
        """How many workers in a row have died before they were ready."""

    # Called by other threads

    def put(self, job: Job | None = None, start: Future[None] | None = None) -> None:
        """Leave a job, or the future of a caller who waits for all workers. Raises PoolClosed."""
        with self.lock:
            if self.closed:
                raise PoolClosed("the pool is closed")
            if job is not None:
                self.inbox.append(job)
            if start is not None:
                self.starts.append(start)
            if self.thread.ident is None:
                self.thread.start()
            self._wake()

    def wake(self) -> None:
        """Make the thread check all jobs again."""
        with self.lock:
            self._wake()

    def _wake(self) -> None:
        if not self.woken and not self.ring.closed:
            self.woken = True
            self.ring.send_bytes(b"")

    def close(self) -> None:
        """End all workers and wait until they have ended."""
        with self.lock:
            self.closed = True
            self._wake()
        if self.thread.ident is not None:
            self.thread.join()
        else:
            self.end_all()

    # The thread

    def keep(self) -> None:
        """Look after the workers until the pool is closed."""
        try:
            while self.empty_inbox():
                self.drop_cancelled()
                self.drop_late()
                self.reap()
                self.start_workers()
                self.hand_out()
                self.listen()
        finally:
            self.end_all()

    def empty_inbox(self) -> bool:
        """Empty the inbox. Returns False if the pool is closed."""
        with self.lock:
            if self.woken:
                self.bell.recv_bytes()
                self.woken = False
            self.waiting.extend(self.inbox)
            self.inbox.clear()
            ready = sum(worker.ready for worker in self.idle) + len(self.busy)
            started = self.starts if ready >= self.size else []
            if started:
                self.starts = []
            closed = self.closed
        for future in started:
            future.set_result(None)
        return not closed

    def drop_cancelled(self) -> None:
        """Drop the cancelled jobs; a worker that is running one is ended."""
        self.waiting = deque(job for job in self.waiting if not job.future.cancelled())
        for worker in [worker for worker, (job, _) in self.busy.items() if job.future.cancelled()]:
            del self.busy[worker]
            self.dismiss(worker)

    def drop_late(self) -> None:
        """End the workers whose jobs have exceeded the time limit."""
        now = monotonic()
        for worker in [worker for worker, (_, end) in self.busy.items() if end is not None and end <= now]:
            job, _ = self.busy.pop(worker)
            self.dismiss(worker)
            self.retry(job, TimedOut(f"gave no result within {self.limit:g} seconds, {self.tries} times"))

    def dismiss(self, worker: Worker) -> None:
        """Ask a worker to end; it no longer belongs to the pool."""
        worker.terminate()
        self.ending[worker] = monotonic() + GRACE

    def reap(self) -> None:
        """Forget the dismissed workers that have ended, and kill those whose grace period is over."""
        now = monotonic()
        for worker in [one for one, end in self.ending.items() if end <= now or not one.alive()]:
            del self.ending[worker]
            worker.end(now)

    def start_workers(self) -> None:
        """Start as many workers as there is work for."""
        with self.lock:
            wanted = self.size if self.starts else 0
        wanted = min(self.size, max(wanted, len(self.busy) + len(self.waiting)))
        while len(self.idle) + len(self.busy) < wanted and (self.waiting or self.starts):
            try:
                self.idle.append(Worker())
            except Exception as error:
                self.count_failure(f"a worker process could not be started: {error}")

    def count_failure(self, reason: str) -> None:
        """Count a worker that died before it was ready. After too many, all waiting callers get the error."""
        self.stillborn += 1
        if self.stillborn < self.tries:
            return
        self.stillborn = 0
        for job in self.waiting:
            job.fail(WorkerDied(reason))
        self.waiting.clear()
        with self.lock:
            starts, self.starts = self.starts, []
        for future in starts:
            future.set_exception(WorkerDied(reason))

    def hand_out(self) -> None:
        """Give waiting jobs to idle workers."""
        for worker in [worker for worker in self.idle if worker.ready][: len(self.waiting)]:
            job = self.waiting.popleft()
            self.idle.remove(worker)
            self.busy[worker] = job, None if self.limit is None else monotonic() + self.limit
            worker.send(job.payload)

    def listen(self) -> None:
        """Wait until there is something to do, then take the messages of the workers."""
        workers = {worker.pipe: worker for worker in (*self.idle, *self.busy)}
        ends = [end for _, end in self.busy.values() if end is not None] + list(self.ending.values())
        timeout = max(0.0, min(ends) - monotonic()) if ends else None
        sentinels = [worker.process.sentinel for worker in self.ending]
        for source in wait([self.bell, *workers, *sentinels], timeout):
            if source in workers:
                self.take(workers[source])

    def take(self, worker: Worker) -> None:
        """Take the message of a worker: it is ready, it has a result, or it has died."""
        message = worker.receive()
        if message == READY:
            worker.ready = True
            self.stillborn = 0
        elif message is not None:
            job, _ = self.busy.pop(worker)
            self.idle.append(worker)
            settle(job, message)
        else:
            worker.end()
            if worker in self.busy:
                job, _ = self.busy.pop(worker)
                self.retry(job, WorkerDied(f"killed its worker {self.tries} times"))
            else:
                self.idle.remove(worker)
                if not worker.ready:
                    self.count_failure("worker processes die as soon as they are started")

    def retry(self, job: Job, error: NoResult) -> None:
        """Put a job at the front of the queue again; after too many tries it fails with the error."""
        job.tries += 1
        if job.tries < self.tries:
            self.waiting.appendleft(job)
        else:
            job.fail(error)

    def end_all(self) -> None:
        """End all workers, and tell all waiting callers that there will be no results."""
        workers = [*self.idle, *self.busy, *self.ending]
        for worker in workers:
            worker.terminate()
        until = monotonic() + GRACE
        for worker in workers:
            worker.end(until)
        with self.lock:
            self.closed = True
            jobs = [*self.waiting, *self.inbox, *(job for job, _ in self.busy.values())]
            starts = self.starts
            self.bell.close()
            self.ring.close()
        for job in jobs:
            job.fail(PoolClosed("the pool was closed before the job was done"))
        for future in starts:
            future.set_exception(PoolClosed("the pool was closed before its workers were ready"))


def settle(job: Job, message: bytes) -> None:
    """Complete the future of a job with its worker's reply."""
    try:
        result, error = pickle.loads(message)
    except Exception as problem:
        result, error = None, failure(problem)
    if error is not None:
        job.fail(error)
    else:
        with suppress(InvalidStateError):
            job.future.set_result(result)
