"""What all parts of the schema share."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ForeignKey, MetaData, String

__all__ = ["HASH", "ID", "METADATA", "of_person", "of_table"]

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

HASH: Final = String(64)
"""A SHA-256 hash in hexadecimal."""
ID: Final = String(32)


def of_person() -> ForeignKey:
    """The column of the person who owns a row; deleting the person deletes the row."""
    return ForeignKey("browsers.id", ondelete="CASCADE")


def of_table() -> ForeignKey:
    """The column of the table that a row belongs to; deleting the table deletes the row."""
    return ForeignKey("tables.id", ondelete="CASCADE")
