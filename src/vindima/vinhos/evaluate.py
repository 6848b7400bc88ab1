"""How a seat stands, as numbers that an opponent can weigh: only from what the seat itself may know.

A term is a plain quantity: points, money, wines. What each is worth is not said here, it is the weights of a
character (`bots/weights`). Terms that only bear fruit later are counted in years or turns to come.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final, final

from vindima.core.masks import bits, count
from vindima.vinhos.experts import COURT_SPACES
from vindima.vinhos.fair import CHOOSE_EXPERTS, FAIR_STEP, REVEAL_EXPERTS, prize_places, slot_of
from vindima.vinhos.maintenance import INTEREST, MAINTENANCE, SALARIES
from vindima.vinhos.managers import ROW, worth_now
from vindima.vinhos.model import (
    COLOURS,
    ESTATES,
    EXPERTS_PER_FEATURE,
    MANAGERS,
    MULTIPLIER_ROOM,
    PASS,
    STORE,
    WAREHOUSE,
)
from vindima.vinhos.needs import barrels_in_hangout
from vindima.vinhos.production import PRODUCTION
from vindima.vinhos.scoring import majorities, multiplied
from vindima.vinhos.state import NO_SEAT, NOT_PRESENTED, State
from vindima.vinhos.tables import Tables
from vindima.vinhos.turn import TURN
from vindima.vinhos.wine import reach, wine_at, wine_colour, wines_of
from vindima.vinhos.year import PHASE

__all__ = ["TERMS", "appraise"]

TERMS: Final = (
    "points",
    "majorities",  # points, as the export area stands
    "account-points",  # points, as the account stands
    "multipliers",  # points, as they stand
    "cash",  # as far as an estate soon needs it
    "purse",  # beyond that
    "savings",  # money in the account that can still be used
    "interest",  # the investment's level, for each year to come
    "unpaid",  # interest and salaries that the account cannot pay
    "market",  # points and half the money that the wines in store would bring now
    "fading",  # the same of the wines that the next production pushes out
    "ageing",  # value that the wines in cellars gain next year
    "harvest",  # value of the wines to come
    "fine-harvest",  # the part of it that is good enough for export
    "estates",  # with vineyards, for each year to come
    "cellars",
    "barrels",  # in supply
    "renown",  # cubes in regions of one's own
    "porto",
    "experts",
    "used-experts",  # those who come back in time
    "abilities",  # of kinds of experts
    "fair-points",
    "prizes",  # expected at the fairs to come
    "announced",
    "court",  # barrels that can still move
    "prospects",  # points of the multipliers they could move to now
    "exported",  # barrels, for each year to come
    "marker",  # spaces it can reach at no extra cost
)

TURNS: Final = 12
"""Of each seat in a whole game."""
NEEDED_CASH: Final = 10
LEAST_FINE: Final = 5
"""The value from which on a wine is usually good enough for export."""
MOST_VALUE: Final = 14
EXPORT: Final = len(COLOURS)
"""The place of the export slots, after the sale slots of each colour."""
MAJORITY_SHARE: Final = 0.2
"""Of a column's points, what one more barrel there is worth."""
DOUBT: Final = 5.0
"""Fair points by which a rival must be ahead to be rather sure of it."""
MOST_BARRELS: Final = 4
REACHED: Final = (3, 5, 3, 5, 8, 5, 3, 5, 3)
"""How many spaces are adjacent to each."""


@final
class Clock:
    """What is still to come, read from the open steps, which lie before everyone's eyes."""

    __slots__ = ("choosing", "fair", "maintenances", "phases", "productions", "revealing", "turns", "years")

    def __init__(self, state: State) -> None:
        self.years: int = state.tables.years - max(state.year, 1)
        """After this one."""
        self.phases = 0
        """Phases of this year that have not begun."""
        self.turns: list[int] = [0] * state.setup.players
        """Turns that each seat still has, the one that runs not counted."""
        self.fair = False
        """True if this year's fair is still to come."""
        self.revealing = False
        """True while experts are chosen for it."""
        self.choosing = 0
        """Bit mask of the seats that have not chosen theirs."""
        production = maintenance = 0
        for frame in state.stack:
            step = frame.step
            if step is TURN:
                self.turns[frame.seat] += 1
            elif step is PHASE:
                self.phases += 1
            elif step is FAIR_STEP:
                self.fair = True
            elif step is REVEAL_EXPERTS:
                self.fair = self.revealing = True
            elif step is CHOOSE_EXPERTS:
                self.choosing |= 1 << frame.seat
            elif step is PRODUCTION:
                production = 1
            elif step is MAINTENANCE or step is INTEREST or step is SALARIES:
                maintenance = 1
        ahead = 2 * self.years + self.phases if state.year else TURNS
        self.turns = [turns + ahead for turns in self.turns]
        self.productions: int = self.years + (production if state.year else 1)
        self.maintenances: int = self.years + (maintenance if state.year else 1)


