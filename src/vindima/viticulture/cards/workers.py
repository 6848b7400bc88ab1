"""Visitors that place or retrieve workers, count trained ones, or move the rooster."""

from __future__ import annotations

from collections.abc import Sequence

from vindima.core.explain import Arg, Reason, Ref
from vindima.core.step import EMPTY, Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.actions.train import all_workers
from vindima.viticulture.amounts import Amount
from vindima.viticulture.codes import FETCH, PLACE, ROW, ROW_CODES, WORKER
from vindima.viticulture.model import (
    ACTIONS,
    BESIDE,
    GRANDE,
    PLAY_SUMMER,
    PLAY_WINTER,
    REGULAR,
    SUMMER,
    WINTER_ACTIONS,
)
from vindima.viticulture.reasons import (
    GRANDE_AT_HOME,
    GRANDE_PLACED,
    KEEP_BONUS_FREE,
    NO_WORKER,
    NOT_IN_WINTER,
    NOTHING_TO_FETCH,
    OWN_ROW,
    ROW_SHUNNED,
    ROW_TAKEN,
    SPACE_TAKEN,
    WORKERS_MISSING,
)
from vindima.viticulture.repeat import Repeat
from vindima.viticulture.state import State
from vindima.viticulture.turn import (
    PLACE_WORKER,
    SPACE_COUNT,
    closed_places,
    fetch_worker,
    has_grande,
    has_worker,
    is_bonus_space,
    place_worker,
    placed_kind,
    placed_workers,
    places_of,
    space_refused,
)
from vindima.viticulture.year import is_taken, move_rooster


def opponents_with_all_workers(state: State, seat: int) -> int:
    """How many opponents have all their workers."""
    return sum(all_workers(state, other) for other in range(state.setup.players) if other != seat)


def workers_missing(state: State, seat: int) -> Reason | None:
    """Why a seat does not count as having all workers."""
    return None if all_workers(state, seat) else WORKERS_MISSING


class Plan(Step[State]):
    """Place another worker on a winter space of the board; it acts at the start of winter.

    Whether it can act is decided then. In the friendly variant it may therefore not take a bonus space while
    another space is free. The memo is the place if both kinds of worker could go there.
    """

    rule = "Viticulture, Visitors: Planner; T3, grande, friendly_variant"

    def asks(self, state: State, frame: Frame) -> str:
        return "place-which-worker" if frame.memo else "plan"

    def places(self, state: State, seat: int) -> list[int]:
        return places_of(state, seat, WINTER_ACTIONS)

    def place_refused(self, state: State, seat: int, code: int) -> Reason | None:
        action, space = (code - PLACE) // SPACE_COUNT, (code - PLACE) % SPACE_COUNT
        reason = space_refused(state, seat, action, space)
        if reason is not None or not is_bonus_space(state, action, space):
            return reason
        return KEEP_BONUS_FREE if PLACE_WORKER.friendly(state, action) else None

    def blocked(self, state: State, seat: int) -> Reason | None:
        if state.season != SUMMER:
            return NOT_IN_WINTER
        if not has_worker(state, seat):
            return NO_WORKER
        free = any(self.place_refused(state, seat, code) is None for code in self.places(state, seat))
        return None if free else SPACE_TAKEN

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return (WORKER + REGULAR, WORKER + GRANDE) if frame.memo else self.places(state, frame.seat)

    def unlisted(self, state: State, frame: Frame) -> Sequence[int]:
        return EMPTY if frame.memo else closed_places(state, frame.seat, WINTER_ACTIONS)

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        if not frame.memo:
            return self.place_refused(state, frame.seat, code)
        if code == WORKER + GRANDE:
            return None if has_grande(state, frame.seat) else GRANDE_PLACED
        return None if state.idle[frame.seat] else NO_WORKER

    def take(self, state: State, frame: Frame, code: int) -> None:
        seat = frame.seat
        place = frame.memo[0] if frame.memo else code - PLACE
        action, space = place // SPACE_COUNT, place % SPACE_COUNT
        if frame.memo:
            kind = code - WORKER
        elif space == BESIDE or not state.idle[seat]:
            kind = GRANDE
        elif not has_grande(state, seat):
            kind = REGULAR
        else:
            state.stack.append(frame.noting(place))
            return
        place_worker(state, seat, action, space, kind)
        state.plans = (*state.plans, (seat, action, space))
        if state.events is not None:
            telling.plans(state, "plan", seat, action)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"action": Ref("action", ACTIONS[frame.memo[0] // SPACE_COUNT])} if frame.memo else {}


class FetchWorkers(Repeat):
    """Retrieve workers from any action except playing visitors; they may act again (T2).

    In summer that excludes the action of playing summer visitors. In winter the Manager has played the card,
    so the action of playing winter visitors is excluded too: the worker that played the Manager stays there.
    """

    rule = "Viticulture, Visitors: Producer; T2, T11, T21"
    ask = "fetch-workers"

    def __init__(self, most: Amount) -> None:
        self.most = most

    def fetchable(self, state: State, seat: int) -> list[int]:
        left_out = (PLAY_SUMMER,) if state.season == SUMMER else (PLAY_SUMMER, PLAY_WINTER)
        return [code for code in placed_workers(state, seat) if (code - FETCH) // SPACE_COUNT not in left_out]

    def blocked(self, state: State, seat: int) -> Reason | None:
        return None if self.fetchable(state, seat) else NOTHING_TO_FETCH

    def choices(self, state: State, frame: Frame) -> Sequence[int]:
        return self.fetchable(state, frame.seat)

    def do(self, state: State, frame: Frame, code: int) -> None:
        fetch_worker(state, frame.seat, code)


class FetchGrande(Step[State]):
    """Retrieve a placed grande worker for use this year; its plan, if it has one, is cancelled."""

    rule = "Viticulture, Visitors: Motivator; T6, T21"

    def blocked(self, state: State, seat: int) -> Reason | None:
        return GRANDE_AT_HOME if state.grande >> seat & 1 else None

    def take(self, state: State, frame: Frame, code: int) -> None:
        for code in placed_workers(state, frame.seat):
            if placed_kind(state, frame.seat, code) == GRANDE:
                fetch_worker(state, frame.seat, code)


class Reorganize(Step[State]):
    """Move the rooster to another, empty row and take its bonus; its owner has then passed (T4)."""

    rule = "Viticulture, Visitors: Organizer; T4, T17"
    ask = "move-rooster"

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return ROW_CODES

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        row = code - ROW
        if row == state.rooster[frame.seat]:
            return OWN_ROW
        if is_taken(state, row):
            return ROW_TAKEN
        return ROW_SHUNNED if state.setup.solo and row == state.tables.automa.organizer_shuns else None

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.passed |= 1 << frame.seat
        if state.events is not None:
            telling.passes(state, frame.seat)
        move_rooster(state, frame.seat, code - ROW)
