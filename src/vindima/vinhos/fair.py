"""The Wine Tasting Fair: late announcements, secretly chosen experts, points, prizes, order of play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.combine import DONE
from vindima.core.explain import Arg, Reason
from vindima.core.masks import bits
from vindima.core.rows import replaced
from vindima.core.step import EMPTY, NOBODY, NOTHING, UNTIL_REVEAL, Frame, Step
from vindima.vinhos import telling
from vindima.vinhos.actions.press import LATE_ANNOUNCEMENT
from vindima.vinhos.codes import PLAY
from vindima.vinhos.experts import LAST_PLACE_EXPERT, barrels_out, return_expert
from vindima.vinhos.model import BARREL, EXPERTS_PER_FEATURE, FROM_FAIR, RENOWN
from vindima.vinhos.moments import ANY_TIME, PREPARE, Moment, has_cube_room
from vindima.vinhos.needs import experts_ready, hangouts_with_pairs
from vindima.vinhos.reasons import FACE_DOWN, FEATURE_NOT_SHOWN, TOO_MANY_PLAYED
from vindima.vinhos.state import NO_SEAT, NOT_PRESENTED, State


class Fair(Step[State]):
    """The whole Fair."""

    rule = "Vinhos, Wine tasting fair"

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.push(REVEAL_EXPERTS, NOBODY)
        for step in (CHOOSE_EXPERTS, LATE_ANNOUNCEMENT, BEFORE_FAIR):
            for seat in reversed(state.order):
                state.stack.append(step.plain_frame(seat))


class BeforeFair(Moment):
    """Before the Fair begins, barrels may return and experts may be used (V37)."""

    rule = "Vinhos, Taking back barrels; Wine experts' abilities; V37"

    def moment(self, state: State, frame: Frame) -> int:
        return ANY_TIME | PREPARE

    def own(self, state: State, frame: Frame) -> Sequence[int]:
        return (DONE,)

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        return super().options(state, frame) if self.can_matter(state, frame.seat) else EMPTY

    def can_matter(self, state: State, seat: int) -> bool:
        """True if the seat can do more than raise cash, which does not matter at the Fair (V56)."""
        if hangouts_with_pairs(state, seat):
            return True
        if experts_ready(state, seat, RENOWN) and state.cubes_left and has_cube_room(state):
            return True
        return bool(experts_ready(state, seat, BARREL) and barrels_out(state, seat))

    def take_own(self, state: State, frame: Frame, code: int) -> None:
        """The seat is ready for the Fair."""


def slot_of(state: State, seat: int) -> int:
    """The Fair slot that holds the seat's tile."""
    return state.fair_slots.index(seat)


class ChooseExperts(Step[State]):
    """Choose experts to play in secret, one after the other. The memo holds those chosen so far (V32)."""

    rule = "Vinhos, Wine tasting fair: experts; V32"
    secret = UNTIL_REVEAL

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        if state.fair_tile[frame.seat] == NOT_PRESENTED:
            return EMPTY
        held = state.up[frame.seat] | state.down[frame.seat]
        return [PLAY + tile for tile in bits(held) if tile not in frame.memo]

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        if state.down[frame.seat] >> (code - PLAY) & 1:
            return FACE_DOWN
        if len(frame.memo) >= state.fair_tile[frame.seat]:
            return TOO_MANY_PLAYED
        features = state.tables.fair.slot_features[slot_of(state, frame.seat)]
        return None if (code - PLAY) // EXPERTS_PER_FEATURE in features else FEATURE_NOT_SHOWN

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        seat = frame.seat
        if len(frame.memo) >= state.fair_tile[seat]:
            return EMPTY
        found = [DONE]
        for tile in bits(state.up[seat]):
            if tile not in frame.memo and self.refuse(state, frame, PLAY + tile) is None:
                found.append(PLAY + tile)
        return found if len(found) > 1 else EMPTY

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code >= PLAY:
            state.push(self, frame.seat, (*frame.memo, code - PLAY))
        else:
            state.plays = replaced(state.plays, frame.seat, sum(1 << tile for tile in frame.memo))
            if state.events is not None and frame.memo:
                telling.chooses_experts(state, frame.seat, len(frame.memo))

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"left": max(0, state.fair_tile[frame.seat]) - len(frame.memo)} if code == NOTHING else {}


