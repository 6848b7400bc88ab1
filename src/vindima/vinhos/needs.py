"""The minimum each action needs: a space may be entered only if its action can be done once (V6)."""

from __future__ import annotations

from typing import Final

from vindima.core.explain import Reason
from vindima.core.masks import count
from vindima.core.step import NOBODY
from vindima.vinhos.codes import BUY
from vindima.vinhos.estates import cellar_refused, enologist_refused, vineyard_fits, winery_refused
from vindima.vinhos.model import (
    BANK,
    BARREL,
    CASH,
    CELLARS,
    DISCOUNT,
    ENOLOGISTS,
    ESTATES,
    EXPORT,
    FREE_MOVE,
    PASS,
    RED,
    RENOWN,
    REORDER,
    SALES,
    STORE,
    VINEYARDS,
    WHITE,
    WINE_EXPERTS,
    WINERIES,
)
from vindima.vinhos.reasons import (
    CANNOT_PAY,
    DECK_EMPTY,
    NO_BARREL,
    NO_CELLAR_LEFT,
    NO_CELLAR_ROOM,
    NO_EMPTY_WINERY,
    NO_ENOLOGIST_LEFT,
    NO_ESTATE_FITS,
    NO_SLOT_FITS,
    NO_WINE,
    NO_WINERY_LEFT,
    NO_WINERY_ROOM,
    NOTHING_AT_BANK,
)
from vindima.vinhos.state import NO_SEAT, State
from vindima.vinhos.wine import (
    cube_worth,
    cubes_usable,
    gain,
    has_wine,
    wine_colour,
    wine_production,
    wine_region,
)

WINES: Final = ESTATES * STORE
"""More wines than a seat can have room for."""
NO_SLOT: Final = 1000
"""A demand that no wine meets."""


def divest_payouts(state: State, seat: int) -> int:
    """The cash of every divestment the seat could still make."""
    bank = state.tables.bank
    return bank.divest_total[state.investment[seat] - bank.invest_min]


def experts_ready(state: State, seat: int, ability: int) -> int:
    """How many face-up experts of the seat have the ability."""
    ready = state.up[seat] & state.setup.experts_with[ability]
    return count(ready) if ready else 0


def cash_in_reach(state: State, seat: int) -> int:
    """The cash that a seat would have after divesting and using experts as much as possible."""
    cash = state.cash[seat] + divest_payouts(state, seat)
    return cash + state.tables.experts.cash * experts_ready(state, seat, CASH)


def barrels_in_hangout(state: State, seat: int, hangout: int) -> int:
    first, end = state.setup.hangout_slots[hangout]
    found = 0
    for slot in range(first, end):
        if state.sales[slot] == seat:
            found += 1
    return found


def hangouts_with_pairs(state: State, seat: int) -> list[int]:
    """The hangouts from which the seat can retrieve two barrels."""
    found: list[int] = []
    if state.tables.supply.barrels - state.barrels[seat] > 1:
        hangouts = state.tables.sales.hangout
        barrels = last = 0
        for slot, owner in enumerate(state.sales):  # hangout by hangout
            if owner == seat:
                barrels = barrels + 1 if hangouts[slot] == last else 1
                last = hangouts[slot]
                if barrels == 2:
                    found.append(last)
    return found


def barrels_in_reach(state: State, seat: int) -> int:
    """The barrels that a seat would have after retrieving as many as possible."""
    found = state.barrels[seat]
    if found < state.tables.supply.barrels:
        found += experts_ready(state, seat, BARREL)
    return found + 2 * pairs_in_reach(state, seat)


def pairs_in_reach(state: State, seat: int) -> int:
    """How often the seat can retrieve two barrels from a hangout."""
    found = 0
    for hangout in hangouts_with_pairs(state, seat):
        found += barrels_in_hangout(state, seat, hangout) // 2
    return found


def lowest_sale(state: State, colour: int, back: int = NOBODY) -> int:
    """The lowest demand of the sale slots of a colour that are free, or that the seat `back` could free."""
    for slot in state.setup.sales_by_demand[colour]:
        owner = state.sales[slot]
        if owner == NO_SEAT or (owner == back and can_free_sale(state, back, slot)):
            return state.tables.sales.value[slot]
    return NO_SLOT


def can_free_sale(state: State, seat: int, slot: int) -> bool:
    """True if the seat could retrieve its barrel from a sale slot, alone or as one of a pair."""
    if experts_ready(state, seat, BARREL):
        return True
    return barrels_in_hangout(state, seat, state.tables.sales.hangout[slot]) > 1


def lowest_export(state: State, back: int = NOBODY) -> int:
    """The lowest demand of the export slots that are free, or that the seat `back` could free."""
    for slot in state.setup.export_by_demand:
        owner = state.export[slot]
        if owner == NO_SEAT or (owner == back and experts_ready(state, back, BARREL)):
            return state.tables.export.value[slot]
    return NO_SLOT


def market_wines(
    state: State, seat: int, action: int, more_cubes: int = 0, back: int = NOBODY, most: int = WINES
) -> list[int]:
    """The places of the wines that some free slot of the Sales or Export area would accept.

    Slots that the seat `back` could free count as free. The search ends when it has found `most` wines.
    """
    found: list[int] = []
    red = lowest_sale(state, RED, back) if action == SALES else lowest_export(state, back)
    white = lowest_sale(state, WHITE, back) if action == SALES else red
    for estate in range(ESTATES):
        for slot, wine in enumerate(state.wines[seat * ESTATES + estate]):
            if wine:
                best = wine_production(wine) + gain(state, seat * ESTATES + estate, slot, wine)
                demand = red if wine_colour(wine) == RED else white
                if best < demand:
                    cubes = cubes_in_reach(state, seat, wine, more_cubes)
                    best += cubes * cube_worth(state, wine)
                if best >= demand:
                    found.append(estate * STORE + slot)
                    if len(found) == most:
                        return found
    return found


