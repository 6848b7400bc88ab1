"""`regions.toml`: the eight regions and renown."""

from __future__ import annotations

from typing import final

from vindima.core.sheet import Sheet
from vindima.vinhos import model
from vindima.vinhos.tables.tiles import HIGHEST_VALUE

__all__ = ["Regions"]


@final
class Regions:
    """The regions in play, what they bring, and the renown cubes."""

    __slots__ = (
        "alentejo_cube",
        "algarve_value",
        "count",
        "cube_room",
        "cubes",
        "cubes_per_wine",
        "porto_gift",
        "setubal_gift",
        "start_wine",
        "suggested_out",
        "tras_os_montes_points",
    )

    def __init__(self, file: Sheet) -> None:
        self._read_rooms(file)
        self._read_play(file.table("play"))
        traits = file.table("traits")
        self.start_wine: int = traits.number("start_wine", 1, HIGHEST_VALUE)
        self.porto_gift: int = traits.number("porto_gift", 0, 99)
        self.setubal_gift: int = traits.number("setubal_gift", 0, model.EXPERTS)
        self.tras_os_montes_points: int = traits.number("tras_os_montes_points", 0, 99)
        self.alentejo_cube: int = traits.number("alentejo_cube", 1, 9)
        self.algarve_value: int = traits.number("algarve_value", 0, 9)
        renown = file.table("renown")
        self.cubes: int = renown.number("cubes", 0, 99)
        self.cubes_per_wine: int = renown.number("cubes_per_wine", 0, model.CUBES_ROOM)

    def _read_rooms(self, file: Sheet) -> None:
        count = len(model.REGIONS)
        rows = file.table("rooms").rows("regions", count, count)
        for region, row in zip(model.REGIONS, rows, strict=True):
            row.index("id", (region,))
        self.cube_room: tuple[int, ...] = tuple(row.number("room", 0, 99) for row in rows)
        """By region: how many renown cubes it holds."""

    def _read_play(self, play: Sheet) -> None:
        counts = play.table("regions_by_players")
        left_out = play.table("left_out_by_players")
        self.count: dict[int, int] = {n: counts.number(str(n), 1, len(model.REGIONS)) for n in model.PLAYERS}
        """By number of players: how many regions are in play."""
        self.suggested_out: dict[int, tuple[int, ...]] = {
            n: left_out.indices(str(n), model.REGIONS) for n in model.PLAYERS
        }
        """By number of players: the regions left out of a first game."""
        for players, out in self.suggested_out.items():
            expected = len(model.REGIONS) - self.count[players]
            if len(out) != expected:
                raise left_out.error(f"{players} has {len(out)} entries, expected {expected}")
