"""Where the seed of a table comes from, and how everybody can check afterwards that it was not changed."""

from __future__ import annotations

import secrets
from typing import Any

from vindima.core.shuffle import commitment_to
from vindima.server.tables import wire
from vindima.server.tables.seats import Stored

__all__ = ["chosen", "drawn", "proof", "told"]


def drawn(seed: int) -> dict[str, Any]:
    """The server has drawn the seed, and commits itself to it before the first answer."""
    salt = secrets.token_hex(16)
    return {"kind": "server", "salt": salt, "commitment": commitment_to(seed, salt)}


def chosen(seed: int) -> dict[str, Any]:
    """Whoever opened the table may know the seed, and with it every hand: so everybody is told."""
    return {"kind": "chosen", "seed": str(seed)}


def told(stored: Stored) -> wire.Shuffle:
    """The shuffle as everybody at the table may know it."""
    kept = stored.shuffle or {}
    return {
        "kind": kept.get("kind", "server"),
        "seed": kept.get("seed"),
        "commitment": kept.get("commitment"),
    }


def proof(stored: Stored) -> dict[str, str]:
    """What the header of a finished game's record adds, for `vindima replay --verify`."""
    kept = stored.shuffle or {}
    return {name: kept[name] for name in ("salt", "commitment") if name in kept}
