"""What all parts of the schema share."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, DateTime, ForeignKey, Integer, MetaData, String, Table, UniqueConstraint

__all__ = [
    "HASH",
    "ID",
    "METADATA",
    "of_person",
    "of_table",
    "part_of_table",
    "part_of_tournament",
    "person",
    "person_at_table",
    "person_to_person",
    "time",
]

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


def person(name: str = "browser", **more: Any) -> Column[Any]:
    """A column that names a person: `privacy.forget` empties it, or deletes the row."""
    return Column(name, Integer, ForeignKey("browsers.id"), **more)


def time(name: str) -> Column[Any]:
    """A column with the time of something that has certainly happened, or certainly will."""
    return Column(name, DateTime(timezone=True), nullable=False)


def part_of_table(number: str) -> tuple[Column[Any], Column[Any]]:
    """The key of one of the numbered parts of a table: a seat, an act, a chat line."""
    return Column("table_id", ID, ForeignKey("tables.id"), primary_key=True), numbered(number)


def part_of_tournament() -> tuple[Column[Any], Column[Any]]:
    """The key of one of the numbered entrants or matches of a tournament."""
    return Column("tournament", ID, ForeignKey("tournaments.id"), primary_key=True), numbered("number")


def numbered(name: str) -> Column[Any]:
    return Column(name, Integer, primary_key=True, autoincrement=False)


def person_to_person(name: str, kind: Column[Any]) -> Table:
    """A table of what people are to other people: at most one row for each two, in each direction."""
    return Table(
        name,
        METADATA,
        Column("id", Integer, primary_key=True),
        person(nullable=False),
        person("other", nullable=False, index=True),
        kind,
        time("at"),
        UniqueConstraint("browser", "other"),
    )


def person_at_table(name: str, about: Column[Any]) -> Table:
    """A table of what happens to people at tables: at most one row for each person and table."""
    return Table(
        name,
        METADATA,
        Column("id", Integer, primary_key=True),
        Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
        person(nullable=False, index=True),
        about,
        time("at"),
        UniqueConstraint("table_id", "browser"),
    )
