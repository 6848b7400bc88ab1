"""The visitors, in printed order; every card of a deck has its effect, or the import fails."""

from __future__ import annotations

from vindima.viticulture.actions.visitors import EFFECTS
from vindima.viticulture.cards import summer, winter
from vindima.viticulture.cards.deck import in_printed_order
from vindima.viticulture.model import SUMMER_VISITOR, WINTER_VISITOR
from vindima.viticulture.tables import load_tables

EFFECTS[SUMMER_VISITOR] = in_printed_order(summer, load_tables().summer.ids)
EFFECTS[WINTER_VISITOR] = in_printed_order(winter, load_tables().winter.ids)
