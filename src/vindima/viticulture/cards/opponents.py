"""Visitors that pay opponents or let them choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vindima.core.combine import DONE
from vindima.core.explain import Arg, Reason
from vindima.core.step import EMPTY, Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.amounts import Amount
from vindima.viticulture.codes import PAY_LIRA, SEAT, seat_noun
from vindima.viticulture.model import FROM_VISITORS
from vindima.viticulture.reasons import NO_LIRA, NO_OPPONENT
from vindima.viticulture.repeat import Repeat
from vindima.viticulture.state import State


def opponents(state: State, owner: int) -> list[int]:
    """The other seats in wake-up order."""
    return [seat for seat in state.order if seat != owner]


class Swindle(Step[State]):
    """Each opponent pays the owner, or the owner scores."""

    rule = "Viticulture, Visitors: Swindler"

    def __init__(self, lira: Amount, vp: Amount) -> None:
        self.pay = PayOrScore(lira, vp)

    def take(self, state: State, frame: Frame, code: int) -> None:
        for seat in reversed(opponents(state, frame.seat)):
            state.push(self.pay, seat, (frame.seat,))

    def children(self) -> tuple[Step[Any], ...]:
        return (self.pay,)


class PayOrScore(Step[State]):
    """One opponent may pay; an opponent who cannot is not asked. The memo is the visitor's owner."""

    rule = "Viticulture, Visitors: Swindler"
    ask = "pay-or-score"

    def __init__(self, lira: Amount, vp: Amount) -> None:
        self.lira = lira
        self.vp = vp

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return (PAY_LIRA, DONE)

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        return NO_LIRA if code == PAY_LIRA and state.lira[frame.seat] < self.lira.of(state) else None

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        return EMPTY if state.lira[frame.seat] < self.lira.of(state) else (PAY_LIRA, DONE)

    def verb(self, state: State, frame: Frame, code: int) -> str:
        return "no" if code == DONE else ""

    def take(self, state: State, frame: Frame, code: int) -> None:
        owner = frame.memo[0]
        if code == PAY_LIRA:
            lira = self.lira.of(state)
            state.lira[frame.seat] -= lira
            state.lira[owner] += lira
            if state.events is not None:
                telling.lira(state, frame.seat, -lira, telling.card_of(state, self))
                telling.lira(state, owner, lira, telling.card_of(state, self))
        else:
            state.gain_points(owner, FROM_VISITORS, self.vp.of(state))

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        lira, points = self.lira.of(state), self.vp.of(state)
        return {"seat": seat_noun(frame.memo[0]), "lira": lira, "points": points}


class PayOpponents(Repeat):
    """Pay lira to different opponents and score for each of them."""

    rule = "Viticulture, Visitors: Wedding Party; T11"
    ask = "pay-opponents"

    def __init__(self, most: Amount, lira: Amount, vp: Amount) -> None:
        self.most = most
        self.lira = lira
        self.vp = vp

    def blocked(self, state: State, seat: int) -> Reason | None:
        if state.setup.players == 1:
            return NO_OPPONENT
        return NO_LIRA if state.lira[seat] < self.lira.of(state) else None

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return [SEAT + seat for seat in opponents(state, frame.seat) if SEAT + seat not in frame.memo]

    def refuse_choice(self, state: State, frame: Frame, code: int) -> Reason | None:
        return NO_LIRA if state.lira[frame.seat] < self.lira.of(state) else None

    def do(self, state: State, frame: Frame, code: int) -> None:
        lira = self.lira.of(state)
        state.lira[frame.seat] -= lira
        state.lira[code - SEAT] += lira
        if state.events is not None:
            telling.lira(state, frame.seat, -lira, telling.card_of(state, self))
            telling.lira(state, code - SEAT, lira, telling.card_of(state, self))
        state.gain_points(frame.seat, FROM_VISITORS, self.vp.of(state))

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {**super().describe(state, frame, code), "lira": self.lira.of(state)}
