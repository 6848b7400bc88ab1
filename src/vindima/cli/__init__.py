"""The command `vindima`. What cannot be done is told in one line, with exit status 2."""

from __future__ import annotations

import importlib
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn

import vindima

__all__ = ["main"]

WRONG: Final = 2
"""The exit status of a command that could not be understood or carried out."""
INTERRUPTED: Final = 130

COMMANDS: Final = {
    "play": "play at a table in the browser, or in this terminal",
    "learn": "learn a game by playing, in short lessons",
    "serve": "a server of tables, for friends",
    "campaign": "the challenges of Viticulture against the Automa",
    "replay": "show a recorded game",
    "rules": "options, rulings and data of the games",
    "arena": "many games between bots, and what they say",
    "dataset": "recorded games as a table of decisions",
    "bench": "measure the speed of the games",
}
"""Each is a module of this package with `add_arguments` and `run`, imported when it is called."""


class OneLineParser(ArgumentParser):
    """A parser that tells a mistake in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message}\n")


def parser_for(command: str | None) -> ArgumentParser:
    """The parser; the arguments of a command are added only where it is the one called."""
    parser = OneLineParser(prog="vindima", description="Vinhos and Viticulture: play, record, study.")
    parser.add_argument("--version", action="version", version=f"vindima {vindima.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="command", required=True)
    for name, help in COMMANDS.items():
        one = commands.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
        if name == command:
            importlib.import_module(f"vindima.cli.{name}").add_arguments(one)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    command = next((word for word in words if word in COMMANDS), None)
    try:
        arguments = parser_for(command).parse_args(words)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else WRONG
    run: Callable[[Namespace], int] = importlib.import_module(f"vindima.cli.{arguments.command}").run
    return guarded(run, arguments)


def guarded(run: Callable[[Namespace], int], arguments: Any) -> int:
    """Run a command; what goes wrong becomes one line, and a reader who leaves is no mistake."""
    try:
        return run(arguments)
    except (vindima.BadData, vindima.BadRecord, vindima.IllegalAnswer, OSError) as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"vindima {arguments.command}: {' '.join(str(error).split())}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
