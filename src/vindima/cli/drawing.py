"""Drawing helpers shared by the boards of all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text as Line

__all__ = ["NOTHING", "block", "joined", "seat_mark"]

LETTERS: Final = "ABCDEF"
SEAT_STYLES: Final = ("bold cyan", "bold magenta", "bold green", "bold blue", "bold yellow", "bold red")
NOTHING: Final = "–"


def seat_mark(seat: int, name: str = "") -> Line:
    """The label of a seat: its letter, with its name if one is given."""
    return Line(f"{LETTERS[seat]} {name}".strip(), style=SEAT_STYLES[seat])


def joined(parts: Sequence[Line | str], gap: str = " ") -> Line:
    return Line(gap).join([part if isinstance(part, Line) else Line(part) for part in parts])


def block(title: str, *headers: Line | str) -> Table:
    """A table with a title and without borders."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, title_justify="left", header_style="dim")
    table.title = Line(title, style="bold")
    for header in headers:
        table.add_column(header, no_wrap=True)
    table.show_header = any(headers)
    return table
