"""`vindima arena`: many games between bots, on one machine or several."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vindima.cli.helped import later, message
from vindima.cli.play import option_value
from vindima.cli.standing import standing
from vindima.research.arena import Output, Plan, Result
from vindima.research.arena import run as play
from vindima.research.backends import backend_for
from vindima.research.report import Report

__all__ = ["add_arguments", "run"]

LOST: Final = 1
"""The exit status if some games could not be played."""
SHOWN: Final = 3
"""How many games that could not be played are listed in full."""


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `vindima arena`."""
    parser.add_argument("game", help=later("cli-help-game"))
    parser.add_argument("--seats", required=True, metavar="LIST", help=later("cli-help-arena-seats"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=later("cli-help-arena-games"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=later("cli-help-arena-seed"))
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help=later("cli-help-option"))
    parser.add_argument("--output", metavar="FILE", help=later("cli-help-arena-output"))
    parser.add_argument("--resume", action="store_true", help=later("cli-help-arena-resume"))
    parser.add_argument("--json", action="store_true", help=later("cli-help-arena-json"))
    parser.add_argument("--workers", type=int, metavar="N", help=later("cli-help-arena-workers"))
    parser.add_argument("--ray", metavar="ADDRESS", help=later("cli-help-arena-ray"))


def run(arguments: Namespace) -> int:
    """Play the games, print the report and return the exit status."""
    options = dict(option_value(word) for word in arguments.option or ())
    seats = tuple(arguments.seats.split(","))
    plan = Plan(arguments.game, seats, arguments.games, arguments.seed, options)
    output = Output(arguments.output, arguments.resume) if arguments.output is not None else None
    report = Report(len(seats))
    lost: list[str] = []
    with backend_for(arguments.workers, arguments.ray) as backend, Tracker(plan) as tracker:

        def note(result: Result) -> None:
            report.add(result)
            tracker.found()

        for outcome in play(plan, backend, output, note):
            if outcome.error is not None:
                number, reason = str(outcome.task.number), outcome.error.details.strip()
                lost.append(message("cli-arena-lost", number=number, reason=reason))
            elif outcome.result is not None:
                report.add(outcome.result)
            tracker.played()
    show(report, arguments.game, arguments.json)
    for line in lost[:SHOWN]:
        print(line, file=sys.stderr)
    if len(lost) > SHOWN:
        print(message("cli-arena-more-lost", count=str(len(lost) - SHOWN)), file=sys.stderr)
    return LOST if lost else 0


def show(report: Report, game: str, as_json: bool) -> None:
    if as_json:
        print(json.dumps(report.to_dict(), ensure_ascii=False))
    else:
        Console(highlight=False, markup=False, emoji=False).print(standing(report, game))


class Tracker:
    """A progress bar on standard error, with rate and time left; silent unless that is a terminal."""

    def __init__(self, plan: Plan) -> None:
        console = Console(stderr=True, markup=False)
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self.task = self.progress.add_task(plan.game, total=plan.total, rate="")
        self.kept = self.games = 0

    def __enter__(self) -> Tracker:
        self.progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def found(self) -> None:
        """Count a game that was already in the output file; it does not affect the rate."""
        self.kept += 1

    def played(self) -> None:
        """Count a game that has just ended."""
        if not self.games:
            self.progress.reset(self.task, completed=self.kept)
        self.games += 1
        elapsed = self.progress.tasks[0].elapsed or 0.0
        rate = message("cli-arena-rate", rate=f"{self.games / elapsed:.1f}") if elapsed else ""
        self.progress.update(self.task, completed=self.kept + self.games, rate=rate)
