"""Tables of the reference: a placeholder in the text, rows from a game's data, words from a catalogue."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Final

from vindima.core import contract
from vindima.core.provenance import RECONSTRUCTED
from vindima.locale import Text

__all__ = ["CHOSEN", "HEADING", "NONE", "Book", "Rows", "Table", "filled", "mark", "of", "span"]

PLACEHOLDER: Final = re.compile(r"^\{\{ table: ([a-z-]+)(.*?)\}\}$", re.MULTILINE | re.DOTALL)
"""`{{ table: name | heading | heading }}`, or cards with notes, one per line: `id: note`."""
INCLUDED: Final = re.compile(r"\{\{ text: ([a-z0-9-]+) \}\}")
"""`{{ text: t10 }}`: the text of another paragraph, so that the reader need not look there."""
HEADING: Final = re.compile(r"^(#+) (.+) \{#([a-z0-9-]+)\}$", re.MULTILINE)
"""A heading with the id of its paragraph."""
CHOSEN: Final = "†"
"""The mark of a number that was reconstructed."""
NONE: Final = "–"


class Book:
    """The sources of a table: the data files of a game and the texts of a language."""

    def __init__(self, game: str, text: Text) -> None:
        self.game = game
        self.text = text

    @cached_property
    def data(self) -> dict[str, dict[str, Any]]:
        """The game's data files by name, including provenance."""
        files = contract.find(self.game).data
        return {} if files is None else {name.removesuffix(".toml"): file for name, file in files.own.items()}

    def noun(self, kind: str, id: str, numbers: Mapping[str, int] | None = None) -> str:
        """The name or text of a thing; the text of a card takes the card's numbers."""
        return self.text.noun(self.game, kind, id, numbers)

    def nouns(self, kind: str, ids: Iterable[str]) -> str:
        """Several things in one cell; their names may contain commas."""
        return "; ".join(self.noun(kind, id) for id in ids) or NONE


Rows = Iterator[tuple[object, ...]]
Table = Callable[[Book], Rows]


def of(entry: Any) -> Any:
    """The value of an entry, with or without provenance."""
    return entry["value"] if isinstance(entry, dict) and "value" in entry else entry


def mark(cell: object, entry: Any, *outer: dict[str, Any]) -> str:
    """A cell, with a dagger if the nearest status marks its entry as reconstructed."""
    levels = (level for level in (entry, *outer) if isinstance(level, dict) and "status" in level)
    status = next((level["status"] for level in levels), "")
    return f"{cell} {CHOSEN}" if status == RECONSTRUCTED else str(cell)


def span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def filled(source: str, book: Book, tables: Mapping[str, Table]) -> str:
    """A text with its placeholders replaced."""
    source = included(source)

    def fill(match: re.Match[str]) -> str:
        rows = list(tables[match[1]](book))
        if "\n" in match[2]:
            return cards(rows, dict(line.split(": ", 1) for line in match[2].strip().splitlines()))
        return table([name.strip() for name in match[2].split("|")[1:]], rows)

    return PLACEHOLDER.sub(fill, source)


def included(source: str) -> str:
    """A text with the paragraphs that it includes."""
    pieces = HEADING.split(source)
    texts = dict(zip(pieces[3::4], pieces[4::4], strict=True))

    def quote(match: re.Match[str]) -> str:
        if match[1] not in texts:
            raise ValueError(f"there is no paragraph {match[1]!r} to include")
        return texts[match[1]].strip()

    return INCLUDED.sub(quote, source)


def table(headings: list[str], rows: list[tuple[object, ...]]) -> str:
    """A Markdown table; negative numbers get a minus sign."""
    lines = [headings, ["---"] * len(headings)]
    for row in rows:
        if len(row) != len(headings):
            raise ValueError(f"{headings} do not fit {row}")
        lines.append([str(cell).replace("-", "−") if isinstance(cell, int) else str(cell) for cell in row])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def cards(rows: list[tuple[object, ...]], notes: dict[str, str]) -> str:
    """A paragraph for each card, cited by the card's id; rows are id, name and sentence."""
    unknown = notes.keys() - {str(row[0]) for row in rows}
    if unknown:
        raise ValueError(f"notes for unknown cards: {', '.join(sorted(unknown))}")
    return "\n\n".join(
        f"#### {name} {{#{id}}}\n\n{' '.join([str(sentence), notes.get(str(id), '')]).strip()}"
        for id, name, sentence in rows
    )
