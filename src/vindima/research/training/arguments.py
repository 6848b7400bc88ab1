"""The command-line arguments that the training commands share."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

__all__ = ["parse_run"]


def parse_run(parser: ArgumentParser, words: Sequence[str] | None) -> Namespace:
    """Parse a command line that also names the workers, the first seed, and a new file for the weights."""
    parser.add_argument("--workers", type=int, default=1, help="worker processes")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    arguments = parser.parse_args(words)
    if arguments.out.exists():
        parser.error(f"{arguments.out} already exists")
    return arguments
