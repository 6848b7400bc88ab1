"""How well each number of the data files is known: `status`, `source` and `note`.

Any table or row may carry these marks; they hold for everything below it. A value may stand alone or as
`{ value = 3, status = "derived", source = "...", note = "..." }`. A status replaces all outer marks, because
the source and the note of a printed number say nothing about a reconstructed one inside it.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any, Final, NamedTuple

from vindima.core.explain import BadData
from vindima.core.sheet import place_in, row_place

__all__ = [
    "DERIVED",
    "PRINTED",
    "RECONSTRUCTED",
    "STATUSES",
    "Entry",
    "check_marks",
    "entries",
    "without_marks",
]

PRINTED: Final = "printed"
DERIVED: Final = "derived"
RECONSTRUCTED: Final = "reconstructed"
STATUSES: Final = (PRINTED, DERIVED, RECONSTRUCTED)
"""Stated by the rulebook or a component; taken from other sources or inferred; unknown, so chosen."""
MARKS: Final = ("status", "source", "note")


class Entry(NamedTuple):
    """A value or row of a data file, and how well it is known."""

    file: str
    place: str
    value: str
    status: str
    source: str
    note: str
    path: tuple[str | int, ...]
    """The keys and positions that lead to it in the parsed file."""


class Marks(NamedTuple):
    """The marks that hold at some place in a file."""

    status: str
    source: str
    note: str

    def inside(self, table: dict[str, Any]) -> Marks:
        """The marks that hold inside a table, row or marked value."""
        outer = Marks("", "", "") if "status" in table else self
        source = table.get("source", outer.source)
        return Marks(
            table.get("status", self.status),
            source if isinstance(source, str) else ", ".join(source),
            table.get("note", outer.note),
        )


def is_marked(value: object) -> bool:
    """Whether a single value is written together with its marks."""
    return (
        isinstance(value, dict) and "value" in value and all(key == "value" or key in MARKS for key in value)
    )


def is_rows(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def without_marks(value: Any) -> Any:
    """The same data with plain values: what the rules read."""
    if is_marked(value):
        return without_marks(value["value"])
    if isinstance(value, dict):
        return {key: without_marks(item) for key, item in value.items() if key not in MARKS}
    if isinstance(value, list):
        return [without_marks(item) for item in value]
    return value


def check_marks(file: str, tables: dict[str, Any], sources: Container[str]) -> None:
    """Raise BadData, naming the place, if a file has an invalid mark or no status at its head."""
    if "status" not in tables:
        raise BadData(f"{file}: status is missing at the head of the file")
    _check(file, "", tables, sources)


def _check(file: str, place: str, table: dict[str, Any], sources: Container[str]) -> None:
    where = f"{file}: {place}" if place else file
    status = table.get("status", PRINTED)
    if status not in STATUSES:
        raise BadData(f"{where}: status is {status!r}, expected one of {', '.join(STATUSES)}")
    source = table.get("source", [])
    for name in source if isinstance(source, list) else [source]:
        if not isinstance(name, str) or name not in sources:
            raise BadData(f"{where}: source is {name!r}, expected a name from sources.toml")
    note = table.get("note", "")
    if not isinstance(note, str):
        raise BadData(f"{where}: note is {note!r}, expected a text")
    for key, value in table.items():
        if isinstance(value, dict):
            _check(
                file,
                f"{place}: {key}" if place and is_marked(value) else place_in(place, key),
                value,
                sources,
            )
        elif is_rows(value):
            for number, row in enumerate(value, 1):
                _check(file, row_place(place, key, without_marks(row), number), row, sources)


def entries(file: str, tables: dict[str, Any]) -> Iterator[Entry]:
    """Every value in a table, every row, and every marked value in a row."""
    return _table_entries(file, "", (), tables, Marks(PRINTED, "", "").inside(tables))


def _table_entries(
    file: str, place: str, path: tuple[str | int, ...], table: dict[str, Any], marks: Marks
) -> Iterator[Entry]:
    for key, value in table.items():
        here = (*path, key)
        if is_rows(value):
            for number, row in enumerate(value, 1):
                name = row_place(place, key, without_marks(row), number)
                yield from _row_entries(file, name, (*here, number - 1), row, marks)
        elif is_marked(value):
            yield Entry(file, _key_place(place, key), shown(value), *marks.inside(value), here)
        elif isinstance(value, dict):
            yield from _table_entries(file, place_in(place, key), here, value, marks.inside(value))
        elif key not in MARKS:
            yield Entry(file, _key_place(place, key), shown(value), *marks, here)


def _row_entries(
    file: str, place: str, path: tuple[str | int, ...], row: dict[str, Any], outer: Marks
) -> Iterator[Entry]:
    marks = outer.inside(row)
    yield Entry(file, place, shown(row), *marks, path)
    for key, value in row.items():
        if is_marked(value):
            yield Entry(file, f"{place}: {key}", shown(value), *marks.inside(value), (*path, key))


def _key_place(place: str, key: str) -> str:
    return f"{place}: {key}" if place else key


def shown(value: Any) -> str:
    """A value as text for people, without its marks."""
    return _shown(without_marks(value))


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(item)}" for key, item in value.items() if key != "id")
    if isinstance(value, list):
        return "[" + ", ".join(map(_shown, value)) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)
