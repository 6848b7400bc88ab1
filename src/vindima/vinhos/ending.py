"""The end of the game: last benefits, last divestments, scoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.combine import DONE
from vindima.core.step import EMPTY, NOBODY, NOTHING, Frame, Step
from vindima.vinhos import telling
from vindima.vinhos.managers import has_court_barrel
from vindima.vinhos.model import MULTIPLIER_ROOM, PER_CASH
from vindima.vinhos.moments import Late, Moment
from vindima.vinhos.needs import cash_in_reach
from vindima.vinhos.scoring import leaders, score_the_end
from vindima.vinhos.state import State
from vindima.vinhos.wine import has_wine


class LastBenefits(Step[State]):
    """Rounds in player order until all have passed. The memo is the mask of seats that have (V38)."""

    rule = "Vinhos, End of the game; V38"

    def take(self, state: State, frame: Frame, code: int) -> None:
        if state.events is not None and state.benefits:
            telling.last_benefits(state)
        state.benefits = 0
        seats = [
            seat
            for seat in state.order
            if not frame.memo[0] >> seat & 1 and has_court_barrel(state, seat) and has_wine(state, seat)
        ]
        if seats:
            state.then(*[Frame(LAST_BENEFIT, seat) for seat in seats], frame)


class LastBenefit(Late):
    """One more benefit; a player who passes takes no further part."""

    rule = "Vinhos, End of the game; V38, V49"

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        """Empty after the benefit: the next question is for the next player."""
        return EMPTY if state.benefits >> frame.seat & 1 else super().options(state, frame)

    def take_own(self, state: State, frame: Frame, code: int) -> None:
        """The seat has passed: note it in the frame of the rounds, below the seats still to be asked."""
        if code == NOTHING:
            return
        for depth in range(len(state.stack) - 1, -1, -1):
            rounds = state.stack[depth]
            if rounds.step is LAST_BENEFITS:
                state.stack[depth] = Frame(rounds.step, NOBODY, (rounds.memo[0] | 1 << frame.seat,))
                return


class LastDivest(Moment):
    """A last chance to turn investments and experts into cash, for a seat that can use it (V39)."""

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
    """Holders of cash multipliers may raise cash, then points are scored; money breaks a tie for the win."""

    rule = "Vinhos, End of the game; V39, V40, V41"

    def take(self, state: State, frame: Frame, code: int) -> None:
        first = PER_CASH * MULTIPLIER_ROOM
        holders = [seat for seat in state.order if seat in state.multipliers[first : first + MULTIPLIER_ROOM]]
        state.then(*[Frame(LAST_DIVEST, seat) for seat in holders], Frame(SCORE, NOBODY))


class Score(Step[State]):
    """Final scoring. Seats that are still tied may divest for the last tie-break (V39)."""

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
