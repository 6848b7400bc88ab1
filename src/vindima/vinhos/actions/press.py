"""Pass and press release: a place in the order of play, and the wine for the next fair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.combine import DONE
from vindima.core.explain import Arg, Reason, Ref
from vindima.core.step import NOTHING, Frame, Step
from vindima.vinhos.experts import COURT_SPACES, EMPTY, FREE_EXPERT
from vindima.vinhos.managers import ROW
from vindima.vinhos.model import (
    ALEXANDRE,
    BEATRIZ,
    BONUS_CASH,
    BONUS_TILE,
    CUBES,
    FAIR,
    MANAGER,
    MANAGERS,
    ORDER,
    PASSING,
    TRAS_OS_MONTES,
    WINE,
)
from vindima.vinhos.moments import ANY_TIME, BENEFIT_TOO, PREPARE, Moment
from vindima.vinhos.reasons import (
    ALREADY_ANNOUNCED,
    CUBES_LACKING,
    CUBES_NOT_NEEDED,
    NO_BARREL,
    ONE_EACH,
    PLACE_TAKEN,
    REQUEST_NOT_MET,
    SLOT_TAKEN,
    YEAR_ONE,
)
from vindima.vinhos.state import NO_SEAT, NOT_PRESENTED, State
from vindima.vinhos.wine import (
    cube_worth,
    cubes_usable,
    discard,
    spend_cubes,
    value,
    wine_at,
    wine_colour,
    wine_region,
    wine_told,
    wines_of,
)


class OrderPlace(Moment):
    """The order marker goes to a free place of the lower row; then the press release, if wanted (V9)."""

    rule = "Vinhos, Pass and press release; V8, V9"

    def moment(self, state: State, frame: Frame) -> int:
        return ANY_TIME | PREPARE | BENEFIT_TOO

    def own(self, state: State, frame: Frame) -> Sequence[int]:
        return range(ORDER, ORDER + state.setup.players)

    def refuse_own(self, state: State, frame: Frame, code: int) -> Reason | None:
        return None if state.lower[code - ORDER] == NO_SEAT else PLACE_TAKEN

    def take_own(self, state: State, frame: Frame, code: int) -> None:
        state.lower[code - ORDER] = frame.seat
        state.push(PRESS_RELEASE, frame.seat)


def experts_allowed(state: State, worth: int) -> int:
    """How many experts a wine of that value allows at the fair."""
    table = state.tables.experts_by_value
    return table[min(worth, len(table) - 1)]


def meets_beatriz(state: State, worth: int) -> bool:
    return 0 < state.tables.beatriz[state.vintage] <= worth


def announced_points(state: State, wine: int, worth: int, slot: int) -> int:
    """The fair points of an announcement, without the bonus of its slot (V31)."""
    tables = state.tables
    points = max(0, worth - tables.points_above)
    points += sum(tables.track_points[state.features[f]] for f in tables.fair_slot_features[slot])
    return points + tables.tras_os_montes_points if wine_region(wine) == TRAS_OS_MONTES else points


def slot_bonus(state: State, slot: int) -> Ref:
    """What a fair slot gives at once."""
    tables = state.tables
    bonus = tables.fair_slot_bonus[slot]
    if bonus == BONUS_TILE:
        return Ref("bonus", "expert")
    return Ref("bonus", f"cash-{tables.fair_cash}" if bonus == BONUS_CASH else f"points-{tables.fair_points}")


class Announcement(Step[State]):
    """Which wine goes to the fair, with how many cubes, on which slot. The memo is wine, then cubes."""

    optional: bool = False

    def asks(self, state: State, frame: Frame) -> str:
        return ("announce", "announce-cubes", "announce-slot")[len(frame.memo)]

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        if len(frame.memo) == 2:
            return range(FAIR, FAIR + len(state.fair_slots))
        if len(frame.memo) == 1:
            return range(CUBES, CUBES + state.tables.cubes_per_wine + 1)
        wines = [WINE + place for place in wines_of(state, frame.seat)]
        return [PASSING, *wines] if self.optional else wines

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        if len(frame.memo) == 2:
            return None if state.fair_slots[code - FAIR] == NO_SEAT else SLOT_TAKEN
        if len(frame.memo) == 1:
            return self.refuse_cubes(state, frame.seat, frame.memo[0], code - CUBES)
        if code != PASSING and state.fair_tile[frame.seat] != NOT_PRESENTED:
            return ALREADY_ANNOUNCED
        return None

    def refuse_cubes(self, state: State, seat: int, place: int, cubes: int) -> Reason | None:
        """A cube too many: one that brings no expert, no fair point and no Beatriz (V17)."""
        if cubes == 0:
            return None
        wine = wine_at(state, seat, place)
        if cubes > cubes_usable(state, seat, wine):
            return CUBES_LACKING
        worth = value(state, seat, place) + cubes * cube_worth(state, wine)
        less = worth - cube_worth(state, wine)
        if worth > state.tables.points_above:
            return None
        if experts_allowed(state, worth) > experts_allowed(state, less):
            return None
        wants_barrel = state.year > 1 and state.barrels[seat] > 0
        if wants_barrel and meets_beatriz(state, worth) and not meets_beatriz(state, less):
            return None
        return CUBES_NOT_NEEDED

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        found = super().options(state, frame)
        return EMPTY if len(frame.memo) == 1 and len(found) == 1 else found

    def take(self, state: State, frame: Frame, code: int) -> None:
        if len(frame.memo) == 2:
            self.announce(state, frame.seat, frame.memo[0], frame.memo[1], code - FAIR)
        elif len(frame.memo) == 1:
            state.stack.append(frame.noting(max(0, code - CUBES)))
        elif code >= WINE:
            state.stack.append(frame.noting(code - WINE))

    def announce(self, state: State, seat: int, place: int, cubes: int, slot: int) -> None:
        """The fair tile is laid; points and bonus come at once, then the managers' barrels."""
        tables = state.tables
        wine = wine_at(state, seat, place)
        worth = value(state, seat, place) + cubes * cube_worth(state, wine)
        spend_cubes(state, wine_region(wine), cubes)
        discard(state, seat, place)
        state.fair_tile[seat] = experts_allowed(state, worth)
        state.fair_slots[slot] = seat
        gained = announced_points(state, wine, worth, slot)
        state.push(MANAGER_BARRELS, seat, (wine, worth))
        bonus = tables.fair_slot_bonus[slot]
        if bonus == BONUS_CASH:
            state.cash[seat] += tables.fair_cash
        elif bonus == BONUS_TILE:
            state.push(FREE_EXPERT, seat)
        else:
            gained += tables.fair_points
        state.fair_points[seat] += gained

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        if len(frame.memo) == 0:
            return wine_told(state, frame.seat, code - WINE) if code >= WINE else {}
        place = frame.memo[0]
        wine = wine_at(state, frame.seat, place)
        cubes = frame.memo[1] if len(frame.memo) == 2 else max(0, code - CUBES)
        worth = value(state, frame.seat, place) + cubes * cube_worth(state, wine)
        found: dict[str, Arg] = {"value": worth, "experts": experts_allowed(state, worth)}
        if len(frame.memo) == 2 and code >= FAIR:
            found["points"] = announced_points(state, wine, worth, code - FAIR)
            found["bonus"] = slot_bonus(state, code - FAIR)
        return found


