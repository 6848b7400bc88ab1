"""Lessons, introductions and rules on the wire."""

from __future__ import annotations

from typing import Literal, TypedDict

from vindima.core.wire import Message
from vindima.server.wire.table import State

__all__ = [
    "Book",
    "Example",
    "ExampleFact",
    "ExampleState",
    "Introduction",
    "IntroductionLine",
    "Lesson",
    "LessonLine",
    "LessonReply",
    "Paragraph",
    "Stop",
]


class LessonLine(TypedDict):
    """A summary of a lesson."""

    game: str
    lesson: str
    title: Message
    about: Message
    number: int
    """How many of its steps are done; 0 again once it is finished."""
    steps: int
    done: bool
    """In a list: whether it was ever finished. In a lesson in progress: whether all its steps are done."""


class IntroductionLine(TypedDict):
    """A game's introduction."""

    game: str
    seen: bool
    """True if this browser has seen it to its end."""


class Stop(TypedDict):
    """A stop of an introduction's tour of the table."""

    title: Message
    text: Message
    spots: list[str]
    """The spots that it is about; `*` at the end of a name stands for anything. Empty: the whole table."""


class Introduction(IntroductionLine):
    """A tour of the table before the first lesson."""

    seat: int
    """The learner's seat."""
    stops: list[Stop]
    next: str
    """The first lesson."""
    state: State


class LessonReply(TypedDict):
    """The reply to an answer. Only answers of kind `right` and `on` were played."""

    kind: Literal["right", "on", "other", "wrong"]
    message: Message
    rules: list[str]
    moves: int


class Lesson(LessonLine):
    """A lesson in progress."""

    seat: int
    """The learner's seat."""
    check: bool
    """True if the current step tests what was learned."""
    step: Message
    """What to do now; the closing text when all steps are done."""
    hint: Message
    next: str | None
    """The lesson after this one."""
    reply: LessonReply | None
    state: State


class ExampleState(TypedDict):
    """Something that a worked example shows, at one moment."""

    values: list[int | str]
    """Numbers or ids, as in the view of the game; empty if there is nothing."""
    words: list[str]
    """Each of the values in words."""


class ExampleFact(TypedDict):
    """Something that a worked example shows, before and after its answers."""

    name: str
    """The thing, with its numbers: `wineries-2`."""
    kind: str
    """`number`, `money`, `flag`, `seat`, or the kind of noun of the ids."""
    label: str
    before: ExampleState
    after: ExampleState


class Example(TypedDict):
    """A worked example of the rules: answers in a position of a real game, and what they changed."""

    id: str
    seat: int
    text: str
    answers: list[str]
    facts: list[ExampleFact]


class Paragraph(TypedDict):
    """A paragraph of the rules reference."""

    anchor: str
    heading: str
    level: int
    """1 for the title, 2 for a chapter, and so on."""
    html: str
    """Safe to insert into a page: the server makes it from our own text without raw HTML or styles."""
    examples: list[Example]


class Book(TypedDict):
    """The rules reference of a game."""

    language: str
    """English if there is no translation."""
    paragraphs: list[Paragraph]
