"""`bank.toml`: the account and the investment bar."""

from __future__ import annotations

from typing import final

from vindima.core.sheet import Sheet
from vindima.vinhos import model

__all__ = ["Bank", "bands"]


@final
class Bank:
    """The account and the investment bar."""

    __slots__ = (
        "account_max",
        "account_start",
        "account_vp",
        "divest_payout",
        "divest_total",
        "floor_penalty",
        "invest_cost",
        "invest_max",
        "invest_min",
        "invest_start",
    )

    def __init__(self, file: Sheet) -> None:
        account = file.table("account")
        low = account.number("min", 0, 0)  # the rules count from an empty account; see ruling V24
        self.account_max: int = account.number("max", 1, model.AMOUNT_ROOM)
        self.account_start: int = account.number("start", low, self.account_max)
        self.floor_penalty: int = account.number("floor_penalty", 0, 99)
        """The points lost when the account arrives at 0."""
        spaces = file.table("account_vp").rows("spaces", 1, self.account_max + 1)
        self.account_vp: tuple[int, ...] = bands(spaces, low, self.account_max, "vp", 99)
        """By balance of the account: its points at the end of the game."""
        levels = file.table("investment")
        self.invest_min: int = levels.number("min", -9, 0)
        self.invest_max: int = levels.number("max", 1, 9)
        self.invest_start: int = levels.number("start", self.invest_min, self.invest_max)
        count = self.invest_max - self.invest_min
        up = file.table("invest").rows("steps", count, count)
        for level, step in enumerate(up, self.invest_min):
            step.number("from", level, level)
            step.number("to", level + 1, level + 1)
        self.invest_cost: tuple[int, ...] = tuple(step.number("cost", 0, 99) for step in up)
        """By level, counted from the lowest: the cost of the step up from it."""
        down = file.table("divest").rows("steps", count, count)
        down.reverse()  # the file starts at the top, where a player starts to divest
        for level, step in enumerate(down, self.invest_min):
            step.number("from", level + 1, level + 1)
            step.number("to", level, level)
        self.divest_payout: tuple[int, ...] = tuple(step.number("payout", 0, 99) for step in down)
        """By level, counted from the lowest: the payout of the step down to it."""
        self.divest_total: tuple[int, ...] = tuple(
            sum(self.divest_payout[:steps]) for steps in range(count + 1)
        )
        """By level, counted from the lowest: the total payout of all steps down from it."""


def bands(rows: list[Sheet], low: int, high: int, key: str, most: int) -> tuple[int, ...]:
    """A number for each value from `low` to `high`, from rows that cover them without a gap."""
    numbers: list[int] = []
    for row in rows:
        start = row.number("from", low + len(numbers), low + len(numbers))
        end = row.number("to", high if row is rows[-1] else start, high)
        numbers += [row.number(key, 0, most)] * (end - start + 1)
    return tuple(numbers)
