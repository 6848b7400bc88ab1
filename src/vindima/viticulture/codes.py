"""Every answer of the game: its code and its token."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Final

from vindima.core.answers import Vocabulary
from vindima.core.combine import add_plain_words
from vindima.core.explain import Ref
from vindima.core.sheet import parse
from vindima.viticulture import model

if TYPE_CHECKING:
    from vindima.viticulture.tables import Tables


def visitor_count(name: str) -> int:
    """How many visitors a data file lists. A new one changes the codes after it, never a token."""
    file = resources.files("vindima.viticulture").joinpath("data", name)
    return len(parse(name, file.read_bytes())["visitors"])


# The first eight codes are the plain words of every game.
SUMMER_COUNT: Final = visitor_count("summer.toml")
WINTER_COUNT: Final = visitor_count("winter.toml")

# A card as one number: vines by kind, then orders, then summer and winter visitors.
CARD: Final[tuple[int, ...]] = (0, 11, 47, 47 + SUMMER_COUNT)
"""Where each kind of card begins; there is room for eleven kinds of vine."""
CARD_COUNT: Final = 47 + SUMMER_COUNT + WINTER_COUNT

PASS: Final = 8
TAKE_GIFT: Final = 9
TAKE_LIRA: Final = 10
SELL_GRAPES: Final = 11
LOSE_POINT: Final = 12
GIVE_CARDS: Final = 13
PAY_LIRA: Final = 14
PLACE: Final = 16  # + 4 * action + space, of all fourteen actions
FETCH: Final = 72  # + 4 * action + space
FETCH_LIRA_GRANDE: Final = FETCH + 4 * model.GAIN_LIRA + model.BESIDE
"""The grande worker at the space for one lira, where regular workers may also stand."""
WORKER: Final = 128  # + kind of worker
ROW: Final = 130  # + row
DRAW: Final = 137  # + kind of card
PLANT: Final = 141  # + 3 * vine + field
UPROOT: Final = 168  # + 3 * vine + field
HARVEST: Final = 195  # + field
SELL_FIELD: Final = 198  # + field
BUY_FIELD: Final = 201  # + field
BUILD: Final = 204  # + structure
MAKE: Final = 212  # + wine
GRAPE: Final = 216  # + 9 * colour + value - 1
WINE: Final = 234  # + 9 * wine + value - 1
FILL: Final = 270  # + order
VISIT_SUMMER: Final = 306  # + visitor
VISIT_WINTER: Final = VISIT_SUMMER + SUMMER_COUNT  # + visitor
DISCARD: Final = VISIT_WINTER + WINTER_COUNT  # + card, see `CARD`
GIVE: Final = DISCARD + CARD_COUNT  # + card
KEEP: Final = GIVE + CARD_COUNT  # + card
SEAT: Final = KEEP + CARD_COUNT  # + seat
MAMA: Final = SEAT + 6  # + mama
PAPA: Final = MAMA + 18  # + papa
SPOT: Final = PAPA + 18  # + value - 1
CODES: Final = SPOT + 9
"""One more than the highest code."""

VALUES: Final = 9

ROW_CODES: Final = range(ROW, ROW + len(model.ROWS))
HARVEST_CODES: Final = range(HARVEST, HARVEST + len(model.FIELDS))
BUILD_CODES: Final = range(BUILD, BUILD + len(model.STRUCTURES))
MAKE_CODES: Final = range(MAKE, MAKE + len(model.WINES))
"""All answers of a kind, regardless of whether they are possible."""

DISCARD_CODES: Final[tuple[int, ...]] = tuple(range(DISCARD, DISCARD + CARD_COUNT))
GIVE_CODES: Final[tuple[int, ...]] = tuple(range(GIVE, GIVE + CARD_COUNT))
"""The answers that name a card, by its number."""


def vocabulary(tables: Tables) -> Vocabulary:
    """The vocabulary of the game."""
    known = Vocabulary("viticulture")
    add_plain_words(known)
    known.word(PASS, "pass")
    known.word(TAKE_GIFT, "gift")
    known.word(TAKE_LIRA, "lira")
    known.word(SELL_GRAPES, "sell-grapes")
    known.word(LOSE_POINT, "lose-point")
    known.word(GIVE_CARDS, "give-cards")
    known.word(PAY_LIRA, "pay-lira")
    spaces = [f"{model.ACTIONS[action]} {space}" for action in model.BOARD_ACTIONS for space in model.SPACES]
    for code, verb in ((PLACE, "place"), (FETCH, "fetch")):
        known.words(code, verb, "place", spaces)
        for action in (model.GAIN_LIRA, model.USE_YOKE):
            known.words(code + len(model.SPACES) * action, verb, "place", model.ACTIONS[action : action + 1])
    known.words(FETCH_LIRA_GRANDE, "fetch", "place", [f"{model.ACTIONS[model.GAIN_LIRA]} grande"])
    known.words(WORKER, "worker", "worker", model.WORKERS[:2])
    known.words(ROW, "wake", "row", model.ROWS)
    known.words(DRAW, "draw", "deck", model.CARDS)
    planted = [f"{vine} {field}" for vine in tables.vines.ids for field in model.FIELDS]
    known.words(PLANT, "plant", "planting", planted)
    known.words(UPROOT, "uproot", "planting", planted)
    known.words(HARVEST, "harvest", "field", model.FIELDS)
    known.words(SELL_FIELD, "sell", "field", model.FIELDS)
    known.words(BUY_FIELD, "buy", "field", model.FIELDS)
    known.words(BUILD, "build", "structure", model.STRUCTURES)
    known.words(MAKE, "make", "wine", model.WINES)
    known.words(GRAPE, "grape", "grape", _valued(model.COLOURS))
    known.words(WINE, "bottle", "bottle", _valued(model.WINES))
    known.words(FILL, "fill", "order", tables.orders.ids)
    known.words(VISIT_SUMMER, "visit", "summer", tables.summer.ids)
    known.words(VISIT_WINTER, "visit", "winter", tables.winter.ids)
    for code, verb in ((DISCARD, "discard"), (GIVE, "give"), (KEEP, "keep")):
        for kind, ids in enumerate(card_ids(tables)):
            known.words(code + CARD[kind], verb, model.CARDS[kind], ids)
    known.words(SEAT, "player", "seat", [f"seat-{number}" for number in range(1, 7)])
    known.words(MAMA, "mama", "mama", tables.mamas.ids)
    known.words(PAPA, "papa", "papa", tables.papas.ids)
    known.words(SPOT, "spot", "spot", [str(value) for value in range(1, VALUES + 1)])
    return known


def card_ids(tables: Tables) -> tuple[tuple[str, ...], ...]:
    """The ids of all cards, by kind."""
    return (tables.vines.ids, tables.orders.ids, tables.summer.ids, tables.winter.ids)


def seat_noun(seat: int) -> Ref:
    """A player in a message."""
    return Ref("seat", f"seat-{seat + 1}")


def _valued(names: tuple[str, ...]) -> list[str]:
    return [f"{name}-{value}" for name in names for value in range(1, VALUES + 1)]


def card_kind(card: int) -> int:
    """Which of the four kinds a card number is."""
    if card < CARD[1]:
        return model.VINE
    if card < CARD[2]:
        return model.ORDER
    return model.SUMMER_VISITOR if card < CARD[3] else model.WINTER_VISITOR
