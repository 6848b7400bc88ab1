"""The recorded games with which the pages are tested. They are files so that the pages do not depend on bots.

`python -m tests.browser.recorded` plays them again after a change of the rules.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from tests.browser.person import chosen
from vindima.core.record import Record

SEEDS: Final = {"vinhos": 11, "viticulture": 8}
KEPT: Final = (("vinhos", 2), ("vinhos", 3), ("viticulture", 3))
"""The games and their player counts."""
PLAYER: Final = "greedy:budget=60"
"""The bots that play them."""


def file_of(game: str, players: int) -> Path:
    return Path(__file__).parent / "games" / f"{game}-{players}.jsonl"


@cache
def played(game: str, most: int | None = None, players: int = 3) -> Record:
    """A game between bots, finished or stopped after about `most` answers, when seat 0 has a choice."""
    record = Record.load(file_of(game, players))
    if most is None:
        return record
    for number, position in enumerate(record.positions()):
        if number >= most and position.seat == 0 and len(position.legal) > 5:
            return Record(game, players, SEEDS[game], answers=record.answers[:number])
    raise AssertionError(f"seat 0 has no choice after {most} answers")


def write() -> None:
    for game, players in KEPT:
        record = Record(game, players, SEEDS[game])
        position = record.start()
        while not position.over:
            code = chosen(PLAYER, position, len(record.answers))
            record.answers.append(position.token(code))
            position.apply(code)
        file_of(game, players).parent.mkdir(exist_ok=True)
        record.save(file_of(game, players))


if __name__ == "__main__":
    write()
