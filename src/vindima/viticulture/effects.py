"""The small change of cards and spaces: gaining, paying, drawing, throwing away."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vindima.core.explain import Arg, Reason
from vindima.core.masks import bits
from vindima.core.step import Frame, Step
from vindima.viticulture.cellar import COLOUR_COUNT, WINE_COUNT
from vindima.viticulture.codes import CARD, DISCARD, GRAPE, VALUES, WINE, card_kind
from vindima.viticulture.hands import ALL_KINDS, cards_in_hand, discard_from_hand, draw, hand, size
from vindima.viticulture.reasons import (
    NO_GRAPE,
    NO_LIRA,
    NO_RESIDUAL,
    NO_WINE,
    RESIDUAL_FULL,
    TOO_FEW_CARDS,
    TOO_FEW_POINTS,
)
from vindima.viticulture.repeat import Repeat
from vindima.viticulture.state import FROM_VISITORS, State


class Gain(Step[State]):
    """Lira, points or residual from the bank."""

    rule = "Viticulture, Visitors"

    def __init__(self, lira: int = 0, vp: int = 0, residual: int = 0) -> None:
        self.lira = lira
        self.vp = vp
        self.residual = residual

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.lira[frame.seat] += self.lira
        state.gain_points(frame.seat, FROM_VISITORS, self.vp)
        state.gain_residual(frame.seat, self.residual)


class GainFor(Step[State]):
    """Lira or points for each thing that is counted when it comes to it."""

    rule = "Viticulture, Visitors"

    def __init__(self, count: Callable[[State, int], int], lira: int = 0, vp: int = 0) -> None:
        self.count = count
        self.lira = lira
        self.vp = vp

    def take(self, state: State, frame: Frame, code: int) -> None:
        things = self.count(state, frame.seat)
        state.lira[frame.seat] += self.lira * things
        state.gain_points(frame.seat, FROM_VISITORS, self.vp * things)


class Pay(Step[State]):
    """Lira, points or residual to the bank, in full or not at all."""

    rule = "Viticulture, Visitors; vp_limits, residual_limits"

    def __init__(self, lira: int = 0, vp: int = 0, residual: int = 0) -> None:
        self.lira = lira
        self.vp = vp
        self.residual = residual

    def blocked(self, state: State, seat: int) -> Reason | None:
        if state.lira[seat] < self.lira:
            return NO_LIRA
        if self.vp and state.score(seat) - self.vp < state.tables.board.least_vp:
            return TOO_FEW_POINTS
        return NO_RESIDUAL if state.residual[seat] < self.residual else None

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.lira[frame.seat] -= self.lira
        state.gain_points(frame.seat, FROM_VISITORS, -self.vp)
        state.residual[frame.seat] -= self.residual


class ResidualRoom(Step[State]):
    """A condition: the residual dial is not yet at its top."""

    rule = "Viticulture, Residual payment; residual_limits"

    def blocked(self, state: State, seat: int) -> Reason | None:
        return RESIDUAL_FULL if state.residual[seat] >= state.tables.board.most_residual else None

    def take(self, state: State, frame: Frame, code: int) -> None:
        """Only asks whether the rest may start."""


class Draw(Step[State]):
    """Cards from a deck."""

    rule = "Viticulture, Cards; draw_nothing, deck_empty"

    def __init__(self, kind: int, count: int = 1) -> None:
        self.kind = kind
        self.count = count

    def take(self, state: State, frame: Frame, code: int) -> None:
        draw(state, frame.seat, self.kind, self.count)


class DiscardCards(Repeat):
    """Cards of some kinds from hand, exactly so many."""

    rule = "Viticulture, Visitors; visitor_play"
    ask = "discard-cards"

    def __init__(self, count: int, kinds: tuple[int, ...] = ALL_KINDS) -> None:
        self.least = count
        self.most = count
        self.kinds = kinds

    def blocked(self, state: State, seat: int) -> Reason | None:
        held = sum(size(hand(state, seat, kind), kind) for kind in self.kinds)
        return TOO_FEW_CARDS if held < self.least else None

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return [DISCARD + card for card in cards_in_hand(state, frame.seat, self.kinds)]

    def do(self, state: State, frame: Frame, code: int) -> None:
        card = code - DISCARD
        kind = card_kind(card)
        discard_from_hand(state, frame.seat, kind, card - CARD[kind])

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"left": self.most - len(frame.memo)}


class DiscardGrape(Step[State]):
    """One grape of any value."""

    rule = "Viticulture, Visitors"
    ask = "discard-grape"

    def blocked(self, state: State, seat: int) -> Reason | None:
        first = seat * COLOUR_COUNT
        return None if any(state.grapes[first : first + COLOUR_COUNT]) else NO_GRAPE

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        return grapes_of(state, frame.seat)

    def take(self, state: State, frame: Frame, code: int) -> None:
        remove_grape(state, frame.seat, code)


def grapes_of(state: State, seat: int) -> list[int]:
    """The GRAPE codes of a seat's grapes."""
    return [
        GRAPE + colour * VALUES + value - 1
        for colour in range(COLOUR_COUNT)
        for value in bits(state.grapes[seat * COLOUR_COUNT + colour])
    ]


def remove_grape(state: State, seat: int, code: int) -> int:
    """Take the grape of a GRAPE code off the crush pad; its value."""
    colour, value = (code - GRAPE) // VALUES, (code - GRAPE) % VALUES
    state.grapes[seat * COLOUR_COUNT + colour] ^= 1 << value + 1
    return value + 1


class DiscardWine(Step[State]):
    """One wine of at least some value."""

    rule = "Viticulture, Visitors"
    ask = "discard-wine"

    def __init__(self, least: int = 1) -> None:
        self.least = least

    def blocked(self, state: State, seat: int) -> Reason | None:
        return None if wines_of(state, seat, self.least) else NO_WINE

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        return wines_of(state, frame.seat, self.least)

    def take(self, state: State, frame: Frame, code: int) -> None:
        remove_wine(state, frame.seat, code)


def wines_of(state: State, seat: int, least: int = 1) -> list[int]:
    """The WINE codes of a seat's wines of at least some value."""
    return [
        WINE + wine * VALUES + value - 1
        for wine in range(WINE_COUNT)
        for value in bits(state.wines[seat * WINE_COUNT + wine])
        if value >= least
    ]


def remove_wine(state: State, seat: int, code: int) -> int:
    """Take the wine of a WINE code out of the cellar; its value."""
    wine, value = (code - WINE) // VALUES, (code - WINE) % VALUES
    state.wines[seat * WINE_COUNT + wine] ^= 1 << value + 1
    return value + 1
