"""Tournaments, results and ratings."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from vindima.server.database.schema.base import ID, METADATA, part_of_table, part_of_tournament, person, time

__all__ = ["entrants", "matches", "outcomes", "profiles", "ratings", "results", "sitters", "tournaments"]

tournaments: Final = Table(
    "tournaments",
    METADATA,
    Column("id", ID, primary_key=True),
    person("host", index=True),
    Column("plan", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("state", String(12), nullable=False, index=True),
    Column("round", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("schedule", Text, nullable=False),
    time("created"),
    time("updated"),
)
"""Tournaments. Each change increments the version: of two concurrent decisions, only the first counts."""

entrants: Final = Table(
    "entrants",
    METADATA,
    *part_of_tournament(),
    Column("name", String(40), nullable=False),
    person(index=True),
    Column("bot", String(80)),
    Column("active", Boolean, nullable=False),
    Column("since", Integer, nullable=False),
)
"""The entrants of a tournament. Numbers are never reused."""

matches: Final = Table(
    "matches",
    METADATA,
    *part_of_tournament(),
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
    *part_of_table("seat"),
    person(index=True),
)
"""Who held the seats of a rated table when its game began, and answers for them until the end."""

results: Final = Table(
    "results",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ID, unique=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    time("ended"),
    Column("result", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("counted_as", Integer),
    Index(None, "rated", "counted_as"),
    sqlite_autoincrement=True,
)
"""Finished games. A result outlives its table.

`counted_as` is the number under which the ratings counted this rated game; NULL until then. Of games that end
on two servers at once, the one with the lower id may be counted later.
"""

outcomes: Final = Table(
    "outcomes",
    METADATA,
    Column("result", Integer, ForeignKey("results.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    person(index=True),
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
    person(primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index(None, "game", "players"),
)
"""Current ratings. They follow from the results: `vindima admin ratings` recomputes them."""

profiles: Final = Table(
    "profiles",
    METADATA,
    person(primary_key=True, autoincrement=False),
    Column("link", ID, nullable=False, unique=True),
    Column("published", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
)
"""What a person shows to everybody: the profile under a link, and a place on the leaderboards."""
