"""A browser's document store: texts under keys, each with a version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

__all__ = ["NEW", "Change", "Document", "Shelf"]

NEW = 0
"""The version of a document that does not exist."""


class Document(NamedTuple):
    """A text, and how many times it has been changed."""

    key: str
    version: int
    text: str


class Change(NamedTuple):
    """A change to a document, which is made only if the document still has the given version."""

    key: str
    version: int
    text: str | None
    """None deletes the document."""
    append: bool = False
    """The text is appended to the existing one."""
    becomes: int | None = None
    """The version afterwards, unless it is simply the next one."""


class Shelf(Protocol):
    """Documents that outlive the page. Tabs share them and are notified of each other's changes.

    Every method raises `Unavailable` if the browser refuses; its text says why.
    """

    async def read(self, key: str) -> Document | None:
        """A document; None if there is none."""

    async def read_all(self, prefix: str) -> list[Document]:
        """The documents whose keys begin with a prefix."""

    async def write(self, changes: Sequence[Change]) -> bool:
        """Make all changes atomically; returns False, and changes nothing, if a version is out of date."""
