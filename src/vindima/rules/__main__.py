"""`python -m vindima.rules --write docs/rules`: the reference as pages, languages but English in folders."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from vindima.rules import games, languages, reference

NOTE = "<!-- Written by `python -m vindima.rules --write docs/rules`; its source is src/vindima/rules. -->"


def pages() -> dict[Path, str]:
    """What is written, by its place below the folder."""
    found = {}
    for game in games():
        for language in languages(game):
            place = Path(f"{game}.md") if language == "en" else Path(language, f"{game}.md")
            found[place] = f"{NOTE}\n\n{reference(game, language)}"
    return found


def main() -> None:
    parser = ArgumentParser(prog="python -m vindima.rules", description="Write the rules reference.")
    parser.add_argument("--write", type=Path, required=True, metavar="FOLDER", help="where the pages go")
    folder = parser.parse_args().write
    for place, text in pages().items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
