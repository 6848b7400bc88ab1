"""Backends that run many tasks: worker processes on this machine, or the machines of a Ray cluster.

The result of a task depends only on the task, so every backend gives the same results, in whatever order they
arrive. A task that kills its worker is retried, up to three runs in all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from types import TracebackType
from typing import Any, Final, Protocol, TypeVar

from vindima.core.explain import BadData
from vindima.research.cluster import LOCAL, Cluster
from vindima.workers import TRIES, NoResult, Outcome, Outcomes, Pool, WorkerDied, report

__all__ = ["Backend", "Ray", "backend_for"]

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD: Final = 2
"""How many tasks are queued for each processor of a Ray cluster, so that none sits idle between tasks."""


class Backend(Protocol):
    """Runs tasks, as `vindima.workers.Pool` and `Ray` do."""

    def run(self, tasks: Iterable[Task], function: Callable[[Task], Result]) -> Outcomes[Task, Result]:
        """Yield the outcome of every task, in the order of completion.

        Tasks are taken from the iterable as capacity becomes free. If the caller stops early, running tasks
        are cancelled.
        """


def backend_for(workers: int | None, ray: str | None) -> Pool | Ray:
    """The backend that a command line requests: a number of worker processes, or the address of a cluster.

    It is a context manager whose exit ends the workers or disconnects from the cluster.
    """
    if workers is not None and workers < 1:
        raise BadData(f"the number of workers is {workers}; at least one is needed")
    return Pool(workers) if ray is None else Ray(ray, workers)


class Ray:
    """Runs tasks on a Ray cluster. `workers` limits how many run at once."""

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        self.cluster = Cluster(address)
        self.workers = workers

    def run(self, tasks: Iterable[Task], function: Callable[[Task], Result]) -> Outcomes[Task, Result]:
        self.cluster.join(self.workers)
        ray, remaining = self.cluster.ray, iter(tasks)
        # Ray itself reassigns the task when a worker dies.
        remote = ray.remote(num_cpus=1, max_retries=TRIES - 1)(report)
        room = AHEAD * int(ray.cluster_resources().get("CPU", 1))
        if self.cluster.address != LOCAL and self.workers is not None:
            room = self.workers
        running: dict[Any, Task] = {}
        try:
            while True:
                for task in islice(remaining, room - len(running)):
                    running[remote.remote(function, task)] = task
                if not running:
                    return
                done, _ = ray.wait(list(running), num_returns=1)
                yield self.outcome(done[0], running.pop(done[0]))
        finally:
            for job in running:
                ray.cancel(job, force=True)

    def outcome(self, done: Any, task: Task) -> Outcome[Task, Any]:
        """The outcome of a task that Ray reports as completed."""
        ray = self.cluster.ray
        try:
            return Outcome(task, *ray.get(done))
        except ray.exceptions.WorkerCrashedError:
            return Outcome(task, None, WorkerDied(f"killed its worker {TRIES} times"))
        except ray.exceptions.RayError as error:
            return Outcome(task, None, NoResult(str(error)))

    def __enter__(self) -> Ray:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cluster.leave()
