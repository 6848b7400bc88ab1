"""Viticulture Essential Edition, complete: one to six players, every card, the Automa and its campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from vindima.core.contract import Catalogue, Game, Option
from vindima.core.datafiles import DataFiles
from vindima.core.events import Weight
from vindima.core.explain import BadData
from vindima.core.position import Position
from vindima.core.solo import Solo
from vindima.viticulture import scoring, turn, year
from vindima.viticulture import setup as setting_up
from vindima.viticulture.actions import build, draw, harvest, orders, plant, trade, train, visitors, wine
from vindima.viticulture.cards import VISITORS
from vindima.viticulture.codes import CODES
from vindima.viticulture.determinize import determinize, redraw
from vindima.viticulture.facts import Facts, facts
from vindima.viticulture.features import LAYOUT
from vindima.viticulture.judging.evaluate import TERMS, evaluate
from vindima.viticulture.judging.prospects import SOLO
from vindima.viticulture.model import CHALLENGES, LEVELS
from vindima.viticulture.state import Setup, State
from vindima.viticulture.tables import DATA, tables_from
from vindima.viticulture.telling import KINDS
from vindima.viticulture.view import view

__all__ = ["GAME", "Viticulture"]


class Viticulture(Game):
    """The rules of Viticulture, as the contract of every game requires."""

    name = "viticulture"
    title = "Viticulture Essential Edition"
    rules = "1"
    seats = range(1, 7)
    hidden_hands = True
    codes = CODES
    layout = LAYOUT
    data: DataFiles | None = DATA
    options: tuple[Option, ...] = (
        Option(
            "parents",
            "dealt",
            ("dealt", "chosen"),
            "Each player is dealt one Mama and one Papa, or chooses one of two.",
        ),
        Option(
            "friendly",
            False,
            (False, True),
            "A player may take a bonus space only to use its bonus, or if no other space is free.",
            variant=True,
        ),
        Option(
            "free_devalue",
            False,
            (False, True),
            "A player may put a new grape or wine on a lower value than it has.",
        ),
        Option("level", "normal", LEVELS, "How hard the Automa is.", solo=True),
        Option(
            "aggressive",
            False,
            (False, True),
            "The player must be ahead of the Automa at the end of every year (easy, normal or hard).",
            solo=True,
            variant=True,
        ),
        Option("challenge", "none", CHALLENGES, "A challenge of the campaign.", solo=True),
        Option(
            "tokens",
            0,
            tuple(range(100)),
            "Bonus action tokens to start with: one for each time the challenge was lost.",
            solo=True,
        ),
        Option(
            "fewer_visitors",
            False,
            (False, True),
            "Also leave out the visitors that only profit from other players.",
            solo=True,
        ),
        Option(
            "tables",
            None,
            (),
            "A folder with corrected data tables that replace files of the same name.",
            folder=True,
            added_later=True,
        ),
    )
    terms: tuple[str, ...] = TERMS
    solo: Solo | None = SOLO
    weights: Mapping[str, Weight] = KINDS
    end_paths: tuple[str, ...] = ("over", "winners", "result", "automa/lost")
    catalogue = Catalogue.of(
        (
            setting_up,
            year,
            turn,
            draw,
            build,
            plant,
            trade,
            harvest,
            train,
            wine,
            orders,
            visitors,
        ),
        named=VISITORS,
    )

    def complete(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        found = super().complete(players, options)
        automa = tables_from(found.get("tables")).automa
        if found["aggressive"] and not automa.aggressive_levels >> LEVELS.index(found["level"]) & 1:
            raise BadData(f"the aggressive variant is not for level {found['level']}")
        if found["aggressive"] and not automa.challenges[CHALLENGES.index(found["challenge"])].aggressive:
            raise BadData(f"the aggressive variant leaves out {found['challenge']}")
        return found

    def begin(self, players: int, seed: int, options: dict[str, Any]) -> State:
        return setting_up.new_state(self, players, seed, options, tables_from(options.get("tables")))

    def restore(self, data: dict[str, Any]) -> State:
        options = self.complete(data["players"], data["options"])
        setup = Setup(self, data["players"], tables_from(options.get("tables")), options)
        return State(setup, **self.fields(State, data))

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view(own(position), seat))

    def determinize(self, position: Position, seat: int | None, seed: int) -> State:
        return determinize(own(position), seat, seed)

    def redraw(self, position: Position, seed: int) -> State:
        return redraw(own(position), seed)

    def winners(self, position: Position) -> list[int]:
        return scoring.winners(own(position))

    def result(self, position: Position) -> str:
        return scoring.result(own(position))

    def breakdown(self, position: Position, seat: int) -> dict[str, int]:
        return scoring.breakdown(own(position), seat)

    def evaluate(self, position: Position, seat: int) -> list[float]:
        return evaluate(own(position), seat)

    def facts(self, options: Mapping[str, Any]) -> Facts:
        return facts(tables_from(options.get("tables")))

    def header_tables(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return {"digest": tables_from(options.get("tables")).digest}


def own(position: Position) -> State:
    """The position as one of this game; TypeError if it belongs to another."""
    if not isinstance(position, State):
        raise TypeError(f"a position of {position.game.name} was given to Viticulture")
    return position


GAME: Final = Viticulture()
