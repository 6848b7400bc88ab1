"""Production: wines age, enologists may move, Douro may become Porto, and each estate makes its wine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vindima.core.combine import DONE
from vindima.core.explain import Arg, Reason
from vindima.core.rows import increased
from vindima.core.step import EMPTY, Frame, Step
from vindima.vinhos import telling
from vindima.vinhos.codes import MAKE_DOURO, MAKE_PORTO, TRANSFER
from vindima.vinhos.estates import enologist_refused
from vindima.vinhos.model import DOURO, ESTATES, STORE, WAREHOUSE
from vindima.vinhos.naming import estate_named
from vindima.vinhos.state import State
from vindima.vinhos.wine import make_wine, wine_colour, wine_production, wine_region

NO_STORE: Final[tuple[int, ...]] = (0,) * STORE


def production_value(state: State, estate: int) -> int:
    """The value of the wine that an estate produces this year, before Porto."""
    tables = state.tables
    return (
        tables.production.vineyard * len(state.tiles[estate])
        + tables.production.winery * state.wineries[estate]
        + tables.production.enologist * state.enologists[estate]
        + tables.vintages.weather[state.vintage]
    )


def age_wines(state: State) -> None:
    """Every wine moves one slot to the right; a wine that leaves its store is lost."""
    for estate, store in enumerate(state.wines):
        if store != NO_STORE:
            if state.events is not None:
                telling.ages(state, estate)
                wine = store[STORE - 1] if state.cellar[estate] else store[WAREHOUSE - 1]
                if wine:
                    telling.wine_lost(
                        state, estate, wine_colour(wine), wine_region(wine), wine_production(wine)
                    )
            first, second, third, _ = store
            state.wines[estate] = (0, first, second, third) if state.cellar[estate] else (0, first, 0, 0)


def produce(state: State, estate: int, bonus: int) -> None:
    """This year's wine goes to the leftmost slot; a value of 0 or less gives no wine (V29)."""
    made = production_value(state, estate) + bonus
    if made > 0:
        wine = make_wine(made, state.colour[estate], state.region[estate])
        _, second, third, fourth = state.wines[estate]
        state.wines[estate] = (wine, second, third, fourth)
        if state.events is not None:
            telling.produces(state, estate, state.colour[estate], state.region[estate], made)


def discard_porto(state: State, seat: int) -> None:
    state.porto = increased(state.porto, seat, -1)
    state.porto_left += 1
    if state.events is not None:
        telling.porto(state, "spend-porto", seat, 1)


class Production(Step[State]):
    """All of Production, in the order of V28."""

    rule = "Vinhos, Production; V28"

    def take(self, state: State, frame: Frame, code: int) -> None:
        age_wines(state)
        for seat in reversed(state.order):
            first = seat * ESTATES
            for estate in range(first + ESTATES - 1, first - 1, -1):
                if state.tiles[estate]:
                    state.push(MAKE_WINE, seat, (estate,))
        for seat in reversed(state.order):
            state.stack.append(MOVE_ENOLOGISTS.plain_frame(seat))


class MoveEnologists(Step[State]):
    """Move enologists between estates. The memo holds the moves made so far.

    An estate that has sent one may not receive one, and vice versa. Every arrangement can still be
    reached, and the moves cannot go on forever.
    """

    rule = "Vinhos, Production: enologists may move; V28, V50"

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        first = frame.seat * ESTATES
        given = [(code - TRANSFER) // ESTATES for code in frame.memo]
        received = [(code - TRANSFER) % ESTATES for code in frame.memo]
        return [
            TRANSFER + giver * ESTATES + taker
            for giver in range(ESTATES)
            if state.enologists[first + giver] and giver not in received
            for taker in range(ESTATES)
            if taker != giver and state.wineries[first + taker] and taker not in given
        ]

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        return enologist_refused(state, frame.seat * ESTATES + (code - TRANSFER) % ESTATES)

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        first = frame.seat * ESTATES
        if not any(state.enologists[estate] for estate in range(first, first + ESTATES)):
            return EMPTY
        found = super().options(state, frame)
        return [DONE, *found] if found else EMPTY

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code >= TRANSFER:
            first = frame.seat * ESTATES
            state.enologists = increased(state.enologists, first + (code - TRANSFER) // ESTATES, -1)
            state.enologists = increased(state.enologists, first + (code - TRANSFER) % ESTATES, 1)
            if state.events is not None:
                giver, taker = divmod(code - TRANSFER, ESTATES)
                telling.enologist_moves(state, first + giver, first + taker)
            state.stack.append(frame.noting(code))


def wine_to_make(state: State, estate: int, made: int) -> dict[str, Arg]:
    """What a message says about a wine to be made; pages find the estate by its number."""
    return {"value": made, "estate": estate_named(state, estate), "number": estate % ESTATES + 1}


class MakeWine(Step[State]):
    """The wine of one estate; a Douro estate chooses between Douro and Porto. The memo is the estate."""

    rule = "Vinhos, Production; Regions: Douro; V28, V29"

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        if state.region[frame.memo[0]] == DOURO and state.porto[frame.seat]:
            return (MAKE_DOURO, MAKE_PORTO)
        return EMPTY

    def take(self, state: State, frame: Frame, code: int) -> None:
        bonus = 0
        if code == MAKE_PORTO:
            bonus = state.tables.production.porto
            discard_porto(state, frame.seat)
        produce(state, frame.memo[0], bonus)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        made = production_value(state, frame.memo[0])
        if code == MAKE_PORTO:
            made += state.tables.production.porto
        return wine_to_make(state, frame.memo[0], max(0, made))


class FirstWine(Step[State]):
    """The wine that comes with the first vineyard: the free winery counts, the weather does not."""

    rule = "Vinhos, Initial preparation; Regions: Douro, Lisboa"

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        if state.region[frame.seat * ESTATES] == DOURO and state.porto[frame.seat]:
            return (MAKE_DOURO, MAKE_PORTO)
        return EMPTY

    def take(self, state: State, frame: Frame, code: int) -> None:
        estate = frame.seat * ESTATES
        made = state.tables.regions.start_wine + state.tables.production.winery * state.wineries[estate]
        if code == MAKE_PORTO:
            made += state.tables.production.porto
            discard_porto(state, frame.seat)
        wine = make_wine(made, state.colour[estate], state.region[estate])
        state.wines[estate] = (wine, *NO_STORE[1:])
        if state.events is not None:
            telling.produces(state, estate, state.colour[estate], state.region[estate], made)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        made = state.tables.regions.start_wine
        if code == MAKE_PORTO:
            made += state.tables.production.porto
        return wine_to_make(state, frame.seat * ESTATES, made)


PRODUCTION: Final = Production()
MOVE_ENOLOGISTS: Final = MoveEnologists()
MAKE_WINE: Final = MakeWine()
FIRST_WINE: Final = FirstWine()
