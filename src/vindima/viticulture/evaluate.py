"""How a seat stands, as numbers that an opponent can weigh: only from what the seat itself may know.

A term is a plain quantity: points, lira, years of a worker. What each is worth is not said here, it is the
weights of a character (`bots/weights`). Terms that only bear fruit later are counted in years to come.
"""

from __future__ import annotations

from typing import Final

from vindima.core.masks import bits, count
from vindima.viticulture.actions.plant import FIELD_COUNT, field_value
from vindima.viticulture.cellar import COLOUR_COUNT, WINE_COUNT, cellar_level, highest
from vindima.viticulture.hands import BITS, FULL, hand_size, vine_kinds
from vindima.viticulture.model import (
    BLUSH,
    COTTAGE,
    IRRIGATION,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    RED,
    SPARKLING,
    SPRING,
    SUMMER,
    TASTING_ROOM,
    TRELLIS,
    WHITE,
    WINDMILL,
    WINTER,
    YOKE,
)
from vindima.viticulture.state import State

__all__ = ["TERMS", "appraise"]

TERMS: Final = (
    "points",
    "lira",  # as far as a vineyard soon needs it
    "wealth",  # beyond that
    "income",  # residual payments to come
    "workers",  # years of work to come
    "idle",  # those who can still be placed this year
    "lateness",  # place in the order of play
    "trellis",
    "irrigation",
    "yoke",
    "windmill",
    "cottage",
    "tasting-room",
    "medium-cellar",
    "large-cellar",
    "land",  # fields owned
    "vines",  # in hand
    "planted",  # harvests to come
    "grapes",
    "wines",
    "orders",  # points on the orders in hand
    "filling",  # those points as far as the wine for them is there or in sight
    "summer-visitors",
    "winter-visitors",
    "too-many-cards",
    "ahead",  # of the best rival; it counts more and more
    "last-year",  # that it has come, for everyone: what it takes from all alike is no loss
    "tokens",  # solo: bonus action tokens
    "defeat",  # solo: lost before the end
)

STRUCTURE_TERMS: Final = (
    TRELLIS,
    IRRIGATION,
    YOKE,
    WINDMILL,
    COTTAGE,
    TASTING_ROOM,
    MEDIUM_CELLAR,
    LARGE_CELLAR,
)
YEARS_TO_COME: Final[tuple[float, ...]] = (7.0, 6.3, 5.4, 4.5, 3.6, 2.8, 2.2, 1.7, 1.4, 1.2)
"""How many more years a year of that number usually sees; later years as the last."""
NEEDED_LIRA: Final = 8
IDLE: Final[tuple[float, ...]] = (0.0, 1.0, 2.0, 2.9, 3.6, 4.1, 4.5, 4.8)
"""What so many workers are worth who wait for winter, in workers: spaces run short."""
IDLE_IN_WINTER: Final = 0.1
FEWER: Final[tuple[float, ...]] = (0.0, 1.0, 1.9, 2.6, 3.1, 3.4, 3.6, 3.7)
"""What so many cards of a kind are worth, in cards: they have to be played one by one."""
FIELD_SHARE: Final[tuple[float, ...]] = (1.0, 0.8, 0.5)
"""How much of its harvests the best, second and third field bring in."""
CLEAR_LEAD: Final = 6.0
"""Points by which the game is as good as won when its last year begins."""
LAST_LEAD: Final = 3.0
"""How much more a lead counts then: whoever is ahead wants the end, however fine a vineyard it cuts short."""
LEAST_SCORE: Final = -1000
"""Below any."""
SMALL_AGE: Final = 3
"""So many years a wine may need until it fits an order that is still in sight."""


