"""`vindima replay`: a recorded game, at its end or after any answer."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

from vindima.cli.helped import later
from vindima.cli.table import Screen
from vindima.core.explain import BadRecord
from vindima.core.play import Play
from vindima.core.record import Record

__all__ = ["add_arguments", "opened", "run"]

LINES: Final = 8
"""How much of the log is shown."""


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `vindima replay`."""
    parser.add_argument("file", help=later("cli-help-replay-file"))
    parser.add_argument("--at", type=int, metavar="N", help=later("cli-help-replay-at"))


def opened(path: str) -> Record:
    """A record whose every answer is legal; BadRecord names the file and the place otherwise."""
    record = Record.load(path)
    try:
        record.replay()
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error
    return record


def run(arguments: Namespace) -> int:
    """Show the board as a spectator sees it, the last lines of the log, and the question or the result."""
    record = opened(arguments.file)
    count = len(record.answers)
    at = count if arguments.at is None else arguments.at
    if not 0 <= at <= count:
        raise BadRecord(f"{arguments.file}: there is no answer {at}; the record has {count}")
    record.answers = record.answers[:at]
    screen = Screen(record.title, record.seats)
    play = Play(record)
    position = play.position
    view = position.view(None)
    screen.show_board(view)
    screen.out("")
    screen.show_entries(play.log(None)[-LINES:])
    screen.out("")
    screen.say("cli-after", number=at, count=count)
    if position.over:
        screen.show_scores(view)
        screen.show_result(position)
    elif view["question"] is not None and position.question is not None:
        question = screen.text.message(position.question.message)
        screen.say("cli-still-asked", name=screen.named_seat(position.seat), question=question)
    return 0
