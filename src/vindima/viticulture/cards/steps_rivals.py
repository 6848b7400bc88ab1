"""What winter visitors demand of others: the Queen's neighbour, the Governor's opponents."""

from __future__ import annotations

from collections.abc import Sequence

from vindima.core.explain import Arg, Reason
from vindima.core.step import FOREVER, Frame, Step
from vindima.viticulture.codes import CARD, GIVE, GIVE_CARDS, LOSE_POINT, PAY_LIRA, SEAT, card_kind, seat_noun
from vindima.viticulture.effects import Pay
from vindima.viticulture.hands import ALL_KINDS, cards_in_hand, change_hand, hand, hand_size, single
from vindima.viticulture.model import SUMMER_VISITOR
from vindima.viticulture.reasons import NEIGHBOUR_UNABLE, TOO_FEW_CARDS
from vindima.viticulture.repeat import EMPTY, Repeat
from vindima.viticulture.state import FROM_VISITORS, State


class GiveCards(Step[State]):
    """Cards of some kinds to another seat, unseen by others. The memo is that seat and how many are left."""

    rule = "Viticulture, Visitors: Queen, Governor; open_information"
    ask = "give-cards"
    secret = FOREVER

    def __init__(self, kinds: tuple[int, ...] = ALL_KINDS) -> None:
        self.kinds = kinds

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        if not frame.memo[1]:
            return EMPTY
        return [GIVE + card for card in cards_in_hand(state, frame.seat, self.kinds)]

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code < GIVE:
            return
        receiver, left = frame.memo
        kind = card_kind(code - GIVE)
        card = single(kind, code - GIVE - CARD[kind])
        change_hand(state, frame.seat, kind, -card)
        change_hand(state, receiver, kind, card)
        state.reveals += 1
        state.push(self, frame.seat, (receiver, left - 1))

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"seat": seat_noun(frame.memo[0]), "left": frame.memo[1]}


class Demand(Step[State]):
    """Points, cards or lira, whichever the seat chooses of what it can. The memo is the seat that demands."""

    rule = "Viticulture, Visitors: Queen; vp_limits, T8"
    ask = "demand"

    def __init__(self, points: int, cards: int, lira: int) -> None:
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
            return TOO_FEW_CARDS if hand_size(state, seat) < self.cards else None
        return (self.points if code == LOSE_POINT else self.lira).blocked(state, seat)

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code == GIVE_CARDS:
            state.push(self.give, frame.seat, (frame.memo[0], self.cards))
        elif code == LOSE_POINT:
            state.push(self.points, frame.seat)
        elif code == PAY_LIRA:
            state.lira[frame.memo[0]] += self.lira.lira
            state.push(self.lira, frame.seat)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {
            "seat": seat_noun(frame.memo[0]),
            "points": self.points.vp,
            "cards": self.cards,
            "lira": self.lira.lira,
        }

    def children(self) -> tuple[Step[State], ...]:
        return (self.points, self.lira, self.give)


class DemandOfNeighbour(Step[State]):
    """The neighbour on the right, by seats and not by rows, has to meet the demand."""

    rule = "Viticulture, Visitors: Queen; T8"

    def __init__(self, points: int, cards: int, lira: int) -> None:
        self.demand = Demand(points, cards, lira)

    def blocked(self, state: State, seat: int) -> Reason | None:
        return self.demand.blocked(state, neighbour(state, seat))

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.push(self.demand, neighbour(state, frame.seat), (frame.seat,))

    def children(self) -> tuple[Step[State], ...]:
        return (self.demand,)


def neighbour(state: State, seat: int) -> int:
    """The seat on the right: the one before, clockwise."""
    return (seat - 1) % state.setup.players


class DemandSummerVisitors(Repeat):
    """Some opponents, all named first: each gives a summer visitor, or a point is scored for having none.

    They give in wake-up order.
    """

    rule = "Viticulture, Visitors: Governor; turn_order"
    ask = "name-opponents"

    def __init__(self, most: int, vp: int) -> None:
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
        """Nobody gives before all are named."""

    def finish(self, state: State, frame: Frame) -> None:
        giving = []
        for seat in state.order:
            if SEAT + seat not in frame.memo:
                continue
            if hand(state, seat, SUMMER_VISITOR):
                giving.append(Frame(self.give, seat, (frame.seat, 1)))
            else:
                state.gain_points(frame.seat, FROM_VISITORS, self.vp)
        state.then(*giving)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"left": self.most - len(frame.memo)}

    def children(self) -> tuple[Step[State], ...]:
        return (self.give,)
