"""Worker processes that play the games of an environment over shared memory."""

from __future__ import annotations

from concurrent.futures import Future
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Final

from vindima.research.vector.arrays import Arrays, Spec
from vindima.research.vector.games import Games
from vindima.workers import Pool

__all__ = ["Crew"]

PATIENCE: Final = 0.5
"""Seconds between two looks at whether a worker that does not answer still runs."""
STARTED: Final = -1
"""What a worker reports when all its games have begun."""
Bounds = list[tuple[int, int]]
"""The first row of each group, and the row after its last."""


class Crew:
    """Each worker plays a share of every group, so that all of them work on whichever group steps."""

    def __init__(self, spec: Spec, bounds: Bounds, workers: int) -> None:
        self._memory = SharedMemory(create=True, size=Arrays.size(spec))
        self.arrays = Arrays.shared(spec, self._memory)
        self._pool = Pool(workers, tries=1)
        self._pipes: list[Connection] = []
        self._jobs: list[Future[None]] = []
        self._finished: list[list[int]] = [[] for _ in range(workers)]
        """The groups that each worker has reported and nobody has received yet."""
        for number in range(workers):
            ours, theirs = Pipe()
            share = [part(first, last, number, workers) for first, last in bounds]
            self._jobs.append(self._pool.submit(work, self._memory.name, share, theirs))
            self._pipes.append(ours)
        self.start(spec)

    def start(self, spec: Spec) -> None:
        for pipe in self._pipes:
            pipe.send(spec)
        for number in range(len(self._pipes)):
            self._wait(number, STARTED)

    def send(self, group: int) -> None:
        for pipe in self._pipes:
            pipe.send(group)

    def receive(self, group: int) -> None:
        for number in range(len(self._pipes)):
            self._wait(number, group)

    def _wait(self, number: int, group: int) -> None:
        """Wait until a worker has reported a group; if it has failed, raise its error."""
        finished = self._finished[number]
        while group not in finished:
            if self._pipes[number].poll(PATIENCE):
                finished.append(self._pipes[number].recv())
            elif self._jobs[number].done():
                self._jobs[number].result()
        finished.remove(group)

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        self._pool.close()
        self.arrays.release()
        self._memory.close()
        self._memory.unlink()


def part(first: int, last: int, number: int, workers: int) -> tuple[int, int]:
    """The rows of a group that one of the workers plays."""
    count = last - first
    return first + count * number // workers, first + count * (number + 1) // workers


def work(name: str, share: Bounds, pipe: Connection) -> None:
    """In a worker: play the groups that the pipe names until it is closed. A spec begins all games anew."""
    memory = SharedMemory(name)
    try:
        play(memory, share, pipe)
    except EOFError:
        pass
    finally:
        memory.close()


def play(memory: SharedMemory, share: Bounds, pipe: Connection) -> None:
    groups: list[Games] = []
    while True:
        message = pipe.recv()
        if isinstance(message, Spec):
            arrays = Arrays.shared(message, memory)
            groups = [Games(message, arrays, first, last) for first, last in share]
            for games in groups:
                games.start()
            pipe.send(STARTED)
        else:
            groups[message].step()
            pipe.send(message)
