"""Imports go one way: core ← games ← bots, research, server ← cli. No game imports another.

There are no import cycles between files, not even where an import is hidden inside a function. Imports that
only the type checker sees, under TYPE_CHECKING, may point anywhere.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "vindima"

FACE = "face"
"""The modules directly in `vindima`: the public names of the package."""
CLI = "cli"
"""The command line, which may import everything; `__main__` belongs to it."""

GAMES = ("vinhos", "viticulture")
"""The packages that use nothing but the core."""

ALLOWED = {
    "core": {"core"},
    "workers": {"workers"},
    "vinhos": {"core", "vinhos"},
    "viticulture": {"core", "viticulture"},
    FACE: {FACE, "core", *GAMES},
    "locale": {FACE, "core", "locale"},
    "rules": {"core", "locale", "rules"},
    "learn": {FACE, "core", "learn"},
    "puzzles": {"core", "puzzles"},
    "ratings": {"ratings"},
    "checking": {"core", *GAMES, "checking"},
    "bots": {FACE, "core", "workers", "bots"},
    "research": {FACE, "core", "workers", "viticulture", "bots", "puzzles", "ratings", "research"},
    "server": {
        FACE,
        "core",
        "workers",
        *GAMES,
        "bots",
        "learn",
        "puzzles",
        "ratings",
        "locale",
        "rules",
        "checking",
        "server",
    },
    "browser": {FACE, "core", "viticulture", "bots", "learn", "puzzles", "ratings", "server", "browser"},
    "site": {"core", "rules", "server", "site"},
    CLI: {
        FACE,
        "core",
        "workers",
        *GAMES,
        "locale",
        "rules",
        "learn",
        "checking",
        "bots",
        "research",
        "server",
        "browser",
        "site",
        CLI,
    },
}
"""For each part, the parts that it may import."""

STANDARD_LIBRARY_ONLY = {
    "core",
    "workers",
    "vinhos",
    "viticulture",
    FACE,
    "browser",
    "ratings",
    "server.desk",
    "server.tables",
    "server.tournaments",
    "server.wire",
}

BELOW_HTTP = {
    "server.wire",
    "server.tables",
    "server.tournaments",
    "server.people",
    "server.database",
    "server.jobs",
    "server.directing",
    "server.notices",
    "server.thinking",
    "server.desk",
}
ENDPOINTS = BELOW_HTTP | {"server.http.requests", "server.http.schema"}
"""What every folder of endpoints may import."""

SUBPARTS = {
    "server.wire": {"server.wire"},
    "server.tables": {"server.wire", "server.tables"},
    "server.tables.common": {"server.tables.common"},
    "server.tables.game": {"server.wire", "server.tables.common", "server.tables.game"},
    "server.tables.live": {"server.wire", "server.tables.common", "server.tables.game", "server.tables.live"},
    "server.people": {"server.tables", "server.people"},
    "server.tournaments": {"server.tables", "server.tournaments"},
    "server.database": {
        "server.wire",
        "server.tables",
        "server.tournaments",
        "server.people",
        "server.database",
    },
    "server.database.schema": {"server.database.schema"},
    "server.database.access": {
        "server.wire",
        "server.tables",
        "server.database.schema",
        "server.database.access",
    },
    "server.database.people": {
        "server.wire",
        "server.tables",
        "server.people",
        "server.database.schema",
        "server.database.access",
        "server.database.people",
    },
    "server.database.play": {
        "server.wire",
        "server.tables",
        "server.database.schema",
        "server.database.access",
        "server.database.people",
        "server.database.play",
    },
    "server.database.contests": {
        "server.tables",
        "server.tournaments",
        "server.database.schema",
        "server.database.access",
        "server.database.contests",
    },
    "server.database.notices": {
        "server.tables",
        "server.database.schema",
        "server.database.access",
        "server.database.people",
        "server.database.play",
        "server.database.notices",
    },
    "server.jobs": {"server.tables", "server.database", "server.jobs"},
    "server.directing": {
        "server.wire",
        "server.tables",
        "server.tournaments",
        "server.database",
        "server.jobs",
        "server.directing",
    },
    "server.notices": {"server.tables", "server.people", "server.database", "server.jobs", "server.notices"},
    "server.thinking": {"server.wire", "server.tables", "server.thinking"},
    "server.desk": {"server.wire", "server.tables", "server.thinking", "server.desk"},
    "server.http": {"server"},
    "server.http.requests": BELOW_HTTP | {"server.http.requests"},
    "server.http.schema": {"server.tables", "server.http.requests"},
    "server.http.operations": ENDPOINTS | {"server.http.operations"},
    "server.http.people": ENDPOINTS | {"server.http.people"},
    "server.http.playing": ENDPOINTS | {"server.http.operations", "server.http.playing"},
    "server.http.learning": ENDPOINTS | {"server.http.learning"},
    "server.http.gathering": ENDPOINTS | {"server.http.operations", "server.http.gathering"},
    "server.http.documents": ENDPOINTS | {"server.http.people", "server.http.documents"},
}
"""Folders and files inside a part that have their own rules: what each may import from its part.

