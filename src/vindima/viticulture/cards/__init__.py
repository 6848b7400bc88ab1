"""The visitors: every card of the tables with its effect. A card without an effect fails at import."""

from __future__ import annotations

from typing import Final

from vindima.core.step import Step
from vindima.viticulture.actions.visitors import ALWAYS, EFFECTS
from vindima.viticulture.cards import summer, winter
from vindima.viticulture.cards.card import effects_of
from vindima.viticulture.model import SUMMER_VISITOR, WINTER_VISITOR
from vindima.viticulture.state import State
from vindima.viticulture.tables import load_tables

__all__ = ["VISITORS"]

DECKS: Final = (load_tables().summer, load_tables().winter)
SUMMER: Final = effects_of(DECKS[0], summer, 0)
WINTER: Final = effects_of(DECKS[1], winter, sum(map(len, DECKS[0].numbers)))

VISITORS: Final[dict[str, Step[State]]] = {**SUMMER, **WINTER}
"""The effect of each visitor by the id of the card."""

EFFECTS[SUMMER_VISITOR] = tuple(SUMMER.values())
EFFECTS[WINTER_VISITOR] = tuple(WINTER.values())
for kind, effects in enumerate(EFFECTS):
    ALWAYS[kind] = sum(1 << card for card, effect in enumerate(effects) if effect.unconditional())
