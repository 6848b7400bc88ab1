"""Vinhos (2010, Vital Lacerda), complete, for two to four players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vindima.core.contract import Catalogue, Game, Option
from vindima.vinhos import ending, experts, fair, maintenance, managers, production, turn, year
from vindima.vinhos import setup as setting_up
from vindima.vinhos.actions import bank, buildings, market, press, vineyards
from vindima.vinhos.actions import experts as hiring
from vindima.vinhos.evaluate import TERMS
from vindima.vinhos.features import LAYOUT
from vindima.vinhos.model import CODES
from vindima.vinhos.reading import owner_files
from vindima.vinhos.state import Setup, State
from vindima.vinhos.tables import tables_from

__all__ = ["GAME", "Vinhos"]


class Vinhos(Game):
    """The rules of Vinhos behind the contract that every game fulfils."""

    name = "vinhos"
    title = "Vinhos"
    rules = "1"
    seats = range(2, 5)
    codes = CODES
    layout = LAYOUT
    options: tuple[Option, ...] = (
        Option(
            "regions",
            "random",
            ("random", "suggested"),
            "With two or three players, the regions left out: drawn by lot, or as for a first game.",
        ),
        Option(
            "turn_order_by_region",
            False,
            (False, True),
            "Official variant: equal starting cash; the first vineyards' regions decide the order of play.",
        ),
        Option(
            "barrels_home_in_maintenance",
            False,
            (False, True),
            "Official variant: pairs of barrels leave the hangouts every year after the salaries.",
        ),
        Option(
            "cash_multiplier_cap",
            False,
            (False, True),
            "Official variant: a barrel on the cash multiplier earns at most 16 points.",
        ),
        Option(
            "two_player_fair",
            False,
            (False, True),
            "Official variant: with two players the fair pays the first and the third prize.",
        ),
        Option(
            "tables",
            None,
            (),
            "A folder with corrected data tables that replace files of the same name.",
        ),
    )
    terms: tuple[str, ...] = TERMS
    catalogue = Catalogue.of(
        (
            setting_up,
            year,
            turn,
            vineyards,
            buildings,
            market,
            bank,
            hiring,
            press,
            managers,
            experts,
            maintenance,
            production,
            fair,
            ending,
        )
    )

    def complete(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """As for every game; a folder of tables becomes its contents, so that a record carries them along."""
        found = super().complete(players, options)
        folder = found["tables"]
        if folder is not None and not isinstance(folder, dict):
            found["tables"] = owner_files(str(folder))
        return found

    def begin(self, players: int, seed: int, options: dict[str, Any]) -> State:
        return setting_up.new_state(players, seed, options, tables_from(options["tables"] or {}))

    def restore(self, data: dict[str, Any]) -> State:
        options = self.complete(data["players"], data["options"])
        tables = tables_from(options["tables"] or {})
        return State(Setup(data["players"], tables, options), **self.fields(State, data))

    def header_tables(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return {"digest": tables_from(options["tables"] or {}).digest}


GAME: Final = Vinhos()
