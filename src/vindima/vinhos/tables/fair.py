"""`fair.toml`: the Wine Tasting Fair."""

from __future__ import annotations

from typing import Final, final

from vindima.core.sheet import Register, Sheet
from vindima.vinhos import model
from vindima.vinhos.tables.bank import bands
from vindima.vinhos.tables.tiles import HIGHEST_VALUE

__all__ = ["Fair"]

FAIRS: Final = 3


@final
class Fair:
    """Feature tracks, Fair slots, points and prizes."""

    __slots__ = (
        "cash",
        "experts_by_value",
        "last_place_expert_players",
        "points",
        "points_above",
        "prizes",
        "slot_bonus",
        "slot_features",
        "slot_ids",
        "track_points",
        "years",
    )

    def __init__(self, file: Sheet, years: int) -> None:
        fairs = file.table("fairs")
        self.years: tuple[int, ...] = fairs.rising("years", FAIRS, FAIRS, 1, years)
        self.prizes: tuple[tuple[int, ...], ...] = fairs.lines("prizes", FAIRS, model.MOST_PLAYERS, 0, 99)
        """By Fair and place."""
        self.last_place_expert_players: int = fairs.number(
            "last_place_expert_players", model.PLAYERS[0], model.PLAYERS[-1]
        )
        """The number of players with which last place takes an expert."""
        self.track_points: tuple[int, ...] = file.table("tracks").numbers("points", 1, 99, 0, 99)
        """By space of a feature track."""
        slots = file.table("slots").rows("slots", model.MOST_PLAYERS, model.FAIR_SLOT_ROOM)
        self.slot_ids: tuple[str, ...] = Register().enter(slots)
        self.slot_features: tuple[tuple[int, int], ...] = tuple(
            slot.pair("features", model.FEATURES) for slot in slots
        )
        self.slot_bonus: tuple[int, ...] = tuple(slot.index("bonus", model.FAIR_BONUSES) for slot in slots)
        bonuses = file.table("bonuses")
        self.cash: int = bonuses.number("cash", 0, 99)
        self.points: int = bonuses.number("fair_points", 0, 99)
        wine = file.table("wine_value")
        self.points_above: int = wine.number("points_above", 0, HIGHEST_VALUE)
        """Each point of wine value above this is a Fair point."""
        values = wine.rows("values", 2, HIGHEST_VALUE)
        top = values[-1].number("from", len(values), HIGHEST_VALUE)
        most = values[-1].number("experts", 0, model.EXPERTS)
        self.experts_by_value: tuple[int, ...] = (
            0,
            *bands(values[:-1], 1, top - 1, "experts", model.EXPERTS),
            most,
        )
        """By value of the wine: how many experts may praise it; the last entry is for all higher values."""
