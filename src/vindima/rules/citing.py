"""Finds the paragraphs of the rules reference that a step or a reason cites. Standard library only."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

__all__ = ["ELSEWHERE", "TITLES", "citations"]

TITLES: Final = {"vinhos": "Vinhos", "viticulture": "Viticulture"}
RULING: Final = re.compile(r"([VT]\d+)|[a-z]+(?:_[a-z]+)*")
"""A ruling's id: a letter and a number, or a name in lower case."""

BY_DETAIL: Final = ("Campaign", "Regions", "Structures", "Visitors")
"""Chapters whose entries are cited individually: `Regions: Douro, Lisboa`."""

ELSEWHERE: Final = {
    "Aging": "ageing",
    "All components are limited": "supplies",
    "All purchases are made in cash": "money",
    "Automa: Organizer": "automa-wake-up-track organizer",
    "Automa: wake-up chart": "automa-wake-up-track",
    "Chinese edition, variants: barrels from the home market": "variant-barrels-go-home",
    "Chinese edition, variants: player order": "variant-order-by-region",
    "Costs are paid in full": "paying",
    "End of the year and of the game": "end-of-the-year end-of-the-game",
    "Maintenance: interest": "interest",
    "Maintenance: salaries": "salaries",
    "Maintenance: unpaid interest": "interest",
    "Making wine: cellars": "making-wine cellars",
    "Only one tile or barrel on a slot": "one-to-a-slot",
    "Press release: different managers": "managers",
    "Press release: managers": "managers",
    "Press release: no barrels in the first year": "managers",
    "Press release: the managers' requests": "managers",
    "Sales and Export": "sales export",
    "Sales and Export: wine value": "sales export wine-value",
    "Sell grapes": "sell-grapes-or-trade-a-field",
    "Sell or buy a field": "sell-grapes-or-trade-a-field",
    "Spring: wake-up chart": "wake-up-track",
    "Taking actions: movement": "movement",
    "Wake-up chart": "wake-up-track",
    "Wine experts: at most six": "at-most-six",
    "Wine tasting fair: end of fair operations": "end-of-the-fair",
    "Wine tasting fair: experts": "playing-experts",
    "Wine tasting fair: late announcements": "late-announcements",
    "Wine tasting fair: the fair slot": "playing-experts fair-slots",
    "Wine tasting fair: the fair tile": "playing-experts",
    "the question asked": "answers",
    "undo goes back to the first answer": "undo",
    "undo stops where something hidden was shown": "undo",
}
"""Citations that do not match the ids of their paragraphs. Ids stay when a heading changes."""


@cache
def citations(rule: str, game: str) -> tuple[str, ...]:
    """The anchors of the paragraphs that a citation names, without duplicates.

    >>> citations("Vinhos, Sales; V17", "vinhos")
    ('sales', 'v17')
    """
    found: list[str] = []
    for part in filter(None, rule.removeprefix(f"{TITLES[game]}, ").split(";")):
        found += cited(part.strip())
    return tuple(dict.fromkeys(found))


def cited(part: str) -> list[str]:
    """The anchors of one part of a citation, between two semicolons."""
    if part in ELSEWHERE:
        return ELSEWHERE[part].split()
    names = part.split(", ")
    rulings = [RULING.fullmatch(name) for name in names]
    if all(rulings):
        return [slug(m[0]) if m[1] else f"ruling-{slug(m[0])}" for m in rulings if m]
    chapter, _, details = part.partition(": ")
    return [slug(name) for name in (details if chapter in BY_DETAIL and details else chapter).split(", ")]


def slug(words: str) -> str:
    """Turn words into an anchor: lowercase ASCII letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[a-z0-9]+", plain.lower().replace("'", "")))
