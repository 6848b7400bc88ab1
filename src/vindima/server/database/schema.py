"""The tables of the database. `migrations` makes them; a test holds both to each other."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

__all__ = [
    "METADATA",
    "acts",
    "attempts",
    "blocks",
    "browsers",
    "campaigns",
    "chat",
    "days_off",
    "devices",
    "entrants",
    "friendships",
    "hooks",
    "invitations",
    "jobs",
    "lessons",
    "matches",
    "notices",
    "outcomes",
    "passkeys",
    "places",
    "plans",
    "profiles",
    "ratings",
    "removals",
    "reports",
    "results",
    "seats",
    "secrets",
    "servers",
    "sitters",
    "subscriptions",
    "table_wishes",
    "tables",
    "tickets",
    "tournaments",
    "tries",
    "wishes",
]

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

HASH: Final = String(64)
"""A SHA-256 in hexadecimal."""
ID: Final = String(32)


def of_person() -> ForeignKey:
    """Rows that go with their person."""
    return ForeignKey("browsers.id", ondelete="CASCADE")


def of_table() -> ForeignKey:
    """Rows that go with their table."""
    return ForeignKey("tables.id", ondelete="CASCADE")


browsers: Final = Table(
    "browsers",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(16), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("seen", DateTime(timezone=True)),
    Column("email", String(254), unique=True),
    Column("settings", Text),
    sqlite_autoincrement=True,
)
"""A person: one browser, or all devices of somebody who has kept their identity. Ids are never reused."""

devices: Final = Table(
    "devices",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("browser", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("token", HASH, nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
    Column("label", String(40)),
    sqlite_autoincrement=True,
)
"""The cookies with which somebody plays, one for each device. Only their hashes are kept.

`name` is what the browser calls itself, `label` what its owner calls it.
"""

passkeys: Final = Table(
    "passkeys",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("browser", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("credential", String(1400), nullable=False, unique=True),
    Column("handle", String(43), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True)),
)
"""Passkeys. The handle tells an authenticator whose they are, and is the same for all of one person's."""

tickets: Final = Table(
    "tickets",
    METADATA,
    Column("secret", HASH, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("browser", Integer, ForeignKey("browsers.id"), index=True),
    Column("about", String(254)),
    Column("expires", DateTime(timezone=True), nullable=False),
)
"""Secrets that are good once and for a short time: links that sign in, and challenges for passkeys.

`about` is the address that a link was sent to, or the handle of a new passkey.
"""

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
    Column("updated", DateTime(timezone=True), nullable=False),
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
"""A game's header and settings; how it stands is kept for lists, and follows from the acts.

`listed` says since when everybody may join, and `public` that everybody may watch.
"""

seats: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(80)),
    Column("stand_in", Boolean, nullable=False),
    Column("invite", String(64), unique=True),
    Column("played", Boolean, nullable=False, server_default=false()),
)
"""Who plays a seat. An invite is good for one open seat, and only as long as it is open."""

