"""`vineyards.toml`, `vintages.toml` and `experts.toml`: the tiles that are drawn."""

from __future__ import annotations

from typing import Final, final

from vindima.core.sheet import Register, Sheet
from vindima.vinhos import model

__all__ = ["HIGHEST_VALUE", "VINTAGES", "Experts", "Vineyards", "Vintages"]

VINTAGES: Final = 9
HIGHEST_VALUE: Final = 30
"""No wine value in the tables may be higher."""


@final
class Vineyards:
    """The vineyard tiles, region by region."""

    __slots__ = ("colour", "cost", "ids")

    def __init__(self, file: Sheet) -> None:
        tiles: list[Sheet] = []
        for region in model.REGIONS:
            table = file.table(region)
            rows = table.rows("tiles", model.TILES_PER_REGION, model.TILES_PER_REGION)
            reds = sum(row.index("colour", model.COLOURS) == model.RED for row in rows)
            if reds != model.TILES_PER_REGION // 2:
                raise table.error(f"{reds} tiles are red, expected 2 red and 2 white")
            tiles += rows
        self.ids: tuple[str, ...] = Register().enter(tiles)
        self.colour: tuple[int, ...] = tuple(tile.index("colour", model.COLOURS) for tile in tiles)
        self.cost: tuple[int, ...] = tuple(tile.number("cost", 0, 12) for tile in tiles)


@final
class Vintages:
    """The vintage tiles. The tile of the first year is number 0, wherever it is in the file."""

    __slots__ = ("alexandre", "beatriz", "constantino", "features", "ids", "weather")

    def __init__(self, file: Sheet) -> None:
        tiles = file.rows("tiles", VINTAGES, VINTAGES)
        first = [tile for tile in tiles if tile.number("weather", -2, 2) == 0]
        if len(first) != 1:
            words = f"{len(first)} tiles have weather 0, expected 1, the tile of the first year"
            raise file.error(words, "weather", "first-year")
        for key in ("features", "alexandre", "beatriz", "constantino"):
            if key in first[0].data:
                raise first[0].error(f"{key} is given, expected none for the first year")
        others = [tile for tile in tiles if tile is not first[0]]
        count = len(model.REGIONS)
        asked = [tile.rising("constantino", 1, count, 1, count) for tile in others]
        self.ids: tuple[str, ...] = Register().enter(first + others)
        self.weather: tuple[int, ...] = tuple(tile.number("weather", -2, 2) for tile in first + others)
        still = (0,) * len(model.FEATURES)
        self.features: tuple[tuple[int, ...], ...] = (
            still,
            *(moves(tile.table("features")) for tile in others),
        )
        """By vintage: how far each feature marker moves."""
        self.alexandre: tuple[int, ...] = (-1, *(tile.index("alexandre", model.COLOURS) for tile in others))
        """By vintage: the colour that Alexandre asks for."""
        self.beatriz: tuple[int, ...] = (0, *(tile.number("beatriz", 1, HIGHEST_VALUE) for tile in others))
        """By vintage: the lowest value that Beatriz accepts."""
        self.constantino: tuple[int, ...] = (
            0,
            *(sum(1 << number - 1 for number in numbers) for numbers in asked),
        )
        """By vintage: the mask of the regions that Constantino asks for."""


def moves(features: Sheet) -> tuple[int, ...]:
    """How far each feature marker moves."""
    return tuple(features.number(name, 0, 9, 0) for name in model.FEATURES)


@final
class Experts:
    """The wine experts, feature by feature."""

    __slots__ = ("ability", "arrow", "cash", "ids", "limit", "per_action", "price", "refresh_years")

    def __init__(self, file: Sheet, years: int) -> None:
        rules = file.table("rules")
        self.price: int = rules.number("price", 0, 12)
        self.per_action: int = rules.number("most_per_action", 1, model.EXPERTS)
        self.limit: int = rules.number("limit", 1, model.EXPERTS)
        """The most experts that a player may keep."""
        self.cash: int = rules.number("cash", 0, 12)
        self.refresh_years: tuple[int, ...] = rules.rising("refresh_years", 0, years, 2, years)
        tiles: list[Sheet] = []
        for feature in model.FEATURES:
            tiles += file.table(feature).rows("tiles", model.EXPERTS_PER_FEATURE, model.EXPERTS_PER_FEATURE)
        self.ids: tuple[str, ...] = Register().enter(tiles)
        self.ability: tuple[int, ...] = tuple(tile.index("ability", model.ABILITIES) for tile in tiles)
        self.arrow: tuple[int, ...] = tuple(int(tile.flag("arrow")) for tile in tiles)
        """1 if the tile moves its feature at the Fair."""
