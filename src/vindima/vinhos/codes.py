"""Every answer of the game: its code and its token."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from vindima.core.answers import Vocabulary
from vindima.core.combine import add_plain_words
from vindima.vinhos import model

if TYPE_CHECKING:
    from vindima.vinhos.tables import Tables

# The first eight codes are the plain words of every game.
PASSING: Final = 8
STAY: Final = 9
DIVEST: Final = 10
INVEST: Final = 11
MAKE_DOURO: Final = 12
MAKE_PORTO: Final = 13
GO: Final = 16  # + action
USE: Final = 25  # + expert
PLAY: Final = 49  # + expert
RETURN: Final = 73  # + expert
HIRE: Final = 97  # + feature
BUY: Final = 101  # + region
CUBE: Final = 109  # + region
DECK: Final = 117  # + region
TILE: Final = 125  # + vineyard tile
PLACE: Final = 157  # + estate
DROP: Final = 161  # + estate
TRANSFER: Final = 165  # + 4 * from + to
WINE: Final = 181  # + 4 * estate + slot
SELL: Final = 197  # + sale slot
SHIP: Final = 229  # + export slot
WITHDRAW: Final = 261  # + amount - 1
DEPOSIT: Final = 293  # + amount - 1
HOME: Final = 325  # + hangout
LIFT_SALE: Final = 328  # + sale slot
LIFT_EXPORT: Final = 360  # + export slot
LIFT_COURT: Final = 392  # + court space
LIFT_MULTIPLIER: Final = 401  # + multiplier slot
ORDER: Final = 437  # + place
FAIR: Final = 441  # + fair slot
CUBES: Final = 449  # + number
MANAGER: Final = 452  # + manager
BENEFIT: Final = 455  # + court space
TO_COURT: Final = 464  # + court space
TO_MULTIPLIER: Final = 473  # + multiplier slot
DISCARD: Final = 509  # + vineyard tile
CODES: Final = 541
"""One more than the highest code."""


def vocabulary(tables: Tables) -> Vocabulary:
    """The vocabulary of the game; only slots that exist in the tables get a token."""
    known = Vocabulary("vinhos")
    add_plain_words(known)
    known.word(PASSING, "pass")
    known.word(STAY, "stay")
    known.word(DIVEST, "divest")
    known.word(INVEST, "invest")
    known.word(MAKE_DOURO, "douro")
    known.word(MAKE_PORTO, "porto")
    known.words(GO, "go", "action", model.ACTIONS)
    known.words(USE, "use", "expert", tables.experts.ids)
    known.words(PLAY, "play", "expert", tables.experts.ids)
    known.words(RETURN, "return", "expert", tables.experts.ids)
    known.words(HIRE, "hire", "feature", model.FEATURES)
    known.words(BUY, "buy", "region", model.REGIONS)
    known.words(CUBE, "cube", "region", model.REGIONS)
    known.words(DECK, "deck", "region", model.REGIONS)
    known.words(TILE, "next", "vineyard", tables.vineyards.ids)
    estates = counted("estate", model.ESTATES)
    known.words(PLACE, "place", "estate", estates)
    known.words(DROP, "drop", "estate", estates)
    known.words(TRANSFER, "transfer", "transfer", crossed(estates, estates))
    known.words(WINE, "wine", "wine", crossed(estates, counted("slot", model.STORE)))
    known.words(SELL, "sell", "sale", tables.sales.ids)
    known.words(SHIP, "ship", "export", tables.export.ids)
    amounts = [str(amount) for amount in range(1, tables.bank.account_max + 1)]
    known.words(WITHDRAW, "withdraw", "amount", amounts)
    known.words(DEPOSIT, "deposit", "amount", amounts)
    known.words(HOME, "home", "hangout", model.HANGOUTS)
    known.words(LIFT_SALE, "lift-sale", "sale", tables.sales.ids)
    known.words(LIFT_EXPORT, "lift-export", "export", tables.export.ids)
    known.words(LIFT_COURT, "lift-court", "court", model.COURT)
    known.words(ORDER, "order", "place", counted("place", model.MOST_PLAYERS))
    known.words(FAIR, "fair", "fair", tables.fair.slot_ids)
    known.words(CUBES, "cubes", "number", [str(number) for number in range(model.CUBES_ROOM + 1)])
    known.words(MANAGER, "manager", "manager", model.MANAGERS)
    known.words(BENEFIT, "benefit", "court", model.COURT)
    known.words(TO_COURT, "to", "court", model.COURT)
    known.words(DISCARD, "discard", "vineyard", tables.vineyards.ids)
    for place, name in enumerate(model.MULTIPLIERS):
        slots = counted(name, tables.managers.multiplier_slots[place])
        first = model.MULTIPLIER_ROOM * place
        known.words(LIFT_MULTIPLIER + first, "lift-multiplier", "multiplier", slots)
        known.words(TO_MULTIPLIER + first, "multiply", "multiplier", slots)
    return known


def counted(noun: str, count: int) -> list[str]:
    """`estate-1`, `estate-2`, …"""
    return [f"{noun}-{number}" for number in range(1, count + 1)]


def crossed(first: Sequence[str], second: Sequence[str]) -> list[str]:
    """Every pair, as `first-second`."""
    return [f"{one}-{other}" for one in first for other in second]
