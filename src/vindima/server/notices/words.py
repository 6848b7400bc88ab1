"""The texts of notifications, which contain only what everybody at the table may know."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from vindima.locale import Text, languages
from vindima.server.database.notices.outbox import Standing
from vindima.server.tables.common.notices import Event
from vindima.server.tables.game.seats import BOT, OPEN, Seat

__all__ = ["Words", "hook_sentence", "names_of", "speaker", "words_of"]


class Words(NamedTuple):
    """The texts of a notification."""

    title: str
    text: str


@cache
def speaker(language: str) -> Text:
    """The texts in a language, or in English if it is not supported. The first call takes a while."""
    return Text(language if language in languages() else "en")


def name_of(text: Text, seat: Seat) -> str:
    """The name at a seat; `web/src/lib/seats.ts` finds the same one."""
    if seat.name:
        return seat.name
    if seat.kind == BOT and seat.bot is not None:
        return text.say(f"bot-{seat.bot.partition(':')[0]}")
    if seat.kind == OPEN:
        return text.say("web-seat-open")
    return text.say("web-player", number=seat.seat + 1)


def names_of(text: Text, standing: Standing) -> list[str]:
    """The names at a table, in the order of the seats."""
    return [name_of(text, seat) for seat in standing.table.seats]


def game_of(text: Text, standing: Standing) -> str:
    game = str(standing.table.header["game"])
    return text.say(f"web-game-{game}")


def words_of(text: Text, standing: Standing, person: int, event: Event) -> Words:
    """The notification of a person about a table."""
    mine = {place.seat for place in standing.table.places if place.browser == person}
    others = [name_of(text, seat) for seat in standing.table.seats if seat.seat not in mine]
    game = game_of(text, standing)
    if others:
        game = text.say("notice-table", game=game, names=text.listed(others))
    if event == "over" and standing.winners:
        won = names_of(text, standing)
        winners = text.listed(won[seat] for seat in standing.winners)
        game = text.say("notice-over", table=game, count=len(standing.winners), names=winners)
    elif event in ("turn", "clock") and standing.year:
        game = text.say("notice-year", table=game, year=standing.year)
    return Words(text.say(f"notice-{event}-title"), game)


def hook_sentence(text: Text, standing: Standing, event: Event) -> str:
    """The sentence that a webhook sends about a table."""
    names = names_of(text, standing)
    game = text.say("notice-table", game=game_of(text, standing), names=text.listed(names))
    if event == "over" and standing.winners:
        winners = text.listed(names[seat] for seat in standing.winners)
        return text.say("notice-over", table=game, count=len(standing.winners), names=winners)
    if event in ("turn", "clock"):
        return text.say(f"notice-hook-{event}", table=game, name=names[standing.asked])
    return text.say(f"notice-hook-{event}", table=game)
