"""The file that an owner of the box sends to the project. It also stores progress in the terminal."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from vindima.checking.answers import Answers
from vindima.checking.parts import answerable, doubtful
from vindima.core import contract
from vindima.core.explain import BadData

__all__ = ["FORMAT", "read_report", "report"]

FORMAT: Final = "vindima checked numbers 1"
"""The first field of every report."""


def report(answers: Answers) -> dict[str, Any]:
    """Everything that was confirmed or corrected, with its place, in the order of the board."""
    items = answerable(answers.game)
    return {
        "format": FORMAT,
        "game": answers.game,
        "rules": contract.find(answers.game).rules,
        "edition": answers.edition,
        "note": answers.note,
        "uncertain": len(doubtful(answers.game)),
        "corrected": [
            {
                "place": name,
                "old": {key: items[name].ours.get(key) for key in answers.corrected[name]},
                "new": answers.corrected[name],
            }
            for name in items
            if name in answers.corrected
        ],
        "confirmed": [
            {"place": name, "value": items[name].current} for name in items if name in answers.confirmed
        ],
    }


def read_report(text: str, game: str) -> Answers:
    """The answers in a report. Places that are no longer uncertain are ignored."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadData(f"not a report of checked numbers: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadData(f"not a report of checked numbers: format is not {FORMAT!r}")
    if data.get("game") != game:
        raise BadData(f"a report about {data.get('game')!r}, not about {game}")
    answers = Answers(game, edition=str(data.get("edition", "")), note=str(data.get("note", "")))
    for key, read in (("confirmed", "value"), ("corrected", "new")):
        for entry in data.get(key, []):
            if not isinstance(entry, dict) or not isinstance(entry.get(read), Mapping):
                raise BadData(f"{key}: {entry!r}, expected place and {read}")
            if entry.get("place") in answerable(game):
                answers.correct(entry["place"], entry[read])
    return answers
