"""`board.toml`: the action grid, setup, prices, production and supply."""

from __future__ import annotations

from typing import Final, final

from vindima.core.explain import BadData
from vindima.core.sheet import Sheet
from vindima.vinhos import model
from vindima.vinhos.tables.tiles import VINTAGES

__all__ = ["Board", "Prices", "Production", "Supply"]

MOST_PIECES: Final = model.ESTATES * model.PLOTS


@final
class Board:
    """The years, moving on the action grid, starting cash and cellars."""

    __slots__ = (
        "ageing",
        "distances",
        "move_far",
        "move_tax",
        "move_toll",
        "start_cash",
        "start_cash_variant",
        "tax_space",
        "years",
    )

    def __init__(self, file: Sheet) -> None:
        self.years: int = file.table("years").number("count", 1, VINTAGES)
        by_year = file.table("tax").rows("years", self.years, self.years)
        for year, row in enumerate(by_year, 1):
            row.number("year", year, year)
        self.tax_space: tuple[int, ...] = tuple(row.index("space", model.ACTIONS) for row in by_year)
        """By year: the action whose space carries the round marker."""
        move = file.table("move")
        self.move_far: int = move.number("far", 0, 9)
        self.move_toll: int = move.number("toll", 0, 9)
        self.move_tax: int = move.number("tax", 0, 9)
        self.distances: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.move_far if far else 0 for far in row) for row in model.FAR
        )
        """By the space left and the space entered: what the distance costs."""
        start = file.table("start")
        cash = start.table("cash_by_players")
        self.start_cash: dict[int, tuple[int, ...]] = {
            n: cash.numbers(str(n), n, n, 0, 99) for n in model.PLAYERS
        }
        """By number of players: the starting cash of each place in the order of play."""
        self.start_cash_variant: int = start.number("cash_variant", 0, 99)
        self.ageing: tuple[int, ...] = file.table("stores").numbers("ageing", model.STORE, model.STORE, 0, 9)
        """By slot of a cellar: how much the wine there has gained."""

    def check_first_purchase(self, dearest: int) -> None:
        """Raise BadData if a player could not afford some first vineyard: setup must never get stuck."""
        poorest = {f"start, cash_by_players: {n}": min(self.start_cash[n]) for n in model.PLAYERS}
        for place, cash in {**poorest, "start: cash_variant": self.start_cash_variant}.items():
            if cash < dearest:
                expected = f"expected at least {dearest}, the price of the dearest vineyard"
                raise BadData(f"board.toml: {place} is {cash}, {expected}")


@final
class Prices:
    """What the actions sell: prices, and the most of each in one action."""

    __slots__ = (
        "cellar",
        "enologist",
        "enologists_per_action",
        "salary",
        "wineries_per_action",
        "winery",
    )

    def __init__(self, file: Sheet) -> None:
        prices = file.table("prices")
        self.winery: int = prices.number("winery", 0, 12)
        self.wineries_per_action: int = prices.number("wineries_per_action", 1, MOST_PIECES)
        self.cellar: int = prices.number("cellar", 0, 12)
        self.enologist: int = prices.number("enologist", 0, 12)
        self.enologists_per_action: int = prices.number("enologists_per_action", 1, MOST_PIECES)
        self.salary: int = prices.number("salary", 1, 12)


@final
class Production:
    """What each part of an estate adds to the value of its wine."""

    __slots__ = ("enologist", "porto", "vineyard", "winery")

    def __init__(self, file: Sheet) -> None:
        production = file.table("production")
        self.vineyard: int = production.number("vineyard", 0, 9)
        self.winery: int = production.number("winery", 0, 9)
        self.enologist: int = production.number("enologist", 0, 9)
        self.porto: int = production.number("porto", 0, 9)


@final
class Supply:
    """How many pieces there are."""

    __slots__ = ("barrels", "cellars", "enologists", "porto_tiles", "wineries")

    def __init__(self, file: Sheet) -> None:
        supply = file.table("supply")
        wineries = supply.table("wineries_by_players")
        cellars = supply.table("cellars_by_players")
        self.wineries: dict[int, int] = {n: wineries.number(str(n), 0, 99) for n in model.PLAYERS}
        self.cellars: dict[int, int] = {n: cellars.number(str(n), 0, 99) for n in model.PLAYERS}
        self.enologists: int = supply.number("enologists", 0, 99)
        self.porto_tiles: int = supply.number("porto_tiles", 0, 99)
        self.barrels: int = supply.number("barrels", 1, 99)
        """For each player."""
