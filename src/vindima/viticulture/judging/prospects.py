"""How well the solo player stands, in enough detail to predict the final score.

A solo game has a fixed number of years, so what something is worth depends on the year: the weights in
`bots/weights/viticulture-solo.toml` give every term a number for each stage. A term is a plain quantity;
`first`, `second` and so on say which part of a quantity it counts.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from vindima.core.masks import bits, count
from vindima.core.position import Position
from vindima.core.solo import STAGES_PER_YEAR, Solo
from vindima.viticulture.actions.plant import FIELD_COUNT
from vindima.viticulture.cellar import (
    COLOUR_COUNT,
    WINE_COUNT,
    aged,
    cellar_level,
    cellar_stops,
    highest,
)
from vindima.viticulture.hands import BITS, FULL, hand_size, vine_kinds
from vindima.viticulture.model import (
    BLUSH,
    FILL_ORDER,
    HARVEST_FIELD,
    MAKE_WINE,
    PLAY_WINTER,
    RED,
    SPARKLING,
    STRUCTURES,
    SUMMER,
    TASTING_ROOM,
    WHITE,
    WINDMILL,
)
from vindima.viticulture.state import State
from vindima.viticulture.tables import Tables, load_tables
from vindima.viticulture.turn import ROOM
from vindima.viticulture.year import CutHand

__all__ = ["SOLO", "TERMS", "cards", "goods_of", "stage", "terms"]

ALONE: Final = 0
"""The one seat."""
YEARS: Final = 7
"""How many years have weights. Stages of a year: no worker placed yet, rest of summer, from fall on."""
LIRA_STEPS: Final = (0, 3, 6, 10)
"""The amounts from which further lira are worth less."""
MOST_IDLE: Final = 5
MOST_VISITORS: Final = 4
TERMS: Final = (
    "one",  # the same in every position
    "points",
    "first-lira",
    "second-lira",
    "third-lira",
    "further-lira",
    "residual",
    "workers",
    "first-idle",
    "second-idle",
    "third-idle",
    "fourth-idle",
    "fifth-idle",
    "grande",  # still idle
    *STRUCTURES,
    "land",  # fields owned
    "vine-to-plant",
    "more-vines-to-plant",
    "other-vines",
    "best-vine",
    "best-red-field",
    "second-red-field",
    "best-white-field",
    "second-white-field",
    "planted-fields",
    "planted-value",
    "red-to-harvest",  # this year
    "white-to-harvest",
    "fields-to-harvest",
    "best-red-grape",
    "second-red-grape",
    "best-white-grape",
    "second-white-grape",
    "red-grapes",
    "white-grapes",
    "best-red",
    "second-red",
    "best-white",
    "second-white",
    "best-blush",
    "second-blush",
    "best-sparkling",
    "wines",
    "red-in-grapes",  # the best wine that the crush pad would make
    "white-in-grapes",
    "blush-in-grapes",
    "sparkling-in-grapes",
    "red-in-sight",  # the same once the fields are harvested
    "white-in-sight",
    "blush-in-sight",
    "sparkling-in-sight",
    "best-order",  # points of the orders whose wine is there
    "second-order",
    "further-orders",
    "residual-of-orders",
    "ageing-orders",  # whose wine is a year too young
    "best-order-in-grapes",
    "other-orders-in-grapes",
    "best-order-in-sight",
    "other-orders-in-sight",
    "best-far-order",
    "other-far-orders",
    "orders",
    "fill-one",  # the points that can still be had this winter
    "fill-another",
    "make-and-fill",
    "harvest-make-and-fill",
    "first-summer-visitor",
    "second-summer-visitor",
    "third-summer-visitor",
    "fourth-summer-visitor",
    "first-winter-visitor",
    "second-winter-visitor",
    "third-winter-visitor",
    "fourth-winter-visitor",
    "too-many-cards",
    "first-token",
    "second-token",
    "further-tokens",
    "row-tokens",
    "windmill-ready",
    "tasting-room-ready",
    "fill-order-free",
    "make-wine-free",
    "harvest-field-free",
    "play-winter-free",
)


READY: Final = 0
AGEING: Final = 1
IN_GRAPES: Final = 2
IN_SIGHT: Final = 3
FAR: Final = 4
"""How far the wine for an order is."""
CELLAR: Final = TERMS.index("best-red")
"""The index of the first term about the cellar and the orders; those below are relative to it."""
WINES_HELD: Final = TERMS.index("wines") - CELLAR
BEST_ORDER: Final = TERMS.index("best-order") - CELLAR
BEST_IN_GRAPES: Final = TERMS.index("best-order-in-grapes") - CELLAR
BEST_IN_SIGHT: Final = TERMS.index("best-order-in-sight") - CELLAR
REMEMBERED: Final = 1 << 14
"""How many results of `goods_of` are cached."""


def next_year(state: State) -> bool:
    """True if only discarding is left to do this year, and another year follows."""
    return bool(state.stack) and isinstance(state.stack[-1].step, CutHand) and state.year < state.setup.years


def stage(state: State) -> int:
    """How far the game has progressed. Years count back from the last; an extra year counts as the first."""
    fresh = next_year(state)
    left = state.setup.years - state.year - (1 if fresh else 0)
    year = STAGES_PER_YEAR * max(0, YEARS - 1 - left)
    if fresh or state.season < SUMMER:
        return year
    if state.season > SUMMER:
        return year + 2
    rested = state.idle[ALONE] == state.workers[ALONE] and state.grande >> ALONE & 1
    return year if rested else year + 1


def cards(state: State) -> list[int]:
    """Visitors and orders in hand as places in `Solo.cards`: summer visitors, winter visitors, orders."""
    found = bits(state.summer[ALONE])
    first = len(state.tables.summer.ids)
    found += [first + card for card in bits(state.winter[ALONE])]
    first += len(state.tables.winter.ids)
    return found + [first + card for card in bits(state.orders[ALONE])]


def terms(state: State) -> list[int]:
    """The terms, in the order of `TERMS`."""
    found = [1, state.score(ALONE)]
    lira = state.lira[ALONE]
    for step in range(len(LIRA_STEPS) - 1):
        found.append(max(0, min(lira, LIRA_STEPS[step + 1]) - LIRA_STEPS[step]))
    found.append(max(0, lira - LIRA_STEPS[-1]))
    found.append(state.residual[ALONE])
    found.append(state.workers[ALONE] + state.trained[ALONE])
    steps(found, state.idle[ALONE], MOST_IDLE)
    found.append(state.grande >> ALONE & 1)
    for structure in range(len(STRUCTURES)):
        found.append(state.structures[ALONE] >> structure & 1)
    fresh = next_year(state)
    winter = state.season > SUMMER and not fresh
    fields = Fields(state, winter)
    plantable = vines(state, fields, found)
    fields.tell(found)
    goods = cellar_and_orders(state, fields, crush_pad(state, found))
    found += goods
    found += this_winter(state, winter, fields, goods)
    steps(found, count(state.summer[ALONE]), MOST_VISITORS)
    steps(found, count(state.winter[ALONE]), MOST_VISITORS)
    found.append(max(0, hand_size(state, ALONE) - state.tables.mat.hand))
    steps(found, state.tokens, 2)
    found.append(max(0, state.tokens - 2))
    found.append(count(state.row_tokens))
    mills = plantable and state.has(ALONE, WINDMILL) and (fresh or not state.windmill_used)
    found.append(1 if mills else 0)
    pours = goods[WINES_HELD] and state.has(ALONE, TASTING_ROOM) and (fresh or not state.tasting_used)
    found.append(1 if pours else 0)
    for action in (FILL_ORDER, MAKE_WINE, HARVEST_FIELD, PLAY_WINTER):
        found.append(1 if free(state, winter, action) else 0)
    return found


def steps(found: list[int], number: int, most: int) -> None:
    """Append a number as `most` entries, one for each unit."""
    for unit in range(most):
        found.append(1 if number > unit else 0)


def free(state: State, winter: bool, action: int) -> bool:
    """True if the space of a winter action is free; before winter nobody can have taken it."""
    return not winter or not state.spaces[action * ROOM + state.setup.open_spaces[0]]


@final
class Fields:
    """What is planted, and what can be harvested this year."""

    __slots__ = ("planted", "reds", "reds_left", "room", "waiting", "whites", "whites_left")

    def __init__(self, state: State, winter: bool) -> None:
        table, limits = state.tables.vines, state.tables.mat.field_limit
        self.reds: list[int] = []
        self.whites: list[int] = []
        self.reds_left: list[int] = []
        self.whites_left: list[int] = []
        self.room = 0
        self.planted = 0
        self.waiting = 0
        for field in range(FIELD_COUNT):
            red = white = 0
            for vine in state.vineyard[field]:
                red += table.red[vine]
                white += table.white[vine]
            self.reds.append(red)
            self.whites.append(white)
            if red or white:
                self.planted += 1
                if not winter or not state.harvested >> field & 1:
                    self.waiting += 1
                    self.reds_left.append(red)
                    self.whites_left.append(white)
            if state.owned[field]:
                self.room = max(self.room, limits[field] - red - white)
        falling(self.reds)
        falling(self.whites)
        falling(self.reds_left)
        falling(self.whites_left)

    def tell(self, found: list[int]) -> None:
        for values in (self.reds, self.whites):
            found.append(values[0])
            found.append(values[1])
        found.append(self.planted)
        found.append(total(self.reds) + total(self.whites))
        found.append(self.reds_left[0])
        found.append(self.whites_left[0])
        found.append(self.waiting)


def falling(values: list[int]) -> None:
    """Sort numbers in descending order and append two zeros."""
    if len(values) > 1:
        values.sort(reverse=True)
    values.append(0)
    values.append(0)


def total(values: list[int], first: int = 0) -> int:
    """The sum of the numbers from index `first` on."""
    found = 0
    for place in range(first, len(values)):
        found += values[place]
    return found


def vines(state: State, fields: Fields, found: list[int]) -> int:
    """Append the terms about vines in hand; return how many could be planted."""
    table, hand = state.tables.vines, state.vines[ALONE]
    fit = other = best = 0
    for vine in vine_kinds(hand):
        number = hand >> BITS * vine & FULL
        if table.requires[vine] & ~state.structures[ALONE] or table.value[vine] > fields.room:
            other += number
        else:
            fit += number
            best = max(best, table.value[vine])
    found.append(total(list(state.owned)))
    found.append(min(fit, 1))
    found.append(min(max(fit - 1, 0), 2))
    found.append(other)
    found.append(best)
    return fit


Grapes = tuple[int, int, int]
"""The two best red values and the best white one."""


def crush_pad(state: State, found: list[int]) -> Grapes:
    best = []
    for colour in range(COLOUR_COUNT):
        first = highest(state.grapes[colour])
        best.append(first)
        best.append(highest(state.grapes[colour], first))
    found += best
    found.append(count(state.grapes[RED]))
    found.append(count(state.grapes[WHITE]))
    return best[0], best[1], best[2]


# The cellar, and orders by how far their wine is


def cellar_and_orders(state: State, fields: Fields, grapes: Grapes) -> list[int]:
    """Terms about wines, future wines and orders. Most turns change none of them, so they are cached."""
    red, second, white = grapes
    reds = fields.reds_left
    sight = max(red, reds[0]), max(min(red, reds[0]), second, reds[1]), max(white, fields.whites_left[0])
    return list(
        goods_of(
            state.tables,
            cellar_level(state, ALONE),
            cellar_stops(state, ALONE),
            state.orders[ALONE],
            tuple(state.wines),
            grapes,
            sight,
        )
    )


@lru_cache(REMEMBERED)
def goods_of(
    tables: Tables, level: int, stops: int, held: int, wines: tuple[int, ...], grapes: Grapes, sight: Grapes
) -> tuple[int, ...]:
    """The same terms from everything they depend on; the best orders take their wine first."""
    found = cellar(wines)
    now = makeable(tables, level, grapes)
    later = makeable(tables, level, sight)
    found += now
    found += later
    table = tables.orders
    stock = list(wines)
    older = [aged(mask, tables.mat.top, stops) if mask else 0 for mask in stock]
    points: list[list[int]] = [[] for _ in range(FAR + 1)]
    residual = 0
    orders = list(reversed(bits(held)))
    for order in orders:
        used = [0] * WINE_COUNT
        far = READY
        for wine, least in table.wines[order]:
            fitting = (stock[wine] & ~used[wine]) >> least << least
            if fitting:
                used[wine] |= fitting & -fitting
            elif now[wine] >= least:
                far = max(far, IN_GRAPES)
            elif older[wine] >> least:
                far = max(far, AGEING)
            elif later[wine] >= least:
                far = max(far, IN_SIGHT)
            else:
                far = FAR
        points[far].append(table.vp[order])
        if far == READY:
            residual += table.residual[order]
            stock = [stock[wine] & ~used[wine] for wine in range(WINE_COUNT)]
    for values in points:
        falling(values)
    ready = points[READY]
    found += [ready[0], ready[1], total(ready, 2), residual, total(points[AGEING])]
    for far in (IN_GRAPES, IN_SIGHT, FAR):
        found.append(points[far][0])
        found.append(total(points[far], 1))
    found.append(len(orders))
    return tuple(found)


def cellar(wines: tuple[int, ...]) -> list[int]:
    found = []
    number = 0
    for wine in range(WINE_COUNT):
        first = highest(wines[wine])
        found.append(first)
        if wine != SPARKLING:
            found.append(highest(wines[wine], first))
        number += count(wines[wine])
    found.append(number)
    return found


def makeable(tables: Tables, level: int, grapes: Grapes) -> list[int]:
    """The best value of each wine that grapes would make at that cellar level; 0 if some are missing."""
    red, second, white = grapes
    blush = red + white if red and white else 0
    sparkling = blush + second if blush and second else 0
    values = [red, white, blush, sparkling]
    mat = tables.mat
    return [
        min(mat.cellar_most[level], values[wine]) if mat.wine_cellar[wine] <= level else 0
        for wine in range(WINE_COUNT)
    ]


def this_winter(state: State, winter: bool, fields: Fields, goods: list[int]) -> list[int]:
    """The points of orders that can still be filled this winter: now, after making wine, or harvesting."""
    if not winter:
        return [0, 0, 0, 0]
    grande = state.grande >> ALONE & 1
    able = state.idle[ALONE] + grande
    shut = 0 if free(state, winter, FILL_ORDER) else 1
    fills = (1 if not shut and able else 0) + (1 if grande and (shut or able > 1) else 0)
    found = [goods[BEST_ORDER] if fills else 0, goods[BEST_ORDER + 1] if fills > 1 else 0]
    # The grande worker can use one action whose space is taken.
    shut += 0 if free(state, winter, MAKE_WINE) else 1
    found.append(goods[BEST_IN_GRAPES] if able > 1 and shut <= grande else 0)
    shut += 0 if free(state, winter, HARVEST_FIELD) else 1
    found.append(goods[BEST_IN_SIGHT] if able > 2 and fields.waiting and shut <= grande else 0)
    return found


assert BLUSH + 1 == SPARKLING == WINE_COUNT - 1


@final
class ViticultureSolo(Solo):
    """The solo game against the Automa."""

    terms: tuple[str, ...] = TERMS
    cards: tuple[str, ...] = (
        *load_tables().summer.ids,
        *load_tables().winter.ids,
        *load_tables().orders.ids,
    )

    def stage(self, position: Position) -> int:
        assert isinstance(position, State)
        return stage(position)

    def points_to_beat(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.automa_vp

    def prospects(self, position: Position) -> tuple[list[int], list[int]]:
        assert isinstance(position, State)
        return terms(position), cards(position)


SOLO: Final = ViticultureSolo()
