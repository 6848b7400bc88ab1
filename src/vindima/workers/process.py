"""One worker process: the loop inside it, and the pool's end of the pipe to it."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from time import monotonic
from typing import Any, Final

from vindima.workers.errors import JobFailed

__all__ = ["GRACE", "READY", "Worker", "failure", "packed", "report"]

GRACE: Final = 5.0
"""Seconds that a worker has to end by itself before it is killed."""
READY: Final = b"ready"
"""The first message of a worker; all others are replies to jobs."""
HAS_FORK_SERVER: Final = "forkserver" in multiprocessing.get_all_start_methods()
THREADS: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""The environment variables that limit the threads of numpy's libraries."""


class Worker:
    """A process that runs one job at a time. All methods must be called from the same thread."""

    def __init__(self) -> None:
        context: Any = multiprocessing.get_context("forkserver" if HAS_FORK_SERVER else "spawn")
        ours, theirs = context.Pipe()
        self.pipe: Connection = ours
        # Not a daemon: daemons may not start processes, and a job may use its own pool.
        self.process = context.Process(target=serve, args=(theirs,))
        with interrupts_blocked():
            self.process.start()
        theirs.close()
        self.ready = False
        """True once the process has imported what it needs and waits for jobs."""

    def send(self, payload: bytes) -> None:
        """Give a packed job to the process."""
        # The pool notices a worker that has just died when it waits for the reply.
        with suppress(OSError):
            self.pipe.send_bytes(payload)

    def receive(self) -> bytes | None:
        """The next message of the process; None if it has died."""
        try:
            return self.pipe.recv_bytes()
        except (EOFError, OSError):
            return None

    def alive(self) -> bool:
        return bool(self.process.is_alive())

    def terminate(self) -> None:
        """Ask the process to end; a running job gets the chance to clean up."""
        self.process.terminate()

    def end(self, until: float | None = None) -> None:
        """End the process and wait for it; if it is still running at the time `until`, kill it."""
        self.process.terminate()
        self.process.join(GRACE if until is None else max(0.0, until - monotonic()))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()
        self.process.close()


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Processes started here, and the fork server, do not receive interrupts.

    A worker and the fork server ignore interrupts, but only once they have imported what they need. Until
    then an interrupt would end them with a traceback. Windows has no fork server, and no such signals.
    """
    if not HAS_FORK_SERVER:
        yield
        return
    # A browser's Python has no such module.
    from multiprocessing import resource_tracker

    # The fork server starts the resource tracker if it is not running, and that unblocks interrupts.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def packed(function: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    """A job as bytes. If the function or an argument cannot be pickled, raises the error of `pickle`."""
    return bytes(ForkingPickler.dumps((function, args)))


def serve(pipe: Connection) -> None:
    """Run one job after another until the other end of the pipe is closed."""
    # An interrupt reaches every process of a terminal; the process that owns the pool ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if HAS_FORK_SERVER:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    # There is a worker for each core: extra threads of one job would take time from the others.
    for name in THREADS:
        os.environ.setdefault(name, "1")
    with suppress(EOFError, OSError):
        pipe.send_bytes(READY)
        while True:
            pipe.send_bytes(reply(pipe.recv_bytes()))


def reply(payload: bytes) -> bytes:
    """Run a packed job and return its packed result or error."""
    result, error = report(run, payload)
    try:
        return bytes(ForkingPickler.dumps((result, error)))
    except Exception as problem:
        return bytes(ForkingPickler.dumps((None, failure(problem))))


def run(payload: bytes) -> Any:
    """Run a packed job."""
    function, args = pickle.loads(payload)
    return function(*args)


def report(function: Callable[..., Any], *args: Any) -> tuple[Any, JobFailed | None]:
    """The result of a function, or the error that it raised."""
    try:
        return function(*args), None
    except Exception as error:
        return None, failure(error)


def failure(error: Exception) -> JobFailed:
    """An exception in a form that every process can unpickle."""
    kind = type(error)
    module = "" if kind.__module__ == "builtins" else f"{kind.__module__}."
    text = "".join(traceback.format_exception(error))
    return JobFailed(f"{module}{kind.__qualname__}", str(error), text)
