"""Visitors that take cards from decks and discard piles."""

from __future__ import annotations

from collections.abc import Sequence

from vindima.core.explain import Reason
from vindima.core.rows import without
from vindima.core.step import Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.amounts import Amount
from vindima.viticulture.codes import CARD, KEEP, card_kind
from vindima.viticulture.hands import ALL_KINDS, change_hand, discard, draw_out, single
from vindima.viticulture.reasons import TOO_FEW_PILES
from vindima.viticulture.repeat import Exactly
from vindima.viticulture.state import State


def into_hand(state: State, seat: int, card: int) -> None:
    """Add a card, by its number (see `codes.CARD`), to a hand."""
    kind = card_kind(card)
    change_hand(state, seat, kind, single(kind, card - CARD[kind]))


class TakeDiscards(Exactly):
    """Take the top cards of different discard piles. The visitor itself is not on its pile yet."""

    rule = "Viticulture, Visitors: Innkeeper; T8"
    ask = "take-discards"

    def blocked(self, state: State, seat: int) -> Reason | None:
        return TOO_FEW_PILES if sum(map(bool, state.discards)) < self.least.of(state) else None

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        used = [card_kind(code - KEEP) for code in frame.memo]
        return [
            KEEP + CARD[kind] + state.discards[kind][-1]
            for kind in ALL_KINDS
            if state.discards[kind] and kind not in used
        ]

    def verb(self, state: State, frame: Frame, code: int) -> str:
        return "take"

    def do(self, state: State, frame: Frame, code: int) -> None:
        kind = card_kind(code - KEEP)
        state.discards[kind] = state.discards[kind][:-1]
        if state.events is not None:
            telling.takes(state, "take-discard", frame.seat, kind, code - KEEP - CARD[kind])
        into_hand(state, frame.seat, code - KEEP)


class RevealDecks(Step[State]):
    """Reveal the top card of every deck, keep some, discard the others."""

    rule = "Viticulture, Visitors: Caravan; deck_empty"

    def __init__(self, kept: Amount) -> None:
        self.keep = KeepShown(kept)

    def take(self, state: State, frame: Frame, code: int) -> None:
        for kind in ALL_KINDS:
            card = draw_out(state, kind)
            if card >= 0:
                state.shown = (*state.shown, CARD[kind] + card)
                if state.events is not None:
                    telling.reveals(state, frame.seat, kind, card)
        state.push(self.keep, frame.seat)

    def children(self) -> tuple[Step[State], ...]:
        return (self.keep,)


class KeepShown(Exactly):
    """Keep a number of the revealed cards, or all of them if there are fewer; discard the others."""

    rule = "Viticulture, Visitors: Caravan"
    ask = "keep-shown"

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return [KEEP + card for card in state.shown]

    def do(self, state: State, frame: Frame, code: int) -> None:
        state.shown = without(state.shown, code - KEEP)
        if state.events is not None:
            kind = card_kind(code - KEEP)
            telling.takes(state, "keep", frame.seat, kind, code - KEEP - CARD[kind])
        into_hand(state, frame.seat, code - KEEP)

    def finish(self, state: State, frame: Frame) -> None:
        for card in state.shown:
            kind = card_kind(card)
            if state.events is not None:
                telling.laid_away(state, "discard-shown", kind, card - CARD[kind])
            discard(state, kind, card - CARD[kind])
        state.shown = ()
