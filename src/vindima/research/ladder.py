"""The ladder of the bots: each bot against the one below it, as a page and a chart.

`python -m vindima.research.ladder --write docs/reference` plays the games missing from the folder of games,
and writes `ladder.md` and `ladder.svg`. It can be stopped and resumed at any time. The results are stored in
`ladder.json`: rungs whose games were deleted keep their results until they are played again.
"""

from __future__ import annotations

import argparse
import json
import platform
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from html import escape
from itertools import islice
from pathlib import Path
from typing import Any, Final

from vindima import compiled
from vindima.core.explain import BadData
from vindima.core.record import Record
from vindima.research.arena import Output, Plan, Result, play_match
from vindima.research.backends import backend_for
from vindima.research.report import Tally, wilson

__all__ = ["RUNGS", "Rung", "Standing", "chart", "main", "page", "played", "remembered"]

QUICK: Final = "hard:seconds=0.2"
FULL: Final = "hard"
"""The strongest search: with a short time limit, so that many games can be played, and with its own."""
EXPERT: Final = "expert"
CHAMPION: Final = "master"


@dataclass(frozen=True)
class Rung:
    """A match of the ladder: one bot against equal rivals, or against the Automa."""

    game: str
    bot: str
    rival: str
    players: int
    games: int
    """How many games the match has: the longer the bots think, the fewer games."""
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name of its file of games."""
        words = [self.game, self.bot, self.rival, str(self.players), *map(str, self.options.values())]
        return "-".join("".join(c if c.isalnum() else "-" for c in word).strip("-") for word in words if word)

    @property
    def plan(self) -> Plan:
        """The plan of its matches; every bot plays from every seat."""
        seats = (self.bot, *[self.rival] * (self.players - 1))
        return Plan(self.game, seats, self.games, options=self.options)

    @property
    def title(self) -> str:
        """The bots of the match, in words."""
        if self.players == 1:
            return f"{self.bot} against the Automa, {self.options['level']}"
        return f"{self.bot} against {self.players - 1} {self.rival}"

    @property
    def shows_endings(self) -> bool:
        """True if the page shows how its games end."""
        return self.bot in (QUICK, FULL) and self.players == 4


def rungs(game: str) -> tuple[Rung, ...]:
    """The rungs that both games have."""
    return (
        Rung(game, "easy", "random", 4, 400),
        Rung(game, "greedy", "random", 4, 400),
        Rung(game, "greedy", "easy", 4, 400),
        Rung(game, "medium", "greedy", 4, 400),
        Rung(game, QUICK, "medium", 4, 200),
        Rung(game, FULL, "medium", 4, 40),
        Rung(game, QUICK, "greedy", 2, 200),
        Rung(game, FULL, "greedy", 2, 40),
        Rung(game, EXPERT, "medium", 4, 100),
        Rung(game, EXPERT, QUICK, 2, 100),
        Rung(game, CHAMPION, "medium", 4, 100),
        Rung(game, CHAMPION, EXPERT, 4, 100),
        Rung(game, CHAMPION, EXPERT, 2, 400),
    )


RUNGS: Final = (
    *rungs("vinhos"),
    *rungs("viticulture"),
    *(
        Rung("viticulture", bot, "", 1, games, {"level": level})
        for level in ("normal", "very-hard")
        for bot, games in ((QUICK, 200), (FULL, 40), (CHAMPION, 400))
    ),
)


@dataclass(frozen=True)
class Standing:
    """The results of a rung's bot."""

    rung: Rung
    games: int
    wins: float
    points: float
    rivals: float
    """The average points of the rivals; 0 in solo games."""
    median: float
    slowest: float
    """The median and the 99th percentile of the time per answer, in seconds."""
    score: str = ""
    year: str = ""
    """Winning scores and final years of games with `hard`, as shown on the page."""
    engine: str = ""
    """The engine that played the games and its machine, which the times depend on."""

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def played(rung: Rung, folder: Path, most: int, workers: int | None) -> Standing | None:
    """Play the games of a rung missing from the folder, up to `most` in all; returns all results."""
    own, others = Tally(), Tally()
    ends = []

    def count(result: Result) -> None:
        seats = len(result["scores"])
        # In the plan the bot has the first seat and moves one seat back with every rotation.
        own_seat = -result["rotation"] % seats
        own.add(result, own_seat)
        if seats > 1:
            others.add(result, *(seat for seat in range(seats) if seat != own_seat))
        if rung.shows_endings:
            end = Record.from_dict(result["record"]).replay()
            ends.append((max(result["scores"]), end.view(None)["year"]))

    output = Output(folder / f"{rung.name}.jsonl", resume=True)
    done = {result["number"]: result for result in output.finished(rung.plan)}
    for result in done.values():
        count(result)
    missing = islice(rung.plan.matches(without=done), max(0, most - len(done)))
    with backend_for(workers, None) as backend:
        for outcome in backend.run(missing, play_match):
            if outcome.result is None:
                reason = outcome.error.details.strip() if outcome.error else ""
                raise BadData(f"{rung.title}: a game could not be played: {reason}")
            output.append(outcome.result)
            count(outcome.result)
    if not own.games:
        return None
    rivals = others.points / others.played if others.games else 0.0
    times = own.time(0.5) / 1e6, own.time(0.99) / 1e6
    points = own.points / own.games
    score, year = map(middle, zip(*ends, strict=True)) if ends else ("", "")
    return Standing(rung, own.games, own.wins, points, rivals, *times, score, year, engine_here())


