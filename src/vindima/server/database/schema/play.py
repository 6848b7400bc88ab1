"""Tables, their logs, and what people learn and solve."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from vindima.server.database.schema.base import (
    HASH,
    ID,
    METADATA,
    part_of_table,
    person,
    person_at_table,
    time,
)

__all__ = [
    "acts",
    "attempts",
    "campaigns",
    "chat",
    "lessons",
    "places",
    "plans",
    "removals",
    "reports",
    "seats",
    "tables",
    "tries",
]

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("header", Text, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("watch", String(64), nullable=False, unique=True),
    Column("campaign", ID, ForeignKey("campaigns.id")),
    Column("year", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("over", Boolean, nullable=False, index=True),
    Column("winners", String(40), nullable=False),
    time("updated"),
    Column("shuffle", Text),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("coach", Boolean, nullable=False, server_default=false()),
    Column("takeover", Text),
    Column("daily", Text),
    Column("tournament", Text),
    Column("sealed", Boolean, nullable=False, server_default=false()),
    Column("pace", Text),
    Column("clock", Text),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("listed", DateTime(timezone=True), index=True),
    Column("public", Boolean, nullable=False, server_default=false(), index=True),
    Column("level", String(16), nullable=False, server_default=""),
    Column("language", String(16), nullable=False, server_default=""),
    Column("ending", Text),
)
"""A game's header and settings; its current state, which follows from the acts, is stored for lists.

`listed` says since when everybody may join, and `public` that everybody may watch.
"""

seats: Final = Table(
    "seats",
    METADATA,
    *part_of_table("seat"),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(80)),
    Column("stand_in", Boolean, nullable=False),
    Column("invite", String(64), unique=True),
    Column("played", Boolean, nullable=False, server_default=false()),
)
"""Who plays a seat. An invite is valid for one seat, and only as long as the seat is open."""

places: Final = Table(
    "places",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    person(primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("host", Boolean, nullable=False),
    Column("link", HASH, unique=True),
    Column("salt", String(43), nullable=False, server_default=""),
    Column("heard", Integer, nullable=False, server_default="0"),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Index(None, "browser"),
)
"""Which browsers may see a table, and from where: a seat, or WATCHING. The link restores the place elsewhere.

`heard` is the number of the last chat line that the person has seen there. A hidden table is not listed for
that browser.
"""

acts: Final = Table(
    "acts",
    METADATA,
    *part_of_table("seq"),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("tokens", Text, nullable=False),
    Column("keep", Integer, nullable=False),
    Column("held", Boolean, nullable=False),
    Column("decided", Boolean, nullable=False),
    Column("key", String(100)),
    UniqueConstraint("table_id", "key"),
)
"""The logs. They are append-only: if two servers add an act with the same number, the first one wins."""

chat: Final = Table(
    "chat",
    METADATA,
    *part_of_table("number"),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    time("at"),
    Column("event", String(40)),
    Column("browser", Integer),
    Column("aside", Boolean, nullable=False, server_default=false()),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("about", Integer),
)
"""What people say, and notes of the server, which have an event. The author is stored for deletion.

An `aside` is said among spectators: players do not see it before the game is over. A `hidden` line is shown
to nobody. `about` is the number of the line that a note is about.
"""

removals: Final = person_at_table("removals", Column("name", String(40), nullable=False))
"""Whom the host of a table has removed: they neither watch it nor write there. Players keep their seats."""

reports: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ID, nullable=False),
    Column("number", Integer, nullable=False),
    person(nullable=False, index=True),
    person("reporter", nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("reason", String(300), nullable=False),
    time("at"),
    UniqueConstraint("table_id", "number", "reporter"),
)
"""Chat lines reported to the operators. Reports outlive line and table."""

campaigns: Final = Table(
    "campaigns",
    METADATA,
    Column("id", ID, primary_key=True),
    person(nullable=False, index=True),
    Column("data", Text, nullable=False),
    Column("table_id", ID),
)
"""Campaigns as they are saved, without the game in progress, which is a table."""

lessons: Final = Table(
    "lessons",
    METADATA,
    person(primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("answers", Text, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
)
"""A browser's answers in a lesson. A lesson that was finished once stays finished."""

attempts: Final = Table(
    "attempts",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("day", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("kind", String(8), nullable=False),
    person(nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("table_id", ID, index=True),
    time("began"),
    Column("over", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("result", String(8), nullable=False),
    UniqueConstraint("day", "game", "kind", "browser", "number"),
)
"""Attempts at the deals of the day. An attempt outlives its table, so that it counts only once."""

tries: Final = Table(
    "tries",
    METADATA,
    Column("id", Integer, primary_key=True),
    person(nullable=False),
    Column("puzzle", String(60), nullable=False),
    Column("token", String(200), nullable=False),
    Column("solved", Boolean, nullable=False),
    time("at"),
    UniqueConstraint("browser", "puzzle"),
)
"""A browser's first answers to puzzles. Ratings follow from the attempts in order."""

plans: Final = Table(
    "plans",
    METADATA,
    *part_of_table("seat"),
    Column("data", Text, nullable=False),
)
"""Turns that players have prepared. Nobody else may know of them."""
