"""The form of a database, for comparison."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, inspect


def form_of(connection: Connection) -> dict[str, Any]:
    """All tables with their columns, keys and indexes, independent of the order in which they were added."""
    seen = inspect(connection)

    def described(entries: Any) -> list[str]:
        return sorted(str(sorted((name, str(value)) for name, value in entry.items())) for entry in entries)

    return {
        name: {
            "columns": described(seen.get_columns(name)),
            "indexes": described(seen.get_indexes(name)),
            "unique": described(seen.get_unique_constraints(name)),
            "foreign": described(seen.get_foreign_keys(name)),
            "primary": seen.get_pk_constraint(name),
        }
        for name in seen.get_table_names()
    }
