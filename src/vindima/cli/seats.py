"""The players at a table, as the command line names them."""

from __future__ import annotations

from typing import Final

from vindima.bots import make
from vindima.core.explain import BadData

__all__ = ["HUMAN", "seat_code"]

HUMAN: Final = "human"


def seat_code(seat: str) -> str:
    """Check a seat: `human`, with or without a name (`human:Ana`), or a bot's code with its parameters."""
    if seat.partition(":")[0] == HUMAN:
        return HUMAN
    try:
        make(seat)
    except BadData as error:
        raise BadData(f"seat {seat!r} is neither {HUMAN} nor a bot: {error}") from error
    return seat
