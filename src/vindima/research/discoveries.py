"""How the champion plays: statistics of what `master` does in self-play, as a page for players.

    python -m vindima.research.discoveries viticulture --games 10000 --workers 8 --write docs/reference

writes `discoveries-viticulture.md` and its chart. The policy plays without search.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from vindima.bots.master import FOLDER, obstacle
from vindima.core.chance import mixed, seeded
from vindima.core.contract import find
from vindima.core.explain import BadData
from vindima.core.position import Position
from vindima.research.card import table
from vindima.research.ladder import WINE, text
from vindima.workers import Pool

__all__ = ["TOPICS", "Seat", "Story", "Tally", "Topic", "chart", "main", "page", "played"]

DEALS: Final = 53
"""The stream of the seed that the deals come from."""
TOGETHER: Final = 100
"""How many games are played in parallel."""
LAST: Final = 9
"""This year and all later ones are counted together."""
OPENING: Final = 3
"""How many actions make up an opening."""
OPENINGS: Final = 10
"""How many openings are shown."""
ENOUGH: Final = 50
"""The win share is shown only for groups of at least this many players."""


class Topic(NamedTuple):
    """Answers that are counted together: those whose token begins with `verb`, grouped by its second word."""

    title: str
    verb: str
    step: str = ""
    """If set, only answers to this step count."""
    by_year: bool = False
    """True if each year has a column. Otherwise the page shows how many players did it, and when."""
    most: int = 20
    """How many lines are shown."""


TOPICS: Final[dict[str, tuple[Topic, ...]]] = {
    "viticulture": (
        Topic("Actions by year", "place", "place-worker", by_year=True),
        Topic("Rows of the wake-up chart by year", "wake", by_year=True),
        Topic("Structures", "build"),
        Topic("Visitors", "visit"),
        Topic("Vines", "plant"),
    ),
    "vinhos": (
        Topic("Actions by year", "go", by_year=True),
        Topic("The first vineyard", "buy", "first-vineyard"),
        Topic("Vineyards bought by year", "buy", "vineyards-action", by_year=True),
        Topic("Wine experts hired", "hire"),
        Topic("Wine experts used", "use"),
        Topic("Managers asked", "manager"),
    ),
}
"""What is counted in each game. The actions come first: openings consist of them."""
NAMES: Final = {
    "dao": "Dão",
    "rows": "Wake-up chart",
    "setubal": "Setúbal",
    "tras_os_montes": "Trás-os-Montes",
    "pass_press_release": "Pass/Press Release",
    "wine_experts": "Wine Experts",
}
"""Players' names for things whose name does not follow from their id."""


class Seat(NamedTuple):
    """One player in a finished game."""

    answers: list[tuple[int, str, str]]
    """Year, step and token of every answer."""
    won: float
    """1 for a win; a shared win counts as a fraction."""
    points: dict[str, int]
    """Points by source."""


Story = list[Seat]
"""A game, as the list of its seats."""


class Tally:
    """Everything that the page reports about some games."""

    def __init__(self, topics: Sequence[Topic], stories: Iterable[Story]) -> None:
        self.topics = topics
        self.games = 0
        self.players = 0
        self.points: Counter[str] = Counter()
        self.years: dict[Topic, Counter[tuple[str, int]]] = {topic: Counter() for topic in topics}
        """How often something was done in a year."""
        self.users: dict[Topic, Counter[str]] = {topic: Counter() for topic in topics}
        """How many players did it at least once."""
        self.wins: dict[Topic, Counter[str]] = {topic: Counter() for topic in topics}
        """How many of those won, in thousandths."""
        self.openings: Counter[tuple[str, ...]] = Counter()
        self.opening_wins: Counter[tuple[str, ...]] = Counter()
        for story in stories:
            self.games += 1
            for seat in story:
                self.add(seat)

    def add(self, seat: Seat) -> None:
        self.players += 1
        won = round(1000 * seat.won)
        self.points.update(seat.points)
        for topic in self.topics:
            done = list(things(topic, seat))
            self.years[topic].update((thing, min(year, LAST)) for year, thing in done)
            for thing in {thing for _, thing in done}:
                self.users[topic][thing] += 1
                self.wins[topic][thing] += won
        opening = tuple([thing for _, thing in things(self.topics[0], seat)][:OPENING])
        self.openings[opening] += 1
        self.opening_wins[opening] += won

    def totals(self, topic: Topic) -> Counter[str]:
        """How often each thing was done, over all years."""
        found: Counter[str] = Counter()
        for (thing, _), count in self.years[topic].items():
            found[thing] += count
        return found

    def per_player(self, count: float) -> str:
        return f"{count / self.players:.2f}"

    def share(self, count: int) -> str:
        return f"{count / self.players:.0%}"


