"""The rules reference: what the games' rules say in our own words, one citable paragraph after the other.

A paragraph is a heading with an id (`### Sales {#sales}`) and the text below it. Tables of cards, tiles and
prices are not written but filled in from the games' data, with the words of the catalogues.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from vindima.locale import MissingText, Text
from vindima.rules import vinhos, viticulture
from vindima.rules.tables import Book, filled

__all__ = ["Paragraph", "anchors", "citations", "games", "languages", "paragraphs", "reference"]

TITLES: Final = {"vinhos": "Vinhos", "viticulture": "Viticulture"}
TABLES: Final = {"vinhos": vinhos.TABLES, "viticulture": viticulture.TABLES}
HEADING: Final = re.compile(r"^(#+) (.+) \{#([a-z0-9-]+)\}$", re.MULTILINE)
RULING: Final = re.compile(r"([VT]\d+)|[a-z]+(?:_[a-z]+)*")
"""A ruling's id: a letter and a number, or a name in small letters."""

BY_DETAIL: Final = ("Campaign", "Regions", "Structures", "Visitors")
"""Chapters that are cited for one of their entries: `Regions: Douro, Lisboa`."""

ELSEWHERE: Final = {
    "All components are limited": "supplies",
    "All purchases are made in cash": "money",
    "Automa: Organizer": "automa-wake-up-track organizer",
    "Automa: wake-up track": "automa-wake-up-track",
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
    "Spring: wake-up track": "wake-up-track",
    "Taking actions: movement": "movement",
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
"""The paragraphs that the rules cite by other words than their headings' ids."""


class Paragraph(NamedTuple):
    """One citable paragraph; what a search looks through and finds."""

    anchor: str
    heading: str
    text: str
    level: int
    """1 for the title, 2 for a chapter, and so on."""


def games() -> list[str]:
    """The games that have a reference."""
    return list(TITLES)


def languages(game: str) -> list[str]:
    """The languages in which a game's reference is written."""
    folders = [entry for entry in resources.files(__package__).iterdir() if entry.is_dir()]
    return sorted(folder.name for folder in folders if folder.joinpath(f"{game}.md").is_file())


@cache
def citations(rule: str, game: str) -> tuple[str, ...]:
    """The anchors of the paragraphs that a step or a reason rests on, each once.

    >>> citations("Vinhos, Sales; V17", "vinhos")
    ('sales', 'v17')
    """
    found: list[str] = []
    for part in filter(None, rule.removeprefix(f"{TITLES[game]}, ").split(";")):
        found += cited(part.strip())
    return tuple(dict.fromkeys(found))


def cited(part: str) -> list[str]:
    """The anchors of what stands between two semicolons."""
    if part in ELSEWHERE:
        return ELSEWHERE[part].split()
    names = part.split(", ")
    rulings = [RULING.fullmatch(name) for name in names]
    if all(rulings):
        return [slug(m[0]) if m[1] else f"ruling-{slug(m[0])}" for m in rulings if m]
    chapter, _, details = part.partition(": ")
    return [slug(name) for name in (details if chapter in BY_DETAIL and details else chapter).split(", ")]


def slug(words: str) -> str:
    """Words as an anchor: plain small letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[a-z0-9]+", plain.lower().replace("'", "")))


@cache
def reference(game: str, language: str) -> str:
    """The rules of a game in a language as Markdown, tables included; a missing language is an error."""
    file = resources.files(__package__).joinpath(language, f"{game}.md")
    if game not in TITLES or not file.is_file():
        raise MissingText(f"there are no rules of {game!r} in {language!r}")
    book = Book(game, Text(language, spell_unknown=False))
    return filled(file.read_text("utf-8"), book, TABLES[game])


def paragraphs(game: str, language: str) -> list[Paragraph]:
    """The reference cut at its headings, in order."""
    pieces = HEADING.split(reference(game, language))[1:]
    return [
        Paragraph(anchor, heading, text.strip(), len(marks))
        for marks, heading, anchor, text in zip(*(pieces[place::4] for place in range(4)), strict=True)
    ]


def anchors(game: str, language: str) -> list[str]:
    """The ids of all paragraphs, in order."""
    return [paragraph.anchor for paragraph in paragraphs(game, language)]
