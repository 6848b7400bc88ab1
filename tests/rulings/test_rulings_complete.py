"""Every ruling is cited where it is applied and has a test named after it; every step cites a rule."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import vindima
from tests.named import named_tests

HERE = Path(__file__).parent
PACKAGES = Path(vindima.__file__).parent
ROW = re.compile(r"\| (\w+) \| (.+?) \| `(test_\w+)` \|")


def rulings(game: str) -> dict[str, tuple[str, str]]:
    """Text and test of each ruling, by its id."""
    text = (PACKAGES / game / "rulings.md").read_text("utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ") and line[2:4] not in ("id", "--")]
    found = [ROW.fullmatch(row) for row in rows]
    assert all(found), [row for row, match in zip(rows, found, strict=True) if not match]
    entries = [match.groups() for match in found if match]
    ids = [id for id, _, _ in entries]
    assert len(ids) == len(set(ids))
    return {id: (text, test) for id, text, test in entries}


def texts_of(game: str) -> list[str]:
    """Every string in a game's modules: rules, reasons and docstrings."""
    return [
        node.value
        for path in (PACKAGES / game).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def numbered(id: str) -> tuple[str, int] | None:
    match = re.fullmatch(r"([A-Z])(\d+)", id)
    return (match[1], int(match[2])) if match else None


@pytest.fixture(params=vindima.games())
def game(request) -> str:
    name: str = request.param
    return name


def test_every_ruling_names_an_existing_test(game):
    existing = set(named_tests(HERE, game))
    assert rulings(game)
    assert [id for id, (_, test) in rulings(game).items() if test not in existing] == []


def test_a_test_is_named_after_its_ruling(game):
    named = {
        id: test for id, (_, test) in rulings(game).items() if not test.startswith(f"test_{id.lower()}_")
    }
    assert named == {}


def test_every_test_belongs_to_a_ruling(game):
    heads = tuple(f"test_{id.lower()}_" for id in rulings(game))
    assert [name for name in named_tests(HERE, game) if not name.startswith(heads)] == []


def test_ruling_numbers_have_no_gaps(game):
    numbers = sorted(found for found in map(numbered, rulings(game)) if found)
    assert numbers == [(numbers[0][0], count) for count in range(1, len(numbers) + 1)]


def test_every_ruling_is_cited_in_the_code(game):
    texts = "\n".join(texts_of(game))
    assert [id for id in rulings(game) if not re.search(rf"\b{id}\b", texts)] == []


def test_every_ruling_states_its_content(game):
    assert [id for id, (text, _) in rulings(game).items() if text.startswith("See ")] == []


def test_no_rule_cites_a_ruling_that_does_not_exist(game):
    known = rulings(game)
    letters = {found[0] for found in map(numbered, known) if found}
    cited = {id for text in texts_of(game) for id in re.findall(rf"\b[{''.join(letters)}]\d+\b", text)}
    assert cited - set(known) == set()


def test_every_step_cites_a_rule(game):
    steps = vindima.game(game).catalogue.steps
    assert steps
    assert [name for name, step in steps.items() if not step.rule.strip()] == []
