"""The cards and numbers of the box: `Tables`, read from `data/*.toml` or a box owner's corrected files.

Lists run parallel: `vines.red[v]` is the red value of vine kind `v`, whose id is `vines.ids[v]`. A set of
names is a mask, one bit for each place in the tuple of `model`. Nothing here changes after it is made.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from itertools import zip_longest
from typing import Any, Final, final

from vindima.core.answers import Vocabulary
from vindima.core.datafiles import REMEMBERED, DataFiles, Files
from vindima.core.explain import BadData
from vindima.core.sheet import Register, Sheet
from vindima.viticulture import model
from vindima.viticulture.codes import vocabulary
from vindima.viticulture.tables.board import MOST, Board, Mat
from vindima.viticulture.tables.cards import NUMBERS, Mamas, Orders, Papas, Vines, Visitors
from vindima.viticulture.tables.solo import Automa, Challenge, Level

__all__ = ["DATA", "Challenge", "Level", "Tables", "load_tables", "tables_from"]

DATA: Final = DataFiles(
    "vindima.viticulture",
    (
        "automa.toml",
        "board.toml",
        "orders.toml",
        "parents.toml",
        "summer.toml",
        "vines.toml",
        "winter.toml",
    ),
)

FIRST_NUMBERS: Final = "7b4da1f11a0869c5"
"""The digest of the visitors' numbers when they became data. See `Tables.digest`."""


@final
class Tables:
    """All cards and numbers, complete and in range. A mistake raises BadData with its file and place."""

    __slots__ = (
        "automa",
        "board",
        "digest",
        "mamas",
        "mat",
        "numbers",
        "orders",
        "papas",
        "summer",
        "vines",
        "vocabulary",
        "winter",
    )

    def __init__(self, files: Files) -> None:
        sheets = {name: Sheet(name, "", tables) for name, tables in files.items()}
        # An id means one thing in the whole game, so that a token can be read by itself.
        register = Register((*model.STRUCTURES, *model.FIELDS, *model.ACTIONS, *model.ROWS), "the board")
        self.board: Board = Board(sheets["board.toml"])
        self.mat: Mat = Mat(sheets["board.toml"])
        self.vines: Vines = Vines(sheets["vines.toml"], register, self.mat)
        self.orders: Orders = Orders(sheets["orders.toml"], register, self.board, self.mat)
        self.summer: Visitors = Visitors(sheets["summer.toml"], register)
        self.winter: Visitors = Visitors(sheets["winter.toml"], register)
        self.mamas: Mamas = Mamas(sheets["parents.toml"], register, self.mat)
        self.papas: Papas = Papas(sheets["parents.toml"], register, self.mat)
        visitors = (*self.summer.ids, *self.winter.ids)
        self.automa: Automa = Automa(sheets["automa.toml"], register, self.board, self.mat, visitors)
        visitor_numbers = (*self.summer.numbers, *self.winter.numbers)
        self.numbers: tuple[int, ...] = tuple(value for card in visitor_numbers for value in card.values())
        """The numbers of all visitors in one tuple: summer, then winter, each card's sorted by name."""
        self._check_counts(sheets["board.toml"].table("components"))
        for sheet in sheets.values():
            sheet.close()
        self.vocabulary: Vocabulary = vocabulary(self)
        read = {name.removesuffix(".toml"): for_digest(tables) for name, tables in files.items()}
        if digest_of(visitor_numbers) != FIRST_NUMBERS:
            read[NUMBERS] = visitor_numbers
        self.digest: str = digest_of(read)
        """The same for the same numbers, however the files are laid out.

        The visitors' numbers are included only if they differ from the original ones: games recorded before
        they were data carry a digest without them and can still be replayed.
        """

    def card_ids(self) -> dict[str, tuple[str, ...]]:
        """The ids of all cards, by their names in `components` of `board.toml`."""
        return {
            "vine": self.vines.ids,
            "order": self.orders.ids,
            "summer": self.summer.ids,
            "winter": self.winter.ids,
            "mama": self.mamas.ids,
            "papa": self.papas.ids,
            "automa": self.automa.ids,
        }

    def numbers_of(self, visitor: str) -> dict[str, int]:
        """The numbers printed on a visitor, by name: what the texts about the card take as arguments."""
        for deck in (self.summer, self.winter):
            if visitor in deck.ids:
                return deck.numbers[deck.ids.index(visitor)]
        return {}

    def _check_counts(self, components: Sheet) -> None:
        counts = {name: len(ids) for name, ids in self.card_ids().items()}
        counts["vine"] = sum(self.vines.count)
        for name, count in counts.items():
            if components.number(name, 1, MOST) != count:
                raise components.error(
                    f"{name} is {components.value(name)}, expected {count} as in the decks"
                )


def for_digest(data: Any) -> Any:
    """The part of a file that the digest covers: no names (only people read them), no visitors' numbers."""
    if isinstance(data, dict):
        return {key: for_digest(value) for key, value in data.items() if key not in ("name", NUMBERS)}
    if isinstance(data, list):
        return [for_digest(value) for value in data]
    return data


def digest_of(data: Any) -> str:
    """A short fingerprint of JSON data."""
    return sha256(json.dumps(data, sort_keys=True, default=str).encode()).hexdigest()[:16]


def check_same_cards(tables: Tables, own: Tables) -> None:
    """Check that corrected files change only what cards say, not which cards exist: codes are their indices.

    The names of a visitor's numbers must stay too, because its effect looks them up.
    """
    ours = own.card_ids()
    for name, ids in tables.card_ids().items():
        for number, (id, expected) in enumerate(zip_longest(ids, ours[name]), 1):
            if id != expected:
                raise BadData(f"{FILE_OF[name]}: {name} card {number}: id is {id!r}, expected {expected!r}")
    for name, deck, shipped in (("summer", tables.summer, own.summer), ("winter", tables.winter, own.winter)):
        for id, found, wanted in zip(deck.ids, deck.numbers, shipped.numbers, strict=True):
            if list(found) != list(wanted):
                words = (
                    f"numbers has {', '.join(found) or 'nothing'}, expected {', '.join(wanted) or 'nothing'}"
                )
                raise BadData(f"{FILE_OF[name]}: visitor {id!r}: {words}")


FILE_OF: Final = {
    "vine": "vines.toml",
    "order": "orders.toml",
    "summer": "summer.toml",
    "winter": "winter.toml",
    "mama": "parents.toml",
    "papa": "parents.toml",
    "automa": "automa.toml",
}


@lru_cache(REMEMBERED)
def tables_of(text: str) -> Tables:
    """The tables with some files replaced by those in a JSON text."""
    tables = Tables(DATA.replaced(text))
    check_same_cards(tables, OWN)
    return tables


def tables_from(overrides: Mapping[str, Any] | None) -> Tables:
    """The tables with some files replaced by these, parsed. Equal files give the same object."""
    return tables_of(DATA.as_text(overrides)) if overrides else OWN


def load_tables(folder: str | None = None) -> Tables:
    """The tables of this package; the files in `folder`, if one is named, replace ours of the same name."""
    return OWN if folder is None else tables_from(DATA.corrected(folder))


OWN: Final = Tables(DATA.replaced("{}"))  # an incomplete or inconsistent table fails here, at import
