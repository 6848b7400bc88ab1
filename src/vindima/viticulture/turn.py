"""A turn: place a worker on a space and carry out its action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.combine import DONE, YES
from vindima.core.explain import Arg, Reason, Ref
from vindima.core.rows import replaced
from vindima.core.step import EMPTY, Frame, Step
from vindima.core.trial import can_repeat
from vindima.viticulture import telling
from vindima.viticulture.actions import AGAIN_STEPS, MUST_STEPS, PLAIN, action_refused
from vindima.viticulture.actions.visitors import PlayVisitor
from vindima.viticulture.codes import FETCH, FETCH_LIRA_GRANDE, PASS, PLACE, WORKER
from vindima.viticulture.hands import size
from vindima.viticulture.model import (
    ACTIONS,
    AGAIN,
    BESIDE,
    DRAW_ORDER,
    DRAW_VINE,
    FROM_BONUSES,
    GAIN_LIRA,
    GRANDE,
    LIRA,
    NOTHING,
    ORDER,
    PLAY_SUMMER,
    PLAY_WINTER,
    REGULAR,
    SPACES,
    SUMMER,
    SUMMER_ACTIONS,
    USE_YOKE,
    VINE,
    VP,
    WINTER_ACTIONS,
    YOKE,
)
from vindima.viticulture.reasons import (
    GRANDE_PLACED,
    KEEP_BONUS_FREE,
    NO_WORKER,
    NO_YOKE,
    NOT_FULL,
    SPACE_CLOSED,
    SPACE_TAKEN,
    TOKEN_NEEDED,
    YOKE_USED,
)
from vindima.viticulture.repeat import TRIALS, Repeat
from vindima.viticulture.state import State

SPACE_COUNT: Final = 4
"""Spaces of an action in a code, including the place beside it."""
assert len(SPACES) == SPACE_COUNT
ROOM: Final = 3
"""Spaces of an action on the board."""
BOTH_WORKERS: Final[tuple[int, ...]] = (WORKER + REGULAR, WORKER + GRANDE)
DRAWN: Final = {DRAW_VINE: VINE, DRAW_ORDER: ORDER}
"""The actions that draw cards, and their decks."""


def is_full(state: State, action: int) -> bool:
    """True if every open space of a board action is taken."""
    return all(state.spaces[action * ROOM + space] for space in state.setup.open_spaces)


def has_grande(state: State, seat: int) -> bool:
    return bool(state.grande >> seat & 1)


def has_worker(state: State, seat: int) -> bool:
    return state.idle[seat] > 0 or has_grande(state, seat)


def is_bonus_space(state: State, action: int, space: int) -> bool:
    return action < GAIN_LIRA and space == state.tables.board.bonus_space


def may_use_token(state: State, action: int, space: int) -> bool:
    """True if a bonus action token could add the bonus here (T24)."""
    if not state.tokens or not state.setup.challenge.tokens or action >= GAIN_LIRA:
        return False
    return space != state.tables.board.bonus_space


def free_spaces(state: State, seat: int, action: int) -> int:
    """Mask of the spaces of a board action where a worker of the seat may stand (grande)."""
    spaces = state.spaces
    first = action * ROOM
    free = 0
    for space in state.setup.open_spaces:
        if not spaces[first + space]:
            free |= 1 << space
    return free or has_grande(state, seat) << BESIDE


def season_actions(state: State) -> tuple[int, ...]:
    """The board actions of the current season."""
    return SUMMER_ACTIONS if state.season == SUMMER else WINTER_ACTIONS


def places_of(state: State, seat: int, actions: Sequence[int]) -> list[int]:
    """The PLACE codes of the open spaces of some actions, and beside them while the grande is available."""
    spaces = [*state.setup.open_spaces, BESIDE] if has_grande(state, seat) else state.setup.open_spaces
    return [PLACE + action * SPACE_COUNT + space for action in actions for space in spaces]


def closed_places(state: State, seat: int, actions: Sequence[int]) -> list[int]:
    """The PLACE codes of some actions that `places_of` leaves out."""
    open_places = places_of(state, seat, actions)
    every = [PLACE + action * SPACE_COUNT + space for action in actions for space in range(SPACE_COUNT)]
    return [code for code in every if code not in open_places]


def token_question(state: State, seat: int, action: int, placed: bool = False) -> str:
    """The question whether to spend a token on the bonus of an action; empty if it would be wasted (T24).

    The first visitor may make a second one playable, so a token for visitors is always offered, with a
    warning if none is playable yet. With `placed` the worker already stands on the board.
    """
    bonus = state.tables.board.bonus[action]
    if bonus == VP:
        usable = state.setup.challenge.scoring
    elif action in DRAWN:
        kind = DRAWN[action]
        cards = size(state.decks[kind], kind) + len(state.discards[kind])
        usable = cards > state.tables.board.amount[action]
    else:
        usable = can_use_bonus(state, seat, action, placed)
    if usable:
        return "place-use-token"
    return "place-risk-token" if action in (PLAY_SUMMER, PLAY_WINTER) else ""


def space_refused(state: State, seat: int, action: int, space: int) -> Reason | None:
    """Why a worker of the seat cannot stand there, whatever the action (grande, space_choice)."""
    if not has_worker(state, seat):
        return NO_WORKER
    if action == GAIN_LIRA:
        return None
    if action == USE_YOKE:
        if not state.has(seat, YOKE):
            return NO_YOKE
        return YOKE_USED if state.yoke[seat] else None
    if space == BESIDE:
        if not has_grande(state, seat):
            return GRANDE_PLACED
        return None if is_full(state, action) else NOT_FULL
    if space not in state.setup.open_spaces:
        return SPACE_CLOSED
    return SPACE_TAKEN if state.spaces[action * ROOM + space] else None


def action_refused_to(state: State, seat: int, action: int, bonus: bool) -> Reason | None:
    """Why an action cannot be done, given that the worker sent there is not available for a visitor."""
    if action not in (PLAY_SUMMER, PLAY_WINTER):
        return action_refused(state, seat, action, bonus)
    kind = spare_worker(state, seat)
    take_worker(state, seat, kind)
    reason = action_refused(state, seat, action, bonus)
    return_worker(state, seat, kind)
    return reason


def spare_worker(state: State, seat: int) -> int:
    """The kind of worker that a seat can best spare: a regular one, if available."""
    return REGULAR if state.idle[seat] else GRANDE


def take_worker(state: State, seat: int, kind: int) -> None:
    """Make a worker of this kind unavailable."""
    if kind == GRANDE:
        state.grande &= ~(1 << seat)
    else:
        state.idle[seat] -= 1


def return_worker(state: State, seat: int, kind: int) -> None:
    """Make a worker of this kind available again."""
    if kind == GRANDE:
        state.grande |= 1 << seat
    else:
        state.idle[seat] += 1


def place_worker(state: State, seat: int, action: int, space: int, kind: int) -> None:
    """Put a worker on a space."""
    take_worker(state, seat, kind)
    if action == GAIN_LIRA:
        if kind == GRANDE:
            state.lira_grande |= 1 << seat
        else:
            state.lira_regular = replaced(state.lira_regular, seat, state.lira_regular[seat] + 1)
    elif action == USE_YOKE:
        state.yoke = replaced(state.yoke, seat, 1 + kind)
    elif space == BESIDE:
        state.beside = replaced(state.beside, action, state.beside[action] | 1 << seat)
    else:
        state.spaces[action * ROOM + space] = 1 + 2 * seat + kind
    if state.events is not None:
        telling.placing(state, seat, action, space, kind)


def placed_workers(state: State, seat: int) -> list[int]:
    """The FETCH codes of a seat's workers on the board, on its Yoke and on the space for one lira."""
    found = []
    mine = (1 + 2 * seat, 2 + 2 * seat)
    for place, who in enumerate(state.spaces):
        if who in mine:
            found.append(FETCH + place // ROOM * SPACE_COUNT + place % ROOM)
    for action, seats in enumerate(state.beside):
        if seats >> seat & 1:
            found.append(FETCH + action * SPACE_COUNT + BESIDE)
    if state.lira_regular[seat]:
        found.append(FETCH + GAIN_LIRA * SPACE_COUNT)
    if state.lira_grande >> seat & 1:
        found.append(FETCH_LIRA_GRANDE)
    if state.yoke[seat]:
        found.append(FETCH + USE_YOKE * SPACE_COUNT)
    return found


def placed_kind(state: State, seat: int, code: int) -> int:
    """The kind of worker that a FETCH code names."""
    action, space = (code - FETCH) // SPACE_COUNT, (code - FETCH) % SPACE_COUNT
    if space == BESIDE:
        return GRANDE
    if action == GAIN_LIRA:
        return REGULAR
    if action == USE_YOKE:
        return state.yoke[seat] - 1
    return state.spaces[action * ROOM + space] - 1 - 2 * seat


def fetch_worker(state: State, seat: int, code: int) -> None:
    """Retrieve a worker for use this year; the plan it was placed for is cancelled (T2, T21)."""
    action, space = (code - FETCH) // SPACE_COUNT, (code - FETCH) % SPACE_COUNT
    kind = placed_kind(state, seat, code)
    if code == FETCH_LIRA_GRANDE:
        state.lira_grande &= ~(1 << seat)
    elif action == GAIN_LIRA:
        state.lira_regular = replaced(state.lira_regular, seat, state.lira_regular[seat] - 1)
    elif action == USE_YOKE:
        state.yoke = replaced(state.yoke, seat, 0)
    elif space == BESIDE:
        state.beside = replaced(state.beside, action, state.beside[action] & ~(1 << seat))
    else:
        state.spaces[action * ROOM + space] = 0
    if state.events is not None:
        telling.fetching(state, seat, action, space)
        if (seat, action, space) in state.plans:
            telling.plans(state, "plan-cancelled", seat, action)
    state.plans = tuple([plan for plan in state.plans if plan != (seat, action, space)])
    return_worker(state, seat, kind)


def begin_action(
    state: State, seat: int, action: int, bonus: bool, must: bool = False, token: bool = False
) -> None:
    """Push the action with its bonus, if any: lira come before it, a point after it (T22, bonus).

    With `token` the player has spent a bonus action token on the bonus and is not asked about it again (T24).
    """
    board = state.tables.board
    step = PLAIN[action]
    kind = board.bonus[action] if bonus or token else NOTHING
    if kind == VP and token:
        state.gain_points(seat, FROM_BONUSES, board.bonus_amount[action])
    elif kind == VP:
        state.push(POINT_BONUS, seat, (action, int(must)))
    elif kind == LIRA:
        state.lira[seat] += board.bonus_amount[action]
        if state.events is not None:
            telling.lira(state, seat, board.bonus_amount[action], telling.cause("bonus"))
    elif kind != NOTHING:
        step = MUST_STEPS[action] if must or (token and action in DRAWN) else AGAIN_STEPS[action]
    state.push(step, seat)


class PointBonus(Step[State]):
    """A bonus of points is optional. The memo is the action, and 1 if it is mandatory (friendly)."""

    rule = "Viticulture, Bonuses; bonus"

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        return (YES,) if frame.memo[1] else (YES, DONE)

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code == YES:
            points = state.tables.board.bonus_amount[frame.memo[0]]
            state.gain_points(frame.seat, FROM_BONUSES, points)


class PlaceWorker(Step[State]):
    """Where a worker goes, or pass; then which worker, and whether a token is used.

    The memo is the place, then the kind of worker.
    """

    rule = "Viticulture, Placing workers; space_choice, grande, gain_lira_space, yoke_space, passing, T19"
    starts_turn = True

    def asks(self, state: State, frame: Frame) -> str:
        if len(frame.memo) == 2:
            return token_question(state, frame.seat, frame.memo[0] // SPACE_COUNT)
        return "place-which-worker" if frame.memo else "place"

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        seat = frame.seat
        if len(frame.memo) == 2:
            return (YES, DONE)
        if len(frame.memo) == 1:
            return BOTH_WORKERS
        found = places_of(state, seat, season_actions(state))
        found.append(PLACE + GAIN_LIRA * SPACE_COUNT)
        if state.has(seat, YOKE):
            found.append(PLACE + USE_YOKE * SPACE_COUNT)
        found.append(PASS)
        return found

    def unlisted(self, state: State, frame: Frame) -> Sequence[int]:
        if frame.memo:
            return EMPTY
        found = closed_places(state, frame.seat, season_actions(state))
        if not state.has(frame.seat, YOKE):
            found.append(PLACE + USE_YOKE * SPACE_COUNT)
        return found

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        seat = frame.seat
        if code in (PASS, YES):
            return None
        if len(frame.memo) == 2:
            action = frame.memo[0] // SPACE_COUNT
            return None if action_refused(state, seat, action, False) is None else TOKEN_NEEDED
        if len(frame.memo) == 1:
            if code == WORKER + GRANDE:
                return None if has_grande(state, seat) else GRANDE_PLACED
            return None if state.idle[seat] else NO_WORKER
        action, space = (code - PLACE) // SPACE_COUNT, (code - PLACE) % SPACE_COUNT
        reason = space_refused(state, seat, action, space)
        if reason is not None:
            return reason
        return self.action_refused(state, seat, action, space)

    def action_refused(self, state: State, seat: int, action: int, space: int) -> Reason | None:
        """Why the action cannot be done from a place where a worker may stand."""
        plain = action_refused_to(state, seat, action, False)
        return self.refused_there(state, seat, action, space, plain)

    def refused_there(
        self, state: State, seat: int, action: int, space: int, plain: Reason | None
    ) -> Reason | None:
        """The same, if it is known already why the action cannot be done without a bonus."""
        bonus = is_bonus_space(state, action, space)
        if plain is not None:
            if not bonus and not may_use_token(state, action, space):
                return plain
            plain = action_refused_to(state, seat, action, True)
        if plain is not None or not bonus or not self.friendly(state, action):
            return plain
        return None if can_use_bonus(state, seat, action) else KEEP_BONUS_FREE

    def friendly(self, state: State, action: int) -> bool:
        """True if the friendly variant requires the bonus of the space to be used (friendly_variant)."""
        return state.setup.friendly and other_space_free(state, action)

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        if not frame.memo:
            return self.places(state, frame.seat)
        # Which worker is asked only if both are available.
        return BOTH_WORKERS if len(frame.memo) == 1 else super().options(state, frame)

    def places(self, state: State, seat: int) -> list[int]:
        """The places that `refuse` allows, computed action by action."""
        found: list[int] = []
        friendly = state.setup.friendly
        for action in season_actions(state):
            free = free_spaces(state, seat, action)
            if not free:
                continue
            plain = action_refused_to(state, seat, action, False)
            if plain is not None and state.tables.board.bonus[action] != LIRA:
                continue
            easy = plain is None and not friendly
            for space in range(SPACE_COUNT):
                if free >> space & 1 and (
                    easy or self.refused_there(state, seat, action, space, plain) is None
                ):
                    found.append(PLACE + action * SPACE_COUNT + space)
        found.append(PLACE + GAIN_LIRA * SPACE_COUNT)
        if state.has(seat, YOKE) and not state.yoke[seat] and PLAIN[USE_YOKE].blocked(state, seat) is None:
            found.append(PLACE + USE_YOKE * SPACE_COUNT)
        found.append(PASS)
        return found

    def take(self, state: State, frame: Frame, code: int) -> None:
        seat = frame.seat
        if code == PASS:
            state.passed |= 1 << seat
            if state.events is not None:
                telling.passes(state, seat)
            return
        if len(frame.memo) == 2:
            self.begin(state, seat, frame.memo[0], frame.memo[1], code == YES)
            return
        if frame.memo:
            place, kind = frame.memo[0], code - WORKER
        else:
            place = code - PLACE
            beside = place % SPACE_COUNT == BESIDE
            if state.idle[seat] and has_grande(state, seat) and not beside:
                state.push(self, seat, (place,))
                return
            kind = GRANDE if beside or not state.idle[seat] else REGULAR
        action = place // SPACE_COUNT
        if may_use_token(state, action, place % SPACE_COUNT) and token_question(state, seat, action):
            state.push(self, seat, (place, kind))
        else:
            self.begin(state, seat, place, kind, False)

    def begin(self, state: State, seat: int, place: int, kind: int, token: bool) -> None:
        """Place the worker and push its action."""
        action, space = place // SPACE_COUNT, place % SPACE_COUNT
        bonus = is_bonus_space(state, action, space)
        must = bonus and self.friendly(state, action)
        if token:
            state.tokens -= 1
            if state.events is not None:
                telling.token(state, "spend-token", seat)
        place_worker(state, seat, action, space, kind)
        begin_action(state, seat, action, bonus, must, token)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        found: dict[str, Arg] = {
            "workers": state.idle[frame.seat] + (1 if has_grande(state, frame.seat) else 0)
        }
        if frame.memo:
            found["action"] = Ref("action", ACTIONS[frame.memo[0] // SPACE_COUNT])
            found["tokens"] = state.tokens
        return found


def other_space_free(state: State, action: int) -> bool:
    """True if the action has a free space besides the one with the bonus."""
    for space in state.setup.open_spaces:
        if not state.spaces[action * ROOM + space] and space != state.tables.board.bonus_space:
            return True
    return False


def can_use_bonus(state: State, seat: int, action: int, placed: bool = False) -> bool:
    """True if a worker sent there could do the action as often as its bonus allows.

    With `placed` the worker already stands there.
    """
    step = MUST_STEPS[action]
    if state.tables.board.bonus[action] != AGAIN or not isinstance(step, Repeat):
        return True
    trial = state.clone()
    if not placed:
        take_worker(trial, seat, spare_worker(trial, seat))
    if isinstance(step, PlayVisitor) and step.playable(trial, seat) >= step.least_times(state):
        return True
    trial.stack = [Frame(step.easy, seat)]
    return can_repeat(trial, step.easy, step.least_times(state), state.reveals, [TRIALS])


POINT_BONUS: Final = PointBonus()
PLACE_WORKER: Final = PlaceWorker()
