"""The ladder of the bots: each against the one below it, as a page and a chart.

`python -m vindima.research.ladder --write docs/reference` plays what is not in the folder of games yet, and
writes `ladder.md` and `ladder.svg` from what is there. Stopped, it goes on where it was. What the games say
is kept in `ladder.json`: rungs whose games are gone stand there until they are played again.
"""

from __future__ import annotations

import argparse
import json
import platform
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
from vindima.research.pool import backend_for, play_all
from vindima.research.report import Tally, wilson

__all__ = ["RUNGS", "Rung", "Standing", "chart", "main", "page", "played", "remembered"]

QUICK: Final = "hard:seconds=0.2"
FULL: Final = "hard"
"""The strongest bot, at a pace at which it can be measured, and at its own."""
MANY: Final = 400
SOME: Final = 200
FEW: Final = 40
"""Games of a match: the longer the answers take, the fewer."""


@dataclass(frozen=True)
class Rung:
    """A match of the ladder: one bot, all others at the table alike, or the rules themselves."""

    game: str
    bot: str
    rival: str
    players: int
    games: int
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name of its file of games."""
        words = [self.game, self.bot, self.rival, str(self.players), *map(str, self.options.values())]
        return "-".join("".join(c if c.isalnum() else "-" for c in word).strip("-") for word in words if word)

    @property
    def plan(self) -> Plan:
        """Its matches; every bot has every chair."""
        seats = (self.bot, *[self.rival] * (self.players - 1))
        return Plan(self.game, seats, self.games, options=self.options)

    @property
    def told(self) -> str:
        """Who plays whom."""
        if self.players == 1:
            return f"{self.bot} against the Automa, {self.options['level']}"
        return f"{self.bot} against {self.players - 1} {self.rival}"

    @property
    def told_endings(self) -> bool:
        """True if the page says how its games end."""
        return self.bot in (QUICK, FULL) and self.players == 4


def rungs(game: str) -> tuple[Rung, ...]:
    """The matches that both games have."""
    return (
        Rung(game, "easy", "random", 4, MANY),
        Rung(game, "greedy", "random", 4, MANY),
        Rung(game, "greedy", "easy", 4, MANY),
        Rung(game, "medium", "greedy", 4, MANY),
        Rung(game, QUICK, "medium", 4, SOME),
        Rung(game, FULL, "medium", 4, FEW),
        Rung(game, QUICK, "greedy", 2, SOME),
        Rung(game, FULL, "greedy", 2, FEW),
    )


RUNGS: Final = (
    *rungs("vinhos"),
    *rungs("viticulture"),
    *(
        Rung("viticulture", bot, "", 1, games, {"level": level})
        for level in ("normal", "very-hard")
        for bot, games in ((QUICK, SOME), (FULL, FEW))
    ),
)


@dataclass(frozen=True)
class Standing:
    """What the games of a rung say of its bot."""

    rung: Rung
    games: int
    wins: float
    points: float
    rivals: float
    """The points of the others, on average; of the Automa there are none."""
    median: float
    slowest: float
    """Seconds within which half, and 99 of 100, of its answers were given."""
    score: str = ""
    year: str = ""
    """At tables of the strongest: winning scores and last years, as the page tells them."""

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def played(rung: Rung, folder: Path, most: int, workers: int | None) -> Standing | None:
    """Play what the folder lacks of a rung, up to `most` games; what all that are there say."""
    own, others = Tally(), Tally()
    ends = []

    def count(result: Result) -> None:
        seats = len(result["scores"])
        # The bot comes first in the plan, and moves one chair back with every rotation.
        chair = -result["rotation"] % seats
        for seat in range(seats):
            (own if seat == chair else others).add(result, seat)
        if rung.told_endings:
            end = Record.from_dict(result["record"]).replay()
            ends.append((max(result["scores"]), end.view(None)["year"]))

    output = Output(folder / f"{rung.name}.jsonl", resume=True)
    done = {result["number"]: result for result in output.finished(rung.plan)}
    for result in done.values():
        count(result)
    missing = islice(rung.plan.matches(without=done), max(0, most - len(done)))
    for outcome in play_all(missing, play_match, backend_for(workers, None)):
        if outcome.result is None:
            raise BadData(f"{rung.told}: a game could not be played: {outcome.error.strip()}")
        output.append(outcome.result)
        count(outcome.result)
    if not own.games:
        return None
    rivals = others.points / others.games if others.games else 0.0
    times = own.time(0.5) / 1e6, own.time(0.99) / 1e6
    points = own.points / own.games
    told = map(middle, zip(*ends, strict=True))
    return Standing(rung, own.games, own.wins, points, rivals, *times, *told)


def remembered(file: Path) -> dict[str, dict[str, Any]]:
    """What games said that were played before, by the name of their rung."""
    if not file.exists():
        return {}
    found: dict[str, dict[str, Any]] = json.loads(file.read_text("utf-8"))
    return found


def kept(standing: Standing) -> dict[str, Any]:
    """What is remembered of a rung."""
    return {name: value for name, value in asdict(standing).items() if name != "rung"}


# The page


def page(standings: Sequence[Standing]) -> str:
    """The ladder in words and numbers."""
    engine = "compiled" if compiled() else "interpreted"
    lines = [
        "# The ladder of the bots",
        "",
        "One bot of a kind against others, every deal once from every chair. A share of wins has its 95 %",
        "interval (Wilson) beside it; a shared victory counts as its share. `fair` is the share of a bot",
        "that is as good as its rivals. Times are seconds for one answer: of half of them, of 99 in 100.",
        "",
        f"The engine was {engine}, on one core ({platform.machine()}, Python {platform.python_version()}).",
        "Written by `python -m vindima.research.ladder --write docs/reference`.",
        "",
        "![Shares of wins, with their intervals](ladder.svg)",
    ]
    for game, group in by_game(standings):
        lines += [
            "",
            f"## {game.capitalize()}",
            "",
            "| match | games | wins | 95 % | fair | points | rivals | half | 99 % |",
            "| --- | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: |",
            *map(row, group),
        ]
    return "\n".join(lines + endings(standings)) + "\n"


def endings(standings: Sequence[Standing]) -> list[str]:
    """How games of the strongest end, beside what people report."""
    told = [standing for standing in standings if standing.score]
    if not told:
        return []
    return [
        "",
        "## How games end",
        "",
        "The winning score and the last year at tables with `hard`: the middle one, and those between which",
        "four of five games are. People report that Viticulture ends in its sixth to eighth year, at 20 to",
        "25 points. Vinhos always has six years; of its scores we know no collection.",
        "",
        "| game | match | winning score | last year |",
        "| --- | --- | --- | --- |",
        *(
            f"| {each.rung.game.capitalize()} | {each.rung.told} | {each.score} | {each.year} |"
            for each in told
        ),
    ]


def middle(numbers: Sequence[int]) -> str:
    """The median, and the tenth and ninetieth of a hundred."""
    ranked = sorted(numbers)
    low, half, high = (ranked[round(part * (len(ranked) - 1))] for part in (0.1, 0.5, 0.9))
    return f"{half} ({low} – {high})"


def row(standing: Standing) -> str:
    rung = standing.rung
    low, high = standing.interval
    fair = f"{1 / rung.players:.0%}" if rung.players > 1 else ""
    rivals = f"{standing.rivals:.1f}" if rung.players > 1 else ""
    return (
        f"| {rung.told} | {standing.games} | {standing.share:.0%} | {low:.0%} – {high:.0%} | {fair} "
        f"| {standing.points:.1f} | {rivals} | {standing.median:.3f} | {standing.slowest:.3f} |"
    )


def by_game(standings: Sequence[Standing]) -> Iterator[tuple[str, list[Standing]]]:
    """The standings of each game."""
    for game in dict.fromkeys(standing.rung.game for standing in standings):
        yield game, [standing for standing in standings if standing.rung.game == game]


# The chart

WIDTH: Final = 760
LEFT: Final = 300
"""Where the scale begins; words are to the left of it."""
RIGHT: Final = 730
LINE: Final = 26
INK: Final = "#2d2026"
FAINT: Final = "#d9d0c0"
WINE: Final = "#7b1e3a"
FAIR: Final = "#187096"


def chart(standings: Sequence[Standing]) -> str:
    """The shares of wins as points with their intervals; a tick marks the fair share."""
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
    told = "Shares of wins of each bot against others, with 95 % intervals"
    size = f'width="{WIDTH}" height="{top - 20}" viewBox="0 0 {WIDTH} {top - 20}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif" font-size="13">'
        f'<title>{told}</title><rect width="100%" height="100%" fill="#faf6ec"/>{"".join(parts)}</svg>\n'
    )


def mark(standing: Standing, y: float) -> list[str]:
    """One rung: its words, its interval, its share, and the fair one."""
    low, high = map(place, standing.interval)
    parts = [text(LEFT - 14, y + 4, standing.rung.told, anchor="end"), line(low, y, high, y, WINE, 3)]
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
    parser.add_argument("--write", type=Path, required=True, metavar="FOLDER", help="where page and chart go")
    parser.add_argument("--games", type=Path, default=Path("build/ladder"), help="the folder of the games")
    parser.add_argument(
        "--only", default="", metavar="WORD", help="play only rungs with the word in their file"
    )
    parser.add_argument("--most", type=int, metavar="N", help="no more games a rung; 0 plays none")
    parser.add_argument("--workers", type=int, default=1, help="processes (1, so that times mean something)")
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
