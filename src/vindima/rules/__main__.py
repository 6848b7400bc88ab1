"""`python -m vindima.rules --write docs/rules --map docs/reference`: the reference and the rule map as pages.

The English reference is in the folder itself, other languages in subfolders.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from vindima.rules.mapping import page
from vindima.rules.reference import games, languages, reference

NOTE = "<!-- Written by `python -m vindima.rules --write docs/rules`; its source is src/vindima/rules. -->"


def pages() -> dict[Path, str]:
    """The texts of all pages, by their path below the folder."""
    found = {}
    for game in games():
        for language in languages(game):
            place = Path(f"{game}.md") if language == "en" else Path(language, f"{game}.md")
            found[place] = f"{NOTE}\n\n{reference(game, language)}"
    return found


def main() -> None:
    parser = ArgumentParser(prog="python -m vindima.rules", description="Write the rules reference.")
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="where the pages go")
    parser.add_argument("--map", type=Path, metavar="FOLDER", help="where the rule maps go")
    arguments = parser.parse_args()
    if arguments.write is None and arguments.map is None:
        parser.error("name a folder with --write, with --map or with both")
    if arguments.write is not None:
        write(arguments.write, pages())
    if arguments.map is not None:
        write(arguments.map, maps())


def maps() -> dict[Path, str]:
    """The rule maps, by their path below the folder."""
    return {Path(f"rule-map-{game}.md"): page(game) for game in games()}


def write(folder: Path, found: dict[Path, str]) -> None:
    for place, text in found.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
