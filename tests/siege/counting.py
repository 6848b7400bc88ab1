"""A server that also runs jobs which count: `python -m tests.siege.counting serve …`."""

from __future__ import annotations

import sys
from typing import Any, Final
from unittest.mock import patch

from sqlalchemy import Connection, text

from vindima.cli import main
from vindima.server.http import app
from vindima.server.jobs import Queue, Work
from vindima.server.jobs.clocks import serve_clocks
from vindima.server.tables.live.house import House

COUNT: Final = "count"
"""The kind of the jobs that count."""


def serve_counting(queue: Queue, house: House) -> None:
    """Handle clocks and counting jobs."""
    serve_clocks(queue, house)

    @queue.handler(COUNT)
    async def count(payload: dict[str, Any]) -> Work:
        number = int(payload["number"])

        def work(connection: Connection) -> None:
            connection.execute(text("INSERT INTO counted VALUES (:number)"), {"number": number})

        return work


if __name__ == "__main__":
    with patch.object(app, "serve_clocks", serve_counting):
        sys.exit(main())
