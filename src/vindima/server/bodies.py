"""What requests bring, checked: what is of another kind or too long is refused before anybody reads it."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

__all__ = [
    "Answer",
    "Chat",
    "Confirm",
    "Hints",
    "LessonAnswer",
    "LinkBody",
    "Me",
    "NewCampaign",
    "NewTable",
    "SeatAction",
    "Undo",
]


def clean(text: str) -> str:
    """A name or a line without control characters and needless blanks."""
    return " ".join("".join(" " if unicodedata.category(c) in ("Cc", "Cs") else c for c in text).split())


Name = Annotated[str, Field(max_length=40), AfterValidator(clean)]
Bot = Annotated[str, Field(max_length=80)]
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Number = Annotated[int, Field(ge=0, lt=1 << 31)]
Kind = Literal["person", "bot", "open"]


class Body(BaseModel):
    """Strict: what is not named is refused, and nothing is turned into something else."""

    model_config = ConfigDict(strict=True, extra="forbid")


class Me(Body):
    name: Name | None = None
    language: Annotated[str, Field(max_length=16, pattern=r"^[A-Za-z0-9-]*$")] | None = None


class NewSeat(Body):
    kind: Kind
    name: Name = ""
    bot: Bot | None = None
    mine: bool = False


class From(Body):
    table: Annotated[str, Field(max_length=32)]
    count: Number


class NewTable(Body):
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    hot_seat: bool = False
    confirm: bool = False
    seed: Annotated[int, Field(ge=0, lt=1 << 53)] | None = None
    record: str | None = None
    source: Annotated[From | None, Field(alias="from")] = None


class Answer(Body):
    seat: Number
    revision: Number
    key: Key
    token: Annotated[str, Field(max_length=200)]


class Undo(Body):
    seat: Number
    revision: Number
    key: Key
    count: Number


class Confirm(Body):
    seat: Number
    revision: Number
    key: Key


class SeatAction(Body):
    action: Literal["take", "leave", "stand-in", "back", "bot"]
    name: Name | None = None
    bot: Bot | None = None
    invite: Annotated[str, Field(max_length=200)] | None = None


class Chat(Body):
    text: Annotated[str, Field(max_length=500), AfterValidator(clean), Field(min_length=1)]


class LessonAnswer(Body):
    token: Annotated[str, Field(max_length=200)]


class Hints(Body):
    hints: bool


class LinkBody(Body):
    link: Annotated[str, Field(max_length=300)]


class NewCampaign(Body):
    level: Annotated[str, Field(max_length=40)]
    aggressive: bool = False
    options: dict[str, Any] = {}
