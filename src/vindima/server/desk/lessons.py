"""Lessons and introductions as they are sent."""

from __future__ import annotations

from collections.abc import Mapping

from vindima import learn
from vindima.bots import seen_by
from vindima.core import contract
from vindima.core.explain import BadData, BadRecord
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.core.step import NOBODY
from vindima.rules.citing import citations
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.table import START, Act, Table
from vindima.server.wire import learning as wire_learning

__all__ = [
    "Progress",
    "asked_in",
    "found_introduction",
    "found_lesson",
    "introduction_lines",
    "introduction_state",
    "lesson_lines",
    "lesson_state",
    "resumed",
]

Progress = Mapping[tuple[str, str], tuple[int, bool]]
"""By game and lesson: how many steps a person has done, and whether it was ever finished."""


def found_lesson(game: str, id: str) -> learn.Lesson:
    try:
        return learn.lesson(game, id)
    except BadData as error:
        raise Problem("no-page", str(error)) from error


def resumed(lesson: learn.Lesson, answers: list[str]) -> learn.Session:
    """A lesson after some answers; from its beginning if they no longer fit."""
    try:
        return learn.from_dict({"game": lesson.game, "lesson": lesson.id, "answers": answers})
    except BadRecord:
        return lesson.start()


def asked_in(session: learn.Session) -> Position:
    """A determinization for the learner; raises a Problem unless the learner is asked now."""
    position = session.play.position
    if position.seat != session.seat:
        raise Problem("not-asked", "it is not the learner's turn")
    return seen_by(position, 0)


def lesson_lines(known: Progress) -> list[wire_learning.LessonLine]:
    """All lessons, and a person's progress in each."""
    found = [lesson for game in contract.known() for lesson in learn.lessons(game)]
    return [lesson_line(lesson, *known.get((lesson.game, lesson.id), (0, False))) for lesson in found]


def lesson_line(lesson: learn.Lesson, number: int, done: bool) -> wire_learning.LessonLine:
    """A summary of a lesson."""
    return {
        "game": lesson.game,
        "lesson": lesson.id,
        "title": lesson.title.to_dict(),
        "about": lesson.about.to_dict(),
        "number": number,
        "steps": len(lesson.steps),
        "done": done,
    }


def table_of(record: Record) -> Table:
    """A table at which a record's answers were given."""
    played = Record(record.title, record.players, record.seed, record.options)
    return Table(played, [Act(START, NOBODY, tuple(record.answers))])


def lesson_state(session: learn.Session, outcome: learn.Outcome | None) -> wire_learning.Lesson:
    """A lesson in progress, and the reply to the answer."""
    lesson, record = session.lesson, session.play.record
    table = table_of(record)
    order = [entry.id for entry in learn.lessons(lesson.game)]
    reply: wire_learning.LessonReply | None = None
    if outcome is not None:
        result = outcome.to_dict()
        rules = list(citations(result["rule"], lesson.game))
        reply = {
            "kind": result["kind"],
            "message": result["message"],
            "rules": rules,
            "moves": result["moves"],
        }
    return {
        **lesson_line(lesson, session.number, session.done),
        "seat": session.seat,
        "check": session.check,
        "step": session.step.to_dict(),
        "hint": session.hint().to_dict(),
        "next": next(iter(order[order.index(lesson.id) + 1 :]), None),
        "reply": reply,
        "state": table.state(session.seat),
    }


# Introductions


def introduction_lines(known: Progress) -> list[wire_learning.IntroductionLine]:
    """The games, and whether a person has seen their introductions."""
    return [{"game": game, "seen": was_seen(game, known)} for game in contract.known()]


def was_seen(game: str, known: Progress) -> bool:
    return known.get((game, learn.INTRODUCTION), (0, False))[1]


def introduction_state(game: str, known: Progress) -> wire_learning.Introduction:
    """The introduction to a game, always from its beginning."""
    found = found_introduction(game)
    return {
        "game": game,
        "seen": was_seen(game, known),
        "seat": found.seat,
        "stops": [
            {"title": stop.title.to_dict(), "text": stop.text.to_dict(), "spots": list(stop.spots)}
            for stop in found.stops
        ],
        "next": learn.lessons(game)[0].id,
        "state": table_of(found.lesson.record()).state(found.seat),
    }


def found_introduction(game: str) -> learn.Introduction:
    try:
        return learn.introduction(game)
    except BadData as error:
        raise Problem("no-page", str(error)) from error
