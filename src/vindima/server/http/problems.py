"""Problems as HTTP responses."""

from __future__ import annotations

from typing import Any, Final

from starlette.responses import Response

from vindima.server.http.encoding import packed
from vindima.server.tables.problems import Problem, ProblemName

__all__ = ["STATUS", "HttpProblem", "response_to"]

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
    "damaged": 500,
    "unavailable": 503,
    "server": 500,
}
"""The status of every problem."""


class HttpProblem(Problem):
    """A problem with a more precise status than its name implies."""

    def __init__(self, name: ProblemName, detail: str, status: int, **more: Any) -> None:
        super().__init__(name, detail, **more)
        self.status = status


def response_to(problem: Problem) -> Response:
    status = problem.status if isinstance(problem, HttpProblem) else STATUS[problem.name]
    headers = {"Retry-After": "1"} if status in (429, 503) else None
    return Response(packed(problem.body), status, headers, media_type="application/json")
