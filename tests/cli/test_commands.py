"""Every command through `main`, with valid and invalid input."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

import vindima
from vindima.cli import main, parser_for, play


@pytest.fixture
def saved(tmp_path):
    """A finished game between two bots."""
    path = tmp_path / "game.jsonl"
    assert main(["play", "--terminal", "--seats", "random,random", "--seed", "4", "--save", str(path)]) == 0
    return path


def fails_in_one_line(capsys, *words: str):
    """Run a command that must fail; return its one line of error."""
    capsys.readouterr()
    assert main(list(words)) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    return output.err.strip()


def test_the_version(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"vindima {vindima.__version__}\n"


@pytest.mark.parametrize("command", [[], ["play"], ["replay"], ["rules"], ["bench"]])
def test_every_command_has_help(capsys, command):
    assert main([*command, "--help"]) == 0
    assert "usage: vindima" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ([], "vindima: the following arguments are required: command"),
        (["fly"], "vindima: argument command: invalid choice: 'fly'"),
        (["play", "chess"], "vindima play: there is no game 'chess'"),
        (["play", "--seats", "human,martian"], "vindima play: seat 'martian' is neither human nor a bot"),
        (["play", "--seats", "human"], "vindima play: vinhos is for 2 to 4 players, not 1"),
        (["play", "--seed", "x"], "vindima play: argument --seed: invalid int value: 'x'"),
        (["play", "--option", "regions"], "vindima play: option 'regions': write NAME=VALUE"),
        (["play", "--option", "regions=moon"], "vindima play: option regions='moon': choose one of"),
        (["play", "--option", "tax=1"], "vindima play: vinhos has no option 'tax'"),
        (["play", "--load", "none.jsonl"], "vindima play: none.jsonl: cannot be read"),
        (
            ["play", "--terminal", "--save", "nowhere/game.jsonl"],
            "vindima play: nowhere/game.jsonl: there is no folder",
        ),
        (["replay"], "vindima replay: the following arguments are required: file"),
        (["replay", "none.jsonl"], "vindima replay: none.jsonl: cannot be read"),
        (["rules", "chess"], "vindima rules: there is no game 'chess'"),
        (["rules", "--data"], "vindima rules: --data needs a game"),
        (
            ["rules", "vinhos", "sails"],
            "vindima rules: vinhos has no paragraph 'sails'; it has vinhos, in-the-box",
        ),
        (["bench", "--game", "chess"], "vindima bench: argument --game: invalid choice: 'chess'"),
        (["bench", "--game", "vinhos", "--players", "9"], "vindima bench: vinhos is for 2 to 4 players"),
    ],
)
def test_a_mistake_is_reported_in_one_line(capsys, monkeypatch, tmp_path, words, line):
    monkeypatch.chdir(tmp_path)
    assert fails_in_one_line(capsys, *words).startswith(line)


def result_of(path) -> str:
    """The line that names the winner of a recorded game."""
    end = vindima.Record.load(path).replay()
    assert end.over
    return f"{'AB'[end.winners[0]]} Random wins with {max(end.scores)} VP."


def test_a_game_between_bots_shows_its_result(capsys, saved):
    shown = capsys.readouterr().out
    assert result_of(saved) in shown
    assert f"Saved to {saved}." in shown


def test_the_same_seed_gives_the_same_game(saved, tmp_path):
    again = tmp_path / "again.jsonl"
    main(["play", "--terminal", "--seats", "random,random", "--seed", "4", "--save", str(again)])
    assert again.read_bytes() == saved.read_bytes()


def test_options_reach_the_game(tmp_path):
    path = tmp_path / "game.json"
    words = ["--option", "turn_order_by_region=true", "--option", "regions=suggested"]
    main(["play", "--terminal", "vinhos", *words, "--seats", "random,random", "--save", str(path)])
    options = json.loads(path.read_text("utf-8"))["options"]
    assert options["turn_order_by_region"] is True
    assert options["regions"] == "suggested"


def test_nothing_is_overwritten(capsys, saved):
    before = saved.read_bytes()
    words = ("play", "--terminal", "--seats", "random,random", "--seed", "5", "--save", str(saved))
    assert "already exists" in fails_in_one_line(capsys, *words)
    assert saved.read_bytes() == before


def test_only_a_file_is_replaced(capsys, tmp_path):
    words = ("play", "--terminal", "--seats", "random,random", "--save", str(tmp_path), "--force")
    assert "is not a file" in fails_in_one_line(capsys, *words)


def test_force_replaces(saved):
    before = saved.read_bytes()
    assert (
        main(
            ["play", "--terminal", "--seats", "random,random", "--seed", "5", "--save", str(saved), "--force"]
        )
        == 0
    )
    assert saved.read_bytes() != before


def test_replay_shows_the_end(capsys, saved):
    capsys.readouterr()
    assert main(["replay", str(saved)]) == 0
    shown = capsys.readouterr().out
    assert result_of(saved) in shown
    assert "\x1b" not in shown


def test_replay_shows_the_position_after_any_answer(capsys, saved):
    capsys.readouterr()
    assert main(["replay", str(saved), "--at", "0"]) == 0
    shown = capsys.readouterr().out
    assert "After answer 0 of" in shown
    assert ": Choose your first vineyard." in shown


def test_replay_reveals_no_secret_to_a_spectator(capsys, saved):
    """Experts for the fair are chosen in secret: even the question is hidden."""
    record = vindima.Record.load(saved)
    at = next(
        number
        for number, position in enumerate(record.positions())
        if not position.over and position.stack[-1].step.name == "choose-experts"
    )
    capsys.readouterr()
    assert main(["replay", str(saved), "--at", str(at)]) == 0
    assert "Which Wine Expert do you play?" not in capsys.readouterr().out


@pytest.mark.parametrize("at", ["-1", "100000"])
def test_replay_refuses_an_answer_out_of_range(capsys, saved, at):
    assert "there is no answer" in fails_in_one_line(capsys, "replay", str(saved), f"--at={at}")


def broken(path: Path, change: str) -> None:
    """Damage a record in one way."""
    lines = path.read_text("utf-8").splitlines()
    header = json.loads(lines[0])
    if change == "empty":
        lines = []
    elif change == "no JSON":
        lines[3] = "go bank"
    elif change == "no header":
        lines = lines[1:]
    elif change == "illegal answer":
        lines[5] = '"stay"'
    elif change == "unknown answer":
        lines[5] = '"teleport"'
    elif change == "other game":
        lines[0] = json.dumps({**header, "game": "chess"})
    elif change == "other rules":
        lines[0] = json.dumps({**header, "rules": "0"})
    elif change == "other tables":
        lines[0] = json.dumps({**header, "tables": {"digest": "0"}})
    path.write_text("\n".join(lines), "utf-8")


BREAKS = [
    "empty",
    "no JSON",
    "no header",
    "illegal answer",
    "unknown answer",
    "other game",
    "other rules",
    "other tables",
]


@pytest.mark.parametrize("change", BREAKS)
@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
def test_a_broken_record_is_reported_in_one_line_with_its_name(capsys, saved, command, change):
    broken(saved, change)
    assert str(saved) in fails_in_one_line(capsys, *command, str(saved))


def test_load_continues_where_the_game_was_left(capsys, saved, monkeypatch):
    record = vindima.Record.load(saved)
    record.answers = record.answers[:40]
    record.save(saved)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["play", "--terminal", "--load", str(saved), "--seats", "human,random"]) == 0
    shown = capsys.readouterr().out
    assert "Vinhos, seed 4" in shown
    assert f"Year {record.replay().view(None)['year']} of 6" in shown
    assert "Goodbye" in shown


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--seed", "3"], "brings its own seed"),
        (["--option", "regions=random"], "brings its own option"),
        (["--seats", "human,random,random"], "has 2 seats, --seats names 3"),
    ],
)
def test_load_refuses_settings_that_the_record_has(capsys, saved, words, line):
    assert line in fails_in_one_line(capsys, "play", "--load", str(saved), *words)


def test_rules_lists_the_games(capsys):
    assert main(["rules"]) == 0
    listed = capsys.readouterr().out
    assert all(name in listed for name in vindima.games())


def test_rules_of_a_paragraph_shows_its_text_and_examples(capsys):
    assert main(["rules", "vinhos", "sales"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Sales\n")
    assert "Casa de Fados, red 4" in shown
    assert "Account: 5,000 Bagos → 9,000 Bagos" in shown


def test_rules_of_a_game_lists_every_option_and_ruling(capsys):
    assert main(["rules", "vinhos"]) == 0
    shown = capsys.readouterr().out
    assert all(f"{option.name} = " in shown for option in vindima.game("vinhos").options)
    assert all(f"  V{number} " in shown for number in range(1, 46))


@pytest.mark.parametrize("name", vindima.games())
def test_rules_data_lists_exactly_the_numbers_that_are_not_printed(capsys, monkeypatch, name):
    monkeypatch.setenv("COLUMNS", "400")
    assert main(["rules", name, "--data"]) == 0
    shown = capsys.readouterr().out
    files = vindima.game(name).data
    assert files is not None
    entries = list(files.entries())
    listed = [entry for entry in entries if entry.status != "printed"]
    lines = [line for line in shown.splitlines() if ".toml" in line]
    assert len(lines) == len(listed)
    for entry, line in zip(listed, lines, strict=True):
        assert line.startswith(entry.file)
        assert all(
            part in line for part in (entry.place, entry.value, entry.status, entry.source, entry.note)
        )
    counts = [sum(entry.status == status for entry in entries) for status in ("reconstructed", "derived")]
    assert f"Entries: {len(entries)}, of which {counts[0]} reconstructed and {counts[1]} derived." in shown


def test_bench_prints_one_line_for_each_figure(capsys):
    assert main(["bench", "--game", "vinhos", "--players", "2", "--seconds", "0", "--repeats", "1"]) == 0
    figures = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {figure["what"] for figure in figures} >= {"decisions", "games", "clone"}


BENCH = ["bench", "--game", "vinhos", "--players", "2", "--seconds", "0", "--repeats", "1"]


@pytest.mark.parametrize("code", ["import vindima", f"from vindima.cli import main; main({BENCH})"])
def test_the_engine_and_the_benchmark_import_neither_rich_nor_fluent(code):
    check = f"import sys; {code}; sys.exit(any(name in sys.modules for name in ('rich', 'fluent')))"
    assert subprocess.run([sys.executable, "-c", check], capture_output=True).returncode == 0


def test_play_prints_its_first_line_before_it_imports_a_server():
    code = """if True:
        import sys
        from vindima.cli import parser_for, play
        play.starting(parser_for("play").parse_args(["play", "--database", "tables.db"]))
        print({"fastapi", "pydantic", "rich", "sqlalchemy", "uvicorn"} & sys.modules.keys() or "none")
    """
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "none\n"


def test_play_shows_no_password_of_a_database():
    words = ["play", "--database", "postgresql://vindima:secret@db.example/vindima"]
    said = play.starting(parser_for("play").parse_args(words))
    assert "db.example" in said
    assert "secret" not in said
