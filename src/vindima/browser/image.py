"""Selects the files of Python and of our package for the memory image that browsers start from.

Runs in Pyodide when the site is built. Modules in the image are imported from compiled files, which leave
less garbage in memory than sources do; modules outside the image are shipped as they are.
"""

from __future__ import annotations

import marshal
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import Final

from vindima.browser.warm import warm_up

__all__ = ["sort_files"]

LIBRARY: Final = Path("/lib/python3.14")
ARCHIVE: Final = Path("/lib/python314.zip")
"""The standard library as Pyodide ships it."""
DATA: Final = (".toml", ".json", ".jsonl")
"""The suffixes of files that are not code."""
PACKAGES: Final = LIBRARY / "site-packages"
HEADER: Final = MAGIC_NUMBER + bytes(12)
"""The header of a compiled module without its source."""
USELESS: Final = """
_pyrepl ctypes curses dbm doctest.py email ensurepip ftplib.py http idlelib imaplib.py mailbox.py mimetypes.py
multiprocessing pdb.py pickletools.py poplib.py pydoc.py pydoc_data smtplib.py socketserver.py sqlite3
tarfile.py tkinter turtle.py unittest venv webbrowser.py wsgiref xml xmlrpc
"""
"""Parts of the standard library that no browser can need: networks, other programs, developers' tools."""


def sort_files(image: str, rest: str) -> None:
    """Write the files of the image into one folder and all others into another, with their relative paths."""
    warm_up()
    loaded = dict(compiled())
    write(Path(image) / ARCHIVE.name, archive_of(loaded))
    for path, data in loaded.items():
        if path.is_relative_to(PACKAGES):
            write(below(image, path.with_suffix(".pyc")), data)
    for path in PACKAGES.rglob("*"):
        if path.suffix == ".toml":
            write(below(image, path), path.read_bytes())
        if path.suffix in DATA or (path.suffix == ".py" and path not in loaded):
            write(below(rest, path), path.read_bytes())
    useless = USELESS.split()
    with zipfile.ZipFile(ARCHIVE) as library:
        for name in library.namelist():
            useful = name.split("/")[0] not in useless and not name.endswith("/")
            if useful and ARCHIVE / name not in loaded:
                write(below(rest, LIBRARY / name), library.read(name))


def compiled() -> Iterator[tuple[Path, bytes]]:
    """The sources of all loaded modules, and their compiled modules."""
    for name, module in list(sys.modules.items()):
        spec = getattr(module, "__spec__", None)
        if spec is None or spec.loader is None or not (spec.origin or "").endswith(".py"):
            continue
        yield Path(spec.origin), HEADER + marshal.dumps(spec.loader.get_code(name))


def archive_of(loaded: dict[Path, bytes]) -> bytes:
    """The part of the standard library that is loaded."""
    place = Path("/tmp/library.zip")
    with zipfile.ZipFile(place, "w") as archive:
        for path, data in loaded.items():
            if path.is_relative_to(ARCHIVE):
                archive.writestr(str(path.relative_to(ARCHIVE).with_suffix(".pyc")), data)
    return place.read_bytes()


def below(folder: str, path: Path) -> Path:
    return Path(folder) / path.relative_to("/")


def write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
