"""Read chat lines, asides, hidden lines, removals, reports; friends, blocks and invitations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("devices", sa.Column("label", sa.String(40), nullable=True))
    op.add_column("places", sa.Column("heard", sa.Integer(), server_default="0", nullable=False))
    for name in ("aside", "hidden"):
        op.add_column("chat", sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("chat", sa.Column("about", sa.Integer(), nullable=True))
    # Old lines that people have read long ago must not appear as new.
    last = "SELECT coalesce(max(chat.number), 0) FROM chat WHERE chat.table_id = places.table_id"
    op.execute(f"UPDATE places SET heard = ({last})")
    # The host knows a spectator by the salt of the place.
    if op.get_context().dialect.name == "sqlite":
        op.execute("UPDATE places SET salt = lower(hex(randomblob(16))) WHERE seat = -1")
    else:
        op.execute("UPDATE places SET salt = replace(gen_random_uuid()::text, '-', '') WHERE seat = -1")
    of_tables()
    between_people()


def of_tables() -> None:
    """Decisions of hosts and readers about what is said at a table."""
    op.create_table(
        "removals",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("browser", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_removals_table_id"),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name="fk_removals_browser"),
        sa.PrimaryKeyConstraint("id", name="pk_removals"),
        sa.UniqueConstraint("table_id", "browser", name="uq_removals_table_id_browser"),
    )
    op.create_index("ix_removals_browser", "removals", ["browser"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("browser", sa.Integer(), nullable=False),
        sa.Column("reporter", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name="fk_reports_browser"),
        sa.ForeignKeyConstraint(["reporter"], ["browsers.id"], name="fk_reports_reporter"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint("table_id", "number", "reporter", name="uq_reports_table_id_number_reporter"),
    )
    op.create_index("ix_reports_browser", "reports", ["browser"])
    op.create_index("ix_reports_reporter", "reports", ["reporter"])


def between_people() -> None:
    """Friendships and blocks, which are stored alike in opposite directions, and invitations of friends."""
    for table, column in (("friendships", "accepted"), ("blocks", "full")):
        op.create_table(
            table,
            sa.Column("id", sa.Integer(), nullable=False),
            sa.Column("browser", sa.Integer(), nullable=False),
            sa.Column("other", sa.Integer(), nullable=False),
            sa.Column(column, sa.Boolean(), nullable=False),
            sa.Column("at", sa.DateTime(timezone=True), nullable=False),
            sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name=f"fk_{table}_browser"),
            sa.ForeignKeyConstraint(["other"], ["browsers.id"], name=f"fk_{table}_other"),
            sa.PrimaryKeyConstraint("id", name=f"pk_{table}"),
            sa.UniqueConstraint("browser", "other", name=f"uq_{table}_browser_other"),
        )
        op.create_index(f"ix_{table}_other", table, ["other"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("browser", sa.Integer(), nullable=False),
        sa.Column("inviter", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table_id"),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name="fk_invitations_browser"),
        sa.ForeignKeyConstraint(["inviter"], ["browsers.id"], name="fk_invitations_inviter"),
        sa.PrimaryKeyConstraint("id", name="pk_invitations"),
        sa.UniqueConstraint("table_id", "browser", name="uq_invitations_table_id_browser"),
    )
    op.create_index("ix_invitations_browser", "invitations", ["browser"])
    op.create_index("ix_invitations_inviter", "invitations", ["inviter"])
