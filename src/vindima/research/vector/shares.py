"""How the games of an environment are divided among its workers."""

from __future__ import annotations

__all__ = ["Bounds", "share_of"]

Bounds = list[tuple[int, int]]
"""The first row of each group, and the end of its rows (exclusive)."""


def share_of(bounds: Bounds, number: int, workers: int) -> Bounds:
    """The rows of each group that one of the workers plays."""
    share = []
    for first, last in bounds:
        count = last - first
        share.append((first + count * number // workers, first + count * (number + 1) // workers))
    return share
