"""Rows of a position that clones share: tuples, so that a change makes a new one."""

from __future__ import annotations

from typing import TypeVar

__all__ = ["increased", "replaced", "without"]

Entry = TypeVar("Entry")


def replaced(row: tuple[Entry, ...], place: int, entry: Entry) -> tuple[Entry, ...]:
    """The row with another entry at one place."""
    changed = list(row)
    changed[place] = entry
    return tuple(changed)


def increased(row: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    """The row with one entry increased by a number."""
    return replaced(row, place, row[place] + number)


def without(row: tuple[Entry, ...], entry: Entry) -> tuple[Entry, ...]:
    """The row without the first occurrence of an entry."""
    changed = list(row)
    changed.remove(entry)
    return tuple(changed)
