"""Requests to take over a seat that another person has played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("takeover", sa.Text(), nullable=True))
