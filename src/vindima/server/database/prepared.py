"""Statements that every answer needs: compiled once for each kind of database."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, CursorResult, Dialect, Insert, Select, Update

__all__ = ["Prepared"]


class Compiled(NamedTuple):
    """A statement in the words of one kind of database."""

    text: str
    values: Sequence[tuple[str, Callable[[Any], Any] | None]]
    """The names of the values in their order, and what makes of each one what the driver takes."""
    by_place: bool
    """The driver takes values by place, not by name."""


class Prepared:
    """A statement with named values.

    SQLAlchemy's own cache saves the compiling too, but each use still costs twice as much as the database
    needs to carry it out.
    """

    def __init__(self, statement: Insert | Update | Select[Any], names: Sequence[str]) -> None:
        self.statement = statement
        self.names = names
        self._compiled: dict[str, Compiled] = {}

    def execute(self, connection: Connection, values: Mapping[str, Any]) -> CursorResult[Any]:
        """Carry out the statement; it must be given all of its values, and no others."""
        dialect = connection.dialect
        text, wanted, by_place = self._compiled.get(dialect.name) or self._compile(dialect)
        given = [values[name] if convert is None else convert(values[name]) for name, convert in wanted]
        parameters: Any = (
            tuple(given) if by_place else dict(zip((name for name, _ in wanted), given, strict=True))
        )
        return connection.exec_driver_sql(text, parameters)

    def _compile(self, dialect: Dialect) -> Compiled:
        compiled: Any = self.statement.compile(dialect=dialect, column_keys=list(self.names))
        kinds = {name: bind.type.dialect_impl(dialect) for name, bind in compiled.binds.items()}
        order = compiled.positiontup if compiled.positional else kinds
        values = [(name, kinds[name].bind_processor(dialect)) for name in order]
        found = self._compiled[dialect.name] = Compiled(compiled.string, values, compiled.positional)
        return found