class RevealExperts(Step[State]):
    """Arrows first, then every expert scores; then prizes, returned tiles, the last seat's expert (V33)."""

    rule = "Vinhos, Wine tasting fair; V33, V34, V36"

    def take(self, state: State, frame: Frame, code: int) -> None:
        # A reveal even if nobody has played an expert: players who had a choice learn that, too.
        if any(CHOOSE_EXPERTS.options(state, Frame(CHOOSE_EXPERTS, seat)) for seat in state.order):
            state.reveals += 1
        last_space = len(state.tables.fair.track_points) - 1
        if state.events is not None:
            for seat in state.order:
                for tile in bits(state.plays[seat]):
                    telling.fair_expert(state, seat, tile)
        for mask in state.plays:
            for tile in bits(mask):
                if state.tables.experts.arrow[tile]:
                    feature = tile // EXPERTS_PER_FEATURE
                    moved = min(last_space, state.features[feature] + 1)
                    if state.events is not None:
                        telling.feature(state, feature, moved - state.features[feature])
                    state.features = replaced(state.features, feature, moved)
        for seat, mask in enumerate(state.plays):
            for tile in bits(mask):
                space = state.features[tile // EXPERTS_PER_FEATURE]
                state.fair_points[seat] += state.tables.fair.track_points[space]
                if state.events is not None:
                    telling.fair_points(state, seat, state.tables.fair.track_points[space])
        award_prizes(state)
        for seat in state.order:
            for tile in bits(state.plays[seat]):
                return_expert(state, seat, tile)
        state.plays = (0,) * state.setup.players
        state.then(*[Frame(LAST_PLACE_EXPERT, seat) for seat in last_placed(state)], Frame(END_FAIR, NOBODY))


def prize_places(state: State, year: int) -> tuple[int, ...]:
    """The prizes of a year's Fair, place by place (V35)."""
    prizes = state.tables.fair.prizes[state.tables.fair.years.index(year)]
    return (prizes[0], prizes[2]) if state.setup.third_prize else prizes


def award_prizes(state: State) -> None:
    """Award prizes by Fair points so far; tied seats with a wine share the places they span (V34, V36)."""
    prizes = prize_places(state, state.year)
    ranking = state.fair_points
    for seat in range(state.setup.players):
        if state.fair_tile[seat] == NOT_PRESENTED:
            continue
        better = sum(1 for points in ranking if points > ranking[seat])
        level = sum(
            1
            for other, points in enumerate(ranking)
            if points == ranking[seat] and state.fair_tile[other] != NOT_PRESENTED
        )
        points = sum(prizes[better : better + level]) // level
        if state.events is not None:
            telling.prize(state, seat, better + 1, points)
        state.gain_points(seat, FROM_FAIR, points)


def last_placed(state: State) -> list[int]:
    """With four players: the seats in last place that presented a wine, in player order (V34)."""
    if state.setup.players != state.tables.fair.last_place_expert_players:
        return []
    last = min(state.fair_points)
    return [
        seat
        for seat in state.order
        if state.fair_points[seat] == last and state.fair_tile[seat] != NOT_PRESENTED
    ]


class EndFair(Step[State]):
    """Fair tiles return; the player with the fewest Fair points plays first (V36)."""

    rule = "Vinhos, Wine tasting fair: end of fair operations; V36"

    def take(self, state: State, frame: Frame, code: int) -> None:
        state.fair_tile = (NOT_PRESENTED,) * state.setup.players
        state.fair_slots = (NO_SEAT,) * len(state.fair_slots)
        state.order = tuple(sorted(state.order, key=lambda seat: state.fair_points[seat]))
        if state.events is not None:
            telling.fair_over(state)
            telling.order(state, "order-fair")


FAIR_STEP: Final = Fair()
BEFORE_FAIR: Final = BeforeFair()
CHOOSE_EXPERTS: Final = ChooseExperts()
REVEAL_EXPERTS: Final = RevealExperts()
END_FAIR: Final = EndFair()
