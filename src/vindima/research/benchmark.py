"""The benchmark: fixed deals, opponents and options for every game and number of players.

An agent takes one seat against equal opponents and plays every deal from every seat; in solo tracks it plays
against the Automa. The opponents have fixed budgets and ignore the clock, so an agent always faces the same
opposition. `vindima benchmark AGENT` runs it; results are comparable if they have the same `VERSION`.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from vindima.core import contract
from vindima.core.explain import BadData
from vindima.core.record import Record
from vindima.research.arena import Output, Plan, Result, run
from vindima.research.backends import Backend
from vindima.research.report import Tally, Z
from vindima.research.rewards import MARGIN, rewards

__all__ = [
    "DEALS",
    "OPPONENTS",
    "VERSION",
    "Score",
    "Track",
    "add_scores",
    "page",
    "scored",
    "tracks",
    "write_page",
]

VERSION: Final = 1
"""Changes when the same agent could get other results: other deals, opponents, options or measures."""
SEED: Final = 20_100
"""The seed of all deals. It is reserved for the benchmark: do not train on deals of this seed."""
DEALS: Final = 50
"""How many deals each track has. A shorter run plays the first ones."""
OPPONENTS: Final = ("greedy", "medium")
LEVELS: Final = ("normal", "very-hard")
"""The Automa's levels in solo tracks."""
RESULTS: Final = "benchmark.json"
PAGE: Final = "benchmark.md"


@dataclass(frozen=True)
class Track:
    """One part of the benchmark: a game, a number of players, and who plays the other seats."""

    game: str
    players: int
    opponent: str
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """`vinhos-3-medium`, or `viticulture-1-normal` against the Automa."""
        return f"{self.game}-{self.players}-{self.opponent or self.options['level']}"

    @property
    def title(self) -> str:
        """The opponents of the agent, in words."""
        if self.players == 1:
            return f"the Automa, {self.options['level']}"
        return f"{self.players - 1} × {self.opponent}"

    def plan(self, agent: str, deals: int) -> Plan:
        """The games of an agent."""
        if not 1 <= deals <= DEALS:
            raise BadData(f"the benchmark has 1 to {DEALS} deals, not {deals}")
        seats = (agent, *[self.opponent] * (self.players - 1))
        return Plan(self.game, seats, deals * self.players, SEED, self.options)


def tracks() -> Iterator[Track]:
    """All parts of the benchmark."""
    for name in contract.known():
        game = contract.find(name)
        for players in game.seats:
            if players == 1:
                yield from (Track(name, 1, "", {"level": level}) for level in LEVELS)
            else:
                yield from (Track(name, players, opponent) for opponent in OPPONENTS)


@dataclass(frozen=True)
class Score:
    """What an agent has achieved in a track. All intervals are 95% confidence intervals."""

    track: str
    games: int
    win_share: float
    win_share_95: tuple[float, float]
    margin: float
    """The mean difference in points from the best opponent; in solo tracks, from the Automa."""
    margin_95: tuple[float, float]
    points: float
    failures: int
    """How many games the agent did not finish by itself: it failed, and random play took over its seat."""
    p50_us: float
    p99_us: float
    """The median and the 99th percentile of its time per answer."""

    def to_dict(self) -> dict[str, Any]:
        """The score as JSON."""
        return {name: rounded(value) for name, value in vars(self).items()}

    @staticmethod
    def from_dict(data: dict[str, Any]) -> Score:
        pairs = {name: tuple(value) for name, value in data.items() if isinstance(value, list)}
        return Score(**{**data, **pairs})


def rounded(value: Any) -> Any:
    if isinstance(value, tuple):
        return [round(part, 4) for part in value]
    return round(value, 4) if isinstance(value, float) else value


