"""The numbers of rows that seldom change, which are encoded again only when a row has changed.

Such rows are tuples, and the positions of a game share them. So it is enough to compare objects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from vindima.vinhos.state import State

__all__ = ["EncodedEstates", "EncodedPlaces", "EncodedSupply"]


@final
class EncodedSupply:
    """The vintages to come, the markers of the features and the decks."""

    __slots__ = ("decks", "expert_decks", "features", "piece", "vintages")

    def __init__(self, state: State, piece: bytes) -> None:
        self.vintages = state.vintages
        self.features = state.features
        self.decks = state.decks
        self.expert_decks = state.expert_decks
        self.piece = piece

    def valid(self, state: State) -> bool:
        """True if the position has the same rows."""
        return (
            self.vintages is state.vintages
            and self.features is state.features
            and self.decks is state.decks
            and self.expert_decks is state.expert_decks
        )


@final
class EncodedPlaces:
    """The places of a seat's scoring marker, with the points by source, and of its barrels and Fair wine."""

    __slots__ = ("barrels", "court", "export", "fair_slots", "multipliers", "points", "sales", "score")

    def __init__(self, state: State, score: bytes, barrels: bytes) -> None:
        self.points = state.points
        self.court = state.court
        self.sales = state.sales
        self.export = state.export
        self.multipliers = state.multipliers
        self.fair_slots = state.fair_slots
        self.score = score
        self.barrels = barrels

    def valid(self, state: State) -> bool:
        """True if the position has the same rows."""
        return (
            self.points is state.points
            and self.court is state.court
            and self.sales is state.sales
            and self.export is state.export
            and self.multipliers is state.multipliers
            and self.fair_slots is state.fair_slots
        )


@final
class EncodedEstates:
    """What the estates of a seat have, except for their wines, and what they produce in a vintage."""

    __slots__ = (
        "cellar",
        "colour",
        "enologists",
        "piece",
        "region",
        "tiles",
        "vintage",
        "waiting",
        "wineries",
    )

    def __init__(self, state: State, piece: bytes) -> None:
        self.region = state.region
        self.colour = state.colour
        self.tiles = state.tiles
        self.wineries = state.wineries
        self.enologists = state.enologists
        self.cellar = state.cellar
        self.waiting = state.waiting
        self.vintage = state.vintage
        self.piece = piece

    def valid(self, state: State) -> bool:
        """True if the position has the same rows and the same vintage."""
        return (
            self.region is state.region
            and self.colour is state.colour
            and self.tiles is state.tiles
            and self.wineries is state.wineries
            and self.enologists is state.enologists
            and self.cellar is state.cellar
            and self.waiting is state.waiting
            and self.vintage == state.vintage
        )
