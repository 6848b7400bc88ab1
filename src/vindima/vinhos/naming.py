"""The names of estates: after their region, as players say; by number while they have none.

Answer tokens and records always use the number. `web/src/games/vinhos/words.ts` follows the same rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vindima.core.explain import Arg, Ref
from vindima.core.view import named_after
from vindima.vinhos.codes import PLACE, TRANSFER, WINE
from vindima.vinhos.model import ESTATES, NO_REGION, REGIONS

if TYPE_CHECKING:
    from vindima.vinhos.state import State

__all__ = ["answer_nouns", "estate_named"]


def estate_named(state: State, estate: int) -> Ref:
    """An estate, counted across all seats, as a noun."""
    first = estate - estate % ESTATES
    regions: list[str | None] = [
        None if region == NO_REGION else REGIONS[region] for region in state.region[first : first + ESTATES]
    ]
    return Ref("estate", named_after("estate", regions, estate - first))


def answer_nouns(state: State, seat: int, code: int) -> dict[str, Arg]:
    """The estates that an answer mentions, by their current names."""
    first = seat * ESTATES
    if PLACE <= code < TRANSFER:
        return {"it": estate_named(state, first + (code - PLACE) % ESTATES)}
    if TRANSFER <= code < WINE:
        giver, taker = divmod(code - TRANSFER, ESTATES)
        return {"from": estate_named(state, first + giver), "to": estate_named(state, first + taker)}
    return {}
