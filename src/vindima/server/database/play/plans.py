"""Turns that players have prepared. Other servers are notified without anybody at the table noticing."""

from __future__ import annotations

import json

from sqlalchemy import Connection, and_, delete, insert, select

from vindima.server.database import schema
from vindima.server.database.access.store import PLAN, announce
from vindima.server.tables.game.plans import Plan, Step

__all__ = ["drop_seat", "due", "is_due", "keep", "of"]


def of(connection: Connection, id: str) -> dict[int, Plan]:
    """The plans at a table, by seat."""
    chosen = select(schema.plans).where(schema.plans.c.table_id == id)
    return {row.seat: read(row.data) for row in connection.execute(chosen)}


def is_due(connection: Connection, id: str, seat: int) -> bool:
    """True if a seat has prepared a turn that may still be played."""
    plans = schema.plans
    chosen = select(plans.c.data).where(plans.c.table_id == id, plans.c.seat == seat)
    data = connection.scalar(chosen)
    return data is not None and read(data).waits


def due(connection: Connection) -> list[str]:
    """The tables at which the seat that is asked has prepared its turn."""
    plans, tables = schema.plans, schema.tables
    asked = and_(tables.c.id == plans.c.table_id, tables.c.asked == plans.c.seat)
    chosen = select(tables.c.id, plans.c.data).join(plans, asked).where(~tables.c.over, ~tables.c.closed)
    return [id for id, data in connection.execute(chosen.order_by(tables.c.id)) if read(data).waits]


def read(data: str) -> Plan:
    seat, steps, after, played, dropped = json.loads(data)
    return Plan(seat, tuple(Step(*step) for step in steps), after, played, dropped)


def keep(connection: Connection, id: str, plan: Plan) -> None:
    """Store a plan, replacing the seat's earlier one; a plan without steps just removes it."""
    drop_seat(connection, id, plan.seat)
    if plan.steps:
        connection.execute(insert(schema.plans).values(table_id=id, seat=plan.seat, data=json.dumps(plan)))
    if connection.dialect.name == "postgresql":
        announce(connection, f"{PLAN} {id}")


def drop_seat(connection: Connection, id: str, seat: int) -> None:
    """Remove the plan of a seat."""
    plans = schema.plans
    connection.execute(delete(plans).where(and_(plans.c.table_id == id, plans.c.seat == seat)))
