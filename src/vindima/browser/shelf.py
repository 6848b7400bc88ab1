"""Where a browser keeps documents: texts under keys, each with a version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

__all__ = ["NEW", "Change", "Document", "Shelf"]

NEW = 0
"""The version of a document that does not exist."""


class Document(NamedTuple):
    """A text, and how often it has been changed."""

    key: str
    version: int
    text: str


class Change(NamedTuple):
    """A change of a document that must still have a version."""

    key: str
    version: int
    text: str | None
    """None deletes the document."""
    append: bool = False
    """The text is added to what is there."""
    becomes: int | None = None
    """The version afterwards, if it is not the next one."""


class Shelf(Protocol):
    """Documents that outlive the page. Tabs share them, and hear of each other's changes.

    Every method raises `tables.storage.Unavailable` when the browser refuses; its text says why.
    """

    async def read(self, key: str) -> Document | None:
        """A document; None if there is none."""

    async def read_all(self, prefix: str) -> list[Document]:
        """The documents whose keys begin with a prefix."""

    async def write(self, changes: Sequence[Change]) -> bool:
        """Make all changes and keep them; False, and nothing changes, if a version is not the present one."""
