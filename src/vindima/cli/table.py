"""Shared by all commands that show a game: the console, names of seats, the board, lines of the log."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text as Line

from vindima.bots import BOTS, COMMAND, PYTHON, installed
from vindima.cli.drawing import LETTERS, seat_label
from vindima.cli.seats import HUMAN
from vindima.core.events import NEWS
from vindima.core.explain import BadData, Message
from vindima.core.play import Entry
from vindima.core.position import Position
from vindima.locale import Text

__all__ = ["Screen"]

BOARDS: Final = {"vinhos": "vindima.cli.board_vinhos", "viticulture": "vindima.cli.board_viticulture"}
"""The module that draws the board of each game."""
LEAST_WIDTH: Final = 80
MOST_WIDTH: Final = 120


class Screen:
    """A console that shows positions of one game to people."""

    def __init__(self, game: str, seats: Sequence[str]) -> None:
        if game not in BOARDS:
            raise BadData(f"{game} has no board for the terminal; these games have one: {', '.join(BOARDS)}")
        self.text = Text()
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.width = min(max(self.console.width, LEAST_WIDTH), MOST_WIDTH)
        self.console.width = self.width
        self.board = importlib.import_module(BOARDS[game])
        self.game = game
        self.names = self.named(seats)

    def named(self, seats: Sequence[str]) -> list[str]:
        """A name for each seat: its own, or its role."""
        alone = sum(seat.partition(":")[0] == HUMAN for seat in seats) == 1
        found = []
        for letter, seat in zip(LETTERS, seats, strict=False):
            code, _, name = seat.partition(":")
            if code in BOTS:
                name = self.text.say(f"bot-{code}")
            elif code in (COMMAND, PYTHON, *installed()):
                name = seat
            elif not name:
                name = self.text.say("cli-you") if alone else self.text.say("cli-player", letter=letter)
            found.append(name)
        return found

    def out(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def say(self, key: str, style: str = "", **args: int | str) -> None:
        """Print a sentence of the catalogue. If it names a file, it is not wrapped and can be copied."""
        self.console.print(Line(self.text.say(key, **args), style=style), soft_wrap="file" in args)

    def named_seat(self, seat: int) -> str:
        """A seat as the board shows it: letter and name."""
        return str(seat_label(self.text, seat, self.names[seat]))

    def sentence(self, message: Message) -> str:
        """A message of the rules; players who share a name are called by letter and name."""
        alike = len(set(self.names)) < len(self.names)
        names = [self.named_seat(seat) for seat in range(len(self.names))] if alike else self.names
        return self.text.message(message, names)

    def show_board(self, view: dict[str, Any]) -> None:
        self.out("", self.board.Board(self.text, view, self.names).render(self.width))

    def show_summary(self, view: dict[str, Any]) -> None:
        self.out("", self.board.Board(self.text, view, self.names).summary(view["seat"]))

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Lines of the log."""
        for entry in entries:
            name = self.named_seat(entry.seat)
            if entry.message is None:
                self.say("cli-secret-entry", name=name)
            else:
                self.say("cli-entry", name=name, sentence=self.sentence(entry.message))
            for event in entry.events:
                if event.weight == NEWS:
                    self.out(Line(f"  {self.sentence(event.message)}", style="dim"))

    def show_scores(self, view: dict[str, Any]) -> None:
        """Points of every seat by source; those for the end of the game as they stand now."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        table.add_column(self.text.say("cli-source"))
        for seat in range(view["players"]):
            table.add_column(self.named_seat(seat), justify="right")
        broken = [seat["breakdown"] for seat in view["seats"]]
        for source in broken[0]:
            table.add_row(self.text.noun(self.game, "source", source), *[str(b[source]) for b in broken])
        totals = [str(sum(b.values())) for b in broken]
        table.add_row(self.text.say("cli-total"), *totals, style="bold")
        self.out("", table)

    def show_result(self, position: Position) -> None:
        """Who won and with how many points; in a solo game, whether the Automa was beaten."""
        view = position.view(None)
        if view.get("result"):
            points, automa = position.scores[0], view["automa"]["points"]
            self.say("cli-solo-result", style="bold", result=view["result"], points=points, automa=automa)
            return
        winners = position.winners
        names = self.text.listed(map(self.named_seat, winners))
        points = position.scores[winners[0]]
        self.say("cli-won", style="bold", count=len(winners), names=names, points=points)
