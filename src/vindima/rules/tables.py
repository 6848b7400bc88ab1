"""Tables of the reference: a placeholder in the text, rows from a game's data, words from a catalogue."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from importlib import resources
from typing import Any, Final

from vindima.locale import Text

__all__ = ["CHOSEN", "NONE", "Book", "Rows", "Table", "filled", "of", "span"]

PLACEHOLDER: Final = re.compile(r"^\{\{ table: ([a-z-]+)(.*?)\}\}$", re.MULTILINE | re.DOTALL)
"""`{{ table: name | heading | heading }}`, or cards with a note for some of them, one a line: `id: note`."""
CHOSEN: Final = "†"
"""What marks a number that was reconstructed."""
NONE: Final = "–"


class Book:
    """What a table is made of: the data files of a game, and a language's words for them."""

    def __init__(self, game: str, text: Text) -> None:
        self.game = game
        self.text = text

    @cached_property
    def data(self) -> dict[str, dict[str, Any]]:
        """The game's tables by the names of their files."""
        folder = resources.files(f"vindima.{self.game}").joinpath("data")
        files = [file for file in folder.iterdir() if file.name.endswith(".toml")]
        return {file.name.removesuffix(".toml"): tomllib.loads(file.read_text("utf-8")) for file in files}

    def noun(self, kind: str, id: str) -> str:
        return self.text.noun(self.game, kind, id)

    def nouns(self, kind: str, ids: Iterable[str]) -> str:
        """Several things in one cell; their names may hold commas."""
        return "; ".join(self.noun(kind, id) for id in ids) or NONE


Rows = Iterator[tuple[object, ...]]
Table = Callable[[Book], Rows]


def of(entry: Any) -> Any:
    """A value of a table that may stand alone or with its status."""
    return entry["value"] if isinstance(entry, dict) and "value" in entry else entry


def span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def filled(source: str, book: Book, tables: Mapping[str, Table]) -> str:
    """A text with its placeholders replaced."""

    def fill(match: re.Match[str]) -> str:
        rows = list(tables[match[1]](book))
        if "\n" in match[2]:
            return cards(rows, dict(line.split(": ", 1) for line in match[2].strip().splitlines()))
        return table([name.strip() for name in match[2].split("|")[1:]], rows)

    return PLACEHOLDER.sub(fill, source)


def table(headings: list[str], rows: list[tuple[object, ...]]) -> str:
    """A Markdown table; a number below zero gets its sign."""
    lines = [headings, ["---"] * len(headings)]
    for row in rows:
        if len(row) != len(headings):
            raise ValueError(f"{headings} do not fit {row}")
        lines.append([str(cell).replace("-", "−") if isinstance(cell, int) else str(cell) for cell in row])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def cards(rows: list[tuple[object, ...]], notes: dict[str, str]) -> str:
    """A paragraph for each card, to be cited by its id; rows are id, name and sentence."""
    unknown = notes.keys() - {str(row[0]) for row in rows}
    if unknown:
        raise ValueError(f"notes on cards that are not there: {', '.join(sorted(unknown))}")
    return "\n\n".join(
        f"#### {name} {{#{id}}}\n\n{' '.join([str(sentence), notes.get(str(id), '')]).strip()}"
        for id, name, sentence in rows
    )
