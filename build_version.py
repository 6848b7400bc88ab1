"""The version of the project: one number in three files, and the notes of a release.

The package reads its version from `src/vindima/_version.py`. `CITATION.cff` and `CHANGELOG.md` repeat it for
people, with the date of the release.

    python build_version.py             check that the three agree
    python build_version.py 1.1.0       write a new version into all of them, with today's date
    python build_version.py --notes     print the changes of the current version, from the changelog
"""

from __future__ import annotations

import re
import sys
import tomllib
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parent
NUMBER = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")
SOURCE = re.compile(r'(?<=^__version__ = ")[^"]+(?="$)', re.MULTILINE)
CITED = re.compile(r"(?<=^version: ).+$", re.MULTILINE)
CITED_DATE = re.compile(r"(?<=^date-released: ).+$", re.MULTILINE)
HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\S+))?$", re.MULTILINE)
UNRELEASED = "## [Unreleased]\n"
ADDRESSES = ("Homepage", "Documentation", "Source")
"""The entries that `[project.urls]` must have before anything is published."""


@dataclass(frozen=True)
class Files:
    """The files that state the version."""

    source: Path
    citation: Path
    changelog: Path

    @classmethod
    def of(cls, root: Path = ROOT) -> Files:
        return cls(root / "src" / "vindima" / "_version.py", root / "CITATION.cff", root / "CHANGELOG.md")


def found(pattern: re.Pattern[str], path: Path) -> str:
    match = pattern.search(path.read_text("utf-8"))
    return match.group() if match else "nothing"


def version(files: Files | None = None) -> str:
    """The version of the package."""
    return found(SOURCE, (files or Files.of()).source)


def latest(changelog: Path) -> tuple[str, str]:
    """The newest version in the changelog, and its date."""
    for heading in HEADING.finditer(changelog.read_text("utf-8")):
        if heading["version"] != "Unreleased":
            return heading["version"], heading["date"] or "nothing"
    return "nothing", "nothing"


def disagreements(files: Files | None = None) -> list[str]:
    """A line for each file whose version or date differs from that of the package and the changelog."""
    files = files or Files.of()
    wanted = version(files)
    number, day = latest(files.changelog)
    lines = []
    for path, what, told, right in (
        (files.changelog, "version", number, wanted),
        (files.citation, "version", found(CITED, files.citation), wanted),
        (files.citation, "date", found(CITED_DATE, files.citation), day),
    ):
        if told != right:
            lines.append(f"{path.name} has the {what} {told}, but it should be {right}")
    return lines


def write(number: str, day: str, files: Files | None = None) -> None:
    """Write a version into all files. The unreleased changes become its section of the changelog."""
    files = files or Files.of()
    for path, pattern, text in (
        (files.source, SOURCE, number),
        (files.citation, CITED, number),
        (files.citation, CITED_DATE, day),
    ):
        path.write_text(pattern.sub(text, path.read_text("utf-8"), count=1), "utf-8", newline="\n")
    changes = files.changelog.read_text("utf-8")
    section = f"{UNRELEASED}\n## [{number}] - {day}\n"
    files.changelog.write_text(changes.replace(UNRELEASED, section, 1), "utf-8", newline="\n")


def notes(files: Files | None = None) -> str:
    """The changelog's section on the current version."""
    files = files or Files.of()
    text = files.changelog.read_text("utf-8")
    headings = [*HEADING.finditer(text), None]
    for heading, after in pairwise(headings):
        if heading is not None and heading["version"] == version(files):
            return text[heading.end() : after.start() if after else None].strip()
    return ""


def missing_addresses(root: Path = ROOT) -> list[str]:
    """The addresses that are still missing. Nothing is published without them."""
    urls = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"].get("urls", {})
    return [name for name in ADDRESSES if name not in urls]


def main(arguments: list[str]) -> int:
    if arguments == ["--notes"]:
        print(notes())
        return 0
    if arguments:
        (number,) = arguments
        if not NUMBER.fullmatch(number):
            print(f"{number} is not a version: write, for example, 1.2.0", file=sys.stderr)
            return 2
        write(number, date.today().isoformat())
    faults = disagreements()
    print(*(faults or [f"Version {version()}"]), sep="\n", file=sys.stderr if faults else sys.stdout)
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
