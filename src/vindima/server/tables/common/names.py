"""Names and lines that people write."""

from __future__ import annotations

import unicodedata
from typing import Final

__all__ = ["clean"]

BIDIRECTIONAL: Final = ("LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "FSI", "PDI")
MARKS: Final = "\u061c\u200b\u200e\u200f\u2028\u2029\u2060\ufeff"
"""Invisible characters that reorder text, end lines, or make two equal names differ."""


def clean(text: str) -> str:
    """A name or a line without superfluous spaces and without characters that hide or reorder others."""
    return " ".join("".join("" if hides(letter) else spaced(letter) for letter in text).split())


def hides(letter: str) -> bool:
    return letter in MARKS or unicodedata.bidirectional(letter) in BIDIRECTIONAL


def spaced(letter: str) -> str:
    return " " if unicodedata.category(letter) in ("Cc", "Cs") else letter
