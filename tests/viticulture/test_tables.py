"""The tables of Viticulture are complete, and errors in a file name the file and place."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

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


LACKING = [
    ("orders.toml", '"order-07"', "board.toml: components: order is 36, expected 35 as in the decks"),
    ("parents.toml", '"ariel"', "board.toml: components: mama is 18, expected 17 as in the decks"),
    ("parents.toml", '"alan"', "board.toml: components: papa is 18, expected 17 as in the decks"),
    (
        "summer.toml",
        '"wedding-party"',
        "automa.toml: solo, removed: narrow is 'wedding-party', expected one of",
    ),
    ("summer.toml", '"artisan"', "summer.toml: visitor 'stonemason': number is 36, expected 35"),
    ("winter.toml", '"caravan"', "winter.toml: visitor 'guest-speaker': number is 38, expected 37"),
    ("automa.toml", '"automa-16"', "automa.toml: card 'automa-01': winter: every action"),
    ("board.toml", "windmill = {", "board.toml: structures: table windmill is missing"),
    ("board.toml", "row-4 = {", "board.toml: wake-up: table row-4 is missing"),
    ("board.toml", "hand = 7", "board.toml: limits: hand is missing"),
    ("automa.toml", "[levels.normal]", "automa.toml: levels: table normal is missing"),
]


@pytest.mark.parametrize(("file", "line", "message"), LACKING)
def test_a_missing_entry_is_named(folder: Path, file: str, line: str, message: str):
    without(folder, file, line)
    with pytest.raises(BadData) as caught:
        load_tables(str(folder))
    assert message in str(caught.value)


WRONG = [
    # Counts
    ("vines.toml", "count = 4", "count = 5",
     "board.toml: components: vine is 42, expected 43 as in the decks"),
    ("vines.toml", "count = 4", "count = 16", "vines.toml: vine 'sangiovese': count is 16, expected 1 to 15"),
    ("board.toml", "automa = 24", "automa = 23", "board.toml: components: automa is 23, expected 24"),
    ("board.toml", "players = [1, 6]", "players = [1, 4]", "board.toml: players is [1, 4], expected [1, 6]"),
    # Ids
    ("vines.toml", '"malvasia"', '"sangiovese"', "vines.toml: vine 'sangiovese' is given twice"),
    ("winter.toml", '"judge"', '"broker"', "id 'broker' is already used by summer.toml: visitor 'broker'"),
    ("winter.toml", '"judge"', '"yoke"',
     "winter.toml: visitor 'yoke': id 'yoke' is already used by the board"),
    ("orders.toml", '"order-36"', '"Order 36"', "orders.toml: order 'Order 36': id is 'Order 36', expected"),
    ("orders.toml", '"order-36"', '"order-37"',
     "orders.toml: order card 36: id is 'order-37', expected 'order-36'"),
    ("parents.toml", "number = 5,", "number = 6,", "parents.toml: mama 'margaret': number is 6, expected 5"),
    # References
    ("vines.toml", '["trellis"]', '["trelis"]',
     "vines.toml: vine 'pinot': requires is 'trelis', expected one of"),
    ("vines.toml", '["trellis"]', '["trellis", "trellis"]', "expected no repetition"),
    ("parents.toml", '"windmill"', '"mill"', "parents.toml: papa 'matthew': gift is 'mill'"),
    ("automa.toml", '"queen"', '"king"', "automa.toml: solo, removed: narrow is 'king'"),
    ("automa.toml", '"mentor"', '"queen"', "automa.toml: solo, removed: broad has 'queen', which narrow"),
    ("automa.toml", '"make-wine"', '"plant-vine"', "automa.toml: card 'automa-02': winter is 'plant-vine'"),
    ("automa.toml", '["give-tour"]', '["draw-vine"]', "draw-vine on 7, give-tour on 5"),
    ("automa.toml", '["easy",', '["simple",', "automa.toml: aggressive: levels is 'simple'"),
    ("board.toml", '"mat-picture"', '"hearsay"', "board.toml: source is 'hearsay', expected a name"),
    ("board.toml", 'bonus = "middle"', 'bonus = "centre"', "board.toml: spaces: bonus is 'centre'"),
    ("board.toml", "{ again = 1 }", "{ twice = 1 }", "summer, draw-vine, bonus: the gain is 'twice'"),
    ("board.toml", "{ again = 1 }", "{ again = 1, vp = 1 }", "summer, draw-vine, bonus: has 2 entries"),
    ("board.toml", 'needs = "medium-cellar"', 'needs = "cellar"',
     "structures, large-cellar: needs is 'cellar'"),
    # Ranges
    ("vines.toml", "red = 4", "red = 10",
     "vines.toml: vine 'cabernet-sauvignon': red is 10, expected 0 to 9"),
    ("vines.toml", "red = 4", "red = 6", "vine 'cabernet-sauvignon': red and white make 6, expected 1 to 5"),
    ("vines.toml", "red = 1", "red = 0", "vines.toml: vine 'sangiovese': red and white make 0"),
    ("vines.toml", "red = 1", "red = true", "vines.toml: vine 'sangiovese': red is True, expected 0 to 9"),
    ("orders.toml", "blush = [4]", "blush = [3]",
     "orders.toml: order 'order-06': blush is 3, expected 4 to 9"),
    ("orders.toml", "red = [4, 3]", "red = [3, 4]",
     "orders.toml: order 'order-11': red is [3, 4], expected none"),
    ("orders.toml", "red = [5], ", "", "orders.toml: order 'order-01': the order asks for no wine"),
    ("orders.toml", "residual = 2", "residual = 6", "residual is 6, expected 1 to 5"),
    ("board.toml", "2, 3, 3, 3]", "2, 3, 3]", "board.toml: grapes: price has 8 entries, expected 9"),
    ("board.toml", "[1, 1, 1, 2", "[1, 1, 3, 2", "board.toml: grapes: price is [1, 1, 3, 2, 2, 2, 3, 3, 3]"),
    ("board.toml", "values = [4, 6]", "values = [5, 6]", "cellars, medium: values begin at 5, expected 4"),
    ("board.toml", "values = [7, 9]", "values = [7, 10]", "cellars, large: values is 10, expected 1 to 9"),
    ("board.toml", "white = 1, least = 7", "white = 1, least = 6",
     "board.toml: wines, sparkling: least is 6"),
    ("board.toml", "[1, 3, 5]", "[1, 3]", "board.toml: spaces: open-from has 2 entries, expected 3"),
    ("automa.toml", "4, 8, 13, 20]", "4, 8, 13]", "automa.toml: aggressive: vp has 6 entries, expected 7"),
    ("automa.toml", "value = -5", "value = -6", "campaign, challenge-4: start-vp is -6, expected -5 to 20"),
    ("automa.toml", "mama = false", 'mama = "no"',
     "campaign, challenge-1: mama is 'no', expected true or false"),
    ("winter.toml", '"Judge"', '""', "winter.toml: visitor 'judge': name is '', expected a text"),
    ("winter.toml", 'note = "the', 'status = "sure", note = "the', "visitor 'merchant': status is 'sure'"),
    # Shapes
    ("orders.toml", "red = [5]", "rde = [5], red = [5]", "orders.toml: order 'order-01': rde is unknown"),
    ("orders.toml", "red = [5]", "red = 5", "orders.toml: order 'order-01': red is 5, expected a list"),
    ("board.toml", "{ cost = 2 }", "2", "board.toml: structures: trellis is 2, expected a table"),
    ("board.toml", "[components]", "[components", "board.toml: Expected ']'"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "message"), WRONG)
def test_an_invalid_entry_is_named(folder: Path, file: str, old: str, new: str, message: str):
    change(folder, file, old, new)
    with pytest.raises(BadData) as caught:
        load_tables(str(folder))
    assert message in str(caught.value)


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
