"""`vindima rules GAME --check`: owners of a game check its numbers in the terminal."""

from __future__ import annotations

import io
import json
import sys

import pytest

import vindima
from vindima.checking import doubtful, parts
from vindima.checking.parts import Field
from vindima.cli import main
from vindima.cli.values import read_value, say_value
from vindima.locale import Text


@pytest.fixture
def typed(monkeypatch, capsys, tmp_path):
    """A function that checks numbers with typed lines; its output, with whitespace collapsed."""
    monkeypatch.chdir(tmp_path)

    def take(*lines: str, status: int = 0, game: str = "vinhos", folder: tuple[str, ...] = ()) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["rules", game, "--check", *folder]) == status
        return " ".join(capsys.readouterr().out.split())

    return take


def test_a_correction_is_written_and_can_be_played(typed, tmp_path):
    # The first red tile of the Dão is the ninth uncertain one.
    place = [item.name for item in doubtful("vinhos").values()].index("vineyards.toml: tile 'dao_red_1'") + 1
    shown = typed(str(place), "7", "", "q", folder=("mine",))
    assert f"Dão [{place}] red: 4" in shown
    assert "red Dão vineyard: 7" in shown
    assert "Checked: 30 of 137. Corrected: 1." in shown
    assert "tables=mine" in shown
    position = vindima.game("vinhos").new(2, tables="mine")
    assert position.to_dict()
    report = json.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert report["corrected"] == [
        {"place": "vineyards.toml: tile 'dao_red_1'", "old": {"cost": 4}, "new": {"cost": 7}}
    ]


def test_a_later_session_continues(typed, tmp_path):
    typed("", "q")
    shown = typed(*[""] * (len(parts("vinhos")) - 1), "first printing", "")
    assert "Checked: 30 of 137." in shown
    assert "Vineyard tiles" not in shown
    assert "Checked: 137 of 137. Corrected: 0." in shown
    assert json.loads((tmp_path / "vinhos-box.json").read_text("utf-8"))["edition"] == "first printing"


def test_an_invalid_number_is_explained_and_asked_for_again(typed):
    shown = typed("1", "four", "40", "99", "", "q")
    assert "Please enter a whole number." in shown
    assert "The number must be from 0 to 12." in shown
    assert "There is no such number here: choose from 1 to 30." in shown
    assert "Corrected: 0." in shown


def test_inconsistent_numbers_are_saved_but_no_folder_is_written(typed, tmp_path):
    shown = typed("s", "s", "s", "1", "", "3", "", "q", status=1)
    assert "balance 3 to 5: The number must be 4 to fit the numbers next to it." in shown
    assert not (tmp_path / "vinhos-box").exists()
    shown = typed("s", "s", "s", "2", "4", "", "", "", "q")
    assert "tables=vinhos-box" in shown
    assert (tmp_path / "vinhos-box" / "bank.toml").exists()


def test_an_unrelated_folder_is_not_touched(typed, tmp_path, capsys):
    (tmp_path / "vinhos-box").mkdir()
    typed(status=2)


def test_nothing_is_written_without_answers(typed, tmp_path):
    typed("q")
    assert list(tmp_path.iterdir()) == []


def test_the_same_command_checks_the_other_game(typed):
    assert "challenge 4: -5" in typed("q", game="viticulture")


def test_a_game_must_be_named(capsys):
    assert main(["rules", "--check"]) == 2
    assert "--check needs a game" in capsys.readouterr().err


FEATURES = ("taste", "aroma", "look", "alcohol")


@pytest.mark.parametrize(
    ("kind", "choices", "noun", "words", "value"),
    [
        ("number", (), "", "-2", -2),
        ("number", (), "", "2 3", None),
        ("flag", (), "", "y", True),
        ("flag", (), "", "no", False),
        ("flag", (), "", "perhaps", None),
        ("choice", FEATURES, "feature", "2", "aroma"),
        ("choice", FEATURES, "feature", "Alcohol Content", "alcohol"),
        ("choice", FEATURES, "feature", "5", None),
        ("pair", FEATURES, "feature", "1 3", ["taste", "look"]),
        ("pair", FEATURES, "feature", "1", None),
        ("numbers", (), "", "0 1, 1", [0, 1, 1]),
        ("numbered", FEATURES, "feature", "4 1", [1, 4]),
        ("numbered", FEATURES, "feature", "4 9", None),
        ("amounts", FEATURES, "feature", "0 3 0 2", {"aroma": 3, "alcohol": 2}),
        ("amounts", FEATURES, "feature", "3", None),
    ],
)
def test_typed_values_are_parsed(kind, choices, noun, words, value):
    text, field = Text("en"), Field("arrow", kind, choices, noun)
    assert read_value(text, "vinhos", field, words) == value
    if value is not None:
        assert say_value(text, "vinhos", field, value)


def test_a_slot_is_removed_and_another_added(typed, tmp_path):
    # Sales: remove the first uncertain slot, and add a seventh one to the hotel, white for 9.
    shown = typed("s", "s", "-1", "+", "2", "2", "9", "", "q")
    assert "[1] –" in shown
    assert "Hotel, slot 7" in shown
    assert "Corrected: 2." in shown
    sales = vindima.game("vinhos").new(2, tables="vinhos-box").view(0)["sales"]
    assert "hotel_white_9" in {slot["id"] for slot in sales}
    assert "casa_de_fados_red_2" not in {slot["id"] for slot in sales}


def test_a_row_whose_number_is_known_cannot_be_removed(typed):
    assert "column 3: the number of these is known from print." in typed("s", "-1", "q")
