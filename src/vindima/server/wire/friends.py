"""The wire protocol about other people: friends, blocks, and who may stay at a table; see `table.py`.

People's ids are never sent. A person is identified by a seat or a chat line of a table, or by the id of a
relation that the reader has with them.
"""

from __future__ import annotations

from typing import Literal, TypedDict

__all__ = [
    "Audience",
    "Blocked",
    "Bond",
    "Company",
    "Done",
    "Friend",
    "FriendTable",
    "Guest",
    "Met",
    "People",
    "Removed",
    "Watcher",
]


class Friend(TypedDict):
    """A friend, or a person who has been asked."""

    id: int
    """The number of the friendship."""
    name: str


class Met(TypedDict):
    """A person with whom the reader has shared a table, and a seat of theirs."""

    name: str
    table: str
    seat: int
    games: int
    """At how many tables both had seats."""
    last: str
    """The time of the latest event at one of these tables."""


class Blocked(TypedDict):
    """A person whose chat lines the reader does not want to read."""

    id: int
    name: str
    full: bool
    """True if they are also kept away from the reader's tables."""


class FriendTable(TypedDict):
    """A table open to everybody at which a friend sits."""

    id: str
    game: str
    friend: str


class People(TypedDict):
    """The people whom the reader knows here."""

    friends: list[Friend]
    asking: list[Friend]
    """The people who want to be the reader's friends."""
    asked: list[Friend]
    """The people whom the reader has asked and who have not answered."""
    met: list[Met]
    """Other people with whom the reader has played, most recent first."""
    blocked: list[Blocked]
    tables: list[FriendTable]
    """Open tables of friends that have a free seat."""


class Bond(TypedDict):
    """The reader's relation to the person in a seat."""

    seat: int
    kind: Literal["friend", "asked", "asking", "none"]


class Guest(Friend):
    """A friend who has no seat at a table."""

    invited: bool


class Company(TypedDict):
    """The people at a table, as far as the reader knows them, and the friends who could join them."""

    bonds: list[Bond]
    guests: list[Guest]


class Watcher(TypedDict):
    """A spectator of a table, as its host sees them."""

    key: str
    """Identifies the spectator at this table, and nowhere else."""
    name: str


class Removed(TypedDict):
    """A person whom the host has removed from a table."""

    id: int
    name: str


class Audience(TypedDict):
    """Who watches a table, and who was removed; only its host may know."""

    watching: list[Watcher]
    removed: list[Removed]


class Done(TypedDict):
    """A request was carried out, and there is nothing more to report."""

    done: bool
