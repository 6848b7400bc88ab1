"""`vindima rules`: the games, their options and rulings, and how well their numbers are known."""

from __future__ import annotations

import importlib
import re
from argparse import ArgumentParser, Namespace
from importlib import resources
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

import vindima
from vindima.cli.helped import later
from vindima.core.contract import Game, Option
from vindima.locale import DEFAULT, Text, coverage
from vindima.rules import anchors
from vindima.rules import languages as told_in

__all__ = ["add_arguments", "rulings", "run"]

RECONSTRUCTED: Final = "reconstructed"
MANY: Final = 12
"""More choices than these are not listed one by one."""
RULING: Final = re.compile(r"^(?:\| (?!id )(\w+) \||- ([A-Z]+\d+)) ([^|]+)")
"""A line of `rulings.md`: a row of a table or an item of a list, with an id and a text."""


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `vindima rules`."""
    parser.add_argument("game", nargs="?", help=later("cli-help-rules-game"))
    parser.add_argument("--data", action="store_true", help=later("cli-help-rules-data"))
    parser.add_argument("--languages", action="store_true", help=later("cli-help-rules-languages"))


def rulings(game: str) -> list[tuple[str, str, str]]:
    """Heading, id and text of each ruling that a game's `rulings.md` holds."""
    file = resources.files(f"vindima.{game}").joinpath("rulings.md")
    heading, found = "", []
    for line in file.read_text("utf-8").splitlines() if file.is_file() else ():
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        elif match := RULING.match(line):
            found.append((heading, match[1] or match[2], match[3].strip()))
        elif found and line.startswith("  "):
            found[-1] = (*found[-1][:2], f"{found[-1][2]} {line.strip()}")
    return found


def run(arguments: Namespace) -> int:
    """Print what is asked for; the exit status."""
    text, console = Text(), Console(highlight=False, markup=False, emoji=False)
    if arguments.languages:
        show_languages(text, console)
        return 0
    if arguments.game is None:
        if arguments.data:
            raise vindima.BadData(f"--data needs a game: {', '.join(vindima.games())}")
        for name in vindima.games():
            show_title(text, console, vindima.game(name))
        return 0
    game = vindima.game(arguments.game)
    if arguments.data:
        show_data(text, console, game)
    else:
        show_title(text, console, game)
        show_options(text, console, game)
        show_rulings(text, console, game)
    return 0


def show_languages(text: Text, console: Console) -> None:
    """How much of the catalogues and of the rules each language has."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for key in ("cli-language", "cli-entries", "cli-rules"):
        table.add_column(text.say(key), justify="left" if key == "cli-language" else "right")
    paragraphs = sum(len(anchors(game, DEFAULT)) for game in vindima.games())
    for language, (has, wanted) in coverage().items():
        told = sum(len(anchors(game, language)) for game in vindima.games() if language in told_in(game))
        table.add_row(language, share(has, wanted), share(told, paragraphs))
    console.print(table)


def share(has: int, wanted: int) -> str:
    """So many of so many, and in percent; 100 only if nothing is missing."""
    return f"{has}/{wanted} ({100 * has // wanted} %)"


def show_title(text: Text, console: Console, game: Game) -> None:
    players = text.say("cli-players", least=game.seats[0], most=game.seats[-1])
    console.print(Line.assemble((game.name, "bold"), f"  {game.title}, {players}"))


def show_options(text: Text, console: Console, game: Game) -> None:
    console.print("", Line(text.say("cli-options"), style="bold"), sep="\n")
    for option in game.options:
        default = str(option.default).lower()
        head = text.say("cli-option", name=option.name, default=default)
        words = [option.help]
        if option.choices:
            words.append(f"({text.say('cli-choices', choices=choices_of(option))})")
        console.print(Line(f"  {head}", style="cyan"))
        console.print(Padding(" ".join(words), (0, 0, 0, 4)))


def choices_of(option: Option) -> str:
    """What an option may be; a long run of numbers by its ends."""
    words = [str(choice).lower() for choice in option.choices]
    return f"{words[0]} … {words[-1]}" if len(words) > MANY else ", ".join(words)


def show_rulings(text: Text, console: Console, game: Game) -> None:
    last = None
    for heading, id, ruling in rulings(game.name):
        if heading != last:
            title = f"{text.say('cli-rulings')}: {heading}"
            console.print("", Line(title, style="bold"), sep="\n")
            last = heading
        row = Table.grid(padding=(0, 1))
        row.add_column(min_width=6, no_wrap=True)
        row.add_row(Line(f"  {id}", style="cyan"), ruling)
        console.print(row)


def show_data(text: Text, console: Console, game: Game) -> None:
    """Every entry of the data tables that is not known but chosen."""
    entries = list(importlib.import_module(f"vindima.{game.name}.tables").statuses())
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for key in ("cli-file", "cli-name", "cli-status", "cli-note"):
        table.add_column(text.say(key), overflow="fold")
    chosen = [entry for entry in entries if entry[2] == RECONSTRUCTED]
    for entry in chosen:
        table.add_row(*entry)
    console.print(table)
    console.print("", text.say("cli-known", count=len(chosen), all=len(entries)), sep="\n")
