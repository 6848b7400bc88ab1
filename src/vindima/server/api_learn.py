"""The paths below /api/lessons: what there is to learn, and a lesson in progress, kept for each browser."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter

from vindima import learn
from vindima.core import contract
from vindima.core.explain import BadData, BadRecord
from vindima.core.record import Record
from vindima.core.step import NOBODY
from vindima.rules import citations
from vindima.server import rows
from vindima.server.api import Asking, TheHouse, Welcome
from vindima.server.bodies import LessonAnswer
from vindima.server.house import House
from vindima.server.problems import Problem
from vindima.server.table import START, Act, Table

__all__ = ["router"]

router = APIRouter(prefix="/api/lessons")

Told = dict[str, Any]


@router.get("")
async def lessons(house: TheHouse, browser: Asking) -> list[Told]:
    """All lessons, and how far the browser has come in each."""
    known = {} if browser is None else await house.store.read(lambda c: rows.lessons_of(c, browser.id))
    found = [lesson for game in contract.known() for lesson in learn.lessons(game)]
    return [lesson_line(lesson, *known.get((lesson.game, lesson.id), (0, False))) for lesson in found]


@router.get("/{game}/{id}")
async def lesson(house: TheHouse, browser: Asking, game: str, id: str) -> Told:
    """A lesson where the browser has left it; one that is finished begins anew."""
    session = await resumed(house, None if browser is None else browser.id, found_lesson(game, id))
    return await asyncio.to_thread(told, session, None)


@router.post("/{game}/{id}")
async def answer(house: TheHouse, browser: Welcome, game: str, id: str, wanted: LessonAnswer) -> Told:
    """Try an answer; what is played is kept."""
    session = await resumed(house, browser.id, found_lesson(game, id))
    outcome = await asyncio.to_thread(session.answer, wanted.token)
    if outcome.taken:
        answers = session.answers
        await house.store.write(
            lambda c: rows.keep_lesson(c, browser.id, game, id, answers, session.number, session.done)
        )
    return await asyncio.to_thread(told, session, outcome)


@router.delete("/{game}/{id}")
async def begin_anew(house: TheHouse, browser: Welcome, game: str, id: str) -> Told:
    session = await asyncio.to_thread(found_lesson(game, id).start)
    await house.store.write(lambda c: rows.keep_lesson(c, browser.id, game, id, [], 0, False))
    return await asyncio.to_thread(told, session, None)


def found_lesson(game: str, id: str) -> learn.Lesson:
    try:
        return learn.lesson(game, id)
    except BadData as error:
        raise Problem("no-page", str(error)) from error


async def resumed(house: House, browser: int | None, lesson: learn.Lesson) -> learn.Session:
    """The session of a browser; from its beginning if it is finished, or does not fit the lesson any more."""
    answers: list[str] = []
    if browser is not None:
        answers = await house.store.read(lambda c: rows.lesson_answers(c, browser, lesson.game, lesson.id))
    try:
        data = {"game": lesson.game, "lesson": lesson.id, "answers": answers}
        return await asyncio.to_thread(learn.from_dict, data)
    except BadRecord:
        return await asyncio.to_thread(lesson.start)


def lesson_line(lesson: learn.Lesson, number: int, done: bool) -> Told:
    """A lesson in a list."""
    return {
        "game": lesson.game,
        "lesson": lesson.id,
        "title": lesson.title.to_dict(),
        "about": lesson.about.to_dict(),
        "number": number,
        "steps": len(lesson.steps),
        "done": done,
    }


def told(session: learn.Session, outcome: learn.Outcome | None) -> Told:
    """A lesson in progress as it goes over the wire, and what became of the answer."""
    lesson, record = session.lesson, session.play.record
    played = Record(record.title, record.players, record.seed, record.options)
    table = Table(played, [Act(START, NOBODY, tuple(record.answers))])
    order = [entry.id for entry in learn.lessons(lesson.game)]
    reply = None if outcome is None else outcome.to_dict()
    if reply is not None:
        reply["rules"] = citations(reply.pop("rule"), lesson.game)
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
