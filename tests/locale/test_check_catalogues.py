"""The catalogue for checking numbers has exactly the entries that its pages and command use."""

from __future__ import annotations

import re
from pathlib import Path

import vindima
from vindima.checking import parts
from vindima.core.explain import Ref

PACKAGE = Path(vindima.__file__).parent
ROOT = Path(__file__).parents[2]
SOURCES = (ROOT / "src/vindima/web/src", ROOT / "src/vindima/cli", ROOT / "src/vindima/checking")
KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
NAMED = re.compile(r"""["'`]((?:[a-z]+-)?check-[a-z0-9-]*[a-z0-9])["'`]""")

KINDS_OF_NOUNS = {"check-bonus", "check-multiplier"}
"""Strings in the sources that look like keys but are kinds of nouns."""


def entries() -> set[str]:
    return set(KEY.findall((PACKAGE / "locale" / "en" / "check.ftl").read_text("utf-8")))


def named() -> set[str]:
    """The keys in the sources, and those built from parts, fields, choices and states."""
    files = [path for root in SOURCES for path in root.rglob("*") if path.suffix in (".ts", ".svelte", ".py")]
    text = "\n".join(path.read_text("utf-8") for path in files if not path.name.endswith(".test.ts"))
    found = {key for key in NAMED.findall(text) if not key.startswith(("web-", "cli-", "vindima-"))}
    found |= {f"check-{stand}" for stand in ("known", "open", "confirmed", "corrected")}
    expected = ["range", "entries", "number", "choice", "flag", "rising", "never-falling", "different"]
    expected += ["first-year", "numbered", "column-slot"]
    found |= {f"check-expected-{kind}" for kind in expected}
    for game in vindima.games():
        for part in parts(game):
            found |= {f"{game}-check-part-{part.id}", f"{game}-check-about-{part.id}"}
            for item in part.items:
                found |= {f"{game}-check-field-{field.key}".replace("_", "-") for field in item.fields}
                found |= {
                    noun_key(game, field.noun, choice) for field in item.fields for choice in field.choices
                }
                refs = [arg for arg in item.label.args.values() if isinstance(arg, Ref)]
                found |= {noun_key(game, ref.kind, ref.id) for ref in refs}
    return found


def noun_key(game: str, kind: str, id: str) -> str:
    return re.sub(r"\d+", "n", f"{game}-{kind}-{id}").replace("_", "-")


def test_every_entry_is_used():
    assert entries() - named() == set()


def test_every_key_that_a_page_names_has_an_entry():
    own = {key for key in named() if re.match(r"(?:[a-z]+-)?check-", key)}
    assert own - entries() - KINDS_OF_NOUNS == set()