def appraise(state: State, seat: int) -> list[float]:
    """The terms of a seat, in the order of `TERMS`."""
    clock = Clock(state)
    turns = clock.turns[seat]
    life = turns / TURNS
    found = [
        float(state.score(seat)),
        0.0 if state.over else float(majorities(state, seat)),
        0.0 if state.over else float(state.tables.account_vp[state.account[seat]]),
        0.0 if state.over else float(multiplied(state, seat)),
    ]
    money_terms(state, seat, clock, life, found)
    wine_terms(state, seat, clock, turns, found)
    estate_terms(state, seat, clock, life, found)
    fair_terms(state, seat, clock, found)
    court_terms(state, seat, clock, life, found)
    return found


def money_terms(state: State, seat: int, clock: Clock, life: float, found: list[float]) -> None:
    """Cash, purse, savings, interest, unpaid."""
    cash = state.cash[seat]
    found.append(min(cash, NEEDED_CASH) * min(1.0, 2 * life))
    found.append(max(0, cash - NEEDED_CASH) * min(1.0, 2 * life))
    found.append(state.account[seat] * min(1.0, 2 * life))
    found.append(float(state.investment[seat] * clock.maintenances))
    staff = 0
    for estate in state.estates(seat):
        staff += state.enologists[estate]
    short = staff * state.tables.salary - state.account[seat] - state.investment[seat]
    found.append(float(max(0, short + 1)) if clock.maintenances else 0.0)


def wine_terms(state: State, seat: int, clock: Clock, turns: int, found: list[float]) -> None:
    """Market, fading, ageing: the best wines first, as many as there are barrels for."""
    last_use = 0.4 if clock.fair or clock.productions else 0.0
    use = min(1.0, 0.5 + 0.25 * turns) if turns else last_use
    worth: list[float] = []
    fading = ageing = 0.0
    this_year = turns > 2 * clock.years
    for place in wines_of(state, seat):
        estate, slot = seat * ESTATES + place // STORE, place % STORE
        cellar = state.cellar[estate]
        best = min(reach(state, seat, place), MOST_VALUE)
        each = market_worth(state, wine_colour(wine_at(state, seat, place)), best)
        last = STORE if cellar else WAREHOUSE
        if slot + 1 >= last and clock.productions:
            fading += each * use if this_year else each
        elif cellar and clock.productions:
            ageing += state.tables.ageing[slot + 1] - state.tables.ageing[slot]
        worth.append(each)
    worth.sort(reverse=True)
    barrels = state.barrels[seat] + 1
    found.append((sum(worth[:barrels]) + 0.4 * sum(worth[barrels:])) * use)
    found.append(fading)
    found.append(ageing)


def market_worth(state: State, colour: int, value: int) -> float:
    """What a wine brings: the points of the best free export slot, half the money of a sale, or a drink."""
    worth = 0.3 * value
    slots = slots_by_worth(state.tables)
    for slot, demand, points in slots[EXPORT]:
        if points <= worth:
            break
        if demand <= value and state.export[slot] == NO_SEAT:
            worth = points
            break
    for slot, demand, points in slots[colour]:
        if points <= worth:
            break
        if demand <= value and state.sales[slot] == NO_SEAT:
            return points
    return worth


@cache
def slots_by_worth(tables: Tables) -> tuple[list[tuple[int, int, float]], ...]:
    """The sale slots of each colour, then the export slots, with demand and worth; the best first."""
    found: tuple[list[tuple[int, int, float]], ...] = ([], [], [])
    for slot, demand in enumerate(tables.sale_value):
        found[tables.sale_colour[slot]].append((slot, demand, 0.5 * demand))
    for slot, demand in enumerate(tables.export_value):
        majority = tables.majority_vp[tables.export_column[slot]]
        found[EXPORT].append((slot, demand, tables.export_vp[slot] + MAJORITY_SHARE * majority))
    for slots in found:
        slots.sort(key=lambda slot: -slot[2])
    return found


def estate_terms(state: State, seat: int, clock: Clock, life: float, found: list[float]) -> None:
    """Harvest, fine harvest, estates, cellars, barrels, renown, porto."""
    tables = state.tables
    # The last year's wine comes after all turns: it serves only the fair and the managers.
    years = clock.productions - 0.7 if clock.productions else 0.0
    harvest = fine = estates = cellars = 0.0
    for estate in state.estates(seat):
        if state.tiles[estate]:
            made = (
                tables.vineyard_yield * len(state.tiles[estate])
                + tables.winery_yield * state.wineries[estate]
                + tables.enologist_yield * state.enologists[estate]
            )
            harvest += min(made, MOST_VALUE)
            fine += max(0, min(made, MOST_VALUE) - LEAST_FINE + 1)
            estates += 1
            cellars += state.cellar[estate]
        else:
            harvest += 0.4 * (state.wineries[estate] + state.enologists[estate])
            cellars += 0.3 * state.cellar[estate]
    found += [harvest * years, fine * years, estates * years, cellars * years]
    home = 0
    for hangout in range(3):
        home += barrels_in_hangout(state, seat, hangout) // 2
    found.append(min(MOST_BARRELS, state.barrels[seat] + 1.6 * home) * min(1.0, 2 * life))
    cubes = 0
    for region, here in enumerate(state.cubes):
        if here and state.has_disc(seat, region):
            cubes += min(3, here)
    found.append(cubes * min(1.0, 2 * life))
    found.append(state.porto[seat] * min(1.0, float(clock.productions)))