class PressRelease(Announcement):
    """Part of the action: it may be left out, and must be when a fair tile lies already."""

    rule = "Vinhos, Pass and press release; V17, V30, V31"
    optional = True


class LateAnnouncement(Announcement):
    """At the fair itself: a seat that has a wine must present one."""

    rule = "Vinhos, Wine tasting fair: late announcements; V17, V31"


class ManagerBarrels(Step[State]):
    """Barrels for managers whose request the wine meets. The memo is wine, value, and those pleased."""

    rule = "Vinhos, Press release: managers; V23, V30"

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        if len(frame.memo) - 2 >= state.tables.barrels_per_release:
            return EMPTY
        return [*range(MANAGER, MANAGER + len(MANAGERS)), DONE]

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        if code == DONE:
            return None
        if state.year == 1:
            return YEAR_ONE
        if code in frame.memo[2:]:
            return ONE_EACH
        if not state.barrels[frame.seat]:
            return NO_BARREL
        return None if pleases(state, code - MANAGER, frame.memo[0], frame.memo[1]) else REQUEST_NOT_MET

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        found = super().options(state, frame)
        return EMPTY if len(found) == 1 else found

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code in (DONE, NOTHING):
            return
        state.barrels[frame.seat] -= 1
        state.court[frame.seat * COURT_SPACES + (code - MANAGER) * ROW] += 1
        state.stack.append(frame.noting(code))


def pleases(state: State, manager: int, wine: int, worth: int) -> bool:
    """True if a wine of that value meets the manager's request of this year."""
    tables = state.tables
    if manager == ALEXANDRE:
        return tables.alexandre[state.vintage] == wine_colour(wine)
    if manager == BEATRIZ:
        return meets_beatriz(state, worth)
    return bool(tables.constantino[state.vintage] >> wine_region(wine) & 1)


ORDER_PLACE: Final = OrderPlace()
PRESS_RELEASE: Final = PressRelease()
LATE_ANNOUNCEMENT: Final = LateAnnouncement()
MANAGER_BARRELS: Final = ManagerBarrels()
