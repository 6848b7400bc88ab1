"""When a browser was last here, and which browser wrote each line: for deletion and export."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("browsers", sa.Column("seen", sa.DateTime(timezone=True), nullable=True))
    op.execute("UPDATE browsers SET seen = CURRENT_TIMESTAMP")
    op.add_column("chat", sa.Column("browser", sa.Integer(), nullable=True))
    # Until now, only the seat and the name identified the author of a line.
    op.execute(
        "UPDATE chat SET browser = (SELECT min(places.browser) FROM places "
        "WHERE places.table_id = chat.table_id AND places.seat = chat.seat) WHERE event IS NULL"
    )
