"""The documentation builds without warnings, and every program in it runs."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
RUN_ELSEWHERE = {"bot-protocol.md", "learning.md", "write-a-bot.md"}
"""Pages whose programs need a library or a bot; other tests run them."""
PROGRAMS = [
    pytest.param(program, id=f"{page.name}-{number}")
    for page in sorted(DOCS.rglob("*.md"))
    if page.name not in RUN_ELSEWHERE
    for number, program in enumerate(
        re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL), 1
    )
]


@pytest.mark.parametrize("program", PROGRAMS)
def test_programs_in_the_docs_run(program):
    exec(compile(program, "docs", "exec"), {})


def named(nav: Any) -> set[str]:
    """The pages in a part of the navigation."""
    if isinstance(nav, str):
        return {nav}
    entries = nav.values() if isinstance(nav, dict) else nav
    return set().union(*(named(entry) for entry in entries))


def test_every_page_is_in_the_navigation():
    site = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    assert named(site["nav"]) == {page for page in pages if not re.match(r"rules/\w\w/", page)}


@pytest.mark.slow
def test_the_docs_build_without_warnings(tmp_path):
    for entry in ("docs", "src"):
        ignore = shutil.ignore_patterns("node_modules", "dist", "__pycache__")
        shutil.copytree(ROOT / entry, tmp_path / entry, ignore=ignore)
    for entry in ("zensical.toml", "ARCHITECTURE.md"):
        shutil.copy(ROOT / entry, tmp_path / entry)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "No issues found" in run.stderr
    assert (tmp_path / "site" / "reference" / "api" / "index.html").stat().st_size > 50_000
