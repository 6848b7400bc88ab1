"""The wire protocol about people: their part in a deal, takeovers of seats, own data; see `table.py`."""

from __future__ import annotations

from typing import Literal, TypedDict

__all__ = [
    "Deleted",
    "Device",
    "Followed",
    "Identity",
    "Offers",
    "Passkey",
    "PersonalLink",
    "Privacy",
    "Sent",
    "Shuffle",
    "Takeover",
    "Ticket",
]


class Takeover(TypedDict):
    """A request to take over a seat, which needs the agreement of all other players."""

    seat: int
    name: str
    mine: bool
    """True if it is this browser's request."""
    agreed: list[int]
    """The seats whose players have agreed."""
    waiting: list[int]
    """The seats whose players have not answered."""


class Shuffle(TypedDict):
    """Where the game's seed comes from, and what proves it."""

    kind: Literal["server", "chosen", "shared"]
    """The server drew it; somebody named it or brought it in a record; the server and the seats made it."""
    seed: str | None
    """The seed, if somebody may know it: then it is shown to everybody."""
    commitment: str | None
    """The hash that commits the server to its seed, or its part; the finished game's record opens it."""
    round: int
    """A shared deal starts again if people change seats while shares are opened."""
    dealt: bool
    """False while a shared deal waits. Until then the state shows a sample deal, and nobody is asked."""
    opening: bool
    """True if every seat is taken and every share is sealed: now the browsers open their shares."""
    seals: dict[str, str]
    """By seat, the hash that commits it to its share."""
    opened: list[int]
    """The seats that have opened their shares."""


class Followed(TypedDict):
    """Where a link has led: a table, and the seat that the browser now holds there."""

    table: str | None
    """None if a person without a name would take an open seat and should be asked for one first."""
    seat: int | None


class Privacy(TypedDict):
    """After how many days the server deletes something automatically; 0: never."""

    finished: int
    """Finished tables, since their last change."""
    idle: int
    """Unfinished tables, since their last change."""
    browsers: int
    """Everything about a browser, since its last visit."""


class Deleted(TypedDict):
    """A person's data were deleted."""

    tables: int
    """At how many tables they had a place."""


class Device(TypedDict):
    """A device that is signed in."""

    id: int
    name: str
    """Browser and system, as far as they are known: `Firefox, Android`."""
    label: str | None
    """What its owner calls it."""
    seen: str
    """When it was last used, to the day."""
    current: bool
    """True if the device sends this request."""


class Passkey(TypedDict):
    """A passkey with which the person signs in."""

    id: int
    name: str
    """Where it was made: browser and system."""
    created: str


class Offers(TypedDict):
    """The ways to keep an identity that this server offers besides personal links."""

    passkeys: bool
    mail: bool


class Identity(TypedDict):
    """How a person can come back."""

    name: str
    kept: bool
    """True if the person can come back after a device has lost its cookie."""
    devices: list[Device]
    passkeys: list[Passkey]
    email: str | None
    offers: Offers


class PersonalLink(TypedDict):
    """A single-use link that signs in another device. It is never shown again."""

    link: str
    qr: str
    """The same as a QR code, in SVG."""
    minutes: int
    """How many minutes the link is valid."""


class Ticket(TypedDict):
    """What a link to an identity would do."""

    kind: Literal["device", "email", "address"]
    """It signs in, directly or from a mail; or it verifies the address that it was sent to."""
    name: str
    """The person whose identity it is."""
    mine: bool
    """True if this browser is already signed in as that person."""
    address: str | None
    """The address that would be kept; sent only to the person who asked for it."""
    brings: int
    """How many tables of this browser would become the person's."""


class Sent(TypedDict):
    """A mail is on its way; the response never reveals whether the address is known here."""

    minutes: int
    """How many minutes the link in it is valid."""
