"""Why an answer is refused: every reason with the rule behind it."""

from __future__ import annotations

from typing import Final

from vindima.core.explain import Reason

# Placing workers
NO_WORKER: Final = Reason("viticulture-no-worker", "Viticulture, Placing workers")
SPACE_TAKEN: Final = Reason("viticulture-space-taken", "Viticulture, Placing workers: one on a space")
SPACE_CLOSED: Final = Reason("viticulture-space-closed", "Viticulture, Spaces by number of players")
NOT_FULL: Final = Reason("viticulture-not-full", "Viticulture, Grande worker; grande")
GRANDE_PLACED: Final = Reason("viticulture-grande-placed", "Viticulture, Grande worker")
NO_YOKE: Final = Reason("viticulture-no-yoke", "Viticulture, Structures: yoke")
YOKE_USED: Final = Reason("viticulture-yoke-used", "Viticulture, Structures: yoke; yoke_space, T21")
KEEP_BONUS_FREE: Final = Reason(
    "viticulture-keep-bonus-free", "Viticulture, Friendly variant; friendly_variant"
)
TOKEN_NEEDED: Final = Reason("viticulture-token-needed", "Viticulture, Bonus action tokens; T24")

# Money, points, residual
NO_LIRA: Final = Reason("viticulture-no-lira", "Viticulture, Costs are paid in full")
TOO_FEW_POINTS: Final = Reason("viticulture-too-few-points", "Viticulture, Negative points; vp_limits")
NO_RESIDUAL: Final = Reason("viticulture-no-residual", "Viticulture, Residual payment; residual_limits")
RESIDUAL_FULL: Final = Reason("viticulture-residual-full", "Viticulture, Residual payment; residual_limits")

NO_SCORING: Final = Reason("viticulture-no-scoring", "Viticulture, Campaign: challenge 6")
NOTHING_TO_GAIN: Final = Reason("viticulture-nothing-to-gain", "Viticulture, Visitors; visitor_play")

# Cards
NO_VISITOR: Final = Reason("viticulture-no-visitor", "Viticulture, Visitors")
NOTHING_PLAYABLE: Final = Reason("viticulture-nothing-playable", "Viticulture, Visitors; visitor_play")
TOO_FEW_CARDS: Final = Reason("viticulture-too-few-cards", "Viticulture, Visitors; visitor_play")
SPOILS_THE_REST: Final = Reason("viticulture-spoils-the-rest", "Viticulture, Visitors; visitor_play, T8")
NO_OPPONENT: Final = Reason("viticulture-no-opponent", "Viticulture, Visitors; visitor_play")
NOT_IN_WINTER: Final = Reason("viticulture-not-in-winter", "Viticulture, Visitors: Planner; T3")
TOO_FEW_PILES: Final = Reason("viticulture-too-few-piles", "Viticulture, Visitors: Innkeeper; T8")
NEIGHBOUR_UNABLE: Final = Reason("viticulture-neighbour-unable", "Viticulture, Visitors: Queen; T8")

# Vineyard
NO_VINE_CARD: Final = Reason("viticulture-no-vine-card", "Viticulture, Plant a vine")
STRUCTURE_MISSING: Final = Reason("viticulture-structure-missing", "Viticulture, Vine cards; plant")
FIELD_LIMIT: Final = Reason("viticulture-field-limit", "Viticulture, Plant a vine: field limit; plant")
NOTHING_TO_SWITCH: Final = Reason("viticulture-nothing-to-switch", "Viticulture, Visitors: Landscaper; plant")
FIELD_SOLD: Final = Reason("viticulture-field-sold", "Viticulture, Sell or buy a field; field_trade")
NOTHING_PLANTABLE: Final = Reason("viticulture-nothing-plantable", "Viticulture, Plant a vine; plant")
NOTHING_PLANTED: Final = Reason("viticulture-nothing-planted", "Viticulture, Uprooting; uproot")
FIELD_EMPTY: Final = Reason("viticulture-field-empty", "Viticulture, Harvest; harvest_empty_field")
FIELD_HARVESTED: Final = Reason("viticulture-field-harvested", "Viticulture, Harvest; harvest_once")
NOTHING_TO_HARVEST: Final = Reason("viticulture-nothing-to-harvest", "Viticulture, Harvest; harvest_once")
FIELD_PLANTED: Final = Reason("viticulture-field-planted", "Viticulture, Sell or buy a field; field_trade")
FIELD_OWNED: Final = Reason("viticulture-field-owned", "Viticulture, Sell or buy a field; field_trade")
NOTHING_TO_TRADE: Final = Reason("viticulture-nothing-to-trade", "Viticulture, Sell grapes or trade a field")
ALREADY_BUILT: Final = Reason("viticulture-already-built", "Viticulture, Structures; structure_limit")
CELLAR_FIRST: Final = Reason("viticulture-cellar-first", "Viticulture, Structures: cellars; structure_limit")
NOTHING_TO_BUILD: Final = Reason("viticulture-nothing-to-build", "Viticulture, Build a structure")
WRONG_PRICE: Final = Reason("viticulture-wrong-price", "Viticulture, Visitors: printed price")
CELLARS_COMPLETE: Final = Reason("viticulture-cellars-complete", "Viticulture, Structures: cellars")

# Wine
NO_GRAPE: Final = Reason("viticulture-no-grape", "Viticulture, Making wine")
NO_SUCH_WINE: Final = Reason("viticulture-no-such-wine", "Viticulture, Making wine; wine_value")
CELLAR_MISSING: Final = Reason("viticulture-cellar-missing", "Viticulture, Making wine: cellars")
TOO_WEAK: Final = Reason(
    "viticulture-too-weak", "Viticulture, Making wine; blush_minimum, sparkling_minimum, T7"
)
NO_SPOT: Final = Reason("viticulture-no-spot", "Viticulture, Making wine; wine_value")
SPOT_TAKEN: Final = Reason(
    "viticulture-spot-taken", "Viticulture, Visitors: bought grapes; visitor_conditions"
)
NO_WINE: Final = Reason("viticulture-no-wine", "Viticulture, Cellars")
NOTHING_AGES: Final = Reason("viticulture-nothing-ages", "Viticulture, Aging; ageing, ageing_beyond_cellar")
NO_ORDER: Final = Reason("viticulture-no-order", "Viticulture, Fill an order")
ORDER_NOT_FILLABLE: Final = Reason(
    "viticulture-order-not-fillable", "Viticulture, Fill an order; order_filling"
)
ORDERS_FORBIDDEN: Final = Reason("viticulture-orders-forbidden", "Viticulture, Campaign: challenge 8")

# Workers and the year
MOST_WORKERS: Final = Reason("viticulture-most-workers", "Viticulture, Train a worker; train")
ROW_TAKEN: Final = Reason("viticulture-row-taken", "Viticulture, Wake-up chart; wake_up_rows")
OWN_ROW: Final = Reason("viticulture-own-row", "Viticulture, Visitors: Organizer; T4")
ROW_WITHOUT_TOKEN: Final = Reason("viticulture-row-without-token", "Viticulture, Automa: wake-up chart")
ROW_SHUNNED: Final = Reason("viticulture-row-shunned", "Viticulture, Automa: Organizer; T4")
WORKERS_MISSING: Final = Reason("viticulture-workers-missing", "Viticulture, Visitors: Professor")
GRANDE_AT_HOME: Final = Reason("viticulture-grande-at-home", "Viticulture, Visitors: Motivator; T6")
NOTHING_TO_FETCH: Final = Reason("viticulture-nothing-to-fetch", "Viticulture, Visitors; T2")
