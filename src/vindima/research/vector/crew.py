"""Worker processes that play the games of an environment over shared memory."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Final

from vindima.research.vector.arrays import Arrays, Spec
from vindima.research.vector.games import Games
from vindima.research.vector.shares import Bounds, share_of
from vindima.workers import Pool

__all__ = ["Crew"]

PATIENCE: Final = 0.5
"""Seconds between two checks whether a worker that has not started yet can still do so."""
START: Final = b""
"""The order to begin all games anew, and the report that they have begun; a spec follows the order."""
WIDTH: Final = 4
"""How many bytes encode the number of a group in the order to step and in the report of completion."""


class Crew:
    """Each worker plays a share of every group, so that all of them work on whichever group steps."""

    def __init__(self, spec: Spec, bounds: Bounds, workers: int) -> None:
        self._memory = SharedMemory(create=True, size=Arrays.size(spec))
        self.arrays = Arrays.shared(spec, self._memory)
        self._pool = Pool(workers, tries=1)
        self._pipes: list[Connection] = []
        self._jobs: list[Future[None]] = []
        self._reports: list[list[bytes]] = [[] for _ in range(workers)]
        """What each worker has reported that has not been received yet."""
        for number in range(workers):
            ours, theirs = Pipe()
            share = share_of(bounds, number, workers)
            self._jobs.append(self._pool.submit(work, self._memory.name, share, theirs))
            self._pipes.append(ours)
        self.start(spec)

    def start(self, spec: Spec) -> None:
        for pipe in self._pipes:
            pipe.send_bytes(START)
            pipe.send(spec)
        for number, pipe in enumerate(self._pipes):
            while not pipe.poll(PATIENCE):
                if self._jobs[number].done():
                    self._jobs[number].result()
            self._wait(number, START)

    def send(self, group: int) -> None:
        order = group.to_bytes(WIDTH)
        for number, pipe in enumerate(self._pipes):
            with self._errors_of(number):
                pipe.send_bytes(order)

    def receive(self, group: int) -> None:
        for number in range(len(self._pipes)):
            self._wait(number, group.to_bytes(WIDTH))

    def _wait(self, number: int, report: bytes) -> None:
        """Wait until a worker that has started reports something."""
        pipe, reports = self._pipes[number], self._reports[number]
        while report not in reports:
            with self._errors_of(number):
                reports.append(pipe.recv_bytes())
        reports.remove(report)

    @contextmanager
    def _errors_of(self, number: int) -> Iterator[None]:
        """Raise the error of a worker whose end of the pipe has closed because it failed or died."""
        try:
            yield
        except (EOFError, ConnectionError):
            self._jobs[number].result()
            raise

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        self._pool.close()
        self.arrays.release()
        self._memory.close()
        self._memory.unlink()


def work(name: str, share: Bounds, pipe: Connection) -> None:
    """In a worker: play the groups that the pipe names until it closes. A spec begins all games anew."""
    memory = SharedMemory(name)
    try:
        play(memory, share, pipe)
    except EOFError:
        pass
    finally:
        pipe.close()
        memory.close()


def play(memory: SharedMemory, share: Bounds, pipe: Connection) -> None:
    groups: list[Games] = []
    while True:
        order = pipe.recv_bytes()
        if order == START:
            spec = pipe.recv()
            arrays = Arrays.shared(spec, memory)
            groups = [Games(spec, arrays, first, last) for first, last in share]
            for games in groups:
                games.start()
        else:
            groups[int.from_bytes(order)].step()
        pipe.send_bytes(order)
