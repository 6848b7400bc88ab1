"""The rules reference of a game in a language, divided into citable paragraphs."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from vindima.locale import MissingText, Text
from vindima.rules import vinhos, viticulture
from vindima.rules.citing import TITLES
from vindima.rules.tables import HEADING, Book, filled
from vindima.rules.worked import Example, examples, markdown

__all__ = ["TABLES", "Paragraph", "anchors", "examples_of", "games", "languages", "paragraphs", "reference"]

TABLES: Final = {"vinhos": vinhos.TABLES, "viticulture": viticulture.TABLES}


class Paragraph(NamedTuple):
    """One citable paragraph, the unit of the search."""

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
def reference(game: str, language: str) -> str:
    """The rules of a game in a language as Markdown, with tables and worked examples.

    Raises an error if the language is missing.
    """
    text = Text(language, spell_unknown=False)
    blocks = []
    for paragraph in paragraphs(game, language):
        blocks.append(f"{'#' * paragraph.level} {paragraph.heading} {{#{paragraph.anchor}}}")
        blocks += [paragraph.text] if paragraph.text else []
        blocks += [markdown(example, text) for example in examples_of(game, paragraph.anchor)]
    return "\n\n".join(blocks) + "\n"


def examples_of(game: str, anchor: str) -> list[Example]:
    """The worked examples that belong to a paragraph."""
    return [example for example in examples(game) if example.paragraph == anchor]


@cache
def _source(game: str, language: str) -> str:
    """The text of the rules with its tables."""
    file = resources.files(__package__).joinpath(language, f"{game}.md")
    if game not in TITLES or not file.is_file():
        raise MissingText(f"there are no rules for {game!r} in {language!r}")
    book = Book(game, Text(language, spell_unknown=False))
    return filled(file.read_text("utf-8"), book, TABLES[game])


def paragraphs(game: str, language: str) -> list[Paragraph]:
    """The reference divided at its headings, in order."""
    pieces = HEADING.split(_source(game, language))[1:]
    return [
        Paragraph(anchor, heading, text.strip(), len(marks))
        for marks, heading, anchor, text in zip(*(pieces[place::4] for place in range(4)), strict=True)
    ]


def anchors(game: str, language: str) -> list[str]:
    """The ids of all paragraphs, in order."""
    return [paragraph.anchor for paragraph in paragraphs(game, language)]
