"""`vindima campaign`: starting, leaving, resuming and finishing."""

import io
import json
import sys

import pytest

from vindima.cli import main
from vindima.viticulture.campaign import Campaign


@pytest.fixture
def file(tmp_path):
    return tmp_path / "mine.json"


@pytest.fixture
def typed(monkeypatch, capsys, file):
    """A function that runs `vindima campaign` with typed lines; its output, with whitespace collapsed."""

    def play(*lines: str, args: tuple[str, ...] = (), status: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["campaign", str(file), *args]) == status
        shown = capsys.readouterr()
        return " ".join((shown.err if status else shown.out).split())

    return play


def test_a_campaign_begins_with_the_first_challenge(typed, file):
    shown = typed("quit", args=("--level", "hard", "--seed", "3"))
    assert "Campaign, hard" in shown
    assert "► challenge 1: no Mama" in shown
    assert "Which vines do you start with?" in shown
    assert "Automa 20 VP (hard, 7 years)" in shown
    assert Campaign.load(file).game.seed == 3


def test_the_default_file_is_in_the_current_folder(monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["campaign"]) == 0
    assert "Goodbye." in capsys.readouterr().out
    assert Campaign.load(tmp_path / "viticulture-campaign.json").level == "normal"


def test_a_game_continues_where_it_was_left(typed, file):
    typed("plant merlot field-5", "plant syrah field-6", "quit")
    assert Campaign.load(file).game.answers == ["plant merlot field-5", "plant syrah field-6"]
    shown = typed("plant pinot field-7", "quit")
    assert "(in progress)" in shown
    assert "Choose one more." in shown
    assert len(Campaign.load(file).game.answers) == 3


def test_every_answer_is_saved_at_once(typed, file, monkeypatch):
    """An answer survives a crash at the next question."""
    monkeypatch.setattr("vindima.cli.terminal.Session.do_help", lambda self, rest: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        typed("plant merlot field-5", "help")
    assert Campaign.load(file).game.answers == ["plant merlot field-5"]


def test_an_undone_answer_is_not_saved(typed, file):
    typed("plant merlot field-5", "undo", "quit")
    assert Campaign.load(file).game.answers == []


def test_show_only_reports(typed, file):
    typed("quit", args=("--aggressive",))
    shown = typed(args=("--show",))
    assert shown.startswith("Campaign, normal and aggressive")
    assert "challenge 6" not in shown
    assert "Games played so far: 0." in shown


def test_a_game_given_up_is_lost(typed, file):
    typed("quit")
    shown = typed(args=("--give-up",))
    assert "(lost)" in shown
    assert "Games played so far: 1. You start this challenge with 1 bonus action token." in shown
    assert Campaign.load(file).results == ["loss"]
    assert "no game is in progress" in typed(args=("--give-up",), status=2)


def test_a_finished_game_is_entered(typed, file):
    shown = typed(*["1"] * 900, args=("--seed", "1", "--level", "easy"))
    campaign = Campaign.load(file)
    assert len(campaign.results) == 1
    assert campaign.game is None
    assert "Games played so far: 1." in shown
    expected = {"win": "You beat", "draw": "A draw:", "loss": "The Automa wins; you have"}
    assert expected[campaign.results[0]] in shown


def test_a_finished_campaign_shows_its_score(typed, file):
    campaign = Campaign()
    campaign.results = ["win"] * 7 + ["loss", "win"]
    campaign.save(file)
    assert "You won the campaign. Games played: 9 (the fewer, the better)." in typed()


@pytest.mark.parametrize(
    "args", [("--level", "easy"), ("--aggressive",), ("--option", "fewer_visitors=true")]
)
def test_the_settings_of_a_campaign_cannot_change(typed, args):
    typed("quit")
    assert "already holds a campaign" in typed(args=args, status=2)


def test_a_game_in_progress_keeps_its_seed(typed):
    typed("quit")
    assert "has its own seed" in typed(args=("--seed", "4"), status=2)


def test_other_options_reach_the_game(typed, file):
    typed("quit", args=("--option", "fewer_visitors=true"))
    assert Campaign.load(file).game.options["fewer_visitors"] is True


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (("--show",), "no such campaign"),
        (("--give-up",), "no such campaign"),
        (("--level", "very-hard", "--aggressive"), "not for level very-hard"),
        (("--level", "mild"), "invalid choice"),
        (("--option", "tokens=5"), "the campaign decides it"),
    ],
)
def test_a_campaign_that_cannot_start_says_why_in_one_line(typed, file, args, expected):
    assert expected in typed(args=args, status=2)
    assert not file.exists()


def test_a_broken_file_is_reported_and_left_unchanged(typed, file):
    file.write_text('{"campaign": "viticulture", "format": 1}')
    assert f"{file}: 'level' is missing" in typed(status=2)
    assert json.loads(file.read_text()) == {"campaign": "viticulture", "format": 1}
