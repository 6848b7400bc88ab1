"""Bots and advisers think in processes of their own. One that dies is replaced, and asked again."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, Final

from vindima.bots import BOTS, Bot, ask, make
from vindima.bots.value import characters
from vindima.core.explain import BadData
from vindima.core.position import Position

__all__ = ["BotPool", "checked", "made"]

TRIES: Final = 3
"""How many workers a question may kill before it is given up."""
PATIENCE: Final = 120.0
"""Seconds after which a worker is taken for dead."""
STYLE: Final = "style="
Work = tuple[Callable[..., Any], tuple[Any, ...]]
"""A function of a module and what it is called with."""


def checked(code: str, game: str) -> str:
    """The code of a bot that may play here: a level, maybe with a character. BadData says what is wrong.

    Programs and searches of any length are for who owns the machine.
    """
    name, _, style = code.partition(":")
    if name not in BOTS or (style and not style.startswith(STYLE)):
        raise BadData(f"bot {code!r}: choose one of {', '.join(BOTS)}")
    if style and style.removeprefix(STYLE) not in characters(game):
        raise BadData(f"bot {code!r}: {game} knows the styles {', '.join(characters(game))}")
    make(code)
    return code


class Worker:
    """A process that answers one question at a time."""

    def __init__(self) -> None:
        method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        context: Any = multiprocessing.get_context(method)
        ours, theirs = context.Pipe()
        self.pipe: Connection = ours
        self.process = context.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def do(self, work: Work) -> Any:
        """What the work gives. EOFError if the worker dies or falls silent."""
        self.pipe.send(work)
        if not self.pipe.poll(PATIENCE):
            raise EOFError
        reply, failed = self.pipe.recv()
        if failed is not None:
            raise RuntimeError(failed)
        return reply

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class BotPool:
    """So many workers, started when they are first needed."""

    def __init__(self, workers: int | None = None) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._threads = ThreadPoolExecutor(count, "vindima-bot")
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._closed = False

    async def ask(self, code: str, position: Position, seed: int) -> str:
        """The token that a bot answers with."""
        return str(await self.do(token_of, code, position.clone(), seed))

    async def do(self, function: Callable[..., Any], *args: Any) -> Any:
        """What a function gives when it is called in one of the workers."""
        work = function, args
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work)

    def _do(self, work: Work) -> Any:
        """In one of the threads: there are as many of them as workers."""
        for _ in range(TRIES):
            worker = self._idle.pop() if self._idle else self._started()
            try:
                reply = worker.do(work)
            except (EOFError, OSError):
                self._all.discard(worker)
                worker.end()
                if self._closed:
                    raise
                continue
            except Exception:
                self._idle.append(worker)
                raise
            self._idle.append(worker)
            return reply
        raise RuntimeError(f"a question has killed {TRIES} workers")

    def _started(self) -> Worker:
        worker = Worker()
        self._all.add(worker)
        return worker

    def close(self) -> None:
        """End all workers, whatever they are doing."""
        self._closed = True
        for worker in list(self._all):
            worker.process.kill()
        self._threads.shutdown(cancel_futures=True)
        for worker in self._all:
            worker.end()


def serve(pipe: Connection) -> None:
    """Do one work after another, until the other end of the pipe is closed."""
    # An interrupt goes to all processes of a terminal; it is the server that ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(done(*pipe.recv()))


def done(function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, str | None]:
    """What a function gives, or with which error it fails."""
    try:
        return function(*args), None
    except Exception as error:
        return None, repr(error)


def token_of(code: str, position: Position, seed: int) -> str:
    """What a bot answers."""
    return position.token(ask(made(code), position, seed))


@cache
def made(code: str) -> Bot:
    """The bot of a code; each process makes it once."""
    return make(code)
