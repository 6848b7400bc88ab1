"""The wire protocol for checking numbers against the box; see `table.py`."""

from __future__ import annotations

from typing import Any, TypedDict

from vindima.core.wire import Message

__all__ = ["Check", "CheckItem", "CheckTrouble", "Checked"]


class CheckField(TypedDict):
    """A value that may be corrected."""

    key: str
    kind: str
    """One of number, flag, choice, pair, numbers, numbered, amounts: see `checking/parts.py`."""
    choices: list[str]
    noun: str
    """The kind of the nouns that the choices are."""


class CheckItem(TypedDict):
    """A row or value of a data file."""

    name: str
    doubtful: bool
    """False for numbers known from print, which are only shown beside the rest, and for spare rows."""
    spare: bool
    """True for a row missing from our files; an owner whose board has it sets its `present` to true."""
    removable: bool
    """True if the board may lack the row; then its `present` may be corrected."""
    values: dict[str, Any]
    fields: list[CheckField]
    label: Message
    line: Message | None
    """The line of the board that it belongs to."""


class CheckPart(TypedDict):
    """A part of the board."""

    id: str
    items: list[CheckItem]


class Check(TypedDict):
    """The uncertain numbers of a game, the most consequential part of the board first."""

    game: str
    parts: list[CheckPart]


class CheckTrouble(TypedDict):
    """Why a correction cannot be right."""

    name: str | None
    field: str
    message: Message
    detail: str
    """In English, with the file and the place."""


class CorrectedPlace(TypedDict):
    """A row or value that was corrected."""

    place: str
    old: dict[str, Any]
    new: dict[str, Any]


class ConfirmedPlace(TypedDict):
    """A row or value that is right."""

    place: str
    value: dict[str, Any]


class CheckReport(TypedDict):
    """What an owner found, in the order of the board: what `checking/report.py` writes and reads."""

    format: str
    game: str
    rules: str
    edition: str
    note: str
    uncertain: int
    """How many numbers of the game are uncertain."""
    corrected: list[CorrectedPlace]
    confirmed: list[ConfirmedPlace]


class Checked(TypedDict):
    """The result of checking an owner's corrections."""

    troubles: list[CheckTrouble]
    tables: dict[str, Any]
    """For the option `tables` of a new table; empty without corrections, or if one is invalid."""
    report: CheckReport
    """The file to send to the project."""
