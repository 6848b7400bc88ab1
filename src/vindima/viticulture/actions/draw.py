"""The actions that only give something: vine cards, order cards, lira for a tour, one lira."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.combine import DONE, YES
from vindima.core.explain import Arg, Ref
from vindima.core.step import EMPTY, Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.hands import draw
from vindima.viticulture.model import (
    CARDS,
    DRAW_ORDER,
    DRAW_VINE,
    FROM_TASTING_ROOM,
    GAIN_LIRA,
    GIVE_TOUR,
    ORDER,
    TASTING_ROOM,
    VINE,
)
from vindima.viticulture.state import State


class DrawAction(Step[State]):
    """Draw cards of one kind; with the bonus the player may draw one more.

    The memo is empty before the first draw.
    """

    rule = "Viticulture, Draw a vine, draw an order; T16, bonus"
    ask = "draw-one-more"

    def __init__(self, action: int, kind: int, bonus: bool, must: bool = False) -> None:
        self.action = action
        self.kind = kind
        self.bonus = bonus
        self.must = must
        """The friendly variant: a player who takes a bonus space must use it."""

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        return (YES, DONE) if frame.memo and not self.must else EMPTY

    def take(self, state: State, frame: Frame, code: int) -> None:
        board = state.tables.board
        if not frame.memo:
            draw(state, frame.seat, self.kind, board.amount[self.action])
            if self.bonus:
                state.stack.append(frame.noting(self.action))
        elif code != DONE:
            draw(state, frame.seat, self.kind, board.bonus_amount[self.action])

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"deck": Ref("deck", CARDS[self.kind])}


class GiveTour(Step[State]):
    """Gain lira, and once a year a point for a tasting room if the cellar holds wine (tasting_room)."""

    rule = "Viticulture, Give a tour; Structures: tasting room; tasting_room"

    def take(self, state: State, frame: Frame, code: int) -> None:
        seat = frame.seat
        state.lira[seat] += state.tables.board.amount[GIVE_TOUR]
        if state.events is not None:
            telling.lira(state, seat, state.tables.board.amount[GIVE_TOUR], telling.cause("tour"))
        if state.has(seat, TASTING_ROOM) and state.has_wine(seat) and not state.tasting_used >> seat & 1:
            state.tasting_used |= 1 << seat
            if state.events is not None:
                telling.uses(state, seat, TASTING_ROOM)
            state.gain_points(seat, FROM_TASTING_ROOM, state.tables.mat.structure_vp[TASTING_ROOM])


class GainLira(Step[State]):
    """The space that is never full (gain_lira_space)."""

    rule = "Viticulture, Gain one lira; gain_lira_space"

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.lira[frame.seat] += state.tables.board.amount[GAIN_LIRA]
        if state.events is not None:
            telling.lira(state, frame.seat, state.tables.board.amount[GAIN_LIRA], telling.cause("space"))


DRAW_VINE_ACTION: Final = DrawAction(DRAW_VINE, VINE, bonus=False)
DRAW_VINE_BONUS: Final = DrawAction(DRAW_VINE, VINE, bonus=True)
DRAW_VINE_MUST: Final = DrawAction(DRAW_VINE, VINE, bonus=True, must=True)
DRAW_ORDER_ACTION: Final = DrawAction(DRAW_ORDER, ORDER, bonus=False)
DRAW_ORDER_BONUS: Final = DrawAction(DRAW_ORDER, ORDER, bonus=True)
DRAW_ORDER_MUST: Final = DrawAction(DRAW_ORDER, ORDER, bonus=True, must=True)
GIVE_TOUR_ACTION: Final = GiveTour()
GAIN_LIRA_ACTION: Final = GainLira()
