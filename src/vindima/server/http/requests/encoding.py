"""JSON in the form in which it is sent."""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json

__all__ = ["packed"]


def packed(data: Any) -> str:
    """Compact JSON."""
    return to_json(data).decode()
