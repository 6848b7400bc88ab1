"""`vindima play`: play in the browser or, with `--terminal`, in the terminal."""

from __future__ import annotations

import secrets
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import vindima
from vindima.cli.helped import later
from vindima.cli.seats import HUMAN, seat_code
from vindima.cli.serve import add_settings, database
from vindima.core.explain import BadData
from vindima.core.record import Record
from vindima.locale import Text
from vindima.server.tables.game.daily import PLAYERS, deals_of, record_of_deal, today

__all__ = ["add_arguments", "check_target", "option_value", "run"]

# The browser's and the terminal's modules are imported when they are needed: the first line should appear at
# once, even if Python has to compile every module that it imports.

GAME: Final = "vinhos"
SEATS: Final = "human,easy,easy"
TERMINAL: Final = ("save", "force", "ask_forced")
"""Options for the terminal only: a table in the browser saves its games by itself."""


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `vindima play`."""
    parser.add_argument("game", nargs="?", help=later("cli-help-play-game", game=GAME))
    parser.add_argument("--seats", metavar="LIST", help=later("cli-help-play-seats", seats=SEATS))
    parser.add_argument("--seed", type=int, metavar="N", help=later("cli-help-play-seed"))
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help=later("cli-help-option"))
    parser.add_argument("--daily", metavar="KIND", choices=tuple(PLAYERS), help=later("cli-help-play-daily"))
    parser.add_argument("--load", metavar="FILE", help=later("cli-help-play-load"))
    in_browser = parser.add_argument_group(later("cli-help-in-browser"))
    in_browser.add_argument("--no-browser", action="store_true", help=later("cli-help-play-no-browser"))
    in_browser.add_argument("--port", type=int, default=0, metavar="N", help=later("cli-help-play-port"))
    add_settings(in_browser)
    in_terminal = parser.add_argument_group(later("cli-help-in-terminal"))
    in_terminal.add_argument("--terminal", action="store_true", help=later("cli-help-play-terminal"))
    in_terminal.add_argument("--save", metavar="FILE", help=later("cli-help-play-save"))
    in_terminal.add_argument("--force", action="store_true", help=later("cli-help-play-force"))
    in_terminal.add_argument("--ask-forced", action="store_true", help=later("cli-help-play-ask-forced"))


def option_value(word: str) -> tuple[str, Any]:
    """Parse `name=value`; true, false, none and integers become Python values."""
    name, equals, value = word.partition("=")
    if not equals:
        raise BadData(f"option {word!r}: write NAME=VALUE")
    plain = {"true": True, "false": False, "none": None}
    if value.lower() in plain:
        return name, plain[value.lower()]
    return name, int(value) if value.lstrip("-").isdigit() else value


def begun(arguments: Namespace) -> Record:
    """The record to continue: a loaded one, or a new one."""
    if arguments.daily is not None:
        for name in ("seats", "seed", "option", "load"):
            if getattr(arguments, name) is not None:
                raise BadData(f"--daily brings its own {name}; leave that out")
        game = arguments.game or GAME
        deals = [deal for deal in deals_of(today()) if (deal.game, deal.kind) == (game, arguments.daily)]
        if not deals:
            raise BadData(f"the deal of the day has no {arguments.daily} game of {game}")
        return record_of_deal(deals[0], HUMAN)
    if arguments.load is not None:
        for name in ("game", "seed", "option"):
            if getattr(arguments, name) is not None:
                raise BadData(f"--load brings its own {name}; leave that out")
        from vindima.cli.replay import opened

        record = opened(arguments.load)
        if arguments.seats is not None:
            seats = arguments.seats.split(",")
            if len(seats) != record.players:
                raise BadData(f"{arguments.load} has {record.players} seats, --seats names {len(seats)}")
            record.seats = seats
    else:
        seats = (arguments.seats or SEATS).split(",")
        seed = secrets.randbelow(1 << 32) if arguments.seed is None else arguments.seed
        options = dict(option_value(word) for word in arguments.option or ())
        record = Record(arguments.game or GAME, len(seats), seed, options, seats)
    for seat in record.seats:
        seat_code(seat)
    return record


def check_target(path: str | None, force: bool) -> None:
    """Report before the game, rather than after it, that the target file cannot be written."""
    if path is None:
        return
    if Path(path).exists() and not Path(path).is_file():
        raise BadData(f"{path} is not a file; choose another name")
    if Path(path).exists() and not force:
        raise BadData(f"{path} already exists; choose another name, or add --force to replace it")
    if not Path(path).absolute().parent.is_dir():
        raise BadData(f"{path}: there is no folder {Path(path).parent}")


def run(arguments: Namespace) -> int:
    """Play in the browser or in the terminal, as requested."""
    if arguments.terminal:
        return in_terminal(arguments)
    for name in TERMINAL:
        if getattr(arguments, name):
            raise BadData(f"--{name.replace('_', '-')} is for a table in the terminal: add --terminal")
    record = begun(arguments)
    record.replay()
    print(starting(arguments), flush=True)
    from vindima.cli import browser

    return browser.play(record, arguments)


def starting(arguments: Namespace) -> str:
    """Progress while the server starts, and where its games are stored."""
    place = database(arguments)
    if "://" in place:
        # The address of a database may contain a password.
        place = urlsplit(place).hostname or urlsplit(place).scheme
    return Text(only="start").say("start-play", version=vindima.__version__, place=place)


def in_terminal(arguments: Namespace) -> int:
    """Play until the game is over or a player quits; then save if `--save` was given."""
    from vindima.cli.terminal import Session

    check_target(arguments.save, arguments.force)
    session = Session(begun(arguments), arguments.ask_forced)
    try:
        session.play_on()
    except EOFError:
        session.screen.out("")
        session.screen.say("cli-goodbye")
    finally:
        session.close()
        if arguments.save is not None:
            session.keep(Path(arguments.save), arguments.force)
    return 0
