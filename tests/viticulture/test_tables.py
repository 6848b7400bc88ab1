"""The data tables are complete, and an incomplete or inconsistent one is refused with its place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from vindima.core.explain import BadData
from vindima.viticulture import model
from vindima.viticulture.tables import DATA, Tables, load_tables


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the data that may be spoiled."""
    return Path(shutil.copytree(DATA, tmp_path / "data"))


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


def test_constants_are_the_places_of_their_names():
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


def test_a_yoke_and_the_free_lira_have_no_bonus():
    board = load_tables().board
    for action in (model.GAIN_LIRA, model.USE_YOKE):
        assert board.bonus[action] == model.NOTHING


def test_spaces_open_with_the_number_of_players():
    board = load_tables().board
    assert [board.spaces[players] for players in board.players] == [1, 1, 2, 2, 3, 3]


def test_the_game_without_a_challenge_changes_nothing():
    tables = load_tables()
    none = tables.automa.challenges[model.NO_CHALLENGE]
    assert none.mama
    assert none.tokens
    assert none.scoring
    assert none.orders
    assert none.most_regular == tables.mat.most_regular
    assert none.harvest_fields == tables.board.amount[model.HARVEST_FIELD]
    assert (none.start_vp, none.residual, none.years, none.any_row_from) == (None, None, None, None)


def test_reconstructed_values_are_named():
    assert load_tables().reconstructed == (
        "automa.toml: campaign.challenge-4: start-vp",
        "automa.toml: campaign.challenge-6: cellar-vp",
        "automa.toml: campaign.challenge-7: start-vp",
        "automa.toml: campaign.challenge-7: residual",
    )


def test_a_copy_has_the_same_digest(folder: Path):
    assert Tables(folder).digest == load_tables().digest


def test_comments_marks_and_names_leave_the_digest_alone(folder: Path):
    change(folder, "vines.toml", "# The vine deck.", "# The green deck.")
    change(folder, "vines.toml", 'name = "Pinot"', 'name = "Pinot Noir"')
    change(folder, "summer.toml", 'name = "Broker"', 'name = "Broker", confidence = "medium"')
    assert Tables(folder).digest == load_tables().digest


def test_a_number_changes_the_digest(folder: Path):
    change(folder, "automa.toml", "residual = 5", "residual = 4")
    assert Tables(folder).digest != load_tables().digest


LACKING = [
    ("orders.toml", '"order-07"', "board.toml: components: order = 36, but the tables have 35"),
    ("parents.toml", '"ariel"', "board.toml: components: mama = 18, but the tables have 17"),
    ("parents.toml", '"alan"', "board.toml: components: papa = 18, but the tables have 17"),
    ("summer.toml", '"wedding-party"', "automa.toml: solo.removed: narrow names 'wedding-party'"),
    ("summer.toml", '"artisan"', "summer.toml: visitors 35 (stonemason): number = 36"),
    ("winter.toml", '"caravan"', "winter.toml: visitors 37 (guest-speaker): number = 38"),
    ("automa.toml", '"automa-16"', "automa.toml: cards 1 (automa-01): winter: every action"),
    ("board.toml", "windmill = {", "board.toml: structures: has trellis, irrigation, yoke, cottage"),
    ("board.toml", "row-4 = {", "board.toml: wake-up: has row-1, row-2, row-3, row-5"),
    ("board.toml", "hand = 7", "board.toml: limits: hand is missing"),
    ("automa.toml", "[levels.normal]", "automa.toml: levels: has very-easy, easy, hard, very-hard"),
]


@pytest.mark.parametrize(("file", "line", "message"), LACKING)
def test_what_is_missing_is_named(folder: Path, file: str, line: str, message: str):
    without(folder, file, line)
    with pytest.raises(BadData) as caught:
        Tables(folder)
    assert message in str(caught.value)


