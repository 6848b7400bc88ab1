"""The introduction to a game: a tour of the board in a position of real play, before the first lesson.

`introductions/<game>.toml` names the `lesson` whose first position is shown, and the `stops` of the tour: the
`id` of each and the `spots` of the table that it is about. A spot is a name that the pages give to a part of
the table (`data-spot` or `data-about`); `*` at its end stands for anything, `@` for the learner's seat. A
stop without spots is about the whole table.

The catalogues hold `intro-<game>-<stop>` and, for its heading, `intro-<game>-<stop>-title`.
"""

from __future__ import annotations

from typing import Final, final

from vindima.core.explain import Message
from vindima.core.sheet import packaged
from vindima.learn.lesson import Lesson

__all__ = ["INTRODUCTION", "Introduction", "Stop", "read_introduction"]

INTRODUCTION: Final = "introduction"
"""The id of the introduction among the lessons; no lesson has this id."""
MOST: Final = 99
"""The maximum number of stops of a tour."""


@final
class Stop:
    """One stop of the tour. Immutable."""

    __slots__ = ("id", "spots", "text", "title")

    def __init__(self, game: str, id: str, spots: tuple[str, ...]) -> None:
        self.id = id
        self.spots = spots
        """The parts of the table that the stop is about."""
        self.title = Message(f"intro-{game}-{id}-title", {})
        self.text = Message(f"intro-{game}-{id}", {})


@final
class Introduction:
    """A position, and a tour of the table there. Immutable."""

    __slots__ = ("lesson", "stops")

    def __init__(self, lesson: Lesson, stops: tuple[Stop, ...]) -> None:
        self.lesson = lesson
        """The lesson whose first position is shown."""
        self.stops = stops

    @property
    def game(self) -> str:
        return self.lesson.game

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.lesson.seat


def read_introduction(game: str, lessons: tuple[Lesson, ...]) -> Introduction:
    """Read the introduction to a game. A mistake in its file raises BadData."""
    assert __package__ is not None
    sheet = packaged(__package__, f"introductions/{game}.toml")
    lesson = lessons[sheet.index("lesson", [lesson.id for lesson in lessons])]
    seat = str(lesson.seat)
    stops = [
        Stop(game, row.id(), tuple(spot.replace("@", seat) for spot in row.texts("spots", default=())))
        for row in sheet.rows("stops", 1, MOST)
    ]
    sheet.close()
    return Introduction(lesson, tuple(stops))
