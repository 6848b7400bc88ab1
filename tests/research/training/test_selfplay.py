"""Settings of self-play learning: defaults of each game, tables, and errors."""

from __future__ import annotations

from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed")

import vindima  # noqa: E402
from vindima.bots.learned.form import Form  # noqa: E402
from vindima.research.training.selfplay import settings as reading  # noqa: E402

FOLDER = Path(reading.__file__).parent
SMALL = """
game = "viticulture"
quantities = ["board.year", "seat.score"]
seconds = 600
checkpoint = 0
steps = 6
minibatch = 16
epochs = 2
hidden = 8
blocks = 1
rivals_width = 4
embedding = 2

[[tables]]
players = 2
games = 4

[[tables]]
players = 1
games = 2
options = { level = "very-hard" }
"""


@pytest.fixture
def settings(tmp_path):
    path = tmp_path / "small.toml"
    path.write_text(SMALL, "utf-8")
    return reading.read(path)


@pytest.mark.parametrize("game", vindima.games())
def test_the_settings_of_each_game_are_valid(game):
    settings = reading.read(FOLDER / f"{game}.toml")
    form = Form(game, settings.quantities)
    assert form.common_quantities
    assert form.seat_quantities
    for pattern in settings.quantities:
        assert Form(game, [pattern]).common_width + Form(game, [pattern]).seat_width > form.common + form.each


def test_tables_are_named_after_their_players_and_options(settings):
    assert [table.name for table in settings.tables] == ["2", "1 very-hard"]


def test_the_games_of_a_group_have_adjacent_columns(settings):
    assert settings.games == 6
    assert settings.columns() == [[slice(0, 2), slice(2, 3)], [slice(3, 5), slice(5, 6)]]


def test_a_table_may_have_variants_or_opponents(tmp_path):
    path = tmp_path / "small.toml"
    variants = 'variants = [{ level = "normal" }, { challenge = "challenge-2" }]'
    path.write_text(SMALL.replace('options = { level = "very-hard" }', variants), "utf-8")
    assert reading.read(path).tables[1].name == "1 in 2 variants"
    path.write_text(SMALL.replace("players = 2", 'players = 2\nagainst = "runs/old.npz"'), "utf-8")
    assert reading.read(path).tables[0].name == "2 against old"
    path.write_text(SMALL.replace("players = 1", 'players = 1\nagainst = "runs/old.npz"'), "utf-8")
    with pytest.raises(vindima.BadData, match="a table with one player has no other seats"):
        reading.read(path)
    path.write_text(
        SMALL.replace('options = { level = "very-hard" }', variants.replace("normal", "martian")), "utf-8"
    )
    with pytest.raises(vindima.BadData, match="option level='martian'"):
        reading.read(path)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ("speed = 3\n", "there is no setting 'speed'"),
        ('seed = "x', "small.toml: "),
        ("tables = []\n", "at least one table is needed"),
        ('ray = "local"\n', "a Ray cluster plays with workers"),
    ],
)
def test_mistakes_in_settings_are_named(tmp_path, change, line):
    path = tmp_path / "small.toml"
    text = SMALL.split("[[tables]]")[0] if change.startswith("tables") else SMALL
    path.write_text(change + text, "utf-8")
    with pytest.raises(vindima.BadData, match=line):
        reading.read(path)


def test_options_of_a_table_are_checked(tmp_path):
    path = tmp_path / "small.toml"
    path.write_text(SMALL.replace("very-hard", "martian"), "utf-8")
    with pytest.raises(vindima.BadData, match="option level='martian'"):
        reading.read(path)
