"""Numbers in texts are written the way the program writes them in that language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vindima

PACKAGE = Path(vindima.__file__).parent
LATE = re.compile(r"(?<![\d.])\d[ \u00a0\u202f,.]\d{3}(?!\d)|(?<![\d/:])\d{5,}")
"""Four digits stand together (1000), five do not (13\u00a0000)."""
WRONG = {
    "en": re.compile(r"\d[ \u00a0\u202f]\d{3}(?!\d)|(?<![\d,])\d000(?!\d)"),
    "fr": re.compile(r"\d[ \u00a0,]\d{3}(?!\d)|(?<!\d)\d000(?!\d)"),
    "pl": LATE,
    "pt": LATE,
}
"""How a language does not write its thousands."""


def mistakes(text: str, language: str) -> list[str]:
    return [found[0] for found in WRONG[language].finditer(text)]


@pytest.mark.parametrize("language", sorted(WRONG))
def test_thousands_are_written_in_one_way(language):
    paths = [*(PACKAGE / "locale" / language).glob("*.ftl"), *(PACKAGE / "rules" / language).glob("*.md")]
    found = {path.name: mistakes(path.read_text("utf-8"), language) for path in paths}
    assert {name: numbers for name, numbers in found.items() if numbers} == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "1 000"),
        ("en", "costs 2000"),
        ("fr", "1\u00a0000"),
        ("fr", "2000"),
        ("pl", "1\u00a0000"),
        ("pt", "3.000"),
    ],
)
def test_another_way_is_noticed(language, text):
    assert mistakes(text, language)