def engine_here() -> str:
    """The engine that plays the games of this process."""
    build = "compiled" if compiled() else "interpreted"
    return f"{build}, {platform.machine()}, Python {platform.python_version()}"


def remembered(file: Path) -> dict[str, dict[str, Any]]:
    """The results of earlier runs, by the name of their rung."""
    if not file.exists():
        return {}
    found: dict[str, dict[str, Any]] = json.loads(file.read_text("utf-8"))
    return found


def kept(standing: Standing) -> dict[str, Any]:
    """The results of a rung as JSON, to be stored."""
    return {name: value for name, value in asdict(standing).items() if name != "rung"}


# The page


def page(standings: Sequence[Standing]) -> str:
    """The page in Markdown."""
    engines = Counter(standing.engine for standing in standings)
    lines = [
        "# The ladder of the bots",
        "",
        "One bot against rivals of another kind; every deal is played once from every seat. Win shares have",
        "95% Wilson intervals; a shared win counts as a fraction. `fair` is the win share of a bot that is",
        "as good as its rivals. Times are seconds per answer: the median and the 99th percentile.",
        "",
        "Each match was played on one core. The engines, and how many matches each played:",
        "; ".join(f"{engine} ({count})" for engine, count in engines.items()) + ".",
        "",
        "This page is written by `python -m vindima.research.ladder --write docs/reference`.",
        "",
        "![Shares of wins, with their intervals](ladder.svg)",
    ]
    for game, group in by_game(standings):
        lines += [
            "",
            f"## {game.capitalize()}",
            "",
            "| match | games | wins | 95 % | fair | points | rivals | median | 99 % |",
            "| --- | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: |",
            *map(row, group),
        ]
    return "\n".join(lines + endings(standings)) + "\n"


def endings(standings: Sequence[Standing]) -> list[str]:
    """How games of the strongest bots end, compared with what players report."""
    shown = [standing for standing in standings if standing.score]
    if not shown:
        return []
    return [
        "",
        "## How games end",
        "",
        "The winning score and the last year of games with `hard`: the median, and the range of the middle",
        "80% of the games. People report that Viticulture ends in its sixth to eighth year, at 20 to 25",
        "points. Vinhos always has six years; we know of no collection of its scores.",
        "",
        "| game | match | winning score | last year |",
        "| --- | --- | --- | --- |",
        *(
            f"| {each.rung.game.capitalize()} | {each.rung.title} | {each.score} | {each.year} |"
            for each in shown
        ),
    ]


def middle(numbers: Sequence[int]) -> str:
    """The median, and the 10th and 90th percentiles."""
    ranked = sorted(numbers)
    low, half, high = (ranked[round(part * (len(ranked) - 1))] for part in (0.1, 0.5, 0.9))
    return f"{half} ({low} – {high})"


def row(standing: Standing) -> str:
    rung = standing.rung
    low, high = standing.interval
    fair = f"{1 / rung.players:.0%}" if rung.players > 1 else ""
    rivals = f"{standing.rivals:.1f}" if rung.players > 1 else ""
    return (
        f"| {rung.title} | {standing.games} | {standing.share:.0%} | {low:.0%} – {high:.0%} | {fair} "
        f"| {standing.points:.1f} | {rivals} | {standing.median:.3f} | {standing.slowest:.3f} |"
    )


