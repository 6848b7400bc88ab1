"""The results of the arena as tables for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from rich.console import Group, RenderableType
from rich.table import Table

from vindima.cli.helped import message, spoken
from vindima.research.report import Report

__all__ = ["standing"]


def standing(report: Report, game: str) -> RenderableType:
    """The whole report of an arena run."""
    found = report.to_dict()
    if not found["bots"]:
        return message("cli-arena-nothing")
    parts: list[RenderableType] = [bots(found["bots"]), "", sources(found["bots"], game)]
    shares = grid([message("cli-arena-seat"), message("cli-arena-wins")])
    for entry in found["seats"]:
        shares.add_row(str(entry["seat"] + 1), share(entry))
    parts += ["", shares, ""]
    for entry in found["bots"]:
        for reason, count in entry["failures"].items():
            parts.append(message("cli-arena-failure", bot=entry["bot"], count=count, reason=reason))
    total = message("cli-arena-total", games=found["games"], digest=found["digest"][:16])
    return Group(*parts, *found["notes"], total)


def share(entry: dict[str, Any]) -> str:
    low, high = entry["win_share_95"]
    return f"{entry['win_share']:.1%} ({100 * low:.1f}–{100 * high:.1f})"


def duration(micros: float) -> str:
    for unit, size in (("s", 1e6), ("ms", 1e3)):
        if micros >= size:
            return f"{micros / size:.3g} {unit}"
    return f"{micros:.3g} µs"


def grid(titles: Sequence[str], fold: bool = False) -> Table:
    """A table with words in the first column and numbers in the others; its titles may wrap."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for number, title in enumerate(titles):
        justify: Literal["left", "right"] = "right" if number else "left"
        table.add_column(title, justify=justify, overflow="fold", no_wrap=bool(number) and not fold)
    return table


def bots(entries: list[dict[str, Any]]) -> Table:
    """One line per bot, the best first."""
    rated = any("rating" in entry for entry in entries)
    titles = [
        message("cli-arena-bot"),
        message("cli-arena-played"),
        message("cli-arena-wins"),
        message("cli-arena-points"),
    ]
    if rated:
        titles.append(message("cli-arena-rating"))
    table = grid([*titles, "p50", "p99", message("cli-arena-failed")])
    for entry in sorted(entries, key=lambda entry: -entry["win_share"]):
        cells = [entry["bot"], str(entry["played"]), share(entry), f"{entry['mean_score']:.1f}"]
        if rated:
            rating = entry["rating"]
            cells.append(f"{rating['mu']:.1f} ± {rating['sigma']:.1f}")
        failures = sum(entry["failures"].values())
        table.add_row(*cells, duration(entry["p50_us"]), duration(entry["p99_us"]), str(failures))
    return table


def sources(entries: list[dict[str, Any]], game: str) -> Table:
    """Where the points of each bot come from, on average."""
    table = grid([message("cli-arena-sources"), *(entry["bot"] for entry in entries)], fold=True)
    for source in dict.fromkeys(name for entry in entries for name in entry["breakdown"]):
        name = spoken().noun(game, "source", source)
        table.add_row(name, *(f"{entry['breakdown'].get(source, 0):.2f}" for entry in entries))
    return table
