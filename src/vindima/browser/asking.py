"""Routes the pages' requests to the methods of a service that answer them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

from vindima.server.tables.common.problems import STATUS, Problem

__all__ = ["Asked", "Reply", "Router", "refusal"]

JSON = "application/json"
Answer = Callable[..., Awaitable[Any]]
A = TypeVar("A", bound=Answer)


@dataclass(frozen=True)
class Asked:
    """A request: its query parameters and its body."""

    query: dict[str, str] = field(default_factory=dict)
    body: Any = None

    def number(self, name: str) -> int | None:
        """A number in the query; None if it is absent."""
        text = self.query.get(name)
        return int(text) if text else None


class Reply(NamedTuple):
    """A response. Text is sent as it is; bytes are a file."""

    status: int
    body: str | bytes
    kind: str = JSON
    name: str | None = None
    """The name of a file."""


def refusal(problem: Problem, encode: Callable[[Any], str]) -> Reply:
    return Reply(STATUS[problem.name], encode(problem.body))


class Router:
    """Finds the method of a service that answers a request, by the request's method and path."""

    def __init__(self) -> None:
        self._routes: list[tuple[str, re.Pattern[str], str]] = []

    def on(self, method: str, path: str) -> Callable[[A], A]:
        """Decorator: the method answers these requests; `{name}` in the path becomes its argument."""
        pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))

        def register(answer: A) -> A:
            self._routes.append((method, pattern, answer.__name__))
            return answer

        return register

    def find(self, method: str, address: str) -> tuple[str, dict[str, str], dict[str, str]]:
        """The name of the method that answers a request, the arguments in the path, and the query."""
        parts = urlsplit(address)
        for known, pattern, name in self._routes:
            match = pattern.fullmatch(parts.path) if known == method else None
            if match is not None:
                arguments = {key: unquote(value) for key, value in match.groupdict().items()}
                return name, arguments, dict(parse_qsl(parts.query))
        raise Problem("no-page", "there is nothing under this path")

    @property
    def paths(self) -> Iterable[tuple[str, str]]:
        """The methods and path patterns of all routes."""
        return [(method, pattern.pattern) for method, pattern, _ in self._routes]
