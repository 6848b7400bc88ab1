"""Endpoints below /api/lessons: the lessons, and each browser's progress in them."""

from __future__ import annotations

import asyncio

from fastapi import Request

from vindima import learn
from vindima.bots import seen_by
from vindima.core import contract
from vindima.core.explain import BadData, BadRecord
from vindima.core.record import Record
from vindima.core.step import NOBODY
from vindima.rules.citing import citations
from vindima.server.database import rows
from vindima.server.database.store import Store
from vindima.server.http.asking import Asking, TheStore, Welcome
from vindima.server.http.bodies import LessonAnswerBody, LessonPreviewBody
from vindima.server.http.schema import Router
from vindima.server.tables import wire
from vindima.server.tables.problems import Problem
from vindima.server.tables.seats import Payer
from vindima.server.tables.table import START, Act, Table
from vindima.server.thinking.advice import payer_of
from vindima.server.thinking.previews import previews_of

__all__ = ["router", "table_of"]

router = Router(prefix="/api/lessons")


@router.get("")
async def lessons(store: TheStore, browser: Asking) -> list[wire.LessonLine]:
    """All lessons, and the browser's progress in each."""
    known = {} if browser is None else await store.read(lambda c: rows.lessons_of(c, browser.id))
    found = [lesson for game in contract.known() for lesson in learn.lessons(game)]
    return [lesson_line(lesson, *known.get((lesson.game, lesson.id), (0, False))) for lesson in found]


@router.get("/{game}/{id}")
async def lesson(store: TheStore, browser: Asking, game: str, id: str) -> wire.Lesson:
    """A lesson where the browser left it; a finished one starts again."""
    session = await resumed(store, None if browser is None else browser.id, found_lesson(game, id))
    return await asyncio.to_thread(lesson_state, session, None)


@router.post("/{game}/{id}")
async def answer(
    store: TheStore, browser: Welcome, game: str, id: str, wanted: LessonAnswerBody
) -> wire.Lesson:
    """Try an answer; an answer that is played is saved."""
    session = await resumed(store, browser.id, found_lesson(game, id))
    outcome = await asyncio.to_thread(session.answer, wanted.token)
    if outcome.taken:
        answers = session.answers
        await store.write(
            lambda c: rows.keep_lesson(c, browser.id, game, id, answers, session.number, session.done)
        )
    return await asyncio.to_thread(lesson_state, session, outcome)


@router.post("/{game}/{id}/preview")
async def preview(
    request: Request, store: TheStore, browser: Asking, game: str, id: str, wanted: LessonPreviewBody
) -> wire.Previews:
    """What an answer will certainly change, as at a table."""
    session = await resumed(store, None if browser is None else browser.id, found_lesson(game, id))
    position = session.play.position
    if position.seat != session.seat:
        raise Problem("not-asked", "the learner is not asked")
    payer = Payer(NOBODY) if browser is None else payer_of(browser)
    return await previews_of(request.app.state.bots, payer, seen_by(position, 0), wanted.token)


@router.delete("/{game}/{id}")
async def restart(store: TheStore, browser: Welcome, game: str, id: str) -> wire.Lesson:
    session = await asyncio.to_thread(found_lesson(game, id).start)
    await store.write(lambda c: rows.keep_lesson(c, browser.id, game, id, [], 0, False))
    return await asyncio.to_thread(lesson_state, session, None)


def found_lesson(game: str, id: str) -> learn.Lesson:
    try:
        return learn.lesson(game, id)
    except BadData as error:
        raise Problem("no-page", str(error)) from error


async def resumed(store: Store, browser: int | None, lesson: learn.Lesson) -> learn.Session:
    """A browser's session; a new one if it is finished or no longer fits the lesson."""
    answers: list[str] = []
    if browser is not None:
        answers = await store.read(lambda c: rows.lesson_answers(c, browser, lesson.game, lesson.id))
    try:
        data = {"game": lesson.game, "lesson": lesson.id, "answers": answers}
        return await asyncio.to_thread(learn.from_dict, data)
    except BadRecord:
        return await asyncio.to_thread(lesson.start)


def lesson_line(lesson: learn.Lesson, number: int, done: bool) -> wire.LessonLine:
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


def lesson_state(session: learn.Session, outcome: learn.Outcome | None) -> wire.Lesson:
    """A lesson in progress, and the reply to the answer."""
    lesson, record = session.lesson, session.play.record
    table = table_of(record)
    order = [entry.id for entry in learn.lessons(lesson.game)]
    reply: wire.LessonReply | None = None
    if outcome is not None:
        told = outcome.to_dict()
        rules = list(citations(told["rule"], lesson.game))
        reply = {"kind": told["kind"], "message": told["message"], "rules": rules, "moves": told["moves"]}
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
