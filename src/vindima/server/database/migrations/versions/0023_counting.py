"""The order in which rated games were counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.add_column("results", sa.Column("counted_as", sa.Integer(), nullable=True))
    op.execute("UPDATE results SET counted_as = id WHERE counted")
    op.drop_index(op.f("ix_results_rated_counted"), "results")
    op.drop_column("results", "counted")
    op.create_index(op.f("ix_results_rated_counted_as"), "results", ["rated", "counted_as"])
