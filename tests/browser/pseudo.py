"""A pseudo-language: English with accents, in brackets and about 40% longer.

It replaces the English catalogues on their way to the browser. A text without accents has therefore not come
from a catalogue, and a place that is too narrow for this language is too narrow for some real one.
"""

from __future__ import annotations

import base64
import calendar
import html
import json
import re
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Error, Page

from tests.browser.reading import CATALOGUES, NAMES
from vindima.locale import ENTRY, MissingText, Text, capital, thousands

PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED: Final = "áƀćďéƒğĥíĵķĺḿńóṕɋŕśţúṽẃẋýžÁɃĆĎÉƑĞĤÍĴĶĹḾŃÓṔɊŔŚŢÚṼẂẊÝŽ"
ACCENTS: Final = str.maketrans(PLAIN, ACCENTED)
VOWEL: Final = re.compile(r"[áéíóúý]")
CHUNK: Final = re.compile(r"var (\w+)=`(.*)`;export\{\1 as default\};?\s*", re.DOTALL)
"""How catalogues are delivered: as one string in a separate script."""
ESCAPE: Final = re.compile(r"\\([\\`$])")
TAG: Final = re.compile(r"(<[^>]*>)")
LETTERS: Final = re.compile(r"[^\W\d_]*[A-Za-z][^\W\d_]+|[^\W\d_]+[A-Za-z]")
"""Words with an unaccented letter; a single letter is a seat or a key."""
SPOKEN: Final = ("English", "français", "polski", "português")
BY_THE_BROWSER: Final = frozenset(
    [
        *SPOKEN,
        *("and", "now", "second", "seconds", "minute", "minutes", "ago"),
        *calendar.day_name,
        *calendar.month_abbr,
    ]
)
"""Words that the browser supplies: in lists, times, dates and names of languages."""


TEXTS: Final = ("*/assets/en-*.js", "*/api/rules/*/en")
"""Where the browser finds English texts."""
BODIES: Final[dict[str, str]] = {}
"""The replacement for the file at each path. A script's path changes with its content."""


def accented(text: str) -> str:
    """Every letter with an accent, vowels doubled to make the text longer."""
    return VOWEL.sub(r"\g<0>\g<0>", text.translate(ACCENTS))


class Bracketing(Transformer):  # type: ignore[misc]
    """Adds accents and brackets to the text of a message; keys and arguments stay as they are."""

    letters = False
    """True once the current message has a letter."""

    def visit_Message(self, message: ast.Message) -> ast.Message:  # noqa: N802 (Fluent's name)
        self.letters = False
        self.generic_visit(message)
        if message.value and self.letters:
            message.value.elements = [ast.TextElement("⟦"), *message.value.elements, ast.TextElement("⟧")]
        return message

    def visit_TextElement(self, text: ast.TextElement) -> ast.TextElement:  # noqa: N802
        own = accented(text.value)
        self.letters |= own != text.value
        text.value = own
        return text


@cache
def trees() -> dict[str, ast.Resource]:
    """The tree of the pseudo-catalogue for each English catalogue; parsing takes seconds."""
    english = [path.read_text("utf-8") for path in (CATALOGUES / "en").glob("*.ftl")]
    return {text: Bracketing().visit(FluentParser(with_spans=False).parse(text)) for text in english}


@cache
def catalogues() -> dict[str, str]:
    """The pseudo-catalogue for each English catalogue."""
    return {english: FluentSerializer().serialize(tree) for english, tree in trees().items()}


@cache
def resources() -> list[Any]:
    """The pseudo-catalogues as resources for a bundle."""
    found = []
    for tree in trees().values():
        found.append(FluentResource(""))
        found[-1].body = tree.body
    return found


def said() -> dict[str, str]:
    """The English and the pseudo text of every message without arguments."""
    english, own = Text("en"), Pseudo()
    found = {}
    for key in ENTRY.findall("\n".join(catalogues())):
        with suppress(MissingText):
            found[english.say(key)] = own.say(key)
    return found


class Pseudo(Text):
    """The catalogue of this language."""

    def __init__(self) -> None:
        super().__init__("en")
        functions: dict[str, Any] = {"THOUSANDS": thousands, "CAPITAL": capital}
        self._bundle = FluentBundle(["en"], functions=functions, use_isolating=False)
        for resource in resources():
            self._bundle.add_resource(resource)


def in_script(script: str) -> str:
    """A script of English catalogues, translated."""
    match = CHUNK.fullmatch(script)
    assert match, f"not a script of catalogues: {script[:200]}"
    said = ESCAPE.sub(r"\1", match[2])
    for english, own in catalogues().items():
        said = said.replace(english, own)
    return f"export default {json.dumps(said)}"


def in_rules(book: str) -> str:
    """The rules reference in this language, as the server would send it."""
    rules = json.loads(book)
    for paragraph in rules["paragraphs"]:
        paragraph["heading"] = f"⟦{accented(paragraph['heading'])}⟧"
        parts = TAG.split(paragraph["html"])
        paragraph["html"] = "".join(part if part.startswith("<") else in_markup(part) for part in parts)
        for example in paragraph["examples"]:
            example["text"] = accented(example["text"])
            example["answers"] = [accented(answer) for answer in example["answers"]]
            for fact in example["facts"]:
                fact["label"] = accented(fact["label"])
                for state in (fact["before"], fact["after"]):
                    state["words"] = [accented(word) for word in state["words"]]
    return json.dumps(rules)


def in_markup(text: str) -> str:
    return html.escape(accented(html.unescape(text)))


def plain(texts: Iterable[str]) -> list[str]:
    """The texts that did not come from a catalogue, except for names and the browser's own words."""
    known = NAMES | BY_THE_BROWSER
    return [text for text in sorted(texts) if not set(LETTERS.findall(text)) <= known]


def speak(page: Page) -> None:
    """Show an English page in this language.

    Playwright's routes would pause every request and disable the browser's cache; this pauses only requests
    for texts.
    """
    session = page.context.new_cdp_session(page)

    def answer(paused: dict[str, Any]) -> None:
        url = urlsplit(paused["request"]["url"])
        if url.path not in BODIES:
            text = page.request.get(url.geturl()).text()
            BODIES[url.path] = in_script(text) if url.path.endswith(".js") else in_rules(text)
        kind = "text/javascript" if url.path.endswith(".js") else "application/json"
        response = {
            "requestId": paused["requestId"],
            "responseCode": 200,
            "responseHeaders": [{"name": "Content-Type", "value": kind}],
            "body": base64.b64encode(BODIES[url.path].encode()).decode(),
        }
        # The page may have been left meanwhile.
        with suppress(Error):
            session.send("Fetch.fulfillRequest", response)

    session.on("Fetch.requestPaused", answer)
    session.send("Fetch.enable", {"patterns": [{"urlPattern": pattern} for pattern in TEXTS]})
