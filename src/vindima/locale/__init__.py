"""The texts of Vindima: Fluent catalogues, one folder per language, one file per part of the program.

The same `.ftl` files serve Python and the browser. Both offer the functions THOUSANDS, COUNT and CAPITAL and
find a noun in the same way: `<game>-<kind>-<id>` in lower case with `-` for `_` and for spaces, where each
run of digits in the id is `n` in the key and a number ($n1, $n2, …) in the message. The entry of a noun may
also use the numbers of the message in which the noun stands.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from importlib import resources
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from vindima.core.explain import Message, Ref

__all__ = ["MissingText", "Text", "coverage", "languages", "preferred"]

DEFAULT: Final = "en"
SUFFIX: Final = ".ftl"
ENTRY: Final = re.compile(r"^([a-z][\w-]*) =.*(?:\n(?:[ \t}].*)?)*", re.MULTILINE)
"""An entry with its key: it goes on in lines that are empty, indented or begin with a brace."""
REFERENCE: Final = re.compile(r"\{\s*([a-z][\w-]*)")
"""Where an entry uses another one. The catalogues define no terms."""
COUNTED: Final = "count-"
"""The prefix of the entries for COUNT. Each language's grammar determines which of them it needs."""
PLAYER: Final = "seat"
"""The kind of the nouns that stand for players (see `core.events.player`)."""
DIGITS: Final = re.compile(r"\d+")
MINUS: Final = re.compile(r"(?<![0-9A-Za-z-])-(?=\d)")
"""The hyphen before a negative number, which sentences of the rules write as a minus sign."""
REGIONS: Final = {"pt": "pt-PT", "zh": "zh-CN"}
"""The regional form of a language that the catalogues use; it determines numbers and plurals."""

LATE: Final = ("pl", "pt")
"""Languages that group digits only from 10 000 on (2000, but 12 000). Browsers do this; Babel does not."""


class MissingText(LookupError):
    """A message is missing from the catalogues, or one of its arguments was not given."""


def languages() -> list[str]:
    """The languages that have catalogues."""
    folder = resources.files(__package__)
    return sorted(
        entry.name for entry in folder.iterdir() if entry.is_dir() and not entry.name.startswith("_")
    )


