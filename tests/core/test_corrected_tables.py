"""A folder of corrected data files works the same way in every game."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest

import vindima
from vindima.core.datafiles import REMEMBERED, DataFiles
from vindima.core.provenance import DERIVED, PRINTED, RECONSTRUCTED, STATUSES
from vindima.vinhos.tables import tables_from as vinhos_tables
from vindima.viticulture.model import TRAIN_WORKER
from vindima.viticulture.state import State
from vindima.viticulture.tables import tables_from as viticulture_tables

CHANGES = {
    "vinhos": ("board.toml", "winery = 3", "winery = 5"),
    "viticulture": ("board.toml", "amount = 1\ncost = 4", "amount = 1\ncost = 1"),
}
"""For each game: a file, a line in it, and the line as an owner of the game corrects it."""

each_game = pytest.mark.parametrize("name", vindima.games())


def corrected(name: str, folder: Path) -> Path:
    """Write one corrected file into the folder and return the folder."""
    file, old, new = CHANGES[name]
    text = resources.files(f"vindima.{name}").joinpath("data", file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), "utf-8")
    return folder


def files_of(name: str) -> DataFiles:
    files = vindima.game(name).data
    assert files is not None
    return files


@each_game
def test_the_record_carries_the_corrected_files(name, tmp_path):
    folder = tmp_path / "box"
    folder.mkdir()
    record = vindima.Record(name, 2, seed=4, options={"tables": str(corrected(name, folder))})
    plain = vindima.Record(name, 2, seed=4)
    assert record.header()["tables"] != plain.header()["tables"]
    position = record.start()
    for _ in range(60):
        record.answers.append(position.token(position.legal[0]))
        position.apply(position.legal[0])
    record.save(tmp_path / "game.jsonl")
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    again = vindima.Record.load(tmp_path / "game.jsonl")
    assert again.header() == record.header()
    assert again.replay().digest() == position.digest()
    assert vindima.game(name).load(json.loads(json.dumps(position.to_dict()))).digest() == position.digest()


def test_the_game_is_played_with_the_corrected_number(tmp_path):
    game = vindima.game("viticulture")
    position = game.new(2, tables=str(corrected("viticulture", tmp_path)))
    assert isinstance(position, State)
    assert position.tables.board.cost[TRAIN_WORKER] == 1


@each_game
def test_without_a_folder_nothing_changes(name):
    game = vindima.game(name)
    assert game.new(2, seed=3, tables=None).digest() == game.new(2, seed=3).digest()
    assert vindima.Record(name, 2, options={"tables": None}) == vindima.Record(name, 2)


def test_a_record_of_viticulture_has_a_tables_option_only_if_tables_are_corrected():
    """The option is newer than the first records, whose digests must not change."""
    assert "tables" not in vindima.Record("viticulture", 2).options
    assert vindima.Record("vinhos", 2).options["tables"] is None


@each_game
def test_a_mistake_names_its_file_and_place(name, tmp_path):
    file, _, _ = CHANGES[name]
    path = corrected(name, tmp_path) / file
    path.write_text(path.read_text("utf-8") + "\n[extra]\none = 1\n", "utf-8")
    with pytest.raises(vindima.BadData, match=rf"^{file}: extra is unknown, expected one of "):
        vindima.game(name).new(2, tables=str(tmp_path))


@each_game
def test_an_imported_record_cannot_read_a_folder(name, tmp_path):
    data = vindima.Record(name, 2).to_dict()
    data["options"] = {**data["options"], "tables": str(tmp_path)}
    with pytest.raises(vindima.BadRecord, match="option tables names a folder"):
        vindima.Record.from_dict(data)


@pytest.mark.parametrize(
    ("name", "tables_from"), [("vinhos", vinhos_tables), ("viticulture", viticulture_tables)]
)
def test_the_cache_of_corrected_tables_is_limited(name, tables_from):
    board = files_of(name).own["board.toml"]
    own = tables_from(None)
    first = tables_from({"board.toml": {**board, "note": "first"}})
    for number in range(REMEMBERED):
        tables_from({"board.toml": {**board, "note": str(number)}})
    assert tables_from({"board.toml": {**board, "note": "first"}}) is not first
    assert tables_from({}) is own


# Status marks


@each_game
def test_every_entry_has_a_status_and_the_source_or_note_it_requires(name):
    files = files_of(name)
    entries = list(files.entries())
    assert {entry.file for entry in entries} == set(files.names)
    assert len({(entry.file, entry.place) for entry in entries}) == len(entries)
    for entry in entries:
        assert entry.status in STATUSES, entry
        assert bool(entry.source) == (entry.status in (PRINTED, DERIVED)), entry
        assert entry.note or entry.status != RECONSTRUCTED, entry


@each_game
def test_the_box_can_be_cited_as_a_source(name):
    assert "box" in files_of(name).sources


# Facts


@each_game
def test_facts_for_the_pages_come_from_the_corrected_tables(name, tmp_path):
    game = vindima.game(name)
    plain = game.facts(game.complete(2, {}))
    changed = game.facts(game.complete(2, {"tables": str(corrected(name, tmp_path))}))
    assert json.loads(json.dumps(plain)) == plain
    differing = {key for key in plain if plain[key] != changed[key]}
    assert differing == {"vinhos": {"prices"}, "viticulture": {"actions"}}[name]
