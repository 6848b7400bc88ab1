"""Every row about a person is in the file with their data, and is deleted with the person."""

from __future__ import annotations

import json
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, Connection, DateTime, Float, Integer, Text, insert, select

from vindima.server.database import privacy, schema
from vindima.server.database.access import rows
from vindima.server.database.access.store import Store
from vindima.server.database.people import devices
from vindima.server.database.prepare import prepare

TABLE = "0123456789abcdef"
SECRET = {
    "tickets.browser": "a ticket is the hash of a secret that expires within minutes",
    "blocks.other": "whom other people block is theirs to know",
}
"""Columns whose rows are not in the file of the person, and why."""
PLAN = {"name": "Cup", "game": "vinhos", "format": "swiss", "players": 2, "rounds": 1}
VALUES: dict[str, Any] = {
    "name": "x",
    "kind": "x",
    "token": "x",
    "weekdays": "1",
    "plan": json.dumps(PLAN),
    "schedule": "[]",
    "state": "open",
}
"""The values of a made-up row where not every value is valid."""
NAMING = privacy.naming_people()


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    with closing(Store(str(tmp_path_factory.mktemp("covered") / "tables.db"))) as store:
        prepare(store)
        yield store


@pytest.fixture
def connection(store):
    """A connection whose changes are rolled back."""
    with store.engine.connect() as connection:
        yield connection
        connection.rollback()


def names_of(column: Column[Any]) -> str:
    return f"{column.table.name}.{column.name}"


def made_up(connection: Connection, column: Column[Any], person: int, other: int) -> dict[str, Any]:
    """A row that refers to a person in one column, and to another person in others."""
    return {
        each.name: value_of(connection, each, column, person, other)
        for each in column.table.columns
        if not (each.primary_key and each.name == "id" and isinstance(each.type, Integer))
    }


def value_of(connection: Connection, each: Column[Any], column: Column[Any], person: int, other: int) -> Any:
    if each is column:
        return person
    for key in each.foreign_keys:
        if key.column.table is schema.browsers:
            return other
        return parent(connection, key.column, other)
    if isinstance(each.type, Boolean):
        return True
    if isinstance(each.type, Integer | Float):
        return 1
    if isinstance(each.type, DateTime):
        return rows.now()
    return VALUES.get(each.name, "{}" if isinstance(each.type, Text) else "2026-01-01")


def parent(connection: Connection, column: Column[Any], other: int) -> Any:
    """The value of a column that a made-up row refers to; if there is no such row, it is inserted."""
    found = connection.scalar(select(column).limit(1))
    if found is None:
        found = 1 if isinstance(column.type, Integer) else TABLE
        values = {**made_up(connection, column, 0, other), column.name: found}
        connection.execute(insert(column.table).values(values))
    return found


@pytest.mark.parametrize("column", NAMING, ids=names_of)
def test_a_row_about_a_person_is_exported_and_deleted(connection, column):
    other, _ = devices.add_person(connection, "1" * 64, "Other")
    person, _ = devices.add_person(connection, "2" * 64, "Person")
    for key in [key for each in column.table.columns for key in each.foreign_keys]:
        if key.column.table is not schema.browsers:
            parent(connection, key.column, other)
    before = json.dumps(privacy.export(connection, person))
    connection.execute(insert(column.table).values(made_up(connection, column, person, other)))
    if names_of(column) not in SECRET:
        assert json.dumps(privacy.export(connection, person)) != before
    privacy.forget(connection, person)
    for each in NAMING:
        assert connection.execute(select(each).where(each == person)).first() is None
    assert connection.scalar(select(schema.browsers.c.id)) == other
    assert json.dumps(privacy.export(connection, other))


def test_every_column_named_like_a_person_refers_to_one():
    """Otherwise its rows would remain unnoticed. Chat lines outlive people, but without their text."""
    known = {names_of(column) for column in NAMING} | {"chat.browser"}
    words = {
        "browser",
        "person",
        "other",
        "inviter",
        "reporter",
        "owner",
        "host",
        "player",
        "friend",
        "rival",
    }
    found = {
        names_of(column)
        for table in schema.METADATA.sorted_tables
        for column in table.columns
        if column.name in words and isinstance(column.type, Integer) and not isinstance(column.type, Boolean)
    }
    assert found <= known
