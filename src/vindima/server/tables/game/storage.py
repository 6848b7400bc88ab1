"""What tables need from the outside: storage that outlives the process, and bots that think elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Protocol

from vindima.core.position import Position
from vindima.server.tables.game.chat import Said
from vindima.server.tables.game.daily import Deal, Entry
from vindima.server.tables.game.pace import Clock
from vindima.server.tables.game.plans import Plan
from vindima.server.tables.game.seats import Ending, Link, Listing, Note, Payer, Place, Seat, Stored, Takeover
from vindima.server.tables.game.table import Act, Proposal
from vindima.server.wire import meeting as wire_meeting

__all__ = ["Bots", "Overtaken", "Shuffled", "Storage", "Unavailable"]


class Overtaken(Exception):
    """Another process has entered an act with the same number first."""


class Unavailable(Exception):
    """The storage cannot be used now. Either nothing was written, or the outcome is unknown."""


Shuffled = tuple[dict[str, Any], Note | None]
"""The new state of a table's shuffle, and what everybody is told about it."""


class Storage(Protocol):
    """Tables that outlive the process. Everything a method has written is durable when it returns.

    Every method raises Unavailable when the storage cannot be used.
    """

    @property
    def shared(self) -> bool:
        """True if other processes may serve the same tables."""

    async def table(self, id: str) -> Stored | None:
        """A table with its seats and places; None if there is none with that id."""

    async def add_table(self, table: Stored, proposal: Proposal) -> Clock | None:
        """Add a table with the first act of its log. Returns its clocks.

        Raises Overtaken if another process has added it, or has started the same attempt at a deal of the
        day.
        """

    async def tables_to_continue(self) -> list[str]:
        """The tables at which no person has to answer next.

        Either a bot is asked, and a person or a tournament waits for it; or the player who is asked has
        prepared the turn.
        """

    async def hosted(self, browser: int) -> tuple[int, int]:
        """How many unfinished tables a browser hosts, and the total size in bytes of their first acts."""

    async def acts(self, id: str, after: int = 0, until: int | None = None) -> list[Act]:
        """The log of a table, or part of it."""

    async def enter(
        self, table: Stored, seq: int, proposal: Proposal, key: str | None, plan: Plan | None = None
    ) -> Clock | None:
        """Enter an act under its number, and its game's result if one is stored. Raises Overtaken.

        With `plan`, the act is the step of a prepared turn, and `plan` is the rest of it. Returns the clocks
        of the table after the act.
        """

    async def plans(self, id: str) -> dict[int, Plan]:
        """The turns that players have prepared, by seat."""

    async def keep_plan(self, id: str, plan: Plan) -> None:
        """Store a plan in place of that of the same seat. Nobody is notified."""

    async def clock(self, id: str) -> Clock | None:
        """The clocks of a table."""

    async def attempts(self, deal: Deal, browser: int) -> list[Entry]:
        """A browser's attempts at a deal of the day, in order."""

    async def counted(self, deal: Deal) -> list[Entry]:
        """The counted and finished attempts of all people at a deal of the day."""

    async def has_seen(self, deal: Deal, browser: int) -> bool:
        """True if the browser has a place at another person's table with a deal of the day."""

    async def number_of(self, id: str, key: str) -> int | None:
        """The number of the act that was entered under an idempotency key."""

    async def find_link(self, secret: str) -> Link | None:
        """The seat that a secret restores, the seat it invites to, or the table it shows."""

    async def change_seat(
        self, id: str, before: Seat, after: Seat, place: Place | None, note: Note | None
    ) -> bool:
        """Change who plays a seat; returns False, and changes nothing, if somebody else has changed it first.

        A seat that is no longer a person's has no holder afterwards. `place` is added, and `note` is entered
        in the chat.
        """

    async def change_shuffle(self, id: str, change: Callable[[Stored], Shuffled | None]) -> None:
        """Change the state of a table's shuffle atomically; None changes nothing."""

    async def change_takeover(
        self, id: str, before: Takeover | None, after: Takeover | None, note: Note | None
    ) -> bool:
        """Change the request to take over a seat; False, and nothing changes, if somebody else has first."""

    async def rename_seats(self, browser: int, old: str, new: str) -> list[str]:
        """Rename the seats of running tables that a browser holds under its old name, or under none.

        A name that another person at a table has gets a number. Returns the tables.
        """

    async def add_place(self, id: str, place: Place, note: Note | None) -> None:
        """Let a browser see a table; existing places stay."""

    async def keep_place(self, id: str, place: Place, note: Note) -> None:
        """Make a browser the only holder of its seat, with a new link."""

    async def change_help(self, id: str, hints: bool, coach: bool) -> None:
        """Set whether the table gives hints, and whether it has a coach."""

    async def change_listing(self, id: str, listing: Listing, note: Note | None) -> None:
        """Set how the table is offered to people who have no link to it."""

    async def offers(self, ids: Collection[str] | None) -> list[wire_meeting.Offer]:
        """The tables, of those given or of all, that everybody may join or watch."""

    async def offered_seats(self, browser: int) -> int:
        """At how many open tables that still wait for players a browser has a place."""

    async def change_ending(
        self, id: str, before: Ending | None, after: Ending | None, closed: bool, note: Note
    ) -> bool:
        """Change the request to end the game, or end it; False if somebody else has changed it first."""

    async def hide(self, id: str, browser: int, hidden: bool) -> None:
        """Hide a table from a browser's list, or show it again."""

    async def remove(self, id: str, browser: int) -> bool:
        """Remove a finished table for a browser and for its spectators; True if others keep it.

        A table at which nobody else has played is deleted.
        """

    async def chat(self, id: str, after: int, most: int) -> list[Said]:
        """The newest chat lines after a number, oldest first."""

    async def deaf_to(self, author: int) -> Collection[int]:
        """The browsers whose people do not want to read what a person says."""

    async def turned_away(self, id: str, browser: int) -> bool:
        """True if the host of a table has removed or blocked a person."""

    async def announce(self, table: str, text: str) -> None:
        """Send a text about a table to every process that shares the storage."""


class Bots(Protocol):
    """Bots that think elsewhere."""

    async def ask(self, code: str, position: Position, seed: int, payer: Payer) -> str:
        """The token of a bot's answer, computed on somebody's account."""
