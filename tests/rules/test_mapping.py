"""The rule map is complete: statements have lines, steps, tests and paragraphs, and every step is mapped."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import vindima
from vindima.core.explain import BadData
from vindima.core.sheet import Sheet
from vindima.rules.__main__ import maps
from vindima.rules.citing import citations
from vindima.rules.mapping import _lines, page, rule_map, visitors
from vindima.rules.reference import anchors, languages
from vindima.rules.rulings import rulings

TESTS = Path(__file__).parents[1]
DOCS = TESTS.parent / "docs" / "reference"


@pytest.fixture(params=vindima.games())
def game(request) -> str:
    name: str = request.param
    return name


@cache
def known_tests(game: str) -> frozenset[str]:
    """The names of all test functions of a game."""
    paths = [*TESTS.glob(f"*/test_{game}_*.py"), *(TESTS / game).rglob("test_*.py")]
    return frozenset(
        node.name
        for path in paths
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def test_every_line_of_the_rulebook_is_covered_once(game):
    found = rule_map(game)
    spans = [one.lines for section in found.sections for one in (*section.statements, *section.asides)]
    covered = sorted(line for span in spans if span for line in range(span[0], span[1] + 1))
    assert covered == list(range(1, found.lines + 1))


def test_statements_are_numbered_within_their_sections(game):
    found = rule_map(game)
    assert [section.id for section in found.sections] == [str(n + 1) for n in range(len(found.sections))]
    for section in found.sections:
        numbers = [f"{section.id}.{n + 1}" for n in range(len(section.statements))]
        assert [one.id for one in section.statements] == numbers


def test_every_statement_names_existing_steps(game):
    steps = vindima.game(game).catalogue.steps
    assert {name for one in rule_map(game).statements for name in one.steps} - set(steps) == set()


def test_every_statement_names_existing_rulings(game):
    known = {ruling.id for ruling in rulings(game)}
    assert {id for one in rule_map(game).statements for id in one.rulings} - known == set()


def test_every_statement_names_an_existing_test(game):
    statements = rule_map(game).statements
    assert [one.id for one in statements if not one.tests(game)] == []
    assert {name for one in statements for name in one.tests(game)} - known_tests(game) == set()


def test_every_statement_has_a_paragraph_in_every_language(game):
    wanted = {one.anchor for one in rule_map(game).statements}
    for language in languages(game):
        assert wanted - set(anchors(game, language)) == set()


def test_every_card_has_a_test_and_a_paragraph(game):
    heads = [f"test_{card.replace('-', '_')}" for card in visitors(game)]
    assert [head for head in heads if not any(name.startswith(head) for name in known_tests(game))] == []
    assert set(visitors(game)) <= set(anchors(game, "en"))


def test_every_step_of_the_catalogue_is_mapped(game):
    mapped = {name for one in rule_map(game).statements for name in one.steps} | set(visitors(game))
    steps = {name.partition("/")[0] for name in vindima.game(game).catalogue.steps}
    assert steps - mapped == set()


def test_every_ruling_is_on_the_page(game):
    rows = re.findall(r"^\| (\w+) \| – \| .*#([a-z0-9-]+)\) \|$", page(game), re.MULTILINE)
    wanted = [(ruling.id, citations(ruling.id, game)[0]) for ruling in rulings(game)]
    assert [row for row in rows if row in wanted] == wanted


def test_the_first_line_must_not_come_after_the_last():
    with pytest.raises(BadData, match="expected the first line before the last"):
        _lines(Sheet("map.toml", "statement '1.1'", {"lines": [7, 3]}), 9)


@pytest.mark.skipif(not DOCS.is_dir(), reason="the docs are not here")
def test_the_maps_in_the_docs_are_up_to_date():
    there = {place: (DOCS / place).read_text("utf-8") for place in maps()}
    assert there == maps(), "run: python -m vindima.rules --map docs/reference"
