"""Reads `lessons/<game>.toml`. An incomplete or wrong entry raises BadData with its file and place.

A file is a list of `[[lessons]]`, each with

- `id`; `players`, `seat` (the learner's, from 0), `seed`, `options`: the header of a game;
- `answers`: the tokens that lead to the lesson, others' and the learner's;
- `others`: patterns of what the others answer where nothing is said; none: their first possible answer;
- `steps`, each with
  - `id`, and `check = true` if it tests what was learned;
  - `accept`: patterns of the tokens that are right (`*` stands for anything);
  - `goals`: conditions on the view, where it takes several answers: see `step.Goal`. An accepted answer
    counts as long as all of them can still be reached;
  - `slips`: for typical wrong answers their `tokens` and the name of the `reply`. A pattern with `*` is for
    legal ones: what the rules forbid they explain themselves, unless a token is spelled out here;
  - `then`: the tokens that follow, before the learner is asked again.

The catalogues hold `learn-<game>-<lesson>-` followed by `title`, `about`, `end` and, for each step, `<step>`,
`<step>-hint`, `<step>-right` and `<step>-<reply>`. A reply called `common-…` is shared by the lessons of a
game, as `learn-<game>-common-…`.
"""

from __future__ import annotations

from typing import Final

from vindima.core.explain import BadData, BadRecord
from vindima.core.opening import check_tokens, read_opening
from vindima.core.sheet import Sheet
from vindima.core.sheet import parse as parse_toml
from vindima.learn.lesson import Lesson
from vindima.learn.step import Goal, Slip, Step, fits

__all__ = ["parse"]

TAKEN: Final = frozenset({"hint", "right"})
"""The names of the replies that every step has."""
MANY: Final = 999
"""The largest number that may occur in a lesson or a goal."""


def parse(game: str, content: bytes, file: str) -> tuple[Lesson, ...]:
    """Read the lessons of a game from the content of its file."""
    sheet = Sheet(file, "", parse_toml(file, content))
    rows = sheet.rows("lessons", 1, MANY)
    lessons = [_read_lesson(game, row) for row in rows]
    sheet.close()
    for row, lesson in zip(rows, lessons, strict=True):
        _prove(row, lesson)
    return tuple(lessons)


def _read_lesson(game: str, row: Sheet) -> Lesson:
    id = row.id()
    opening = read_opening(game, row)
    seat, others = row.number("seat", 0, opening.players - 1), row.texts("others", default=())
    step_rows = row.rows("steps", 1, MANY)
    steps = [_read_step(step) for step in step_rows]
    check_tokens(opening, row, [token for step in steps for token in step.then])
    tokens = list(opening.record(0).start().vocabulary.codes)
    for step_row, step in zip(step_rows, steps, strict=True):
        _check_patterns(step_row, step, tokens)
    return Lesson(id, opening, seat, others, tuple(steps))


def _read_step(row: Sheet) -> Step:
    slips = []
    for slip in row.rows("slips", 0, MANY) if row.has("slips") else []:
        patterns, reply = slip.texts("tokens", 1), slip.text("reply")
        if reply in TAKEN:
            raise slip.error(f"reply is {reply!r}, a name that every step already has")
        slips.append(Slip(patterns, reply))
    goals = [_read_goal(goal) for goal in row.rows("goals", 0, MANY)] if row.has("goals") else []
    accept, then, check = row.texts("accept", 1), row.texts("then", default=()), row.flag("check", False)
    return Step(row.id(), accept, tuple(goals), tuple(slips), then, check)


def _read_goal(row: Sheet) -> Goal:
    value = row.value("is") if row.has("is") else None
    least, most = row.number_or_none("least", -MANY, MANY), row.number_or_none("most", -MANY, MANY)
    return Goal(row.text("at"), value, least, most, row.number("count", 1, MANY, 1))


def _check_patterns(row: Sheet, step: Step, tokens: list[str]) -> None:
    """Raise BadData if a pattern of a step matches no answer of the game."""
    for pattern in (*step.accept, *(pattern for slip in step.slips for pattern in slip.patterns)):
        if not any(fits(token, (pattern,)) for token in tokens):
            raise row.error(f"{pattern!r} matches no answer")


def _prove(row: Sheet, lesson: Lesson) -> None:
    """Take a lesson with the first answer that each step accepts. BadData says where it gets stuck."""
    try:
        session = lesson.start()
        while not session.done:
            helpful = session.helpful
            if not helpful:
                raise BadData(f"step {lesson.steps[session.number].id!r}: no possible answer is accepted")
            session.answer(helpful[0])
    except (BadData, BadRecord) as error:
        raise row.error(str(error)) from error
