"""Playing visitors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vindima.core.explain import Reason
from vindima.core.masks import bits
from vindima.core.step import EMPTY, Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.codes import VISIT_SUMMER, VISIT_WINTER
from vindima.viticulture.hands import change_hand, discard, hand, hands_of
from vindima.viticulture.model import (
    ACTIONS,
    CARDS,
    PLAY_SUMMER,
    PLAY_WINTER,
    SUMMER_VISITOR,
    WINES,
    WINTER_VISITOR,
)
from vindima.viticulture.reasons import NO_VISITOR, NOTHING_PLAYABLE
from vindima.viticulture.repeat import Repeat
from vindima.viticulture.state import State

EFFECTS: Final[list[tuple[Step[Any], ...]]] = [() for _ in CARDS]
"""The effect of each visitor, by kind and printed order. `cards` fills it, because effects use actions."""
ALWAYS: Final[list[int]] = [0 for _ in CARDS]
"""Mask of the visitors, by kind, that can be played in every position. Filled like `EFFECTS`."""

NONE_MADE: Final[tuple[int, ...]] = tuple([0 for _ in WINES])
"""The wines of each kind that a visitor has made at its beginning."""


class PlayVisitor(Repeat):
    """Play a visitor from hand: carry it out in full, then discard it. The bonus plays a second one."""

    rule = "Viticulture, Visitors; visitor_play, visitor_bonus_second"

    def __init__(self, kind: int, bonus: bool, must: bool = False) -> None:
        self.kind = kind
        self.bonus = bonus
        self.must = must
        self.first = VISIT_SUMMER if kind == SUMMER_VISITOR else VISIT_WINTER
        self.action = PLAY_SUMMER if kind == SUMMER_VISITOR else PLAY_WINTER
        self.ask = ACTIONS[self.action]

    def most_times(self, state: State) -> int:
        board = state.tables.board
        return board.amount[self.action] + (board.bonus_amount[self.action] if self.bonus else 0)

    def leads_on(self, state: State, frame: Frame, code: int) -> bool:
        """A visitor may make another one playable, so any of them may be the first."""
        return True

    def playable(self, state: State, seat: int) -> int:
        """How many visitors could be played now."""
        cards = bits(hand(state, seat, self.kind))
        return sum(self.card_refused(state, seat, card) is None for card in cards)

    def blocked(self, state: State, seat: int) -> Reason | None:
        cards = hand(state, seat, self.kind)
        if not cards:
            return NO_VISITOR
        if cards & ALWAYS[self.kind]:
            return None
        for card in bits(cards):
            if self.card_refused(state, seat, card) is None:
                return None
        return NOTHING_PLAYABLE

    def card_refused(self, state: State, seat: int, card: int) -> Reason | None:
        """Why a visitor cannot be carried out in full once it has left the hand."""
        if ALWAYS[self.kind] >> card & 1:
            return None
        hands = hands_of(state, self.kind)
        held = hands[seat]
        hands[seat] = held ^ 1 << card
        reason = EFFECTS[self.kind][card].blocked(state, seat)
        hands[seat] = held
        return reason

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return bits(hand(state, frame.seat, self.kind), self.first)

    def refuse_choice(self, state: State, frame: Frame, code: int) -> Reason | None:
        return self.card_refused(state, frame.seat, code - self.first)

    def possible_choices(self, state: State, frame: Frame) -> list[int]:
        seat = frame.seat
        cards = bits(hand(state, seat, self.kind))
        return [self.first + card for card in cards if self.card_refused(state, seat, card) is None]

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        if frame.memo and state.passed >> frame.seat & 1:
            return EMPTY  # the Organizer made the seat pass (T4)
        return super().options(state, frame)

    def do(self, state: State, frame: Frame, code: int) -> None:
        card = code - self.first
        change_hand(state, frame.seat, self.kind, -(1 << card))
        if state.events is not None:
            telling.from_hand(state, "played", frame.seat, self.kind, card)
        state.made = NONE_MADE
        state.reaped = state.planted = state.built = state.acted = 0
        state.push(LAY_AWAY, frame.seat, (self.kind, card))
        state.push(EFFECTS[self.kind][card], frame.seat)


class LayAway(Step[State]):
    """Put a visitor on its discard pile after its effect. The memo is its kind and number."""

    rule = "Viticulture, Visitors"

    def take(self, state: State, frame: Frame, code: int) -> None:
        if state.events is not None:
            telling.laid_away(state, "laid-away", frame.memo[0], frame.memo[1])
        discard(state, frame.memo[0], frame.memo[1])


LAY_AWAY: Final = LayAway()
PLAY_SUMMER_ACTION: Final = PlayVisitor(SUMMER_VISITOR, bonus=False)
PLAY_SUMMER_BONUS: Final = PlayVisitor(SUMMER_VISITOR, bonus=True)
PLAY_SUMMER_MUST: Final = PlayVisitor(SUMMER_VISITOR, bonus=True, must=True)
PLAY_WINTER_ACTION: Final = PlayVisitor(WINTER_VISITOR, bonus=False)
PLAY_WINTER_BONUS: Final = PlayVisitor(WINTER_VISITOR, bonus=True)
PLAY_WINTER_MUST: Final = PlayVisitor(WINTER_VISITOR, bonus=True, must=True)
PLAY_SUMMER_MUST.twin = PLAY_SUMMER_BONUS
PLAY_WINTER_MUST.twin = PLAY_WINTER_BONUS
