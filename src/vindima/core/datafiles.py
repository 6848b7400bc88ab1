"""The data files of a game: its own, and the corrected ones of a box owner."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Final, final

from vindima.core.explain import BadData
from vindima.core.provenance import Entry, check_marks, entries, without_marks
from vindima.core.sheet import Sheet, parse

__all__ = ["REMEMBERED", "SOURCES", "DataFiles", "Files", "canonical"]

Files = dict[str, dict[str, Any]]
"""Parsed files by their names."""
SOURCES: Final = "sources.toml"
"""The file beside the data files that lists the sources their marks cite."""
REMEMBERED: Final = 4
"""How many sets of corrected tables each game keeps, those used last; each takes a megabyte."""


@final
class DataFiles:
    """The files in the `data` folder of a game's package."""

    __slots__ = ("names", "own", "sources")

    def __init__(self, package: str, names: tuple[str, ...]) -> None:
        folder = resources.files(package).joinpath("data")
        self.names = names
        listed = Sheet(SOURCES, "", parse(SOURCES, folder.joinpath(SOURCES).read_bytes()))
        self.sources: dict[str, str] = {name: listed.text(name) for name in listed.data}
        """What the names of the sources stand for."""
        self.own: Files = {name: parse(name, folder.joinpath(name).read_bytes()) for name in names}
        """The game's own files, marks included; never changed."""
        for name, tables in self.own.items():
            check_marks(name, tables, self.sources)

    def corrected(self, folder: str) -> Files:
        """The parsed files of a box owner's folder, which may hold only corrected versions of ours."""
        path = Path(folder)
        if not path.is_dir():
            raise BadData(f"{folder}: no such folder of data files")
        found: Files = {}
        for file in sorted(path.iterdir()):
            if not file.name.startswith("."):
                self._check_name(file.name)
                try:
                    content = file.read_bytes()
                except OSError as error:
                    raise BadData(f"{file.name}: cannot be read ({error.strerror})") from error
                found[file.name] = parse(file.name, content)
                check_marks(file.name, found[file.name], self.sources)
        if not found:
            raise BadData(f"{folder}: no data file there, expected some of {', '.join(self.names)}")
        return found

    def as_text(self, overrides: Mapping[str, Any]) -> str:
        """The canonical JSON of corrected files. An unknown name or a file without tables raises BadData."""
        for name, tables in overrides.items():
            self._check_name(name)
            if not isinstance(tables, dict):
                raise BadData(f"{name}: {tables!r}, expected tables")
        return canonical(overrides)

    def replaced(self, text: str) -> Files:
        """The plain data of all files, some replaced by those in a text that `as_text` has written.

        Marks are not checked here: a record keeps those that were valid when it was played.
        """
        overrides: Files = json.loads(text)
        return {name: without_marks(tables) for name, tables in {**self.own, **overrides}.items()}

    def entries(self, overrides: Mapping[str, Any] | None = None) -> Iterator[Entry]:
        """Every value and row of the files with its status, source and note."""
        files = {**self.own, **(overrides or {})}
        for name in self.names:
            yield from entries(name, files[name])

    def _check_name(self, name: str) -> None:
        if name not in self.names:
            raise BadData(f"{name!r}: unknown data file, expected one of {', '.join(self.names)}")


def canonical(value: object) -> str:
    """The canonical JSON of a value: equal values have the same text."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=str)
