"""Recorded games as Parquet files with one row for each decision, and back again.

A row holds everything that a learner needs without Vindima. From `header` and `token`, Vindima can rebuild
the record, and with it every position.
"""

from __future__ import annotations

import hashlib
import json
import os
from array import array
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

from vindima.core import contract
from vindima.core.explain import BadData, BadRecord
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.research.extras import optional

__all__ = [
    "COLUMNS",
    "Column",
    "Reader",
    "positions",
    "read_dataset",
    "read_records",
    "rows",
    "split_of",
    "write_dataset",
]

FORMAT: Final = 2
"""The version of the columns."""
METADATA: Final = "vindima"
"""The key in the file's metadata for the format, the names of features and the answers, as JSON."""


class Column(NamedTuple):
    """The type of a column, and what it says about a decision."""

    kind: str
    meaning: str


COLUMNS: Final = {
    "number": Column("int32", "the number of the game in this file, from 0"),
    "game": Column("string", "`vinhos` or `viticulture`"),
    "rules": Column("string", "the version of the rules"),
    "seed": Column("int64", "the seed of the deal"),
    "split": Column("string", "`train`, `validation` or `test`; all games of one deal are in the same split"),
    "players": Column("int8", "how many seats play"),
    "turn": Column("int32", "how many answers preceded it in this game"),
    "seat": Column("int8", "the seat that answers"),
    "player": Column("string", "who plays that seat: the code of a bot, or `human` with a name"),
    "opponents": Column("list<string>", "who plays the other seats, beginning with the next seat"),
    "features": Column("list<int16>", "what the seat may know: `Position.feature_vector`"),
    "legal": Column("list<int16>", "the codes of the legal answers"),
    "answer": Column("int16", "the code of the answer given"),
    "token": Column("string", "the same answer, as it is written in the log"),
    "scores": Column("list<int32>", "the final points of all seats"),
    "outcome": Column("float32", "1 for a win of the seat that answers, a fraction for a shared win, else 0"),
    "header": Column("string", "the header of the record, as JSON; with the tokens it gives the whole game"),
}
SPLITS: Final = ("test", "validation", *["train"] * 8)
"""The split of a deal, by the last digit of its hash: one tenth for test, one tenth for validation."""
NUMBERS: Final = {"list<int16>": "h", "list<int32>": "i"}
"""The type codes of the columns that hold lists of numbers, which are stored flat."""
BATCH: Final = 4096
"""How many rows are buffered before they are written."""
LARGEST_SEED: Final = (1 << 63) - 1


