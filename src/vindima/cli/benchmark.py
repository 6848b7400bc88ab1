"""`vindima benchmark`: score an agent on fixed deals against fixed opponents."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console
from rich.table import Table

from vindima.bots import make
from vindima.cli.arena import Tracker
from vindima.cli.helped import add_number, later, message
from vindima.cli.standing import duration, grid
from vindima.core.explain import BadData
from vindima.research.backends import backend_for
from vindima.research.benchmark import (
    DEALS,
    OPPONENTS,
    VERSION,
    Score,
    Track,
    add_scores,
    scored,
    tracks,
    write_page,
)

__all__ = ["add_arguments", "run"]


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `vindima benchmark`."""
    parser.add_argument("agent", help=later("cli-help-benchmark-agent"))
    parser.add_argument("--game", metavar="GAME", help=later("cli-help-benchmark-game"))
    parser.add_argument("--players", type=int, metavar="N", help=later("cli-help-benchmark-players"))
    parser.add_argument(
        "--against", metavar="BOT", help=later("cli-help-benchmark-against", bots=", ".join(OPPONENTS))
    )
    add_number(parser, "deals", DEALS, "cli-help-benchmark-deals")
    parser.add_argument("--output", type=Path, metavar="FOLDER", help=later("cli-help-benchmark-output"))
    parser.add_argument("--write", type=Path, metavar="FOLDER", help=later("cli-help-benchmark-write"))
    parser.add_argument("--about", default="", metavar="TEXT", help=later("cli-help-benchmark-about"))
    parser.add_argument("--json", action="store_true", help=later("cli-help-arena-json"))
    parser.add_argument("--workers", type=int, metavar="N", help=later("cli-help-arena-workers"))
    parser.add_argument("--ray", metavar="ADDRESS", help=later("cli-help-arena-ray"))


def run(arguments: Namespace) -> int:
    """Play the chosen tracks and print the scores."""
    make(arguments.agent)
    chosen = chosen_tracks(arguments)
    for folder in (arguments.output, arguments.write):
        if folder is not None and not folder.is_dir():
            raise BadData(f"there is no folder {folder}")
    found: list[tuple[Track, Score]] = []
    with backend_for(arguments.workers, arguments.ray) as backend:
        for track in chosen:
            plan = track.plan(arguments.agent, arguments.deals)
            with Tracker(plan) as tracker:
                (score,) = scored(
                    arguments.agent,
                    [track],
                    backend,
                    arguments.deals,
                    arguments.output,
                    lambda *_, tracker=tracker: tracker.played(),
                )
            found.append((track, score))
    if arguments.write is not None:
        add_scores(arguments.write, arguments.agent, [score for _, score in found], arguments.about)
        write_page(arguments.write)
    show(arguments, found)
    return 0


def chosen_tracks(arguments: Namespace) -> list[Track]:
    """The tracks that the options select; BadData if they select none."""
    chosen = [
        track
        for track in tracks()
        if arguments.game in (None, track.game)
        and arguments.players in (None, track.players)
        and arguments.against in (None, track.opponent)
    ]
    if not chosen:
        raise BadData(f"the benchmark has no such part; it has {', '.join(track.name for track in tracks())}")
    return chosen


def show(arguments: Namespace, found: list[tuple[Track, Score]]) -> None:
    if arguments.json:
        scores = [score.to_dict() for _, score in found]
        print(json.dumps({"benchmark": VERSION, "agent": arguments.agent, "scores": scores}))
        return
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(standings(found))


def standings(found: list[tuple[Track, Score]]) -> Table:
    """One line for each track."""
    table = grid(
        [
            message("cli-benchmark-track"),
            message("cli-arena-played"),
            message("cli-arena-wins"),
            message("cli-benchmark-margin"),
            "p50",
            message("cli-arena-failed"),
        ]
    )
    for track, score in found:
        low, high = score.win_share_95
        below, above = score.margin_95
        table.add_row(
            track.name,
            str(score.games),
            f"{score.win_share:.1%} ({100 * low:.1f}–{100 * high:.1f})",
            f"{score.margin:+.1f} ± {(above - below) / 2:.1f}",
            duration(score.p50_us),
            str(score.failures),
        )
    return table
