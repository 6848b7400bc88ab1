"""Logs: each request has an id, JSON is optional, and values that may be secret never appear."""

from __future__ import annotations

import json
import logging
import secrets
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

__all__ = ["FORMATS", "REQUESTS", "JsonLines", "configure", "new_request"]

FORMATS: Final = ("text", "json")
REQUESTS: Final = logging.getLogger("vindima.requests")
"""One line per request. Only JSON logs show them."""
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the current request."""
FIELDS: Final = ("method", "route", "status", "milliseconds")
"""The additional fields of a line about a request."""


def new_request() -> str:
    """Begin a request: everything that is logged for it has its id."""
    id = secrets.token_hex(8)
    REQUEST.set(id)
    return id


class JsonLines(logging.Formatter):
    """One JSON object per line. For an error it shows the class and the places, not the text."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": at, "level": record.levelname.lower(), "logger": record.name}
        line["message"] = record.getMessage()
        if request := REQUEST.get():
            line["request"] = request
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["places"] = "".join(traceback.format_tb(record.exc_info[2]))
        return json.dumps(line, ensure_ascii=False)


def configure(format: str) -> None:
    """Let everything that this process logs be JSON; text is the default of Python and uvicorn."""
    if format == "json":
        handler = logging.StreamHandler()
        handler.setFormatter(JsonLines())
        logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
        logging.getLogger("vindima").setLevel(logging.INFO)
