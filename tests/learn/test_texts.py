"""The catalogues contain exactly the texts of the lessons, and each text is short."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vindima
from vindima import learn
from vindima.locale import Text

PACKAGE = Path(vindima.__file__).parent
ENTRY = re.compile(r"^(learn-[a-z0-9-]+) =", re.MULTILINE)
END_OF_SENTENCE = re.compile(r"[.!?](?= |$)")


def entries(file: str) -> list[str]:
    return ENTRY.findall((PACKAGE / "locale" / "en" / file).read_text("utf-8"))


def keys(game: str) -> list[str]:
    return [key for lesson in learn.lessons(game) for key in lesson.keys]


@pytest.mark.parametrize("game", vindima.games())
def test_every_key_has_an_entry_and_every_entry_a_lesson(game):
    assert sorted(entries(f"learn-{game}.ftl")) == sorted(set(keys(game)))


@pytest.mark.parametrize("game", vindima.games())
def test_only_common_replies_are_shared(game):
    shared = {key for key in keys(game) if keys(game).count(key) > 1}
    assert all(key.startswith(f"learn-{game}-common-") for key in shared)


@pytest.mark.parametrize("game", vindima.games())
def test_every_text_is_at_most_two_sentences(game):
    text = Text("en", spell_unknown=False)
    for key in keys(game):
        words = text.say(key)
        if not key.endswith("-title"):
            assert 1 <= len(END_OF_SENTENCE.findall(words)) <= 2, key
        assert len(words) <= 220, key


def test_texts_shared_by_all_lessons_are_used():
    files = [*(PACKAGE / "learn").glob("*.py"), PACKAGE / "cli" / "learn.py"]
    sources = "\n".join(path.read_text("utf-8") for path in files)
    assert sorted(entries("learn.ftl")) == sorted(set(re.findall(r'"(learn-[a-z]+)"', sources)))
