"""Attempts at the deals of the day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("daily", sa.Text(), nullable=True))
    op.create_table(
        "attempts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("browser", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("began", sa.DateTime(timezone=True), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("result", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name=op.f("fk_attempts_browser")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_attempts")),
        sa.UniqueConstraint(
            "day",
            "game",
            "kind",
            "browser",
            "number",
            name=op.f("uq_attempts_day_game_kind_browser_number"),
        ),
    )
    op.create_index(op.f("ix_attempts_browser"), "attempts", ["browser"])
    op.create_index(op.f("ix_attempts_table_id"), "attempts", ["table_id"])
