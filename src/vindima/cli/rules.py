"""`vindima rules`: the games, their options and rulings, paragraphs of the rules, and uncertain numbers."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

import vindima
from vindima.cli.checking import check_numbers
from vindima.cli.helped import later
from vindima.core.contract import Game, Option
from vindima.core.provenance import DERIVED, PRINTED, RECONSTRUCTED
from vindima.locale import DEFAULT, Text, coverage
from vindima.rules.reference import anchors, examples_of, paragraphs
from vindima.rules.reference import languages as with_rules
from vindima.rules.rulings import rulings
from vindima.rules.worked import markdown

__all__ = ["add_arguments", "run"]

MANY: Final = 12
"""Options with more choices than this are not listed one by one."""
LISTED: Final = 3
"""The kinds of headings that are listed if a paragraph is not found; single cards and rulings are not."""


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `vindima rules`."""
    parser.add_argument("game", nargs="?", help=later("cli-help-rules-game"))
    parser.add_argument("paragraph", nargs="?", help=later("cli-help-rules-paragraph"))
    parser.add_argument("--data", action="store_true", help=later("cli-help-rules-data"))
    parser.add_argument("--check", nargs="?", const="", metavar="FOLDER", help=later("cli-help-rules-check"))
    parser.add_argument("--languages", action="store_true", help=later("cli-help-rules-languages"))


def run(arguments: Namespace) -> int:
    """Print what the arguments ask for and return the exit status."""
    text, console = Text(), Console(highlight=False, markup=False, emoji=False)
    if arguments.languages:
        show_languages(text, console)
        return 0
    if arguments.game is None:
        if arguments.data or arguments.check is not None:
            option = "--data" if arguments.data else "--check"
            raise vindima.BadData(f"{option} needs a game: {', '.join(vindima.games())}")
        for name in vindima.games():
            show_title(text, console, vindima.game(name))
        return 0
    game = vindima.game(arguments.game)
    if arguments.check is not None:
        return check_numbers(text, console, game.name, Path(arguments.check or f"{game.name}-box"))
    if arguments.data:
        show_data(text, console, game)
    elif arguments.paragraph is not None:
        show_paragraph(text, console, game, arguments.paragraph)
    else:
        show_title(text, console, game)
        show_options(text, console, game)
        show_rulings(text, console, game)
    return 0


def show_languages(text: Text, console: Console) -> None:
    """Show how much of the catalogues and of the rules each language covers."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for key in ("cli-language", "cli-entries", "cli-rules"):
        table.add_column(text.say(key), justify="left" if key == "cli-language" else "right")
    paragraphs = sum(len(anchors(game, DEFAULT)) for game in vindima.games())
    for language, (has, wanted) in coverage().items():
        covered = sum(
            len(anchors(game, language)) for game in vindima.games() if language in with_rules(game)
        )
        table.add_row(language, share(has, wanted), share(covered, paragraphs))
    console.print(table)


def share(has: int, wanted: int) -> str:
    """A count out of a total, with the percentage; it says 100 only if nothing is missing."""
    return f"{has}/{wanted} ({100 * has // wanted} %)"


def show_title(text: Text, console: Console, game: Game) -> None:
    players = text.say("cli-players", least=game.seats[0], most=game.seats[-1])
    console.print(Line.assemble((game.name, "bold"), f"  {game.title}, {players}"))


def show_paragraph(text: Text, console: Console, game: Game, anchor: str) -> None:
    """A paragraph of the rules with its worked examples, in the user's language if the rules exist in it."""
    spoken = text if text.language in with_rules(game.name) else Text(DEFAULT)
    found = {paragraph.anchor: paragraph for paragraph in paragraphs(game.name, spoken.language)}
    if anchor not in found:
        listed = [one.anchor for one in found.values() if one.level <= LISTED]
        raise vindima.BadData(f"{game.name} has no paragraph {anchor!r}; it has {', '.join(listed)}")
    console.print(Line(found[anchor].heading, style="bold"))
    examples = [markdown(example, spoken) for example in examples_of(game.name, anchor)]
    for block in (found[anchor].text, *examples):
        console.print(Markdown(block, hyperlinks=False))


def show_options(text: Text, console: Console, game: Game) -> None:
    console.print("", Line(text.say("cli-options"), style="bold"), sep="\n")
    for option in game.options:
        default = str(option.default).lower()
        head = text.say("cli-option", name=option.name, default=default)
        words = [option.help]
        if option.solo:
            words.append(f"[{text.say('cli-option-solo')}]")
        if option.variant:
            words.append(f"[{text.say('cli-option-variant')}]")
        if option.choices:
            words.append(f"({text.say('cli-choices', choices=choices_of(option))})")
        console.print(Line(f"  {head}", style="cyan"))
        console.print(Padding(" ".join(words), (0, 0, 0, 4)))


def choices_of(option: Option) -> str:
    """The values that an option accepts; a long range of numbers is shown by its ends."""
    words = [str(choice).lower() for choice in option.choices]
    return f"{words[0]} … {words[-1]}" if len(words) > MANY else ", ".join(words)


def show_rulings(text: Text, console: Console, game: Game) -> None:
    last = None
    for heading, id, ruling, _ in rulings(game.name):
        if heading != last:
            title = f"{text.say('cli-rulings')}: {heading}"
            console.print("", Line(title, style="bold"), sep="\n")
            last = heading
        row = Table.grid(padding=(0, 1))
        row.add_column(min_width=6, no_wrap=True)
        row.add_row(Line(f"  {id}", style="cyan"), ruling)
        console.print(row)


def show_data(text: Text, console: Console, game: Game) -> None:
    """List every reconstructed or derived entry of the data files, so that owners of the box can check it."""
    if game.data is None:
        raise vindima.BadData(f"{game.name} has no data files")
    entries = list(game.data.entries())
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for key in ("cli-file", "cli-name", "cli-data-value", "cli-status", "cli-data-source", "cli-note"):
        table.add_column(text.say(key), overflow="fold")
    for entry in entries:
        if entry.status != PRINTED:
            table.add_row(entry.file, entry.place, entry.value, entry.status, entry.source, entry.note)
    console.print(table)
    counts = Counter(entry.status for entry in entries)
    known = text.say("cli-known", count=counts[RECONSTRUCTED], derived=counts[DERIVED], all=len(entries))
    console.print("", known, sep="\n")
