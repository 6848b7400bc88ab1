"""The year: roosters in spring, workers in summer and winter, visitors in fall, and the end of the year."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.combine import DONE, YES
from vindima.core.explain import Arg, Reason, Ref
from vindima.core.masks import bits
from vindima.core.rows import replaced, without
from vindima.core.step import EMPTY, NOBODY, Frame, Step
from vindima.viticulture import automa, telling
from vindima.viticulture.actions import action_refused
from vindima.viticulture.cellar import age_grapes, age_wines
from vindima.viticulture.codes import DRAW, ROW, ROW_CODES
from vindima.viticulture.effects import DiscardCards
from vindima.viticulture.hands import ALL_KINDS, VISITORS, draw, hand_size
from vindima.viticulture.model import (
    ACTIONS,
    COTTAGE,
    DRAWN_ORDER,
    DRAWN_VINE,
    DRAWN_VISITOR,
    FALL,
    FROM_ROWS,
    LIRA,
    ORDER,
    ROWS,
    SPRING,
    SUMMER,
    TEMPORARY_WORKER,
    VINE,
    VP,
    WINTER,
)
from vindima.viticulture.reasons import ROW_TAKEN, ROW_WITHOUT_TOKEN
from vindima.viticulture.scoring import score_the_end
from vindima.viticulture.state import NO_ROW, NO_SEAT, State
from vindima.viticulture.turn import PLACE_WORKER, begin_action, has_worker, may_use_token, token_question


class Year(Step[State]):
    """A year begins; its seasons follow in order."""

    rule = "Viticulture, Course of the game"

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.year += 1
        state.season = SPRING
        if state.events is not None:
            telling.year(state)
        players = state.setup.players
        if state.setup.solo:
            automa.begin_year(state)
        roosters = [(state.first + n) % players for n in range(players)]
        state.then(
            *[Frame(WAKE_UP, seat) for seat in roosters],
            Frame(SEASON, NOBODY, (SUMMER,)),
            Frame(SEASON, NOBODY, (FALL,)),
            Frame(SEASON, NOBODY, (WINTER,)),
            Frame(END_YEAR, NOBODY),
        )


ALL_ROWS: Final = (1 << len(ROWS)) - 1


class WakeUp(Step[State]):
    """Choose a wake-up row for the rooster and receive its bonus at once."""

    rule = "Viticulture, Spring: wake-up chart; wake_up_rows, turn_order, temporary_worker"
    starts_turn = True

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return ROW_CODES

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        row = code - ROW
        if is_taken(state, row):
            return ROW_TAKEN
        if row_needs_token(state) and not state.row_tokens >> row & 1:
            return ROW_WITHOUT_TOKEN
        return None

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        """The rows that `refuse` allows, computed at once."""
        rows = state.row_tokens if row_needs_token(state) else ALL_ROWS
        for taken in state.rooster:
            if taken != NO_ROW:
                rows &= ~(1 << taken)
        return bits(rows, ROW)

    def take(self, state: State, frame: Frame, code: int) -> None:
        row = code - ROW
        if state.setup.solo:
            automa.take_token(state, row)
        move_rooster(state, frame.seat, row)


def row_needs_token(state: State) -> bool:
    """True if only a row that still has its token may be chosen, alone."""
    return state.setup.solo and state.year < state.setup.any_row_from


def is_taken(state: State, row: int) -> bool:
    """True if a rooster stands on the row."""
    return any(taken == row for taken in state.rooster)


def move_rooster(state: State, seat: int, row: int) -> None:
    """Put a rooster on a row, update the order of play and give the bonus."""
    state.rooster = replaced(state.rooster, seat, row)
    order = [other for other in state.order if other != seat]
    place = 0
    while place < len(order) and state.rooster[order[place]] < row:
        place += 1
    order.insert(place, seat)
    state.order = tuple(order)
    if state.events is not None:
        telling.rooster(state, seat, row)
    kind, amount = state.tables.board.wake_up[row], state.tables.board.wake_up_amount[row]
    if kind == DRAWN_VINE:
        draw(state, seat, VINE, amount)
    elif kind == DRAWN_ORDER:
        draw(state, seat, ORDER, amount)
    elif kind == DRAWN_VISITOR:
        state.push(DRAW_VISITORS, seat, (amount,))
    elif kind == LIRA:
        state.lira[seat] += amount
        if state.events is not None:
            telling.lira(state, seat, amount, telling.cause("row"))
    elif kind == VP:
        state.gain_points(seat, FROM_ROWS, amount)
    elif kind == TEMPORARY_WORKER and state.grey == NO_SEAT:
        state.grey = seat  # for the whole year, whoever moves to that row later (T17)
        state.idle[seat] += amount
        if state.events is not None:
            telling.temporary(state, seat)


VISITOR_DECKS: Final[tuple[int, ...]] = tuple(DRAW + kind for kind in VISITORS)


class DrawVisitors(Step[State]):
    """Draw visitors of either kind, all named before any is seen (cottage). Memo: number, then kinds."""

    rule = "Viticulture, Fall; cottage"

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        if len(frame.memo) > frame.memo[0]:
            return EMPTY
        return VISITOR_DECKS

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code >= DRAW:
            state.stack.append(frame.noting(code - DRAW))
        else:
            for kind in frame.memo[1:]:
                draw(state, frame.seat, kind)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"left": frame.memo[0] - len(frame.memo) + 1}


class Season(Step[State]):
    """A season begins. The memo is the season."""

    rule = "Viticulture, Summer, Fall, Winter; turn_order, T3"

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.season = frame.memo[0]
        state.passed = 0
        if state.events is not None:
            telling.season(state)
        if state.season == FALL:
            visitors = state.tables.board.fall_visitors
            cottage = state.tables.mat.structure_visitors[COTTAGE]
            for seat in reversed(state.order):
                more = cottage if state.has(seat, COTTAGE) else 0
                state.push(DRAW_VISITORS, seat, (visitors + more,))
            return
        state.push(TURNS, NOBODY, (NO_ROW,))
        if state.season == WINTER:
            for seat in reversed(state.order):
                for plan in reversed(state.plans):
                    if plan[0] == seat:
                        state.push(CARRY_OUT_PLAN, seat, plan[1:])
        if state.setup.solo:
            automa.place_workers(state)


class CarryOutPlan(Step[State]):
    """A worker placed ahead acts before the first turn; an action that has become impossible is skipped (T3).

    The same holds if the worker was retrieved while an earlier plan was carried out (T2, T6). In a solo game
    a bonus action token may add the bonus, as for any worker (T24). The memo is the action and the space.
    """

    rule = "Viticulture, Visitors: Planner; T3, T24"

    def asks(self, state: State, frame: Frame) -> str:
        return token_question(state, frame.seat, frame.memo[0], placed=True)

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        action, space = frame.memo
        if (frame.seat, action, space) not in state.plans or not may_use_token(state, action, space):
            return EMPTY
        if action_refused(state, frame.seat, action, bonus=True) is not None:
            return EMPTY
        return (YES, DONE) if self.asks(state, frame) else EMPTY

    def take(self, state: State, frame: Frame, code: int) -> None:
        action, space = frame.memo
        plan = (frame.seat, action, space)
        if plan not in state.plans:
            return
        state.plans = without(state.plans, plan)
        token = code == YES
        if token:
            state.tokens -= 1
        if state.events is not None:
            telling.plans(state, "plan-done", frame.seat, action)
            if token:
                telling.token(state, "spend-token", frame.seat)
        bonus = space == state.tables.board.bonus_space
        if action_refused(state, frame.seat, action, bonus or token) is None:
            begin_action(state, frame.seat, action, bonus, token=token)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"action": Ref("action", ACTIONS[frame.memo[0]]), "tokens": state.tokens}


class Turns(Step[State]):
    """Turns in wake-up order, repeated until all have passed. The memo is the row of the last turn."""

    rule = "Viticulture, Summer, Winter; turn_order, passing"

    def take(self, state: State, frame: Frame, code: int) -> None:
        seat = next_able(state, frame.memo[0])
        if seat != NO_SEAT:
            state.push(self, NOBODY, (state.rooster[seat],))
            state.push(PLACE_WORKER, seat)


def next_able(state: State, last: int) -> int:
    """The next seat after a row, and then from the first row on, that can take a turn; or NO_SEAT."""
    first = NO_SEAT
    for seat in state.order:
        if not state.passed >> seat & 1 and has_worker(state, seat):
            if state.rooster[seat] > last:
                return seat
            if first == NO_SEAT:
                first = seat
    return first


class EndYear(Step[State]):
    """Ageing, workers return, residual payments; then hand limits and the next year (year_end_order)."""

    rule = "Viticulture, End of the year; year_end_order, ageing"

    def take(self, state: State, frame: Frame, code: int) -> None:
        for seat in range(state.setup.players):
            age_grapes(state, seat)
            age_wines(state, seat)
        workers_home(state)
        for seat in range(state.setup.players):
            state.lira[seat] += state.residual[seat]
            if state.events is not None:
                telling.lira(state, seat, state.residual[seat], telling.cause("residual"))
        # After the last year cards are of no use, so nobody is asked which ones to discard (hand_limit).
        last = NEXT_YEAR.is_last(state)
        state.push(NEXT_YEAR, NOBODY)
        if not last:
            for seat in reversed(state.order):
                state.push(CUT_HAND, seat)


def workers_home(state: State) -> None:
    """All workers return to their owners, the temporary worker to its row; newly trained workers join."""
    players = state.setup.players
    state.spaces = [0] * len(state.spaces)
    state.beside = (0,) * len(state.beside)
    state.lira_regular = (0,) * players
    state.lira_grande = 0
    state.yoke = (0,) * players
    state.grey = NO_SEAT
    state.grande = (1 << players) - 1
    for seat in range(players):
        state.workers[seat] += state.trained[seat]
        state.idle[seat] = state.workers[seat]
    state.trained = (0,) * players
    if state.events is not None:
        telling.home(state)


class CutHand(DiscardCards):
    """Discard down to the hand limit; the owner chooses the cards (hand_limit)."""

    rule = "Viticulture, End of the year: hand limit; hand_limit"
    ask = "cut-hand"

    def __init__(self) -> None:
        super().__init__(0, ALL_KINDS)

    def most_times(self, state: State) -> int:
        return 1 << 20

    def least_times(self, state: State) -> int:
        return 1 << 20

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        if hand_size(state, frame.seat) <= state.tables.mat.hand:
            return EMPTY
        return super().options(state, frame)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"left": hand_size(state, frame.seat) - state.tables.mat.hand}


class NextYear(Step[State]):
    """Pass on the first-player token and take back the roosters, or end the game."""

    rule = "Viticulture, End of the year and of the game; end_trigger, end_trigger_latch, T13"

    def take(self, state: State, frame: Frame, code: int) -> None:
        if self.is_last(state):
            score_the_end(state)
            return
        players = state.setup.players
        state.first = (state.first - 1) % players
        state.rooster = (NO_ROW,) * players
        state.order = ()
        state.passed = 0
        state.windmill_used = state.tasting_used = state.harvested = 0
        if state.events is not None:
            telling.next_year(state)
        state.push(YEAR, NOBODY)

    def is_last(self, state: State) -> bool:
        return automa.is_over(state) if state.setup.solo else bool(state.ended)


YEAR: Final = Year()
WAKE_UP: Final = WakeUp()
DRAW_VISITORS: Final = DrawVisitors()
SEASON: Final = Season()
CARRY_OUT_PLAN: Final = CarryOutPlan()
TURNS: Final = Turns()
END_YEAR: Final = EndYear()
CUT_HAND: Final = CutHand()
NEXT_YEAR: Final = NextYear()
