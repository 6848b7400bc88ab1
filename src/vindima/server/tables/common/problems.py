"""Why a request is refused: a name that the catalogues translate, and a line for developers."""

from __future__ import annotations

from typing import Any, Final, Literal

from vindima.core.explain import IllegalAnswer

__all__ = ["STATUS", "Problem", "ProblemName", "illegal"]

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
    "others-play",
    "many-open",
    "daily-counts",
    "daily-hidden",
    "contest",
    "sealed",
    "few-entrants",
    "many-games",
    "entered",
    "not-open",
    "rated",
    "unratable",
    "damaged",
    "unavailable",
    "storage-full",
    "storage-denied",
    "alone",
    "private-address",
    "used-link",
    "other-browser",
    "passkey",
    "last-device",
    "too-late",
    "days-off",
    "turned-away",
    "silenced",
    "blocked-word",
    "server",
]
"""The catalogues translate each as `web-error-<name>`."""

STATUS: Final[dict[ProblemName, int]] = {
    "bad-request": 400,
    "not-yours": 403,
    "no-page": 404,
    "no-table": 404,
    "no-campaign": 404,
    "bad-link": 404,
    "stale": 409,
    "running": 409,
    "full": 409,
    "old-rules": 410,
    "too-large": 413,
    "illegal": 422,
    "not-asked": 422,
    "undo": 422,
    "bad-record": 422,
    "newer-record": 422,
    "too-many": 429,
    "quota": 429,
    "closed": 409,
    "banned": 403,
    "hand-known": 409,
    "others-play": 409,
    "many-open": 429,
    "daily-counts": 409,
    "daily-hidden": 403,
    "contest": 403,
    "sealed": 403,
    "few-entrants": 409,
    "many-games": 409,
    "entered": 409,
    "not-open": 409,
    "rated": 409,
    "unratable": 422,
    "damaged": 500,
    "unavailable": 503,
    "storage-full": 507,
    "storage-denied": 507,
    "alone": 422,
    "private-address": 422,
    "used-link": 410,
    "other-browser": 409,
    "passkey": 422,
    "last-device": 409,
    "too-late": 409,
    "days-off": 422,
    "turned-away": 403,
    "silenced": 403,
    "blocked-word": 422,
    "server": 500,
}
"""The HTTP status of every problem."""


class Problem(Exception):
    """A refused request. It has changed nothing."""

    def __init__(self, name: ProblemName, detail: str, **more: Any) -> None:
        super().__init__(detail)
        self.name: ProblemName = name
        self.body = {"error": f"web-error-{name}", "detail": detail, **more}


def illegal(error: IllegalAnswer, **more: Any) -> Problem:
    """The problem for an answer that the rules refuse, with their reason."""
    refusal = error.refusal
    return Problem("illegal", str(error), message=refusal.message.to_dict(), rule=refusal.rule, **more)
