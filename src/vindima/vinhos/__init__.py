"""Vinhos (2010, Vital Lacerda), complete, for two to four players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from vindima.core.contract import Catalogue, Game, Option
from vindima.core.datafiles import DataFiles
from vindima.core.events import Weight
from vindima.core.position import Position
from vindima.vinhos import (
    ending,
    experts,
    fair,
    maintenance,
    managers,
    moments,
    production,
    reorder,
    scoring,
    turn,
    year,
)
from vindima.vinhos import setup as setting_up
from vindima.vinhos.actions import bank, buildings, market, press, vineyards
from vindima.vinhos.actions import experts as hiring
from vindima.vinhos.codes import CODES
from vindima.vinhos.determinize import determinize, redraw
from vindima.vinhos.facts import Facts, facts
from vindima.vinhos.features import LAYOUT
from vindima.vinhos.judging.evaluate import TERMS, evaluate
from vindima.vinhos.state import Setup, State
from vindima.vinhos.tables import DATA, tables_from
from vindima.vinhos.telling import KINDS
from vindima.vinhos.view import view

__all__ = ["GAME", "Vinhos"]


class Vinhos(Game):
    """The rules of Vinhos, as the contract of every game requires."""

    name = "vinhos"
    title = "Vinhos"
    rules = "1"
    seats = range(2, 5)
    codes = CODES
    layout = LAYOUT
    data: DataFiles | None = DATA
    options: tuple[Option, ...] = (
        Option(
            "regions",
            "random",
            ("random", "suggested"),
            "Which regions two or three players leave out: random ones, or those suggested for a first game.",
        ),
        Option(
            "turn_order_by_region",
            False,
            (False, True),
            "All start with the same cash; the regions of the first vineyards decide the order of play.",
            variant=True,
        ),
        Option(
            "barrels_home_in_maintenance",
            False,
            (False, True),
            "Pairs of barrels leave the hangouts every year after salaries are paid.",
            variant=True,
        ),
        Option(
            "cash_multiplier_cap",
            False,
            (False, True),
            "A barrel on the cash multiplier earns at most 16 points.",
            variant=True,
        ),
        Option(
            "two_player_fair",
            False,
            (False, True),
            "With two players the Fair awards the first and the third prize.",
            variant=True,
        ),
        Option(
            "tables",
            None,
            (),
            "A folder with corrected data tables that replace files of the same name.",
            folder=True,
        ),
    )
    terms: tuple[str, ...] = TERMS
    weights: Mapping[str, Weight] = KINDS
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
            moments,
            experts,
            reorder,
            maintenance,
            production,
            fair,
            ending,
        )
    )

    def begin(self, players: int, seed: int, options: dict[str, Any]) -> State:
        return setting_up.new_state(self, players, seed, options, tables_from(options["tables"]))

    def restore(self, data: dict[str, Any]) -> State:
        options = self.complete(data["players"], data["options"])
        tables = tables_from(options["tables"])
        return State(Setup(self, data["players"], tables, options), **self.fields(State, data))

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view(own(position), seat))

    def determinize(self, position: Position, seat: int | None, seed: int) -> State:
        return determinize(own(position), seat, seed)

    def redraw(self, position: Position, seed: int) -> State:
        return redraw(own(position), seed)

    def winners(self, position: Position) -> list[int]:
        return scoring.winners(own(position))

    def breakdown(self, position: Position, seat: int) -> dict[str, int]:
        return scoring.breakdown(own(position), seat)

    def evaluate(self, position: Position, seat: int) -> list[float]:
        return evaluate(own(position), seat)

    def facts(self, options: Mapping[str, Any]) -> Facts:
        return facts(tables_from(options.get("tables")))

    def header_tables(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return {"digest": tables_from(options["tables"]).digest}


def own(position: Position) -> State:
    """The position as one of this game; TypeError if it belongs to another."""
    if not isinstance(position, State):
        raise TypeError(f"a position of {position.game.name} was given to Vinhos")
    return position


GAME: Final = Vinhos()
