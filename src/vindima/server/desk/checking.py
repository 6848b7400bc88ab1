"""The uncertain numbers of a game, and an owner's answers about them, as they are sent. Nothing is stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from vindima import checking
from vindima.core import contract
from vindima.core.explain import BadData
from vindima.server.tables.common.problems import Problem
from vindima.server.wire import checking as wire

__all__ = ["Given", "checked", "folder", "uncertain"]


@dataclass(frozen=True)
class Given:
    """An owner's answers about the uncertain numbers, by the numbers' names."""

    confirmed: Sequence[str] = ()
    corrected: Mapping[str, dict[str, Any]] = field(default_factory=dict)
    edition: str = ""
    note: str = ""


def uncertain(game: str) -> wire.Check:
    """The numbers that an owner of the box may check, grouped as on the board."""
    parts = checking.parts(known(game))
    return {"game": game, "parts": [{"id": part.id, "items": list(map(item, part.items))} for part in parts]}


def item(one: checking.Item) -> wire.CheckItem:
    return {
        "name": one.name,
        "doubtful": one.doubtful,
        "spare": one.spare,
        "removable": one.removable,
        "values": one.values,
        "fields": [
            {"key": field.key, "kind": field.kind, "choices": list(field.choices), "noun": field.noun}
            for field in one.fields
        ],
        "label": one.label.to_dict(),
        "line": None if one.line is None else one.line.to_dict(),
    }


def checked(game: str, given: Given) -> wire.Checked:
    """Test the corrections."""
    answers = answers_of(game, given)
    outcome = checking.check(answers)
    troubles: list[wire.CheckTrouble] = [
        {
            "name": trouble.name,
            "field": trouble.field,
            "message": trouble.message.to_dict(),
            "detail": trouble.detail,
        }
        for trouble in outcome.troubles
    ]
    return {
        "troubles": troubles,
        "tables": {} if troubles else dict(outcome.tables),
        "report": cast(wire.CheckReport, checking.report(answers)),
    }


def folder(game: str, given: Given) -> tuple[str, bytes]:
    """The corrected data files, as an archive of the folder for `--option tables=FOLDER`, and its name."""
    texts = checking.folder_texts(answers_of(game, given))
    name = f"{game}-box"
    return f"{name}.zip", checking.zipped(texts, name)


def known(game: str) -> str:
    if game not in contract.known():
        raise Problem("no-page", f"there is no game {game!r}")
    return game


def answers_of(game: str, given: Given) -> checking.Answers:
    answers = checking.Answers(known(game), edition=given.edition, note=given.note)
    try:
        for name in given.confirmed:
            answers.confirm(name)
        for name, values in given.corrected.items():
            answers.correct(name, values)
    except BadData as error:
        raise Problem("bad-request", str(error)) from error
    return answers
