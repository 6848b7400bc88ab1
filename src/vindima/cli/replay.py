"""`vindima replay`: a recorded game, at its end or after any answer, or the story of it."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from vindima.cli.helped import later
from vindima.cli.story import tell
from vindima.cli.table import Screen
from vindima.core.explain import BadRecord
from vindima.core.play import Play
from vindima.core.record import Record
from vindima.core.shuffle import fault_in
from vindima.locale import Text

__all__ = ["add_arguments", "opened", "run", "verified"]

LINES: Final = 8
"""How many lines of the log are shown."""


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `vindima replay`."""
    parser.add_argument("file", help=later("cli-help-replay-file"))
    parser.add_argument("--at", type=int, metavar="N", help=later("cli-help-replay-at"))
    parser.add_argument("--verify", action="store_true", help=later("cli-help-replay-verify"))
    parser.add_argument("--commitment", metavar="HASH", help=later("cli-help-replay-commitment"))
    parser.add_argument("--share", metavar="SHARE", help=later("cli-help-replay-share"))
    parser.add_argument("--story", action="store_true", help=later("cli-help-replay-story"))


def opened(path: str) -> Record:
    """Read a record and check that every answer is legal; BadRecord names the file and the location."""
    record = Record.load(path)
    try:
        record.replay()
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error
    return record


def verified(path: str, record: Record, noted: str | None, share: str | None = None) -> tuple[str, list[int]]:
    """The commitment that the seed of a record fulfils, and the numbers of the seats that contributed to it.

    Raises BadRecord if the seed fulfils no commitment or not the recorded one, or if a share is not part of
    it. The record must already have been replayed, so that its cards are known to be those of its seed and
    its answers legal.
    """
    header, _ = json.JSONDecoder().raw_decode(Path(path).read_text("utf-8"))
    proof = header.get("shuffle")
    proof = proof if isinstance(proof, dict) else {}
    fault = fault_in(record.seed, proof)
    if fault:
        raise BadRecord(f"{path}: {fault}")
    found = str(proof["commitment"])
    if noted is not None and noted.strip().lower() != found:
        raise BadRecord(f"{path}: the server showed another commitment, {noted.strip()}, during the game")
    shares = proof.get("shares", {})
    if share is not None and share.strip().lower() not in shares.values():
        raise BadRecord(f"{path}: the share {share.strip()} is not part of the deal")
    return found, [int(seat) + 1 for seat in shares]


def run(arguments: Namespace) -> int:
    """Show the board as a spectator sees it, the last lines of the log, and the question or the result."""
    record = opened(arguments.file)
    if arguments.verify or arguments.commitment is not None or arguments.share is not None:
        found, seats = verified(arguments.file, record, arguments.commitment, arguments.share)
        message = "cli-verified-shared" if seats else "cli-verified"
        count, shown = len(record.answers), ", ".join(map(str, seats))
        print(Text().say(message, answers=count, commitment=found, seats=shown))
        return 0
    count = len(record.answers)
    at = count if arguments.at is None else arguments.at
    if not 0 <= at <= count:
        raise BadRecord(f"{arguments.file}: there is no answer {at}; the record has {count}")
    record.answers = record.answers[:at]
    screen = Screen(record.title, record.seats)
    play = Play(record)
    if arguments.story:
        tell(screen, play)
        return 0
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
        question = screen.sentence(position.question.message)
        screen.say("cli-still-asked", name=screen.named_seat(position.seat), question=question)
    return 0
