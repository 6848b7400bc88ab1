"""Previews of answers, computed by a worker from what the asked seat may know."""

from __future__ import annotations

from vindima.core.explain import IllegalAnswer
from vindima.core.position import Position
from vindima.core.preview import preview
from vindima.server.tables.common.problems import illegal
from vindima.server.tables.game.seats import Payer
from vindima.server.tables.game.table import Reader
from vindima.server.tables.live.live import Live
from vindima.server.thinking.advice import asked
from vindima.server.thinking.tasks import Thinkers
from vindima.server.wire import table as wire

__all__ = ["previews_at", "previews_of"]


async def previews_at(
    pool: Thinkers, payer: Payer, live: Live, reader: Reader, token: str | None
) -> wire.Previews:
    """Previews at a table for the asked seat: of one answer, or of all legal answers."""
    return await previews_of(pool, payer, asked(live, reader), token)


async def previews_of(pool: Thinkers, payer: Payer, position: Position, token: str | None) -> wire.Previews:
    """Previews of one answer, or of all legal answers. Raises for an illegal answer, with the reason."""
    codes = list(position.legal)
    if token is not None:
        try:
            codes = [position.code(token)]
            if codes[0] not in position.legal:
                raise IllegalAnswer(position.refusal(codes[0]))
        except IllegalAnswer as error:
            raise illegal(error) from error
    return {"previews": await pool.do(payer, previewed, position, codes)}


def previewed(position: Position, codes: list[int]) -> list[wire.Preview]:
    found = preview(position, codes)
    return [
        {"token": position.token(code), "changes": listed} for code, listed in zip(codes, found, strict=True)
    ]
