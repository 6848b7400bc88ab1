"""The command line speaks the language of whoever starts it."""

from __future__ import annotations

import pytest

from vindima.cli import main
from vindima.locale import coverage, languages, preferred


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
def test_the_language_is_what_the_system_speaks(variables, language, monkeypatch):
    for name in ("VINDIMA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert preferred() == language


@pytest.mark.parametrize(
    ("language", "word"), [("pl", "Liczba graczy"), ("pt", "jogadores"), ("fr", "joueurs")]
)
def test_it_speaks_that_language(language, word, monkeypatch, capsys):
    monkeypatch.setenv("VINDIMA_LANGUAGE", language)
    assert main(["rules"]) == 0
    assert word in capsys.readouterr().out
