"""How well a seat stands: terms that a bot weighs, computed only from what the seat itself may know.

A term is a plain quantity: points, money, wines. What each is worth is up to the weights of a playing style
(`bots/weights`). Terms that pay off later are counted in years or turns to come.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, final

from vindima.core.datafiles import REMEMBERED
from vindima.core.masks import bits, count
from vindima.core.sheet import packaged
from vindima.vinhos.experts import COURT_SPACES
from vindima.vinhos.fair import CHOOSE_EXPERTS, FAIR_STEP, REVEAL_EXPERTS, prize_places, slot_of
from vindima.vinhos.maintenance import INTEREST, MAINTENANCE, SALARIES
from vindima.vinhos.managers import worth_now
from vindima.vinhos.model import (
    COLOURS,
    ESTATES,
    EXPERTS_PER_FEATURE,
    FAR,
    MANAGERS,
    MULTIPLIER_ROOM,
    ROW,
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

__all__ = ["TERMS", "evaluate"]

TERMS: Final = (
    "points",
    "majorities",  # points, as the export area stands
    "account-points",  # points, as the account stands
    "multipliers",  # points, as they stand
    "cash",  # up to what an estate soon needs
    "purse",  # cash beyond that
    "savings",  # money in the account that can still be used
    "interest",  # the investment's level, for each year to come
    "unpaid",  # interest and salaries that the account cannot pay
    "market",  # points and half the money that the wines in store would bring now
    "fading",  # the same for the wines that the next production pushes out
    "ageing",  # value that the wines in cellars gain next year
    "harvest",  # value of the wines to come
    "fine-harvest",  # the part of it that is good enough for export
    "estates",  # with vineyards, for each year to come
    "cellars",
    "barrels",  # in supply
    "renown",  # cubes in the seat's own regions
    "porto",
    "experts",
    "used-experts",  # those that turn face up again in time
    "abilities",  # features among the experts face up
    "fair-points",
    "prizes",  # expected at the Fairs to come
    "announced",
    "court",  # barrels that can still move
    "prospects",  # points of the multipliers that they could move to now
    "exported",  # barrels, for each year to come
    "marker",  # spaces that it can reach without paying for distance
)

TURNS: Final = 12
"""The turns of each seat in a whole game."""
EXPORT: Final = len(COLOURS)
"""The place of the export slots, after the sale slots of each colour."""
REACHED: Final = tuple(far.count(False) - 1 for far in FAR)
"""How many spaces are adjacent to each space of the action grid."""

# The coefficients; the file explains each of them
FILE: Final = packaged("vindima.vinhos.judging", "evaluate.toml")
MONEY: Final = FILE.table("money")
NEEDED_CASH: Final = MONEY.number("needed_cash", 0, 99)
WINE: Final = FILE.table("wine")
MOST_VALUE: Final = WINE.number("most_value", 1, 99)
USE_WITH_TURNS: Final = WINE.decimal("use_with_turns")
USE_PER_TURN: Final = WINE.decimal("use_per_turn")
USE_WITHOUT_TURNS: Final = WINE.decimal("use_without_turns")
WITHOUT_BARREL: Final = WINE.decimal("without_barrel")
DRUNK: Final = WINE.decimal("drunk")
SALE_MONEY: Final = WINE.decimal("sale_money")
MAJORITY_SHARE: Final = WINE.decimal("majority_share")
ESTATE: Final = FILE.table("estate")
LEAST_FINE: Final = ESTATE.number("least_fine", 1, 99)
LAST_HARVEST: Final = ESTATE.decimal("last_harvest")
UNPLANTED_BUILDINGS: Final = ESTATE.decimal("unplanted_buildings")
UNPLANTED_CELLAR: Final = ESTATE.decimal("unplanted_cellar")
MOST_BARRELS: Final = ESTATE.number("most_barrels", 0, 99)
BARREL_PAIR: Final = ESTATE.decimal("barrel_pair")
FAIR: Final = FILE.table("fair")
DOUBT: Final = FAIR.decimal("doubt")
MOST_EXPERTS: Final = FAIR.number("most_experts", 0, 99)
EXPERT_AFTER_FAIRS: Final = FAIR.decimal("expert_after_fairs")
ARROW: Final = FAIR.decimal("arrow")
OPEN_PLACE: Final = FAIR.decimal("open_place")
UNANNOUNCED_EXPERT: Final = FAIR.decimal("unannounced_expert")
UNANNOUNCED_EXPERTS: Final = FAIR.number("unannounced_experts", 0, 99)
UNANNOUNCED_PRIZE: Final = FAIR.decimal("unannounced_prize")
WITHOUT_WINE: Final = FAIR.decimal("without_wine")
FILE.close()


@final
class Clock:
    """What is still to come, derived from the open steps, which are public."""

    __slots__ = ("choosing", "fair", "maintenances", "phases", "productions", "revealing", "turns", "years")

    def __init__(self, state: State) -> None:
        self.years: int = state.tables.board.years - max(state.year, 1)
        """The years after this one."""
        self.phases = 0
        """Phases of this year that have not begun."""
        self.turns: list[int] = [0] * state.setup.players
        """Turns that each seat still has, not counting the current one."""
        self.fair = False
        """True if this year's Fair is still to come."""
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


