"""Metrics of the running server in the text format of Prometheus, for those who have the token.

The format is a few lines of text, so no library is needed. Metrics name no table, browser or address.
"""

from __future__ import annotations

import hmac
import os
import sys
from bisect import bisect_left
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from time import process_time
from typing import Annotated, Final

from fastapi import Header, Request, Response

from vindima.server.http.requests.asking import TheHouse
from vindima.server.http.schema import Router
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.live.house import House
from vindima.server.thinking.bots import BotPool

__all__ = ["ANSWERS", "EVENTS", "Metrics", "router"]

router = Router(prefix="/api")

TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds, in seconds, of the histogram buckets of response times."""
ANSWERS: Final = "/api/tables/{id}/answers"
"""The route of the requests with people's answers."""
EVENTS: Final = b"text/event-stream"


class Times:
    """A histogram of response times."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds


class Metrics:
    """The counters of the running server."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        """By method and status."""
        self.answers = Times()
        self.others = Times()
        self.mistakes = 0
        """Requests that failed because of a bug."""
        self.events = 0
        self.event_bytes = 0

    def add(self, method: str, route: str, status: int, seconds: float, stream: bool) -> None:
        """Count a request. The duration of a stream of events means nothing and is not counted."""
        self.requests[method, status] += 1
        if not stream:
            (self.answers if route == ANSWERS else self.others).add(seconds)

    async def counted(self, events: AsyncIterator[str]) -> AsyncIterator[str]:
        """The same events, counted as they are sent."""
        async for text in events:
            self.events += text.count("\ndata: ")
            self.event_bytes += len(text)
            yield text

    def text(self, house: House, bots: BotPool) -> str:
        """All metrics, in the format of Prometheus."""
        turns = bots.turns
        lives = house.loaded_tables
        troubles = sum(live.trouble is not None for live in lives)
        listeners = sum(len(live.listeners) for live in lives)
        requests = [
            (f'{{method="{method}",status="{status}"}}', count)
            for (method, status), count in sorted(self.requests.items())
        ]
        parts = (
            family("requests_total", "counter", "Requests by method and status.", requests),
            histogram("answer_seconds", "Time to respond to an answer.", self.answers),
            histogram("request_seconds", "Time to respond to any other request.", self.others),
            one("errors_total", "counter", "Requests that failed because of a bug.", self.mistakes),
            one("events_total", "counter", "Events sent to browsers.", self.events),
            one("event_bytes_total", "counter", "Characters of these events.", self.event_bytes),
            one("tables", "gauge", "Tables in memory.", len(lives)),
            one("tables_in_trouble", "gauge", "Tables whose bot cannot play.", troubles),
            one("listeners", "gauge", "Connections that listen to tables.", listeners),
            one("workers", "gauge", "Worker processes.", turns.workers),
            one("bot_queue", "gauge", "Jobs that wait for a worker.", turns.waiting),
            one("bot_jobs", "gauge", "Jobs that workers do now.", turns.running),
            one("memory_bytes", "gauge", "Resident memory of the server process.", memory()),
            one("cpu_seconds_total", "counter", "Processor time of the server process.", process_time()),
        )
        return "".join(f"{line}\n" for part in parts for line in part)


def family(name: str, kind: str, help: str, values: Iterable[tuple[str, float]]) -> Iterator[str]:
    """A metric with its description; each value has its labels and the suffix of its name."""
    yield f"# HELP vindima_{name} {help}"
    yield f"# TYPE vindima_{name} {kind}"
    for labels, value in values:
        yield f"vindima_{name}{labels} {value}"


def one(name: str, kind: str, help: str, value: float) -> Iterator[str]:
    return family(name, kind, help, [("", value)])


def histogram(name: str, help: str, times: Times) -> Iterator[str]:
    values: list[tuple[str, float]] = []
    total = 0
    for bound, count in zip((*map(str, BUCKETS), "+Inf"), times.counts, strict=True):
        total += count
        values.append((f'_bucket{{le="{bound}"}}', total))
    return family(name, "histogram", help, [*values, ("_sum", times.seconds), ("_count", total)])


def memory() -> int:
    """The bytes of memory that the process uses now or, where the system does not say, its maximum so far."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return peak()


def peak() -> int:
    try:
        import resource
    except ImportError:  # Windows
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


@router.get("/metrics")
async def metrics(
    request: Request, house: TheHouse, authorization: Annotated[str, Header()] = ""
) -> Response:
    """Metrics for Prometheus, if the server was started with a token for them."""
    token: str | None = request.app.state.settings.metrics_token
    if token is None:
        raise Problem("no-page", "there is nothing under this path")
    if not hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode()):
        raise Problem("not-yours", "the metrics need their token")
    counts: Metrics = request.app.state.metrics
    return Response(counts.text(house, request.app.state.bots), media_type=TEXT)
