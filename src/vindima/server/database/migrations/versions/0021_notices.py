"""Notifications: who wants which, over which channels, and what was sent."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def of_person(table: str, primary_key: bool = False) -> list[sa.Column[Any] | sa.Constraint]:
    """The column of the person who owns a row; deleting the person deletes the row."""
    return [
        sa.Column("browser", sa.Integer(), nullable=False, autoincrement=False if primary_key else "auto"),
        sa.ForeignKeyConstraint(
            ["browser"], ["browsers.id"], name=op.f(f"fk_{table}_browser"), ondelete="CASCADE"
        ),
    ]


def of_table(table: str, nullable: bool = False) -> list[sa.Column[Any] | sa.Constraint]:
    """The column of the table that a row is about; deleting the table deletes the row."""
    return [
        sa.Column("table_id", sa.String(length=32), nullable=nullable),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f(f"fk_{table}_table_id"), ondelete="CASCADE"
        ),
    ]


def upgrade() -> None:
    op.create_table(
        "wishes",
        *of_person("wishes", primary_key=True),
        sa.Column("channels", sa.String(length=40), nullable=False),
        sa.Column("events", sa.String(length=80), nullable=False),
        sa.Column("quiet", sa.String(length=11)),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("digest", sa.Integer(), nullable=False),
        sa.Column("mailed", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("browser", name=op.f("pk_wishes")),
    )
    op.create_table(
        "table_wishes",
        *of_table("table_wishes"),
        *of_person("table_wishes", primary_key=True),
        sa.Column("mode", sa.String(length=8), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "browser", name=op.f("pk_table_wishes")),
    )
    op.create_index(op.f("ix_table_wishes_browser"), "table_wishes", ["browser"])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.Integer(), nullable=False),
        *of_person("subscriptions"),
        sa.Column("device", sa.Integer(), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("public_key", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["device"], ["devices.id"], name=op.f("fk_subscriptions_device"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_subscriptions")),
        sa.UniqueConstraint("device", name=op.f("uq_subscriptions_device")),
        sa.UniqueConstraint("endpoint", name=op.f("uq_subscriptions_endpoint")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_subscriptions_browser"), "subscriptions", ["browser"])
    op.create_table(
        "hooks",
        sa.Column("id", sa.Integer(), nullable=False),
        *of_person("hooks"),
        *of_table("hooks", nullable=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("url", sa.String(length=1000), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=False),
        sa.Column("origin", sa.String(length=300), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_hooks")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_hooks_browser"), "hooks", ["browser"])
    op.create_index(op.f("ix_hooks_table_id"), "hooks", ["table_id"])
    op.create_table(
        "notices",
        sa.Column("key", sa.String(length=43), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        *of_person("notices"),
        sa.Column("target", sa.Integer(), nullable=False),
        *of_table("notices"),
        sa.Column("event", sa.String(length=8), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("batch", sa.String(length=43)),
        sa.Column("done", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_browser"), "notices", ["browser"])
    op.create_index(op.f("ix_notices_table_id"), "notices", ["table_id"])
    op.create_index(op.f("ix_notices_done"), "notices", ["done"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
