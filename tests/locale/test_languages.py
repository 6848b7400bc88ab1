"""Every language has the same entries and arguments as English, and its own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

import vindima
from vindima.locale import COUNTED, Text, capital, catalogue, languages, thousands

FOLDER = Path(vindima.__file__).parent / "locale"
COUNTS = (0, 1, 2, 5, 22)
"""Numbers that cover every plural category of whole numbers."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NAMES = re.compile(
    r"vinhos-(region|hangout|manager)-|vinhos-court-(alexandre|beatriz|constantino)$|viticulture-(mama|papa)-"
    r"|web-viticulture-vine-"
)
"""The keys of people, places and grapes, which need no translation."""
ALIKE = frozenset(
    {
        "1 lira",
        "Actions",
        "arguments",
        "Aroma",
        "Artisan",
        "Automa",
        "Banco do Vinho",
        "Bank",
        "bonus",
        "Bonus: {}",
        "bot",
        "Cubes",
        "Expert",
        "experts",
        "Experts",
        "Export",
        "export",
        "Importer",
        "Mentor",
        "Menu",
        "Noble",
        "normal",
        "Notifications",
        "Options",
        "options",
        "phase {}",
        "points",
        "Porto",
        "Porto {}",
        "Service",
        "six",
        "Source",
        "Sponsor",
        "start",
        "Structures",
        "Supervisor",
        "Total",
        "total",
        "Vindima",
        "Vinhos",
        "Viticulture",
        "{} (bonus: {})",
        "{} Bagos",
        "{} · Vindima",
        "{} · {}",
        "Webhooks",
    }
)
"""Texts that may be the same as in English."""
Entry = tuple[str, str]
"""A file without its suffix, and a key."""
OTHERS = [language for language in languages() if language != "en"]


class Reading:
    """The contents of an entry: arguments it shows, arguments it selects by, and its texts."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.shown: set[str] = set()
        self.selecting: dict[str, set[str]] = {}
        self.texts: set[str] = set()
        self.read(pattern)

    def read(self, pattern: ast.Pattern) -> None:
        text = "".join(e.value if isinstance(e, ast.TextElement) else "{}" for e in pattern.elements)
        if any(letter.isalpha() for letter in text):
            self.texts.add(text)
        for element in pattern.elements:
            if isinstance(element, ast.Placeable):
                self.place(element.expression)

    def place(self, expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> None:
        if isinstance(expression, ast.SelectExpression):
            assert isinstance(expression.selector, ast.VariableReference)
            words = self.selecting.setdefault(expression.selector.id.name, set())
            for variant in expression.variants:
                words |= {variant.key.name} if isinstance(variant.key, ast.Identifier) else set()
                self.read(variant.value)
        elif isinstance(expression, ast.FunctionReference):
            for argument in expression.arguments.positional:
                self.place(argument)
        elif isinstance(expression, ast.VariableReference):
            self.shown.add(expression.id.name)

    @property
    def values(self) -> set[str]:
        return self.shown | set(self.selecting)


@cache
def parsed(language: str, file: str) -> ast.Resource:
    return FluentParser().parse((FOLDER / language / file).read_text("utf-8"))


@cache
def entries(language: str) -> dict[Entry, Reading]:
    found: dict[Entry, Reading] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        body = parsed(language, path.name).body
        wrong = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        assert not wrong, path.name
        messages = [entry for entry in body if isinstance(entry, ast.Message)]
        readings = {(path.stem, one.id.name): Reading(one.value) for one in messages if one.value}
        assert len(readings) == len(messages), f"in {path.name}, a key is duplicated or empty"
        found |= readings
    return found


@cache
def bundle(language: str) -> FluentBundle:
    def count(amount: object, thing: object) -> str:
        pattern = found.get_message(f"{COUNTED}{thing}").value
        assert pattern is not None
        words, errors = found.format_pattern(pattern, {"count": amount})
        assert not errors
        return str(words)

    functions: dict[str, Any] = {"THOUSANDS": thousands, "COUNT": count, "CAPITAL": capital}
    found = FluentBundle([language], functions=functions, use_isolating=False)
    for path in (FOLDER / language).glob("*.ftl"):
        found.add_resource(parsed(language, path.name))
    return found


def occasions(reading: Reading) -> Iterator[dict[str, int | str]]:
    """Values for the arguments of an entry: each number for all of them, then each word to select by."""
    for count in COUNTS:
        values: dict[str, int | str] = dict.fromkeys(reading.values, count)
        yield values
        for name, words in reading.selecting.items():
            yield from (values | {name: word} for word in words - PLURALS)


@pytest.mark.parametrize("language", languages())
def test_entries_are_split_like_the_parser_does(language):
    """`Text` parses entries when they are first needed, so it must find where each starts and ends."""
    found: dict[str, str] = {}
    for path in (FOLDER / language).glob("*.ftl"):
        text = path.read_text("utf-8")
        for entry in parsed(language, path.name).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, "two files have an entry with this key"
                assert entry.id.span is not None
                assert entry.span is not None
                found[entry.id.name] = text[entry.id.span.start : entry.span.end].rstrip()
    assert {key: source.rstrip() for key, source in catalogue(language).items()} == found


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_same_files_as_english(language):
    files = {name: {path.name for path in (FOLDER / name).iterdir()} for name in ("en", language)}
    assert files[language] == files["en"]


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_same_entries_as_english(language):
    own, english = (
        {(file, key) for file, key in entries(code) if not key.startswith(COUNTED)}
        for code in (language, "en")
    )
    assert own == english


@pytest.mark.parametrize("language", OTHERS)
def test_an_entry_uses_the_arguments_of_english(language):
    """A language without plurals need not select by a number that English does not show."""
    english, own = entries("en"), entries(language)
    for entry in english.keys() & own.keys():
        assert english[entry].shown <= own[entry].values <= english[entry].values, entry


@pytest.mark.parametrize("language", languages())
def test_every_entry_can_be_formatted_with_every_number(language):
    said = bundle(language)
    for (file, key), reading in entries(language).items():
        for values in occasions(reading):
            sentence, errors = said.format_pattern(said.get_message(key).value, values)
            assert not errors, (file, key, values)
            assert sentence.strip(), (file, key, values)
            assert not set("{}$") & set(sentence), (file, key, values)


@pytest.mark.parametrize("language", languages())
def test_plural_categories_are_those_of_the_language(language):
    known = Locale.parse(language).plural_form.tags | {"other"}
    for entry, reading in entries(language).items():
        for words in reading.selecting.values():
            assert words & PLURALS <= known, entry


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language):
    english, own = entries("en"), entries(language)
    left = {
        (file, key): same
        for file, key in english.keys() & own.keys()
        if not NAMES.match(key) and (same := (own[file, key].texts & english[file, key].texts) - ALIKE)
    }
    assert left == {}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Dão, Douro, and Minho"),
        ("fr", "Dão, Douro et Minho"),
        ("pl", "Dão, Douro i Minho"),
        ("pt", "Dão, Douro e Minho"),
        ("zh", "Dão、Douro和Minho"),
    ],
)
def test_names_are_joined_as_the_language_requires(language, said):
    assert Text(language).listed(["Dão", "Douro", "Minho"]) == said
