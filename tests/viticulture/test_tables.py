"""The tables of Viticulture are complete, and errors in a file name the file and place."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from tests.broken import broken
from vindima.core.explain import BadData
from vindima.viticulture import model
from vindima.viticulture.tables import DATA, load_tables, tables_from


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the data files that a test may change."""
    for name in DATA.names:
        content = resources.files("vindima.viticulture").joinpath("data", name).read_bytes()
        (tmp_path / name).write_bytes(content)
    return tmp_path


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def without(folder: Path, file: str, line: str) -> None:
    change(
        folder,
        file,
        next(x for x in (folder / file).read_text(encoding="utf-8").splitlines(True) if line in x),
        "",
    )


def test_the_box_is_complete():
    tables = load_tables()
    assert sum(tables.vines.count) == 42
    assert len(tables.orders.ids) == 36
    assert len(tables.summer.ids) == len(tables.winter.ids) == 38
    assert len(tables.mamas.ids) == len(tables.papas.ids) == 18
    assert len(tables.automa.ids) == 24


def test_the_tables_are_read_once():
    assert load_tables() is load_tables()


def test_lists_run_parallel_to_the_names():
    tables = load_tables()
    board, mat = tables.board, tables.mat
    for by_action in (board.amount, board.cost, board.bonus, board.bonus_amount):
        assert len(by_action) == len(model.ACTIONS)
    for by_row in (board.wake_up, board.wake_up_amount):
        assert len(by_row) == len(model.ROWS)
    for by_structure in (mat.structure_cost, mat.structure_vp, mat.structure_visitors, mat.structure_needs):
        assert len(by_structure) == len(model.STRUCTURES)
    for by_wine in (mat.wine_red, mat.wine_white, mat.wine_least, mat.wine_cellar):
        assert len(by_wine) == len(model.WINES)
    assert len(tables.automa.levels) == len(model.LEVELS)
    assert len(tables.automa.challenges) == len(model.CHALLENGES)


def test_constants_are_the_indices_of_their_names():
    for names in (
        model.WINES,
        model.STRUCTURES,
        model.FIELDS,
        model.WORKERS,
        model.SEASONS,
        model.ACTIONS,
        model.SPACES,
        model.LEVELS,
        model.CELLARS,
    ):
        for place, name in enumerate(names):
            assert getattr(model, name.replace("-", "_").upper()) == place
    assert tuple(range(model.GAIN_LIRA)) == model.BOARD_ACTIONS


def test_yoke_and_gain_lira_spaces_have_no_bonus():
    board = load_tables().board
    for action in (model.GAIN_LIRA, model.USE_YOKE):
        assert board.bonus[action] == model.NOTHING


def test_spaces_open_with_the_number_of_players():
    board = load_tables().board
    assert [board.spaces[players] for players in board.players] == [1, 1, 2, 2, 3, 3]


def test_no_challenge_changes_nothing():
    tables = load_tables()
    none = tables.automa.challenges[model.NO_CHALLENGE]
    assert none.mama
    assert none.tokens
    assert none.scoring
    assert none.orders
    assert none.most_regular == tables.mat.most_regular
    assert none.harvest_fields == tables.board.amount[model.HARVEST_FIELD]
    assert (none.start_vp, none.residual, none.years, none.any_row_from) == (None, None, None, None)


def test_a_copy_has_the_same_digest(folder: Path):
    assert load_tables(str(folder)).digest == load_tables().digest


def test_comments_marks_and_names_do_not_change_the_digest(folder: Path):
    change(folder, "vines.toml", "# The vine deck.", "# The green deck.")
    change(folder, "vines.toml", 'name = "Pinot"', 'name = "Pinot Noir"')
    change(folder, "summer.toml", 'name = "Broker"', 'name = "Broker", status = "derived"')
    assert load_tables(str(folder)).digest == load_tables().digest


def test_a_number_changes_the_digest(folder: Path):
    change(folder, "automa.toml", "residual = { value = 5", "residual = { value = 4")
    assert load_tables(str(folder)).digest != load_tables().digest


@pytest.mark.parametrize(
    ("file", "line", "error"), broken(__file__, "file", "line", "error", table="lacking")
)
def test_a_missing_entry_is_named(folder: Path, file: str, line: str, error: str):
    without(folder, file, line)
    with pytest.raises(BadData) as caught:
        load_tables(str(folder))
    assert error in str(caught.value)


@pytest.mark.parametrize(("file", "old", "new", "error"), broken(__file__, "file", "old", "new", "error"))
def test_an_invalid_entry_is_named(folder: Path, file: str, old: str, new: str, error: str):
    change(folder, file, old, new)
    with pytest.raises(BadData) as caught:
        load_tables(str(folder))
    assert error in str(caught.value)


def test_an_unknown_file_is_refused(folder: Path):
    (folder / "sources.toml").write_text('mine = "my own"\n', encoding="utf-8")
    with pytest.raises(BadData, match=r"'sources\.toml': unknown data file, expected one of automa\.toml"):
        load_tables(str(folder))


def test_equal_files_give_the_same_tables(folder: Path):
    change(folder, "board.toml", "hand = 7", "hand = 8")
    tables = load_tables(str(folder))
    assert tables.mat.hand == 8
    assert load_tables().mat.hand == 7
    assert tables_from(DATA.corrected(str(folder))) is tables
    assert tables_from(None) is tables_from({}) is load_tables()
