"""Sealed shuffles, played seats, links per sitting, notes in the chat; decisions of operators."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shuffle", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("played", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute("UPDATE seats SET played = (kind = 'person')")
    op.add_column("places", sa.Column("salt", sa.String(length=43), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("event", sa.String(length=40), nullable=True))
    op.add_column("browsers", sa.Column("banned", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("browsers", sa.Column("muted", sa.Boolean(), nullable=False, server_default=sa.false()))
