"""The end of the game: last benefits, last divestments, scoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.combine import DONE
from vindima.core.step import NOBODY, Frame, Step
from vindima.vinhos.experts import EMPTY
from vindima.vinhos.managers import BENEFITS, has_court_barrel
from vindima.vinhos.model import BENEFIT, MULTIPLIER_ROOM, PER_CASH, TO_COURT
from vindima.vinhos.moments import ANY_TIME, BENEFIT_TOO, PREPARE, Moment
from vindima.vinhos.needs import cash_in_reach
from vindima.vinhos.scoring import leaders, score_the_end
from vindima.vinhos.state import State
from vindima.vinhos.wine import has_wine


class LastBenefits(Step[State]):
    """Round after round in player order, until everyone has passed. The memo is the mask of who has (V38)."""

    rule = "Vinhos, End of the game; V38"

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.benefits = 0
        seats = [
            seat
            for seat in state.order
            if not frame.memo[0] >> seat & 1 and has_court_barrel(state, seat) and has_wine(state, seat)
        ]
        if seats:
            state.then(*[Frame(LAST_BENEFIT, seat) for seat in seats], frame)


class LastBenefit(Moment):
    """One more benefit, or out for good."""

    rule = "Vinhos, End of the game; V38"

    def moment(self, state: State, frame: Frame) -> int:
        return ANY_TIME | PREPARE | BENEFIT_TOO

    def own(self, state: State, frame: Frame) -> Sequence[int]:
        return (DONE,)

    def take(self, state: State, frame: Frame, code: int) -> None:
        if BENEFIT <= code < TO_COURT:
            state.push(BENEFITS, frame.seat, (code - BENEFIT,))
        else:
            super().take(state, frame, code)

    def take_own(self, state: State, frame: Frame, code: int) -> None:
        """Out: the frame of the rounds, which lies below the seats still to come, notes it."""
        for depth in range(len(state.stack) - 1, -1, -1):
            rounds = state.stack[depth]
            if rounds.step is LAST_BENEFITS:
                state.stack[depth] = Frame(rounds.step, NOBODY, (rounds.memo[0] | 1 << frame.seat,))
                return


class LastDivest(Moment):
    """A last chance to turn investments and experts into cash, for a seat to whom cash matters (V39)."""

    rule = "Vinhos, End of the game; V39"

    def own(self, state: State, frame: Frame) -> Sequence[int]:
        return (DONE,)

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        if cash_in_reach(state, frame.seat) == state.cash[frame.seat]:
            return EMPTY
        return super().options(state, frame)

    def take_own(self, state: State, frame: Frame, code: int) -> None:
        """The seat keeps what it has."""


class Scoring(Step[State]):
    """Cash multipliers may be fed, points are given, and a tie for the win asks for money."""

    rule = "Vinhos, End of the game; V39, V40, V41"

    def take(self, state: State, frame: Frame, code: int) -> None:
        first = PER_CASH * MULTIPLIER_ROOM
        holders = [seat for seat in state.order if seat in state.multipliers[first : first + MULTIPLIER_ROOM]]
        state.then(*[Frame(LAST_DIVEST, seat) for seat in holders], Frame(SCORE, NOBODY))


class Score(Step[State]):
    """The points of the end. Seats that are still level may divest for the last tie-break (V39)."""

    rule = "Vinhos, End of the game; V39, V40"

    def take(self, state: State, frame: Frame, code: int) -> None:
        score_the_end(state)
        tied = leaders(state)
        if len(tied) > 1:
            state.then(*[Frame(LAST_DIVEST, seat) for seat in state.order if seat in tied])


LAST_BENEFITS: Final = LastBenefits()
LAST_BENEFIT: Final = LastBenefit()
LAST_DIVEST: Final = LastDivest()
SCORING: Final = Scoring()
SCORE: Final = Score()
