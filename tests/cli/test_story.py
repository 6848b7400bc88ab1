"""`vindima replay FILE --story` narrates a game year by year in every language."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import vindima
from vindima.cli import main
from vindima.locale import Text, languages


def saved(folder: Path, title: str, players: int, seats: list[str]) -> Path:
    chance = random.Random(3)
    play = vindima.Play(vindima.Record(title, players, seed=3, seats=seats))
    while not play.position.over:
        play.answer(play.position.token(chance.choice(play.position.legal)))
    path = folder / "game.jsonl"
    play.record.save(path)
    return path


@pytest.mark.parametrize(
    ("title", "seats", "expected"),
    [
        (
            "vinhos",
            ["human:Ana", "human:Rui"],
            ["the story of a game with A Ana and B Rui", "Year 6 began.", "(interest)", "at the fair:"],
        ),
        (
            "viticulture",
            ["human:Ana"],
            ["Year 7 began.", "The Automa drew card", "The Automa placed a worker on “", "Ana drew a vine."],
        ),
    ],
)
def test_a_story_includes_events_without_answers(tmp_path, capsys, monkeypatch, title, seats, expected):
    monkeypatch.setenv("VINDIMA_LANGUAGE", "en")
    assert main(["replay", str(saved(tmp_path, title, len(seats), seats)), "--story"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert [words for words in expected if words not in shown] == []


@pytest.mark.parametrize("language", languages())
def test_a_story_has_a_heading_for_each_year_in_every_language(tmp_path, capsys, monkeypatch, language):
    monkeypatch.setenv("VINDIMA_LANGUAGE", language)
    assert main(["replay", str(saved(tmp_path, "vinhos", 2, ["easy", "medium"])), "--story"]) == 0
    shown, text = capsys.readouterr().out, Text(language)
    headings = [text.say("vinhos-event-year", year=year) for year in range(1, 7)]
    assert [heading for heading in headings if heading not in shown] == []
