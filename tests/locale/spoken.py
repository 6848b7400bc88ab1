"""Shared by the tests of catalogues: the keys of a file, and the messages of games."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import vindima
from vindima.core.explain import Message
from vindima.core.position import Position
from vindima.locale import Text

LOCALE = Path(vindima.__file__).parent / "locale"
KEY = re.compile(r"^(-?[a-z][a-z0-9-]*) =", re.MULTILINE)


def keys(language: str, *files: str) -> set[str]:
    """The keys of some files of a language, none of which may be duplicated."""
    found = [key for file in files for key in KEY.findall((LOCALE / language / file).read_text("utf-8"))]
    assert len(found) == len(set(found)), "a key is duplicated"
    return set(found)


def messages(position: Position) -> Iterator[Message]:
    """The question, its answers and its refusals."""
    assert position.question is not None
    yield position.question.message
    yield from (answer.message for answer in position.answers())
    yield from (refusal.message for refusal in position.refusals())


def distinct(positions: Iterable[Position]) -> list[Message]:
    """All messages of some positions, without duplicates."""
    return list({repr(message): message for position in positions for message in messages(position)}.values())


def unspoken(text: Text, said: Iterable[Message]) -> list[str]:
    """The messages whose text is empty or shows Fluent syntax or ids."""
    sentences = (text.message(message) for message in said)
    return [sentence for sentence in sentences if not sentence or set("{}_$") & set(sentence)]