WRONG = [
    # Counts
    ("vines.toml", "count = 4", "count = 5", "board.toml: components: vine = 42, but the tables have 43"),
    (
        "board.toml",
        "automa = 24",
        "automa = 23",
        "board.toml: components: automa = 23, but the tables have 24",
    ),
    # Ids
    (
        "vines.toml",
        '"malvasia"',
        '"sangiovese"',
        "vines.toml: vines 2 (sangiovese): id = 'sangiovese' is taken",
    ),
    ("winter.toml", '"judge"', '"broker"', "id = 'broker' is taken by summer.toml: visitors 2 (broker)"),
    ("winter.toml", '"judge"', '"yoke"', "winter.toml: visitors 3 (yoke): id = 'yoke' is taken by model.py"),
    (
        "orders.toml",
        '"order-36"',
        '"Order 36"',
        "orders.toml: orders 36 (Order 36): id = 'Order 36', not an id",
    ),
    ("parents.toml", "number = 5,", "number = 6,", "parents.toml: mamas 5 (margaret): number = 6"),
    # References
    ("vines.toml", '["trellis"]', '["trelis"]', "vines.toml: vines 3 (pinot): requires names 'trelis'"),
    ("vines.toml", '["trellis"]', '["trellis", "trellis"]', "names something twice"),
    ("parents.toml", '"windmill"', '"mill"', "parents.toml: papas 6 (matthew): gift names 'mill'"),
    ("automa.toml", '"queen"', '"king"', "automa.toml: solo.removed: narrow names 'king'"),
    ("automa.toml", '"mentor"', '"queen"', "automa.toml: solo.removed: broad names 'queen', which narrow"),
    (
        "automa.toml",
        '"make-wine"',
        '"plant-vine"',
        "automa.toml: cards 2 (automa-02): winter names 'plant-vine'",
    ),
    ("automa.toml", '["give-tour"]', '["draw-vine"]', "draw-vine on 7, give-tour on 5"),
    ("automa.toml", '["easy",', '["simple",', "automa.toml: aggressive: levels names 'simple'"),
    ("automa.toml", '["start-vp"]', '["vp"]', "automa.toml: campaign.challenge-4: reconstructed names 'vp'"),
    ("board.toml", '"mat-picture"', '"hearsay"', "board.toml: top: sources names 'hearsay'"),
    ("board.toml", 'bonus = "middle"', 'bonus = "centre"', "board.toml: spaces: bonus names 'centre'"),
    ("board.toml", "{ again = 1 }", "{ twice = 1 }", "summer.draw-vine.bonus: the gain names 'twice'"),
    ("board.toml", "{ again = 1 }", "{ again = 1, vp = 1 }", "summer.draw-vine.bonus: {'again': 1, 'vp': 1}"),
    (
        "board.toml",
        'needs = "medium-cellar"',
        'needs = "cellar"',
        "structures.large-cellar: needs names 'cellar'",
    ),
    # Ranges
    ("vines.toml", "red = 4", "red = 10", "vines.toml: vines 8 (cabernet-sauvignon): red = 10, not a number"),
    ("vines.toml", "red = 4", "red = 6", "vines.toml: vines 8 (cabernet-sauvignon): red and white make 6"),
    ("vines.toml", "red = 1", "red = 0", "vines.toml: vines 1 (sangiovese): red and white make 0"),
    ("vines.toml", "red = 1", "red = true", "vines.toml: vines 1 (sangiovese): red = True, not a number"),
    (
        "orders.toml",
        "blush = [4]",
        "blush = [3]",
        "orders.toml: orders 6 (order-06): blush = 3, not a number",
    ),
    ("orders.toml", "red = [4, 3]", "red = [3, 4]", "orders.toml: orders 11 (order-11): red = [3, 4]"),
    ("orders.toml", "red = [5], ", "", "orders.toml: orders 1 (order-01): asks for no wine"),
    ("orders.toml", "residual = 2", "residual = 6", "residual = 6, not a number from 1 to 5"),
    ("board.toml", "[1, 1, 1, 2, 2, 2, 3, 3, 3]", "[1, 1, 1, 2, 2, 2, 3, 3]", "board.toml: grapes: price = "),
    ("board.toml", "[1, 1, 1, 2", "[1, 1, 3, 2", "board.toml: grapes: price = [1, 1, 3, 2, 2, 2, 3, 3, 3]"),
    (
        "board.toml",
        "values = [4, 6]",
        "values = [5, 6]",
        "board.toml: cellars.medium: values begin at 5, not at 4",
    ),
    ("board.toml", "white = 1, least = 7", "white = 1, least = 6", "board.toml: wines.sparkling: least = 6"),
    ("board.toml", "open-from = [1, 3, 5]", "open-from = [1, 3]", "board.toml: spaces: open-from = [1, 3]"),
    ("automa.toml", "4, 8, 13, 20]", "4, 8, 13]", "automa.toml: aggressive: vp = [-1, 0, 1, 4, 8, 13]"),
    ("automa.toml", "start-vp = -5", "start-vp = -6", "campaign.challenge-4: start-vp = -6, not a number"),
    (
        "automa.toml",
        "mama = false",
        'mama = "no"',
        "automa.toml: campaign.challenge-1: mama = 'no', not true",
    ),
    ("winter.toml", '"Judge"', '""', "winter.toml: visitors 3 (judge): name = '', not a text"),
    ("winter.toml", '"medium"', '"none"', "winter.toml: visitors 1 (merchant): confidence = 'none'"),
    # Shapes
    (
        "orders.toml",
        "red = [5]",
        "rde = [5], red = [5]",
        "orders.toml: orders 1 (order-01): rde = [5] means nothing",
    ),
    ("orders.toml", "red = [5]", "red = 5", "orders.toml: orders 1 (order-01): red = 5, not a list"),
    (
        "board.toml",
        "trellis = { cost = 2 }",
        "trellis = 2",
        "board.toml: structures: trellis = 2, not a table",
    ),
    ("board.toml", "[components]", "[components", "board.toml: cannot be read"),
    ("sources.toml", 'faq = "', 'faq = "" # "', "sources.toml: top: faq = '', not a text"),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), WRONG)
def test_what_is_wrong_is_named(folder: Path, file: str, old: str, new: str, message: str):
    change(folder, file, old, new)
    with pytest.raises(BadData) as caught:
        Tables(folder)
    assert message in str(caught.value)


@pytest.mark.parametrize("file", sorted(path.name for path in DATA.glob("*.toml")))
def test_every_file_is_needed(folder: Path, file: str):
    (folder / file).unlink()
    with pytest.raises(BadData, match=f"{file}: cannot be read"):
        Tables(folder)
