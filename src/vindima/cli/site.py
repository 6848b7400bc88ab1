"""`vindima site`: static files that let browsers play without a server."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from vindima.cli.helped import later
from vindima.locale import Text

__all__ = ["add_arguments", "run"]

STEPS: Final = {
    "pages": "cli-site-pages",
    "engine": "cli-site-engine",
    "rules": "cli-site-rules",
    "docs": "cli-site-docs",
}
"""The message shown when each part of the site is begun."""


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `vindima site`."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=later("cli-help-site-folder"))
    docs = parser.add_mutually_exclusive_group()
    docs.add_argument("--docs", type=Path, metavar="SOURCE", help=later("cli-help-site-docs"))
    docs.add_argument("--no-docs", action="store_true", help=later("cli-help-site-no-docs"))


def run(arguments: Namespace) -> int:
    """Write the site."""
    from vindima.site.build import build_site, documentation

    text, folder = Text(), arguments.folder
    docs = None if arguments.no_docs else documentation(arguments.docs)
    build_site(folder, docs, lambda part: print(text.say(STEPS[part]), flush=True))
    if docs is None and not arguments.no_docs:
        print(text.say("cli-site-without-docs"))
    print(text.say("cli-site-done", folder=str(folder)))
    return 0
