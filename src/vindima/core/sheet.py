"""Typed, checked access to a TOML file: every mistake names the file and the place in it.

A `Sheet` is a file, or a table or row inside it. Values are read key by key; `close` refuses every key that
was not read, so a misspelled key is never ignored. Rows are named by their id or number (`tile 'dao_red_1'`,
`tax, year 4`), other tables by their keys (`structures, yoke`).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from importlib import resources
from itertools import pairwise
from math import isfinite
from typing import Any, Final, final

from vindima.core.explain import BadData

__all__ = ["BadValue", "Register", "Sheet", "packaged", "parse", "place_in", "row_place"]

NAMING: Final = ("id", "number", "year", "from")
"""The keys that name a row; the first one present is used."""
LEGAL_ID: Final = re.compile(r"[a-z0-9_-]+")
"""An id must be able to stand as one word in a token."""


MANY: Final = 9999
"""The most entries of a list without a bound of its own."""


def parse(file: str, content: bytes) -> dict[str, Any]:
    """The tables of a TOML file; invalid text raises BadData with its line."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadData(f"{file}: not UTF-8 text (at line {line})") from error
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        end = f"at line {len(text.splitlines())}, the end"
        raise BadData(f"{file}: {str(error).replace('at end of document', end)}") from error


def packaged(package: str, file: str) -> Sheet:
    """A TOML file beside the code of a package."""
    return Sheet(file, "", parse(file, resources.files(package).joinpath(file).read_bytes()))


def place_in(outer: str, key: str) -> str:
    """The name of a table inside another one."""
    return f"{outer}, {key}" if outer else key


def row_place(outer: str, key: str, row: object, number: int) -> str:
    """The name of a row: by its id or number if it has one, otherwise by its position in the list."""
    noun = key.removesuffix("s")
    if isinstance(row, dict):
        for naming in NAMING:
            if naming in row:
                # An id is unique in its file, so it needs no outer table, unless that is a row itself.
                alone = naming == "id" and "'" not in outer
                return f"{noun} {row[naming]!r}" if alone else place_in(outer, f"{noun} {row[naming]!r}")
    return place_in(outer, f"{noun} number {number}")


def span(low: int, high: int) -> str:
    return f"{low} to {high}" if low < high else f"{low}"


class BadValue(BadData):
    """A mistake at a known place of a file, in a form that can be translated.

    `expected` says what kind of value is expected under `key`: `range` (an integer from `low` to `high`),
    `entries` (a list of `low` to `high` entries), `choice` (one of some names), `flag`, `rising`,
    `never-falling`, `different` (nothing twice), `first-year` (one tile without weather), `numbered` (rows
    without a gap) or `column-slot` (a column with a slot). It is empty for a mistake that only the English
    text explains.
    """

    def __init__(
        self,
        file: str,
        place: str,
        words: str,
        key: str = "",
        expected: str = "",
        low: int = 0,
        high: int = 0,
    ) -> None:
        super().__init__(f"{file}: {place}: {words}" if place else f"{file}: {words}")
        self.file = file
        self.place = place
        self.words = words
        self.key = key
        self.expected = expected
        self.low = low
        self.high = high

    def __reduce__(self) -> tuple[object, ...]:
        return BadValue, (
            self.file,
            self.place,
            self.words,
            self.key,
            self.expected,
            self.low,
            self.high,
        )


