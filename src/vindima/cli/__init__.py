"""The command `vindima`. Errors are reported in one line, with exit status 2."""

from __future__ import annotations

import importlib
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from typing import Any, Final

import vindima
from vindima.cli.helped import WRONG, OneLineParser, later

__all__ = ["main"]

INTERRUPTED: Final = 130

COMMANDS: Final = (
    "play",
    "learn",
    "serve",
    "site",
    "campaign",
    "replay",
    "rules",
    "arena",
    "benchmark",
    "dataset",
    "bench",
    "admin",
)
"""Each command is a module of this package with `add_arguments` and `run`, imported when called."""


def parser_for(command: str | None) -> ArgumentParser:
    """The parser; only the command that is called adds its arguments."""
    parser = OneLineParser(prog="vindima", description=later("cli-help-about"))
    version = f"vindima {vindima.__version__}"
    parser.add_argument("--version", action="version", version=version, help=later("cli-help-version"))
    commands = parser.add_subparsers(dest="command", metavar="command", required=True)
    for name in COMMANDS:
        help = later(f"cli-help-command-{name}")
        one = commands.add_parser(name, help=help, description=help)
        if name == command:
            importlib.import_module(f"vindima.cli.{name}").add_arguments(one)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    command = next((word for word in words if word in COMMANDS), None)
    try:
        arguments = parser_for(command).parse_args(words)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else WRONG
    run: Callable[[Namespace], int] = importlib.import_module(f"vindima.cli.{arguments.command}").run
    return guarded(run, arguments)


def guarded(run: Callable[[Namespace], int], arguments: Any) -> int:
    """Run a command; an error becomes one line, and a closed output pipe is not an error."""
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
