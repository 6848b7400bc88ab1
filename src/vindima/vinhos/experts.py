"""Wine experts: taking and returning tiles, and the questions that their abilities ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.combine import DONE
from vindima.core.explain import Arg, Reason, Ref
from vindima.core.masks import bits, count
from vindima.core.rows import increased, replaced
from vindima.core.step import EMPTY, NOTHING, Frame, Step
from vindima.vinhos import telling
from vindima.vinhos.codes import (
    CUBE,
    HIRE,
    LIFT_COURT,
    LIFT_EXPORT,
    LIFT_MULTIPLIER,
    LIFT_SALE,
    PLAY,
    RETURN,
    USE,
)
from vindima.vinhos.model import CASH, EXPERTS_PER_FEATURE, FEATURES, HANGOUTS, REGIONS
from vindima.vinhos.reasons import (
    ALREADY_CUBE_THERE,
    DECK_EMPTY,
    NO_CUBE_ROOM,
    NOT_IN_PLAY,
)
from vindima.vinhos.state import NO_SEAT, State

COURT_SPACES: Final = 9


def take_expert(state: State, seat: int, feature: int) -> None:
    """The seat takes the top tile of a feature's deck; above the limit it must return one (V42)."""
    deck = state.expert_decks[feature]
    state.expert_decks = replaced(state.expert_decks, feature, deck[1:])
    if len(deck) > 1:
        state.reveals += 1
    state.up[seat] |= 1 << deck[0]
    if state.events is not None:
        telling.expert(state, "expert", seat, deck[0])
    if count(state.up[seat] | state.down[seat]) > state.tables.experts.limit:
        state.push(RETURN_EXPERT, seat)


def return_expert(state: State, seat: int, tile: int) -> None:
    """A tile goes to the bottom of its feature's deck."""
    state.up[seat] &= ~(1 << tile)
    state.down[seat] &= ~(1 << tile)
    feature = tile // EXPERTS_PER_FEATURE
    deck = (*state.expert_decks[feature], tile)
    state.expert_decks = replaced(state.expert_decks, feature, deck)
    if state.events is not None:
        telling.expert(state, "expert-back", seat, tile)


def turn_down(state: State, seat: int, tile: int) -> None:
    """Turn a tile face down; cash is paid at once, any other ability is up to the caller."""
    state.up[seat] &= ~(1 << tile)
    state.down[seat] |= 1 << tile
    if state.events is not None:
        telling.expert(state, "expert-used", seat, tile)
    if state.tables.experts.ability[tile] == CASH:
        state.cash[seat] += state.tables.experts.cash
        if state.events is not None:
            telling.cash(state, seat, state.tables.experts.cash, "expert")


def cash_told(state: State, tile: int) -> dict[str, Arg]:
    """The argument of a message about using a tile: the cash that it gives."""
    experts = state.tables.experts
    return {"cash": experts.cash if experts.ability[tile] == CASH else 0}


class ReturnExpert(Step[State]):
    """Choose the tile that goes back when a seventh arrives. A cash expert may be used first."""

    rule = "Vinhos, Wine experts: at most six; V42, V56"

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        up, down = state.up[frame.seat], state.down[frame.seat]
        found = [RETURN + tile for tile in bits(up | down)]
        return found + [USE + tile for tile in bits(up & state.setup.experts_with[CASH])]

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code < PLAY:
            turn_down(state, frame.seat, code - USE)
            state.stack.append(frame)
        else:
            return_expert(state, frame.seat, code - RETURN)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return cash_told(state, code - USE) if USE <= code < PLAY else {}


class FreeExpert(Step[State]):
    """A tile from the top of any deck, free of charge."""

    rule = "Vinhos, Regions: Setúbal; Bonus actions; Fair slots"

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return range(HIRE, HIRE + len(FEATURES))

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        return None if state.expert_decks[code - HIRE] else DECK_EMPTY

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code != NOTHING:
            take_expert(state, frame.seat, code - HIRE)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {**deck_top(state, code), "price": 0}


class LastPlaceExpert(FreeExpert):
    """The tile for the last of four players; with six tiles it may be declined."""

    rule = "Vinhos, Wine tasting fair: end of fair operations"

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        decks = super().options(state, frame)
        held = count(state.up[frame.seat] | state.down[frame.seat])
        return [*decks, DONE] if decks and held >= state.tables.experts.limit else decks

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code != DONE:
            super().take(state, frame, code)


