"""The story of a game: what happened, year by year and turn by turn, as anyone at the table could see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text as Line

from vindima.cli.table import Screen
from vindima.core.events import DETAIL
from vindima.core.play import Play

__all__ = ["paragraphs", "tell"]

YEAR: Final = "-event-year"
"""The suffix of the event key that begins a year."""
BREAKS: Final = (YEAR, "-event-season", "-event-phase")
"""The suffixes of the event keys that begin a paragraph."""


def tell(screen: Screen, play: Play) -> None:
    """Print the story of a game with its names, and its result if it is over."""
    record, position = play.record, play.position
    names = screen.text.listed(map(screen.named_seat, range(record.players)))
    screen.say("cli-story", style="bold", title=record.game.title, names=names)
    for heading, text in paragraphs(screen, play):
        screen.out("", Line(text, style="bold" if heading else ""))
    if position.over:
        screen.show_scores(position.view(None))
        screen.show_result(position)


def paragraphs(screen: Screen, play: Play) -> Iterator[tuple[bool, str]]:
    """The paragraphs of the story: True with the heading of a year, False with the events of a turn.

    Events that merely follow from others are omitted.
    """
    space = "" if screen.text.language == "zh" else " "
    sentences: list[str] = []
    seat: int | None = None
    for entry in play.log(None):
        if entry.seat != seat and sentences:
            yield False, space.join(sentences)
            sentences = []
        seat = entry.seat
        for event in entry.events:
            if event.weight == DETAIL:
                continue
            text = screen.sentence(event.message)
            if event.message.key.endswith(BREAKS) and sentences:
                yield False, space.join(sentences)
                sentences = []
            if event.message.key.endswith(YEAR):
                yield True, text
            else:
                sentences.append(text)
    if sentences:
        yield False, space.join(sentences)
