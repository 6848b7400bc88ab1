"""Visitors that discard a hand, a grape or a wine."""

from __future__ import annotations

from collections.abc import Sequence

from vindima.core.explain import Arg, Reason
from vindima.core.step import Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.amounts import Amount
from vindima.viticulture.codes import CARD, DISCARD, DISCARD_CODES, WINE, card_kind
from vindima.viticulture.effects import DiscardWine, grapes_of, remove_grape, remove_wine, wines_of
from vindima.viticulture.hands import ALL_KINDS, cards_in_hand, discard_from_hand, hand_size
from vindima.viticulture.model import FROM_VISITORS
from vindima.viticulture.reasons import NO_GRAPE, TOO_FEW_CARDS
from vindima.viticulture.state import State


class DiscardHand(Step[State]):
    """Discard the whole hand, at least one card. The player chooses the order of cards of the same kind.

    The order matters because the last card is on top of its pile. If it does not matter, nothing is asked.
    """

    rule = "Viticulture, Visitors: Assessor; visitor_play"
    ask = "discard-hand"

    def blocked(self, state: State, seat: int) -> Reason | None:
        return None if hand_size(state, seat) else TOO_FEW_CARDS

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        found: list[int] = []
        for kind in ALL_KINDS:
            cards = cards_in_hand(state, frame.seat, (kind,), DISCARD_CODES)
            if len(cards) > 1:
                found += cards
        return found

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code >= DISCARD:
            self.lay(state, frame.seat, code - DISCARD)
            state.stack.append(frame)
            return
        while found := cards_in_hand(state, frame.seat, ALL_KINDS):
            for card in found:
                self.lay(state, frame.seat, card)

    def lay(self, state: State, seat: int, card: int) -> None:
        """Put a card, by its number (see `codes.CARD`), on its discard pile."""
        kind = card_kind(card)
        discard_from_hand(state, seat, kind, card - CARD[kind])

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"left": hand_size(state, frame.seat)}


class DiscardGrapeOrWine(Step[State]):
    """Discard one grape or one wine of any value."""

    rule = "Viticulture, Visitors: Promoter"
    ask = "discard-grape-or-wine"

    def blocked(self, state: State, seat: int) -> Reason | None:
        if grapes_of(state, seat) or wines_of(state, seat):
            return None
        return NO_GRAPE

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        return [*grapes_of(state, frame.seat), *wines_of(state, frame.seat)]

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code >= WINE:
            remove_wine(state, frame.seat, code)
        else:
            remove_grape(state, frame.seat, code)


class Taste(DiscardWine):
    """Discard one wine for lira; also gain points if every other wine in all cellars is worth less."""

    rule = "Viticulture, Visitors: Taster"

    def __init__(self, lira: Amount, vp: Amount) -> None:
        super().__init__()
        self.lira = lira
        self.vp = vp

    def take(self, state: State, frame: Frame, code: int) -> None:
        value = remove_wine(state, frame.seat, code)
        state.lira[frame.seat] += self.lira.of(state)
        if state.events is not None:
            telling.lira(state, frame.seat, self.lira.of(state), telling.card_of(state, self))
        if not any(wines >> value for wines in state.wines):
            state.gain_points(frame.seat, FROM_VISITORS, self.vp.of(state))
