"""Many tasks on many processes: here, or on the machines of a Ray cluster.

A task that kills its worker is tried again on a fresh one, three times at most. What a task gives depends
on the task alone, so every back end gives the same results, in whatever order they are done.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from vindima.core.explain import BadData
from vindima.research.extras import optional

__all__ = ["TRIES", "Backend", "Outcome", "Outcomes", "Processes", "Ray", "backend_for", "play_all"]

Task = TypeVar("Task")
Result = TypeVar("Result")

TRIES: Final = 3
"""How many workers a task may kill before it is given up."""
LOCAL: Final = "local"
"""The address of a Ray cluster that is started on this machine, for this run."""
AHEAD: Final = 2
"""Tasks that a Ray cluster is given for each of its processors, so that none waits for the next."""


class Outcome(NamedTuple, Generic[Task, Result]):
    """What became of a task: its result, or in words why there is none."""

    task: Task
    result: Result | None
    error: str = ""


Outcomes = Generator[Outcome[Task, Result], None, None]


class Backend(Protocol):
    """Where tasks are done."""

    def run(self, tasks: Iterator[Task], worker: Callable[[Task], Result]) -> Outcomes[Task, Result]:
        """The outcome of every task, in the order in which they are done."""


def play_all(
    tasks: Iterable[Task], worker: Callable[[Task], Result], backend: Backend
) -> Outcomes[Task, Result]:
    """Do every task with a function of a module, and yield what becomes of each as soon as it is known.

    Tasks are taken when there is room for them. A caller that stops early ends all that is running.
    """
    return backend.run(iter(tasks), worker)


def backend_for(workers: int | None, ray: str | None) -> Backend:
    """The back end that a command line names."""
    if workers is not None and workers < 1:
        raise BadData(f"{workers} workers can do nothing; at least one is needed")
    return Processes(workers) if ray is None else Ray(ray, workers)


# Processes of this machine


class Worker:
    """A process, our end of the pipe to it, and the task it has."""

    def __init__(self, context: Any, function: Callable[[Any], Any]) -> None:
        ours, theirs = context.Pipe()
        self.pipe: Connection = ours
        self.process = context.Process(target=_serve, args=(theirs, function), daemon=True)
        self.process.start()
        theirs.close()
        self.task: tuple[Any, int] | None = None
        """The task and how many workers it has killed before."""

    def give(self, task: Any, killed: int) -> None:
        self.task = task, killed
        # A worker that has just died is found out by the wait that follows.
        with suppress(OSError):
            self.pipe.send(task)

    def end(self) -> None:
        self.process.terminate()
        self.process.join(timeout=5)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()
        self.process.close()


class Processes:
    """Workers on this machine, one a core unless told otherwise."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1

    def run(self, tasks: Iterator[Task], worker: Callable[[Task], Result]) -> Outcomes[Task, Result]:
        method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        context = multiprocessing.get_context(method)
        again: deque[tuple[Task, int]] = deque()
        busy: list[Worker] = []
        idle: list[Worker] = []
        try:
            while True:
                while len(busy) < self.workers and (entry := _next(again, tasks)) is not None:
                    one = idle.pop() if idle else Worker(context, worker)
                    busy.append(one)
                    one.give(*entry)
                if not busy:
                    return
                for one in _ready(busy):
                    busy.remove(one)
                    assert one.task is not None
                    task, killed = one.task
                    reply = _reply(one.pipe)
                    if reply is not None:
                        idle.append(one)
                        yield Outcome(task, *reply)
                        continue
                    one.end()
                    if killed + 1 < TRIES:
                        again.append((task, killed + 1))
                    else:
                        yield Outcome(task, None, f"killed its worker {TRIES} times")
        finally:
            for one in busy + idle:
                one.process.terminate()
            for one in busy + idle:
                one.end()


def _next(again: deque[tuple[Task, int]], tasks: Iterator[Task]) -> tuple[Task, int] | None:
    """What to do next: tasks that have lost their worker first."""
    if again:
        return again.popleft()
    for task in tasks:
        return task, 0
    return None


def _ready(busy: list[Worker]) -> list[Worker]:
    """The workers that have something to say, or are dead: then their end of the pipe is closed."""
    ready = wait([one.pipe for one in busy])
    return [one for one in busy if one.pipe in ready]


def _reply(pipe: Connection) -> tuple[Any, str] | None:
    """Result and error of a task; None if the worker is dead."""
    try:
        reply: tuple[Any, str] = pipe.recv()
    except (EOFError, OSError):
        return None
    return reply


def _serve(pipe: Connection, function: Callable[[Any], Any]) -> None:
    """Do one task after another, until the other end of the pipe is closed."""
    # An interrupt goes to all processes of a terminal; it is the first one that ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    with suppress(EOFError, OSError):
        while True:
            pipe.send(_done(function, pipe.recv()))


def _done(function: Callable[[Task], Result], task: Task) -> tuple[Result | None, str]:
    try:
        return function(task), ""
    except Exception:
        return None, traceback.format_exc(limit=-3)


# Machines of a cluster


class Ray:
    """A Ray cluster: `local` starts one on this machine, any other address joins one that runs.

    Every machine of a cluster needs the same Vindima. `workers` bounds the tasks done at a time.
    """

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        self.ray = optional("ray", "ray")
        self.address = address
        self.workers = workers

    def run(self, tasks: Iterator[Task], worker: Callable[[Task], Result]) -> Outcomes[Task, Result]:
        ray, started = self.ray, self.join()
        try:
            # Ray itself gives a task to another worker when one dies.
            remote = ray.remote(num_cpus=1, max_retries=TRIES - 1)(_done)
            room = AHEAD * int(ray.cluster_resources().get("CPU", 1))
            if self.address != LOCAL and self.workers is not None:
                room = self.workers
            running: dict[Any, Task] = {}
            while True:
                while len(running) < room and (entry := _next(deque(), tasks)) is not None:
                    running[remote.remote(worker, entry[0])] = entry[0]
                if not running:
                    return
                done, _ = ray.wait(list(running), num_returns=1)
                yield self.outcome(done[0], running.pop(done[0]))
        finally:
            if started:
                ray.shutdown()

    def join(self) -> bool:
        """Connect to the cluster; False if this process was connected before."""
        ray = self.ray
        if ray.is_initialized():
            return False
        quiet = {"log_to_driver": False, "logging_level": "ERROR", "include_dashboard": False}
        try:
            if self.address == LOCAL:
                ray.init(address=LOCAL, num_cpus=self.workers, **quiet)
            else:
                ray.init(address=self.address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadData(f"the Ray cluster {self.address!r} cannot be reached: {error}") from error
        return True

    def outcome(self, done: Any, task: Task) -> Outcome[Task, Any]:
        """What became of a task that Ray says is done."""
        try:
            return Outcome(task, *self.ray.get(done))
        except self.ray.exceptions.WorkerCrashedError:
            return Outcome(task, None, f"killed its worker {TRIES} times")
        except self.ray.exceptions.RayError as error:
            return Outcome(task, None, str(error))
