"""The paths below /api/rules: the rules reference, ready to be shown."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fastapi import APIRouter, Response
from markdown_it import MarkdownIt

from vindima import rules
from vindima.server.live import packed
from vindima.server.problems import Problem

__all__ = ["router"]

router = APIRouter(prefix="/api/rules")

# Without HTML of its own and without styles: what it gives may stand in a page.
MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
FALLBACK: Final = "en"
KEPT: Final = "max-age=600"


@router.get("/{game}/{language}")
def book(game: str, language: str) -> Response:
    """The rules of a game; in English where the language has none."""
    if game not in rules.games():
        raise Problem("no-page", "there are no rules of this game")
    spoken = language if language in rules.languages(game) else FALLBACK
    return Response(written(game, spoken), media_type="application/json", headers={"cache-control": KEPT})


@cache
def written(game: str, language: str) -> str:
    found: list[dict[str, Any]] = [
        {
            "anchor": paragraph.anchor,
            "heading": paragraph.heading,
            "level": paragraph.level,
            "html": MARKDOWN.render(paragraph.text),
        }
        for paragraph in rules.paragraphs(game, language)
    ]
    return packed({"language": language, "paragraphs": found})
