"""The nouns of the game, each spelled once: a number for the position, a name for tokens and tables.

A constant is the index of its name in the tuple below it. Numbers may change between versions of the rules;
names never change. How much each thing costs or gives is in `data/`.
"""

from __future__ import annotations

from typing import Final

# Grapes and wines. A grape's colour and the wine made of it alone share one number.

RED: Final = 0
WHITE: Final = 1
BLUSH: Final = 2
SPARKLING: Final = 3
COLOURS: Final = ("red", "white")
WINES: Final = ("red", "white", "blush", "sparkling")

SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
CELLARS: Final = ("small", "medium", "large")

# Cards

VINE: Final = 0
ORDER: Final = 1
SUMMER_VISITOR: Final = 2
WINTER_VISITOR: Final = 3
CARDS: Final = ("vine", "order", "summer", "winter")

# The vineyard

TRELLIS: Final = 0
IRRIGATION: Final = 1
YOKE: Final = 2
WINDMILL: Final = 3
COTTAGE: Final = 4
TASTING_ROOM: Final = 5
MEDIUM_CELLAR: Final = 6
LARGE_CELLAR: Final = 7
STRUCTURES: Final = (
    "trellis",
    "irrigation",
    "yoke",
    "windmill",
    "cottage",
    "tasting-room",
    "medium-cellar",
    "large-cellar",
)

FIELD_5: Final = 0
FIELD_6: Final = 1
FIELD_7: Final = 2
FIELDS: Final = ("field-5", "field-6", "field-7")

REGULAR: Final = 0
GRANDE: Final = 1
TEMPORARY: Final = 2
WORKERS: Final = ("regular", "grande", "temporary")

# The year

SPRING: Final = 0
SUMMER: Final = 1
FALL: Final = 2
WINTER: Final = 3
SEASONS: Final = ("spring", "summer", "fall", "winter")

ROWS: Final = ("row-1", "row-2", "row-3", "row-4", "row-5", "row-6", "row-7")
"""The wake-up rows, earliest first."""

# Actions in board order. The last two have no numbered spaces on the board: the lira space, which is never
# full, and the player's own Yoke.

DRAW_VINE: Final = 0
GIVE_TOUR: Final = 1
BUILD_STRUCTURE: Final = 2
PLAY_SUMMER: Final = 3
SELL_OR_TRADE: Final = 4
PLANT_VINE: Final = 5
DRAW_ORDER: Final = 6
HARVEST_FIELD: Final = 7
TRAIN_WORKER: Final = 8
PLAY_WINTER: Final = 9
MAKE_WINE: Final = 10
FILL_ORDER: Final = 11
GAIN_LIRA: Final = 12
USE_YOKE: Final = 13
ACTIONS: Final = (
    "draw-vine",
    "give-tour",
    "build-structure",
    "play-summer",
    "sell-or-trade",
    "plant-vine",
    "draw-order",
    "harvest-field",
    "train-worker",
    "play-winter",
    "make-wine",
    "fill-order",
    "gain-lira",
    "use-yoke",
)
SUMMER_ACTIONS: Final[tuple[int, ...]] = (
    DRAW_VINE,
    GIVE_TOUR,
    BUILD_STRUCTURE,
    PLAY_SUMMER,
    SELL_OR_TRADE,
    PLANT_VINE,
)
WINTER_ACTIONS: Final[tuple[int, ...]] = (
    DRAW_ORDER,
    HARVEST_FIELD,
    TRAIN_WORKER,
    PLAY_WINTER,
    MAKE_WINE,
    FILL_ORDER,
)
BOARD_ACTIONS: Final[tuple[int, ...]] = SUMMER_ACTIONS + WINTER_ACTIONS
"""The actions with three spaces each; a grande may stand beside these only."""

LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
BESIDE: Final = 3
SPACES: Final = ("left", "middle", "right", "beside")
"""Where a worker stands at an action. `beside` is not a space: a grande stands there if all are taken."""

# Kinds of bonus and gift. `again` repeats the action of its space.

NOTHING: Final = 0
LIRA: Final = 1
VP: Final = 2
AGAIN: Final = 3
DRAWN_VINE: Final = 4
DRAWN_ORDER: Final = 5
DRAWN_VISITOR: Final = 6
TEMPORARY_WORKER: Final = 7
REGULAR_WORKER: Final = 8
STRUCTURE: Final = 9
GAINS: Final = (
    "nothing",
    "lira",
    "vp",
    "again",
    "vine",
    "order",
    "visitor",
    "temporary",
    "worker",
    "structure",
)

# The solo game

VERY_EASY: Final = 0
EASY: Final = 1
NORMAL: Final = 2
HARD: Final = 3
VERY_HARD: Final = 4
LEVELS: Final = ("very-easy", "easy", "normal", "hard", "very-hard")

NO_CHALLENGE: Final = 0
CHALLENGES: Final = (
    "none",
    "challenge-1",
    "challenge-2",
    "challenge-3",
    "challenge-4",
    "challenge-5",
    "challenge-6",
    "challenge-7",
    "challenge-8",
)
"""The challenges of the campaign; a challenge's number is its index."""

# Where victory points come from
FROM_START: Final = 0
FROM_ORDERS: Final = 1
FROM_VISITORS: Final = 2
FROM_WINDMILL: Final = 3
FROM_TASTING_ROOM: Final = 4
FROM_ROWS: Final = 5
FROM_BONUSES: Final = 6
FROM_CELLARS: Final = 7
SOURCES: Final = ("start", "orders", "visitors", "windmill", "tasting-room", "rows", "bonuses", "cellars")
SOURCE_COUNT: Final = 8
