"""Endpoints below /api/lessons: the lessons, and each browser's progress in them."""

from __future__ import annotations

import asyncio

from fastapi import Request

from vindima import learn
from vindima.core.step import NOBODY
from vindima.server.database.access import rows
from vindima.server.database.access.store import Store
from vindima.server.desk.lessons import asked_in, found_lesson, lesson_lines, lesson_state, resumed
from vindima.server.http.requests.asking import Asking, TheStore, Welcome
from vindima.server.http.requests.bodies import LessonAnswerBody, LessonPreviewBody
from vindima.server.http.schema import Router
from vindima.server.tables.game.seats import Payer
from vindima.server.thinking.advice import payer_of
from vindima.server.thinking.previews import previews_of
from vindima.server.wire import learning as wire_learning
from vindima.server.wire import table as wire

__all__ = ["router"]

router = Router(prefix="/api/lessons")


@router.get("")
async def lessons(store: TheStore, browser: Asking) -> list[wire_learning.LessonLine]:
    """All lessons, and the browser's progress in each."""
    known = {} if browser is None else await store.read(lambda c: rows.lessons_of(c, browser.id))
    return lesson_lines(known)


@router.get("/{game}/{id}")
async def lesson(store: TheStore, browser: Asking, game: str, id: str) -> wire_learning.Lesson:
    """A lesson where the browser left off; a finished one starts again."""
    session = await resumed_by(store, None if browser is None else browser.id, game, id)
    return await asyncio.to_thread(lesson_state, session, None)


@router.post("/{game}/{id}")
async def answer(
    store: TheStore, browser: Welcome, game: str, id: str, wanted: LessonAnswerBody
) -> wire_learning.Lesson:
    """Try an answer; an answer that is played is saved."""
    session = await resumed_by(store, browser.id, game, id)
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
    session = await resumed_by(store, None if browser is None else browser.id, game, id)
    position = asked_in(session)
    payer = Payer(NOBODY) if browser is None else payer_of(browser)
    return await previews_of(request.app.state.bots, payer, position, wanted.token)


@router.delete("/{game}/{id}")
async def restart(store: TheStore, browser: Welcome, game: str, id: str) -> wire_learning.Lesson:
    session = await asyncio.to_thread(found_lesson(game, id).start)
    await store.write(lambda c: rows.keep_lesson(c, browser.id, game, id, [], 0, False))
    return await asyncio.to_thread(lesson_state, session, None)


async def resumed_by(store: Store, browser: int | None, game: str, id: str) -> learn.Session:
    """A browser's session; a new one if it is finished or no longer fits the lesson."""
    lesson, answers = found_lesson(game, id), []
    if browser is not None:
        answers = await store.read(lambda c: rows.lesson_answers(c, browser, game, id))
    return await asyncio.to_thread(resumed, lesson, answers)
