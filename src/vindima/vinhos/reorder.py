"""The reorder expert: which deck to look through, and its new order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.explain import Arg, Reason, Ref
from vindima.core.rows import replaced
from vindima.core.step import FOREVER, NOTHING, Frame, Step
from vindima.vinhos import telling
from vindima.vinhos.codes import BUY, DECK, TILE
from vindima.vinhos.mandatory import keeping, spoiling
from vindima.vinhos.model import REGIONS
from vindima.vinhos.reasons import ALREADY_BOUGHT_HERE, NOTHING_TO_REORDER
from vindima.vinhos.state import State


def can_reorder(state: State, bought: tuple[int, ...]) -> bool:
    """True if some deck that has not been bought from has at least two tiles left."""
    return any(len(deck) > 1 and BUY + region not in bought for region, deck in enumerate(state.decks))


class ReorderDeck(Step[State]):
    """Choose the region whose deck to look through. The memo holds the purchases of the action so far."""

    rule = "Vinhos, Wine experts' abilities; V44, V58"

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return range(DECK, DECK + len(REGIONS))

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        region = code - DECK
        if BUY + region in frame.memo:
            return ALREADY_BOUGHT_HERE
        return None if len(state.decks[region]) > 1 else NOTHING_TO_REORDER

    def take(self, state: State, frame: Frame, code: int) -> None:
        region = code - DECK
        state.knowers = replaced(state.knowers, region, state.knowers[region] | 1 << frame.seat)
        state.reveals += 1
        if state.events is not None:
            telling.looks(state, frame.seat, region)
        state.push(LAY_TILES, frame.seat, (region,))


class LayTiles(Step[State]):
    """Put the tiles of a deck in a new order, top first. The memo is the region, then the tiles placed."""

    rule = "Vinhos, Wine experts' abilities; V44, V47, V53, V58"
    secret = FOREVER

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return [TILE + tile for tile in state.decks[frame.memo[0]] if tile not in frame.memo[1:]]

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        found = self.candidates(state, frame)
        if len(frame.memo) > 1:
            return found
        region = frame.memo[0]

        def after(copy: State, code: int) -> None:
            below = [tile for tile in state.decks[region] if tile != code - TILE]
            copy.decks = replaced(copy.decks, region, (code - TILE, *below))

        return keeping(state, frame.seat, found, after)

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        return spoiling(code, self.options(state, frame))

    def take(self, state: State, frame: Frame, code: int) -> None:
        memo = (*frame.memo, code - TILE)
        region = memo[0]
        if len(memo) <= len(state.decks[region]):
            state.push(self, frame.seat, memo)
            return
        state.decks = replaced(state.decks, region, memo[1:])
        state.knowers = replaced(state.knowers, region, 1 << frame.seat)
        state.reveals += 1
        if state.events is not None:
            telling.reorders(state, frame.seat, region)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        if code == NOTHING:
            return {"region": Ref("region", REGIONS[frame.memo[0]])}
        return {"price": state.tables.vineyards.cost[code - TILE]}


REORDER_DECK: Final = ReorderDeck()
LAY_TILES: Final = LayTiles()
