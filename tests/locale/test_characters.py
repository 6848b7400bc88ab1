"""Every language uses only its own characters, so no text was damaged by a wrong encoding."""

from __future__ import annotations

import string
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

import vindima
from vindima.locale import languages

PACKAGE = Path(vindima.__file__).parent
LATIN = frozenset(string.ascii_lowercase)
PORTUGUESE = frozenset("áàâãçéêíóôõúü")
"""Letters of the names of regions, which are the same in every language."""
ALPHABETS = {
    "en": LATIN,
    "fr": LATIN | frozenset("àâæçèéêëîïôœùûüÿ"),
    "pl": LATIN | frozenset("ąćęłńóśźż"),
    "pt": LATIN | PORTUGUESE,
    "zh": LATIN,
}
PLAIN = {"Nd", "No", "Pc", "Pd", "Pe", "Pf", "Pi", "Po", "Ps", "Sc", "Sm", "So", "Sk", "Zs"}
"""The categories of numbers, punctuation, symbols and spaces."""
SIGNS = frozenset("ªº")
"""Letters by category but used as signs: 1.º, 2.ª."""

BROKEN = frozenset("ÂÃ")
"""The first characters of wrongly decoded accents; only Portuguese has these capitals."""


def damaged(text: str, language: str) -> Iterator[str]:
    """The characters of a text that do not belong to its language."""
    for character in sorted(set(text) - {"\n"} - SIGNS):
        kind = unicodedata.category(character)
        fits = own(character, language) if kind[0] in "LM" else kind in PLAIN
        if not fits or character == "\ufffd":
            yield f"{character!r} {unicodedata.name(character, 'without a name')}"


def own(letter: str, language: str) -> bool:
    if unicodedata.name(letter, "").startswith("CJK UNIFIED IDEOGRAPH"):
        return language == "zh"
    if letter in BROKEN:
        return language == "pt"
    return letter.lower() in ALPHABETS[language] | PORTUGUESE


def texts(language: str) -> list[Path]:
    return [*(PACKAGE / "locale" / language).glob("*.ftl"), *(PACKAGE / "rules" / language).glob("*.md")]


@pytest.mark.parametrize("language", languages())
def test_every_character_belongs_to_its_language(language):
    assert len(texts(language)) > 10
    found = {path.name: list(damaged(path.read_text("utf-8"), language)) for path in texts(language)}
    assert {name: characters for name, characters in found.items() if characters} == {}


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Trzeba mieÄ‡ wino", "pl"),
        ("Le vigneron est Ã©tonnÃ©", "fr"),
        ("è‘¡è„", "zh"),
        ("葡\ufffd", "zh"),
        ("葡\ue000", "zh"),
        ("wino 葡萄", "pl"),
        ("ブドウ", "zh"),
        ("wіno", "pl"),
    ],
)
def test_a_damaged_text_is_detected(text, language):
    assert list(damaged(text, language))