def things(topic: Topic, seat: Seat) -> Iterator[tuple[int, str]]:
    """What a player did within a topic, and in which year."""
    for year, step, token in seat.answers:
        words = token.split()
        if words[0] == topic.verb and len(words) > 1 and topic.step in ("", step):
            yield year, words[1]


class Playing:
    """A game in progress, with what each seat has answered so far."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.answers: list[list[tuple[int, str, str]]] = [[] for _ in range(position.players)]

    def answer(self, code: int) -> None:
        """Give an answer, and the forced answers that follow."""
        position = self.position
        while True:
            step, token = position.stack[-1].step.name, position.vocabulary.token(code)
            self.answers[position.seat].append((position.year, step, token))
            position.apply(code)
            if position.over or len(position.legal) > 1:
                return
            code = position.legal[0]

    def story(self) -> Story:
        """The story of the game, which is over."""
        position, winners = self.position, self.position.winners
        return [
            Seat(answers, (seat in winners) / max(1, len(winners)), position.breakdown(seat))
            for seat, answers in enumerate(self.answers)
        ]


def played(game: str, players: int, weights: str, seeds: Sequence[int]) -> list[Story]:
    """Self-play games of `master` in parallel: the network answers in all of them at once."""
    from vindima.bots.learned.arrays import load

    network = load(Path(weights) if weights else FOLDER / f"{game}.npz")
    games = [Playing(find(game).new(players=players, seed=seed)) for seed in seeds]
    going = games
    while going:
        for playing, code in zip(going, network.choices([each.position for each in going]), strict=True):
            playing.answer(code)
        going = [playing for playing in going if not playing.position.over]
    return [playing.story() for playing in games]


# The page


def named(thing: str) -> str:
    """What players call a thing."""
    plain = thing.replace("_", " ").replace("-", " ")
    return NAMES.get(thing, plain[:1].upper() + plain[1:])


def won(wins: int, users: int) -> str:
    """The win share of some players, unless they are too few."""
    return f"{wins / users / 1000:.0%}" if users >= ENOUGH else ""


def year_titles(tally: Tally, topic: Topic) -> dict[int, str]:
    """The years in which a topic occurs, as columns."""
    years = sorted({year for _, year in tally.years[topic]})
    return {year: f"year {year}" + (" on" if year == LAST else "") for year in years}


def by_year(tally: Tally, topic: Topic) -> list[str]:
    """How often each player does something, year by year."""
    years, counts = year_titles(tally, topic), tally.years[topic]
    lines = [
        [named(thing), tally.per_player(total), *[tally.per_player(counts[thing, year]) for year in years]]
        for thing, total in tally.totals(topic).most_common(topic.most)
    ]
    return table(("", "in all", *years.values()), lines)


def by_player(tally: Tally, topic: Topic) -> list[str]:
    """How many players do each thing, how often, when on average, and how many of them win."""
    counts = tally.years[topic]
    before = not any(year for _, year in counts)
    """True if it happens only before the first year."""
    lines = []
    for thing, total in tally.totals(topic).most_common(topic.most):
        users = tally.users[topic][thing]
        when = f"{sum(year * count for (other, year), count in counts.items() if other == thing) / total:.1f}"
        often = [] if before else [tally.per_player(total), when]
        lines.append([named(thing), tally.share(users), *often, won(tally.wins[topic][thing], users)])
    often = [] if before else ["times for each player", "mean year"]
    return table(("", "players", *often, "won"), lines)


def opening_lines(tally: Tally) -> list[str]:
    lines = [
        [", ".join(map(named, opening)), tally.share(users), won(tally.opening_wins[opening], users)]
        for opening, users in tally.openings.most_common(OPENINGS)
    ]
    return table((f"first {OPENING} actions", "players", "won"), lines)


def page(game: str, players: int, tally: Tally) -> str:
    """The statistics, as Markdown."""
    title = find(game).title
    sources = [
        [named(source), tally.per_player(points)]
        for source, points in sorted(tally.points.items(), key=lambda item: -item[1])
    ]
    lines = [
        f"# How the champion plays {title}",
        "",
        f"Statistics of {tally.games:,} self-play games of `master` with {players} players, without search",
        f"([its strength](champion.md)). `python -m vindima.research.discoveries {game}` recomputes them.",
        "All numbers are averages per player and game. A win share says how the players fared who did",
        f"something at least once, not why. It is omitted for fewer than {ENOUGH} players.",
        "",
        f"![Points by source, and actions by year]({file_name(game, 'svg')})",
        "",
        "## Points by source",
        "",
        *table(("", "points"), sources),
        "",
        "## Openings",
        "",
        *opening_lines(tally),
    ]
    for topic in tally.topics:
        rows = by_year(tally, topic) if topic.by_year else by_player(tally, topic)
        lines += ["", f"## {topic.title}", "", *rows]
    return "\n".join(lines) + "\n"


# The chart

WIDTH: Final = 760
LEFT: Final = 200
"""Where bars and squares begin; the labels are to the left of them."""
LINE: Final = 24


def chart(game: str, tally: Tally) -> str:
    """Bars for the points by source, and squares for the actions by year: the darker, the more frequent."""
    parts = [text(16, 24, "Points by source", weight="bold")]
    top = 34
    highest = max([1, *tally.points.values()])
    for source, points in sorted(tally.points.items(), key=lambda item: -item[1]):
        length = max(0.0, points / highest) * (WIDTH - LEFT - 80)
        parts.append(text(LEFT - 12, top + 16, named(source), anchor="end"))
        parts.append(box(LEFT, top + 3, length, LINE - 6, 1))
        parts.append(text(LEFT + length + 8, top + 16, f"{points / tally.players:.1f}"))
        top += LINE
    actions = tally.topics[0]
    years = year_titles(tally, actions)
    width = (WIDTH - LEFT - 30) / max(1, len(years))
    parts.append(text(16, top + 30, actions.title, weight="bold"))
    top += 40
    counts = tally.years[actions]
    most = max([1, *counts.values()])
    for thing, _ in tally.totals(actions).most_common(actions.most):
        parts.append(text(LEFT - 12, top + 16, named(thing), anchor="end"))
        for column, year in enumerate(years):
            parts.append(box(LEFT + column * width, top, width - 2, LINE - 2, counts[thing, year] / most))
        top += LINE
    for column, words in enumerate(years.values()):
        parts.append(text(LEFT + (column + 0.5) * width, top + 16, words, anchor="middle"))
    size = f'width="{WIDTH}" height="{top + 30}" viewBox="0 0 {WIDTH} {top + 30}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif" font-size="13">'
        f"<title>How the champion plays {find(game).title}</title>"
        f'<rect width="100%" height="100%" fill="#faf6ec"/>{"".join(parts)}</svg>\n'
    )


def box(x: float, y: float, width: float, height: float, strength: float) -> str:
    """A filled rectangle."""
    place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f'<rect {place} fill="{WINE}" fill-opacity="{strength:.2f}"/>'


def file_name(game: str, ending: str) -> str:
    return f"discoveries-{game}.{ending}"


def stories_of(game: str, players: int, weights: str, seeds: Sequence[int], workers: int) -> Iterator[Story]:
    """The stories of many games, played in this process or by workers."""
    parts = [seeds[start : start + TOGETHER] for start in range(0, len(seeds), TOGETHER)]
    if workers <= 1:
        for part in parts:
            yield from played(game, players, weights, part)
        return
    with closing(Pool(workers)) as pool:
        jobs = [pool.submit(played, game, players, weights, part) for part in parts]
        for job in jobs:
            yield from job.result()


def main(words: list[str] | None = None) -> None:
    """Play, count, and print the page or write it with its chart."""
    parser = ArgumentParser(prog="python -m vindima.research.discoveries", description=__doc__)
    parser.add_argument("game", choices=sorted(TOPICS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--weights", default="", help="weights file (default: the packaged one)")
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="write page and chart into this folder")
    given = parser.parse_args(words)
    try:
        reason = "" if given.weights else obstacle(given.game)
        if reason:
            raise BadData(reason)
        find(given.game).complete(given.players, {})
        counter = seeded(given.seed, DEALS)
        seeds = [mixed(counter + number) for number in range(given.games)]
        stories = stories_of(given.game, given.players, given.weights, seeds, given.workers)
        tally = Tally(TOPICS[given.game], stories)
    except BadData as error:
        sys.exit(str(error))
    text = page(given.game, given.players, tally)
    if given.write is None:
        sys.stdout.write(text)
        return
    given.write.mkdir(parents=True, exist_ok=True)
    (given.write / file_name(given.game, "md")).write_text(text, "utf-8")
    (given.write / file_name(given.game, "svg")).write_text(chart(given.game, tally), "utf-8")


if __name__ == "__main__":
    main()
