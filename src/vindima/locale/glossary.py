"""The glossary: the agreed terms of all languages, from `glossary.toml`, and their docs page."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

__all__ = ["LANGUAGES", "Term", "page", "terms"]

LANGUAGES: Final = {"en": "English", "pl": "Polish", "fr": "French", "zh": "Chinese", "pt": "Portuguese"}
"""The columns of the glossary, by language code."""
TITLES: Final = {"vinhos": "Vinhos", "viticulture": "Viticulture"}
NOTE: Final = (
    "<!-- Written by `python -m vindima.locale --write docs/reference/glossary.md`; "
    "its source is src/vindima/locale/glossary.toml. -->"
)
INTRODUCTION: Final = """\
# Glossary

The terms that the catalogues, rules, lessons and documentation use, in five languages. **Bold** terms come
from the box, that is, from a published edition in that language. The others are ours, because we have no
rulebook in that language or because it has no word for the thing. [How to translate](../how-to/translate.md)
explains how to use and change them."""


class Term:
    """One term of one game: its word in each language, its source, and which entries use it."""

    def __init__(self, game: str, id: str, entry: dict[str, object]) -> None:
        def strings(name: str) -> list[str]:
            found = entry.get(name)
            if not isinstance(found, list):
                raise ValueError(f"glossary.toml, {game}.{id}: {name} must be a list")
            return [str(item) for item in found]

        self.game = game
        self.id = id
        self.words = {language: str(entry[language]) for language in LANGUAGES}
        self.box = frozenset(strings("box"))
        self.keys = strings("keys")
        forms = entry.get("forms", {})
        assert isinstance(forms, dict)
        self.forms = {language: str(forms.get(language, word)) for language, word in self.words.items()}
        if unknown := (set(entry) - {"box", "keys", "forms"} | self.box | set(forms)) - set(LANGUAGES):
            raise ValueError(f"glossary.toml, {game}.{id}: unknown {', '.join(sorted(unknown))}")

    def cell(self, language: str) -> str:
        """The word in a table of the page, in bold if it comes from the box."""
        word = self.words[language]
        return f"**{word}**" if language in self.box else word


def terms() -> list[Term]:
    """All terms, in the order of the file."""
    text = resources.files(__package__).joinpath("glossary.toml").read_text("utf-8")
    games = tomllib.loads(text)
    return [Term(game, id, entry) for game in games for id, entry in games[game].items()]


def page() -> str:
    """The glossary in Markdown: a table for each game, the languages side by side."""
    parts = [NOTE, "", INTRODUCTION]
    heading = [f"| {' | '.join(LANGUAGES.values())} |", "| --- " * len(LANGUAGES) + "|"]
    for game, title in TITLES.items():
        rows = (term for term in terms() if term.game == game)
        parts += ["", f"## {title}", "", *heading]
        parts += [f"| {' | '.join(term.cell(language) for language in LANGUAGES)} |" for term in rows]
    return "\n".join(parts) + "\n"
