"""Why a job has no result."""

from __future__ import annotations

from typing import final

__all__ = ["JobFailed", "NoResult", "PoolClosed", "TimedOut", "WorkerDied"]


class NoResult(Exception):
    """A job ended without a result; the subclass and the text say why."""

    @property
    def details(self) -> str:
        """Everything known about the reason, for a log."""
        return str(self)


@final
class JobFailed(NoResult):
    """The function of a job raised an exception."""

    def __init__(self, kind: str, message: str, traceback: str) -> None:
        super().__init__(f"{kind}: {message}" if message else kind)
        self.kind = kind
        """The qualified name of the exception's class, such as `ValueError` or `json.JSONDecodeError`."""
        self.message = message
        self.traceback = traceback
        """The traceback in the worker, as text."""
        self.add_note(f"In the worker process:\n{traceback}")

    @property
    def details(self) -> str:
        return self.traceback

    def __reduce__(self) -> tuple[object, ...]:
        return JobFailed, (self.kind, self.message, self.traceback)


@final
class WorkerDied(NoResult):
    """Every worker that ran the job died."""


@final
class TimedOut(NoResult):
    """The job exceeded the time limit in every worker that ran it."""


@final
class PoolClosed(NoResult):
    """The pool was closed before the job was done."""
