"""The numbers of the box: `Tables`, read from `data/*.toml` or a box owner's corrected files (V46).

Lists run parallel: `vineyards.cost[t]` is the price of tile `t`, whose id is `vineyards.ids[t]`. Money is in
thousands. Nothing here changes after it is made.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, final

from vindima.core.answers import Vocabulary
from vindima.core.datafiles import REMEMBERED, DataFiles, Files, canonical
from vindima.core.sheet import Sheet
from vindima.vinhos.codes import vocabulary
from vindima.vinhos.tables.bank import Bank
from vindima.vinhos.tables.board import Board, Prices, Production, Supply
from vindima.vinhos.tables.fair import Fair
from vindima.vinhos.tables.managers import Managers
from vindima.vinhos.tables.markets import Export, Sales
from vindima.vinhos.tables.regions import Regions
from vindima.vinhos.tables.tiles import Experts, Vineyards, Vintages

__all__ = ["DATA", "Tables", "load_tables", "tables_from"]

DATA: Final = DataFiles(
    "vindima.vinhos",
    (
        "bank.toml",
        "board.toml",
        "experts.toml",
        "export.toml",
        "fair.toml",
        "managers.toml",
        "regions.toml",
        "sales.toml",
        "vineyards.toml",
        "vintages.toml",
    ),
)


@final
class Tables:
    """Every number that the rules ask for, complete and in range. A mistake raises BadData with its place."""

    __slots__ = (
        "bank",
        "board",
        "digest",
        "experts",
        "export",
        "fair",
        "managers",
        "prices",
        "production",
        "regions",
        "sales",
        "supply",
        "vineyards",
        "vintages",
        "vocabulary",
    )

    def __init__(self, files: Files) -> None:
        sheets = {name: Sheet(name, "", tables) for name, tables in files.items()}
        board = sheets["board.toml"]
        self.board: Board = Board(board)
        self.prices: Prices = Prices(board)
        self.production: Production = Production(board)
        self.supply: Supply = Supply(board)
        self.vineyards: Vineyards = Vineyards(sheets["vineyards.toml"])
        self.vintages: Vintages = Vintages(sheets["vintages.toml"])
        self.experts: Experts = Experts(sheets["experts.toml"], self.board.years)
        self.sales: Sales = Sales(sheets["sales.toml"])
        self.export: Export = Export(sheets["export.toml"])
        self.bank: Bank = Bank(sheets["bank.toml"])
        self.fair: Fair = Fair(sheets["fair.toml"], self.board.years)
        self.managers: Managers = Managers(sheets["managers.toml"])
        self.regions: Regions = Regions(sheets["regions.toml"])
        for sheet in sheets.values():
            sheet.close()
        self.board.check_first_purchase(max(self.vineyards.cost))
        self.vocabulary: Vocabulary = vocabulary(self)
        self.digest: str = sha256(canonical(files).encode()).hexdigest()
        """The same for the same numbers, however the files are laid out."""


@lru_cache(REMEMBERED)
def tables_of(text: str) -> Tables:
    """The tables with some files replaced by those in a JSON text."""
    return Tables(DATA.replaced(text))


def tables_from(overrides: Mapping[str, Any] | None) -> Tables:
    """The tables with some files replaced by these, parsed. Equal files give the same object."""
    return tables_of(DATA.as_text(overrides)) if overrides else OWN


def load_tables(folder: str | None = None) -> Tables:
    """The tables of this package; the files in `folder`, if one is named, replace ours of the same name."""
    return OWN if folder is None else tables_from(DATA.corrected(folder))


OWN: Final = Tables(DATA.replaced("{}"))  # an incomplete or inconsistent table fails here, at import
