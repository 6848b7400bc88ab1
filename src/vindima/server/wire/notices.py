"""The wire protocol about notifications; see `table.py`."""

from __future__ import annotations

from typing import Literal, TypedDict

__all__ = ["Hook", "Looking", "Notices", "Stopped", "TableNotices", "Waiting", "WaitingTable"]

Channel = Literal["browser", "push", "mail"]
Event = Literal["turn", "began", "over", "invited", "chat", "clock"]


class Looking(TypedDict):
    """Whether a page is visible."""

    looking: bool


class WaitingTable(TypedDict):
    """A table at which the person has to answer."""

    id: str
    game: str
    tell: bool
    """True if a page that is not visible should show a notification."""
    tag: str
    """The tag of this notification, which Web Push uses too, so that only one of them is shown."""


class Waiting(TypedDict):
    """The games that wait for a person, longest waiting first."""

    tables: list[WaitingTable]


class Hook(TypedDict):
    """A webhook."""

    id: int
    kind: Literal["discord", "slack", "matrix", "json"]
    host: str
    """The host that it leads to. The whole address may be a secret, so it is not shown again."""
    table: str | None
    """The table that it is for; None: all tables that the person hosts."""


class Notices(TypedDict):
    """A person's notification preferences, and what this server supports."""

    channels: list[Channel]
    events: list[Event]
    quiet: str | None
    """Quiet hours: `22:00-07:00`."""
    zone: str
    """The time zone of the quiet hours: `Europe/Lisbon`."""
    digest: int
    """The minimum number of minutes between two mails."""
    chosen: bool
    """True if the person has chosen preferences before."""
    push_key: str
    """What a browser needs to subscribe to Web Push."""
    subscribed: bool
    """True if this device receives Web Push."""
    devices: int
    """How many devices of this person receive Web Push."""
    mail: bool
    """True if this server sends mails."""
    email: str | None
    """The address that mails go to."""
    hooks: list[Hook]


class TableNotices(TypedDict):
    """A person's notification preferences for one table."""

    mode: Literal["usual", "all", "none"]
    channels: list[Channel]
    """The channels that the person has turned on."""
    host: bool
    """True if the person may add webhooks to this table."""
    hooks: list[Hook]
    """Their webhooks for this table."""


class Stopped(TypedDict):
    """No more mails go to this address."""

    stopped: bool
