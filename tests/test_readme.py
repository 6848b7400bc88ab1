"""The README is correct: its code runs, and its commands, links and folders exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from vindima.cli import parser_for

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PAGES = (README, (ROOT / "ARCHITECTURE.md").read_text("utf-8"))
CODE = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
COMMANDS = [command for command in re.findall(r"`vindima ([^`]+)`", README) if "=FOLDER" not in command]


@pytest.mark.parametrize("code", CODE)
def test_its_python_runs(code):
    exec(compile(code, "README.md", "exec"), {})


def test_it_has_code_and_commands():
    assert CODE
    assert len(COMMANDS) > 5


@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_are_valid(command):
    words = shlex.split(command)
    parser_for(words[0]).parse_args(words)


@pytest.mark.parametrize("page", PAGES, ids=["README", "ARCHITECTURE"])
def test_every_link_target_exists(page):
    targets = re.findall(r"\]\(([^)#]+)\)", page)
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_every_folder_on_its_map_exists():
    folders = re.findall(r"`((?:src|tests|benchmarks)[\w/]*)`", README)
    assert folders
    assert [folder for folder in folders if not (ROOT / folder).is_dir()] == []


def test_the_architecture_lists_every_core_file():
    files = {path.name for path in (ROOT / "src/vindima/core").glob("[a-z]*.py")}
    section = PAGES[1].partition("## Why the core is cut this way")[2].partition("\n## ")[0]
    assert set(re.findall(r"^\| `(\w+\.py)` \|", section, re.MULTILINE)) == files
