"""Pass/Press Release: a place in the order of play, and the wine for the next Fair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.combine import DONE
from vindima.core.explain import Arg, Reason, Ref
from vindima.core.rows import increased, replaced
from vindima.core.step import EMPTY, NOTHING, Frame, Step
from vindima.vinhos import telling
from vindima.vinhos.codes import CUBES, FAIR, MANAGER, ORDER, PASSING, WINE
from vindima.vinhos.experts import COURT_SPACES, FREE_EXPERT
from vindima.vinhos.model import ALEXANDRE, BEATRIZ, BONUS_CASH, BONUS_TILE, MANAGERS, ROW, TRAS_OS_MONTES
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
    has_wine,
    spend_cubes,
    value,
    wine_at,
    wine_colour,
    wine_region,
    wine_told,
    wines_of,
)


class OrderPlace(Moment):
    """The order marker goes to a free place in the lower row; then an optional press release (V9)."""

    rule = "Vinhos, Pass and press release; V8, V9, V59"

    def moment(self, state: State, frame: Frame) -> int:
        return ANY_TIME | PREPARE | BENEFIT_TOO

    def own(self, state: State, frame: Frame) -> Sequence[int]:
        return range(ORDER, ORDER + state.setup.players)

    def possible(self, state: State, frame: Frame) -> list[int]:
        return [
            ORDER + place
            for place in range(state.setup.players)
            if self.refuse_own(state, frame, ORDER + place) is None
        ]

    def refuse_own(self, state: State, frame: Frame, code: int) -> Reason | None:
        return None if state.lower[code - ORDER] == NO_SEAT else PLACE_TAKEN

    def take_own(self, state: State, frame: Frame, code: int) -> None:
        state.lower = replaced(state.lower, code - ORDER, frame.seat)
        if state.events is not None:
            telling.order_place(state, frame.seat, code - ORDER)
        state.push(PRESS_RELEASE, frame.seat)

    def describe_own(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return self.describe_question(state, frame)

    def describe_question(self, state: State, frame: Frame) -> dict[str, Arg]:
        """`next`: what the place is for. After a Fair, the order of play depends on the Fair alone."""
        if state.phase == 1:
            return {"next": "phase"}
        return {"next": "fair" if state.year in state.tables.fair.years else "year"}


def experts_allowed(state: State, worth: int) -> int:
    """How many experts a wine of that value allows at the Fair."""
    table = state.tables.fair.experts_by_value
    return table[min(worth, len(table) - 1)]


def meets_beatriz(state: State, worth: int) -> bool:
    return 0 < state.tables.vintages.beatriz[state.vintage] <= worth


def announced_points(state: State, wine: int, worth: int, slot: int) -> int:
    """The Fair points of an announcement, without the bonus of its slot (V31)."""
    tables = state.tables
    points = max(0, worth - tables.fair.points_above)
    points += sum(tables.fair.track_points[state.features[f]] for f in tables.fair.slot_features[slot])
    return points + tables.regions.tras_os_montes_points if wine_region(wine) == TRAS_OS_MONTES else points


def slot_bonus(state: State, slot: int) -> Ref:
    """What a Fair slot gives at once."""
    tables = state.tables
    bonus = tables.fair.slot_bonus[slot]
    if bonus == BONUS_TILE:
        return Ref("bonus", "expert")
    return Ref("bonus", f"cash-{tables.fair.cash}" if bonus == BONUS_CASH else f"points-{tables.fair.points}")


class Announcement(Moment):
    """Which wine goes to the Fair, with how many cubes, on which slot. The memo is wine, then cubes."""

    optional: bool = False
    before: int = 0
    """The free answers allowed before the wine is named, as bits of a moment."""

    def asks(self, state: State, frame: Frame) -> str:
        return ("announce", "announce-cubes", "announce-slot")[len(frame.memo)]

    def moment(self, state: State, frame: Frame) -> int:
        seat = frame.seat
        announced = state.fair_tile[seat] != NOT_PRESENTED
        return 0 if frame.memo or announced or not has_wine(state, seat) else self.before

    def own(self, state: State, frame: Frame) -> Sequence[int]:
        if len(frame.memo) == 2:
            return range(FAIR, FAIR + len(state.fair_slots))
        if len(frame.memo) == 1:
            return range(CUBES, CUBES + state.tables.regions.cubes_per_wine + 1)
        wines = [WINE + place for place in wines_of(state, frame.seat)]
        return [PASSING, *wines] if self.optional else wines

    def refuse_own(self, state: State, frame: Frame, code: int) -> Reason | None:
        if len(frame.memo) == 2:
            return None if state.fair_slots[code - FAIR] == NO_SEAT else SLOT_TAKEN
        if len(frame.memo) == 1:
            return self.refuse_cubes(state, frame.seat, frame.memo[0], code - CUBES)
        if code != PASSING and state.fair_tile[frame.seat] != NOT_PRESENTED:
            return ALREADY_ANNOUNCED
        return None

    def possible(self, state: State, frame: Frame) -> list[int]:
        if len(frame.memo) == 2:
            return [FAIR + slot for slot, owner in enumerate(state.fair_slots) if owner == NO_SEAT]
        if len(frame.memo) == 1:
            return super().possible(state, frame)
        found = [PASSING] if self.optional else []
        if state.fair_tile[frame.seat] == NOT_PRESENTED:
            for place in wines_of(state, frame.seat):
                found.append(WINE + place)
        return found

    def refuse_cubes(self, state: State, seat: int, place: int, cubes: int) -> Reason | None:
        """Why the cubes cannot be used: the last must bring an expert, a Fair point or Beatriz (V17)."""
        if cubes == 0:
            return None
        wine = wine_at(state, seat, place)
        if cubes > cubes_usable(state, seat, wine):
            return CUBES_LACKING
        worth = value(state, seat, place) + cubes * cube_worth(state, wine)
        less = worth - cube_worth(state, wine)
        if worth > state.tables.fair.points_above:
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

    def take_own(self, state: State, frame: Frame, code: int) -> None:
        if len(frame.memo) == 2:
            self.announce(state, frame.seat, frame.memo[0], frame.memo[1], code - FAIR)
        elif len(frame.memo) == 1:
            state.stack.append(frame.noting(max(0, code - CUBES)))
        elif code >= WINE:
            state.stack.append(frame.noting(code - WINE))

    def announce(self, state: State, seat: int, place: int, cubes: int, slot: int) -> None:
        """Place the Fair tile; points and bonus come at once, then the managers' barrels."""
        tables = state.tables
        wine = wine_at(state, seat, place)
        worth = value(state, seat, place) + cubes * cube_worth(state, wine)
        spend_cubes(state, wine_region(wine), cubes)
        discard(state, seat, place)
        state.fair_tile = replaced(state.fair_tile, seat, experts_allowed(state, worth))
        state.fair_slots = replaced(state.fair_slots, slot, seat)
        if state.events is not None:
            telling.announces(state, seat, slot, worth)
        gained = announced_points(state, wine, worth, slot)
        state.push(MANAGER_BARRELS, seat, (wine, worth))
        bonus = tables.fair.slot_bonus[slot]
        if bonus == BONUS_CASH:
            state.cash[seat] += tables.fair.cash
            if state.events is not None:
                telling.cash(state, seat, tables.fair.cash, "fair")
        elif bonus == BONUS_TILE:
            state.push(FREE_EXPERT, seat)
        else:
            gained += tables.fair.points
        state.fair_points[seat] += gained
        if state.events is not None:
            telling.fair_points(state, seat, gained)

    def describe_question(self, state: State, frame: Frame) -> dict[str, Arg]:
        return self.describe_own(state, frame, NOTHING)

    def describe_own(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
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
    """The announcement as part of the action: optional, and only if the seat has no Fair tile on a slot."""

    rule = "Vinhos, Pass and press release; V17, V30, V31, V56"
    optional = True
    before = ANY_TIME | PREPARE


class LateAnnouncement(Announcement):
    """The announcement at the Fair itself: a seat that has a wine must present one."""

    rule = "Vinhos, Wine tasting fair: late announcements; V17, V31"

    def asks(self, state: State, frame: Frame) -> str:
        return super().asks(state, frame) if frame.memo else "late-announcement"


class ManagerBarrels(Step[State]):
    """Barrels for managers whose request the wine meets. The memo is wine, value, and the managers chosen."""

    rule = "Vinhos, Press release: managers; V23, V30"

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        if len(frame.memo) - 2 >= state.tables.managers.barrels_per_release:
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
        """Nothing if no manager can have a barrel."""
        found = []
        if len(frame.memo) - 2 < state.tables.managers.barrels_per_release:
            for code in range(MANAGER, MANAGER + len(MANAGERS)):
                if self.refuse(state, frame, code) is None:
                    found.append(code)
        return [*found, DONE] if found else EMPTY

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code in (DONE, NOTHING):
            return
        state.barrels[frame.seat] -= 1
        state.court = increased(state.court, frame.seat * COURT_SPACES + (code - MANAGER) * ROW, 1)
        if state.events is not None:
            telling.manager(state, frame.seat, (code - MANAGER) * ROW)
        state.stack.append(frame.noting(code))


def pleases(state: State, manager: int, wine: int, worth: int) -> bool:
    """True if a wine of that value meets the manager's request of this year."""
    tables = state.tables
    if manager == ALEXANDRE:
        return tables.vintages.alexandre[state.vintage] == wine_colour(wine)
    if manager == BEATRIZ:
        return meets_beatriz(state, worth)
    return bool(tables.vintages.constantino[state.vintage] >> wine_region(wine) & 1)


ORDER_PLACE: Final = OrderPlace()
PRESS_RELEASE: Final = PressRelease()
LATE_ANNOUNCEMENT: Final = LateAnnouncement()
MANAGER_BARRELS: Final = ManagerBarrels()
