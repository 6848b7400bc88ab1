"""The cards and numbers of the game, read from `data/` and proved complete and consistent.

Lists run parallel: `vines.red[v]` is the red value of vine kind `v`, whose id is `vines.ids[v]`. A set of
names is a mask, one bit for each place in the tuple of `model`. Nothing here changes after it is made.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, final

from vindima.viticulture import model
from vindima.viticulture.tables_board import Board, Mat
from vindima.viticulture.tables_sheet import (
    CONFIDENCE,
    MARKS,
    MOST,
    RECONSTRUCTED,
    Register,
    Sheet,
    numbered,
    substance,
)
from vindima.viticulture.tables_solo import Automa

__all__ = ["Mamas", "Orders", "Papas", "Tables", "Vines", "Visitors", "load_tables", "statuses"]

DATA: Final = Path(__file__).parent / "data"
FILES: Final = ("board", "vines", "orders", "summer", "winter", "parents", "automa")


@final
class Vines:
    """The kinds of vine cards. Copies of a kind are interchangeable."""

    __slots__ = ("count", "ids", "names", "red", "requires", "value", "white")

    def __init__(self, sheet: Sheet, register: Register, mat: Mat) -> None:
        rows = sheet.rows("vines")
        self.ids: tuple[str, ...] = register.enter(rows)
        self.names: tuple[str, ...] = tuple(row.text("name") for row in rows)
        self.red: tuple[int, ...] = tuple(row.number("red", 0, mat.top) for row in rows)
        self.white: tuple[int, ...] = tuple(row.number("white", 0, mat.top) for row in rows)
        self.value: tuple[int, ...] = tuple(r + w for r, w in zip(self.red, self.white, strict=True))
        """How much of a field's limit the vine fills."""
        self.count: tuple[int, ...] = tuple(row.number("count", 1, MOST) for row in rows)
        self.requires: tuple[int, ...] = tuple(row.mask("requires", model.STRUCTURES) for row in rows)
        """The mask of the structures that must stand before it is planted."""
        for row, value in zip(rows, self.value, strict=True):
            if not 1 <= value <= min(mat.field_limit):
                raise row.bad(f"red and white make {value}, which does not fit every field")


@final
class Orders:
    """The order cards."""

    __slots__ = ("ids", "residual", "vp", "wines")

    def __init__(self, sheet: Sheet, register: Register, board: Board, mat: Mat) -> None:
        rows = sheet.rows("orders")
        self.ids: tuple[str, ...] = register.enter(rows)
        self.wines: tuple[tuple[tuple[int, int], ...], ...] = tuple(self._wines(row, mat) for row in rows)
        """The tokens asked for, as wine and least value, the best of each wine first."""
        self.vp: tuple[int, ...] = tuple(row.number("vp", 1, MOST) for row in rows)
        self.residual: tuple[int, ...] = tuple(row.number("residual", 1, board.most_residual) for row in rows)

    def _wines(self, row: Sheet, mat: Mat) -> tuple[tuple[int, int], ...]:
        wines: list[tuple[int, int]] = []
        for wine, name in enumerate(model.WINES):
            if name in row.data:
                values = row.numbers(name, mat.wine_least[wine], mat.top)
                if not values or list(values) != sorted(values, reverse=True):
                    raise row.bad(f"{name} = {list(values)}, not falling values")
                wines += [(wine, value) for value in values]
        if not wines:
            raise row.bad("asks for no wine")
        return tuple(wines)


@final
class Visitors:
    """The visitor cards of one season, in printed order."""

    __slots__ = ("ids", "names")

    def __init__(self, sheet: Sheet, register: Register) -> None:
        rows = sheet.rows("visitors")
        self.ids: tuple[str, ...] = register.enter(rows)
        self.names: tuple[str, ...] = numbered(rows)


@final
class Mamas:
    """The Mama cards, in printed order."""

    __slots__ = ("cards", "ids", "lira", "names", "workers")

    def __init__(self, sheet: Sheet, register: Register, mat: Mat) -> None:
        rows = sheet.rows("mamas")
        self.ids: tuple[str, ...] = register.enter(rows)
        self.names: tuple[str, ...] = numbered(rows)
        self.workers: int = sheet.number("regular-workers", 1, mat.most_regular)
        """The regular workers that every Mama gives."""
        cards = (tuple(row.number(name, 0, 9) for name in model.CARDS) for row in rows)
        self.cards: tuple[tuple[int, ...], ...] = tuple(cards)
        """How many of each of `model.CARDS`."""
        self.lira: tuple[int, ...] = tuple(row.number("lira", 0, MOST, 0) for row in rows)


