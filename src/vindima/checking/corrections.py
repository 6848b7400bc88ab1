"""Writing an owner's answers into the data files, and testing the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

from vindima.checking.answers import Answers
from vindima.checking.parts import PRESENT, Item, Path, answerable, data_of, found_at, parts
from vindima.core import contract
from vindima.core.datafiles import Files
from vindima.core.explain import BadData, Message
from vindima.core.provenance import PRINTED, entries, without_marks
from vindima.core.sheet import BadValue

__all__ = ["Outcome", "Trouble", "check", "corrected_files", "write_answers"]

BOX: Final = "box"
"""The name of the box itself in `sources.toml`."""


LISTS: Final = ("entries", "numbered", "column-slot")
"""The requirements on a list of rows as a whole (`BadValue.expected`)."""


@dataclass(frozen=True)
class Trouble:
    """Why a correction cannot be right."""

    name: str | None
    """The item; None if the error is not about a single item."""
    field: str
    message: Message
    detail: str
    """The reason in English, with the file and the place."""


@dataclass(frozen=True)
class Outcome:
    """The result of checking the owner's answers."""

    troubles: list[Trouble]
    tables: Files
    """The corrected files as plain data, for the option `tables` of a new game; empty without corrections."""


def check(answers: Answers) -> Outcome:
    """Test the corrections. Invalid ones are left out of the tables, so that further errors are found too."""
    game = contract.find(answers.game)
    good = Answers(answers.game, set(answers.confirmed), dict(answers.corrected))
    troubles: list[Trouble] = []
    while True:
        files = corrected_files(good)
        try:
            if good.corrected:
                game.new(game.seats[-1], tables=files)
            return Outcome(troubles, files)
        except BadValue as error:
            item = blamed(error, files, good)
            troubles.append(Trouble(item.name if item else None, error.key, explained(error), str(error)))
            if item is None or item.name not in good.corrected:
                return Outcome(troubles, {})
            good.forget(item.name)
        except BadData as error:
            troubles.append(Trouble(None, "", Message("check-refused", {"words": str(error)}), str(error)))
            return Outcome(troubles, {})


def explained(error: BadValue) -> Message:
    """The expected value, as a message of the catalogues."""
    if not error.expected:
        return Message("check-refused", {"words": error.words})
    if error.expected == "range" and error.low == error.high:
        return Message("check-expected-exactly", {"low": error.low})
    if error.expected == "entries" and error.low == error.high:
        return Message("check-expected-number", {"low": error.low})
    if error.expected in ("range", "entries"):
        return Message(f"check-expected-{error.expected}", {"low": error.low, "high": error.high})
    return Message(f"check-expected-{error.expected}", {})


def blamed(error: BadValue, files: Files, answers: Answers) -> Item | None:
    """The item that an error is about. A corrected row may have a new name or place."""
    places = {entry.path: entry.place for entry in entries(error.file, files.get(error.file, {}))}
    moved = places_now(error.file, answers)
    for item in answerable(answers.game).values():
        path = moved.get(item.name)
        if path is not None:
            row = path if isinstance(path[-1], int) else path[:-1]
            place = places.get(row, "")
            inside = error.place == place or error.place.startswith(f"{place}, ")
            if (row and place and inside and (row == path or error.key == path[-1])) or (
                places.get(path) == f"{error.place}: {error.key}"
            ):
                return item
    return changed_row(error, answers) if error.expected in LISTS else None


def changed_row(error: BadValue, answers: Answers) -> Item | None:
    """The last row added to or removed from a list that is invalid."""
    changed = [
        item
        for item in answerable(answers.game).values()
        if item.file == error.file and PRESENT in answers.corrected.get(item.name, {})
    ]
    return max(reversed(changed), key=lambda item: item.path[0] == error.place, default=None)


def places_now(file: str, answers: Answers) -> dict[str, Path]:
    """Where the items of a file are once rows have been removed and added."""
    found: dict[str, Path] = {}
    rows: dict[Path, int] = {}
    own = [item for part in parts(answers.game) for item in part.items if item.file == file]
    for item in sorted(own, key=lambda item: item.spare):
        if not isinstance(item.path[-1], int):
            found[item.name] = item.path
        elif not item.removable or answers.present(item.name):
            before = rows.get(item.path[:-1], 0)
            found[item.name] = (*item.path[:-1], before)
            rows[item.path[:-1]] = before + 1
    return found


def corrected_files(answers: Answers) -> Files:
    """The files that contain corrections, corrected, as plain data."""
    items = answerable(answers.game)
    changed = {items[name].file for name in answers.corrected}
    own = data_of(answers.game).own
    files = {file: deepcopy(tables) for file, tables in own.items() if file in changed}
    for file, tables in files.items():
        write_answers(tables, file, answers)
    return {file: without_marks(tables) for file, tables in files.items()}


def write_answers(
    tables: Any, file: str, answers: Answers, made: Callable[[Any], Any] = lambda value: value
) -> None:
    """Write the answers about a file into its tables, each marked as read from the box.

    The tables may be a TOML document with comments; `made` turns a plain value into one of its items.
    """
    items = [item for item in answerable(answers.game).values() if item.file == file]
    for item in items:
        if answers.answered(item.name) and answers.present(item.name):
            write(tables, item, answers, made)
    for item in sorted(items, key=lambda item: item.path[-1:] if item.removable else (), reverse=True):
        if not item.spare and not answers.present(item.name):
            del found_at(tables, item.path[:-1])[item.path[-1]]
    moved = places_now(file, answers)
    renamed = {
        moved[item.name]: item
        for item in items
        if item.kind.rename and item.name in answers.corrected and item.name in moved
    }
    if renamed:
        rename(tables, renamed)


def write(tables: Any, item: Item, answers: Answers, made: Callable[[Any], Any]) -> None:
    table, key = found_at(tables, item.path[:-1]), item.path[-1]
    values = {name: value for name, value in answers.corrected.get(item.name, {}).items() if name != PRESENT}
    marks = {"status": PRINTED, "source": BOX}
    if item.spare:
        table.append(made({**item.values, **values, **marks}))
    elif isinstance(key, int):  # a row
        row = table[key]
        for name, value in values.items():
            row[name] = made(value)
        row.pop("note", None)
        row.update(marks)
    else:
        table[key] = made({"value": values.get(key, item.values[key]), **marks})


def rename(tables: Any, renamed: Mapping[Path, Item]) -> None:
    """Give corrected rows the ids that match what is printed; a second row of a name gets a number."""
    taken = set(ids(tables)) - {str(item.values["id"]) for item in renamed.values()}
    for path, item in renamed.items():
        assert item.kind.rename is not None
        row = found_at(tables, path)
        wanted = item.kind.rename(path, without_marks(dict(row)))
        name, number = wanted, 1
        while name in taken:
            number += 1
            name = f"{wanted}_{number}"
        taken.add(name)
        row["id"] = name


def ids(tables: Any) -> Iterator[str]:
    """The ids of all rows of a file."""
    if isinstance(tables, dict):
        if "id" in tables:
            yield str(tables["id"])
        for value in tables.values():
            yield from ids(value)
    elif isinstance(tables, list):
        for value in tables:
            yield from ids(value)
