"""A person may have several devices, passkeys and an e-mail address. Tokens move from browsers to devices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

KEPT = "id, name, language, created, banned, muted, seen"
"""The columns of a browser that stay."""


def upgrade() -> None:
    time = sa.DateTime(timezone=True)
    op.create_table(
        "devices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("browser", sa.Integer(), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", time, nullable=False),
        sa.Column("seen", time, nullable=False),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name="fk_devices_browser"),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.UniqueConstraint("token", name="uq_devices_token"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_devices_browser", "devices", ["browser"])
    op.execute(
        "INSERT INTO devices (browser, token, name, created, seen) "
        "SELECT id, token, '', created, coalesce(seen, created) FROM browsers"
    )
    if op.get_context().dialect.name == "sqlite":
        rebuild_browsers()
    else:
        op.drop_column("browsers", "token")
        op.add_column("browsers", sa.Column("email", sa.String(254), nullable=True))
        op.add_column("browsers", sa.Column("settings", sa.Text(), nullable=True))
        op.create_unique_constraint("uq_browsers_email", "browsers", ["email"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("browser", sa.Integer(), nullable=False),
        sa.Column("credential", sa.String(1400), nullable=False),
        sa.Column("handle", sa.String(43), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", time, nullable=False),
        sa.Column("seen", time, nullable=True),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name="fk_passkeys_browser"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.UniqueConstraint("credential", name="uq_passkeys_credential"),
    )
    op.create_index("ix_passkeys_browser", "passkeys", ["browser"])
    op.create_table(
        "tickets",
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("browser", sa.Integer(), nullable=True),
        sa.Column("about", sa.String(254), nullable=True),
        sa.Column("expires", time, nullable=False),
        sa.ForeignKeyConstraint(["browser"], ["browsers.id"], name="fk_tickets_browser"),
        sa.PrimaryKeyConstraint("secret", name="pk_tickets"),
    )
    op.create_index("ix_tickets_browser", "tickets", ["browser"])


def rebuild_browsers() -> None:
    """Recreate the table, because SQLite cannot drop a unique column.

    Other tables refer to its rows. The constraint is deferred until the transaction ends, and by then the
    same rows exist again; rows of a renamed table would not count.
    """
    op.execute("PRAGMA defer_foreign_keys = ON")
    op.execute(f"CREATE TEMPORARY TABLE old_browsers AS SELECT {KEPT} FROM browsers")
    op.drop_table("browsers")
    op.create_table(
        "browsers",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("banned", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("muted", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=True),
        sa.Column("email", sa.String(254), nullable=True),
        sa.Column("settings", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_browsers"),
        sa.UniqueConstraint("email", name="uq_browsers_email"),
        sqlite_autoincrement=True,
    )
    op.execute(f"INSERT INTO browsers ({KEPT}) SELECT {KEPT} FROM old_browsers")
    op.execute("DROP TABLE old_browsers")
