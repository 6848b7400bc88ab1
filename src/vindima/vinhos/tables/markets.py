"""`sales.toml` and `export.toml`: where wine is sold."""

from __future__ import annotations

from typing import final

from vindima.core.sheet import Register, Sheet
from vindima.vinhos import model
from vindima.vinhos.tables.tiles import HIGHEST_VALUE

__all__ = ["Export", "Sales"]


@final
class Sales:
    """The slots of the three hangouts."""

    __slots__ = ("colour", "hangout", "ids", "value")

    def __init__(self, file: Sheet) -> None:
        slots: list[Sheet] = []
        hangouts: list[int] = []
        for hangout, name in enumerate(model.HANGOUTS):
            rows = file.table(name).rows("slots", 2, model.SLOT_ROOM)
            slots += rows
            hangouts += [hangout] * len(rows)
        if len(slots) > model.SLOT_ROOM:
            raise file.error(f"{len(slots)} slots in all, expected at most {model.SLOT_ROOM}")
        self.hangout: tuple[int, ...] = tuple(hangouts)
        self.ids: tuple[str, ...] = Register().enter(slots)
        self.colour: tuple[int, ...] = tuple(slot.index("colour", model.COLOURS) for slot in slots)
        self.value: tuple[int, ...] = tuple(slot.number("value", 1, HIGHEST_VALUE) for slot in slots)
        """The lowest wine value that the slot takes, and what it pays."""


@final
class Export:
    """The slots of the export area."""

    __slots__ = ("column", "ids", "majority_vp", "value", "vp")

    def __init__(self, file: Sheet) -> None:
        columns = numbered(file.rows("columns", 1, model.SLOT_ROOM))
        rows = numbered(file.rows("rows", 1, model.SLOT_ROOM))
        slots = file.rows("slots", 1, model.SLOT_ROOM)
        self.majority_vp: tuple[int, ...] = tuple(column.number("majority_vp", 0, 99) for column in columns)
        """By column."""
        row_vp = tuple(row.number("vp", 0, 99) for row in rows)
        self.ids: tuple[str, ...] = Register().enter(slots)
        self.column: tuple[int, ...] = tuple(slot.number("column", 1, len(columns)) - 1 for slot in slots)
        self.vp: tuple[int, ...] = tuple(row_vp[slot.number("row", 1, len(rows)) - 1] for slot in slots)
        self.value: tuple[int, ...] = tuple(slot.number("value", 1, HIGHEST_VALUE) for slot in slots)
        """The lowest wine value that the slot takes."""
        taken = set()
        for slot in slots:
            place = (slot.value("column"), slot.value("row"))
            if place in taken:
                raise slot.error(f"column {place[0]}, row {place[1]} already has a slot")
            taken.add(place)
        for column, table in enumerate(columns):
            if column not in self.column:
                raise table.error("the column has no slot", "slots", "column-slot")


def numbered(rows: list[Sheet]) -> list[Sheet]:
    """The rows, checked to be numbered from 1."""
    for number, row in enumerate(rows, 1):
        found = row.value("number")
        if type(found) is not int or found != number:
            raise row.error(f"number is {found!r}, expected {number}", "number", "numbered", number, number)
    return rows
