"""The catalogues of the browser pages have exactly the entries that pages and server use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vindima
from vindima.bots import BOTS
from vindima.bots.thinking.value import styles
from vindima.locale import Text

PACKAGE = Path(vindima.__file__).parent
ROOT = Path(__file__).parents[2]
PAGES = ROOT / "src" / "vindima" / "web" / "src"
ENTRY = re.compile(r"^(-?[a-z][a-z0-9-]*) =", re.MULTILINE)
SPOKEN = re.compile(r"""["'`](web-[a-z0-9-]*[a-z0-9])["'`]""")
BEGUN = re.compile(r"""[`"](web-[a-z0-9-]+-)\$?\{""")
"""A key completed at run time: `web-theme-${theme}` on a page, f"web-note-{action}" on the server."""
FAMILY = re.compile(r'\bword\(\s*"([a-z_-]+)"')
"""The same on a board, where `word("worker", id)` is a noun of a kind that only the board uses."""


@pytest.fixture(scope="module")
def sources() -> str:
    files = [path for path in PAGES.rglob("*") if path.suffix in (".ts", ".svelte")]
    files = [path for path in files if not path.name.endswith(".test.ts")]
    return "\n".join(path.read_text("utf-8") for path in files)


def families() -> set[str]:
    """The prefixes of the keys of nouns that only the boards use."""
    found = set()
    for game in vindima.games():
        for path in (PAGES / "games" / game).rglob("*.*"):
            kinds = FAMILY.findall(path.read_text("utf-8"))
            found |= {f"web-{game}-{kind.replace('_', '-')}-" for kind in kinds}
    return found


def entries(language: str) -> set[str]:
    files = sorted((PACKAGE / "locale" / language).glob("web*.ftl"))
    found = [key for file in files for key in ENTRY.findall(file.read_text("utf-8"))]
    assert len(found) == len(set(found)), "a key is duplicated"
    return set(found)


def test_every_key_that_a_page_names_has_an_entry(sources):
    named = set(SPOKEN.findall(sources)) - {file.stem for file in PACKAGE.glob("locale/*/web*.ftl")}
    assert named - entries("en") == set()


def test_every_entry_is_used_by_a_page_or_the_server(sources):
    server = "".join(path.read_text("utf-8") for path in (PACKAGE / "server").rglob("*.py"))
    named = {*SPOKEN.findall(sources), *SPOKEN.findall(server)}
    begun = (*BEGUN.findall(sources + server), *families())
    assert [key for key in sorted(entries("en")) if key not in named and not key.startswith(begun)] == []


def test_every_bot_and_style_has_a_name():
    named = {style for game in vindima.games() for style in styles(game)}
    text = Text("en")
    assert all(text.say(f"bot-{code}") for code in BOTS)
    assert all(text.say(f"web-style-{style}") for style in named)


def test_every_term_that_an_adviser_weighs_has_a_name():
    terms = {f"web-term-{game}-{term}" for game in vindima.games() for term in vindima.game(game).terms}
    assert {key for key in entries("en") if key.startswith("web-term-")} == terms


def test_every_game_is_introduced_and_every_option_explained():
    wanted = {f"web-{what}-{game}" for game in vindima.games() for what in ("game", "about")}
    for name in vindima.games():
        for option in vindima.game(name).options:
            if option.choices:
                key = f"web-option-{name}-{option.name}".replace("_", "-")
                wanted |= {key, f"{key}-help"}
    assert wanted <= entries("en")
    explained = {key for key in entries("en") if key.startswith("web-option-") and key.endswith("-help")}
    assert explained <= wanted


def test_every_choice_of_an_option_has_a_name():
    text = Text("en", spell_unknown=False)
    for name in vindima.games():
        for option in vindima.game(name).options:
            for choice in option.choices:
                if isinstance(choice, str):
                    key = f"web-option-{name}-{option.name}-{choice}".replace("_", "-")
                    assert key in entries("en") or text.noun(name, option.name, choice)
