"""Visitors that take cards, points or lira from opponents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vindima.core.combine import DONE, YES
from vindima.core.explain import Arg, Reason
from vindima.core.step import EMPTY, FOREVER, Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.amounts import Amount
from vindima.viticulture.cards.opponents import opponents
from vindima.viticulture.codes import (
    CARD,
    GIVE,
    GIVE_CARDS,
    GIVE_CODES,
    LOSE_POINT,
    PAY_LIRA,
    SEAT,
    card_kind,
    seat_noun,
)
from vindima.viticulture.effects import Draw, Pay
from vindima.viticulture.hands import (
    ALL_KINDS,
    VISITORS,
    cards_in_hand,
    change_hand,
    hand,
    hand_size,
    single,
    size,
)
from vindima.viticulture.model import FROM_VISITORS, SUMMER_VISITOR, WINTER_VISITOR
from vindima.viticulture.reasons import NEIGHBOUR_UNABLE, TOO_FEW_CARDS
from vindima.viticulture.repeat import Repeat
from vindima.viticulture.state import State


class GiveCards(Step[State]):
    """Give cards of some kinds to another seat, hidden from the others.

    The memo is that seat and how many cards are left to give.
    """

    rule = "Viticulture, Visitors: Queen, Governor; open_information"
    ask = "give-cards"
    secret = FOREVER

    def __init__(self, kinds: tuple[int, ...] = ALL_KINDS) -> None:
        self.kinds = kinds

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        if not frame.memo[1]:
            return EMPTY
        return cards_in_hand(state, frame.seat, self.kinds, GIVE_CODES)

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code < GIVE:
            return
        receiver, left = frame.memo
        kind = card_kind(code - GIVE)
        card = single(kind, code - GIVE - CARD[kind])
        change_hand(state, frame.seat, kind, -card)
        change_hand(state, receiver, kind, card)
        if state.events is not None:
            telling.gives(state, frame.seat, receiver, kind, code - GIVE - CARD[kind])
        state.reveals += 1
        state.push(self, frame.seat, (receiver, left - 1))

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"seat": seat_noun(frame.memo[0]), "left": frame.memo[1]}


class Import(Step[State]):
    """Opponents in turn promise the missing visitors; if they promise enough, they give them (T10).

    Only then do they choose which cards to give, so that none is shown in vain. Otherwise the owner draws. A
    frame with a memo asks one opponent: the memo is the owner, then the seats that promised, once per card.
    """

    rule = "Viticulture, Visitors: Importer; T10, open_information"
    ask = "promise-card"

    def __init__(self, count: Amount) -> None:
        self.count = count
        self.give = GiveCards(VISITORS)
        self.draw = Draw(WINTER_VISITOR, count)

    def visitors(self, state: State, frame: Frame) -> int:
        """How many visitors the seat has not promised yet. The number of cards in a hand is public."""
        held = sum(size(hand(state, frame.seat, kind), kind) for kind in VISITORS)
        return held - frame.memo[1:].count(frame.seat)

    def missing(self, state: State, frame: Frame) -> int:
        return self.count.of(state) + 1 - len(frame.memo)

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        if not frame.memo or not self.missing(state, frame) or not self.visitors(state, frame):
            return EMPTY
        return (YES, DONE)

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code == YES:
            state.stack.append(frame.noting(frame.seat))
        elif frame.memo:
            asked = opponents(state, frame.memo[0])
            self.ask_next(state, frame.memo, asked[asked.index(frame.seat) + 1 :])
        else:
            self.ask_next(state, (frame.seat,), opponents(state, frame.seat))

    def ask_next(self, state: State, memo: tuple[int, ...], left: list[int]) -> None:
        """Ask the next opponent while there can still be enough cards."""
        owner = memo[0]
        missing = self.missing(state, Frame(self, owner, memo))
        if not missing:
            for seat in reversed(opponents(state, owner)):
                state.push(self.give, seat, (owner, memo[1:].count(seat)))
        elif sum(self.visitors(state, Frame(self, seat, memo)) for seat in left) < missing:
            state.push(self.draw, owner)
        else:
            state.push(self, left[0], memo)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"seat": seat_noun(frame.memo[0]), "left": self.missing(state, frame)}

    def children(self) -> tuple[Step[Any], ...]:
        return (self.give, self.draw)


class Demand(Step[State]):
    """Lose points, give cards or pay lira; the seat chooses. The memo is the seat that demands."""

    rule = "Viticulture, Visitors: Queen; vp_limits, T8"
    ask = "demand"

    def __init__(self, points: Amount, cards: Amount, lira: Amount) -> None:
        self.cards = cards
        self.points = Pay(vp=points)
        self.lira = Pay(lira=lira)
        self.give = GiveCards()

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return (LOSE_POINT, GIVE_CARDS, PAY_LIRA)

    def blocked(self, state: State, seat: int) -> Reason | None:
        possible = any(
            self.way_refused(state, seat, code) is None for code in (LOSE_POINT, GIVE_CARDS, PAY_LIRA)
        )
        return None if possible else NEIGHBOUR_UNABLE

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        return self.way_refused(state, frame.seat, code)

    def way_refused(self, state: State, seat: int, code: int) -> Reason | None:
        if code == GIVE_CARDS:
            return TOO_FEW_CARDS if hand_size(state, seat) < self.cards.of(state) else None
        return (self.points if code == LOSE_POINT else self.lira).blocked(state, seat)

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code == GIVE_CARDS:
            state.push(self.give, frame.seat, (frame.memo[0], self.cards.of(state)))
        elif code == LOSE_POINT:
            state.push(self.points, frame.seat)
        elif code == PAY_LIRA:
            state.lira[frame.memo[0]] += self.lira.lira.of(state)
            if state.events is not None:
                why = telling.card_of(state, self)
                telling.lira(state, frame.memo[0], self.lira.lira.of(state), why)
            state.push(self.lira, frame.seat)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {
            "seat": seat_noun(frame.memo[0]),
            "points": self.points.vp.of(state),
            "cards": self.cards.of(state),
            "lira": self.lira.lira.of(state),
        }

    def children(self) -> tuple[Step[State], ...]:
        return (self.points, self.lira, self.give)


class DemandOfNeighbour(Step[State]):
    """The neighbour on the right (by seats, not by rows) must meet the demand."""

    rule = "Viticulture, Visitors: Queen; T8"

    def __init__(self, points: Amount, cards: Amount, lira: Amount) -> None:
        self.demand = Demand(points, cards, lira)

    def blocked(self, state: State, seat: int) -> Reason | None:
        return self.demand.blocked(state, neighbour(state, seat))

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.push(self.demand, neighbour(state, frame.seat), (frame.seat,))

    def children(self) -> tuple[Step[State], ...]:
        return (self.demand,)


def neighbour(state: State, seat: int) -> int:
    """The seat on the right: the previous one in clockwise order."""
    return (seat - 1) % state.setup.players


class DemandSummerVisitors(Repeat):
    """Name some opponents. Then each of them, in wake-up order, gives a summer visitor; the owner scores for
    those who have none.
    """

    rule = "Viticulture, Visitors: Governor; turn_order"
    ask = "name-opponents"

    def __init__(self, most: Amount, vp: Amount) -> None:
        self.most = most
        self.vp = vp
        self.give = GiveCards((SUMMER_VISITOR,))

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return [
            SEAT + seat
            for seat in range(state.setup.players)
            if seat != frame.seat and SEAT + seat not in frame.memo
        ]

    def do(self, state: State, frame: Frame, code: int) -> None:
        """Nothing happens yet: nobody gives a card before all opponents are named."""

    def finish(self, state: State, frame: Frame) -> None:
        giving = []
        for seat in state.order:
            if SEAT + seat not in frame.memo:
                continue
            if hand(state, seat, SUMMER_VISITOR):
                giving.append(Frame(self.give, seat, (frame.seat, 1)))
            else:
                state.gain_points(frame.seat, FROM_VISITORS, self.vp.of(state))
        state.then(*giving)

    def children(self) -> tuple[Step[State], ...]:
        return (self.give,)
