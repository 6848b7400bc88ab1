"""The notifications that people want, and which of their devices receive Web Push."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update

from vindima.server.database import schema
from vindima.server.database.access import rows
from vindima.server.tables.common.notices import CHANNELS, EVENTS, NOTHING, Mode, Wishes, quiet_hours
from vindima.server.tables.common.problems import Problem

__all__ = [
    "change",
    "change_mode",
    "export",
    "has_chosen",
    "merge",
    "mode_of",
    "stop_mail",
    "subscribe",
    "subscriptions_of",
    "unsubscribe",
    "wishes_in",
    "wishes_of",
]

DEVICES: Final = 20
"""How many devices of one person receive Web Push; one more replaces the oldest."""


def wishes_in(row: Row[Any]) -> Wishes:
    """The preferences stored in a row."""
    channels, events = row.channels.split(), row.events.split()
    return Wishes(
        tuple(channel for channel in CHANNELS if channel in channels),
        tuple(event for event in EVENTS if event in events),
        quiet_hours(row.quiet),
        row.zone,
        row.digest,
    )


def wishes_of(connection: Connection, person: int) -> Wishes:
    """The notifications that a person wants; none if they have not chosen."""
    wishes = schema.wishes
    row = connection.execute(select(wishes).where(wishes.c.browser == person)).one_or_none()
    return NOTHING if row is None else wishes_in(row)


def has_chosen(connection: Connection, person: int) -> bool:
    """True if a person has chosen their notifications."""
    return connection.scalar(select(func.count()).where(schema.wishes.c.browser == person)) != 0


def change(connection: Connection, person: int, wanted: Wishes) -> None:
    """Store a person's preferences."""
    wishes = schema.wishes
    values = {
        "channels": " ".join(wanted.channels),
        "events": " ".join(wanted.events),
        "quiet": None if wanted.quiet is None else str(wanted.quiet),
        "zone": wanted.zone,
        "digest": wanted.digest,
    }
    if not connection.execute(update(wishes).where(wishes.c.browser == person).values(values)).rowcount:
        connection.execute(insert(wishes).values(browser=person, **values))


def stop_mail(connection: Connection, person: int) -> None:
    """Send a person no more mails about games."""
    wanted = wishes_of(connection, person)
    change(
        connection, person, wanted._replace(channels=tuple(one for one in wanted.channels if one != "mail"))
    )


# One table


def mode_of(connection: Connection, person: int, table: str) -> Mode:
    """A person's notification mode for a table."""
    wishes = schema.table_wishes
    same = and_(wishes.c.table_id == table, wishes.c.browser == person)
    return cast(Mode, connection.scalar(select(wishes.c.mode).where(same)) or "usual")


def change_mode(connection: Connection, person: int, table: str, mode: Mode) -> None:
    """Store a person's notification mode for a table."""
    wishes = schema.table_wishes
    connection.execute(delete(wishes).where(wishes.c.table_id == table, wishes.c.browser == person))
    if mode != "usual":
        connection.execute(insert(wishes).values(table_id=table, browser=person, mode=mode))


# Devices


def subscriptions_of(connection: Connection, person: int) -> Sequence[Row[Any]]:
    """The devices of a person that receive Web Push."""
    subscriptions = schema.subscriptions
    chosen = select(subscriptions).where(subscriptions.c.browser == person)
    return connection.execute(chosen.order_by(subscriptions.c.id)).all()


def subscribe(
    connection: Connection, person: int, device: int, endpoint: str, public_key: str, auth: str
) -> None:
    """Subscribe a device to Web Push. The same browser's earlier subscription is replaced."""
    subscriptions, devices = schema.subscriptions, schema.devices
    if not connection.scalar(select(func.count()).select_from(devices).where(devices.c.id == device)):
        raise Problem("not-yours", "this device is signed out")
    same = or_(subscriptions.c.device == device, subscriptions.c.endpoint == endpoint)
    connection.execute(delete(subscriptions).where(same))
    known = [row.id for row in subscriptions_of(connection, person)]
    excess = known[: max(0, len(known) + 1 - DEVICES)]
    connection.execute(delete(subscriptions).where(subscriptions.c.id.in_(excess)))
    values = {"browser": person, "device": device, "endpoint": endpoint, "created": rows.now()}
    connection.execute(insert(subscriptions).values(**values, public_key=public_key, auth=auth))


def unsubscribe(connection: Connection, device: int) -> None:
    """Unsubscribe a device from Web Push."""
    connection.execute(delete(schema.subscriptions).where(schema.subscriptions.c.device == device))


# A person's data


def export(connection: Connection, person: int) -> dict[str, Any]:
    """Everything stored about a person's notifications, without the secrets of push services."""
    wanted = wishes_of(connection, person)
    modes, hooks, notices = schema.table_wishes, schema.hooks, schema.notices
    return {
        "channels": list(wanted.channels),
        "events": list(wanted.events),
        "quiet": None if wanted.quiet is None else str(wanted.quiet),
        "zone": wanted.zone,
        "digest": wanted.digest,
        "tables": {
            row.table_id: row.mode
            for row in connection.execute(select(modes).where(modes.c.browser == person))
        },
        "devices": [rows.stamp(row.created) for row in subscriptions_of(connection, person)],
        "hooks": [
            {"kind": row.kind, "url": row.url, "table": row.table_id, "created": rows.stamp(row.created)}
            for row in connection.execute(select(hooks).where(hooks.c.browser == person))
        ],
        "sent": [
            {"event": row.event, "channel": row.channel, "table": row.table_id, "at": rows.stamp(row.at)}
            for row in connection.execute(select(notices).where(notices.c.browser == person))
        ],
    }


def merge(connection: Connection, guest: int, person: int) -> None:
    """Give a guest's preferences and webhooks to a person, whose own choices take precedence."""
    wishes, modes, hooks = schema.wishes, schema.table_wishes, schema.hooks
    if not connection.scalar(select(func.count()).select_from(wishes).where(wishes.c.browser == person)):
        connection.execute(update(wishes).where(wishes.c.browser == guest).values(browser=person))
    mine = select(modes.c.table_id).where(modes.c.browser == person)
    theirs = and_(modes.c.browser == guest, modes.c.table_id.notin_(mine))
    connection.execute(update(modes).where(theirs).values(browser=person))
    connection.execute(update(hooks).where(hooks.c.browser == guest).values(browser=person))
