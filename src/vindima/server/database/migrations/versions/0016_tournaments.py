"""Tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("sealed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("host", sa.Integer(), nullable=True),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("schedule", sa.Text(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["browsers.id"], name=op.f("fk_tournaments_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_host"), "tournaments", ["host"])
    op.create_index(op.f("ix_tournaments_state"), "tournaments", ["state"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("browser", sa.Integer(), nullable=True),
        sa.Column("bot", sa.String(length=80), nullable=True),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name=op.f("fk_entrants_browser")),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name=op.f("fk_entrants_tournament")),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_entrants")),
    )
    op.create_index(op.f("ix_entrants_browser"), "entrants", ["browser"])
    op.create_table(
        "matches",
        sa.Column("tournament", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("seed", sa.String(length=40), nullable=False),
        sa.Column("scores", sa.Text(), nullable=False),
        sa.Column("winners", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name=op.f("fk_matches_tournament")),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_matches")),
        sa.UniqueConstraint("table_id", name=op.f("uq_matches_table_id")),
    )
