"""The numbers of a game that can be checked, grouped as on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final, Literal, get_args

from vindima.core import contract
from vindima.core.datafiles import DataFiles
from vindima.core.explain import BadData, Message
from vindima.core.provenance import RECONSTRUCTED, Entry, without_marks

__all__ = [
    "ANY",
    "KINDS",
    "PRESENT",
    "Entries",
    "Field",
    "Item",
    "Kind",
    "Part",
    "Path",
    "Plan",
    "Row",
    "answerable",
    "data_of",
    "doubtful",
    "found_at",
    "parts",
]

Path = tuple[str | int, ...]
"""The keys and positions that lead to a row or a value in a parsed file."""
Row = dict[str, Any]

Kind = Literal["number", "flag", "choice", "pair", "numbers", "numbered", "amounts"]
"""What the value of a field is.

- pair: two different choices
- numbers: a list of numbers, of any length
- numbered: a list of choices, each written as its number from 1, in ascending order
- amounts: a number for each choice; choices without one are omitted
"""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
PRESENT: Final = "present"
"""Whether a row is printed, for rows that the box may lack or have in addition to ours."""
ANY: Final = "*"
"""In a path pattern: any key or position."""


@dataclass(frozen=True)
class Field:
    """A value of an item that an owner may correct."""

    key: str
    kind: Kind
    choices: tuple[str, ...] = ()
    noun: str = ""
    """The kind of the nouns that the choices are."""
    in_label: bool = False
    """True if the label of the item already states the value."""


@dataclass(frozen=True)
class Entries:
    """Entries of one kind: where they are in a file, what may be corrected, and what they are called."""

    file: str
    pattern: Path
    fields: tuple[Field, ...]
    label: Callable[[Path, Row], Message]
    line: Callable[[Path, Row], Message] | None = None
    """The name of the line of the board that the entry belongs to."""
    short: Callable[[Path, Row], Message] | None = None
    """What distinguishes the entry from the others of its line, unless its place does."""
    rename: Callable[[Path, Row], str] | None = None
    """The id of a corrected row, if its ids describe what is printed."""
    spare: Callable[[Row], Iterator[tuple[Path, Row]]] | None = None
    """If the number of rows is uncertain: rows that a box may have in addition to those of the file."""

    def covers(self, entry: Entry) -> bool:
        """True if the pattern matches the entry."""
        return (
            entry.file == self.file
            and len(entry.path) == len(self.pattern)
            and all(want in (ANY, have) for want, have in zip(self.pattern, entry.path, strict=True))
        )


@dataclass(frozen=True)
class Plan:
    """A part of the board: its id, and the entries on it."""

    id: str
    entries: tuple[Entries, ...]


@dataclass(frozen=True)
class Item:
    """A row or value of a data file, as it is checked."""

    name: str
    """File and place, as error messages write them."""
    file: str
    path: Path
    doubtful: bool
    """False for numbers known from print, which are only shown beside the rest."""
    values: Row
    """The row, or the single value under its key."""
    fields: tuple[Field, ...]
    label: Message
    line: Message | None
    kind: Entries
    spare: bool = False
    """True for a row that our files do not have; it counts only if the owner adds it."""

    @property
    def removable(self) -> bool:
        """True if the box may lack the row."""
        return self.kind.spare is not None and (self.doubtful or self.spare)

    @property
    def ours(self) -> Row:
        """All values that an owner may contradict, as they are in our files."""
        return {**self.values, PRESENT: not self.spare} if self.removable else self.values

    @property
    def current(self) -> Row:
        """The values that may be corrected."""
        return {field.key: self.values.get(field.key) for field in self.fields}


@dataclass(frozen=True)
class Part:
    """A part of the board with everything on it that may be checked."""

    id: str
    items: tuple[Item, ...]


def data_of(game: str) -> DataFiles:
    """The data files of a game."""
    data = contract.find(game).data
    if data is None:
        raise BadData(f"{game} has no data files")
    return data


def found_at(tables: Any, path: Path) -> Any:
    """The value at a path."""
    for key in path:
        tables = tables[key]
    return tables


@cache
def parts(game: str) -> tuple[Part, ...]:
    """The parts of a game's board that have uncertain numbers, the most consequential first."""
    data = data_of(game)
    plans: tuple[Plan, ...] = import_module(f"vindima.checking.{game}").PLANS
    found = []
    for plan in plans:
        listed = [(kind, entry) for kind in plan.entries for entry in data.entries() if kind.covers(entry)]
        items = tuple(item(data, kind, entry) for kind, entry in listed)
        items += tuple(one for kind in plan.entries for one in spare_items(data, kind))
        if any(one.doubtful for one in items):
            found.append(Part(plan.id, items))
    return tuple(found)


def item(data: DataFiles, kind: Entries, entry: Entry) -> Item:
    value = without_marks(found_at(data.own[entry.file], entry.path))
    row = value if isinstance(value, dict) else {str(entry.path[-1]): value}
    return Item(
        name=f"{entry.file}: {entry.place}",
        file=entry.file,
        path=entry.path,
        doubtful=entry.status == RECONSTRUCTED,
        values=row,
        fields=kind.fields,
        label=kind.label(entry.path, row),
        line=kind.line(entry.path, row) if kind.line else None,
        kind=kind,
    )


def spare_items(data: DataFiles, kind: Entries) -> Iterator[Item]:
    """The rows that an owner may add, as items."""
    if kind.spare is not None:
        for path, row in kind.spare(without_marks(data.own[kind.file])):
            label, line = kind.label(path, row), kind.line(path, row) if kind.line else None
            name = f"{kind.file}: new {' '.join(map(str, path))}"
            yield Item(name, kind.file, path, False, row, kind.fields, label, line, kind, spare=True)


@cache
def answerable(game: str) -> dict[str, Item]:
    """Everything that an owner may answer: the doubtful items, and the rows that may be added."""
    return {one.name: one for part in parts(game) for one in part.items if one.doubtful or one.spare}


@cache
def doubtful(game: str) -> dict[str, Item]:
    """The items of a game that still need somebody with the box, by name, in the order of the parts."""
    return {one.name: one for part in parts(game) for one in part.items if one.doubtful}
