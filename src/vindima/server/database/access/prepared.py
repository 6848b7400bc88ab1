"""Statements that every answer needs: compiled once for each kind of database."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, CursorResult, Dialect, Insert, Select, Update

__all__ = ["Prepared"]


class Compiled(NamedTuple):
    """A statement in one database dialect."""

    text: str
    values: Sequence[tuple[str, Callable[[Any], Any] | None]]
    """The parameter names in order, and the function that converts each value for the driver."""
    by_place: bool
    """True if the driver takes parameters by position, not by name."""


class Prepared:
    """A statement with named parameters.

    SQLAlchemy's own cache also saves the compilation, but each use still costs twice as much as the database
    needs to execute it.
    """

    def __init__(self, statement: Insert | Update | Select[Any], names: Sequence[str]) -> None:
        self.statement = statement
        self.names = names
        self._compiled: dict[str, Compiled] = {}

    def execute(self, connection: Connection, values: Mapping[str, Any]) -> CursorResult[Any]:
        """Execute the statement; exactly its parameters must be given."""
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
