"""Records: the header and the answers of a game. Everything else can be computed from them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from vindima.core import contract
from vindima.core.explain import BadData, BadRecord, IllegalAnswer, NewerRecord
from vindima.core.position import Position

__all__ = ["FORMAT", "Record", "read_whole", "write_whole"]

FORMAT: Final = 1
"""The version of the file format."""


class Record:
    """A game as its header and a list of tokens."""

    __slots__ = ("answers", "options", "players", "rules", "seats", "seed", "title")

    def __init__(
        self,
        game: str,
        players: int,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        seats: list[str] | None = None,
        answers: list[str] | None = None,
        rules: str = "",
    ) -> None:
        self.title = game
        self.players = players
        self.seed = seed
        self.options = self.game.complete(players, options or {})
        self.seats = list(seats or [f"seat-{number + 1}" for number in range(players)])
        self.answers = list(answers or [])
        self.rules = rules or self.game.rules

    @property
    def game(self) -> contract.Game:
        """The game that was played."""
        return contract.find(self.title)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]  # it grows, so it cannot be a key

    def start(self) -> Position:
        """The position before the first answer."""
        game = self.game
        if self.rules != game.rules:
            raise BadRecord(
                f"this record was played by {game.name} rules {self.rules}; here are rules {game.rules}"
            )
        try:
            return game.new(self.players, self.seed, **self.options)
        except BadData as error:
            raise BadRecord(f"the header is wrong: {error}") from error

    def positions(self) -> Iterator[Position]:
        """Yield the position before each answer and the final one: the same object, advanced each time."""
        position = self.start()
        yield position
        for number, token in enumerate(self.answers, 1):
            try:
                position.apply(position.code(token))
            except IllegalAnswer as error:
                raise self.broken(number, error) from error
            yield position

    def broken(self, number: int, error: IllegalAnswer) -> BadRecord:
        """The error for a record with a refused answer."""
        return BadRecord(f"answer {number} of {len(self.answers)}: {error}")

    def replay(self, until: int | None = None) -> Position:
        """The position after `until` answers, or after all of them."""
        if until is not None and not 0 <= until <= len(self.answers):
            raise BadRecord(f"there is no answer {until}: the record has {len(self.answers)}")
        count = len(self.answers) if until is None else until
        part = Record(
            self.title, self.players, self.seed, self.options, self.seats, self.answers[:count], self.rules
        )
        position = part.start()
        for position in part.positions():  # noqa: B007  # the last one is wanted
            pass
        return position

    # Files

    def header(self) -> dict[str, Any]:
        """Everything that a reader must know before the first answer."""
        return {
            "format": FORMAT,
            "game": self.title,
            "rules": self.rules,
            "players": self.players,
            "seed": self.seed,
            "options": self.options,
            "seats": self.seats,
            "tables": self.game.header_tables(self.options),
        }

    def to_dict(self) -> dict[str, Any]:
        """Header and answers as one JSON object."""
        return {**self.header(), "answers": self.answers}

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write JSON Lines (header, then one token per line), or one JSON object if the name ends in `.json`.

        An existing file is replaced only when the new one is complete.
        """
        target = Path(path)
        if target.suffix == ".json":
            text = json.dumps(self.to_dict(), indent=1, ensure_ascii=False) + "\n"
        else:
            lines = [self.header(), *self.answers]
            text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        write_whole(target, text)

    @staticmethod
    def load(path: str | os.PathLike[str]) -> Record:
        """Read a record in either form. A broken one raises BadRecord naming file and line."""
        source = Path(path)
        text = read_whole(source)
        try:
            return Record.parse(text)
        except BadRecord as error:
            raise type(error)(f"{source}: {error}") from error

    @staticmethod
    def parse(text: str) -> Record:
        """A record from the text of a file."""
        try:
            header, end = json.JSONDecoder().raw_decode(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"line {getattr(error, 'lineno', 1)}: not JSON: {error}") from error
        number = text.count("\n", 0, end) + 1
        if not isinstance(header, dict):
            raise BadRecord("line 1: a record begins with its header, an object")
        # Not splitlines: a name may contain a character that only Unicode treats as the end of a line.
        behind, *lines = text[end:].rstrip().split("\n")
        if behind.strip():
            raise BadRecord(f"line {number}: {behind.strip()[:40]!r} follows the header on its line")
        if not lines:
            return Record.from_dict({"answers": [], **header})
        answers = [_line(later, line) for later, line in enumerate(lines, number + 1)]
        return Record.from_dict({**header, "answers": answers})

    @staticmethod
    def from_dict(data: dict[str, Any]) -> Record:
        """A record from one JSON object."""
        _check_header(data)
        told = data.get("tables", {})
        try:
            # A record contains its tables: a record from elsewhere must never make us read a local folder.
            for option in contract.find(data["game"]).options:
                value = data["options"].get(option.name)
                if option.folder and value is not None and not isinstance(value, dict):
                    raise BadRecord(f"option {option.name} names a folder; a record holds what was in it")
            record = Record(
                data["game"],
                data["players"],
                data["seed"],
                data["options"],
                data["seats"],
                data["answers"],
                data["rules"],
            )
            same_tables = record.rules != record.game.rules or told == record.game.header_tables(
                record.options
            )
        except BadData as error:
            raise BadRecord(f"the header is wrong: {error}") from error
        if not same_tables:
            raise BadRecord(f"the record was played with other data tables: {told!r}")
        return record


def read_whole(source: Path) -> str:
    """The text of a file; one that cannot be read raises BadRecord naming it."""
    try:
        return source.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{source}: cannot be read: {error}") from error


def write_whole(target: Path, text: str) -> None:
    """Write a file; an existing one is replaced only when the new one is complete."""
    data = text.encode()
    draft = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        draft.write_bytes(data)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def _check_header(data: dict[str, Any]) -> None:
    """Raise BadRecord, naming the place, if something is missing or of the wrong kind."""
    wanted: dict[str, type] = {
        "format": int,
        "game": str,
        "rules": str,
        "players": int,
        "seed": int,
        "options": dict,
        "seats": list,
        "answers": list,
    }
    for name, kind in wanted.items():
        if name not in data:
            raise BadRecord(f"the header lacks {name!r}")
        if not isinstance(data[name], kind) or isinstance(data[name], bool):
            raise BadRecord(f"the header's {name!r} is {data[name]!r}, not {kind.__name__}")
        # Checked before the other fields, which a newer format may not have.
        if name == "format" and data[name] > FORMAT:
            raise NewerRecord(f"format {data[name]} is newer than this program; it reads up to {FORMAT}")
    if data["format"] < 1:
        raise BadRecord(f"there has never been a format {data['format']}")
    try:
        json.dumps([data["options"], data["seats"]], ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise BadRecord("the header contains values that cannot be encoded") from error
    for place in ("seats", "answers"):
        for number, entry in enumerate(data[place], 1):
            if not isinstance(entry, str):
                raise BadRecord(f"{place} {number} is {entry!r}, not a word")
    if len(data["seats"]) != data["players"]:
        raise BadRecord(f"{data['players']} players, but {len(data['seats'])} seats are named")


def _line(number: int, text: str) -> Any:
    """Parse one line of a file."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"line {number}: not JSON: {error}") from error