def by_game(standings: Sequence[Standing]) -> Iterator[tuple[str, list[Standing]]]:
    """The standings of each game."""
    for game in dict.fromkeys(standing.rung.game for standing in standings):
        yield game, [standing for standing in standings if standing.rung.game == game]


# The chart

WIDTH: Final = 760
LEFT: Final = 300
"""Where the scale begins; the labels are to the left of it."""
RIGHT: Final = 730
LINE: Final = 26
INK: Final = "#2d2026"
FAINT: Final = "#d9d0c0"
WINE: Final = "#7b1e3a"
FAIR: Final = "#187096"


def chart(standings: Sequence[Standing]) -> str:
    """The win shares as points with their intervals; a tick marks the fair share."""
    parts: list[str] = []
    top = 30
    for game, group in by_game(standings):
        parts.append(text(16, top, game.capitalize(), weight="bold"))
        bottom = top + LINE * len(group) + 8
        for tenth in range(0, 11, 2):
            x = place(tenth / 10)
            parts.append(line(x, top + 8, x, bottom, FAINT))
            parts.append(text(x, bottom + 14, f"{10 * tenth} %", anchor="middle"))
        for number, standing in enumerate(group, 1):
            parts += mark(standing, top + LINE * number)
        top = bottom + 50
    title = "Shares of wins of each bot against others, with 95 % intervals"
    size = f'width="{WIDTH}" height="{top - 20}" viewBox="0 0 {WIDTH} {top - 20}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif" font-size="13">'
        f'<title>{title}</title><rect width="100%" height="100%" fill="#faf6ec"/>{"".join(parts)}</svg>\n'
    )


def mark(standing: Standing, y: float) -> list[str]:
    """One rung: its label, its interval, its share, and the fair share."""
    low, high = map(place, standing.interval)
    parts = [text(LEFT - 14, y + 4, standing.rung.title, anchor="end"), line(low, y, high, y, WINE, 3)]
    parts.append(f'<circle cx="{place(standing.share):.1f}" cy="{y:.1f}" r="5" fill="{WINE}"/>')
    if standing.rung.players > 1:
        fair = place(1 / standing.rung.players)
        parts.append(line(fair, y - 7, fair, y + 7, FAIR, 2))
    return parts


def place(share: float) -> float:
    return LEFT + share * (RIGHT - LEFT)


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int = 1) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'


def text(x: float, y: float, words: str, anchor: str = "start", weight: str = "normal") -> str:
    style = f'text-anchor="{anchor}" font-weight="{weight}" fill="{INK}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(words)}</text>'


def main(words: Sequence[str] | None = None) -> int:
    """Play the ladder and write it."""
    parser = argparse.ArgumentParser(prog="python -m vindima.research.ladder", description=__doc__)
    parser.add_argument(
        "--write", type=Path, required=True, metavar="FOLDER", help="folder for page and chart"
    )
    parser.add_argument("--games", type=Path, default=Path("build/ladder"), help="the folder of the games")
    parser.add_argument(
        "--only", default="", metavar="WORD", help="play only the rungs whose file names contain this word"
    )
    parser.add_argument(
        "--most", type=int, metavar="N", help="maximum number of games per rung; 0 plays none"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes (1, so that times are meaningful)")
    arguments = parser.parse_args(words)
    arguments.games.mkdir(parents=True, exist_ok=True)
    file = arguments.write / "ladder.json"
    memory = remembered(file)
    standings = []
    try:
        for rung in RUNGS:
            most = rung.games if arguments.most is None else arguments.most
            wanted = most if arguments.only in rung.name else 0
            standing = played(rung, arguments.games, wanted, arguments.workers)
            if standing is None and rung.name in memory:
                standing = Standing(rung, **memory[rung.name])
            if standing is not None:
                standings.append(standing)
                print(row(standing), flush=True)
    except BadData as error:
        parser.error(str(error))
    memory = {standing.rung.name: kept(standing) for standing in standings}
    file.write_text(json.dumps(memory, indent=1, ensure_ascii=False) + "\n", "utf-8")
    (arguments.write / "ladder.md").write_text(page(standings), "utf-8")
    (arguments.write / "ladder.svg").write_text(chart(standings), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