def appraise(state: State, seat: int) -> list[float]:
    """The terms of a seat, in the order of `TERMS`."""
    left = years_left(state)
    use = min(1.0, left / 2) if left else (0.3 if working(state, seat) else 0.0)
    lira = state.lira[seat]
    found = [
        float(state.score(seat)),
        min(lira, NEEDED_LIRA) * use,
        max(0, lira - NEEDED_LIRA) * use,
        state.residual[seat] * left,
        (state.workers[seat] + state.trained[seat]) * left,
        idle(state, seat),
        lateness(state, seat),
    ]
    for structure in STRUCTURE_TERMS:
        found.append(left if state.structures[seat] >> structure & 1 else 0.0)
    yields = harvests(state, seat)
    found.append(sum(state.owned[seat * FIELD_COUNT : seat * FIELD_COUNT + FIELD_COUNT]) * left)
    found.append(vines_held(state, seat) * use)
    found.append(planted(yields) * (left + 0.5 * use))
    found.append(grapes(state, seat) * use)
    found.append(wines(state, seat) * use)
    orders, filling = order_terms(state, seat, left, yields)
    found.append(orders * use)
    found.append(filling if left or working(state, seat) else 0.0)
    found.append(FEWER[min(count(state.summer[seat]), 7)] * use)
    found.append(FEWER[min(count(state.winter[seat]), 7)] * use)
    found.append(float(max(0, hand_size(state, seat) - state.tables.mat.hand)))
    found.append(ahead(state, seat))
    found.append(float(state.ended))
    found.append(float(state.tokens) if state.setup.solo else 0.0)
    found.append(float(state.lost))
    return found


def years_left(state: State) -> float:
    """The years after this one that the game may still see."""
    if state.over:
        return 0.0
    if state.setup.solo:
        return float(max(0, state.setup.years - state.year))
    if state.ended:
        return 0.0
    return YEARS_TO_COME[min(state.year, len(YEARS_TO_COME) - 1)]


def ahead(state: State, seat: int) -> float:
    """How far the seat leads: early leads count little, in the last year a lead is nearly the win."""
    own = state.score(seat)
    rival = state.automa_vp if state.setup.solo else LEAST_SCORE
    for other in range(state.setup.players):
        if other != seat:
            rival = max(rival, state.score(other))
    lead = max(-1.0, min(1.0, (own - rival) / CLEAR_LEAD))
    return LAST_LEAD * lead if state.ended else lead * max(0, own, rival) / state.tables.board.end_vp


def working(state: State, seat: int) -> bool:
    """True if the seat can still act this year."""
    able = state.idle[seat] > 0 or bool(state.grande >> seat & 1)
    return able and not state.over and not (state.season == WINTER and state.passed >> seat & 1)


def idle(state: State, seat: int) -> float:
    """Workers at hand; in summer they can still go to the winter side."""
    if state.season == SPRING or state.over:
        return 0.0
    count = state.idle[seat] + (state.grande >> seat & 1)
    if state.season != WINTER:
        # A grande is never turned away, so it is the one to keep.
        return IDLE[min(count, 7)] + 0.2 * (state.grande >> seat & 1)
    if state.passed >> seat & 1:
        return 0.0
    return IDLE_IN_WINTER * (count + 0.5 * (state.grande >> seat & 1))


def lateness(state: State, seat: int) -> float:
    """How many others play earlier in each season, of those who have chosen."""
    row = state.rooster[seat]
    if row < 0:
        return 0.0
    earlier = 0
    for other in state.rooster:
        if 0 <= other < row:
            earlier += 1
    return earlier + 0.2 * row


def harvests(state: State, seat: int) -> list[tuple[int, int]]:
    """The red and the white value of each field."""
    vines = state.tables.vines
    found = []
    for place in range(seat * FIELD_COUNT, seat * FIELD_COUNT + FIELD_COUNT):
        red = white = 0
        for vine in state.vineyard[place]:
            red += vines.red[vine]
            white += vines.white[vine]
        found.append((red, white))
    return found


def grape_worth(value: int) -> float:
    """A grape of a value, in units of the value: the first is worth most, since any wine needs one."""
    return 1.0 + 0.6 * value if value else 0.0


def planted(yields: list[tuple[int, int]]) -> float:
    """What the fields bear in a year, as far as there are workers to harvest them."""
    worth = [grape_worth(red) + grape_worth(white) for red, white in yields]
    worth.sort(reverse=True)
    found = 0.0
    for place, share in enumerate(FIELD_SHARE):
        found += share * worth[place]
    return found


