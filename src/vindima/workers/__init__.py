"""The process pool that the server, the arena, `hard` and the training programs share.

A `Pool` runs functions of a module in worker processes. It replaces workers that die and runs their jobs
again, stops jobs that take too long or are cancelled, and serves blocking and asyncio callers alike.
"""

from __future__ import annotations

from vindima.workers.errors import JobFailed, NoResult, PoolClosed, TimedOut, WorkerDied
from vindima.workers.pool import TRIES, Outcome, Outcomes, Pool
from vindima.workers.process import report

__all__ = [
    "TRIES",
    "JobFailed",
    "NoResult",
    "Outcome",
    "Outcomes",
    "Pool",
    "PoolClosed",
    "TimedOut",
    "WorkerDied",
    "report",
]