@final
class Sheet:
    """A file, or a table or row of one, read key by key."""

    __slots__ = ("data", "file", "parts", "place", "read")

    def __init__(self, file: str, place: str, data: dict[str, Any]) -> None:
        self.file = file
        self.place = place
        self.data = data
        self.read: set[str] = set()
        self.parts: list[Sheet] = []

    def error(self, words: str, key: str = "", expected: str = "", low: int = 0, high: int = 0) -> BadValue:
        """An error about this table, with `words` as its text."""
        return BadValue(self.file, self.place, words, key, expected, low, high)

    def close(self) -> None:
        """Raise BadValue for a key that was not read, here or in any part."""
        for part in self.parts:
            part.close()
        for key in self.data:
            if key not in self.read:
                known = ", ".join(sorted(self.read)) or "nothing"
                raise self.error(f"{key} is unknown, expected one of {known}")

    def has(self, key: str) -> bool:
        """Whether an optional key is given; asking makes it a known key."""
        self.read.add(key)
        return key in self.data

    def value(self, key: str) -> Any:
        """The value of a key, unchecked."""
        if not self.has(key):
            raise self.error(f"{key} is missing")
        return self.data[key]

    # Single values

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """An integer in a range; a missing one is the default, if there is one."""
        if default is not None and not self.has(key):
            return default
        return self._in_range(key, self.value(key), low, high)

    def number_or_none(self, key: str, low: int, high: int) -> int | None:
        """An integer in a range, or None if the key is missing."""
        return self.number(key, low, high) if self.has(key) else None

    def decimal(self, key: str) -> float:
        """A number that may have a fraction."""
        return self._decimal(key, self.value(key))

    def flag(self, key: str, default: bool | None = None) -> bool:
        """True or false; a missing one is the default, if there is one."""
        if default is not None and not self.has(key):
            return default
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.error(f"{key} is {value!r}, expected true or false", key, "flag")
        return value

    def text(self, key: str) -> str:
        """A text that is not empty."""
        return self._text(key, self.value(key))

    def id(self) -> str:
        """The row's id, fit to be a word of a token."""
        value = self.value("id")
        if not isinstance(value, str) or LEGAL_ID.fullmatch(value) is None:
            raise self.error(f"id is {value!r}, expected lower-case letters, digits, _ and -")
        return value

    def index(self, key: str, names: Sequence[str], default: int | None = None) -> int:
        """The index of the named thing among `names`; a missing key is the default, if there is one."""
        if default is not None and not self.has(key):
            return default
        return self._index(key, self.value(key), names)

    # Lists

    def numbers(self, key: str, fewest: int, most: int, low: int, high: int) -> tuple[int, ...]:
        """A list of `fewest` to `most` integers, each in a range."""
        return self._numbers(key, self.value(key), fewest, most, low, high)

    def decimals(self, key: str, count: int) -> tuple[float, ...]:
        """A list of `count` numbers that may have fractions."""
        return tuple(self._decimal(key, item) for item in self._list(key, self.value(key), count, count))

    def rising(self, key: str, fewest: int, most: int, low: int, high: int) -> tuple[int, ...]:
        """A list of integers, each higher than the one before."""
        numbers = self.numbers(key, fewest, most, low, high)
        if any(later <= earlier for earlier, later in pairwise(numbers)):
            words = f"{key} is {list(numbers)}, expected each higher than the one before"
            raise self.error(words, key, "rising")
        return numbers

    def never_falling(self, key: str, count: int, low: int, high: int) -> tuple[int, ...]:
        """A list of `count` integers, none lower than the one before."""
        numbers = self.numbers(key, count, count, low, high)
        if any(later < earlier for earlier, later in pairwise(numbers)):
            words = f"{key} is {list(numbers)}, expected none lower than the one before"
            raise self.error(words, key, "never-falling")
        return numbers

    def lines(self, key: str, count: int, length: int, low: int, high: int) -> tuple[tuple[int, ...], ...]:
        """A list of `count` lists of `length` integers."""
        found = self._list(key, self.value(key), count, count)
        return tuple(
            self._numbers(f"{key} {number}", line, length, length, low, high)
            for number, line in enumerate(found, 1)
        )

    def texts(self, key: str, fewest: int = 0, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """A list of texts that are not empty; a missing list is the default, if there is one."""
        if default is not None and not self.has(key):
            return default
        return tuple(self._text(key, entry) for entry in self._list(key, self.value(key), fewest, MANY))

    def indices(self, key: str, names: Sequence[str]) -> tuple[int, ...]:
        """The indices of the named things among `names`, in the order given, each named once."""
        value = self.value(key)
        found = tuple(self._index(key, name, names) for name in self._list(key, value, 0, len(names)))
        if len(set(found)) < len(found):
            raise self.error(f"{key} is {value!r}, expected no repetition", key, "different")
        return found

    def pair(self, key: str, names: Sequence[str]) -> tuple[int, int]:
        """The indices of two different things among `names`."""
        found = self.indices(key, names)
        if len(found) != 2:
            raise self.error(f"{key} has {len(found)} entries, expected 2", key, "entries", 2, 2)
        return found[0], found[1]

    def mask(self, key: str, names: Sequence[str]) -> int:
        """A bit mask of the named things among `names`, each named once."""
        return sum(1 << place for place in self.indices(key, names))

    # Tables inside

    def table(self, key: str) -> Sheet:
        """The table under a key."""
        if not self.has(key):
            raise self.error(f"table {key} is missing")
        value = self.data[key]
        if not isinstance(value, dict):
            raise self.error(f"{key} is {value!r}, expected a table")
        return self._part(place_in(self.place, key), value)

    def tables(self, key: str, names: tuple[str, ...]) -> list[Sheet]:
        """The tables inside the table `key`: one for each name, in any order in the file."""
        outer = self.table(key)
        return [outer.table(name) for name in names]

    def rows(self, key: str, fewest: int, most: int) -> list[Sheet]:
        """The rows listed under a key, no two with the same name."""
        result: list[Sheet] = []
        places: set[str] = set()
        for number, row in enumerate(self._list(key, self.value(key), fewest, most), 1):
            if not isinstance(row, dict):
                raise self.error(f"{key}, number {number} is {row!r}, expected a table")
            place = row_place(self.place, key, row, number)
            if place in places:
                raise BadData(f"{self.file}: {place} is given twice")
            places.add(place)
            result.append(self._part(place, row))
        return result

    def _part(self, place: str, data: dict[str, Any]) -> Sheet:
        part = Sheet(self.file, place, data)
        self.parts.append(part)
        return part

    # Checks

    def _in_range(self, key: str, value: object, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.error(f"{key} is {value!r}, expected {span(low, high)}", key, "range", low, high)
        return value

    def _decimal(self, key: str, value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not isfinite(value):
            raise self.error(f"{key} is {value!r}, expected a number")
        return float(value)

    def _numbers(
        self, key: str, value: object, fewest: int, most: int, low: int, high: int
    ) -> tuple[int, ...]:
        return tuple(self._in_range(key, item, low, high) for item in self._list(key, value, fewest, most))

    def _text(self, key: str, value: object) -> str:
        if not isinstance(value, str) or not value.strip():
            raise self.error(f"{key} is {value!r}, expected a text")
        return value

    def _index(self, key: str, value: object, names: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in names:
            raise self.error(f"{key} is {value!r}, expected one of {', '.join(names)}", key, "choice")
        return names.index(value)

    def _list(self, key: str, value: object, fewest: int, most: int) -> list[Any]:
        if not isinstance(value, list):
            raise self.error(f"{key} is {value!r}, expected a list")
        if not fewest <= len(value) <= most:
            words = f"{key} has {len(value)} entries, expected {span(fewest, most)}"
            raise self.error(words, key, "entries", fewest, most)
        return value


@final
class Register:
    """The ids in use: each may be given once, so that a token names one thing."""

    __slots__ = ("known",)

    def __init__(self, taken: Sequence[str] = (), by: str = "") -> None:
        self.known: dict[str, str] = dict.fromkeys(taken, by)

    def enter(self, rows: Sequence[Sheet]) -> tuple[str, ...]:
        """The ids of the rows, none of them in use before."""
        ids = []
        for row in rows:
            id = row.id()
            if id in self.known:
                raise row.error(f"id {id!r} is already used by {self.known[id]}")
            self.known[id] = f"{row.file}: {row.place}"
            ids.append(id)
        return tuple(ids)
