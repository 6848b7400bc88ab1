"""The JSON forms that every game shares: messages, questions, and the common part of a view."""

from __future__ import annotations

from typing import TypedDict

__all__ = ["CommonView", "Message", "Question", "Ref"]


class Ref(TypedDict):
    """A noun of a game: its kind and its id. The catalogues name it."""

    ref: tuple[str, str]


class Message(TypedDict):
    """The key of a catalogue entry with its variables. The reader's program turns it into a sentence."""

    key: str
    args: dict[str, int | str | Ref]


class Question(Message):
    """What is asked."""

    rule: str
    """The rule that asks, in English, for developers."""


class CommonView(TypedDict):
    """The part of a view that every game has."""

    players: int
    seat: int | None
    """The reader's seat; null for a spectator."""
    over: bool
    winners: list[int]
    to_answer: int
    """The seat that answers now; -1 when the game is over."""
    question: Question | None
    """What that seat is asked; null where the reader may not know it."""
    legal: list[str]
    """The tokens of the legal answers, for the seat that is asked."""
