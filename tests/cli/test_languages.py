"""The command line uses the language of its user."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vindima
from vindima.cli import COMMANDS, main
from vindima.locale import Text, coverage, languages, preferred

CATALOGUE = Path(vindima.__file__).parent / "locale/en/cli.ftl"
DEFAULTS = dict.fromkeys(re.findall(r"\$([a-z]+)", CATALOGUE.read_text("utf-8")), "")
"""An empty value for every argument in the catalogue."""


def test_every_language_is_complete(capsys):
    assert main(["rules", "--languages"]) == 0
    shown = capsys.readouterr().out.splitlines()[1:]
    assert [line.split()[0] for line in shown] == languages() == ["en", "fr", "pl", "pt", "zh"]
    assert all(line.count("(100 %)") == 2 for line in shown)
    assert all(has == wanted for has, wanted in coverage().values())


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "fr_CA"}, "fr"),
        ({"LANG": "pl_PL.UTF-8", "VINDIMA_LANGUAGE": "zh"}, "zh"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_follows_the_environment(variables, language, monkeypatch):
    for name in ("VINDIMA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert preferred() == language


@pytest.mark.parametrize(("language", "word"), [("pl", "graczy"), ("pt", "jogadores"), ("fr", "joueurs")])
def test_output_is_in_the_chosen_language(language, word, monkeypatch, capsys):
    monkeypatch.setenv("VINDIMA_LANGUAGE", language)
    assert main(["rules"]) == 0
    assert word in capsys.readouterr().out


@pytest.mark.parametrize("language", ["fr", "pl", "pt", "zh"])
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_is_in_the_readers_language(command, language, capsys, monkeypatch):
    english, own = Text("en"), Text(language)
    monkeypatch.setenv("VINDIMA_LANGUAGE", language)
    monkeypatch.setenv("COLUMNS", "400")
    assert main([command, "--help"]) == 0
    shown = capsys.readouterr().out
    assert own.say(f"cli-help-command-{command}") in shown
    keys = re.findall(r"^(cli-help-[a-z-]+) =", CATALOGUE.read_text("utf-8"), re.MULTILINE)
    sayings = {english.say(key, **DEFAULTS) for key in keys} - {own.say(key, **DEFAULTS) for key in keys}
    assert [saying for saying in sayings if len(saying.split()) > 1 and saying in shown] == []


def test_the_arena_reports_in_the_readers_language(capsys, monkeypatch):
    monkeypatch.setenv("VINDIMA_LANGUAGE", "fr")
    seats = ["--seats", "random,random", "--games", "2", "--workers", "1"]
    assert main(["arena", "vinhos", *seats]) == 0
    shown = capsys.readouterr().out
    assert "victoires (95\N{NO-BREAK SPACE}%)" in shown
    assert "2 parties, empreinte" in shown
    assert "VP from" not in shown