def preferred() -> str:
    """The user's language, from VINDIMA_LANGUAGE or the system's settings; English if it is unknown."""
    for name in ("VINDIMA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := os.environ.get(name):
            language = re.split(r"[_.@-]", spoken.lower())[0]
            return language if language in languages() else DEFAULT
    return DEFAULT


def coverage() -> dict[str, tuple[int, int]]:
    """For each language, how many of the English entries it has, and how many there are."""
    wanted = _entries(DEFAULT)
    return {language: (len(wanted & _entries(language)), len(wanted)) for language in languages()}


def _entries(language: str) -> set[tuple[str, str]]:
    """File and key of every entry of a language, except those that only its own entries use."""
    folder = resources.files(__package__).joinpath(language)
    return {
        (file.name, key)
        for file in folder.iterdir()
        if file.name.endswith(SUFFIX)
        for key in ENTRY.findall(file.read_text("utf-8"))
        if not key.startswith(COUNTED)
    }


@cache
def catalogue(language: str, only: str | None = None) -> dict[str, str]:
    """The entries of a language, or of one of its files, by their keys. None of them is parsed yet."""
    files = sorted(resources.files(__package__).joinpath(language).iterdir(), key=lambda file: file.name)
    named = (only + SUFFIX,) if only else tuple(file.name for file in files if file.name.endswith(SUFFIX))
    texts = [file.read_text("utf-8") for file in files if file.name in named]
    return {entry[1]: entry[0] for text in texts for entry in ENTRY.finditer(text)}


@cache
def _parsed(source: str) -> Any:
    """An entry as `FluentBundle` takes it. Parsing is slow: a whole catalogue takes half a second."""
    return FluentResource(source)


def thousands(amount: Any, language: str = DEFAULT) -> FluentType:
    """THOUSANDS($amount): an amount of money, counted in thousands, written out in full."""
    written = int(amount) * 1000
    return fluent_number(written, useGrouping=language not in LATE or abs(written) >= 10_000)


def capital(text: Any) -> str:
    """CAPITAL($it): a text with a capital first letter."""
    words = str(text)
    return words[:1].upper() + words[1:]


class Text:
    """The texts of the program in one language, by default the user's.

    With `spell_unknown`, a noun without an entry is written as its id: corrected tables may contain some.
    With `only`, just the file of this name is read.
    """

    def __init__(
        self, language: str | None = None, spell_unknown: bool = True, only: str | None = None
    ) -> None:
        language = preferred() if language is None else language
        if language not in languages():
            raise MissingText(f"there is no language {language!r}; choose from {', '.join(languages())}")
        self.language = language
        self.spell_unknown = spell_unknown
        functions: dict[str, Any] = {
            "THOUSANDS": partial(thousands, language=language),
            "COUNT": self._count,
            "CAPITAL": capital,
        }
        self._bundle = FluentBundle(
            [REGIONS.get(language, language)],
            functions=functions,
            use_isolating=False,
        )
        self._sources = catalogue(language, only)

    def message(self, message: Message, players: Sequence[str] = ()) -> str:
        """A message of the rules as a sentence; its key names the game whose nouns it uses.

        `names`, if given, replace the players that the message mentions.
        """
        game = message.key.partition("-")[0]
        numbers = {name: arg for name, arg in message.args.items() if isinstance(arg, int)}
        values: dict[str, int | str] = {}
        for name, arg in message.args.items():
            if not isinstance(arg, Ref):
                values[name] = arg
            elif players and arg.kind == PLAYER:
                values[name] = players[int(arg.id.rpartition("-")[2]) - 1]
            else:
                values[name] = self.noun(game, arg.kind, arg.id, numbers)
        return MINUS.sub("−", self._format(message.key, values))

    def say(self, key: str, **args: int | str) -> str:
        """The entry of a key."""
        return self._format(key, args)

    def noun(self, game: str, kind: str, id: str, args: Mapping[str, int | str] | None = None) -> str:
        """The name or text of a thing in a game; its entry may use these arguments."""
        key = f"{game}-{kind}-{DIGITS.sub('n', id)}".lower().replace("_", "-").replace(" ", "-")
        if self.spell_unknown and key not in self._sources:
            # Corrected tables may have a second thing of the same name: `taste_cash_2` is another
            # `taste_cash`.
            key = key.removesuffix("-n")
            if key not in self._sources:
                return id.replace("_", " ")
        of_id = {f"n{place}": int(run) for place, run in enumerate(DIGITS.findall(id), 1)}
        return self._format(key, {**(args or {}), **of_id})

    def listed(self, names: Iterable[str]) -> str:
        """Join names into a list as the language does, such as "a, b and c"."""
        return format_list(
            list(names), locale=Locale.parse(REGIONS.get(self.language, self.language), sep="-")
        )

    def _count(self, amount: Any, thing: Any) -> str:
        """COUNT($amount, "cards"): the entry `count-cards`, which receives the amount as $count."""
        return self._format(f"{COUNTED}{thing}", {"count": int(amount)})

    def _format(self, key: str, args: Mapping[str, int | str]) -> str:
        if not self._bundle.has_message(key):
            if key not in self._sources:
                raise MissingText(f"{self.language}: no entry {key!r}")
            self._load(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"{self.language}: {key} is empty")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingText(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def _load(self, key: str) -> None:
        """Give the bundle an entry, and the entries that it refers to."""
        source = self._sources[key]
        self._bundle.add_resource(_parsed(source))
        for other in REFERENCE.findall(source):
            if other in self._sources and not self._bundle.has_message(other):
                self._load(other)
