"""Reading the data files: each value is checked where it is read, and a refusal names file, table and value.

A file holds tables and lists of rows. Every table and row may carry `status` and `note`, which hold for all
below it that gives no status of its own; a value may be written alone or as `{ value, status, note }`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, final

from vindima.core.explain import BadData

__all__ = [
    "FILES",
    "PLAYERS",
    "STATUSES",
    "Table",
    "check_file_name",
    "entries",
    "opened",
    "own_files",
    "owner_files",
    "without_statuses",
]

FILES: Final = (
    "bank.toml",
    "board.toml",
    "experts.toml",
    "export.toml",
    "fair.toml",
    "managers.toml",
    "regions.toml",
    "sales.toml",
    "vineyards.toml",
    "vintages.toml",
)
STATUSES: Final = ("rulebook", "found", "reconstructed")
PLAYERS: Final = (2, 3, 4)

NAMING: Final = ("id", "number", "year", "from")
"""The keys that name a row, the first present."""
LEGAL_ID: Final = re.compile(r"[a-z0-9_-]+")


@final
class Table:
    """A file, or a table or row of it, read key by key; `close` refuses every key that was not read."""

    __slots__ = ("file", "known", "name", "parts", "row_names", "values")

    def __init__(self, file: str, name: str, values: dict[str, Any], row_names: set[str]) -> None:
        self.file = file
        self.name = name
        self.values = values
        self.row_names = row_names  # of the whole file: each row has a name of its own
        self.known: list[str] = ["status", "note"]
        self.parts: list[Table] = []
        self._check_remarks("", values)

    def refusal(self, words: str) -> BadData:
        """The error that says `words` of this table."""
        return BadData(f"{self.file}: {self.name}: {words}" if self.name else f"{self.file}: {words}")

    def has(self, key: str) -> bool:
        """Whether the key is given; asking makes it known."""
        if key not in self.known:
            self.known.append(key)
        return key in self.values

    def value(self, key: str) -> Any:
        """What the key says, without its status."""
        if not self.has(key):
            raise self.refusal(f"{key} is missing")
        value = self.values[key]
        if not is_remarked(value):
            return value
        self._check_remarks(f"{key}: ", value)
        return value["value"]

    def integer(self, key: str, low: int, high: int) -> int:
        return self._integer(key, self.value(key), low, high)

    def flag(self, key: str) -> int:
        """1 for true, 0 for false."""
        value = self.value(key)
        if value is not True and value is not False:
            raise self.refusal(f"{key} is {value!r}, expected true or false")
        return int(value)

    def index(self, key: str, names: Sequence[str]) -> int:
        """The place of the named thing among `names`."""
        return self._index(key, self.value(key), names)

    def indices(self, key: str, names: Sequence[str]) -> tuple[int, ...]:
        """The places of the named things, each named once."""
        return self._indices(key, self.value(key), names)

    def pair(self, key: str, names: Sequence[str]) -> tuple[int, int]:
        """The places of two different things among `names`."""
        found = self.indices(key, names)
        if len(found) != 2:
            raise self.refusal(f"{key} has {len(found)} entries, expected 2")
        return found[0], found[1]

    def integers(self, key: str, fewest: int, most: int, low: int, high: int) -> tuple[int, ...]:
        """A list of `fewest` to `most` integers."""
        return self._integers(key, self.value(key), fewest, most, low, high)

    def rising(self, key: str, fewest: int, most: int, low: int, high: int) -> tuple[int, ...]:
        """A list of integers, each higher than the one before."""
        numbers = self.integers(key, fewest, most, low, high)
        if any(later <= earlier for earlier, later in pairwise(numbers)):
            raise self.refusal(f"{key} is {list(numbers)}, expected each higher than the one before")
        return numbers

    def lines(self, key: str, count: int, length: int, low: int, high: int) -> tuple[tuple[int, ...], ...]:
        """A list of `count` lists of `length` integers."""
        found = self._list(key, self.value(key), count, count)
        return tuple(
            self._integers(f"{key} {n}", line, length, length, low, high) for n, line in enumerate(found, 1)
        )

    def by_players(self, key: str, low: int, high: int) -> dict[int, int]:
        """An integer for each number of players."""
        found = self._by_players(key)
        return {n: self._integer(f"{key} for {n} players", found[n], low, high) for n in PLAYERS}

    def lists_by_players(self, key: str, low: int, high: int) -> dict[int, tuple[int, ...]]:
        """For each number of players, an integer for each player."""
        found = self._by_players(key)
        return {n: self._integers(f"{key} for {n} players", found[n], n, n, low, high) for n in PLAYERS}

    def indices_by_players(self, key: str, names: Sequence[str]) -> dict[int, tuple[int, ...]]:
        """For each number of players, the places of named things among `names`."""
        found = self._by_players(key)
        return {n: self._indices(f"{key} for {n} players", found[n], names) for n in PLAYERS}

    def id(self) -> str:
        """The row's id, fit for a token."""
        value = self.value("id")
        if not isinstance(value, str) or LEGAL_ID.fullmatch(value) is None:
            raise self.refusal(f"id is {value!r}, expected lower-case letters, digits, _ and -")
        return value

    def table(self, key: str) -> Table:
        value = self.values.get(key) if self.has(key) else None
        if value is None:
            raise self.refusal(f"table {key} is missing")
        if not isinstance(value, dict):
            raise self.refusal(f"{key} is {value!r}, expected a table")
        return self._part(f"{self.name}, {key}" if self.name else key, value)

    def rows(self, key: str, fewest: int, most: int) -> list[Table]:
        """The rows listed under a key, each with a name of its own."""
        listed = self._list(key, self.value(key), fewest, most)
        result = []
        for place, row in enumerate(listed, 1):
            if not isinstance(row, dict):
                raise self.refusal(f"{key}, number {place} is {row!r}, expected a table")
            name = row_name(self.name, key, row, place)
            if name in self.row_names:
                raise BadData(f"{self.file}: {name} is given twice")
            self.row_names.add(name)
            result.append(self._part(name, row))
        return result

    def _part(self, name: str, values: dict[str, Any]) -> Table:
        part = Table(self.file, name, values, self.row_names)
        self.parts.append(part)
        return part

    def close(self) -> None:
        """Everything has been read: what is left, here and in the parts, is refused."""
        for part in self.parts:
            part.close()
        for key in self.values:
            if key not in self.known:
                raise self.refusal(f"{key} is unknown, expected one of {', '.join(sorted(self.known))}")

    def _integer(self, key: str, value: object, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            expected = f"{low} to {high}" if low < high else f"{low}"
            raise self.refusal(f"{key} is {value!r}, expected {expected}")
        return value

    def _integers(
        self, key: str, value: object, fewest: int, most: int, low: int, high: int
    ) -> tuple[int, ...]:
        return tuple(self._integer(key, item, low, high) for item in self._list(key, value, fewest, most))

    def _index(self, key: str, value: object, names: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in names:
            raise self.refusal(f"{key} is {value!r}, expected one of {', '.join(names)}")
        return names.index(value)

    def _list(self, key: str, value: object, fewest: int, most: int) -> list[Any]:
        if not isinstance(value, list):
            raise self.refusal(f"{key} is {value!r}, expected a list")
        if not fewest <= len(value) <= most:
            expected = f"{fewest} to {most}" if fewest < most else f"{fewest}"
            raise self.refusal(f"{key} has {len(value)} entries, expected {expected}")
        return value

    def _indices(self, key: str, value: object, names: Sequence[str]) -> tuple[int, ...]:
        listed = self._list(key, value, 0, len(names))
        found = tuple(self._index(key, name, names) for name in listed)
        if len(set(found)) < len(found):
            raise self.refusal(f"{key} is {value!r}, expected no repetition")
        return found

    def _by_players(self, key: str) -> dict[int, object]:
        value = self.value(key)
        if not isinstance(value, dict) or sorted(value) != [str(n) for n in PLAYERS]:
            raise self.refusal(f"{key} is {value!r}, expected an entry for each of 2, 3, 4 players")
        return {n: value[str(n)] for n in PLAYERS}

    def _check_remarks(self, prefix: str, values: dict[str, Any]) -> None:
        status = values.get("status", STATUSES[0])
        if status not in STATUSES:
            raise self.refusal(f"{prefix}status is {status!r}, expected one of {', '.join(STATUSES)}")
        note = values.get("note", "")
        if not isinstance(note, str):
            raise self.refusal(f"{prefix}note is {note!r}, expected words")


def row_name(table: str, key: str, row: dict[str, Any], place: int) -> str:
    """How a row is called: `tile 'dao_red_1'`, which is unique in its file, or `invest, step -1`."""
    noun = key.removesuffix("s")
    for naming in NAMING:
        if naming in row:
            named = row[naming]["value"] if is_remarked(row[naming]) else row[naming]
            return f"{table}, {noun} {named!r}" if table and naming != "id" else f"{noun} {named!r}"
    return f"{table}, {noun} number {place}" if table else f"{noun} number {place}"


def is_remarked(value: object) -> bool:
    """Whether a value is written with its status or note."""
    return isinstance(value, dict) and "value" in value and value.keys() <= {"value", "status", "note"}


def is_rows(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def opened(files: dict[str, dict[str, Any]], name: str) -> Table:
    """A file ready to be read; the status at its head holds for all that gives none."""
    file = Table(name, "", files[name], set())
    if "status" not in file.values:
        raise file.refusal("status is missing at the head of the file")
    return file


@cache
def own_files() -> dict[str, dict[str, Any]]:
    """The files of this package, parsed once; nobody changes them."""
    folder = resources.files("vindima.vinhos").joinpath("data")
    return {name: parsed(name, folder.joinpath(name).read_bytes()) for name in FILES}


def owner_files(folder: str) -> dict[str, dict[str, Any]]:
    """The files in the folder of a box owner, parsed: some of ours, corrected, and nothing else."""
    path = Path(folder)
    if not path.is_dir():
        raise BadData(f"{folder}: no such folder of data files")
    found = {}
    for file in sorted(path.iterdir()):
        if not file.name.startswith("."):
            check_file_name(file.name)
            try:
                found[file.name] = parsed(file.name, file.read_bytes())
            except OSError as error:
                raise BadData(f"{file.name}: cannot be read ({error.strerror})") from error
    if not found:
        raise BadData(f"{folder}: no data file there, expected some of {', '.join(FILES)}")
    return found


def check_file_name(name: str) -> None:
    if name not in FILES:
        raise BadData(f"{name!r}: unknown data file, expected one of {', '.join(FILES)}")


def parsed(name: str, content: bytes) -> dict[str, Any]:
    """A file's tables; broken text is refused with its line."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadData(f"{name}: not UTF-8 text (at line {line})") from error
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        end = f"at line {len(text.splitlines())}, the end"
        raise BadData(f"{name}: {str(error).replace('at end of document', end)}") from error


def without_statuses(value: Any) -> Any:
    """The same tables with bare values: no status, no note."""
    if is_remarked(value):
        return without_statuses(value["value"])
    if isinstance(value, dict):
        return {key: without_statuses(item) for key, item in value.items() if key not in ("status", "note")}
    if isinstance(value, list):
        return [without_statuses(item) for item in value]
    return value


def entries(files: dict[str, dict[str, Any]]) -> Iterator[tuple[str, str, str, str]]:
    """File, name, status and note of every value of a table, every row, and every remarked value of a row."""
    for file, tables in files.items():
        remarks = inherited(tables, "", "")
        for key, value in tables.items():
            if is_rows(value):
                yield from row_entries(file, "", key, value, remarks)
            elif isinstance(value, dict):
                yield from table_entries(file, key, value, inherited(value, *remarks))


def table_entries(
    file: str, name: str, table: dict[str, Any], remarks: tuple[str, str]
) -> Iterator[tuple[str, str, str, str]]:
    for key, value in table.items():
        if is_rows(value):
            yield from row_entries(file, name, key, value, remarks)
        elif key not in ("status", "note"):
            yield (file, f"{name}: {key}", *(inherited(value, *remarks) if is_remarked(value) else remarks))


def row_entries(
    file: str, table: str, key: str, rows: list[dict[str, Any]], remarks: tuple[str, str]
) -> Iterator[tuple[str, str, str, str]]:
    for place, row in enumerate(rows, 1):
        name = row_name(table, key, row, place)
        own = inherited(row, *remarks)
        yield (file, name, *own)
        for part, value in row.items():
            if is_remarked(value):
                yield (file, f"{name}: {part}", *inherited(value, *own))


def inherited(values: dict[str, Any], status: str, note: str) -> tuple[str, str]:
    """Status and note of something inside a thing with these: a status of its own drops the outer note."""
    return values.get("status", status), values.get("note", "" if "status" in values else note)
