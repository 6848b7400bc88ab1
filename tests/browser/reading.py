"""The texts and labels of a page, and which of them are not in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page

import vindima
from vindima.rules.reference import games, reference
from vindima.server.tables.common.bots import NAMES as BOT_NAMES
from vindima.viticulture.tables import load_tables

CATALOGUES: Final = Path(vindima.__file__).parent / "locale"
PARENTS: Final = (load_tables().mamas.names, load_tables().papas.names)
NAMES: Final = frozenset(
    [
        *("Vindima", "VINDIMA", "Vinhos", "Viticulture"),
        *("Alexandre", "Beatriz", "Constantino", "Casa", "de", "Fados", "Enoteca"),
        *(name for names in (*PARENTS, *BOT_NAMES.values()) for name in names),
        *("Ana", "Bela", "Caio", "Bo"),
        *("Chrome", "Linux"),
        *("BG", "Stats", "BoardGameGeek", "Discord", "Slack", "Matrix", "JSON", "https"),
        "Tab",
    ]
)
"""Words that stay in Latin letters: names of games, places, people, bots, devices, services and keys."""
LANGUAGES: Final = frozenset({"English", "français", "polski", "português", "中文"})
"""The languages, each named in itself: a list of languages looks the same in all of them."""
REGION: Final = frozenset({"trás", "os", "montes"})
"""The words of a name that may occur in sentences of any language."""
RAW: Final = re.compile(
    r"\b(?:web|cli|core|learn|vinhos|viticulture)-[a-z0-9]+(?:-[a-z0-9]+)*"
    r"|[{}$_\u2066-\u2069\ufffd]|\b(?:undefined|NaN)\b|\[object"
)
"""Raw keys, braces and arguments, direction marks, and JavaScript's undefined values."""
WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
LATIN: Final = re.compile(r"[A-Za-z]{2,}")
RUN: Final = 3
"""How many consecutive English words are not a coincidence."""

READER: Final = """
  const named = ['aria-label', 'title', 'placeholder', 'alt'];
  const seen = new Set();
  const keep = (text) => {
    const plain = (text ?? '').replaceAll(/\\s+/g, ' ').trim();
    if (plain) seen.add(plain);
  };
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement?.closest('script, style')) keep(node.data);
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      for (const name of named) keep(node.getAttribute(name));
      for (const child of node.childNodes) read(child);
    }
  };
"""
"""Reads the texts and labels of a node."""
WATCH: Final = f"""() => {{
  if ('readSoFar' in window) return;
  {READER}
  const see = (changes) => {{
    for (const {{ type, target, addedNodes }} of changes)
      if (type === 'childList') addedNodes.forEach(read);
      else read(target);
  }};
  const all = {{ subtree: true, childList: true, characterData: true, attributes: true }};
  new MutationObserver(see).observe(document, {{ ...all, attributeFilter: named }});
  window.readSoFar = () => {{
    const found = [...seen];
    seen.clear();
    return found;
  }};
}}"""
PRESENT: Final = f"""() => {{
  {READER}
  read(document.body);
  return [...seen];
}}"""


def watch(page: Page) -> None:
    """Record every text that appears on this page from now on, however briefly."""
    page.add_init_script(f"({WATCH})()")


def read(page: Page) -> set[str]:
    """The texts and labels that appeared since the page was opened or since the last call."""
    found: list[str] = page.evaluate("() => window.readSoFar()")
    return set(found)


def read_present(page: Page) -> set[str]:
    """The texts and labels on the page now; needs no `watch`."""
    found: list[str] = page.evaluate(PRESENT)
    return set(found)


class Pieces(Visitor):  # type: ignore[misc]
    """The texts of a catalogue, split at arguments."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.whole: set[str] = set()
        """Messages and variants without arguments."""

    def visit_Pattern(self, pattern: ast.Pattern) -> None:  # noqa: N802 (Fluent's name)
        texts = [element.value for element in pattern.elements if isinstance(element, ast.TextElement)]
        self.found += texts
        if len(texts) == len(pattern.elements) == 1:
            self.whole.add(texts[0].casefold())
        self.generic_visit(pattern)


@cache
def pieces(language: str) -> Pieces:
    found = Pieces()
    for path in (CATALOGUES / language).glob("*.ftl"):
        found.visit(FluentParser(with_spans=False).parse(path.read_text("utf-8")))
    return found


def words(text: str) -> list[str]:
    return WORD.findall(text.casefold().replace("’", "'"))


def runs(text: str) -> Iterator[tuple[str, ...]]:
    found = words(text)
    return zip(*(found[start:] for start in range(RUN)), strict=False)


@cache
def vocabulary(language: str) -> tuple[frozenset[str], frozenset[tuple[str, ...]], frozenset[str]]:
    """The words and word sequences in a language's texts, and its messages without arguments."""
    said = pieces(language)
    texts = [*said.found, *(reference(game, language) for game in games())]
    return (
        frozenset(word for text in texts for word in words(text)),
        frozenset(run for text in texts for run in runs(text)),
        frozenset(said.whole),
    )


def foreign(text: str, language: str) -> list[str]:
    """The English in a text of another language: messages, word sequences and single words."""
    if language == "en":
        return []
    found: list[Any] = []
    if language == "zh":
        found += [word for word in LATIN.findall(text) if word not in NAMES]
    english, own = vocabulary("en"), vocabulary(language)
    found += [word for word in words(text) if len(word) > 1 and word in english[0] and word not in own[0]]
    english_runs = (run for run in runs(text) if run in english[1] and run not in own[1])
    found += [" ".join(run) for run in english_runs if not REGION & set(run)]
    if len(text) > 1 and text.casefold() in english[2] - own[2]:
        found.append(text)
    return found


def faults(texts: Iterable[str], language: str) -> list[str]:
    """The texts that a reader of this language should not see, each with the reason."""
    checked = sorted(set(texts) - LANGUAGES)
    wrong = ((text, [*RAW.findall(text), *foreign(text, language)]) for text in checked)
    return [f"{text!r}: {', '.join(map(str, found))}" for text, found in wrong if found]
