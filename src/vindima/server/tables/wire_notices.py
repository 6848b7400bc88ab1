"""The wire protocol about notifications; see `wire.py`."""

from __future__ import annotations

from typing import Literal, TypedDict

__all__ = ["Hook", "Looking", "Notices", "Stopped", "TableNotices", "Waiting", "WaitingTable"]

Channel = Literal["browser", "push", "mail"]
Event = Literal["turn", "began", "over", "invited", "chat", "clock"]


class Looking(TypedDict):
    """Whether a page is in sight."""

    looking: bool


class WaitingTable(TypedDict):
    """A table at which somebody has to answer."""

    id: str
    game: str
    tell: bool
    """A page that is not in sight shows a notification."""
    tag: str
    """The tag of this notification, which Web Push uses too: whichever comes first, there is one."""


class Waiting(TypedDict):
    """The games that wait for a person, the one that has waited longest first."""

    tables: list[WaitingTable]


class Hook(TypedDict):
    """A webhook."""

    id: int
    kind: Literal["discord", "slack", "matrix", "json"]
    host: str
    """Where it leads. The whole address may be a secret, so it is not shown again."""
    table: str | None
    """The table that it is for; None: all tables that the person hosts."""


class Notices(TypedDict):
    """What a person wants to be told, and what this server can do."""

    channels: list[Channel]
    events: list[Event]
    quiet: str | None
    """Quiet hours: `22:00-07:00`."""
    zone: str
    """The time zone of the quiet hours: `Europe/Lisbon`."""
    digest: int
    """The least number of minutes between two mails."""
    chosen: bool
    """The person has chosen something before."""
    push_key: str
    """What a browser needs to subscribe to Web Push."""
    subscribed: bool
    """This device receives Web Push."""
    devices: int
    """How many devices of this person do."""
    mail: bool
    """This server sends mails."""
    email: str | None
    """Where mails go."""
    hooks: list[Hook]


class TableNotices(TypedDict):
    """What a person wants to be told of one table."""

    mode: Literal["usual", "all", "none"]
    channels: list[Channel]
    """The channels that the person has turned on."""
    host: bool
    """The person may add webhooks to this table."""
    hooks: list[Hook]
    """Their webhooks for this table."""


class Stopped(TypedDict):
    """No more mails go to this address."""

    stopped: bool
