"""Why a request is refused: a name that the catalogues translate, and a line for developers."""

from __future__ import annotations

from typing import Any, Literal

from vindima.core.explain import IllegalAnswer

__all__ = ["Problem", "ProblemName", "illegal"]

ProblemName = Literal[
    "bad-request",
    "not-yours",
    "no-page",
    "no-table",
    "no-campaign",
    "bad-link",
    "stale",
    "running",
    "full",
    "old-rules",
    "too-large",
    "illegal",
    "not-asked",
    "undo",
    "bad-record",
    "newer-record",
    "too-many",
    "quota",
    "closed",
    "banned",
    "hand-known",
    "damaged",
    "unavailable",
    "server",
]
"""The catalogues translate each as `web-error-<name>`; `http/problems.py` gives each a status."""


class Problem(Exception):
    """A request that is refused. It has changed nothing."""

    def __init__(self, name: ProblemName, detail: str, **more: Any) -> None:
        super().__init__(detail)
        self.name: ProblemName = name
        self.body = {"error": f"web-error-{name}", "detail": detail, **more}


def illegal(error: IllegalAnswer, **more: Any) -> Problem:
    """The problem for an answer that the rules refuse, with the reason that they give."""
    refusal = error.refusal
    return Problem("illegal", str(error), message=refusal.message.to_dict(), rule=refusal.rule, **more)