def deck_top(state: State, code: int) -> dict[str, Arg]:
    """The tile that hiring from this deck would bring."""
    if code < HIRE or code >= HIRE + len(FEATURES) or not state.expert_decks[code - HIRE]:
        return {}
    return {"expert": Ref("expert", state.tables.experts.ids[state.expert_decks[code - HIRE][0]])}


class PlaceCubes(Step[State]):
    """Renown cubes for regions of the seat's choice, each in a different region.

    The memo is the number of cubes to place, then the regions that have received one.
    """

    rule = "Vinhos, Taking back barrels; Wine experts' abilities; V21"

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        if not state.cubes_left or len(frame.memo) > frame.memo[0]:
            return EMPTY
        return range(CUBE, CUBE + len(REGIONS))

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        region = code - CUBE
        if not state.in_play >> region & 1:
            return NOT_IN_PLAY
        if state.cubes[region] >= state.tables.regions.cube_room[region]:
            return NO_CUBE_ROOM
        if region in frame.memo[1:]:
            return ALREADY_CUBE_THERE
        return None

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code != NOTHING:
            state.place_cube(code - CUBE)
            state.push(self, frame.seat, (*frame.memo, code - CUBE))

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"left": frame.memo[0] + 1 - len(frame.memo)} if code == NOTHING else {}


def barrels_out(state: State, seat: int) -> list[int]:
    """The LIFT codes of every barrel that the seat has on the board."""
    found = [LIFT_SALE + slot for slot, owner in enumerate(state.sales) if owner == seat]
    found += [LIFT_EXPORT + slot for slot, owner in enumerate(state.export) if owner == seat]
    first = seat * COURT_SPACES
    found += [LIFT_COURT + space for space in range(COURT_SPACES) if state.court[first + space]]
    found += [LIFT_MULTIPLIER + slot for slot, owner in enumerate(state.multipliers) if owner == seat]
    return found


def lift_barrel(state: State, seat: int, code: int) -> None:
    """Return one barrel from the board to the seat's supply."""
    if code >= LIFT_MULTIPLIER:
        state.multipliers = replaced(state.multipliers, code - LIFT_MULTIPLIER, NO_SEAT)
    elif code >= LIFT_COURT:
        state.court = increased(state.court, seat * COURT_SPACES + code - LIFT_COURT, -1)
    elif code >= LIFT_EXPORT:
        state.export = replaced(state.export, code - LIFT_EXPORT, NO_SEAT)
    else:
        state.sales = replaced(state.sales, code - LIFT_SALE, NO_SEAT)
    state.barrels[seat] += 1
    if state.events is not None:
        tell_lifted(state, seat, code)


def tell_lifted(state: State, seat: int, code: int) -> None:
    """Record where a barrel has returned from."""
    if code >= LIFT_MULTIPLIER:
        telling.barrel_back(state, seat, "multiplier", code - LIFT_MULTIPLIER)
    elif code >= LIFT_COURT:
        telling.barrel_back(state, seat, "court", code - LIFT_COURT)
    elif code >= LIFT_EXPORT:
        telling.barrel_back(state, seat, "export", code - LIFT_EXPORT)
    else:
        telling.barrel_back(state, seat, "sale", code - LIFT_SALE)


class LiftBarrel(Step[State]):
    """Choose the barrel that the expert brings back."""

    rule = "Vinhos, Wine experts' abilities; V22"

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        return barrels_out(state, frame.seat)

    def take(self, state: State, frame: Frame, code: int) -> None:
        lift_barrel(state, frame.seat, code)


class LiftPair(Step[State]):
    """Two barrels of one hangout return, one by one. The memo is the hangout, then the first barrel."""

    rule = "Vinhos, Taking back barrels"

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        hangouts = state.tables.sales.hangout
        return [
            LIFT_SALE + slot
            for slot, owner in enumerate(state.sales)
            if owner == frame.seat and hangouts[slot] == frame.memo[0]
        ]

    def take(self, state: State, frame: Frame, code: int) -> None:
        lift_barrel(state, frame.seat, code)
        if len(frame.memo) == 1:
            state.push(self, frame.seat, (frame.memo[0], code))

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"hangout": Ref("hangout", HANGOUTS[frame.memo[0]])} if code == NOTHING else {}


RETURN_EXPERT: Final = ReturnExpert()
FREE_EXPERT: Final = FreeExpert()
LAST_PLACE_EXPERT: Final = LastPlaceExpert()
PLACE_CUBES: Final = PlaceCubes()
LIFT_BARREL: Final = LiftBarrel()
LIFT_PAIR: Final = LiftPair()
