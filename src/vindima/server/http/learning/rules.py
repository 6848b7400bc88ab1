"""Endpoints below /api/rules: the rules reference as HTML."""

from __future__ import annotations

from functools import cache
from typing import Final

from markdown_it import MarkdownIt

from vindima.locale import Text
from vindima.rules import reference
from vindima.rules.worked import Example, Values, worded
from vindima.server.http.requests.encoding import packed
from vindima.server.http.schema import Encoded, Router
from vindima.server.tables.common.problems import Problem
from vindima.server.wire import learning as wire_learning

__all__ = ["router"]

router = Router(prefix="/api/rules")

# Raw HTML in the source is escaped, so the result is safe to insert into a page.
MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
FALLBACK: Final = "en"
KEPT: Final = "max-age=600"


@router.get("/{game}/{language}")
def book(game: str, language: str) -> Encoded[wire_learning.Book]:
    """The rules of a game; in English if there is no translation."""
    if game not in reference.games():
        raise Problem("no-page", "there are no rules for this game")
    spoken = language if language in reference.languages(game) else FALLBACK
    return Encoded(written(game, spoken), headers={"cache-control": KEPT})


@cache
def written(game: str, language: str) -> str:
    text = Text(language, spell_unknown=False)
    found: list[wire_learning.Paragraph] = [
        {
            "anchor": paragraph.anchor,
            "heading": paragraph.heading,
            "level": paragraph.level,
            "html": MARKDOWN.render(paragraph.text),
            "examples": [shown(example, text) for example in reference.examples_of(game, paragraph.anchor)],
        }
        for paragraph in reference.paragraphs(game, language)
    ]
    book: wire_learning.Book = {"language": language, "paragraphs": found}
    return packed(book)


def shown(example: Example, text: Text) -> wire_learning.Example:
    """A worked example, with its texts in a language."""
    facts: list[wire_learning.ExampleFact] = [
        {
            "name": fact.name,
            "kind": fact.kind,
            "label": fact.label(example.game, text),
            "before": state(fact.before, fact.kind, example.game, text),
            "after": state(fact.after, fact.kind, example.game, text),
        }
        for fact in example.facts
    ]
    return {
        "id": example.id,
        "seat": example.seat,
        "text": example.explains(text),
        "answers": example.answered(text),
        "facts": facts,
    }


def state(values: Values, kind: str, game: str, text: Text) -> wire_learning.ExampleState:
    return {"values": list(values), "words": worded(values, kind, game, text)}
