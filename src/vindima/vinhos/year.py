"""Six years: the start of the round, two phases of turns, maintenance, production, the Fair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.combine import DONE, Each
from vindima.core.rows import replaced
from vindima.core.step import EMPTY, NOBODY, Frame, Step
from vindima.vinhos import telling
from vindima.vinhos.ending import LAST_BENEFITS, SCORING
from vindima.vinhos.fair import FAIR_STEP
from vindima.vinhos.maintenance import MAINTENANCE
from vindima.vinhos.model import CASH, FEATURES
from vindima.vinhos.moments import Moment
from vindima.vinhos.needs import experts_ready
from vindima.vinhos.production import PRODUCTION
from vindima.vinhos.state import NO_SEAT, State
from vindima.vinhos.turn import TURN


class Year(Step[State]):
    """A year begins; its steps follow in order."""

    rule = "Vinhos, Game round"

    def take(self, state: State, frame: Frame, code: int) -> None:
        tables = state.tables
        state.year += 1
        if state.events is not None:
            telling.year(state)
        if state.year > 1:
            start_of_round(state)
        frames = [Frame(PHASE, NOBODY, (1,)), Frame(PHASE, NOBODY, (2,))]
        frames += [Frame(MAINTENANCE, NOBODY), Frame(PRODUCTION, NOBODY)]
        if state.year in tables.fair.years:
            frames.append(Frame(FAIR_STEP, NOBODY))
        if state.year + 1 in tables.experts.refresh_years:
            frames.append(Frame(BEFORE_REFRESH, NOBODY))
        if state.year < tables.board.years:
            frames.append(Frame(self, NOBODY))
        else:
            frames += [Frame(LAST_BENEFITS, NOBODY, (0,)), Frame(SCORING, NOBODY)]
        state.then(*frames)


def start_of_round(state: State) -> None:
    """Reveal the next vintage, which moves the features; in some years face-down experts turn face up."""
    state.vintage, state.vintages = state.vintages[0], state.vintages[1:]
    state.reveals += 1
    if state.events is not None:
        telling.vintage(state)
    last_space = len(state.tables.fair.track_points) - 1
    for feature in range(len(FEATURES)):
        moved = state.features[feature] + state.tables.vintages.features[state.vintage][feature]
        if state.events is not None:
            telling.feature(state, feature, min(last_space, moved) - state.features[feature])
        state.features = replaced(state.features, feature, min(last_space, moved))
    if state.year in state.tables.experts.refresh_years:
        for seat in range(state.setup.players):
            if state.events is not None and state.down[seat]:
                telling.refresh(state, seat)
            state.up[seat] |= state.down[seat]
            state.down[seat] = 0


class LastCash(Moment):
    """Before experts turn face up again, players may use a cash expert that they still have (V56)."""

    rule = "Vinhos, Wine experts' abilities; V56"

    def own(self, state: State, frame: Frame) -> Sequence[int]:
        return (DONE,)

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        return super().options(state, frame) if experts_ready(state, frame.seat, CASH) else EMPTY

    def take_own(self, state: State, frame: Frame, code: int) -> None:
        """The seat keeps what is left."""


def in_player_order(state: State, seat: int) -> Sequence[int]:
    return state.order


class Phase(Step[State]):
    """A turn for everyone in player order. The memo is the phase."""

    rule = "Vinhos, Taking actions"

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.phase = frame.memo[0]
        state.benefits = 0
        if state.events is not None:
            telling.phase(state)
        state.push(END_PHASE, NOBODY)
        for seat in reversed(state.order):
            state.push(TURN, seat)


class EndPhase(Step[State]):
    """Markers in the lower row keep their places; the others fill the gaps in their old order (V9)."""

    rule = "Vinhos, Order of play; V9"

    def take(self, state: State, frame: Frame, code: int) -> None:
        rest = [seat for seat in state.order if seat not in state.lower]
        state.order = tuple([rest.pop(0) if seat == NO_SEAT else seat for seat in state.lower])
        state.lower = (NO_SEAT,) * state.setup.players
        if state.events is not None:
            telling.order(state, "order")


YEAR: Final = Year()
LAST_CASH: Final = LastCash()
BEFORE_REFRESH: Final[Each[State]] = Each(in_player_order, LAST_CASH)
PHASE: Final = Phase()
END_PHASE: Final = EndPhase()
