"""Who is told about an event at a table, and over which channels."""

from __future__ import annotations

import base64
import hmac
from collections.abc import Collection, Iterator
from datetime import UTC, datetime, time, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row

from vindima.server.database.access import jobs
from vindima.server.database.notices import hooks
from vindima.server.database.notices import outbox as rows
from vindima.server.database.notices.outbox import Notice, Person, Standing
from vindima.server.database.people import blocks
from vindima.server.tables.common.clock import now
from vindima.server.tables.common.notices import Event

__all__ = [
    "OF_TURN",
    "TIDY",
    "Telling",
    "enter",
    "next_mail",
    "read",
    "sealed",
    "still_so",
    "tag_of",
    "telling",
]

HOOKED: Final[tuple[Event, ...]] = ("turn", "began", "over", "clock")
"""The events for webhooks."""
OF_TURN: Final[tuple[Event, ...]] = ("turn", "clock")
"""The events that concern only the person who has to answer."""
HOUR: Final = 3600
TIDY: Final = "tidy-notices"
"""The kind of the daily job that deletes the records of what was sent long ago."""


class Telling(NamedTuple):
    """An event at a table, and everybody who may want to be told about it."""

    event: Event
    standing: Standing
    people: list[Person]
    hooks: list[Row[Any]]


def read(connection: Connection, table: str, event: Event, only: int | None) -> Telling | None:
    """Everything that decides who is told; None if the table is gone or its game closed."""
    standing = rows.standing_of(connection, table)
    if standing is None or standing.table.closed:
        return None
    asked = receivers(standing, event, only)
    if event == "chat" and standing.chat[1] is not None:
        deaf = blocks.deaf_to(connection, standing.chat[1])
        asked = [person for person in asked if person not in deaf]
    found = [rows.person_of(connection, person, table) for person in asked]
    heard = list(hooks.hooks_at(connection, table)) if event in HOOKED else []
    return Telling(event, standing, [person for person in found if person is not None], heard)


def receivers(standing: Standing, event: Event, only: int | None) -> list[int]:
    """The people whom an event concerns."""
    if only is not None:
        return [only]
    if event in OF_TURN:
        return sorted(standing.answering)
    seated = rows.seated(standing)
    if event == "chat":
        seated.discard(standing.chat[1] or 0)
    return sorted(seated)


def telling(
    found: Telling, looking: Collection[int], seal: str, at: datetime
) -> Iterator[tuple[Notice, datetime]]:
    """The notices of an event, each with its sending time. Nobody is told what they are looking at."""
    event, standing = found.event, found.standing
    turn = turn_of(standing, event, at)
    if not still_so(standing, event, turn):
        return
    for person in found.people:
        if person.id in looking or not person.wishes.wants(event, person.mode):
            continue
        if event == "began" and person.id in standing.answering and person.wishes.wants("turn", person.mode):
            continue
        due = person.wishes.quiet_until(at) or at
        if "push" in person.wishes.channels:
            for device in person.devices:
                yield note(seal, "push", person.id, device, standing.table.id, event, turn), due
        if "mail" in person.wishes.channels and person.email is not None:
            yield note(seal, "mail", person.id, 0, standing.table.id, event, turn), due
    if event in OF_TURN and standing.answering & set(looking):
        return
    for hook in found.hooks:
        yield note(seal, "hook", hook.browser, hook.id, standing.table.id, event, turn), at


def turn_of(standing: Standing, event: Event, at: datetime) -> int:
    """Which of several such events at the table this is; only the first notice of each is sent."""
    if event in OF_TURN:
        return standing.turn
    # A person who does not come is told about new messages once an hour.
    return int(at.timestamp()) // HOUR if event == "chat" else 0


def still_so(standing: Standing, event: Event, turn: int, person: int | None = None) -> bool:
    """True if there is still a reason to tell a person, or anybody, about an event."""
    if event in OF_TURN:
        answering = standing.answering
        return standing.turn == turn and bool(answering) and (person is None or person in answering)
    return standing.over if event == "over" else not standing.over


def note(seal: str, channel: Any, person: int, target: int, table: str, event: Event, turn: int) -> Notice:
    """A notice and its name. The name reveals nothing: the number of acts is part of some secrets."""
    key = sealed(seal, f"{channel} {person} {target} {table} {event} {turn}")
    return Notice(key, channel, person, target, table, event, turn)


def tag_of(seal: str, person: int, table: str, event: Event) -> str:
    """The tag by which a newer notice replaces an older one of the same kind: 32 letters."""
    return sealed(seal, f"tag {person} {table} {event}")[:32]


def sealed(seal: str, text: str) -> str:
    digest = hmac.digest(seal.encode(), text.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def enter(connection: Connection, notices: list[tuple[Notice, datetime]]) -> None:
    """Record the notices and schedule their sending; those recorded before are not sent again."""
    mails = set()
    for notice, due in notices:
        if not rows.add(connection, notice):
            continue
        if notice.channel == "mail":
            mails.add(notice.person)
        else:
            jobs.add(connection, notice.channel, f"{notice.channel}:{notice.key}", due, {"key": notice.key})
    for person in sorted(mails):
        next_mail(connection, person)
    midnight = datetime.combine(now().date() + timedelta(days=1), time(), UTC)
    jobs.add(connection, TIDY, TIDY, midnight, {})


def next_mail(connection: Connection, person: int) -> None:
    """Schedule the next mail to a person."""
    due = rows.mail_due(connection, person)
    if due is not None:
        jobs.add(connection, "mail", f"mail:{person}", due, {"person": person})