class Reader:
    """Reads the finished games of arena files or single records, and counts those it skips.

    A record that cannot be replayed raises BadRecord with its location.
    """

    def __init__(self, paths: Iterable[str | os.PathLike[str]], strict: bool = False) -> None:
        self.paths = [Path(path) for path in paths]
        self.strict = strict
        self.other_rules = 0
        self.unfinished = 0
        self.cut_off = 0

    def __iter__(self) -> Iterator[Record]:
        for path in self.paths:
            for place, data in self._entries(path):
                record = self._record(place, data)
                if record is not None:
                    yield record

    def _entries(self, path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
        """The location and content of each record of a file."""
        try:
            with path.open("rb") as file:
                first = file.readline()
                if b'"record":' not in first:
                    yield str(path), Record.load(path).to_dict()
                    return
                file.seek(0)
                for number, line in enumerate(file, 1):
                    if not line.endswith(b"\n"):
                        self.cut_off += 1
                        return
                    yield f"{path}: line {number}", _record_of(f"{path}: line {number}", line)
        except OSError as error:
            raise BadRecord(f"{path}: cannot be read: {error}") from error

    def _record(self, place: str, data: dict[str, Any]) -> Record | None:
        """The record, if it is a finished game under the current version of the rules."""
        try:
            here = contract.find(data.get("game", "")).rules
            if data.get("rules") != here:
                if self.strict:
                    raise BadRecord(f"played by rules {data.get('rules')}; this program has rules {here}")
                self.other_rules += 1
                return None
            record = Record.from_dict(data)
            if not record.replay().over:
                self.unfinished += 1
                return None
        except (BadRecord, BadData) as error:
            raise BadRecord(f"{place}: {error}") from error
        return record

    def notes(self) -> list[str]:
        """What was skipped, as sentences."""
        reasons = {
            "played by other versions of the rules": self.other_rules,
            "not finished": self.unfinished,
            "cut off at the end of a file": self.cut_off,
        }
        return [f"{count} left out: {reason}" for reason, count in reasons.items() if count]


def _record_of(place: str, line: bytes) -> dict[str, Any]:
    """The record in a result of the arena."""
    try:
        data = json.loads(line)["record"]
    except (ValueError, KeyError, TypeError) as error:
        raise BadRecord(f"{place}: not the result of a game: {error!r}") from error
    if not isinstance(data, dict):
        raise BadRecord(f"{place}: the record is {data!r}, not an object")
    return data


def positions(record: Record) -> Iterator[Position]:
    """Copies of the position before each answer."""
    for number, position in enumerate(record.positions()):
        if number < len(record.answers):
            yield position.clone()


def split_of(record: Record) -> str:
    """The split of a record. It depends only on the deal, so training and test data share no deal."""
    deal = f"{record.title} {record.players} {record.seed}"
    return SPLITS[int.from_bytes(hashlib.sha256(deal.encode()).digest()[:8], "big") % len(SPLITS)]


def rows(record: Record, number: int = 0) -> list[dict[str, Any]]:
    """The decisions of a finished game."""
    if not -LARGEST_SEED <= record.seed <= LARGEST_SEED:
        raise BadData(f"seed {record.seed} does not fit into 64 bits")
    same = {
        "number": number,
        "game": record.title,
        "rules": record.rules,
        "seed": record.seed,
        "split": split_of(record),
        "players": record.players,
        "header": json.dumps(record.header(), ensure_ascii=False, sort_keys=True),
    }
    names = record.seats
    found: list[dict[str, Any]] = []
    position = record.start()
    for turn, position in enumerate(record.positions()):
        if turn < len(record.answers):
            token, seat = record.answers[turn], position.seat
            found.append(
                {
                    **same,
                    "turn": turn,
                    "seat": seat,
                    "player": names[seat],
                    "opponents": names[seat + 1 :] + names[:seat],
                    "features": array("h", bytes(position.game.layout.encode(position, seat))),
                    "legal": list(position.legal),
                    "answer": position.code(token),
                    "token": token,
                }
            )
    if not position.over:
        raise BadRecord(f"the game of seed {record.seed} is not finished")
    for row in found:
        row["scores"] = list(position.scores)
        row["outcome"] = 1 / len(position.winners) if row["seat"] in position.winners else 0.0
    return found


class Batch:
    """Rows, stored by column. Lists of numbers are stored flat, because a row has hundreds of them."""

    def __init__(self) -> None:
        self.size = 0
        self.cells: dict[str, list[Any]] = {}
        self.flat: dict[str, array[int]] = {}
        self.ends: dict[str, array[int]] = {}
        for name, column in COLUMNS.items():
            if column.kind in NUMBERS:
                self.flat[name] = array(NUMBERS[column.kind])
                self.ends[name] = array("i", [0])
            else:
                self.cells[name] = []

    def add(self, row: dict[str, Any]) -> None:
        self.size += 1
        for name, cells in self.cells.items():
            cells.append(row[name])
        for name, flat in self.flat.items():
            flat.extend(row[name])
            self.ends[name].append(len(flat))

    def table(self, pyarrow: Any, schema: Any) -> Any:
        columns = []
        for field in schema:
            if field.name in self.flat:
                flat = _numbers(pyarrow, field.type.value_type, self.flat[field.name])
                ends = _numbers(pyarrow, pyarrow.int32(), self.ends[field.name])
                columns.append(pyarrow.ListArray.from_arrays(ends, flat))
            else:
                columns.append(pyarrow.array(self.cells[field.name], type=field.type))
        return pyarrow.Table.from_arrays(columns, schema=schema)


def _numbers(pyarrow: Any, kind: Any, values: array[int]) -> Any:
    return pyarrow.Array.from_buffers(kind, len(values), [None, pyarrow.py_buffer(values)])


def _schema(pyarrow: Any) -> Any:
    return pyarrow.schema([(name, _type(pyarrow, column.kind)) for name, column in COLUMNS.items()])


def _type(pyarrow: Any, kind: str) -> Any:
    if kind.startswith("list<"):
        return pyarrow.list_(_type(pyarrow, kind[5:-1]))
    return getattr(pyarrow, kind)()


def _names(record: Record) -> tuple[str, dict[str, Any]]:
    """The meaning of a game's numbers: features by index, answers by code."""
    game, start = record.game, record.start()
    meaning = {"features": list(game.feature_names(record.players)), "answers": start.vocabulary.tokens}
    return f"{record.title} {record.players}", meaning


def write_dataset(path: str | os.PathLike[str], records: Iterable[Record]) -> tuple[int, int]:
    """Write the decisions of finished games; returns the number of games and rows.

    The file appears only when it is complete.
    """
    pyarrow, parquet = optional("pyarrow", "parquet"), optional("pyarrow.parquet", "parquet")
    schema, target = _schema(pyarrow), Path(path)
    draft = target.with_name(f"{target.name}.{os.getpid()}.part")
    games = total = 0
    meanings: dict[str, Any] = {}
    try:
        with parquet.ParquetWriter(draft, schema, compression="zstd") as writer:
            batch = Batch()
            for record in records:
                for row in rows(record, games):
                    batch.add(row)
                total += len(record.answers)
                games += 1
                key, meaning = _names(record)
                meanings.setdefault(key, meaning)
                if batch.size >= BATCH:
                    writer.write_table(batch.table(pyarrow, schema))
                    batch = Batch()
            writer.write_table(batch.table(pyarrow, schema))
            metadata = {"format": FORMAT, "games": games, "meanings": meanings}
            writer.add_key_value_metadata({METADATA: json.dumps(metadata)})
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
    return games, total


def read_dataset(path: str | os.PathLike[str]) -> Iterator[dict[str, Any]]:
    """The rows of a file."""
    parquet = optional("pyarrow.parquet", "parquet")
    arrow_error = optional("pyarrow", "parquet").ArrowException
    try:
        with parquet.ParquetFile(path) as file:
            metadata = json.loads((file.metadata.metadata or {}).get(METADATA.encode(), b"{}"))
            if metadata.get("format") != FORMAT:
                raise BadRecord(
                    f"{path}: the dataset has format {metadata.get('format')}; this program reads {FORMAT}"
                )
            for batch in file.iter_batches(batch_size=BATCH // 8):
                yield from batch.to_pylist()
    except (arrow_error, OSError) as error:
        raise BadRecord(f"{path}: cannot be read: {error}") from error


def read_records(path: str | os.PathLike[str]) -> Iterator[Record]:
    """The records that a file was made from."""
    for _, decisions in groupby(read_dataset(path), key=lambda row: row["number"]):
        taken = list(decisions)
        yield Record.from_dict({**json.loads(taken[0]["header"]), "answers": [row["token"] for row in taken]})
