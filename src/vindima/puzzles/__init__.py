"""Puzzles: positions of recorded games in which search has found one answer that is clearly the best.

A data file has one JSON line for each recorded game, with the puzzles that were found in it. `python -m
vindima.research.puzzles` writes them. The solver looks for the answer that begins the best turn; `losses` say
how much worse every other answer is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from vindima.core.explain import BadData, IllegalAnswer
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.core.wire import Message

__all__ = ["LEVELS", "TURN", "WIN", "Puzzle", "in_words", "puzzle", "puzzles", "read"]

TURN: Final = "turn"
WIN: Final = "win"
"""The goal of a puzzle: the best turn, or the only one that wins this year."""
LEVELS: Final = range(1, 6)
"""From puzzles that every bot solves to those that only the longer searches solve."""
FILES: Final = "data"
MUTE: Final = ("yes", "done")
"""Answers that mean something only together with their question."""


class Puzzle(NamedTuple):
    """A position, and what the search found there."""

    id: str
    record: Record
    """The game up to the question."""
    kind: str
    level: int
    year: int
    seat: int
    best: str
    """The token of the best answer."""
    losses: dict[str, float]
    """How much worse than the best each legal answer is, in victory points."""
    turn: tuple[str, ...]
    """The best turn, answer by answer, as far as the search has followed it."""

    def position(self) -> Position:
        """The position in which the question is asked."""
        return self.record.replay()


def read(text: str) -> Iterator[Puzzle]:
    """The puzzles in the text of a data file."""
    for line in text.splitlines():
        game = json.loads(line)
        for found in game["puzzles"]:
            yield made(game, found)


def made(game: dict[str, Any], found: dict[str, Any]) -> Puzzle:
    answers = game["answers"][: found["at"]]
    return Puzzle(
        f"{game['game']}-{game['players']}-{game['seed']}-{found['at']}",
        Record(game["game"], game["players"], game["seed"], {}, answers=answers),
        found["kind"],
        found["level"],
        found["year"],
        found["seat"],
        found["best"],
        found["losses"],
        tuple(found["turn"]),
    )


@cache
def puzzles() -> dict[str, Puzzle]:
    """All puzzles of the package by id, the easiest first."""
    files = sorted((resources.files(__name__) / FILES).iterdir(), key=lambda file: file.name)
    found = [one for file in files if file.name.endswith(".jsonl") for one in read(file.read_text("utf-8"))]
    return {one.id: one for one in sorted(found, key=lambda one: (one.level, one.id))}


def puzzle(id: str) -> Puzzle:
    """The puzzle with an id; BadData if there is none."""
    found = puzzles().get(id)
    if found is None:
        raise BadData(f"there is no puzzle {id!r}")
    return found


def in_words(position: Position, tokens: tuple[str, ...]) -> list[tuple[Message | None, Message]]:
    """The questions and answers of a turn from a position on, as far as they are legal there.

    Only answers that mean nothing without their question include it.

    The search had to imagine hidden information, so the real turn may go differently.
    """
    now, seat = position.clone(), position.seat
    said: list[tuple[Message | None, Message]] = []
    for token in tokens:
        if now.over or now.seat != seat:
            break
        try:
            code = now.code(token)
            message, question = now.answer(code).message, now.question
            now.apply(code)
        except IllegalAnswer:
            break
        asked = question.message.to_dict() if question is not None and token in MUTE else None
        said.append((asked, message.to_dict()))
    return said
