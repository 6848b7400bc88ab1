"""`vines.toml`, `orders.toml`, `summer.toml`, `winter.toml` and `parents.toml`: the cards."""

from __future__ import annotations

from typing import Final, final

from vindima.core.sheet import Register, Sheet
from vindima.viticulture import model
from vindima.viticulture.tables.board import MOST, Board, Mat

__all__ = ["NUMBERS", "Mamas", "Orders", "Papas", "Vines", "Visitors"]

NUMBERS: Final = "numbers"
"""The key of a visitor's printed numbers."""
MOST_COPIES: Final = 15
"""The most copies of a vine: hands and decks count each kind in four bits."""


@final
class Vines:
    """The kinds of vine cards. Copies of a kind are interchangeable."""

    __slots__ = ("count", "ids", "names", "red", "requires", "value", "white")

    def __init__(self, sheet: Sheet, register: Register, mat: Mat) -> None:
        rows = sheet.rows("vines", 1, MOST)
        self.ids: tuple[str, ...] = register.enter(rows)
        self.names: tuple[str, ...] = tuple(row.text("name") for row in rows)
        self.red: tuple[int, ...] = tuple(row.number("red", 0, mat.top) for row in rows)
        self.white: tuple[int, ...] = tuple(row.number("white", 0, mat.top) for row in rows)
        self.value: tuple[int, ...] = tuple(r + w for r, w in zip(self.red, self.white, strict=True))
        """How much of a field's limit the vine fills."""
        self.count: tuple[int, ...] = tuple(row.number("count", 1, MOST_COPIES) for row in rows)
        self.requires: tuple[int, ...] = tuple(row.mask("requires", model.STRUCTURES) for row in rows)
        """The mask of the structures that must stand before it is planted."""
        for row, value in zip(rows, self.value, strict=True):
            if not 1 <= value <= min(mat.field_limit):
                raise row.error(f"red and white make {value}, expected 1 to {min(mat.field_limit)}")


@final
class Orders:
    """The order cards."""

    __slots__ = ("ids", "residual", "vp", "wines")

    def __init__(self, sheet: Sheet, register: Register, board: Board, mat: Mat) -> None:
        rows = sheet.rows("orders", 1, MOST)
        self.ids: tuple[str, ...] = register.enter(rows)
        self.wines: tuple[tuple[tuple[int, int], ...], ...] = tuple(self._wines(row, mat) for row in rows)
        """The tokens asked for, as wine and least value, the highest of each wine first."""
        self.vp: tuple[int, ...] = tuple(row.number("vp", 1, MOST) for row in rows)
        self.residual: tuple[int, ...] = tuple(row.number("residual", 1, board.most_residual) for row in rows)

    def _wines(self, row: Sheet, mat: Mat) -> tuple[tuple[int, int], ...]:
        wines: list[tuple[int, int]] = []
        for wine, name in enumerate(model.WINES):
            if row.has(name):
                values = row.numbers(name, 1, MOST, mat.wine_least[wine], mat.top)
                if list(values) != sorted(values, reverse=True):
                    raise row.error(f"{name} is {list(values)}, expected none higher than the one before")
                wines += [(wine, value) for value in values]
        if not wines:
            raise row.error("the order asks for no wine")
        return tuple(wines)


@final
class Visitors:
    """The visitor cards of one season, in printed order."""

    __slots__ = ("ids", "names", "numbers")

    def __init__(self, sheet: Sheet, register: Register) -> None:
        rows = sheet.rows("visitors", 1, MOST)
        self.ids: tuple[str, ...] = register.enter(rows)
        self.names: tuple[str, ...] = numbered(rows)
        self.numbers: tuple[dict[str, int], ...] = tuple(printed_numbers(row) for row in rows)
        """The numbers printed on each card, sorted by name."""


@final
class Mamas:
    """The Mama cards, in printed order."""

    __slots__ = ("cards", "ids", "lira", "names", "workers")

    def __init__(self, sheet: Sheet, register: Register, mat: Mat) -> None:
        rows = sheet.rows("mamas", 1, MOST)
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
        rows = sheet.rows("papas", 1, MOST)
        self.ids: tuple[str, ...] = register.enter(rows)
        self.names: tuple[str, ...] = numbered(rows)
        self.workers: int = sheet.number("grande-workers", 1, mat.most_grande)
        """The grande workers that every Papa gives."""
        self.lira: tuple[int, ...] = tuple(row.number("lira", 0, MOST) for row in rows)
        self.or_lira: tuple[int, ...] = tuple(row.number("or-lira", 1, MOST) for row in rows)
        """The additional lira that may be taken instead of the gift."""
        others = (model.REGULAR_WORKER, model.VP)
        names = (*model.STRUCTURES, *(model.GAINS[gain] for gain in others))
        gifts = [row.index("gift", names) for row in rows]
        first = len(model.STRUCTURES)
        self.gift: tuple[int, ...] = tuple(model.STRUCTURE if g < first else others[g - first] for g in gifts)
        """One of `model.GAINS`: a structure, a regular worker or a point."""
        self.structure: tuple[int, ...] = tuple(g if g < first else -1 for g in gifts)
        """The structure that is the gift, or -1."""


def printed_numbers(row: Sheet) -> dict[str, int]:
    """The table `numbers` of a card; a card without it has no numbers."""
    if not row.has(NUMBERS):
        return {}
    printed = row.table(NUMBERS)
    return {name: printed.number(name, 0, MOST) for name in sorted(printed.data)}


def numbered(rows: list[Sheet]) -> tuple[str, ...]:
    """The names of rows that are numbered 1, 2, 3 and so on."""
    for number, row in enumerate(rows, 1):
        row.number("number", number, number)
    return tuple(row.text("name") for row in rows)