@final
class Papas:
    """The Papa cards, in printed order."""

    __slots__ = ("gift", "ids", "lira", "names", "or_lira", "structure", "workers")

    def __init__(self, sheet: Sheet, register: Register, mat: Mat) -> None:
        rows = sheet.rows("papas")
        self.ids: tuple[str, ...] = register.enter(rows)
        self.names: tuple[str, ...] = numbered(rows)
        self.workers: int = sheet.number("grande-workers", 1, mat.most_grande)
        """The grande workers that every Papa gives."""
        self.lira: tuple[int, ...] = tuple(row.number("lira", 0, MOST) for row in rows)
        self.or_lira: tuple[int, ...] = tuple(row.number("or-lira", 1, MOST) for row in rows)
        """What may be taken on top instead of the gift."""
        others = (model.REGULAR_WORKER, model.VP)
        names = (*model.STRUCTURES, *(model.GAINS[gain] for gain in others))
        gifts = [row.one_of("gift", names) for row in rows]
        first = len(model.STRUCTURES)
        self.gift: tuple[int, ...] = tuple(model.STRUCTURE if g < first else others[g - first] for g in gifts)
        """One of `model.GAINS`: a structure, a regular worker or a point."""
        self.structure: tuple[int, ...] = tuple(g if g < first else -1 for g in gifts)
        """The structure that is the gift, or -1."""


@final
class Tables:
    """All data of the game. A folder with anything missing or wrong raises BadData: file, table and value."""

    __slots__ = (
        "automa",
        "board",
        "digest",
        "mamas",
        "mat",
        "orders",
        "papas",
        "reconstructed",
        "summer",
        "vines",
        "winter",
    )

    def __init__(self, folder: Path) -> None:
        sources = Sheet.open(folder / "sources.toml", frozenset())
        for key in sources.data:
            sources.text(key)
        known = frozenset(sources.data)
        sheets = {name: Sheet.open(folder / f"{name}.toml", known) for name in FILES}
        register = Register()
        self.board: Board = Board(sheets["board"])
        self.mat: Mat = Mat(sheets["board"])
        self.vines: Vines = Vines(sheets["vines"], register, self.mat)
        self.orders: Orders = Orders(sheets["orders"], register, self.board, self.mat)
        self.summer: Visitors = Visitors(sheets["summer"], register)
        self.winter: Visitors = Visitors(sheets["winter"], register)
        self.mamas: Mamas = Mamas(sheets["parents"], register, self.mat)
        self.papas: Papas = Papas(sheets["parents"], register, self.mat)
        visitors = (*self.summer.ids, *self.winter.ids)
        self.automa: Automa = Automa(sheets["automa"], register, self.board, self.mat, visitors)
        self._check_counts(sheets["board"].table("components"))
        for sheet in sheets.values():
            sheet.close()
        marked = (key for sheet in sheets.values() for key in sheet.reconstructed())
        self.reconstructed: tuple[str, ...] = tuple(marked)
        """The values that no source gives, as `file: table: key`."""
        text = json.dumps({name: substance(sheet.data) for name, sheet in sheets.items()}, sort_keys=True)
        self.digest: str = hashlib.sha256(text.encode()).hexdigest()[:16]
        """The same for the same numbers, however the files are laid out."""

    def _check_counts(self, components: Sheet) -> None:
        counts = {
            "vine": sum(self.vines.count),
            "order": len(self.orders.ids),
            "summer": len(self.summer.ids),
            "winter": len(self.winter.ids),
            "mama": len(self.mamas.ids),
            "papa": len(self.papas.ids),
            "automa": len(self.automa.ids),
        }
        for name, count in counts.items():
            if components.number(name, 1, MOST) != count:
                raise components.bad(f"{name} = {components.data[name]}, but the tables have {count}")


def statuses() -> Iterator[tuple[str, str, str, str]]:
    """File, table and key, status and value of every entry: how well each number is known."""
    for name in FILES:
        data = tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))
        for place, status, value in _entries(data, CONFIDENCE[0]):
            yield f"{name}.toml", place, status, value


def _entries(data: dict[str, Any], confidence: str) -> Iterator[tuple[str, str, str]]:
    """Key, status and value of what a table holds; a table inside it is as sure as it is itself."""
    confidence = data.get("confidence", confidence)
    for key, value in data.items():
        if key in data.get(RECONSTRUCTED, ()):
            yield key, RECONSTRUCTED, str(value)
        elif isinstance(value, dict):
            for place, status, told in _entries(value, confidence):
                yield f"{key}.{place}", status, told
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for row in value:
                yield row["id"], row.get("confidence", confidence), ""
        elif key not in MARKS:
            yield key, confidence, str(value)


@cache
def load_tables() -> Tables:
    """The tables of the game, read once."""
    return Tables(DATA)
