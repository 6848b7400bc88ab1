"""Lessons: short pieces of real play that teach a game, each in a position of an ordinary record.

    from vindima import learn

    lesson = learn.lesson("viticulture", "workers")    # learn.lessons(game) lists all ten, in order
    session = lesson.start()
    session.play                                       # a vindima.Play: position, record, log
    session.seat                                       # the learner's seat: show play.position.view(seat)
    session.step, session.number, session.check        # what to do now (a Message), its place, is it a test
    session.hint()                                     # a Message
    outcome = session.answer("place draw-vine left")   # any token the learner tries
    outcome.kind, outcome.message, outcome.rule        # and outcome.moves, how many answers were played
    session.done                                       # then `step` is the closing word

An answer is `right` (the step is done, the others have moved, the next step is asked), `on` (a part of the
step, which goes on), `other` (legal, but not what the step is after) or `wrong` (against the rules; `rule`
cites them). The last two change nothing, and their message says why.

`session.to_dict()` is small JSON that `learn.from_dict` continues from: the lesson and the answers so far. If
the lesson has changed since then, that raises BadRecord; start it anew.

`learn.introduction(game)` is the tour of the board that comes before the first lesson, `learn.coach(game)`
the coach of the first game after the last one.

Messages are keys of the catalogues, for `vindima.locale.Text` or a browser: `lesson.title`, `lesson.about`,
and those above. The lessons themselves are `lessons/<game>.toml`; `reading` says what such a file holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from vindima.core import contract
from vindima.core.explain import BadData, BadRecord
from vindima.learn.coach import Asked, Coach, coach
from vindima.learn.introduction import INTRODUCTION, Introduction, Stop, read_introduction
from vindima.learn.lesson import ON, OTHER, RIGHT, WRONG, Lesson, Outcome, Session
from vindima.learn.reading import parse

__all__ = [
    "INTRODUCTION",
    "ON",
    "OTHER",
    "RIGHT",
    "WRONG",
    "Asked",
    "Coach",
    "Introduction",
    "Lesson",
    "Outcome",
    "Session",
    "Stop",
    "coach",
    "from_dict",
    "introduction",
    "lesson",
    "lessons",
]


@cache
def _read(game: str) -> tuple[Lesson, ...]:
    file = resources.files(__package__).joinpath("lessons", f"{game}.toml")
    return parse(game, file.read_bytes(), f"lessons/{game}.toml")


@cache
def introduction(game: str) -> Introduction:
    """The introduction to a game, before its first lesson."""
    if game not in contract.known():
        known = ", ".join(contract.known())
        raise BadData(f"there is no introduction to {game!r}; these games have one: {known}")
    return read_introduction(game, _read(game))


def lessons(game: str) -> list[Lesson]:
    """The lessons of a game, in the recommended order. They are read when they are first wanted."""
    if game not in contract.known():
        known = ", ".join(contract.known())
        raise BadData(f"there are no lessons for {game!r}; these games have some: {known}")
    return list(_read(game))


def lesson(game: str, id: str) -> Lesson:
    """A lesson by its id."""
    for found in lessons(game):
        if found.id == id:
            return found
    raise BadData(f"{game} has no lesson {id!r}; it has {', '.join(one.id for one in lessons(game))}")


def from_dict(data: Mapping[str, Any]) -> Session:
    """The session that `Session.to_dict` has written. BadRecord if it does not match a current lesson."""
    try:
        session = lesson(data["game"], data["lesson"]).start()
        answers = list(data["answers"])
    except (BadData, KeyError, TypeError) as error:
        raise BadRecord(f"not a lesson in progress: {error}") from error
    for number, token in enumerate(answers, 1):
        if not isinstance(token, str) or not session.answer(token).taken:
            place = f"{session.lesson.game} {session.lesson.id}"
            raise BadRecord(f"lesson {place}: answer {number}, {token!r}, is not accepted there")
    return session