def vines_held(state: State, seat: int) -> float:
    """Vines in hand: those that can be planted for full, the first two of them above all."""
    vines, mat = state.tables.vines, state.tables.mat
    room = 0
    for field in range(FIELD_COUNT):
        place = seat * FIELD_COUNT + field
        if state.owned[place]:
            room = max(room, mat.field_limit[field] - field_value(state, place))
    worth = []
    for vine in vine_kinds(state.vines[seat]):
        each = 0.6 + 0.2 * vines.value[vine]
        if vines.requires[vine] & ~state.structures[seat]:
            each *= 0.6
        if vines.value[vine] > room:
            each *= 0.3
        worth += [each] * (state.vines[seat] >> BITS * vine & FULL)
    worth.sort(reverse=True)
    return sum(worth[:2]) + 0.3 * sum(worth[2:])


def grapes(state: State, seat: int) -> float:
    first = seat * COLOUR_COUNT
    found = 0.0
    for place in range(first, first + COLOUR_COUNT):
        for value in bits(state.grapes[place]):
            found += grape_worth(value)
    return found


def wines(state: State, seat: int) -> float:
    """Wine that may fit an order to come; blush and sparkling are asked for most."""
    found = 0.0
    for wine in range(WINE_COUNT):
        for value in bits(state.wines[seat * WINE_COUNT + wine]):
            found += 1.0 + 0.6 * value + (0.6 if wine >= BLUSH else 0.0)
    return found


def order_terms(state: State, seat: int, left: float, yields: list[tuple[int, int]]) -> tuple[float, float]:
    """The points on the orders in hand, and those points by how near their wine is; dear orders first.

    Nobody fills many orders a year: after the first two the others count less.
    """
    if not state.orders[seat]:
        return 0.0, 0.0
    table = state.tables.orders
    stock = state.wines[seat * WINE_COUNT : seat * WINE_COUNT + WINE_COUNT]
    level = cellar_level(state, seat)
    sources = [
        makeable(crush_pad(state, seat), state.tables.mat.cellar_most[level]),
        makeable(field_tokens(yields), state.tables.mat.top),
    ]
    held = 0.0
    filling = 0.0
    for number, order in enumerate(reversed(bits(state.orders[seat]))):
        points = table.vp[order] + 0.3 * table.residual[order] * min(left, 4.0)
        held += points if number < 2 else 0.4 * points
        nearness = 1.0
        for wine, least in table.wines[order]:
            nearness *= near(state, stock, sources, level, wine, least)
        filling += points * nearness
    return held, filling


def crush_pad(state: State, seat: int) -> tuple[int, int, int]:
    """The two best red values and the best white one on the crush pad."""
    red = state.grapes[seat * COLOUR_COUNT + RED]
    best = highest(red)
    return best, highest(red, best) if best else 0, highest(state.grapes[seat * COLOUR_COUNT + WHITE])


def field_tokens(yields: list[tuple[int, int]]) -> tuple[int, int, int]:
    """The two best red values and the best white one that the fields bear."""
    reds = sorted([red for red, _ in yields], reverse=True)
    return reds[0], reds[1], max([white for _, white in yields])


def makeable(tokens: tuple[int, int, int], most: int) -> list[int]:
    """The best value of each wine that grapes would make; 0 if they lack."""
    red, second, white = tokens
    blush = red + white if red and white else 0
    sparkling = blush + second if blush and second else 0
    return [min(most, value) for value in (red, white, blush, sparkling)]


def near(
    state: State, stock: list[int], sources: list[list[int]], level: int, wine: int, least: int
) -> float:
    """How near a wine of that value is: 1 in the cellar, less as grapes, less still as vines.

    What is used for an order is taken out of the stock, so that it does not count for another.
    """
    mat = state.tables.mat
    fitting = stock[wine] >> least << least
    if fitting:
        stock[wine] ^= fitting & -fitting
        return 1.0
    cellar = 1.0 if least <= mat.cellar_most[level] and mat.wine_cellar[wine] <= level else 0.45
    best = 0.05
    older = highest(stock[wine], least)
    if older and least - older <= SMALL_AGE:
        best = max(best, (0.8 - 0.12 * (least - older)) * cellar)
    for source, worth in ((0, 0.6), (1, 0.32)):
        value = sources[source][wine]
        if value >= least:
            best = max(best, worth * cellar)
        elif value and least - value <= SMALL_AGE:
            best = max(best, (worth - worth * 0.2 * (least - value)) * cellar)
    return best


assert SPARKLING + 1 == WINE_COUNT
assert SUMMER < WINTER
