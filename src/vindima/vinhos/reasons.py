"""Why an answer is refused: every reason with the rule behind it."""

from __future__ import annotations

from typing import Final

from vindima.core.explain import Reason

# Moving
MUST_MOVE: Final = Reason("vinhos-must-move", "Vinhos, Movement: the marker goes to another space")
SHORT_OF_CASH: Final = Reason("vinhos-short-of-cash", "Vinhos, Movement; V6")
CAN_LEAVE: Final = Reason("vinhos-can-leave", "Vinhos, Movement: exceptions; V7")

# Money
CANNOT_PAY: Final = Reason("vinhos-cannot-pay", "Vinhos, All purchases are made in cash")
INVESTMENT_LOWEST: Final = Reason("vinhos-investment-lowest", "Vinhos, Divesting")
INVESTMENT_HIGHEST: Final = Reason("vinhos-investment-highest", "Vinhos, Bank: investing")
ACCOUNT_SHORT: Final = Reason("vinhos-account-short", "Vinhos, Bank")
ACCOUNT_EMPTY: Final = Reason("vinhos-account-empty", "Vinhos, Bank: withdrawing")
ACCOUNT_FULL: Final = Reason("vinhos-account-full", "Vinhos, Bank: depositing")
NO_CASH: Final = Reason("vinhos-no-cash", "Vinhos, Bank: depositing")
NOTHING_AT_BANK: Final = Reason("vinhos-nothing-at-bank", "Vinhos, Bank; V25")
BACK_AND_FORTH: Final = Reason("vinhos-back-and-forth", "V48")

# Doing at least one
MUST_DO_ONE: Final = Reason("vinhos-must-do-one", "Vinhos, Actions: each has its minimum")
ACTION_NEEDS_IT: Final = Reason(
    "vinhos-action-needs-it", "Vinhos, The benefits: performing the action is mandatory; V47"
)
ALREADY_BOUGHT_HERE: Final = Reason("vinhos-already-bought-here", "Vinhos, Vineyards: one from each region")

# Estates
DECK_EMPTY: Final = Reason("vinhos-deck-empty", "Vinhos, All components are limited; V45")
NOT_IN_PLAY: Final = Reason("vinhos-region-not-in-play", "Vinhos, Initial preparation; V3")
NO_ESTATE_FITS: Final = Reason("vinhos-no-estate-fits", "Vinhos, Vineyards; V11")
ESTATE_DIFFERS: Final = Reason("vinhos-estate-differs", "Vinhos, Vineyards: one region and colour; V11")
ESTATE_FULL: Final = Reason("vinhos-estate-full", "Vinhos, Vineyards: three plots")
MINHO_CELLAR: Final = Reason("vinhos-minho-cellar", "Vinhos, Regions: Minho; V11")
TWO_WINERIES: Final = Reason("vinhos-two-wineries", "Vinhos, Wineries: two in an estate")
NO_WINERY_LEFT: Final = Reason("vinhos-no-winery-left", "Vinhos, All components are limited; V45")
NO_WINERY_ROOM: Final = Reason("vinhos-no-winery-room", "Vinhos, Wineries")
NO_CELLAR_LEFT: Final = Reason("vinhos-no-cellar-left", "Vinhos, All components are limited; V45")
NO_CELLAR_ROOM: Final = Reason("vinhos-no-cellar-room", "Vinhos, Cellars")
HAS_CELLAR: Final = Reason("vinhos-has-cellar", "Vinhos, Cellars: one for each warehouse")
NO_ENOLOGIST_LEFT: Final = Reason("vinhos-no-enologist-left", "Vinhos, All components are limited; V45")
NO_EMPTY_WINERY: Final = Reason("vinhos-no-empty-winery", "Vinhos, Enologists")

