"""Puzzles on the wire."""

from __future__ import annotations

from typing import Literal, TypedDict

from vindima.core.wire import Message
from vindima.server.wire.table import Answer, State

__all__ = ["Puzzle", "PuzzleAnswer", "PuzzleLine", "PuzzleStep", "Puzzles", "Verdict"]


class PuzzleLine(TypedDict):
    """A summary of a puzzle."""

    id: str
    game: str
    players: int
    kind: Literal["turn", "win"]
    level: int
    """From 1, the easiest, to 5."""
    year: int
    solved: bool | None
    """Whether the reader's first attempt was right; null before it."""


class Puzzles(TypedDict):
    """All puzzles, and how the reader has fared."""

    rating: int
    tries: int
    right: int
    puzzles: list[PuzzleLine]
    next: str | None
    """A puzzle that the reader has not attempted, about as hard as the reader is strong."""


class PuzzleAnswer(Answer):
    """An answer to a puzzle, in hindsight."""

    loss: float
    """How many victory points worse than the best answer it is."""


class PuzzleStep(TypedDict):
    """An answer of the best turn."""

    question: Message | None
    """For answers that mean nothing without it."""
    message: Message


class Verdict(TypedDict):
    """The verdict on an answer to a puzzle."""

    token: str
    right: bool
    counted: bool
    """True if it was the reader's first attempt."""
    change: int
    """How the rating has changed."""
    answers: list[PuzzleAnswer]
    """All answers, the best first."""
    turn: list[PuzzleStep]
    """The best turn, answer by answer, as far as the search has followed it."""


class Puzzle(PuzzleLine):
    """A puzzle on the board."""

    seat: int
    rating: int
    next: str | None
    verdict: Verdict | None
    """Null until the reader has answered."""
    state: State
