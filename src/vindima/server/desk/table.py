"""A browser's other requests about a table: the file of its record, the name of a speaker, advice."""

from __future__ import annotations

from typing import Any

from vindima.core.record import Record
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import Browser, Stored, distinct
from vindima.server.tables.game.shuffle import proof
from vindima.server.tables.game.states import Encode
from vindima.server.tables.game.table import Act, Reader
from vindima.server.tables.live.house import rebuilt
from vindima.server.tables.live.live import Live
from vindima.server.tables.opening import part_of, refuse_sealed
from vindima.server.thinking import coaching
from vindima.server.thinking.advice import asked, payer_of
from vindima.server.thinking.previews import previews_at
from vindima.server.thinking.tasks import Thinkers
from vindima.server.wire import table as wire

__all__ = ["CHAT", "coach_words", "costs", "finished_record", "preview", "record_file", "speaker"]

CHAT = 200
"""The maximum number of chat lines in one response."""


def record_file(live: Live, reader: Reader, count: int | None = None) -> tuple[str, str]:
    """The name and the text of a record's file: all of it, or up to a number of lines of the reader's log.

    Seed and answers are secret while the game runs.
    """
    refuse_sealed(live)
    if not live.table.position.over:
        raise Problem("running", "a record can be downloaded once the game is over")
    if count is None:
        kept, shuffle = live.table.play.record, {"shuffle": proof(live.stored)}
    else:
        kept, shuffle = part_of(live, reader, count), {}
    return f"{kept.title}-{live.id}.jsonl", file_of(kept, shuffle, live.encode)


def finished_record(stored: Stored, acts: list[Act], encode: Encode) -> str | None:
    """The text of a finished game's file, from storage; None if it is sealed or cannot be replayed."""
    try:
        table = rebuilt(stored, acts)
    except Exception:  # a damaged log, which the next viewer of the table will be told about
        return None
    shown = table.position.over and not stored.sealed
    return file_of(table.play.record, {"shuffle": proof(stored)}, encode) if shown else None


def file_of(record: Record, more: dict[str, Any], encode: Encode) -> str:
    """A record as the text of a file."""
    return "".join(f"{encode(line)}\n" for line in ({**record.header(), **more}, *record.answers))


def speaker(live: Live, reader: Reader, name: str) -> str:
    """The name under which a reader speaks. A spectator must not speak under the name of a player."""
    seats = live.stored.seats
    return distinct(name, [seat.name for seat in seats]) if reader is None else seats[reader].name


def coach_words(live: Live, reader: Reader) -> wire.Coaching:
    """What the coach says to the seat: at its question, or when the game is over."""
    return {"words": [message.to_dict() for message in coaching.words(live, reader)]}


async def costs(thinkers: Thinkers, live: Live, browser: Browser, reader: Reader) -> wire.Costs:
    """The answers of the asked seat to which the coach objects."""
    if not (live.stored.coach and live.stored.hints):
        raise Problem("not-yours", "no coach may advise at this table")
    position = asked(live, reader)
    return await thinkers.do(payer_of(browser), coaching.costs, position, live.bot_seed())


async def preview(
    thinkers: Thinkers, live: Live, browser: Browser, seat: int, revision: int | None, token: str | None
) -> wire.Previews:
    """What an answer of a seat will certainly change; nothing if a revision's question has been answered."""
    reader = live.reader(browser, seat)
    if revision not in (None, live.table.revisions[reader]):
        return {"previews": []}
    return await previews_at(thinkers, payer_of(browser), live, reader, token)
