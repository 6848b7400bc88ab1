"""A data file as it is read: every value proves its type and its range, and every mistake names its place."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final, final

from vindima.core.explain import BadData
from vindima.viticulture import model

__all__ = ["CONFIDENCE", "MARKS", "MOST", "RECONSTRUCTED", "Register", "Sheet", "numbered", "substance"]

MOST: Final = 99
"""No printed number is larger; a larger one is a slip."""

CONFIDENCE: Final = ("high", "medium")
RECONSTRUCTED: Final = "reconstructed"
MARKS: Final = ("confidence", "sources", RECONSTRUCTED)
"""Keys that any table may have: how sure its values are, who says so, and which no source gives."""

WORD: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""What an id looks like: it can stand as one word in a token."""


def substance(data: Any) -> Any:
    """What the rules read of a file: without the marks, and without names, which only people read."""
    if isinstance(data, dict):
        return {key: substance(value) for key, value in data.items() if key != "name" and key not in MARKS}
    if isinstance(data, list):
        return [substance(value) for value in data]
    return data


@final
class Sheet:
    """One table of a file. `close` refuses what nobody has read, so no misspelled key is ever ignored."""

    __slots__ = ("data", "file", "known", "parts", "place", "unread")

    def __init__(self, file: str, place: str, data: dict[str, Any], known: frozenset[str]) -> None:
        self.file = file
        self.place = place
        self.data = data
        self.known = known
        self.unread = set(data) - set(MARKS)
        self.parts: list[Sheet] = []
        self._check_marks()

    @staticmethod
    def open(path: Path, known: frozenset[str]) -> Sheet:
        """The whole file. `known` are the sources that it may cite."""
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BadData(f"{path.name}: cannot be read: {error}") from error
        return Sheet(path.name, "top", data, known)

    def bad(self, what: str) -> BadData:
        """The error that names file and table; `what` names the value."""
        return BadData(f"{self.file}: {self.place}: {what}")

    def _check_marks(self) -> None:
        confidence = self.data.get("confidence", CONFIDENCE[0])
        if confidence not in CONFIDENCE:
            raise self.bad(f"confidence = {confidence!r}, not one of {', '.join(CONFIDENCE)}")
        for source in self.data.get("sources", []):
            if source not in self.known:
                raise self.bad(f"sources names {source!r}, which sources.toml does not have")
        for key in self.data.get(RECONSTRUCTED, []):
            if key not in self.data:
                raise self.bad(f"reconstructed names {key!r}, which is not here")

    def reconstructed(self) -> tuple[str, ...]:
        """The values marked so, here and in every part, as `file: table: key`."""
        own = [f"{self.file}: {self.place}: {key}" for key in self.data.get(RECONSTRUCTED, [])]
        return tuple(own + [name for part in self.parts for name in part.reconstructed()])

    def close(self) -> None:
        """Raise BadData if a key has not been read, here or in any part."""
        for key in sorted(self.unread):
            raise self.bad(f"{key} = {self.data[key]!r} means nothing here")
        for part in self.parts:
            part.close()

    def _value(self, key: str) -> Any:
        if key not in self.data:
            raise self.bad(f"{key} is missing")
        self.unread.discard(key)
        return self.data[key]

    def _list(self, key: str) -> list[Any]:
        value = self._value(key)
        if not isinstance(value, list):
            raise self.bad(f"{key} = {value!r}, not a list")
        return value

    # Single values

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A number in its range; a missing one is the default, if there is one."""
        if default is not None and key not in self.data:
            return default
        return self._in_range(key, self._value(key), least, most)

    def maybe(self, key: str, least: int, most: int) -> int | None:
        """A number in its range, or None if it is missing."""
        return self.number(key, least, most) if key in self.data else None

    def _in_range(self, key: str, value: Any, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise self.bad(f"{key} = {value!r}, not a number from {least} to {most}")
        return value

    def flag(self, key: str, default: bool) -> bool:
        """True or false; a missing one is the default."""
        if key not in self.data:
            return default
        value = self._value(key)
        if not isinstance(value, bool):
            raise self.bad(f"{key} = {value!r}, not true or false")
        return value

    def text(self, key: str) -> str:
        """Words that are not empty."""
        value = self._value(key)
        if not isinstance(value, str) or not value.strip():
            raise self.bad(f"{key} = {value!r}, not a text")
        return value

    def word(self, key: str) -> str:
        """An id."""
        value = self._value(key)
        if not isinstance(value, str) or not WORD.fullmatch(value):
            raise self.bad(f"{key} = {value!r}, not an id of small letters, digits and single hyphens")
        return value

    def one_of(self, key: str, names: tuple[str, ...]) -> int:
        """The place of a name among `names`."""
        return self._place(key, self._value(key), names)

    def _place(self, key: str, value: Any, names: tuple[str, ...]) -> int:
        if value not in names:
            raise self.bad(f"{key} names {value!r}, not one of {', '.join(names)}")
        return names.index(value)

    # Several values

    def numbers(self, key: str, least: int, most: int) -> tuple[int, ...]:
        """A list of numbers, each in its range."""
        return tuple(self._in_range(key, value, least, most) for value in self._list(key))

    def rising(self, key: str, least: int, most: int, count: int) -> tuple[int, ...]:
        """A list of so many numbers, none smaller than the one before it."""
        values = self.numbers(key, least, most)
        if len(values) != count or list(values) != sorted(values):
            raise self.bad(f"{key} = {list(values)}, not {count} rising numbers")
        return values

    def some_of(self, key: str, names: tuple[str, ...]) -> tuple[int, ...]:
        """The places of different names among `names`, in the order given."""
        values = tuple(self._place(key, value, names) for value in self._list(key))
        if len(set(values)) != len(values):
            raise self.bad(f"{key} = {self.data[key]!r} names something twice")
        return values

    def mask(self, key: str, names: tuple[str, ...]) -> int:
        """The places of different names among `names`, one bit each."""
        return sum(1 << place for place in self.some_of(key, names))

    # Tables inside

    def _part(self, place: str, data: Any) -> Sheet:
        if not isinstance(data, dict):
            raise self.bad(f"{place} = {data!r}, not a table")
        part = Sheet(self.file, place if self.place == "top" else f"{self.place}.{place}", data, self.known)
        self.parts.append(part)
        return part

    def table(self, key: str) -> Sheet:
        """The table of that name."""
        return self._part(key, self._value(key))

    def tables(self, key: str, names: tuple[str, ...]) -> list[Sheet]:
        """The tables inside `key`: one of each name, in that order."""
        outer = self.table(key)
        if tuple(outer.data) != names:
            raise outer.bad(f"has {', '.join(outer.data)}, not {', '.join(names)}")
        return [outer.table(name) for name in names]

    def rows(self, key: str) -> list[Sheet]:
        """The list of tables of that name, each known by its number and id."""
        rows = []
        for number, data in enumerate(self._list(key), 1):
            label = f" ({data['id']})" if isinstance(data, dict) and "id" in data else ""
            rows.append(self._part(f"{key} {number}{label}", data))
        return rows

    def gain(self, gains: tuple[str, ...]) -> tuple[int, int]:
        """The only entry of a table such as `{ lira = 1 }`: which of `gains`, and how many."""
        if len(self.data) != 1:
            raise self.bad(f"{self.data!r}, not one gain")
        (key,) = self.data
        return self._place("the gain", key, gains), self.number(key, 0, 9)


@final
class Register:
    """Every id in use. An id means one thing in the whole game, so a token can be read by itself."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        names = (*model.STRUCTURES, *model.FIELDS, *model.ACTIONS, *model.ROWS)
        self.known: dict[str, str] = dict.fromkeys(names, "model.py")

    def enter(self, rows: list[Sheet]) -> tuple[str, ...]:
        """The ids of the rows, none of them used before."""
        ids = []
        for row in rows:
            word = row.word("id")
            if word in self.known:
                raise row.bad(f"id = {word!r} is taken by {self.known[word]}")
            self.known[word] = f"{row.file}: {row.place}"
            ids.append(word)
        return tuple(ids)


def numbered(rows: list[Sheet]) -> tuple[str, ...]:
    """The names of rows that are numbered 1, 2, 3 and so on."""
    for number, row in enumerate(rows, 1):
        row.number("number", number, number)
    return tuple(row.text("name") for row in rows)
