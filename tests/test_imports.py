"""Imports go one way: core ← games ← bots, research, server ← cli. No game imports another."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "vindima"

FACE = "face"
"""The modules directly in `vindima`: what `import vindima` gives."""
CLI = "cli"
"""The command line, which may import everything; `__main__` belongs to it."""

ALLOWED = {
    "core": {"core"},
    "vinhos": {"core", "vinhos"},
    "viticulture": {"core", "viticulture"},
    FACE: {FACE, "core", "vinhos", "viticulture"},
    "locale": {FACE, "core", "locale"},
    "rules": {"locale", "rules"},
    "learn": {FACE, "core", "learn"},
    "bots": {FACE, "core", "bots"},
    "research": {FACE, "core", "bots", "research"},
    "server": {FACE, "core", "viticulture", "bots", "learn", "locale", "rules", "server"},
    CLI: {
        FACE,
        "core",
        "vinhos",
        "viticulture",
        "locale",
        "rules",
        "learn",
        "bots",
        "research",
        "server",
        CLI,
    },
}
"""For each part, the parts that it may import."""

STANDARD_LIBRARY_ONLY = {"core", "vinhos", "viticulture", FACE}


def part(module: str) -> str:
    """The part of Vindima that a dotted name lies in."""
    names = module.split(".")[1:]
    if names[:1] == ["__main__"]:
        return CLI
    return names[0] if names and names[0] in ALLOWED else FACE


def imports(tree: ast.AST, package: str) -> Iterator[tuple[int, str]]:
    """Line and full name of everything imported anywhere in a module of `package`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)


def violations(root: Path) -> list[str]:
    """Every import below `root`, the folder of the package `vindima`, that goes the wrong way."""
    found = []
    for path in sorted(root.rglob("*.py")):
        place = path.relative_to(root)
        module = ".".join(["vindima", *place.with_suffix("").parts])
        if len(place.parts) > 1 and place.parts[0] not in ALLOWED:
            found.append(f"{place}: {place.parts[0]} has no place in ALLOWED")
            continue
        here = part(module)
        for line, name in imports(ast.parse(path.read_text("utf-8"), str(path)), module.rpartition(".")[0]):
            top = name.partition(".")[0]
            if top == "vindima":
                wrong = part(name) not in ALLOWED[here]
            else:
                wrong = here in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names
            if wrong:
                found.append(f"{place}:{line}: {here} imports {name}")
    return found


def test_imports_go_one_way():
    assert list(PACKAGE.rglob("*.py")), "the package was not found"
    assert violations(PACKAGE) == []


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("core/step.py", "import vindima.vinhos"),
        ("core/step.py", "import vindima"),
        ("core/step.py", "from vindima import vinhos"),
        ("core/step.py", "from ..vinhos import model"),
        ("core/step.py", "from .. import vinhos"),
        ("core/__init__.py", "from ..cli import main"),
        ("core/step.py", "def late():\n    import rich"),
        ("vinhos/actions/press.py", "from ...viticulture.model import Wine"),
        ("vinhos/model.py", "from vindima.viticulture import model"),
        ("vinhos/model.py", "from fluent.runtime import FluentBundle"),
        ("viticulture/model.py", "from rich import print"),
        ("viticulture/model.py", "from vindima.bots import greedy"),
        ("__init__.py", "from . import cli"),
        ("bots/greedy.py", "from vindima.cli import main"),
        ("bots/greedy.py", "from vindima.vinhos import model"),
        ("server/api.py", "from vindima import __main__"),
        ("novelty/new.py", "import os"),
    ],
)
def test_a_wrong_import_is_found(tmp_path, place, code):
    path = tmp_path / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(code)
    assert len(violations(tmp_path)) == 1


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("core/step.py", "import os.path\nfrom .state import State\nfrom vindima.core import chance"),
        ("core/__init__.py", "from . import step"),
        ("vinhos/actions/press.py", "from ..model import Wine\nfrom ...core.step import Step"),
        ("__init__.py", "from ._version import __version__\nfrom vindima.core.record import Record"),
        ("bots/greedy.py", "import numpy\nimport vindima\nfrom vindima import game"),
        ("server/api.py", "import fastapi\nfrom vindima.core import record"),
        ("cli/__init__.py", "import rich\nfrom vindima.vinhos import model\nfrom ..server import api"),
        ("__main__.py", "from .cli import main"),
    ],
)
def test_a_right_import_is_left_alone(tmp_path, place, code):
    path = tmp_path / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(code)
    assert violations(tmp_path) == []
