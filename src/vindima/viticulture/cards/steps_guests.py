"""What summer visitors ask of opponents, and what they pay them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vindima.core.combine import DONE, YES
from vindima.core.explain import Arg, Reason
from vindima.core.step import Frame, Step
from vindima.viticulture.cards.steps_rivals import GiveCards
from vindima.viticulture.codes import PAY_LIRA, SEAT, seat_noun
from vindima.viticulture.effects import Draw
from vindima.viticulture.hands import VISITORS, hand, size
from vindima.viticulture.model import WINTER_VISITOR
from vindima.viticulture.reasons import NO_LIRA, NO_OPPONENT
from vindima.viticulture.repeat import EMPTY, Repeat
from vindima.viticulture.state import FROM_VISITORS, State


def opponents(state: State, owner: int) -> list[int]:
    """The other seats in wake-up order."""
    return [seat for seat in state.order if seat != owner]


class Swindle(Step[State]):
    """Each opponent pays the owner, or the owner scores."""

    rule = "Viticulture, Visitors: Swindler"

    def __init__(self, lira: int, vp: int) -> None:
        self.pay = PayOrScore(lira, vp)

    def take(self, state: State, frame: Frame, code: int) -> None:
        for seat in reversed(opponents(state, frame.seat)):
            state.push(self.pay, seat, (frame.seat,))

    def children(self) -> tuple[Step[Any], ...]:
        return (self.pay,)


class PayOrScore(Step[State]):
    """One opponent pays or not; who cannot pay is not asked. The memo is the owner of the visitor."""

    rule = "Viticulture, Visitors: Swindler"
    ask = "pay-or-score"

    def __init__(self, lira: int, vp: int) -> None:
        self.lira = lira
        self.vp = vp

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return (PAY_LIRA, DONE)

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        return NO_LIRA if code == PAY_LIRA and state.lira[frame.seat] < self.lira else None

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        return EMPTY if state.lira[frame.seat] < self.lira else (PAY_LIRA, DONE)

    def take(self, state: State, frame: Frame, code: int) -> None:
        owner = frame.memo[0]
        if code == PAY_LIRA:
            state.lira[frame.seat] -= self.lira
            state.lira[owner] += self.lira
        else:
            state.gain_points(owner, FROM_VISITORS, self.vp)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"seat": seat_noun(frame.memo[0]), "lira": self.lira, "points": self.vp}


class PayOpponents(Repeat):
    """Lira to different opponents, who take it; a point for each of them."""

    rule = "Viticulture, Visitors: Wedding Party; T11"
    ask = "pay-opponents"

    def __init__(self, most: int, lira: int, vp: int) -> None:
        self.most = most
        self.lira = lira
        self.vp = vp

    def blocked(self, state: State, seat: int) -> Reason | None:
        if state.setup.players == 1:
            return NO_OPPONENT
        return NO_LIRA if state.lira[seat] < self.lira else None

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return [SEAT + seat for seat in opponents(state, frame.seat) if SEAT + seat not in frame.memo]

    def refuse_choice(self, state: State, frame: Frame, code: int) -> Reason | None:
        return NO_LIRA if state.lira[frame.seat] < self.lira else None

    def do(self, state: State, frame: Frame, code: int) -> None:
        state.lira[frame.seat] -= self.lira
        state.lira[code - SEAT] += self.lira
        state.gain_points(frame.seat, FROM_VISITORS, self.vp)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"left": self.most - len(frame.memo), "lira": self.lira}


class Import(Step[State]):
    """Opponents promise visitors, one after the other what is still missing; in full they are given (T10).

    Only then each chooses which, so that nothing is shown for nothing; else the owner draws. A frame with a
    memo asks one opponent: the memo is the owner, then the seats that promised, once for each card.
    """

    rule = "Viticulture, Visitors: Importer; T10, open_information"
    ask = "promise-card"

    def __init__(self, count: int) -> None:
        self.count = count
        self.give = GiveCards(VISITORS)
        self.draw = Draw(WINTER_VISITOR, count)

    def visitors(self, state: State, frame: Frame) -> int:
        """The visitors that a seat has not promised yet. How many it holds is no secret."""
        held = sum(size(hand(state, frame.seat, kind), kind) for kind in VISITORS)
        return held - frame.memo[1:].count(frame.seat)

    def missing(self, frame: Frame) -> int:
        return self.count + 1 - len(frame.memo)

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        if not frame.memo or not self.missing(frame) or not self.visitors(state, frame):
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
        """Ask on as long as the cards can come together."""
        owner = memo[0]
        missing = self.missing(Frame(self, owner, memo))
        if not missing:
            for seat in reversed(opponents(state, owner)):
                state.push(self.give, seat, (owner, memo[1:].count(seat)))
        elif sum(self.visitors(state, Frame(self, seat, memo)) for seat in left) < missing:
            state.push(self.draw, owner)
        else:
            state.push(self, left[0], memo)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"seat": seat_noun(frame.memo[0]), "left": self.missing(frame)}

    def children(self) -> tuple[Step[Any], ...]:
        return (self.give, self.draw)
