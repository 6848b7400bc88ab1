"""`board.toml`: what is printed on the main board and on a player's mat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from vindima.core.sheet import Sheet
from vindima.viticulture import model
from vindima.viticulture.codes import VALUES

__all__ = ["MOST", "Board", "Mat"]

MOST: Final = 99
"""No printed number is larger; a larger one is a mistake."""
PLAYERS: Final = (1, 6)
"""The fewest and the most players that the codes and the spaces allow."""


@final
class Board:
    """The main board. Lists of actions follow `model.ACTIONS`."""

    __slots__ = (
        "amount",
        "bonus",
        "bonus_amount",
        "bonus_space",
        "cost",
        "end_vp",
        "fall_visitors",
        "least_vp",
        "most_residual",
        "players",
        "spaces",
        "start_residual",
        "start_vp",
        "wake_up",
        "wake_up_amount",
    )

    def __init__(self, sheet: Sheet) -> None:
        fewest, most = PLAYERS
        if sheet.numbers("players", 2, 2, fewest, most) != PLAYERS:
            raise sheet.error(f"players is {sheet.value('players')}, expected {list(PLAYERS)}")
        self.players: range = range(fewest, most + 1)
        """The numbers of players."""
        self._read_actions(sheet)

        spaces = sheet.table("spaces")
        open_from = spaces.never_falling("open-from", model.BESIDE, fewest, most)
        self.spaces: tuple[int, ...] = tuple(sum(n >= at for at in open_from) for n in range(most + 1))
        """By the number of players: how many spaces of every action are open, from the left."""
        self.bonus_space: int = spaces.index("bonus", model.SPACES[: model.BESIDE])

        rows = [gain(row, model.GAINS) for row in sheet.tables("wake-up", model.ROWS)]
        self.wake_up: tuple[int, ...] = tuple(kind for kind, _ in rows)
        """By wake-up row: one of `model.GAINS`; the amounts are in `wake_up_amount`."""
        self.wake_up_amount: tuple[int, ...] = tuple(amount for _, amount in rows)
        self.fall_visitors: int = sheet.table("fall").number("visitors", 1, 9)

        vp = sheet.table("vp")
        self.least_vp: int = vp.number("least", -MOST, 0)
        self.end_vp: int = vp.number("end", 1, MOST)
        self.start_vp: int = vp.number("start", self.least_vp, self.end_vp)
        residual = sheet.table("residual")
        self.most_residual: int = residual.number("most", 0, MOST)
        self.start_residual: int = residual.number("start", 0, self.most_residual)

    def _read_actions(self, sheet: Sheet) -> None:
        names = model.ACTIONS
        rows = sheet.tables("summer", tuple(names[action] for action in model.SUMMER_ACTIONS))
        rows += sheet.tables("winter", tuple(names[action] for action in model.WINTER_ACTIONS))
        bonuses = [gain(row.table("bonus"), model.GAINS[: model.AGAIN + 1]) for row in rows]
        rows += sheet.tables("always", tuple(names[action] for action in (model.GAIN_LIRA, model.USE_YOKE)))
        bonuses += [(model.NOTHING, 0)] * (len(rows) - len(bonuses))
        self.amount: tuple[int, ...] = tuple(row.number("amount", 1, MOST) for row in rows)
        """How much the action does: cards, lira, structures, vines, fields, orders; of wines, the most."""
        self.cost: tuple[int, ...] = tuple(row.number("cost", 0, MOST, 0) for row in rows)
        self.bonus: tuple[int, ...] = tuple(kind for kind, _ in bonuses)
        """What the bonus space adds: one of `model.GAINS`; the amounts are in `bonus_amount`."""
        self.bonus_amount: tuple[int, ...] = tuple(amount for _, amount in bonuses)


@final
class Mat:
    """A player's mat and what a player may have. Lists follow the tuple of `model` they are named after."""

    __slots__ = (
        "affordable",
        "buildable",
        "cellar_least",
        "cellar_most",
        "cellar_structure",
        "cellar_wines",
        "field_limit",
        "field_price",
        "grape_price",
        "hand",
        "most_grande",
        "most_regular",
        "structure_cost",
        "structure_needs",
        "structure_visitors",
        "structure_vp",
        "temporary",
        "top",
        "wine_cellar",
        "wine_least",
        "wine_red",
        "wine_white",
    )

    def __init__(self, sheet: Sheet) -> None:
        limits = sheet.table("limits")
        self.most_regular: int = limits.number("regular-workers", 1, MOST)
        self.most_grande: int = limits.number("grande-workers", 1, 1)
        self.temporary: int = limits.number("temporary-workers", 1, 1)
        """How many grey workers all players share."""
        self.hand: int = limits.number("hand", 1, MOST)
        """The most cards in hand after the end of a year."""

        rows = sheet.tables("structures", model.STRUCTURES)
        self.structure_cost: tuple[int, ...] = tuple(row.number("cost", 1, MOST) for row in rows)
        self.structure_vp: tuple[int, ...] = tuple(row.number("vp", 0, 9, 0) for row in rows)
        """The points that the structure scores, at most once a year."""
        self.structure_visitors: tuple[int, ...] = tuple(row.number("visitors", 0, 9, 0) for row in rows)
        """How many more visitors it brings each fall."""
        needs = (row.index("needs", model.STRUCTURES, -1) for row in rows)
        self.structure_needs: tuple[int, ...] = tuple(needs)
        """The structure that must stand before this one, or -1."""
        self.affordable: tuple[int, ...] = tuple(
            masked(cost <= lira for cost in self.structure_cost) for lira in range(MOST + 1)
        )
        """By amount of lira: mask of the structures that cost no more."""
        self.buildable: tuple[int, ...] = tuple(
            masked(
                not standing >> structure & 1 and (needed < 0 or bool(standing >> needed & 1))
                for structure, needed in enumerate(self.structure_needs)
            )
            for standing in range(1 << len(rows))
        )
        """By mask of the structures that stand: mask of those that may be built next."""

        rows = sheet.tables("fields", model.FIELDS)
        self.field_limit: tuple[int, ...] = tuple(row.number("limit", 1, MOST) for row in rows)
        self.field_price: tuple[int, ...] = tuple(row.number("price", 1, MOST) for row in rows)
        self._read_wines(sheet)

    def _read_wines(self, sheet: Sheet) -> None:
        rows = sheet.tables("cellars", model.CELLARS)
        bands = [row.never_falling("values", 2, 1, VALUES) for row in rows]
        self.cellar_least: tuple[int, ...] = tuple(least for least, _ in bands)
        self.cellar_most: tuple[int, ...] = tuple(most for _, most in bands)
        self.cellar_wines: tuple[int, ...] = tuple(row.mask("wines", model.WINES) for row in rows)
        """The mask of the wines that have spots in the cellar."""
        built = (row.index("structure", model.STRUCTURES, -1) for row in rows)
        self.cellar_structure: tuple[int, ...] = tuple(built)
        """The structure for this cellar, or -1 for the one that every vineyard has."""
        for row, least, below in zip(rows, self.cellar_least, (0, *self.cellar_most), strict=False):
            if least != below + 1:
                raise row.error(f"values begin at {least}, expected {below + 1}")

        self.top: int = self.cellar_most[-1]
        """The highest value of a grape or a wine."""
        prices = sheet.table("grapes").never_falling("price", self.top, 1, MOST)
        self.grape_price: tuple[int, ...] = (0, *prices)
        """By value of the grape."""

        rows = sheet.tables("wines", model.WINES)
        self.wine_red: tuple[int, ...] = tuple(row.number("red", 0, 9) for row in rows)
        self.wine_white: tuple[int, ...] = tuple(row.number("white", 0, 9) for row in rows)
        self.wine_least: tuple[int, ...] = tuple(row.number("least", 1, self.top) for row in rows)
        cellars = []
        for wine, row in enumerate(rows):
            homes = [cellar for cellar, mask in enumerate(self.cellar_wines) if mask >> wine & 1]
            if not homes or self.wine_least[wine] != self.cellar_least[homes[0]]:
                raise row.error(f"least is {self.wine_least[wine]}, expected where its first cellar begins")
            cellars.append(homes[0])
        self.wine_cellar: tuple[int, ...] = tuple(cellars)
        """The first cellar that holds the wine."""


def masked(members: Iterable[bool]) -> int:
    """The mask of the true places."""
    return sum(int(member) << place for place, member in enumerate(members))


def gain(row: Sheet, gains: tuple[str, ...]) -> tuple[int, int]:
    """The only entry of a table such as `{ lira = 1 }`: which of `gains`, and how many."""
    if len(row.data) != 1:
        raise row.error(f"has {len(row.data)} entries, expected one gain")
    (key,) = row.data
    if key not in gains:
        raise row.error(f"the gain is {key!r}, expected one of {', '.join(gains)}")
    return gains.index(key), row.number(key, 0, 9)
