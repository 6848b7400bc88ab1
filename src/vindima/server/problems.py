"""What a request can be refused for: a status, a key of the catalogues, and a line for developers."""

from __future__ import annotations

import json
from typing import Any, Final, Literal

from starlette.responses import Response

from vindima.core.explain import IllegalAnswer

__all__ = ["PROBLEMS", "Problem", "illegal", "json_response"]

Name = Literal[
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
    "server",
]
PROBLEMS: Final[dict[Name, int]] = {
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
    "server": 500,
}
"""The status of every problem; the catalogues say it as `web-error-<name>`. `wire.ts` has the same names."""


class Problem(Exception):
    """A request that is refused. Nothing has been changed by it."""

    def __init__(self, name: Name, detail: str, status: int = 0, **more: Any) -> None:
        super().__init__(detail)
        self.status = status or PROBLEMS[name]
        self.body = {"error": f"web-error-{name}", "detail": detail, **more}

    def response(self) -> Response:
        headers = {"Retry-After": "1"} if self.status == 429 else None
        return json_response(self.body, self.status, headers)


def illegal(name: Name, error: IllegalAnswer, **more: Any) -> Problem:
    """A refusal of the rules: what they say of it goes along."""
    refusal = error.refusal
    return Problem(name, str(error), message=refusal.message.to_dict(), rule=refusal.rule, **more)


def json_response(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Compact JSON."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return Response(text, status, headers, media_type="application/json")
