"""Problems as HTTP responses."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from vindima.server.http.requests.encoding import packed
from vindima.server.tables.common.problems import STATUS, Problem, ProblemName

__all__ = ["HttpProblem", "response_to"]


class HttpProblem(Problem):
    """A problem with a more precise status than its name implies."""

    def __init__(self, name: ProblemName, detail: str, status: int, **more: Any) -> None:
        super().__init__(name, detail, **more)
        self.status = status


def response_to(problem: Problem) -> Response:
    status = problem.status if isinstance(problem, HttpProblem) else STATUS[problem.name]
    headers = {"Retry-After": "1"} if status in (429, 503) else None
    return Response(packed(problem.body), status, headers, media_type="application/json")
