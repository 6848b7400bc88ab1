"""`vindima dataset`: recorded games as a table of decisions."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from vindima.cli.helped import later
from vindima.cli.play import check_target
from vindima.research.card import card
from vindima.research.dataset import Reader, write_dataset

__all__ = ["add_arguments", "run"]


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `vindima dataset`."""
    parser.add_argument("files", nargs="+", metavar="file", help=later("cli-help-dataset-files"))
    parser.add_argument("--parquet", required=True, metavar="FILE", help=later("cli-help-dataset-parquet"))
    parser.add_argument("--card", metavar="FILE", help=later("cli-help-dataset-card"))
    parser.add_argument("--strict", action="store_true", help=later("cli-help-dataset-strict"))
    parser.add_argument("--force", action="store_true", help=later("cli-help-dataset-force"))


def run(arguments: Namespace) -> int:
    """Write the table, print what it contains and return the exit status."""
    check_target(arguments.parquet, arguments.force)
    check_target(arguments.card, arguments.force)
    reader = Reader(arguments.files, arguments.strict)
    games, rows = write_dataset(arguments.parquet, reader)
    if arguments.card is not None:
        Path(arguments.card).write_text(card(arguments.parquet), "utf-8")
    print(f"{arguments.parquet}: {rows} decisions; games: {games}")
    for line in reader.notes():
        print(line, file=sys.stderr)
    return 0
