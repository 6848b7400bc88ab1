"""The basic effects that cards and spaces share: gain, pay, draw, discard."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vindima.core.explain import Reason
from vindima.core.masks import bits
from vindima.core.step import Fields, Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.amounts import Amount, amount
from vindima.viticulture.cellar import COLOUR_COUNT, WINE_COUNT
from vindima.viticulture.codes import CARD, DISCARD, DISCARD_CODES, GRAPE, VALUES, WINE, card_kind
from vindima.viticulture.hands import ALL_KINDS, cards_in_hand, discard_from_hand, draw, hand, size
from vindima.viticulture.model import FROM_VISITORS
from vindima.viticulture.reasons import (
    NO_GRAPE,
    NO_LIRA,
    NO_RESIDUAL,
    NO_WINE,
    NOTHING_TO_GAIN,
    RESIDUAL_FULL,
    TOO_FEW_CARDS,
    TOO_FEW_POINTS,
)
from vindima.viticulture.repeat import Exactly
from vindima.viticulture.state import State

Count = Callable[[State, int], int]
"""Counts something for a seat; conditions count 1 or 0."""


class Gain(Step[State]):
    """Gain lira, points or residual from the bank."""

    rule = "Viticulture, Visitors"
    needs: Fields = ()

    def __init__(self, lira: int | Amount = 0, vp: int | Amount = 0, residual: int | Amount = 0) -> None:
        self.lira = amount(lira)
        self.vp = amount(vp)
        self.residual = amount(residual)
        changes: list[str] = []
        if lira:
            changes.append("lira")
        if vp:
            changes += ("ended", "points")
        if residual:
            changes.append("residual")
        self.changes = tuple(changes)

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.lira[frame.seat] += self.lira.of(state)
        if state.events is not None:
            telling.lira(state, frame.seat, self.lira.of(state), telling.card_of(state, self))
        state.gain_points(frame.seat, FROM_VISITORS, self.vp.of(state))
        state.gain_residual(frame.seat, self.residual.of(state))


class GainFor(Step[State]):
    """Gain lira or points for each thing that `count` finds at that moment."""

    rule = "Viticulture, Visitors"

    def __init__(self, count: Count, lira: int | Amount = 0, vp: int | Amount = 0) -> None:
        self.count = count
        self.lira = amount(lira)
        self.vp = amount(vp)

    def take(self, state: State, frame: Frame, code: int) -> None:
        things = self.count(state, frame.seat)
        state.lira[frame.seat] += self.lira.of(state) * things
        if state.events is not None:
            telling.lira(state, frame.seat, self.lira.of(state) * things, telling.card_of(state, self))
        state.gain_points(frame.seat, FROM_VISITORS, self.vp.of(state) * things)


class GainForSome(GainFor):
    """The same, but only if `count` finds something: a visitor is not played for nothing (visitor_play)."""

    rule = "Viticulture, Visitors; visitor_play"

    def blocked(self, state: State, seat: int) -> Reason | None:
        return None if self.count(state, seat) else NOTHING_TO_GAIN


class Pay(Step[State]):
    """Pay lira, points or residual to the bank, in full or not at all."""

    rule = "Viticulture, Visitors; vp_limits, residual_limits"

    def __init__(self, lira: int | Amount = 0, vp: int | Amount = 0, residual: int | Amount = 0) -> None:
        self.lira = amount(lira)
        self.vp = amount(vp)
        self.residual = amount(residual)

    def blocked(self, state: State, seat: int) -> Reason | None:
        if state.lira[seat] < self.lira.of(state):
            return NO_LIRA
        vp = self.vp.of(state)
        if vp and state.score(seat) - vp < state.tables.board.least_vp:
            return TOO_FEW_POINTS
        return NO_RESIDUAL if state.residual[seat] < self.residual.of(state) else None

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.lira[frame.seat] -= self.lira.of(state)
        state.gain_points(frame.seat, FROM_VISITORS, -self.vp.of(state))
        state.residual[frame.seat] -= self.residual.of(state)
        if state.events is not None:
            telling.lira(state, frame.seat, -self.lira.of(state), telling.card_of(state, self))
            telling.residual(state, frame.seat, -self.residual.of(state))


class Provided(Step[State]):
    """A condition for the steps that follow it; it changes nothing. `refused` says why it is not met."""

    def __init__(self, rule: str, refused: Callable[[State, int], Reason | None]) -> None:
        self.rule = rule
        self.refused = refused

    def blocked(self, state: State, seat: int) -> Reason | None:
        return self.refused(state, seat)

    def take(self, state: State, frame: Frame, code: int) -> None:
        """The condition was checked before the first step started."""


def residual_room(count: Amount) -> Provided:
    """A condition: residual can rise by this much."""

    def refused(state: State, seat: int) -> Reason | None:
        highest = state.residual[seat] + count.of(state)
        return RESIDUAL_FULL if highest > state.tables.board.most_residual else None

    return Provided("Viticulture, Residual payment; residual_limits, visitor_play", refused)


class Draw(Step[State]):
    """Draw cards from a deck."""

    rule = "Viticulture, Cards; draw_nothing, deck_empty"

    def __init__(self, kind: int, count: int | Amount = 1) -> None:
        self.kind = kind
        self.count = amount(count)

    def take(self, state: State, frame: Frame, code: int) -> None:
        draw(state, frame.seat, self.kind, self.count.of(state))


class DiscardCards(Exactly):
    """Discard an exact number of cards of some kinds from hand."""

    rule = "Viticulture, Visitors; visitor_play"
    ask = "discard-cards"

    def __init__(self, count: int | Amount, kinds: tuple[int, ...] = ALL_KINDS) -> None:
        super().__init__(count)
        self.kinds = kinds

    def blocked(self, state: State, seat: int) -> Reason | None:
        held = sum(size(hand(state, seat, kind), kind) for kind in self.kinds)
        return TOO_FEW_CARDS if held < self.least.of(state) else None

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return self.possible_choices(state, frame)

    def possible_choices(self, state: State, frame: Frame) -> list[int]:
        return cards_in_hand(state, frame.seat, self.kinds, DISCARD_CODES)

    def do(self, state: State, frame: Frame, code: int) -> None:
        card = code - DISCARD
        kind = card_kind(card)
        discard_from_hand(state, frame.seat, kind, card - CARD[kind])


class DiscardGrape(Step[State]):
    """Discard one grape of any value."""

    rule = "Viticulture, Visitors"
    ask = "discard-grape"

    def blocked(self, state: State, seat: int) -> Reason | None:
        return None if state.has_grape(seat) else NO_GRAPE

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
    """Remove the grape of a GRAPE code from the crush pad and return its value."""
    colour, value = (code - GRAPE) // VALUES, (code - GRAPE) % VALUES
    state.grapes[seat * COLOUR_COUNT + colour] ^= 1 << value + 1
    if state.events is not None:
        telling.grape(state, "lose-grape", seat, colour, value + 1)
    return value + 1


class DiscardWine(Step[State]):
    """Discard one wine of at least some value."""

    rule = "Viticulture, Visitors"
    ask = "discard-wine"

    def __init__(self, least: int | Amount = 1) -> None:
        self.least = amount(least)

    def blocked(self, state: State, seat: int) -> Reason | None:
        return None if wines_of(state, seat, self.least.of(state)) else NO_WINE

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        return wines_of(state, frame.seat, self.least.of(state))

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
    """Remove the wine of a WINE code from the cellar and return its value."""
    wine, value = (code - WINE) // VALUES, (code - WINE) % VALUES
    state.wines[seat * WINE_COUNT + wine] ^= 1 << value + 1
    if state.events is not None:
        telling.bottle(state, "lose-wine", seat, wine, value + 1)
    return value + 1
