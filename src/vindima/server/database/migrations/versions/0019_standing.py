"""Rated games, results, ratings and profiles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("browser", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name=op.f("fk_sitters_browser")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_sitters_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_sitters")),
    )
    op.create_index(op.f("ix_sitters_browser"), "sitters", ["browser"])
    op.create_table(
        "results",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.Column("result", sa.String(length=8), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_results")),
        sa.UniqueConstraint("table_id", name=op.f("uq_results_table_id")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_results_rated_counted"), "results", ["rated", "counted"])
    op.create_table(
        "outcomes",
        sa.Column("result", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("browser", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=80), nullable=True),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("abandoned", sa.Boolean(), nullable=False),
        sa.Column("sources", sa.Text(), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=True),
        sa.Column("sigma_before", sa.Float(), nullable=True),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name=op.f("fk_outcomes_browser")),
        sa.ForeignKeyConstraint(["result"], ["results.id"], name=op.f("fk_outcomes_result")),
        sa.PrimaryKeyConstraint("result", "seat", name=op.f("pk_outcomes")),
    )
    op.create_index(op.f("ix_outcomes_browser"), "outcomes", ["browser"])
    op.create_table(
        "ratings",
        sa.Column("browser", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name=op.f("fk_ratings_browser")),
        sa.PrimaryKeyConstraint("browser", "game", "players", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_game_players"), "ratings", ["game", "players"])
    op.create_table(
        "profiles",
        sa.Column("browser", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("link", sa.String(length=32), nullable=False),
        sa.Column("published", sa.Boolean(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name=op.f("fk_profiles_browser")),
        sa.PrimaryKeyConstraint("browser", name=op.f("pk_profiles")),
        sa.UniqueConstraint("link", name=op.f("uq_profiles_link")),
    )
