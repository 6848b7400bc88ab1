"""How well a seat stands: terms that a bot weighs, computed only from what the seat itself may know.

A term is a plain quantity: points, lira, years of a worker. What each is worth is up to the weights of a
playing style (`bots/weights`). Terms that pay off later are counted in years to come.
"""

from __future__ import annotations

from typing import Final

from vindima.core.masks import bits, count
from vindima.core.sheet import packaged
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
    SPRING,
    STRUCTURES,
    TASTING_ROOM,
    TRELLIS,
    WHITE,
    WINDMILL,
    WINTER,
    YOKE,
)
from vindima.viticulture.state import State

__all__ = ["TERMS", "evaluate"]

TERMS: Final = (
    "points",
    "lira",  # up to what a vineyard soon needs
    "wealth",  # lira beyond that
    "income",  # residual payments to come
    "workers",  # years of work to come
    "idle",  # workers that can still be placed this year
    "lateness",  # place in the order of play
    *STRUCTURES,
    "land",  # fields owned
    "vines",  # in hand
    "planted",  # harvests to come
    "grapes",
    "wines",
    "orders",  # points on the orders in hand
    "filling",  # those points, weighted by how near the wine for them is
    "summer-visitors",
    "winter-visitors",
    "too-many-cards",
    "ahead",  # lead over the best rival; it counts more as the game goes on
    "last-year",  # 1 in the last year, to offset what it takes from everyone alike
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
LEAST_SCORE: Final = -1000
"""Below any score."""

# The coefficients; the file explains each of them
FILE: Final = packaged("vindima.viticulture.judging", "evaluate.toml")
TIME: Final = FILE.table("time")
YEARS_TO_COME: Final = TIME.decimals("years_to_come", 10)
USE_IN_LAST_YEAR: Final = TIME.decimal("use_in_last_year")
SMALL_AGE: Final = TIME.number("small_age", 0, 9)
NEEDED_LIRA: Final = FILE.table("money").number("needed_lira", 0, 99)
WORKERS: Final = FILE.table("workers")
MOST_IDLE: Final = 7
IDLE: Final = WORKERS.decimals("idle", MOST_IDLE + 1)
IDLE_GRANDE: Final = WORKERS.decimal("idle_grande")
IDLE_IN_WINTER: Final = WORKERS.decimal("idle_in_winter")
IDLE_GRANDE_IN_WINTER: Final = WORKERS.decimal("idle_grande_in_winter")
LATER_ROW: Final = WORKERS.decimal("row")
CARDS: Final = FILE.table("cards")
MOST_VISITORS: Final = 7
FEWER: Final = CARDS.decimals("fewer", MOST_VISITORS + 1)
VINE: Final = CARDS.decimal("vine")
VINE_VALUE: Final = CARDS.decimal("vine_value")
VINE_WITHOUT_STRUCTURE: Final = CARDS.decimal("vine_without_structure")
VINE_WITHOUT_ROOM: Final = CARDS.decimal("vine_without_room")
FURTHER_VINES: Final = CARDS.decimal("further_vines")
VINEYARD: Final = FILE.table("vineyard")
FIELD_SHARE: Final = VINEYARD.decimals("field_share", FIELD_COUNT)
THIS_YEAR: Final = VINEYARD.decimal("this_year")
GRAPE: Final = VINEYARD.decimal("grape")
GRAPE_VALUE: Final = VINEYARD.decimal("grape_value")
WINE: Final = VINEYARD.decimal("wine")
WINE_VALUE: Final = VINEYARD.decimal("wine_value")
WINE_BLEND: Final = VINEYARD.decimal("wine_blend")
ORDERS: Final = FILE.table("orders")
RESIDUAL: Final = ORDERS.decimal("residual")
RESIDUAL_YEARS: Final = ORDERS.decimal("residual_years")
FULL_ORDERS: Final = ORDERS.number("full", 0, 9)
FURTHER_ORDERS: Final = ORDERS.decimal("further")
FAR: Final = ORDERS.decimal("far")
OTHER_CELLAR: Final = ORDERS.decimal("other_cellar")
AGEING: Final = ORDERS.decimal("ageing")
AGEING_YEAR: Final = ORDERS.decimal("ageing_year")
SOURCES: Final = [ORDERS.decimal("grapes"), ORDERS.decimal("vines")]
MISSING_VALUE: Final = ORDERS.decimal("missing_value")
LEAD: Final = FILE.table("lead")
CLEAR_LEAD: Final = LEAD.decimal("clear")
LAST_LEAD: Final = LEAD.decimal("last")
FILE.close()


def evaluate(state: State, seat: int) -> list[float]:
    """The terms of a seat, in the order of `TERMS`."""
    left = years_left(state)
    use = min(1.0, left / 2) if left else (USE_IN_LAST_YEAR if working(state, seat) else 0.0)
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
    found.append(planted(yields) * (left + THIS_YEAR * use))
    found.append(grapes(state, seat) * use)
    found.append(wines(state, seat) * use)
    orders, filling = order_terms(state, seat, left, yields)
    found.append(orders * use)
    found.append(filling if left or working(state, seat) else 0.0)
    found.append(FEWER[min(count(state.summer[seat]), MOST_VISITORS)] * use)
    found.append(FEWER[min(count(state.winter[seat]), MOST_VISITORS)] * use)
    # Nobody discards after the final year.
    found.append(float(max(0, hand_size(state, seat) - state.tables.mat.hand)) if left else 0.0)
    found.append(ahead(state, seat))
    found.append(float(state.ended))
    found.append(float(state.tokens) if state.setup.solo else 0.0)
    found.append(float(state.lost))
    return found


def years_left(state: State) -> float:
    """How many years are expected after this one."""
    if state.over:
        return 0.0
    if state.setup.solo:
        return float(max(0, state.setup.years - state.year))
    if state.ended:
        return 0.0
    return YEARS_TO_COME[min(state.year, len(YEARS_TO_COME) - 1)]


def ahead(state: State, seat: int) -> float:
    """How far the seat leads: an early lead counts little, a lead in the last year almost wins."""
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
    """Available workers; in summer they can still be kept for winter."""
    if state.season == SPRING or state.over:
        return 0.0
    count = state.idle[seat] + (state.grande >> seat & 1)
    if state.season != WINTER:
        # No space refuses a grande worker, so it is the one to keep.
        return IDLE[min(count, MOST_IDLE)] + IDLE_GRANDE * (state.grande >> seat & 1)
    if state.passed >> seat & 1:
        return 0.0
    return IDLE_IN_WINTER * (count + IDLE_GRANDE_IN_WINTER * (state.grande >> seat & 1))


def lateness(state: State, seat: int) -> float:
    """How many others play earlier in each season, among those who have chosen a row."""
    row = state.rooster[seat]
    if row < 0:
        return 0.0
    earlier = 0
    for other in state.rooster:
        if 0 <= other < row:
            earlier += 1
    return earlier + LATER_ROW * row


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
    """The worth of a grape. The first point of value is worth most, because every wine needs a grape."""
    return GRAPE + GRAPE_VALUE * value if value else 0.0


def planted(yields: list[tuple[int, int]]) -> float:
    """What the fields yield in a year, allowing for the workers that harvests take."""
    worth = [grape_worth(red) + grape_worth(white) for red, white in yields]
    worth.sort(reverse=True)
    found = 0.0
    for place, share in enumerate(FIELD_SHARE):
        found += share * worth[place]
    return found


def vines_held(state: State, seat: int) -> float:
    """Vines in hand: those that can be planted count in full, the first two most of all."""
    vines, mat = state.tables.vines, state.tables.mat
    room = 0
    for field in range(FIELD_COUNT):
        place = seat * FIELD_COUNT + field
        if state.owned[place]:
            room = max(room, mat.field_limit[field] - field_value(state, place))
    worth = []
    for vine in vine_kinds(state.vines[seat]):
        each = VINE + VINE_VALUE * vines.value[vine]
        if vines.requires[vine] & ~state.structures[seat]:
            each *= VINE_WITHOUT_STRUCTURE
        if vines.value[vine] > room:
            each *= VINE_WITHOUT_ROOM
        worth += [each] * (state.vines[seat] >> BITS * vine & FULL)
    worth.sort(reverse=True)
    return sum(worth[:2]) + FURTHER_VINES * sum(worth[2:])


def grapes(state: State, seat: int) -> float:
    first = seat * COLOUR_COUNT
    found = 0.0
    for place in range(first, first + COLOUR_COUNT):
        for value in bits(state.grapes[place]):
            found += grape_worth(value)
    return found


def wines(state: State, seat: int) -> float:
    """Wine that may fit a future order; many orders ask for blush and sparkling."""
    found = 0.0
    for wine in range(WINE_COUNT):
        for value in bits(state.wines[seat * WINE_COUNT + wine]):
            found += WINE + WINE_VALUE * value + (WINE_BLEND if wine >= BLUSH else 0.0)
    return found


def order_terms(state: State, seat: int, left: float, yields: list[tuple[int, int]]) -> tuple[float, float]:
    """The points on the orders in hand, and those points weighted by how near their wine is; best first.

    Nobody fills many orders in a year, so orders after the first two count less.
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
        points = table.vp[order] + RESIDUAL * table.residual[order] * min(left, RESIDUAL_YEARS)
        held += points if number < FULL_ORDERS else FURTHER_ORDERS * points
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
    """The two best red values and the best white one that the fields yield."""
    reds = sorted([red for red, _ in yields], reverse=True)
    return reds[0], reds[1], max([white for _, white in yields])


def makeable(tokens: tuple[int, int, int], most: int) -> list[int]:
    """The best value of each wine that the grapes would make; 0 if grapes are missing."""
    red, second, white = tokens
    blush = red + white if red and white else 0
    sparkling = blush + second if blush and second else 0
    return [min(most, value) for value in (red, white, blush, sparkling)]


def near(
    state: State, stock: list[int], sources: list[list[int]], level: int, wine: int, least: int
) -> float:
    """How near a wine of that value is: 1 in the cellar, less as grapes, even less as vines.

    A wine used for one order is removed from the stock, so that it does not count for another.
    """
    mat = state.tables.mat
    fitting = stock[wine] >> least << least
    if fitting:
        stock[wine] ^= fitting & -fitting
        return 1.0
    cellar = 1.0 if least <= mat.cellar_most[level] and mat.wine_cellar[wine] <= level else OTHER_CELLAR
    best = FAR
    older = highest(stock[wine], least)
    if older and least - older <= SMALL_AGE:
        best = max(best, (AGEING - AGEING_YEAR * (least - older)) * cellar)
    for source, worth in enumerate(SOURCES):
        value = sources[source][wine]
        if value >= least:
            best = max(best, worth * cellar)
        elif value and least - value <= SMALL_AGE:
            best = max(best, (worth - worth * MISSING_VALUE * (least - value)) * cellar)
    return best
