"""Writes the site: the pages, the engine, the rules as files, and the documentation."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from vindima.core.explain import BadData
from vindima.rules import reference
from vindima.server.http.documents.pages import DIST
from vindima.server.http.documents.site import POLICY
from vindima.server.http.learning.rules import written
from vindima.site.engine import build_engine

__all__ = ["MARK", "build_site", "documentation"]

INDEX: Final = "index.html"
SOURCES: Final = Path(__file__).parent
OF_SERVERS: Final = ("notices.js", "icon-waiting.svg")
"""What only the pages of a server use: notifications."""
MANIFEST: Final = "app.webmanifest"
APP: Final = {
    "name": "Vindima",
    "short_name": "Vindima",
    "description": "Vinhos and Viticulture",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#f2e8d5",
    "theme_color": "#f2e8d5",
    "icons": [
        {"src": "icons/icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "icons/icon-512.png", "sizes": "512x512", "type": "image/png"},
        {"src": "icons/maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        {"src": "icons/icon.svg", "sizes": "any", "type": "image/svg+xml"},
    ],
}
"""The manifest with which the site is installed as an app."""
NETWORK: Final = ".npz"
"""The suffix of network files: these are cached only after somebody has used them."""
DOCUMENTATION: Final = "zensical.toml"
"""The configuration file of the documentation."""
MARK: Final = "vindima-site"
"""A file that marks a folder as replaceable."""


def build_site(folder: Path, docs: Path | None, tell: Callable[[str], None]) -> None:
    """Write the site into a folder: a new one, an empty one, or that of an earlier site."""
    if not (DIST / INDEX).is_file():
        raise BadData("the pages are not built: run make, or install a wheel")
    prepare(folder)
    tell("pages")
    for path in DIST.rglob("*"):
        if path.is_file() and path.suffix != ".gz" and path.name not in (INDEX, *OF_SERVERS):
            copied = folder / path.relative_to(DIST)
            copied.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copied)
    tell("engine")
    engine = build_engine(folder / "engine")
    where = {"engine": f"engine/{engine}/", **({} if docs is None else {"docs": "docs/"})}
    index = page((DIST / INDEX).read_text("utf-8"), where)
    (folder / INDEX).write_text(index, "utf-8")
    tell("rules")
    write_books(folder / "rules")
    write_app(folder)
    if docs is not None:
        tell("docs")
        write_documentation(docs, folder / "docs")
    (folder / MARK).touch()


def prepare(folder: Path) -> None:
    """Empty the folder if it holds nothing but a site."""
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise BadData(f"{folder} holds other files: name a new folder")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)


def page(index: str, where: dict[str, str]) -> str:
    """The page of the site: it works below any path, and knows where the engine and the documentation are."""
    found = re.sub(r'(src|href)="/', r'\1="./', index)
    places = " ".join(f'data-{name}="{place}"' for name, place in where.items())
    found = found.replace("<html ", f"<html {places} ", 1)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    return found.replace("<head>", f"<head>\n    {policy}", 1)


def write_app(folder: Path) -> None:
    """Write what makes the site an app that starts without a connection: manifest and service worker."""
    (folder / MANIFEST).write_text(json.dumps(APP, indent=2), "utf-8")
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    names = [path.relative_to(folder).as_posix() for path in files if path.name != INDEX]
    networks = [name for name in names if name.endswith(NETWORK)]
    program = (SOURCES / "worker.js").read_text("utf-8")
    program = program.replace('"%VERSION%"', json.dumps(digest.hexdigest()[:16]))
    program = program.replace(
        '"%FILES%"', json.dumps(["./", *(name for name in names if name not in networks)])
    )
    program = program.replace('"%NETWORKS%"', json.dumps(networks))
    (folder / "worker.js").write_text(program, "utf-8")


def write_books(folder: Path) -> None:
    """Write the rules of each game in each language, as the server sends them."""
    folder.mkdir()
    for game in reference.games():
        for language in reference.languages(game):
            (folder / f"{game}-{language}.json").write_text(written(game, language), "utf-8")


def documentation(source: Path | None) -> Path | None:
    """The checkout whose documentation can be built: the one given, or else this one, if it is a checkout."""
    if source is not None and not (source / DOCUMENTATION).is_file():
        raise BadData(f"{source} is not a checkout of Vindima: there is no {DOCUMENTATION}")
    found = source or Path(__file__).parents[3]
    return found if (found / DOCUMENTATION).is_file() else None


def write_documentation(checkout: Path, folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--clean"], cwd=checkout, capture_output=True, text=True
    )
    if done.returncode:
        raise BadData(f"the documentation cannot be built: {done.stderr.strip() or done.stdout.strip()}")
    shutil.copytree(checkout / "site", folder)
