"""The file in which games move to another browser: every document, with its version.

A file is validated completely before anything in it is stored, so that a damaged file changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any, Final

from vindima.browser.keys import CAMPAIGN, DAILY, LESSONS, LOG, ME, RESULT, TABLE, TRIES
from vindima.browser.shelf import Document
from vindima.browser.storage import acts_in, listed, packed, read_entry, read_result, said, stored
from vindima.core import contract
from vindima.puzzles.rating import Try
from vindima.server.tables.common.links import is_id
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.live.house import rebuilt
from vindima.viticulture.campaign import Campaign

__all__ = ["KINDS", "read_file", "write_file"]

FORM: Final = "vindima-games"
VERSION: Final = 1
"""The form of the file, and its version."""


def write_file(documents: Iterable[Document]) -> str:
    """The text of a file that contains documents."""
    kept = {document.key: [document.version, document.text] for document in documents}
    return packed({"form": FORM, "version": VERSION, "documents": kept})


def read_file(text: str) -> dict[str, Document]:
    """The documents in a file; raises if it is not such a file, or if a game in it cannot be opened."""
    try:
        data = json.loads(text)
        if data["form"] != FORM:
            raise ValueError(data["form"])
        if data["version"] > VERSION:
            raise Problem("newer-record", "a newer version has exported these games")
        found = {
            key: Document(str(key), int(version), str(text))
            for key, (version, text) in data["documents"].items()
        }
        for document in found.values():
            check_document(document, found)
    except Problem:
        raise
    except Exception as error:
        # A file may contain anything, so any exception may be raised.
        raise Problem("bad-record", "this is not a file of exported games") from error
    return found


def check_document(document: Document, others: dict[str, Document]) -> None:
    """Read a document as the tables and the service do. Raises an exception if that is not possible."""
    for kind, check in KINDS.items():
        if document.key.startswith(kind):
            check(document, others)
            return
    raise ValueError(document.key)


def check_table(document: Document, others: dict[str, Document]) -> None:
    """Check a table and everything that has been played there."""
    id = document.key.removeprefix(TABLE)
    data = json.loads(document.text)
    kept = stored(data["stored"])
    if not is_id(id) or kept.id != id:
        raise ValueError(id)
    listed(data)
    datetime.fromisoformat(data["updated"])
    for line in data["chat"]:
        said(line)
    try:
        rebuilt(kept, acts_in(others[LOG + id].text))
    except Problem as problem:
        # A game of other rules that the current ones cannot replay is kept: its table says why it does not
        # open.
        if kept.header["rules"] == contract.find(kept.header["game"]).rules:
            raise ValueError(id) from problem


def check_log(document: Document, others: dict[str, Document]) -> None:
    """Check the log of a table: its version is the number of its lines. The table replays it."""
    if len(document.text.splitlines()) != document.version or document.key.replace(LOG, TABLE) not in others:
        raise ValueError(document.key)


def check_campaign(document: Document, others: dict[str, Document]) -> None:
    data = json.loads(document.text)
    Campaign.from_dict(data["data"])
    if data["table"] is not None and not is_id(data["table"]):
        raise ValueError(document.key)


def check_attempts(document: Document, others: dict[str, Document]) -> None:
    for entry in json.loads(document.text):
        read_entry(entry)


def check_result(document: Document, others: dict[str, Document]) -> None:
    read_result(json.loads(document.text))


def check_me(document: Document, others: dict[str, Document]) -> None:
    if not all(isinstance(value, str) for value in json.loads(document.text).values()):
        raise ValueError(document.key)


def check_lessons(document: Document, others: dict[str, Document]) -> None:
    for lessons in json.loads(document.text).values():
        for entry in lessons.values():
            int(entry["steps"])
            if not all(isinstance(token, str) for token in entry["answers"]):
                raise ValueError(document.key)


def check_tries(document: Document, others: dict[str, Document]) -> None:
    for one in json.loads(document.text).get("tries", []):
        Try(*one)


KINDS: Final[dict[str, Callable[[Document, dict[str, Document]], Any]]] = {
    ME: check_me,
    LESSONS: check_lessons,
    TRIES: check_tries,
    TABLE: check_table,
    LOG: check_log,
    CAMPAIGN: check_campaign,
    DAILY: check_attempts,
    RESULT: check_result,
}
"""The key prefixes of all documents, and the function that checks each kind."""
