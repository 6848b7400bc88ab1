"""First tries at puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "tries",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("browser", sa.Integer(), nullable=False),
        sa.Column("puzzle", sa.String(length=60), nullable=False),
        sa.Column("token", sa.String(length=200), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name=op.f("fk_tries_browser")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tries")),
        sa.UniqueConstraint("browser", "puzzle", name=op.f("uq_tries_browser_puzzle")),
    )
