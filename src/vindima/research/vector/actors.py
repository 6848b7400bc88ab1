"""Ray actors that play the games of an environment on a cluster, and send back what each step changes."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from vindima import __version__
from vindima.core.explain import BadData
from vindima.research.cluster import LOCAL, Cluster
from vindima.research.vector.arrays import Arrays, Spec
from vindima.research.vector.games import Games
from vindima.research.vector.shares import Bounds, share_of
from vindima.workers import WorkerDied

__all__ = ["Actors"]

PATIENCE: Final = 120.0
"""How many seconds the actors have to begin their games before the cluster is considered too small."""


class Actors:
    """Each actor plays a share of every group, in its own arrays, whose rows are copied into ours."""

    def __init__(self, spec: Spec, bounds: Bounds, workers: int, address: str) -> None:
        self.arrays = Arrays.private(spec)
        self._cluster = Cluster(address)
        self._ray = self._cluster.ray
        self._shares = [share_of(bounds, number, workers) for number in range(workers)]
        self._steps: list[list[Any]] = [[] for _ in bounds]
        """For each group, the results of its step that have not been received yet, one from each actor."""
        self._actors: list[Any] = []
        self._cluster.join(workers)
        try:
            # As with processes, there may be more workers on this machine than processors.
            actor = self._ray.remote(num_cpus=0 if address == LOCAL else 1)(Actor)
            self._actors = [actor.remote(share) for share in self._shares]
            self.start(spec)
        except BaseException:
            self.close()
            raise

    def start(self, spec: Spec) -> None:
        starts = [actor.start.remote(spec, __version__) for actor in self._actors]
        ready, waiting = self._ray.wait(starts, num_returns=len(starts), timeout=PATIENCE)
        if waiting:
            processors = int(self._ray.cluster_resources().get("CPU", 0))
            raise BadData(
                f"only {len(ready)} of {len(starts)} workers have begun within {PATIENCE:g} seconds: the Ray "
                f"cluster has {processors} processors, and each worker needs a free one. "
                "Ask for fewer workers or add machines"
            )
        for number, result in enumerate(starts):
            for bound, message in zip(self._shares[number], self._get(number, result), strict=True):
                self.arrays.unpack(*bound, message)

    def send(self, group: int) -> None:
        action = self.arrays.action
        for actor, share in zip(self._actors, self._shares, strict=True):
            first, last = share[group]
            self._steps[group].append(actor.step.remote(group, action[first:last].tobytes()))

    def receive(self, group: int) -> None:
        steps, self._steps[group] = self._steps[group], []
        for number, result in enumerate(steps):
            self.arrays.unpack(*self._shares[number][group], self._get(number, result))

    def _get(self, number: int, result: Any) -> Any:
        """Wait for the result of an actor's method, or raise the error that ended it."""
        errors = self._ray.exceptions
        try:
            return self._ray.get(result)
        except errors.RayTaskError:
            raise
        except errors.RayError as error:
            raise WorkerDied(
                f"worker {number} on the Ray cluster {self._cluster.address!r} has died or lost its "
                f"connection. Make sure that every machine has Vindima {__version__} and enough memory, "
                f"then start again. Ray says: {error}"
            ) from error

    def close(self) -> None:
        for actor in self._actors:
            self._ray.kill(actor)
        self._actors = []
        self._cluster.leave()


class Actor:
    """In a worker: the games of its share."""

    def __init__(self, share: Bounds) -> None:
        self.share = share

    def start(self, spec: Spec, version: str) -> list[bytes]:
        """Begin every game anew; returns what the rows of each group show."""
        if version != __version__:
            raise BadData(
                f"a machine of the Ray cluster has Vindima {__version__} and this one {version}: "
                "install the same version on all of them"
            )
        # Rows of other workers are never touched, so they take no memory.
        self.arrays = Arrays.private(spec)
        self.groups = [Games(spec, self.arrays, first, last) for first, last in self.share]
        for games in self.groups:
            games.start()
        return [self.arrays.pack(first, last) for first, last in self.share]

    def step(self, group: int, actions: bytes) -> bytes:
        """Answer in every game of a group; returns what its rows show then."""
        first, last = self.share[group]
        self.arrays.action[first:last] = np.frombuffer(actions, np.int32)
        self.groups[group].step()
        return self.arrays.pack(first, last)