def evaluate(state: State, seat: int) -> list[float]:
    """The terms of a seat, in the order of `TERMS`."""
    clock = Clock(state)
    turns = clock.turns[seat]
    life = turns / TURNS
    found = [
        float(state.score(seat)),
        0.0 if state.over else float(majorities(state, seat)),
        0.0 if state.over else float(state.tables.bank.account_vp[state.account[seat]]),
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
    short = staff * state.tables.prices.salary - state.account[seat] - state.investment[seat]
    found.append(float(max(0, short + 1)) if clock.maintenances else 0.0)


def wine_terms(state: State, seat: int, clock: Clock, turns: int, found: list[float]) -> None:
    """Market, fading, ageing: the best wines first, as many as there are barrels for."""
    last_use = USE_WITHOUT_TURNS if clock.fair or clock.productions else 0.0
    use = min(1.0, USE_WITH_TURNS + USE_PER_TURN * turns) if turns else last_use
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
            ageing += state.tables.board.ageing[slot + 1] - state.tables.board.ageing[slot]
        worth.append(each)
    worth.sort(reverse=True)
    barrels = state.barrels[seat] + 1
    found.append((sum(worth[:barrels]) + WITHOUT_BARREL * sum(worth[barrels:])) * use)
    found.append(fading)
    found.append(ageing)


def market_worth(state: State, colour: int, value: int) -> float:
    """What a wine brings: the points of the best free export slot, money from a sale, or a little."""
    worth = DRUNK * value
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


@lru_cache(REMEMBERED)
def slots_by_worth(tables: Tables) -> tuple[list[tuple[int, int, float]], ...]:
    """The sale slots of each colour, then the export slots, with demand and worth; best first."""
    found: tuple[list[tuple[int, int, float]], ...] = ([], [], [])
    for slot, demand in enumerate(tables.sales.value):
        found[tables.sales.colour[slot]].append((slot, demand, SALE_MONEY * demand))
    for slot, demand in enumerate(tables.export.value):
        majority = tables.export.majority_vp[tables.export.column[slot]]
        found[EXPORT].append((slot, demand, tables.export.vp[slot] + MAJORITY_SHARE * majority))
    for slots in found:
        slots.sort(key=lambda slot: -slot[2])
    return found


def estate_terms(state: State, seat: int, clock: Clock, life: float, found: list[float]) -> None:
    """Harvest, fine harvest, estates, cellars, barrels, renown, porto."""
    tables = state.tables
    # The last year's wine comes after all turns: only the Fair and the managers can use it.
    years = clock.productions - LAST_HARVEST if clock.productions else 0.0
    harvest = fine = estates = cellars = 0.0
    for estate in state.estates(seat):
        if state.tiles[estate]:
            made = (
                tables.production.vineyard * len(state.tiles[estate])
                + tables.production.winery * state.wineries[estate]
                + tables.production.enologist * state.enologists[estate]
            )
            harvest += min(made, MOST_VALUE)
            fine += max(0, min(made, MOST_VALUE) - LEAST_FINE + 1)
            estates += 1
            cellars += state.cellar[estate]
        else:
            harvest += UNPLANTED_BUILDINGS * (state.wineries[estate] + state.enologists[estate])
            cellars += UNPLANTED_CELLAR * state.cellar[estate]
    found += [harvest * years, fine * years, estates * years, cellars * years]
    home = 0
    for hangout in range(3):
        home += barrels_in_hangout(state, seat, hangout) // 2
    found.append(min(MOST_BARRELS, state.barrels[seat] + BARREL_PAIR * home) * min(1.0, 2 * life))
    cubes = 0
    for region, here in enumerate(state.cubes):
        if here and state.has_disc(seat, region):
            cubes += min(3, here)
    found.append(cubes * min(1.0, 2 * life))
    found.append(state.porto[seat] * min(1.0, float(clock.productions)))


def fair_terms(state: State, seat: int, clock: Clock, found: list[float]) -> None:
    """Experts of three kinds, fair points, prizes, announced."""
    tables = state.tables
    fairs = [year for year in tables.fair.years if year > state.year or (year == state.year and clock.fair)]
    asleep = (
        count(state.down[seat]) if any(year >= state.year for year in tables.experts.refresh_years) else 0
    )
    chosen = clock.revealing and not clock.choosing >> seat & 1
    up = state.up[seat] & ~state.plays[seat] if chosen else state.up[seat]
    found.append(float(min(count(up), MOST_EXPERTS)) if fairs else EXPERT_AFTER_FAIRS * count(up))
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
            prize *= UNANNOUNCED_PRIZE if wines_of(state, seat) else WITHOUT_WINE
        expected += prize
    found.append(expected)
    found.append(float(fairs != [] and state.fair_tile[seat] != NOT_PRESENTED))


def praise(state: State, experts: int) -> float:
    """The Fair points of a set of experts as the features stand; arrows may still move them."""
    points = 0.0
    for tile in bits(experts):
        points += praised(state, tile)
    return points


def praised(state: State, tile: int) -> float:
    """The Fair points of one expert."""
    tables = state.tables
    return (
        tables.fair.track_points[state.features[tile // EXPERTS_PER_FEATURE]]
        + ARROW * tables.experts.arrow[tile]
    )


def tasting(state: State, seat: int) -> float:
    """The Fair points to expect from a seat's experts at the next Fair, regardless of its secret choice."""
    allowed = state.fair_tile[seat]
    if allowed == NOT_PRESENTED:
        return UNANNOUNCED_EXPERT * min(UNANNOUNCED_EXPERTS, count(state.up[seat]))
    features = state.tables.fair.slot_features[slot_of(state, seat)]
    points = [
        praised(state, tile) for tile in bits(state.up[seat]) if tile // EXPERTS_PER_FEATURE in features
    ]
    points.sort(reverse=True)
    # Unused places count too: experts can still be hired for them.
    return sum(points[:allowed]) + OPEN_PLACE * max(0, allowed - len(points))


def court_terms(state: State, seat: int, clock: Clock, life: float, found: list[float]) -> None:
    """Court, prospects, exported, marker. A benefit costs a wine, and no wine follows the last production."""
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
        for slot in range(first, first + state.tables.managers.multiplier_slots[multiplier]):
            owner = state.multipliers[slot]
            if owner == seat:
                taken = True
            elif owner == NO_SEAT and free == NO_SEAT:
                free = slot
        if free != NO_SEAT and not taken:
            points.append(float(worth_now(state, seat, free)))
    points.sort(reverse=True)
    return points