class Scorer:
    """Counts the games of one track."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.tally = Tally()
        self.margins: dict[int, list[float]] = {}
        """The margins of each deal. The games of a deal are not independent, so a deal is one observation."""

    def add(self, result: Result) -> None:
        """Count a game. In the plan the agent has the first seat and moves back with every rotation."""
        seat = -result["rotation"] % self.track.players
        self.tally.add(result, seat)
        self.margins.setdefault(result["record"]["seed"], []).append(margin_of(result, seat))

    def score(self) -> Score:
        tally = self.tally
        means = [math.fsum(games) / len(games) for games in self.margins.values()]
        mean = math.fsum(means) / len(means)
        spread = math.fsum((one - mean) ** 2 for one in means) / max(1, len(means) - 1)
        reach = Z * math.sqrt(spread / len(means))
        return Score(
            self.track.name,
            tally.games,
            tally.share,
            tally.interval,
            mean,
            (mean - reach, mean + reach),
            tally.points / tally.played,
            tally.failures.total(),
            tally.time(0.5),
            tally.time(0.99),
        )


def margin_of(result: Result, seat: int) -> float:
    """The lead of a seat over the best opponent; in solo tracks, over the Automa."""
    return rewards(Record.from_dict(result["record"]).replay(), MARGIN)[seat]


def scored(
    agent: str,
    chosen: Iterable[Track],
    backend: Backend,
    deals: int = DEALS,
    folder: Path | None = None,
    note: Callable[[Track, Result], None] | None = None,
) -> Iterator[Score]:
    """Play tracks one after the other. Games are stored in the folder, if one is given, and not replayed."""
    for track in chosen:
        plan = track.plan(agent, deals)
        output = None
        if folder is not None:
            name = "".join(letter if letter.isalnum() else "-" for letter in agent)
            output = Output(folder / f"{name}-{track.name}.jsonl", resume=True)
        scorer = Scorer(track)

        def count(result: Result, track: Track = track, scorer: Scorer = scorer) -> None:
            scorer.add(result)
            if note is not None:
                note(track, result)

        with closing(run(plan, backend, output, count)) as outcomes:
            for outcome in outcomes:
                if outcome.result is None:
                    reason = outcome.error.details.strip() if outcome.error else ""
                    raise BadData(f"{track.name}: a game could not be played: {reason}")
                count(outcome.result)
        yield scorer.score()


# The page of results


def add_scores(folder: Path, agent: str, scores: Sequence[Score], about: str = "") -> None:
    """Save the scores of an agent beside those of others; they replace its earlier ones on these tracks."""
    file = folder / RESULTS
    known: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    if known.get("version") != VERSION:
        known = {"version": VERSION, "agents": {}}
    entry = known["agents"].setdefault(agent, {"about": "", "scores": {}})
    entry["about"] = about or entry["about"]
    entry["scores"].update({score.track: score.to_dict() for score in scores})
    file.write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n", "utf-8")


def write_page(folder: Path) -> None:
    """Write the page of all results in the folder."""
    found = json.loads((folder / RESULTS).read_text("utf-8"))
    (folder / PAGE).write_text(page(found["agents"]), "utf-8")


def page(agents: dict[str, dict[str, Any]]) -> str:
    """The page in Markdown."""
    lines = [
        "# The benchmark",
        "",
        f"Version {VERSION}. An agent takes one seat against equal opponents and plays each of up to {DEALS}",
        "fixed deals from every seat; in solo tracks it plays against the Automa. The opponents have fixed",
        "budgets and ignore the clock. Win shares have 95% Wilson intervals; margins (points ahead of the",
        "best opponent) have 95% intervals over deals. A shared win counts as a fraction. Times are per",
        "answer on one core.",
        "",
        "```sh",
        "vindima benchmark py:package.module:Class                # everything",
        "vindima benchmark medium --game vinhos --players 2       # one game, one number of players",
        "```",
        "",
        "Do not train on the deals of the benchmark. To publish a result, state the agent's code with its",
        "parameters, the version of the benchmark and the number of games. `--write docs/reference` adds an",
        "agent to this page.",
    ]
    for track in tracks():
        rows = [
            (agent, Score.from_dict(entry["scores"][track.name]))
            for agent, entry in agents.items()
            if track.name in entry["scores"]
        ]
        if rows:
            lines += ["", f"## {track.game.capitalize()}: {track.title}", "", *table(rows)]
    about = [f"- `{agent}`: {entry['about']}" for agent, entry in agents.items() if entry["about"]]
    return "\n".join(lines + (["", "## Agents", "", *about] if about else [])) + "\n"


def table(rows: list[tuple[str, Score]]) -> list[str]:
    """The agents of a track, best first; agents with equal win rates are ordered by their margins."""
    return [
        "| agent | games | wins | 95 % | margin | 95 % | points | median ms | failures |",
        "| --- | ---: | ---: | --- | ---: | --- | ---: | ---: | ---: |",
        *(
            f"| `{agent}` | {score.games} | {score.win_share:.1%} | {span(score.win_share_95, 100)} "
            f"| {score.margin:+.1f} | {span(score.margin_95)} | {score.points:.1f} "
            f"| {score.p50_us / 1000:.2f} | {score.failures} |"
            for agent, score in sorted(rows, key=lambda row: (-row[1].win_share, -row[1].margin))
        ),
    ]


def span(interval: tuple[float, float], scale: float = 1.0) -> str:
    low, high = interval
    return f"{scale * low:.1f} – {scale * high:.1f}"
