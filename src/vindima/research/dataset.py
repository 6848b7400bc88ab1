"""Recorded games as data: one row for each decision, in a Parquet file, and back again.

A row tells all that a learner needs without Vindima, and its `header` and `token` all that Vindima needs to
make the record again, and with it every position.
"""

from __future__ import annotations

import json
import os
from array import array
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from vindima.core import contract
from vindima.core.explain import BadData, BadRecord
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.research.extras import optional

__all__ = ["COLUMNS", "Reader", "positions", "read_dataset", "read_records", "rows", "write_dataset"]

FORMAT: Final = 1
"""The version of the columns."""
METADATA: Final = "vindima"
"""The entry of the file's metadata that holds the format, the names of features and the answers, as JSON."""
COLUMNS: Final = {
    "number": "int32",
    "game": "string",
    "rules": "string",
    "seed": "int64",
    "players": "int8",
    "turn": "int32",
    "seat": "int8",
    "features": "list<int32>",
    "legal": "list<int32>",
    "answer": "int32",
    "token": "string",
    "scores": "list<int32>",
    "outcome": "float32",
    "header": "string",
}
"""Name and type of each column. `turn` counts the answers of a game from 0, `legal` are the codes that could
answer, `answer` and `token` what was answered, `scores` the final points of all seats, and `outcome` is 1
for a victory of the seat, its share for a shared one, else 0. `header` is the header of the record."""
LISTS: Final = {"features", "legal", "scores"}
BATCH: Final = 4096
"""Rows that are gathered before they are written."""
LARGEST_SEED: Final = (1 << 63) - 1


class Reader:
    """The finished games of files of the arena or of single records, and a count of what is left out.

    A record that cannot be replayed raises BadRecord with its place.
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
        """Place and content of each record of a file."""
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
        """The record, if it is a finished game of the rules that are here."""
        try:
            here = contract.find(data.get("game", "")).rules
            if data.get("rules") != here:
                if self.strict:
                    raise BadRecord(f"played by rules {data.get('rules')}; here are rules {here}")
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
        """What was left out, in words."""
        told = {
            "played by other versions of the rules": self.other_rules,
            "not finished": self.unfinished,
            "cut off at the end of a file": self.cut_off,
        }
        return [f"{count} left out: {reason}" for reason, count in told.items() if count]


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
    """The position before each answer, each a copy of its own."""
    for number, position in enumerate(record.positions()):
        if number < len(record.answers):
            yield position.clone()


def rows(record: Record, number: int = 0) -> list[dict[str, Any]]:
    """The decisions of a finished game."""
    if not -LARGEST_SEED <= record.seed <= LARGEST_SEED:
        raise BadData(f"seed {record.seed} does not fit into 64 bits")
    header = json.dumps(record.header(), ensure_ascii=False, sort_keys=True)
    found: list[dict[str, Any]] = []
    position = record.start()
    for turn, position in enumerate(record.positions()):
        if turn < len(record.answers):
            token, seat = record.answers[turn], position.seat
            found.append(
                {
                    "number": number,
                    "game": record.title,
                    "rules": record.rules,
                    "seed": record.seed,
                    "players": record.players,
                    "turn": turn,
                    "seat": seat,
                    "features": list(position.feature_vector(seat)),
                    "legal": list(position.legal),
                    "answer": position.code(token),
                    "token": token,
                    "header": header,
                }
            )
    if not position.over:
        raise BadRecord(f"the game of seed {record.seed} is not finished")
    for row in found:
        row["scores"] = list(position.scores)
        row["outcome"] = 1 / len(position.winners) if row["seat"] in position.winners else 0.0
    return found


class Batch:
    """Rows by columns. Numbers of lists lie side by side: a row has hundreds."""

    def __init__(self) -> None:
        self.size = 0
        self.cells: dict[str, list[Any]] = {name: [] for name in COLUMNS if name not in LISTS}
        self.flat = {name: array("i") for name in LISTS}
        self.ends = {name: array("i", [0]) for name in LISTS}

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
            if field.name in LISTS:
                ends, flat = self.ends[field.name], self.flat[field.name]
                columns.append(
                    pyarrow.ListArray.from_arrays(_numbers(pyarrow, ends), _numbers(pyarrow, flat))
                )
            else:
                columns.append(pyarrow.array(self.cells[field.name], type=field.type))
        return pyarrow.Table.from_arrays(columns, schema=schema)


def _numbers(pyarrow: Any, values: array[int]) -> Any:
    return pyarrow.Array.from_buffers(pyarrow.int32(), len(values), [None, pyarrow.py_buffer(values)])


def _schema(pyarrow: Any) -> Any:
    kinds = {"list<int32>": pyarrow.list_(pyarrow.int32()), "string": pyarrow.string()}
    return pyarrow.schema(
        [(name, kinds.get(kind) or getattr(pyarrow, kind)()) for name, kind in COLUMNS.items()]
    )


def _names(record: Record) -> tuple[str, dict[str, Any]]:
    """What the numbers of a game mean: features by place, answers by code."""
    game, start = record.game, record.start()
    meaning = {"features": list(game.feature_names(record.players)), "answers": start.vocabulary.tokens}
    return f"{record.title} {record.players}", meaning


def write_dataset(path: str | os.PathLike[str], records: Iterable[Record]) -> tuple[int, int]:
    """Write the decisions of finished games; how many games and rows. Half a file is never left."""
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
    """The rows of a file, as they were given to `write_dataset`."""
    parquet = optional("pyarrow.parquet", "parquet")
    arrow_error = optional("pyarrow", "parquet").ArrowException
    try:
        with parquet.ParquetFile(path) as file:
            told = json.loads((file.metadata.metadata or {}).get(METADATA.encode(), b"{}"))
            if told.get("format") != FORMAT:
                raise BadRecord(
                    f"{path}: format {told.get('format')} of a dataset; this program reads {FORMAT}"
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
