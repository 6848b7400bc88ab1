"""Training workers."""

from __future__ import annotations

from typing import Final

from vindima.core.explain import Reason
from vindima.core.rows import replaced
from vindima.core.step import Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.amounts import Amount, amount
from vindima.viticulture.model import TRAIN_WORKER
from vindima.viticulture.reasons import MOST_WORKERS, NO_LIRA
from vindima.viticulture.state import State


def train_refused(state: State, seat: int) -> Reason | None:
    """Why a seat cannot train another worker (train)."""
    has = state.workers[seat] + state.trained[seat]
    return MOST_WORKERS if has >= state.setup.challenge.most_regular else None


def all_workers(state: State, seat: int) -> bool:
    """True if a seat has all regular workers; it always has its grande worker."""
    return state.workers[seat] + state.trained[seat] >= state.tables.mat.most_regular


class Train(Step[State]):
    """Train one worker for lira. It works from next year on, or at once with `now`."""

    rule = "Viticulture, Train a worker; train"

    def __init__(self, price: int | Amount = 0, now: bool = False) -> None:
        self.lira = amount(price)
        self.now = now

    def price(self, state: State) -> int:
        return self.lira.of(state)

    def blocked_with(self, state: State, seat: int, more_lira: int) -> Reason | None:
        """Why no worker could be trained with that much more lira."""
        reason = train_refused(state, seat)
        if reason is None and state.lira[seat] + more_lira < self.price(state):
            return NO_LIRA
        return reason

    def blocked(self, state: State, seat: int) -> Reason | None:
        return self.blocked_with(state, seat, 0)

    def take(self, state: State, frame: Frame, code: int) -> None:
        seat = frame.seat
        state.lira[seat] -= self.price(state)
        if self.now:
            state.workers[seat] += 1
            state.idle[seat] += 1
        else:
            state.trained = replaced(state.trained, seat, state.trained[seat] + 1)
        if state.events is not None:
            telling.lira(state, seat, -self.price(state), telling.cause("training"))
            telling.trains(state, seat, self.now)


class TrainAction(Train):
    """The board's action."""

    def price(self, state: State) -> int:
        return state.tables.board.cost[TRAIN_WORKER]


TRAIN_ACTION: Final = TrainAction()
