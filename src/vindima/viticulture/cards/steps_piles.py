"""What winter visitors do with decks, discard piles and whole hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.explain import Arg, Reason
from vindima.core.step import Frame, Step
from vindima.viticulture.codes import CARD, KEEP, card_kind
from vindima.viticulture.hands import (
    ALL_KINDS,
    cards_in_hand,
    change_hand,
    discard,
    discard_from_hand,
    draw,
    draw_out,
    hand_size,
    single,
)
from vindima.viticulture.model import ORDER, SUMMER_VISITOR, VINE
from vindima.viticulture.reasons import TOO_FEW_CARDS, TOO_FEW_PILES
from vindima.viticulture.repeat import Repeat
from vindima.viticulture.state import State


def into_hand(state: State, seat: int, card: int) -> None:
    """A card number (see `codes.CARD`) into a hand."""
    kind = card_kind(card)
    change_hand(state, seat, kind, single(kind, card - CARD[kind]))


class TakeDiscards(Repeat):
    """The top cards of different discard piles; the visitor in play is not on its own yet."""

    rule = "Viticulture, Visitors: Innkeeper; T8"
    ask = "take-discards"

    def __init__(self, piles: int) -> None:
        self.least = piles
        self.most = piles

    def blocked(self, state: State, seat: int) -> Reason | None:
        return TOO_FEW_PILES if sum(map(bool, state.discards)) < self.least else None

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        used = [card_kind(code - KEEP) for code in frame.memo]
        return [
            KEEP + CARD[kind] + state.discards[kind][-1]
            for kind in ALL_KINDS
            if state.discards[kind] and kind not in used
        ]

    def do(self, state: State, frame: Frame, code: int) -> None:
        kind = card_kind(code - KEEP)
        state.discards[kind] = state.discards[kind][:-1]
        into_hand(state, frame.seat, code - KEEP)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"left": self.most - len(frame.memo)}


class RevealDecks(Step[State]):
    """The top card of every deck lies open; some are kept, the others are discarded."""

    rule = "Viticulture, Visitors: Caravan; deck_empty"

    def __init__(self, kept: int) -> None:
        self.keep = KeepShown(kept)

    def take(self, state: State, frame: Frame, code: int) -> None:
        for kind in ALL_KINDS:
            card = draw_out(state, kind)
            if card >= 0:
                state.shown.append(CARD[kind] + card)
        state.push(self.keep, frame.seat)

    def children(self) -> tuple[Step[State], ...]:
        return (self.keep,)


class KeepShown(Repeat):
    """Some of the open cards, as far as there are so many, into hand; the others onto their piles."""

    rule = "Viticulture, Visitors: Caravan"
    ask = "keep-shown"

    def __init__(self, count: int) -> None:
        self.least = count
        self.most = count

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return [KEEP + card for card in state.shown]

    def do(self, state: State, frame: Frame, code: int) -> None:
        state.shown.remove(code - KEEP)
        into_hand(state, frame.seat, code - KEEP)

    def finish(self, state: State, frame: Frame) -> None:
        for card in state.shown:
            kind = card_kind(card)
            discard(state, kind, card - CARD[kind])
        state.shown = []

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"left": self.most - len(frame.memo)}


class DiscardHand(Step[State]):
    """Every card in hand, at least one."""

    rule = "Viticulture, Visitors: Assessor; visitor_play"

    def blocked(self, state: State, seat: int) -> Reason | None:
        return None if hand_size(state, seat) else TOO_FEW_CARDS

    def take(self, state: State, frame: Frame, code: int) -> None:
        while found := cards_in_hand(state, frame.seat, ALL_KINDS):
            for card in found:
                kind = card_kind(card)
                discard_from_hand(state, frame.seat, kind, card - CARD[kind])


class LiraOrCards(Step[State]):
    """Lira for a score below zero, else a vine, a summer visitor and an order; the owner has no choice."""

    rule = "Viticulture, Visitors: Politician"
    drawn: Final = (VINE, SUMMER_VISITOR, ORDER)

    def __init__(self, lira: int) -> None:
        self.lira = lira

    def take(self, state: State, frame: Frame, code: int) -> None:
        if state.score(frame.seat) < 0:
            state.lira[frame.seat] += self.lira
            return
        for kind in self.drawn:
            draw(state, frame.seat, kind)
