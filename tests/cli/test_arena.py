"""`vindima arena` and `vindima dataset`, through `main`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from vindima.cli import main

ARENA = ["arena", "vinhos", "--seats", "random,random", "--workers", "1"]


def test_the_report_is_a_table(capsys):
    assert main([*ARENA, "--games", "4", "--seed", "3"]) == 0
    shown = capsys.readouterr()
    assert "random" in shown.out
    assert "50.0%" in shown.out
    assert "4 games, digest" in shown.out
    assert shown.err == ""


@pytest.mark.parametrize("command", ["arena", "dataset"])
def test_help_is_available(capsys, command):
    assert main([command, "--help"]) == 0
    assert f"usage: vindima {command}" in capsys.readouterr().out


def report(capsys, *words: str):
    assert main([*ARENA, "--json", *words]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_json_report_is_reproducible(capsys):
    first = report(capsys, "--games", "2")
    again = report(capsys, "--games", "2", "--workers", "2")
    other = report(capsys, "--games", "2", "--seed", "1")
    assert first["games"] == 2
    assert first["bots"][0]["played"] == 4
    assert first["digest"] == again["digest"] != other["digest"]


def test_options_reach_the_games(capsys, tmp_path):
    path = tmp_path / "games.jsonl"
    report(capsys, "--games", "2", "--option", "turn_order_by_region=true", "--output", str(path))
    for line in path.read_text("utf-8").splitlines():
        assert json.loads(line)["record"]["options"]["turn_order_by_region"] is True


def test_resume_reports_all_games_and_keeps_each_once(capsys, tmp_path):
    path = tmp_path / "games.jsonl"
    report(capsys, "--games", "2", "--output", str(path))
    more = report(capsys, "--games", "4", "--output", str(path), "--resume")
    assert more["games"] == 4
    assert len(path.read_text("utf-8").splitlines()) == 4
    assert more["digest"] == report(capsys, "--games", "4")["digest"]


def test_a_failing_program_is_reported(capsys, tmp_path):
    bot = tmp_path / "bot.py"
    bot.write_text("raise SystemExit('not today')", "utf-8")
    seats = f"random,cmd:{sys.executable} {bot}"
    assert main(["arena", "vinhos", "--seats", seats, "--games", "2", "--workers", "1"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "failed 2 times and continued with random answers: ended with status 1: not today" in shown


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["arena", "chess", "--seats", "random,random"], "vindima arena: there is no game 'chess'"),
        (["arena", "vinhos"], "vindima arena: the following arguments are required: --seats"),
        (["arena", "vinhos", "--seats", "random"], "vindima arena: vinhos is for 2 to 4 players"),
        (["arena", "vinhos", "--seats", "random,fox"], "vindima arena: there is no bot 'fox'; there are"),
        ([*ARENA, "--games", "0"], "vindima arena: 0 games cannot be played"),
        ([*ARENA, "--workers", "0"], "vindima arena: the number of workers is 0; at least one is needed"),
        ([*ARENA, "--output", "nowhere/x.jsonl"], "vindima arena: nowhere/x.jsonl: there is no folder"),
        (["dataset", "none.jsonl", "--parquet", "x.parquet"], "vindima dataset: none.jsonl: cannot be read"),
        (["dataset", "x.jsonl"], "vindima dataset: the following arguments are required: --parquet"),
    ],
)
def test_a_mistake_is_reported_in_one_line(capsys, monkeypatch, tmp_path, words, line):
    monkeypatch.chdir(tmp_path)
    assert main(words) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(line)
    assert output.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="needs a Unix system: sends a signal")
def test_an_interrupt_keeps_finished_games_and_prints_nothing(tmp_path):
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "vindima", *ARENA, "--games", "100000", "--output", str(path)]
    program = subprocess.Popen(
        command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
    )
    start = monotonic()
    while not path.exists() or not path.stat().st_size:
        assert monotonic() - start < 30
        sleep(0.05)
    os.killpg(program.pid, signal.SIGINT)
    shown, errors = program.communicate(timeout=20)
    assert program.returncode == 130
    assert shown == b""
    assert errors.strip() == b""
    assert all(json.loads(line)["winners"] for line in path.read_text("utf-8").splitlines())


def test_a_dataset_is_made_from_arena_games(capsys, tmp_path):
    pytest.importorskip("pyarrow", reason="comes with the extra `parquet`")
    games, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    report(capsys, "--games", "2", "--output", str(games))
    make = ["dataset", str(games), "--parquet", str(table)]
    assert main(make) == 0
    decisions = sum(
        len(json.loads(line)["record"]["answers"]) for line in games.read_text("utf-8").splitlines()
    )
    assert capsys.readouterr().out == f"{table}: {decisions} decisions; games: 2\n"
    assert main(make) == 2
    assert "already exists" in capsys.readouterr().err
    assert main([*make, "--force"]) == 0


def test_a_dataset_reports_skipped_games_or_refuses_them(capsys, tmp_path):
    pytest.importorskip("pyarrow", reason="comes with the extra `parquet`")
    games = tmp_path / "games.jsonl"
    report(capsys, "--games", "2", "--output", str(games))
    lines = games.read_text("utf-8").splitlines()
    result = json.loads(lines[0])
    result["record"]["rules"] = "0.1"
    games.write_text(f"{json.dumps(result)}\n{lines[1]}\n", "utf-8")
    table = tmp_path / "games.parquet"
    assert main(["dataset", str(games), "--parquet", str(table)]) == 0
    output = capsys.readouterr()
    assert output.out.endswith("; games: 1\n")
    assert output.err == "1 left out: played by other versions of the rules\n"
    assert main(["dataset", str(games), "--parquet", str(table), "--force", "--strict"]) == 2
    assert "line 1: played by rules 0.1" in capsys.readouterr().err
    assert Path(table).exists(), "the existing file must stay"
