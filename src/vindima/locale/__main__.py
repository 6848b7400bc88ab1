"""`python -m vindima.locale --write docs/reference/glossary.md` writes the glossary page of the docs."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from vindima.locale.glossary import page


def main() -> None:
    parser = ArgumentParser(prog="python -m vindima.locale", description="Write the glossary page.")
    parser.add_argument("--write", type=Path, required=True, metavar="FILE", help="the file to write")
    parser.parse_args().write.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
