"""Viticulture Essential Edition, complete: one to six players, every card, the Automa and its campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vindima.core.contract import Catalogue, Game, Option
from vindima.core.explain import BadData
from vindima.viticulture import cards as cards  # the visitors enter their effects
from vindima.viticulture import placing, year
from vindima.viticulture import setup as setting_up
from vindima.viticulture.actions import build, draw, harvest, orders, plant, trade, train, visitors, wine
from vindima.viticulture.cards import summer, winter
from vindima.viticulture.codes import CODES, vocabulary
from vindima.viticulture.evaluate import TERMS
from vindima.viticulture.features import LAYOUT
from vindima.viticulture.model import CHALLENGES, LEVELS
from vindima.viticulture.prospects import TERMS as PROSPECTS
from vindima.viticulture.state import Setup, State
from vindima.viticulture.tables import load_tables

__all__ = ["GAME", "Viticulture"]


class Viticulture(Game):
    """The rules of Viticulture behind the contract that every game fulfils."""

    name = "viticulture"
    title = "Viticulture Essential Edition"
    rules = "1"
    seats = range(1, 7)
    hidden_hands = True
    codes = CODES
    layout = LAYOUT
    options: tuple[Option, ...] = (
        Option(
            "parents",
            "dealt",
            ("dealt", "chosen"),
            "One Mama and one Papa are dealt, or each player chooses one of two.",
        ),
        Option(
            "friendly",
            False,
            (False, True),
            "A bonus space only for its bonus, or if no other space of the action is free.",
        ),
        Option(
            "free_devalue",
            False,
            (False, True),
            "A new grape or wine may be put on a lower value than it has.",
        ),
        Option("level", "normal", LEVELS, "Solo: how hard the Automa is."),
        Option(
            "aggressive",
            False,
            (False, True),
            "Solo: be ahead of the Automa at the end of every year (easy, normal or hard).",
        ),
        Option("challenge", "none", CHALLENGES, "Solo: a challenge of the campaign."),
        Option(
            "tokens",
            0,
            tuple(range(100)),
            "Solo: bonus action tokens to start with, one for each time a challenge was lost.",
        ),
        Option(
            "fewer_visitors",
            False,
            (False, True),
            "Solo: also without the visitors that merely profit from others.",
        ),
    )
    terms: tuple[str, ...] = TERMS
    prospects: tuple[str, ...] = PROSPECTS
    yearly: bool = True
    held: tuple[str, ...] = (
        *load_tables().summer.ids,
        *load_tables().winter.ids,
        *load_tables().orders.ids,
    )
    catalogue = Catalogue.of(
        (
            setting_up,
            year,
            placing,
            draw,
            build,
            plant,
            trade,
            harvest,
            train,
            wine,
            orders,
            visitors,
            summer,
            winter,
        )
    )

    def complete(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        found = super().complete(players, options)
        standard = {option.name: option.default for option in self.options}
        if players > 1:
            for name in ("level", "aggressive", "challenge", "tokens", "fewer_visitors"):
                if found[name] != standard[name]:
                    raise BadData(f"option {name}={found[name]!r} is for one player")
        automa = load_tables().automa
        if found["aggressive"] and not automa.aggressive_levels >> LEVELS.index(found["level"]) & 1:
            raise BadData(f"the aggressive variant is not for level {found['level']}")
        if found["aggressive"] and not automa.challenges[CHALLENGES.index(found["challenge"])].aggressive:
            raise BadData(f"the aggressive variant leaves out {found['challenge']}")
        return found

    def begin(self, players: int, seed: int, options: dict[str, Any]) -> State:
        tables = load_tables()
        return setting_up.new_state(players, seed, options, tables, WORDS)

    def restore(self, data: dict[str, Any]) -> State:
        options = self.complete(data["players"], data["options"])
        setup = Setup(data["players"], load_tables(), WORDS, options)
        return State(setup, **self.fields(State, data))

    def header_tables(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return {"digest": load_tables().digest}


WORDS: Final = vocabulary(load_tables())
GAME: Final = Viticulture()
