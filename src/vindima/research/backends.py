"""Where many tasks are run: worker processes of this machine, or the machines of a Ray cluster.

The result of a task depends on the task alone, so every backend gives the same results, in whatever order
they are done. A task that kills its worker is run again, three times at most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from types import TracebackType
from typing import Any, Final, Protocol, TypeVar

from vindima.core.explain import BadData
from vindima.research.extras import optional
from vindima.workers import TRIES, NoResult, Outcome, Outcomes, Pool, WorkerDied, report

__all__ = ["Backend", "Ray", "backend_for"]

Task = TypeVar("Task")
Result = TypeVar("Result")

LOCAL: Final = "local"
"""The address of a Ray cluster that is started on this machine, for this run."""
AHEAD: Final = 2
"""How many tasks a Ray cluster is given for each of its processors, so that none waits for the next one."""


class Backend(Protocol):
    """Runs tasks, as `vindima.workers.Pool` and `Ray` do."""

    def run(self, tasks: Iterable[Task], function: Callable[[Task], Result]) -> Outcomes[Task, Result]:
        """Yield the outcome of every task, in the order in which they are done.

        Tasks are taken from the iterable as there is room for them. A caller that stops early ends the tasks
        that are running.
        """


def backend_for(workers: int | None, ray: str | None) -> Pool | Ray:
    """The backend that a command line asks for: a number of worker processes, or the address of a cluster.

    It is a context manager that ends the workers or leaves the cluster.
    """
    if workers is not None and workers < 1:
        raise BadData(f"{workers} workers can do nothing; at least one is needed")
    return Pool(workers) if ray is None else Ray(ray, workers)


class Ray:
    """A Ray cluster: `local` starts one on this machine, any other address joins one that is running.

    Every machine of a cluster needs the same version of Vindima. `workers` bounds the tasks that run at once.
    """

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        self.ray = optional("ray", "ray")
        self.address = address
        self.workers = workers
        self.started = False

    def run(self, tasks: Iterable[Task], function: Callable[[Task], Result]) -> Outcomes[Task, Result]:
        self.join()
        ray, remaining = self.ray, iter(tasks)
        # Ray itself gives a task to another worker when one dies.
        remote = ray.remote(num_cpus=1, max_retries=TRIES - 1)(report)
        room = AHEAD * int(ray.cluster_resources().get("CPU", 1))
        if self.address != LOCAL and self.workers is not None:
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

    def join(self) -> None:
        """Connect to the cluster, unless this process is connected already."""
        ray = self.ray
        if ray.is_initialized():
            return
        quiet = {"log_to_driver": False, "logging_level": "ERROR", "include_dashboard": False}
        try:
            if self.address == LOCAL:
                ray.init(address=LOCAL, num_cpus=self.workers, **quiet)
            else:
                ray.init(address=self.address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadData(f"the Ray cluster {self.address!r} cannot be reached: {error}") from error
        self.started = True

    def outcome(self, done: Any, task: Task) -> Outcome[Task, Any]:
        """What became of a task that Ray says is done."""
        try:
            return Outcome(task, *self.ray.get(done))
        except self.ray.exceptions.WorkerCrashedError:
            return Outcome(task, None, WorkerDied(f"killed its worker {TRIES} times"))
        except self.ray.exceptions.RayError as error:
            return Outcome(task, None, NoResult(str(error)))

    def __enter__(self) -> Ray:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Disconnect from the cluster if this object has connected to it."""
        if self.started:
            self.ray.shutdown()
            self.started = False
