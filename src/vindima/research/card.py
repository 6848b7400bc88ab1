"""The card of a dataset, which describes the file to the people who find it, and the page about the format.

`python -m vindima.research.card --write docs/reference` writes the page `dataset.md`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from vindima._version import __version__
from vindima.research.dataset import COLUMNS, FORMAT, read_dataset

__all__ = ["FILE", "card", "main", "page"]

FILE: Final = "dataset.md"
SPLIT_NAMES: Final = ("train", "validation", "test")


def table(titles: Sequence[str], lines: Iterable[Sequence[object]]) -> list[str]:
    """A table in Markdown."""
    rule = ["---"] * len(titles)
    return [f"| {' | '.join(map(str, cells))} |" for cells in (titles, rule, *lines)]


def columns() -> list[str]:
    """The table of the columns."""
    return table(
        ("column", "type", "meaning"),
        ((f"`{name}`", f"`{column.kind}`", column.meaning) for name, column in COLUMNS.items()),
    )


class Totals:
    """What a card counts while it reads the rows of a file."""

    def __init__(self, rows: Iterable[dict[str, Any]]) -> None:
        self.games: Counter[tuple[str, str, int]] = Counter()
        self.decisions: Counter[tuple[str, str, int]] = Counter()
        self.players: Counter[tuple[str, str]] = Counter()
        self.wins: Counter[tuple[str, str]] = Counter()
        self.rules: dict[str, str] = {}
        self.deals: set[tuple[str, int, int]] = set()
        seen: set[tuple[int, int]] = set()
        last = -1
        for row in rows:
            group = row["game"], row["split"], row["players"]
            self.decisions[group] += 1
            self.rules[row["game"]] = row["rules"]
            self.deals.add((row["game"], row["players"], row["seed"]))
            if row["number"] != last:
                last = row["number"]
                self.games[group] += 1
            if (row["number"], row["seat"]) not in seen:
                seen.add((row["number"], row["seat"]))
                self.players[row["game"], row["player"]] += 1
                self.wins[row["game"], row["player"]] += row["outcome"]


def card(path: str | Path) -> str:
    """The card of a file, in the form that dataset hubs expect: YAML front matter, then Markdown."""
    totals = Totals(read_dataset(path))
    rules = ", ".join(f"{game} (rules {version})" for game, version in sorted(totals.rules.items()))
    lines = [
        "---",
        "license: mit",
        "task_categories: [reinforcement-learning]",
        "tags: [board-games, imitation-learning, imperfect-information]",
        "---",
        f"# {Path(path).stem}",
        "",
        f"{totals.decisions.total()} decisions of {totals.games.total()} games of {rules}, from",
        f"{len(totals.deals)} deals. One row for each decision, in format {FORMAT} of Vindima {__version__}.",
        "",
        "## Splits",
        "",
        "All games of one deal are in the same split, so training and test data share no deal.",
        "",
        *table(
            ("game", "players", "split", "games", "decisions"),
            (
                (game, players, split, totals.games[game, split, players], count)
                for (game, split, players), count in sorted(totals.decisions.items(), key=order)
            ),
        ),
        "",
        "## Players",
        "",
        *table(
            ("game", "player", "seats played", "share of wins"),
            (
                (game, f"`{player}`", count, f"{totals.wins[game, player] / count:.1%}")
                for (game, player), count in sorted(totals.players.items())
            ),
        ),
        "",
        "## Columns",
        "",
        *columns(),
    ]
    return "\n".join(lines) + "\n"


def order(entry: tuple[tuple[str, str, int], int]) -> tuple[str, int, int]:
    """Games by name, then by players, then train before validation before test."""
    (game, split, players), _ = entry
    return game, players, SPLIT_NAMES.index(split)


def page() -> str:
    """The reference page about datasets."""
    lines = [
        "# Datasets",
        "",
        "`vindima dataset` turns recorded games into a Parquet file with one row for each decision. It needs",
        "the extra `parquet`.",
        "",
        "```sh",
        "vindima arena viticulture --seats medium,greedy --games 200 --output games.jsonl",
        "vindima dataset games.jsonl --parquet decisions.parquet --card README.md",
        "```",
        "",
        f"The columns of format {FORMAT}, which the file's metadata names under `vindima`:",
        "",
        *columns(),
        "",
        "- **Features** are 16-bit integers, described for [Vinhos](features-vinhos.md) and",
        "  [Viticulture](features-viticulture.md). They hold only what the seat may know.",
        "- **Splits** go by deal: eight tenths of the deals are `train`, one tenth each `validation` and",
        "  `test`. The split depends only on game, players and seed, so separately written files agree.",
        "- **Metadata.** The entry `vindima` of the file's metadata is JSON: `format`, `games`, `meanings`:",
        "  the names of the features and the tokens of all answers, for each game and number of players.",
        "- **Back to games.** `vindima.research.dataset.read_records` restores the records, and with them",
        "  every position; `read_dataset` yields the rows.",
        "- **Which games.** Arena files and single records. Unfinished games and games played by other",
        "  versions of the rules are skipped and counted. `--strict` refuses them instead.",
        "",
        "`--card FILE` writes a card that describes the file: games, splits, players with their shares of",
        "wins, and columns. The notebook `examples/dataset.ipynb` analyses a dataset.",
        "",
        "Written by `python -m vindima.research.card --write docs/reference`.",
    ]
    return "\n".join(lines) + "\n"


def main(words: Sequence[str] | None = None) -> int:
    """Write the page, or print it."""
    parser = argparse.ArgumentParser(prog="python -m vindima.research.card", description=__doc__)
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="the folder for the page")
    folder: Path | None = parser.parse_args(words).write
    if folder is None:
        sys.stdout.write(page())
    else:
        (folder / FILE).write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