Naming a folder includes its sub-folders, so a folder's own files may build on all of them.
"""


def part(module: str) -> str:
    """The part of Vindima that contains a dotted name."""
    names = module.split(".")[1:]
    if names[:1] == ["__main__"]:
        return CLI
    return names[0] if names and names[0] in ALLOWED else FACE


def subpart(module: str) -> str:
    """The innermost folder in SUBPARTS that contains a dotted name; otherwise its part."""
    folder = module.partition(".")[2]
    return next((outer for outer in outwards(folder) if outer in SUBPARTS), part(module))


def outwards(folder: str) -> Iterator[str]:
    """A dotted folder, and every folder around it."""
    while folder:
        yield folder
        folder = folder.rpartition(".")[0]


def allowed(here: str, name: str) -> bool:
    """True if the folder `here` may import a name of Vindima."""
    if here in SUBPARTS and part(name) == here.partition(".")[0]:
        return not SUBPARTS[here].isdisjoint(outwards(subpart(name)))
    return part(name) in ALLOWED[here.partition(".")[0]]


def imports(nodes: Iterable[ast.AST], package: str) -> Iterator[tuple[int, str]]:
    """The line and full name of each import among the statements of a module in `package`."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)


def python_files(root: Path) -> list[Path]:
    """Our own modules below `root`: packages that npm installed may contain Python too."""
    return sorted(path for path in root.rglob("*.py") if "node_modules" not in path.parts)


def violations(root: Path) -> list[str]:
    """Every import below `root`, the folder of the package `vindima`, that goes the wrong way."""
    found = []
    for path in python_files(root):
        place = path.relative_to(root)
        module = ".".join(["vindima", *place.with_suffix("").parts])
        if len(place.parts) > 1 and place.parts[0] not in ALLOWED:
            found.append(f"{place}: {place.parts[0]} is missing from ALLOWED")
            continue
        here = subpart(module)
        only_standard = not STANDARD_LIBRARY_ONLY.isdisjoint(outwards(here))
        tree = ast.parse(path.read_text("utf-8"), str(path))
        for line, name in imports(ast.walk(tree), module.rpartition(".")[0]):
            top = name.partition(".")[0]
            if top == "vindima":
                wrong = not allowed(here, name)
            else:
                wrong = only_standard and top not in sys.stdlib_module_names
            if wrong:
                found.append(f"{place}:{line}: {here} imports {name}")
    return found


def test_imports_go_one_way():
    assert python_files(PACKAGE), "the package was not found"
    assert violations(PACKAGE) == []


def package_with(folder: Path, place: str, code: str) -> Path:
    """A package with one file."""
    path = folder / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(code)
    return folder


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
        ("server/http/app.py", "from vindima import __main__"),
        ("server/tables/game/table.py", "import pydantic_core"),
        ("server/tables/table.py", "from vindima.server.http import app"),
        ("server/tables/game/table.py", "from ...database.access.store import Store"),
        ("server/tables/game/table.py", "from vindima.server.tables import opening"),
        ("server/tables/common/links.py", "from ..game import table"),
        ("server/tables/live/house.py", "from vindima.server.thinking.tasks import made"),
        ("server/database/access/rows.py", "from vindima.server.database.people import friends"),
        ("server/database/storage.py", "from vindima.server.http import app"),
        ("server/http/requests/bodies.py", "from vindima.server.http import app"),
        ("server/thinking/bots.py", "from vindima.server import database"),
        ("novelty/new.py", "import os"),
    ],
)
def test_a_forbidden_import_is_found(tmp_path, place, code):
    assert len(violations(package_with(tmp_path, place, code))) == 1


