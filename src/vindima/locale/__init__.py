"""The words of Vindima: Fluent catalogues, one folder a language, one file a package of the program.

The same `.ftl` files serve Python and the browser. Both offer the function THOUSANDS and find a noun by the
same rule: `<game>-<kind>-<id>` in lower case with `-` for `_` and for blanks, where each run of digits in the
id is `n` in the key and a number ($n1, $n2, …) in the message.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import partial
from importlib import resources
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from vindima.core.explain import Arg, Message, Ref

__all__ = ["MissingText", "Text", "coverage", "languages", "preferred"]

DEFAULT: Final = "en"
ENTRY: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
DIGITS: Final = re.compile(r"\d+")
REGIONS: Final = {"pt": "pt-PT", "zh": "zh-CN"}
"""Where a language is spoken as the catalogues write it: numbers and plurals follow."""

LATE: Final = ("pl", "pt")
"""Where 2000 is written in one and 12 000 in groups, as browsers know and Babel does not."""


class MissingText(LookupError):
    """A message that the catalogues lack, or one that asks for a value it is not given."""


def languages() -> list[str]:
    """The languages that have catalogues."""
    folder = resources.files(__package__)
    return sorted(
        entry.name for entry in folder.iterdir() if entry.is_dir() and not entry.name.startswith("_")
    )


def preferred() -> str:
    """The language of whoever starts the program, by VINDIMA_LANGUAGE or the system; English if unknown."""
    for name in ("VINDIMA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := os.environ.get(name):
            language = re.split(r"[_.@-]", spoken.lower())[0]
            return language if language in languages() else DEFAULT
    return DEFAULT


def coverage() -> dict[str, tuple[int, int]]:
    """Of each language, how many of the entries that there are in English it has, and how many there are."""
    wanted = _entries(DEFAULT)
    return {language: (len(wanted & _entries(language)), len(wanted)) for language in languages()}


def _entries(language: str) -> set[tuple[str, str]]:
    """File and key of every entry of a language."""
    folder = resources.files(__package__).joinpath(language)
    return {
        (file.name, key)
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
        for key in ENTRY.findall(file.read_text("utf-8"))
    }


def thousands(amount: Any, language: str = DEFAULT) -> FluentType:
    """THOUSANDS($amount): money is counted in thousands and written out in full."""
    written = int(amount) * 1000
    return fluent_number(written, useGrouping=language not in LATE or abs(written) >= 10_000)


class Text:
    """What the program says in one language; unless told, that of whoever started it.

    `spell_unknown` lets a noun without an entry, as a box owner's own tables may bring, be spelled as its id.
    """

    def __init__(self, language: str | None = None, spell_unknown: bool = True) -> None:
        language = preferred() if language is None else language
        if language not in languages():
            raise MissingText(f"there is no language {language!r}; there are {', '.join(languages())}")
        self.language = language
        self.spell_unknown = spell_unknown
        self._bundle = FluentBundle(
            [REGIONS.get(language, language)],
            functions={"THOUSANDS": partial(thousands, language=language)},
            use_isolating=False,
        )
        for file in sorted(resources.files(__package__).joinpath(language).iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def message(self, message: Message) -> str:
        """A message of the rules as a sentence; nouns are those of the game that its key names."""
        game = message.key.partition("-")[0]
        return self._format(message.key, {name: self._value(game, arg) for name, arg in message.args.items()})

    def say(self, key: str, **args: int | str) -> str:
        """The entry of a key."""
        return self._format(key, args)

    def noun(self, game: str, kind: str, id: str) -> str:
        """The name of a thing of a game."""
        key = f"{game}-{kind}-{DIGITS.sub('n', id)}".lower().replace("_", "-").replace(" ", "-")
        if self.spell_unknown and not self._bundle.has_message(key):
            return id.replace("_", " ")
        numbers = {f"n{place}": int(run) for place, run in enumerate(DIGITS.findall(id), 1)}
        return self._format(key, numbers)

    def listed(self, names: Iterable[str]) -> str:
        """Names in a row, as the language strings them together."""
        return format_list(
            list(names), locale=Locale.parse(REGIONS.get(self.language, self.language), sep="-")
        )

    def _value(self, game: str, arg: Arg) -> int | str:
        return self.noun(game, arg.kind, arg.id) if isinstance(arg, Ref) else arg

    def _format(self, key: str, args: Mapping[str, int | str]) -> str:
        if not self._bundle.has_message(key):
            raise MissingText(f"{self.language}: no entry {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"{self.language}: {key} says nothing")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingText(f"{self.language}: {key}: {errors[0]}")
        return str(text)