# Wine and barrels
NO_WINE: Final = Reason("vinhos-no-wine", "Vinhos, Sales, Export, Press release")
NO_BARREL: Final = Reason("vinhos-no-barrel", "Vinhos, Sales and Export; V23")
NO_SLOT_FITS: Final = Reason("vinhos-no-slot-fits", "Vinhos, Sales and Export: wine value; V17")
SLOT_TAKEN: Final = Reason("vinhos-slot-taken", "Vinhos, Only one tile or barrel on a slot")
VALUE_TOO_LOW: Final = Reason("vinhos-value-too-low", "Vinhos, Wine value; V17")
NO_PAIR: Final = Reason("vinhos-no-pair", "Vinhos, Taking back barrels")
CUBES_NOT_NEEDED: Final = Reason("vinhos-cubes-not-needed", "Vinhos, Press release; V17")
CUBES_LACKING: Final = Reason("vinhos-cubes-lacking", "Vinhos, Wine value: renown; V15")
ALREADY_CUBE_THERE: Final = Reason("vinhos-already-cube-there", "Vinhos, Taking back barrels; V21")
NO_CUBE_ROOM: Final = Reason("vinhos-no-cube-room", "Vinhos, Renown cubes; V14")

# Experts
FACE_DOWN: Final = Reason(
    "vinhos-expert-face-down", "Vinhos, Wine experts' abilities: each is used once until it turns up"
)
NOT_NOW: Final = Reason("vinhos-expert-not-now", "Vinhos, Wine experts' abilities")
NO_CUBE_LEFT: Final = Reason("vinhos-no-cube-left", "Vinhos, All components are limited; V14")
NO_BARREL_OUT: Final = Reason("vinhos-no-barrel-out", "Vinhos, Wine experts' abilities; V22")
FREE_MOVE_ALREADY: Final = Reason("vinhos-free-move-already", "Vinhos, Wine experts' abilities")
NOTHING_TO_REORDER: Final = Reason("vinhos-nothing-to-reorder", "Vinhos, Wine experts' abilities; V44")
REORDER_BEFORE_BUYING: Final = Reason("vinhos-reorder-before-buying", "Vinhos, Wine experts' abilities; V58")
TOO_MANY_PLAYED: Final = Reason("vinhos-too-many-played", "Vinhos, Wine tasting fair: the fair tile")
FEATURE_NOT_SHOWN: Final = Reason("vinhos-feature-not-shown", "Vinhos, Wine tasting fair: the fair slot")

# Managers
BENEFIT_USED: Final = Reason("vinhos-benefit-used", "Vinhos, The benefits: one in each phase")
SAME_SPACE: Final = Reason("vinhos-same-space", "Vinhos, The benefits: the barrel moves")
MULTIPLIER_ONCE: Final = Reason(
    "vinhos-multiplier-once", "Vinhos, The benefits: one own barrel on a multiplier"
)
NO_BENEFIT_FITS: Final = Reason("vinhos-no-benefit-fits", "Vinhos, The benefits")
BONUS_NEEDS_WINE: Final = Reason(
    "vinhos-bonus-needs-wine", "Vinhos, The benefits: the bonus action follows at once"
)
NO_BONUS_FOLLOWS: Final = Reason("vinhos-no-bonus-follows", "Vinhos, Taking back barrels; V49")
BONUS_MUST_FOLLOW: Final = Reason("vinhos-bonus-must-follow", "Vinhos, Taking back barrels; V49")
ALREADY_ANNOUNCED: Final = Reason("vinhos-already-announced", "Vinhos, Press release: one wine for each fair")
REQUEST_NOT_MET: Final = Reason("vinhos-request-not-met", "Vinhos, Press release: the managers' requests")
YEAR_ONE: Final = Reason("vinhos-year-one", "Vinhos, Press release: no barrels in the first year; V30")
ONE_EACH: Final = Reason("vinhos-manager-once", "Vinhos, Press release: different managers")
PLACE_TAKEN: Final = Reason("vinhos-place-taken", "Vinhos, Order of play; V9")