@pytest.mark.parametrize(
    ("folders", "brought"),
    [(["server/wire", "server/tables", "server/thinking"], []), (["browser", "server/desk"], ["tomlkit"])],
)
def test_browser_modules_import_only_the_standard_library(folders, brought):
    """A browser has only the third-party packages that the site includes. Indirect imports count too."""
    modules = [
        ".".join(["vindima", *path.relative_to(PACKAGE).with_suffix("").parts])
        for folder in folders
        for path in (PACKAGE / folder).rglob("*.py")
    ]
    code = """
import importlib, sys
class Finder:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        known = top in ("vindima", *BROUGHT) or top in sys.stdlib_module_names or "__" in top
        if not known:
            raise ImportError(f"{name} is not in the standard library")
sys.meta_path.insert(0, Finder())
for name in sys.argv[1:]:
    importlib.import_module(name)
"""
    code = f"BROUGHT = {brought!r}\n{code}"
    done = subprocess.run([sys.executable, "-c", code, *modules], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("core/step.py", "import os.path\nfrom .state import State\nfrom vindima.core import chance"),
        ("core/__init__.py", "from . import step"),
        ("vinhos/actions/press.py", "from ..model import Wine\nfrom ...core.step import Step"),
        ("__init__.py", "from ._version import __version__\nfrom vindima.core.record import Record"),
        ("bots/greedy.py", "import numpy\nimport vindima\nfrom vindima import game"),
        ("server/http/app.py", "import fastapi\nfrom vindima.core import record"),
        ("server/http/app.py", "from vindima.server.database.access.store import Store"),
        (
            "server/tables/live/live.py",
            "import json\nfrom ..game.table import Table\nfrom vindima.core import record",
        ),
        ("server/http/people/friends.py", "from vindima.server.database.people import friends"),
        (
            "server/database/access/rows.py",
            "import sqlalchemy\nfrom vindima.server.tables.game.table import Act",
        ),
        ("cli/__init__.py", "import rich\nfrom vindima.vinhos import model\nfrom ..server.http import app"),
        ("__main__.py", "from .cli import main"),
    ],
)
def test_an_allowed_import_is_accepted(tmp_path, place, code):
    assert violations(package_with(tmp_path, place, code)) == []


NOT_OURS = ""


def run_time(node: ast.AST) -> Iterator[ast.AST]:
    """Every statement below a node, except those only for the type checker."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            yield from run_time(ast.Module(child.orelse, []))
        elif isinstance(child, (ast.stmt, ast.excepthandler, ast.match_case)):
            yield child
            yield from run_time(child)


def module_graph(root: Path) -> dict[str, set[str]]:
    """Each module below `root`, the folder of the package `vindima`, and the modules that it imports.

    Importing a module does not count as importing its parent packages: every module would depend on them.
    """
    trees = {}
    for path in python_files(root):
        names = ["vindima", *path.relative_to(root).with_suffix("").parts]
        package = names[:-1]
        module = ".".join(package if names[-1] == "__init__" else names)
        trees[module] = (ast.parse(path.read_text("utf-8"), str(path)), ".".join(package))
    graph, known = {}, set(trees)
    for module, (tree, folder) in trees.items():
        targets = {nearest(name, known) for _, name in imports(run_time(tree), folder)}
        graph[module] = targets - {NOT_OURS, module}
    return graph


def nearest(name: str, modules: set[str]) -> str:
    """The module that an imported name denotes or belongs to; NOT_OURS if there is none."""
    while name not in modules and name != NOT_OURS:
        name = name.rpartition(".")[0]
    return name


def cycle(graph: dict[str, set[str]]) -> list[str]:
    """The modules of one import cycle, each importing the next; empty if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found[::-1]
    return []


def test_there_are_no_import_cycles():
    graph = module_graph(PACKAGE)
    assert len(graph) > 100
    assert cycle(graph) == []


TWO = {"core/a.py": "from vindima.core import b"}


@pytest.mark.parametrize(
    "files",
    [
        {**TWO, "core/b.py": "import vindima.core.a"},
        {**TWO, "core/b.py": "from .a import name"},
        {**TWO, "core/b.py": "def late():\n    from vindima.core import a"},
        {**TWO, "core/b.py": "class B:\n    def late(self):\n        if True:\n            from . import a"},
        {**TWO, "core/b.py": "from vindima.core.c import d", "core/c/d.py": "from .. import a"},
        {**TWO, "core/b.py": "if TYPE_CHECKING:\n    import x\nelse:\n    from . import a"},
        {"core/__init__.py": "from vindima.core import b", "core/b.py": "from vindima.core import NAME"},
    ],
)
def test_an_import_cycle_is_found(tmp_path, files):
    for place, code in files.items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(code)
    found = cycle(module_graph(tmp_path))
    assert len(found) > 2
    assert found[0] == found[-1]


@pytest.mark.parametrize(
    "files",
    [
        {**TWO, "core/b.py": "import os\nfrom vindima.core import c", "core/c.py": ""},
        {**TWO, "core/b.py": "if TYPE_CHECKING:\n    from vindima.core import a"},
        {**TWO, "core/b.py": "import typing\nif typing.TYPE_CHECKING:\n    from . import a"},
        {"core/__init__.py": "from vindima.core import a", "core/a.py": "", **TWO, "core/b.py": ""},
    ],
)
def test_imports_without_a_cycle_are_accepted(tmp_path, files):
    for place, code in files.items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(code)
    assert cycle(module_graph(tmp_path)) == []
