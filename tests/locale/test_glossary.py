"""The glossary is complete, the catalogues use its terms, and the page in the docs is up to date."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from vindima.locale import catalogue, languages
from vindima.locale.glossary import LANGUAGES, Term, page, terms

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "glossary.md"


@cache
def entries(language: str) -> dict[str, str]:
    """The text of every catalogue entry, with all its variants, in lower case."""
    return {key: source.partition("=")[2].lower() for key, source in catalogue(language).items()}


def unused(term: Term, language: str) -> list[str]:
    """The entries that should use the term but do not."""
    return [key for key in term.keys if term.forms[language].lower() not in entries(language)[key]]


def test_the_glossary_has_a_column_for_every_language():
    assert sorted(LANGUAGES) == languages()


def test_no_language_uses_a_word_for_two_terms():
    for game in ("vinhos", "viticulture"):
        for language in LANGUAGES:
            words = [term.words[language] for term in terms() if term.game == game]
            assert len(words) == len(set(words)), (game, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_use_the_terms_of_the_glossary(language):
    wrong = {term.id: keys for term in terms() if (keys := unused(term, language))}
    assert wrong == {}


def test_a_catalogue_that_uses_another_word_is_detected():
    words = dict.fromkeys(LANGUAGES, "stand")
    other = Term("vinhos", "fair-slot", {**words, "box": [], "keys": ["vinhos-feature-not-shown"]})
    assert unused(other, "en") == ["vinhos-feature-not-shown"]


def test_a_mistake_in_the_glossary_is_named():
    words = dict.fromkeys(LANGUAGES, "stand")
    with pytest.raises(ValueError, match=r"vinhos\.fair-slot: unknown de"):
        Term("vinhos", "fair-slot", {**words, "box": ["de"], "keys": []})
    with pytest.raises(ValueError, match="keys must be a list"):
        Term("vinhos", "fair-slot", {**words, "box": [], "keys": "all"})


def test_the_page_in_the_docs_is_up_to_date():
    assert PAGE.read_text("utf-8") == page(), (
        "run: python -m vindima.locale --write docs/reference/glossary.md"
    )