places: Final = Table(
    "places",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("browser", Integer, ForeignKey("browsers.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("host", Boolean, nullable=False),
    Column("link", HASH, unique=True),
    Column("salt", String(43), nullable=False, server_default=""),
    Column("heard", Integer, nullable=False, server_default="0"),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Index(None, "browser"),
)
"""Which browsers may see a table, and from where: a seat, or WATCHING. The link restores it elsewhere.

`heard` is the number of the last chat line that the person has seen there. A hidden table is not listed for
that browser.
"""

acts: Final = Table(
    "acts",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("tokens", Text, nullable=False),
    Column("keep", Integer, nullable=False),
    Column("held", Boolean, nullable=False),
    Column("decided", Boolean, nullable=False),
    Column("key", String(100)),
    UniqueConstraint("table_id", "key"),
)
"""The logs. Rows are only added: who adds the next one of a table has won."""

chat: Final = Table(
    "chat",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("event", String(40)),
    Column("browser", Integer),
    Column("aside", Boolean, nullable=False, server_default=false()),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("about", Integer),
)
"""What people say, and notes of the server, which have an event. Who said it is known for deleting it.

An `aside` is said among spectators: players do not read it before the game is over. A `hidden` line is shown
to nobody. `about` is the number of the line that a note is about.
"""

removals: Final = Table(
    "removals",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
    Column("browser", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    UniqueConstraint("table_id", "browser"),
)
"""Whom the host of a table has removed: they neither watch it nor write there. Players keep their seats."""

reports: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ID, nullable=False),
    Column("number", Integer, nullable=False),
    Column("browser", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("reporter", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("reason", String(300), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    UniqueConstraint("table_id", "number", "reporter"),
)
"""Chat lines that somebody has reported to the people who run the server. They outlive line and table."""

friendships: Final = Table(
    "friendships",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("browser", Integer, ForeignKey("browsers.id"), nullable=False),
    Column("other", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("accepted", Boolean, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    UniqueConstraint("browser", "other"),
)
"""Friends, once the other person has accepted; until then, who asks whom."""

blocks: Final = Table(
    "blocks",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("browser", Integer, ForeignKey("browsers.id"), nullable=False),
    Column("other", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("full", Boolean, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    UniqueConstraint("browser", "other"),
)
"""Whose chat lines somebody does not want to read. A full block also keeps them away from the own tables."""

invitations: Final = Table(
    "invitations",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
    Column("browser", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("inviter", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("at", DateTime(timezone=True), nullable=False),
    UniqueConstraint("table_id", "browser"),
)
"""Friends who are invited to a table. Whoever takes a seat there is invited no longer."""

campaigns: Final = Table(
    "campaigns",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("browser", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("data", Text, nullable=False),
    Column("table_id", ID),
)
"""Campaigns as they are saved, less the game in progress: that is a table."""

lessons: Final = Table(
    "lessons",
    METADATA,
    Column("browser", Integer, ForeignKey("browsers.id"), primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("answers", Text, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
)
"""What a browser has answered in a lesson. One that was finished once stays done."""

attempts: Final = Table(
    "attempts",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("day", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("browser", Integer, ForeignKey("browsers.id"), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("table_id", ID, index=True),
    Column("began", DateTime(timezone=True), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("result", String(8), nullable=False),
    UniqueConstraint("day", "game", "kind", "browser", "number"),
)
"""What has been played with the deals of the day. An attempt outlives its table, so that it counts once."""

tries: Final = Table(
    "tries",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("browser", Integer, ForeignKey("browsers.id"), nullable=False),
    Column("puzzle", String(60), nullable=False),
    Column("token", String(200), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    UniqueConstraint("browser", "puzzle"),
)
"""What a browser has answered to a puzzle first. Ratings follow from the tries in order."""

days_off: Final = Table(
    "days_off",
    METADATA,
    Column("browser", Integer, ForeignKey("browsers.id"), primary_key=True, autoincrement=False),
    Column("weekdays", String(20), nullable=False),
    Column("dates", Text, nullable=False),
    Column("zone", String(60), nullable=False),
    Column("changed", String(10), nullable=False),
)
"""The days on which a person's turns take no time, in games by correspondence."""

plans: Final = Table(
    "plans",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)
"""Turns that players have prepared. Nobody else may know of them."""

jobs: Final = Table(
    "jobs",
    METADATA,
    Column("key", String(120), primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    Column("holder", String(48)),
)
"""What is to be done, and from when on a server may take it. The one that has taken it is its holder."""

tournaments: Final = Table(
    "tournaments",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("host", Integer, ForeignKey("browsers.id"), index=True),
    Column("plan", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("state", String(12), nullable=False, index=True),
    Column("round", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("schedule", Text, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("updated", DateTime(timezone=True), nullable=False),
)
"""Tournaments. Each change raises the version: of two decisions on the same one only the first holds."""

entrants: Final = Table(
    "entrants",
    METADATA,
    Column("tournament", ID, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("browser", Integer, ForeignKey("browsers.id"), index=True),
    Column("bot", String(80)),
    Column("active", Boolean, nullable=False),
    Column("since", Integer, nullable=False),
)
"""Who plays in a tournament. Numbers are never used twice."""

matches: Final = Table(
    "matches",
    METADATA,
    Column("tournament", ID, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, nullable=False),
    Column("seats", Text, nullable=False),
    Column("state", String(8), nullable=False),
    Column("table_id", ID, unique=True),
    Column("seed", String(40), nullable=False),
    Column("scores", Text, nullable=False),
    Column("winners", Text, nullable=False),
)
"""The tables of the rounds, and their results. A match outlives its table. Its seed is a secret."""

sitters: Final = Table(
    "sitters",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("browser", Integer, ForeignKey("browsers.id"), index=True),
)
"""Who sat at the seats of a rated table when its game began, and answers for them until the end."""

results: Final = Table(
    "results",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ID, unique=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("ended", DateTime(timezone=True), nullable=False),
    Column("result", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False),
    Index(None, "rated", "counted"),
    sqlite_autoincrement=True,
)
"""Games that are over. A result outlives its table. `counted`: the ratings know of this rated game."""

outcomes: Final = Table(
    "outcomes",
    METADATA,
    Column("result", Integer, ForeignKey("results.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("browser", Integer, ForeignKey("browsers.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(80)),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("abandoned", Boolean, nullable=False),
    Column("sources", Text, nullable=False),
    Column("mu_before", Float),
    Column("sigma_before", Float),
    Column("mu", Float),
    Column("sigma", Float),
)
"""How each seat of a game has fared, and what a rated game changed."""

ratings: Final = Table(
    "ratings",
    METADATA,
    Column("browser", Integer, ForeignKey("browsers.id"), primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index(None, "game", "players"),
)
"""Ratings now. They follow from the results: `vindima admin ratings` makes them anew."""

profiles: Final = Table(
    "profiles",
    METADATA,
    Column("browser", Integer, ForeignKey("browsers.id"), primary_key=True, autoincrement=False),
    Column("link", ID, nullable=False, unique=True),
    Column("published", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
)
"""What somebody shows to everybody: the profile under a link, and a place on the leaderboards."""
wishes: Final = Table(
    "wishes",
    METADATA,
    Column("browser", Integer, of_person(), primary_key=True, autoincrement=False),
    Column("channels", String(40), nullable=False),
    Column("events", String(80), nullable=False),
    Column("quiet", String(11)),
    Column("zone", String(64), nullable=False),
    Column("digest", Integer, nullable=False),
    Column("mailed", DateTime(timezone=True)),
)
"""Which notifications a person wants: nobody without a row gets any. Lists are words with spaces between.

`quiet` are the quiet hours in the time zone `zone`, such as `22:00-07:00`; `digest` is the least number of
minutes between two mails, and `mailed` when the last one was sent.
"""

table_wishes: Final = Table(
    "table_wishes",
    METADATA,
    Column("table_id", ID, of_table(), primary_key=True),
    Column("browser", Integer, of_person(), primary_key=True, autoincrement=False, index=True),
    Column("mode", String(8), nullable=False),
)
"""Where a person wants everything or nothing from one table, whatever they want otherwise."""

subscriptions: Final = Table(
    "subscriptions",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("browser", Integer, of_person(), nullable=False, index=True),
    Column("device", Integer, ForeignKey("devices.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("public_key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    sqlite_autoincrement=True,
)
"""The devices that receive Web Push: where their push service is, and the keys that encrypt for them."""

hooks: Final = Table(
    "hooks",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("browser", Integer, of_person(), nullable=False, index=True),
    Column("table_id", ID, of_table(), index=True),
    Column("kind", String(8), nullable=False),
    Column("url", String(1000), nullable=False),
    Column("language", String(16), nullable=False),
    Column("origin", String(300), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    sqlite_autoincrement=True,
)
"""Webhooks of one table, or of all tables that a person hosts. Links in them begin with `origin`."""

notices: Final = Table(
    "notices",
    METADATA,
    Column("key", String(43), primary_key=True),
    Column("channel", String(8), nullable=False),
    Column("browser", Integer, of_person(), nullable=False, index=True),
    Column("target", Integer, nullable=False),
    Column("table_id", ID, of_table(), nullable=False, index=True),
    Column("event", String(8), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("batch", String(43)),
    Column("done", DateTime(timezone=True), index=True),
)
"""What is to be sent and what was: one row for each notice, channel and target, so nothing is sent twice.

The target is a subscription or a webhook. `turn` says which of several such events at the table it is, and
`batch` in which mail it is. Rows are kept for a while after they are done.
"""

secrets: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Keys of this server, made on its first start."""

servers: Final = Table(
    "servers",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("address", String(200), nullable=False),
)
"""Where the last server of this database answers."""
