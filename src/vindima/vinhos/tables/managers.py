"""`managers.toml`: managers, bonus actions and multipliers."""

from __future__ import annotations

from typing import Final, final

from vindima.core.sheet import Sheet
from vindima.vinhos import model

__all__ = ["Managers"]

AT_ONCE: Final = (model.WINE_NOW, model.FOUR_EXPERTS_NOW, model.RENOWN_NOW)
"""The multipliers that score as soon as a barrel is placed."""


@final
class Managers:
    """What managers, bonus actions and multipliers give."""

    __slots__ = (
        "barrels_per_release",
        "bonus_vineyard_discount",
        "bonus_winery_price",
        "cash_cap",
        "cash_per",
        "four_experts_vp",
        "multiplier_slots",
        "multiplier_vp",
        "renown_vp",
    )

    def __init__(self, file: Sheet) -> None:
        count, room = len(model.MULTIPLIERS), model.MULTIPLIER_ROOM
        rows = {row.index("id", model.MULTIPLIERS): row for row in file.rows("multipliers", count, count)}
        points: list[tuple[int, ...]] = [
            () if number in AT_ONCE else rows[number].numbers("vp", 1, room, 0, 99) for number in range(count)
        ]
        self.multiplier_vp: tuple[tuple[int, ...], ...] = tuple(points)
        """By multiplier and slot; empty for those that score at once."""
        self.multiplier_slots: tuple[int, ...] = tuple(
            rows[number].number("slots", 1, room) if number in AT_ONCE else len(points[number])
            for number in range(count)
        )
        slots = self.multiplier_slots[model.PER_CASH]
        self.cash_per: tuple[int, ...] = rows[model.PER_CASH].numbers("per", slots, slots, 1, 99)
        """By slot of the cash multiplier: how much cash it takes to score once."""
        self.four_experts_vp: int = rows[model.FOUR_EXPERTS_NOW].number("vp_for_all", 0, 99)
        self.renown_vp: int = rows[model.RENOWN_NOW].number("vp_each", 0, 99)
        rules = file.table("rules")
        self.barrels_per_release: int = rules.number("barrels_per_release", 0, len(model.MANAGERS))
        """The most barrels that one Press Release can place."""
        self.bonus_winery_price: int = rules.number("bonus_winery_price", 0, 12)
        self.bonus_vineyard_discount: int = rules.number("bonus_vineyard_discount", 0, 12)
        self.cash_cap: int = rules.number("cash_cap", 0, 99)
        """The most points of the cash multiplier, in the variant that caps it."""
