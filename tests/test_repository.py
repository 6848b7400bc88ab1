"""Checks of all files in the repository, whatever their content."""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCK_FILE = re.compile(r"lock\b|shrinkwrap|requirements.*\.txt$")
REGISTRY_ADDRESS = re.compile(
    r"https?://\S+(?:\.tgz|\.whl|\.tar\.gz|\.zip|/simple\b)"  # the address of a package or an index
    r"|(?:resolved|registry|index(?:-url)?)\W+https?://\S+"  # the origin that a lock file states
)


@pytest.fixture(scope="module")
def files() -> list[Path]:
    """The files that git tracks or would add."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def mentions(text: bytes, folder: Path) -> bool:
    """True if a text contains a path below an absolute folder."""
    path = str(folder).encode()
    # Finding the path first is much faster where it does not occur at all, as in large files.
    return path in text and re.search(rb"(?<![\w.~-])" + re.escape(path) + rb"[/\\]", text) is not None


def test_no_lock_file_names_a_registry(files):
    locks = [path for path in files if LOCK_FILE.search(path.name)]
    assert [path.name for path in locks if REGISTRY_ADDRESS.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "line",
    [
        '"resolved": "https://registry.example/vite/-/vite-8.0.0.tgz",',
        'source = { registry = "https://registry.example/" }',
        'url = "https://registry.example/simple"',
        "--index-url https://registry.example/",
    ],
)
def test_a_registry_address_is_found(line):
    assert REGISTRY_ADDRESS.search(line)


def test_the_web_page_of_a_package_is_not_a_registry():
    assert not REGISTRY_ADDRESS.search('"funding": { "url": "https://sponsors.example/someone" }')


def test_no_file_names_a_folder_of_this_machine(files):
    folders = {ROOT.parent, Path.home()} - {Path("/"), Path(tempfile.gettempdir())}
    found = [str(path.relative_to(ROOT)) for path in files for f in folders if mentions(path.read_bytes(), f)]
    assert found == []


def test_a_folder_of_this_machine_is_found(tmp_path):
    assert mentions(f'open("{tmp_path}/game.json")'.encode(), tmp_path)
    assert not mentions(f"docs{tmp_path}/game.json".encode(), tmp_path)


def test_no_module_is_longer_than_600_lines(files):
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in files if path.suffix == ".py"}
    assert [f"{path.relative_to(ROOT)}: {lines}" for path, lines in lengths.items() if lines > 600] == []


def test_the_readme_is_at_most_150_lines():
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= 150
