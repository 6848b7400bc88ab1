"""Reading `lessons/<game>.toml`. What is incomplete or wrong raises BadData, naming file and place.

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

import tomllib
from collections.abc import Mapping
from typing import Any, Final

from vindima.core import contract
from vindima.core.explain import BadData, BadRecord
from vindima.learn.lesson import Lesson
from vindima.learn.step import Goal, Slip, Step, fits

__all__ = ["parse"]

Fields = dict[str, type]
LESSON: Final[Fields] = {"id": str, "players": int, "seat": int, "seed": int, "answers": list, "steps": list}
LESSON_MAY: Final[Fields] = {"options": dict, "others": list}
STEP: Final[Fields] = {"id": str, "accept": list}
STEP_MAY: Final[Fields] = {"check": bool, "goals": list, "slips": list, "then": list}
GOAL: Final[Fields] = {"at": str}
GOAL_MAY: Final[Fields] = {"is": object, "least": int, "most": int, "count": int}
SLIP: Final[Fields] = {"tokens": list, "reply": str}
TAKEN: Final = frozenset({"hint", "right"})
"""Names of replies that every step has."""


def parse(game: str, text: str, file: str) -> tuple[Lesson, ...]:
    """The lessons of a game from the text of its file."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{file}: {error}") from error
    table(file, data, {"lessons": list}, {})
    found = [
        _lesson(f"{file}: lesson {number}", game, entry) for number, entry in enumerate(data["lessons"], 1)
    ]
    once(file, [lesson.id for lesson in found])
    return tuple(found)


def table(place: str, data: Any, must: Fields, may: Fields) -> Mapping[str, Any]:
    """A table that has all it must and nothing that it may not."""
    if not isinstance(data, dict):
        raise BadData(f"{place}: {data!r} is no table")
    for name, value in data.items():
        kind = must.get(name) or may.get(name)
        if kind is None:
            raise BadData(f"{place}: nothing is called {name!r} here; there are {', '.join([*must, *may])}")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise BadData(f"{place}: {name} is {value!r}, not of the kind {kind.__name__}")
    for name in must:
        if data.get(name) in (None, "") or (name in ("steps", "accept", "tokens") and not data[name]):
            raise BadData(f"{place}: {name} is missing")
    return data


def words(place: str, data: Mapping[str, Any], name: str) -> tuple[str, ...]:
    """A list of tokens or patterns."""
    for entry in data.get(name, ()):
        if not isinstance(entry, str):
            raise BadData(f"{place}: {name} holds {entry!r}, which is no word")
    return tuple(data.get(name, ()))


def once(place: str, ids: list[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise BadData(f"{place}: two are called {id!r}")


def _lesson(place: str, game: str, entry: Any) -> Lesson:
    data = table(place, entry, LESSON, LESSON_MAY)
    place = f"{place} ({data['id']})"
    steps = [_step(f"{place}, step {number}", step) for number, step in enumerate(data["steps"], 1)]
    once(place, [step.id for step in steps])
    if not 0 <= data["seat"] < data["players"]:
        raise BadData(f"{place}: there is no seat {data['seat']}")
    answers, others = words(place, data, "answers"), words(place, data, "others")
    options = data.get("options", {})
    try:
        position = contract.find(game).new(data["players"], data["seed"], **options)
    except BadData as error:
        raise BadData(f"{place}: {error}") from error
    for token in (*answers, *(token for step in steps for token in step.then)):
        if token not in position.vocabulary.codes:
            raise BadData(f"{place}: {token!r} is no answer of {game}")
    for step in steps:
        known(f"{place}, step {step.id}", step, list(position.vocabulary.codes))
    found = Lesson(
        game, data["id"], data["players"], data["seat"], data["seed"], options, answers, others, tuple(steps)
    )
    prove(place, found)
    return found


def _step(place: str, entry: Any) -> Step:
    data = table(place, entry, STEP, STEP_MAY)
    place = f"{place} ({data['id']})"
    slips = []
    for number, slip in enumerate(data.get("slips", ()), 1):
        at = f"{place}, slip {number}"
        table(at, slip, SLIP, {})
        if slip["reply"] in TAKEN:
            raise BadData(f"{at}: every step has a {slip['reply']!r} already")
        slips.append(Slip(words(at, slip, "tokens"), slip["reply"]))
    goals = [_goal(f"{place}, goal {number}", goal) for number, goal in enumerate(data.get("goals", ()), 1)]
    return Step(
        data["id"],
        words(place, data, "accept"),
        tuple(goals),
        tuple(slips),
        words(place, data, "then"),
        data.get("check", False),
    )


def _goal(place: str, entry: Any) -> Goal:
    data = table(place, entry, GOAL, GOAL_MAY)
    return Goal(data["at"], data.get("is"), data.get("least"), data.get("most"), data.get("count", 1))


def known(place: str, step: Step, tokens: list[str]) -> None:
    """Raise BadData if a pattern of a step fits no answer that the game has."""
    for pattern in (*step.accept, *(pattern for slip in step.slips for pattern in slip.patterns)):
        if not any(fits(token, (pattern,)) for token in tokens):
            raise BadData(f"{place}: {pattern!r} fits no answer")


def prove(place: str, lesson: Lesson) -> None:
    """Take a lesson once, by the first answer that each step accepts. BadData says where it cannot go on."""
    try:
        session = lesson.start()
        while not session.done:
            helpful = session.helpful
            if not helpful:
                raise BadData(f"step {lesson.steps[session.number].id}: no possible answer is accepted")
            session.answer(helpful[0])
    except (BadData, BadRecord) as error:
        raise BadData(f"{place}: {error}") from error
