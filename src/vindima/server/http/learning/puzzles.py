"""Endpoints below /api/puzzles: puzzles, and each browser's attempts at them."""

from __future__ import annotations

import asyncio

from fastapi import Request

from vindima.core.step import NOBODY
from vindima.puzzles.rating import Try
from vindima.server.database.play import tries
from vindima.server.desk import puzzles as desk
from vindima.server.http.requests.asking import Asking, TheStore, Welcome
from vindima.server.http.requests.bodies import LessonAnswerBody, LessonPreviewBody
from vindima.server.http.schema import Router
from vindima.server.tables.game.seats import Payer
from vindima.server.thinking.advice import payer_of
from vindima.server.thinking.previews import previews_of
from vindima.server.wire import puzzles as wire_puzzles
from vindima.server.wire import table as wire

__all__ = ["router"]

router = Router(prefix="/api/puzzles")


@router.get("")
async def puzzles(store: TheStore, browser: Asking) -> wire_puzzles.Puzzles:
    """All puzzles, and how the browser has fared with them."""
    mine = [] if browser is None else await store.read(lambda c: tries.of(c, browser.id))
    return desk.puzzles_to_wire(mine)


@router.get("/{id}")
async def puzzle(store: TheStore, browser: Asking, id: str) -> wire_puzzles.Puzzle:
    """A puzzle on the board; one that was attempted can be attempted again, without counting."""
    found = desk.found_puzzle(id)
    mine = [] if browser is None else await store.read(lambda c: tries.of(c, browser.id))
    return await asyncio.to_thread(desk.puzzle_to_wire, found, mine)


@router.post("/{id}")
async def answer(store: TheStore, browser: Welcome, id: str, wanted: LessonAnswerBody) -> wire_puzzles.Puzzle:
    """Answer a puzzle. Only the first answer counts; every answer is explained."""
    found = desk.found_puzzle(id)
    mine = await store.read(lambda c: tries.of(c, browser.id))
    verdict = await asyncio.to_thread(desk.verdict, found, mine, wanted.token)
    if verdict["counted"]:
        made = Try(id, wanted.token, verdict["right"])
        await store.write(lambda c: tries.add(c, browser.id, made))
        mine = [*mine, made]
    return await asyncio.to_thread(desk.puzzle_to_wire, found, mine, verdict)


@router.post("/{id}/preview")
async def preview(request: Request, browser: Asking, id: str, wanted: LessonPreviewBody) -> wire.Previews:
    """What an answer will certainly change, as at a table."""
    position = desk.asked_in(desk.found_puzzle(id))
    payer = Payer(NOBODY) if browser is None else payer_of(browser)
    return await previews_of(request.app.state.bots, payer, position, wanted.token)
