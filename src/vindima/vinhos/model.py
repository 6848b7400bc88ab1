"""The nouns of Vinhos, each spelled once: indices for the rules, ids for tables and tokens."""

from __future__ import annotations

from typing import Final

# Regions, in the order of their numbers on the map (Minho is 1)
MINHO: Final = 0
TRAS_OS_MONTES: Final = 1
DAO: Final = 2
DOURO: Final = 3
LISBOA: Final = 4
ALENTEJO: Final = 5
SETUBAL: Final = 6
ALGARVE: Final = 7
REGIONS: Final = ("minho", "tras_os_montes", "dao", "douro", "lisboa", "alentejo", "setubal", "algarve")
NO_REGION: Final = -1
TILES_PER_REGION: Final = 4

RED: Final = 0
WHITE: Final = 1
COLOURS: Final = ("red", "white")

# Features of a wine, and of the experts who praise it
TASTE: Final = 0
AROMA: Final = 1
LOOK: Final = 2
ALCOHOL: Final = 3
FEATURES: Final = ("taste", "aroma", "look", "alcohol")
EXPERTS_PER_FEATURE: Final = 6
EXPERTS: Final = 24

# What an expert can do apart from the Fair
DISCOUNT: Final = 0
REORDER: Final = 1
RENOWN: Final = 2
CASH: Final = 3
BARREL: Final = 4
FREE_MOVE: Final = 5
ABILITIES: Final = ("discount", "reorder", "renown", "cash", "barrel", "free_move")

# The nine spaces of the action grid, row by row
VINEYARDS: Final = 0
CELLARS: Final = 1
WINERIES: Final = 2
WINE_EXPERTS: Final = 3
PASS: Final = 4
ENOLOGISTS: Final = 5
EXPORT: Final = 6
SALES: Final = 7
BANK: Final = 8
ACTIONS: Final = (
    # top row
    "vineyards",
    "cellars",
    "wineries",
    # middle row
    "wine_experts",
    "pass_press_release",
    "enologists",
    # bottom row
    "export",
    "sales",
    "bank",
)

GRID: Final = 3
"""Spaces in a row of the action grid."""
FAR: Final = tuple(
    tuple(max(abs(a // GRID - b // GRID), abs(a % GRID - b % GRID)) > 1 for b in range(len(ACTIONS)))
    for a in range(len(ACTIONS))
)
"""Whether two spaces are not adjacent."""

HANGOUTS: Final = ("casa_de_fados", "hotel", "enoteca")

# Managers: each has a row with a space of their own, two bonus actions and three multipliers
ALEXANDRE: Final = 0
BEATRIZ: Final = 1
CONSTANTINO: Final = 2
MANAGERS: Final = ("alexandre", "beatriz", "constantino")

ROW: Final = 3
"""Court spaces, and multipliers, in a manager's row."""

# The nine court spaces that a barrel may leave again: the manager and bonus actions, three to a row
COURT: Final = (
    "alexandre",
    "winery_for_1",
    "sales",
    "beatriz",
    "vineyard_minus_2",
    "export",
    "constantino",
    "free_expert",
    "invest_free",
)
BONUS_WINERY: Final = 1
BONUS_SALES: Final = 2
BONUS_VINEYARD: Final = 4
BONUS_EXPORT: Final = 5
BONUS_EXPERT: Final = 7
BONUS_INVEST: Final = 8

# The nine multipliers, three to a row
PER_CELLAR: Final = 0
PER_VINEYARD: Final = 1
WINE_NOW: Final = 2
PER_ENOLOGIST: Final = 3
PER_CASH: Final = 4
FOUR_EXPERTS_NOW: Final = 5
PER_FULL_ESTATE: Final = 6
PER_WINERY: Final = 7
RENOWN_NOW: Final = 8
MULTIPLIERS: Final = (
    "cellars",
    "vineyards",
    "wine",
    "enologists",
    "cash",
    "four_experts",
    "full_estates",
    "wineries",
    "renown",
)
MULTIPLIER_ROOM: Final = 4
"""The most slots that a table may give one multiplier; slot s of multiplier m has index 4 m + s."""

# Bonuses of the Fair slots
BONUS_CASH: Final = 0
BONUS_TILE: Final = 1
BONUS_POINTS: Final = 2
FAIR_BONUSES: Final = ("cash_3", "expert_1", "fair_points_2")

# Player boards
ESTATES: Final = 4
PLOTS: Final = 3
STORE: Final = 4
"""The slots of a cellar; a warehouse uses the first two."""
WAREHOUSE: Final = 2
FAIR_SLOT_ROOM: Final = 8
SLOT_ROOM: Final = 32
"""The most slots that a table may give the sales or the export area."""
AMOUNT_ROOM: Final = 32
CUBES_ROOM: Final = 2
"""The most renown cubes that one answer can spend on a wine."""
PLAYERS: Final = (2, 3, 4)
MOST_PLAYERS: Final = 4

# Where victory points come from
FROM_EXPORT: Final = 0
FROM_FAIR: Final = 1
FROM_WINE: Final = 2
FROM_EXPERTS: Final = 3
FROM_RENOWN: Final = 4
FROM_EMPTY_ACCOUNT: Final = 5
FROM_MAJORITIES: Final = 6
FROM_ACCOUNT: Final = 7
FROM_MULTIPLIERS: Final = 8
SOURCES: Final = (
    "export",
    "fair",
    "wine",
    "experts",
    "renown",
    "empty_account",
    "majorities",
    "account",
    "multipliers",
)
SOURCE_COUNT: Final = 9
