"""`vindima dataset`: recorded games as a table of decisions."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace

from vindima.cli.helped import later
from vindima.cli.play import check_target
from vindima.research.dataset import Reader, write_dataset

__all__ = ["add_arguments", "run"]


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `vindima dataset`."""
    parser.add_argument("files", nargs="+", metavar="file", help=later("cli-help-dataset-files"))
    parser.add_argument("--parquet", required=True, metavar="FILE", help=later("cli-help-dataset-parquet"))
    parser.add_argument("--strict", action="store_true", help=later("cli-help-dataset-strict"))
    parser.add_argument("--force", action="store_true", help=later("cli-help-dataset-force"))


def run(arguments: Namespace) -> int:
    """Write the table and say what is in it; the exit status."""
    check_target(arguments.parquet, arguments.force)
    reader = Reader(arguments.files, arguments.strict)
    games, rows = write_dataset(arguments.parquet, reader)
    print(f"{arguments.parquet}: {rows} decisions; games: {games}")
    for line in reader.notes():
        print(line, file=sys.stderr)
    return 0
