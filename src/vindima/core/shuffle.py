"""Commitments: a hash that is published before a game, and proves after it that the seed was not changed."""

from __future__ import annotations

import hashlib

__all__ = ["commitment_to"]


def commitment_to(seed: int, salt: str) -> str:
    """The commitment to a seed; without the salt nobody could test seeds against it."""
    return hashlib.sha256(f"vindima shuffle\n{seed}\n{salt}".encode()).hexdigest()
