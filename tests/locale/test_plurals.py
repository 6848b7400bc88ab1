"""Counted words agree with their number: no language can say "1 points".

A word right after a number must be selected by that number, in a Fluent selector with a variant for one,
unless it never changes. Chinese has no plurals.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import vindima
from vindima.locale import languages

FOLDER = Path(vindima.__file__).parent / "locale"
WITHOUT_PLURALS = {"zh"}
COUNTING = [language for language in languages() if language not in WITHOUT_PLURALS]
TEXTS = """
about action address answer benefit bonus bot card cause choice choices code colour default deck
digest error expert feature features field file game gift grape hangout host it kind lesson letter
level manager multiplier name names next order other owner papa place prizes question reason region
result rule season seat seats sentence shelf site slot source structure style term text title to token
vine vineyard what who wine words worker time bank increment day
"""
LABELS = "estate year phase row number value version or-price"
BOUNDS = "least most most-1 most-2 most-3 rate"
NOT_COUNTED = frozenset(f"{TEXTS} {LABELS} {BOUNDS}".split())
"""Arguments that count nothing: words, labels, bounds of a range, a rate."""
UNCHANGED = {
    "en": "VP lira of or to in at more left discarded residual extra reconstructed derived ready used bonus",
    "fr": "PV sur ou à au et de en dans avant",
    "pl": "PZ z lub do w za rok",
    "pt": "PV de ou a ao o no para acabam",
}
"""Words that may follow any number: invariable units, prepositions and the like."""
PLAYED = ("rules-vinhos.ftl", "rules-viticulture.ftl")
"""Worked examples, whose numbers come from one recorded position and never vary."""
NEXT_WORD = re.compile(r"^[ \u00a0\u202f](\w[\w’-]*)")
ONE = {"one", "1"}


def words_after(pattern: ast.Pattern, chosen: dict[str, str]) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Each number shown, the word after it, and the variants around it by the number that selects them."""
    for place, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        if isinstance(element.expression, ast.SelectExpression):
            yield from words_of_variants(element.expression, chosen)
        elif isinstance(element.expression, ast.VariableReference):
            following = pattern.elements[place + 1] if place + 1 < len(pattern.elements) else None
            text = following.value if isinstance(following, ast.TextElement) else ""
            name = element.expression.id.name
            if name not in NOT_COUNTED and (found := NEXT_WORD.match(text)):
                yield name, found[1], chosen


def words_of_variants(
    select: ast.SelectExpression, chosen: dict[str, str]
) -> Iterator[tuple[str, str, dict[str, str]]]:
    assert isinstance(select.selector, ast.VariableReference)
    name = select.selector.id.name
    keys = [
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in select.variants
    ]
    for key, variant in zip(keys, select.variants, strict=True):
        inside = {**chosen, name: key} if ONE & set(keys) else chosen
        yield from words_after(variant.value, inside)


def wrong(pattern: ast.Pattern, language: str) -> list[str]:
    """The words of an entry that do not depend on the number before them."""
    free: list[str] = []
    forms: dict[tuple[str, str], set[bool]] = {}
    for name, word, chosen in words_after(pattern, {}):
        if word in UNCHANGED[language].split():
            continue
        if name in chosen:
            forms.setdefault((name, word), set()).add(chosen[name] in ONE)
        else:
            free.append(f"${name} {word}")
    return free + [
        f"${name} {word}, for one and for many" for (name, word), seen in forms.items() if len(seen) > 1
    ]


def entries(text: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value:
            yield entry.id.name, entry.value


@pytest.mark.parametrize("language", COUNTING)
def test_every_counted_word_is_selected_by_its_number(language):
    found = {
        key: mistakes
        for path in sorted((FOLDER / language).glob("*.ftl"))
        if path.name not in PLAYED
        for key, pattern in entries(path.read_text("utf-8"))
        if (mistakes := wrong(pattern, language))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a = { $games } games"),
        ("en", "a = { $count ->\n    [0] no card\n   *[other] { $count } cards\n }"),
        ("en", "a = { $count ->\n    [one] { $count } points\n   *[other] { $count } points\n }"),
        ("en", "a = { $year ->\n    [one] { $count } cards\n   *[other] { $count } cards\n }"),
        ("fr", "a = Réserve : { $wineries } caves"),
        ("pl", "a = Zostało { $left } kart"),
        ("pt", "a = { $games }\u00a0partidas"),
    ],
)
def test_a_word_that_ignores_its_number_is_detected(language, text):
    assert [key for key, pattern in entries(text) if wrong(pattern, language)] == ["a"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a = { $games ->\n    [one] 1 game\n   *[other] { $games } games\n }"),
        ("pl", "a = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[many] { $n } kart\n }"),
        ("en", "a = Cards: { $count }, { $lira } lira, { $points } VP, { $name } wins"),
    ],
)
def test_a_word_that_follows_its_number_passes(language, text):
    assert [key for key, pattern in entries(text) if wrong(pattern, language)] == []
