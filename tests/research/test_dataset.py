"""Recorded games become rows, and the rows give the same games back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import vindima
from vindima.cli import main
from vindima.research.arena import Match, play_match
from vindima.research.card import FILE, card, page
from vindima.research.dataset import (
    COLUMNS,
    METADATA,
    Reader,
    positions,
    read_dataset,
    read_records,
    rows,
    split_of,
    write_dataset,
)

parquet = pytest.importorskip("pyarrow.parquet", reason="comes with the extra `parquet`")


@pytest.fixture(scope="module")
def results():
    """Each game, played by two and by three."""
    games = enumerate((name, players) for name in vindima.games() for players in (2, 3))
    return [
        play_match(Match(number, name, ("random",) * players, seed=20 + number, rotation=0))
        for number, (name, players) in games
    ]


@pytest.fixture
def file(tmp_path, results):
    """The results in the format of the arena."""
    path = tmp_path / "games.jsonl"
    path.write_text("".join(json.dumps(result) + "\n" for result in results), "utf-8")
    return path


@pytest.fixture
def written(tmp_path, file):
    """The same games as a dataset."""
    path = tmp_path / "games.parquet"
    write_dataset(path, Reader([file]))
    return path


def test_a_dataset_gives_the_same_records_and_positions(written, results):
    records = list(read_records(written))
    assert [record.to_dict() for record in records] == [result["record"] for result in results]
    for record, result in zip(records, results, strict=True):
        original = vindima.Record.from_dict(result["record"])
        digests = [position.digest() for position in positions(record)]
        assert digests == [p.digest() for p in original.positions() if not p.over]
        assert len(digests) == len(original.answers)


def test_a_row_describes_its_decision(written, results):
    table = list(read_dataset(written))
    assert len(table) == sum(len(result["record"]["answers"]) for result in results)
    places = iter(table)
    for number, result in enumerate(results):
        record = vindima.Record.from_dict(result["record"])
        for turn, position in enumerate(positions(record)):
            row = next(places)
            seat = position.seat
            assert list(row) == list(COLUMNS)
            assert (row["number"], row["game"], row["seed"]) == (number, record.title, record.seed)
            assert (row["players"], row["turn"], row["seat"]) == (record.players, turn, seat)
            assert row["split"] == split_of(record)
            assert row["player"] == record.seats[seat]
            assert row["opponents"] == record.seats[seat + 1 :] + record.seats[:seat]
            assert row["features"] == position.feature_vector(seat)
            assert row["legal"] == list(position.legal)
            assert row["token"] == record.answers[turn] == position.token(row["answer"])
            assert row["answer"] in row["legal"]
            assert row["scores"] == result["scores"]
            won = seat in result["winners"]
            assert row["outcome"] == pytest.approx(won / max(1, len(result["winners"])))


def test_numbers_are_stored_in_sixteen_bits(written):
    schema = parquet.read_schema(written)
    assert {name: str(schema.field(name).type) for name in ("features", "legal", "answer")} == {
        "features": "list<element: int16>",
        "legal": "list<element: int16>",
        "answer": "int16",
    }


def test_a_split_depends_only_on_the_deal():
    def split(seed, seats, title="vinhos"):
        return split_of(vindima.Record(title, 2, seed, {}, seats))

    splits = [split(seed, ["easy", "hard"]) for seed in range(1000)]
    assert splits == [split(seed, ["hard", "easy"]) for seed in range(1000)]
    assert 750 < splits.count("train") < 850
    assert 70 < splits.count("validation") < 130
    assert splits.count("test") == 1000 - splits.count("train") - splits.count("validation")
    assert splits != [split(seed, ["easy", "hard"], "viticulture") for seed in range(1000)]


def test_a_card_counts_games_players_and_splits(written, results):
    text = card(written)
    assert text.startswith("---\nlicense: mit\n")
    decisions = sum(len(result["record"]["answers"]) for result in results)
    assert f"{decisions} decisions of 4 games" in text
    for result in results:
        record = vindima.Record.from_dict(result["record"])
        line = f"| {record.title} | {record.players} | {split_of(record)} | 1 | {len(record.answers)} |"
        assert line in text
    assert "| vinhos | `random` | 5 | 40.0% |" in text
    assert all(f"| `{name}` |" in text for name in COLUMNS)


def test_the_page_about_datasets_is_up_to_date():
    file = Path(__file__).parents[2] / "docs" / "reference" / FILE
    assert file.read_text("utf-8") == page(), "run: python -m vindima.research.card --write docs/reference"


def test_the_command_writes_the_card_beside_the_table(tmp_path, file, capsys):
    target, about = tmp_path / "table.parquet", tmp_path / "README.md"
    assert main(["dataset", str(file), "--parquet", str(target), "--card", str(about)]) == 0
    assert about.read_text("utf-8") == card(target)
    assert main(["dataset", str(file), "--parquet", str(tmp_path / "b.parquet"), "--card", str(about)]) == 2
    assert "README.md already exists" in capsys.readouterr().err
    assert not (tmp_path / "b.parquet").exists()


def test_the_file_contains_the_meaning_of_its_numbers(written):
    about = json.loads(parquet.read_metadata(written).metadata[METADATA.encode()])
    meaning = about["meanings"]["vinhos 3"]
    row = next(r for r in read_dataset(written) if (r["game"], r["players"]) == ("vinhos", 3))
    assert meaning["features"] == vindima.game("vinhos").feature_names(3)
    assert len(meaning["features"]) == len(row["features"])
    assert meaning["answers"][row["answer"]] == row["token"]
    assert about["games"] == 4


def test_a_row_contains_no_information_hidden_from_its_seat(results):
    record = vindima.Record.from_dict(results[-1]["record"])
    changed = 0
    for position, row in zip(positions(record), rows(record), strict=True):
        twin = position.determinize(position.seat, 1)
        changed += twin.digest() != position.digest()
        assert twin.feature_vector(position.seat) == list(row["features"])
        assert list(twin.legal) == row["legal"]
    assert changed


def test_saved_records_are_read_too(tmp_path, results):
    for name in ("game.jsonl", "game.json"):
        record = vindima.Record.from_dict(results[0]["record"])
        record.save(tmp_path / name)
        assert list(Reader([tmp_path / name])) == [record]


def with_rules(file, line: int, rules: str) -> None:
    """Change the rules version of one game."""
    lines = file.read_text("utf-8").splitlines()
    result = json.loads(lines[line])
    result["record"]["rules"] = rules
    result["record"]["options"] = {"removed_option": 1}
    lines[line] = json.dumps(result)
    file.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def test_records_of_other_rules_are_skipped_and_counted(file):
    with_rules(file, 1, "0.1")
    reader = Reader([file])
    assert len(list(reader)) == 3
    assert reader.notes() == ["1 left out: played by other versions of the rules"]


def test_a_strict_reader_refuses_records_of_other_rules(file):
    with_rules(file, 1, "0.1")
    with pytest.raises(
        vindima.BadRecord, match=r"games\.jsonl: line 2: played by rules 0\.1; this program has"
    ):
        list(Reader([file], strict=True))


def test_unfinished_and_truncated_games_are_skipped_and_counted(tmp_path, file, results):
    record = vindima.Record.from_dict(results[0]["record"])
    record.answers = record.answers[:-1]
    record.save(tmp_path / "open.jsonl")
    file.write_bytes(file.read_bytes()[:-5])
    reader = Reader([tmp_path / "open.jsonl", file])
    assert len(list(reader)) == 3
    assert reader.notes() == ["1 left out: not finished", "1 left out: cut off at the end of a file"]
    with pytest.raises(vindima.BadRecord, match="is not finished"):
        rows(record)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda result: result["record"]["answers"].__setitem__(3, "fly"), "line 2: answer 4 of"),
        (lambda result: result["record"].pop("seed"), "line 2: the header lacks 'seed'"),
        (lambda result: result["record"].update(game="chess"), "line 2: there is no game 'chess'"),
        (lambda result: result.update(record=3), "line 2: the record is 3"),
        (lambda result: result.pop("record"), "line 2: not the result of a game"),
    ],
)
def test_a_broken_game_is_refused_with_its_line(tmp_path, file, results, change, line):
    broken = json.loads(json.dumps(results[1]))
    change(broken)
    file.write_text(f"{json.dumps(results[0])}\n{json.dumps(broken)}\n", "utf-8")
    target = tmp_path / "out.parquet"
    with pytest.raises(vindima.BadRecord, match=line):
        write_dataset(target, Reader([file]))
    assert list(tmp_path.glob("out*")) == [], "an incomplete file was left behind"


def test_a_file_that_is_not_a_dataset_is_refused(tmp_path):
    path = tmp_path / "noise.parquet"
    path.write_bytes(b"noise")
    with pytest.raises(vindima.BadRecord, match=r"noise\.parquet: cannot be read"):
        list(read_dataset(path))
    with pytest.raises(vindima.BadRecord, match="cannot be read"):
        list(read_dataset(tmp_path / "none.parquet"))


def test_another_parquet_table_is_refused(tmp_path):
    pyarrow = pytest.importorskip("pyarrow")
    path = tmp_path / "other.parquet"
    parquet.write_table(pyarrow.table({"a": [1]}), path)
    with pytest.raises(vindima.BadRecord, match="the dataset has format None"):
        list(read_dataset(path))


def test_a_seed_beyond_64_bits_is_refused(results):
    record = vindima.Record.from_dict(results[0]["record"])
    record.seed = 1 << 63
    with pytest.raises(vindima.BadData, match="does not fit into 64 bits"):
        rows(record)
