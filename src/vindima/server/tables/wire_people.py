"""The wire protocol about people: their part in a deal, takeovers of seats, their own data; see `wire.py`."""

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
    """Whoever asks takes over the seat if all other players agree."""

    seat: int
    name: str
    mine: bool
    """This browser asks."""
    agreed: list[int]
    """The seats whose players have agreed."""
    waiting: list[int]
    """The seats whose players have not answered."""


class Shuffle(TypedDict):
    """Where the game's seed comes from, and what proves it."""

    kind: Literal["server", "chosen", "shared"]
    """The server drew it; somebody named it or brought it in a record; the server and the seats made it."""
    seed: str | None
    """A seed that somebody may know is told to everybody."""
    commitment: str | None
    """The hash that binds the server to its seed, or its part of it; the finished game's record opens it."""
    round: int
    """A shared deal begins again if people change seats while shares are opened."""
    dealt: bool
    """False while a shared deal waits. Until then the state shows a sample deal, and nobody is asked."""
    opening: bool
    """Every seat is taken and every share is sealed: now the browsers open their shares."""
    seals: dict[str, str]
    """By seat, the hash that binds it to its share."""
    opened: list[int]
    """The seats that have opened their shares."""


class Followed(TypedDict):
    """Where a link has led: a table, and the seat that the browser now holds there."""

    table: str | None
    """None if somebody without a name would take an open seat, and wants to be asked for one first."""
    seat: int | None


class Privacy(TypedDict):
    """After how many days the server deletes something by itself; 0: never."""

    finished: int
    """Finished tables, since their last change."""
    idle: int
    """Unfinished tables, since their last change."""
    browsers: int
    """Everything about a browser that has not been here."""


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
    """It sends this request."""


class Passkey(TypedDict):
    """A passkey that signs somebody in."""

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
    """The person can come back if a device loses its cookie."""
    devices: list[Device]
    passkeys: list[Passkey]
    email: str | None
    offers: Offers


class PersonalLink(TypedDict):
    """A link that signs in another device, once. Nobody is shown it again."""

    link: str
    qr: str
    """The same as a QR code, in SVG."""
    minutes: int
    """For how long the link is good."""


class Ticket(TypedDict):
    """What a link to an identity would do."""

    kind: Literal["device", "email", "address"]
    """It signs in, as does one from a mail; or it proves whose address it was sent to."""
    name: str
    """The person whose identity it is."""
    mine: bool
    """This browser is signed in as that person already."""
    address: str | None
    """The address that would be kept; told only to the person who asked for it."""
    brings: int
    """How many tables of this browser would become the person's."""


class Sent(TypedDict):
    """A mail is on its way; nobody learns whether the address is known here."""

    minutes: int
    """For how long the link in it is good."""