def cubes_in_reach(state: State, seat: int, wine: int, more: int) -> int:
    """How many renown cubes the seat could remove for a wine if it could first place so many more."""
    cubes = cubes_usable(state, seat, wine)
    region = wine_region(wine)
    if more and state.has_disc(seat, region):
        regions = state.tables.regions
        return min(cubes + more, min(regions.cubes_per_wine, regions.cube_room[region]))
    return cubes


def vineyards_need(
    state: State, seat: int, cash: int, discount: int, reorder: bool, bought: tuple[int, ...] = ()
) -> Reason | None:
    """Why that much cash buys no vineyard in any region that has not been bought from yet.

    A player who can reorder a deck can buy any tile in it.
    """
    reason = DECK_EMPTY
    prices = state.tables.vineyards.cost
    for region, deck in enumerate(state.decks):
        if bought and BUY + region in bought:
            continue
        for place in range(len(deck) if reorder else min(1, len(deck))):
            tile = deck[place]
            if max(0, prices[tile] - discount) > cash:
                if reason is DECK_EMPTY:
                    reason = CANNOT_PAY
            elif vineyard_fits(state, seat, tile):
                return None
            else:
                reason = NO_ESTATE_FITS
    return reason


def cheapest_vineyard(state: State, seat: int, discount: int) -> int:
    """The lowest price, less the discount, of the open vineyards that the seat could place; 0 if none."""
    prices = state.tables.vineyards.cost
    found = [
        max(0, prices[deck[0]] - discount)
        for deck in state.decks
        if deck and vineyard_fits(state, seat, deck[0])
    ]
    return min(found, default=0)


def winery_needs(state: State, seat: int, cash: int, price: int) -> Reason | None:
    if not state.wineries_left:
        return NO_WINERY_LEFT
    first = seat * ESTATES
    if all(winery_refused(state, estate) is not None for estate in range(first, first + ESTATES)):
        return NO_WINERY_ROOM
    return CANNOT_PAY if cash < price else None


def cellar_needs(state: State, seat: int, cash: int) -> Reason | None:
    if not state.cellars_left:
        return NO_CELLAR_LEFT
    first = seat * ESTATES
    if all(cellar_refused(state, estate) is not None for estate in range(first, first + ESTATES)):
        return NO_CELLAR_ROOM
    return CANNOT_PAY if cash < state.tables.prices.cellar else None


def enologist_needs(state: State, seat: int, cash: int) -> Reason | None:
    if not state.enologists_left:
        return NO_ENOLOGIST_LEFT
    first = seat * ESTATES
    if all(enologist_refused(state, estate) is not None for estate in range(first, first + ESTATES)):
        return NO_EMPTY_WINERY
    return CANNOT_PAY if cash < state.tables.prices.enologist else None


def experts_need(state: State, cash: int) -> Reason | None:
    if not any(deck for deck in state.expert_decks):
        return DECK_EMPTY
    return CANNOT_PAY if cash < state.tables.experts.price else None


def market_needs(
    state: State, seat: int, action: int, barrels: int, more_cubes: int = 0, back: int = NOBODY
) -> Reason | None:
    """Why no wine can be sold or exported; slots that the seat `back` could free count as free."""
    if not barrels:
        return NO_BARREL
    if market_wines(state, seat, action, more_cubes, back, most=1):
        return None
    return NO_SLOT_FITS if has_wine(state, seat) else NO_WINE


def bank_needs(state: State, seat: int, cash: int) -> Reason | None:
    account = state.account[seat]
    if account or (cash and account < state.tables.bank.account_max):
        return None
    return NOTHING_AT_BANK


def action_needs(state: State, seat: int, action: int, cash: int) -> Reason | None:
    """Why the action could not be done once with that cash and the seat's barrels; None if it could."""
    if action == PASS:
        return None
    if action == VINEYARDS:
        discount = state.discount + experts_ready(state, seat, DISCOUNT)
        return vineyards_need(state, seat, cash, discount, experts_ready(state, seat, REORDER) > 0)
    if action == WINERIES:
        return winery_needs(state, seat, cash, state.tables.prices.winery)
    if action == CELLARS:
        return cellar_needs(state, seat, cash)
    if action == ENOLOGISTS:
        return enologist_needs(state, seat, cash)
    if action == WINE_EXPERTS:
        return experts_need(state, cash)
    if action == BANK:
        return bank_needs(state, seat, cash)
    return market_needs(state, seat, action, state.barrels[seat])


def action_in_reach(state: State, seat: int, action: int, price: int) -> bool:
    """True if the action could be performed after using every divestment, expert and pair of barrels (V7)."""
    if price and experts_ready(state, seat, FREE_MOVE):
        price = 0
    cash = cash_in_reach(state, seat) - price
    if cash < 0:
        return False
    if action not in (SALES, EXPORT):
        return action_needs(state, seat, action, cash) is None
    # The cubes that one region can get: the second cube of a pair of barrels goes to a different region.
    cubes = experts_ready(state, seat, RENOWN) + pairs_in_reach(state, seat)
    barrels = barrels_in_reach(state, seat)
    return market_needs(state, seat, action, barrels, min(state.cubes_left, cubes), back=seat) is None
