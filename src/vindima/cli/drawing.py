"""What the terminal boards of all games share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Line

from vindima.locale import Text

__all__ = ["LETTERS", "NOTHING", "GameBoard", "block", "joined", "seat_label", "seat_mark"]

LETTERS: Final = "ABCDEF"
SEAT_STYLES: Final = ("bold cyan", "bold magenta", "bold green", "bold blue", "bold yellow", "bold red")
NOTHING: Final = "–"


def seat_mark(seat: int) -> Line:
    """The letter of a seat."""
    return Line(LETTERS[seat], style=SEAT_STYLES[seat])


def seat_label(text: Text, seat: int, name: str) -> Line:
    """The letter and the name of a seat; the letter is the name of a player without one."""
    alone = name == text.say("cli-player", letter=LETTERS[seat])
    return Line(name if alone else f"{LETTERS[seat]} {name}", style=SEAT_STYLES[seat])


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


class GameBoard:
    """Everything that a seat may see; without a seat, what a spectator may see."""

    game: str
    columns: tuple[str, ...]
    """The keys of the headers above the row of each seat; the first one is for the seat itself."""

    def __init__(self, text: Text, view: dict[str, Any], names: Sequence[str]) -> None:
        self.text = text
        self.view = view
        self.names = names
        self.seat: int | None = view["seat"]

    def noun(self, kind: str, id: str) -> str:
        return self.text.noun(self.game, kind, id)

    def who(self, seat: int) -> Line:
        return seat_label(self.text, seat, self.names[seat])

    def seats(self) -> RenderableType:
        """One row for each seat; an arrow marks the seat that must answer."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        for number, key in enumerate(self.columns):
            table.add_column(self.text.say(key), justify="right" if number else "left", no_wrap=True)
        for number, seat in enumerate(self.view["seats"]):
            arrow = "►" if self.view["to_answer"] == number else " "
            table.add_row(joined([arrow, self.who(number)]), *self.cells(number, seat))
        return table

    def cells(self, number: int, seat: dict[str, Any]) -> list[str]:
        """The contents of a seat's row, column by column."""
        raise NotImplementedError
