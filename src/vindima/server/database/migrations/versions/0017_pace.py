"""The pace of tables, clocks, and days off."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("clock", sa.Text(), nullable=True))
    op.create_table(
        "days_off",
        sa.Column("browser", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("weekdays", sa.String(length=20), nullable=False),
        sa.Column("dates", sa.Text(), nullable=False),
        sa.Column("zone", sa.String(length=60), nullable=False),
        sa.Column("changed", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name=op.f("fk_days_off_browser")),
        sa.PrimaryKeyConstraint("browser", name=op.f("pk_days_off")),
    )