def fair_terms(state: State, seat: int, clock: Clock, found: list[float]) -> None:
    """Experts of three kinds, fair points, prizes, announced."""
    tables = state.tables
    fairs = [year for year in tables.fair_years if year > state.year or (year == state.year and clock.fair)]
    asleep = count(state.down[seat]) if any(year >= state.year for year in tables.refresh_years) else 0
    chosen = clock.revealing and not clock.choosing >> seat & 1
    up = state.up[seat] & ~state.plays[seat] if chosen else state.up[seat]
    found.append(float(min(count(up), 5)) if fairs else 0.2 * count(up))
    found.append(float(asleep) if fairs else 0.0)
    found.append(float(len({tile // EXPERTS_PER_FEATURE for tile in bits(up)})) if fairs else 0.0)
    standing = [state.fair_points[other] + tasting(state, other) for other in range(state.setup.players)]
    mine = state.fair_points[seat] + praise(state, state.plays[seat]) if chosen else standing[seat]
    found.append(mine if fairs else 0.0)
    behind = 0.0
    for other, points in enumerate(standing):
        if other != seat:
            behind += 1.0 / (1.0 + exp((mine - points) / DOUBT))
    expected = 0.0
    for number, year in enumerate(fairs):
        prizes = prize_places(state, year)
        place = min(int(behind), len(prizes) - 1)
        following = prizes[place + 1] if place + 1 < len(prizes) else 0
        prize = prizes[place] + (following - prizes[place]) * (behind - place)
        if number == 0 and state.fair_tile[seat] == NOT_PRESENTED:
            prize *= 0.9 if wines_of(state, seat) else 0.7
        expected += prize
    found.append(expected)
    found.append(float(fairs != [] and state.fair_tile[seat] != NOT_PRESENTED))


def praise(state: State, experts: int) -> float:
    """The fair points of a mask of experts, as the features stand; an arrow may still move them."""
    points = 0.0
    for tile in bits(experts):
        points += praised(state, tile)
    return points


def praised(state: State, tile: int) -> float:
    """The fair points of one expert."""
    tables = state.tables
    return tables.track_points[state.features[tile // EXPERTS_PER_FEATURE]] + 0.5 * tables.arrow[tile]


def tasting(state: State, seat: int) -> float:
    """The fair points that a seat may expect of its experts at the next fair, whatever it chose in secret."""
    allowed = state.fair_tile[seat]
    if allowed == NOT_PRESENTED:
        return 0.8 * min(3, count(state.up[seat]))
    features = state.tables.fair_slot_features[slot_of(state, seat)]
    points = [
        praised(state, tile) for tile in bits(state.up[seat]) if tile // EXPERTS_PER_FEATURE in features
    ]
    points.sort(reverse=True)
    # A tile with room for more experts is worth having: they can still be hired.
    return sum(points[:allowed]) + 0.5 * max(0, allowed - len(points))


def court_terms(state: State, seat: int, clock: Clock, life: float, found: list[float]) -> None:
    """Court, prospects, exported, marker. A benefit costs a wine; after the last production none comes."""
    first = seat * COURT_SPACES
    barrels = 0
    points: list[float] = []
    for manager in range(len(MANAGERS)):
        here = 0
        for space in range(first + manager * ROW, first + manager * ROW + ROW):
            here += state.court[space]
        if here:
            barrels += here
            points += slots_in_reach(state, seat, manager)[:here]
    if not clock.productions:
        points.sort(reverse=True)
        points = points[: len(wines_of(state, seat))]
    found.append(float(barrels) if clock.years or clock.turns[seat] else 0.0)
    found.append(0.0 if state.over else sum(points))
    found.append(float(state.export.count(seat) * clock.years))
    found.append(REACHED[state.marker[seat]] * min(1.0, 2 * life))


def slots_in_reach(state: State, seat: int, manager: int) -> list[float]:
    """The points that each multiplier of a manager's row would bring the seat now, the best first."""
    points: list[float] = []
    for multiplier in range(manager * ROW, manager * ROW + ROW):
        first = multiplier * MULTIPLIER_ROOM
        free = NO_SEAT
        taken = False
        for slot in range(first, first + state.tables.multiplier_slots[multiplier]):
            owner = state.multipliers[slot]
            if owner == seat:
                taken = True
            elif owner == NO_SEAT and free == NO_SEAT:
                free = slot
        if free != NO_SEAT and not taken:
            points.append(float(worth_now(state, seat, free)))
    points.sort(reverse=True)
    return points


assert len(REACHED) == 9
assert REACHED[PASS] == max(REACHED)
