"""Open tables, public games, hidden tables, and games ended by their players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.DateTime(timezone=True), nullable=True))
    op.add_column("tables", sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("level", sa.String(length=16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("language", sa.String(length=16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("ending", sa.Text(), nullable=True))
    op.create_index(op.f("ix_tables_listed"), "tables", ["listed"])
    op.create_index(op.f("ix_tables_public"), "tables", ["public"])
    op.add_column("places", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))
