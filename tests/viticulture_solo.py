"""Helpers of the tests of the solo game: laying out the Automa's deck, and reading what it blocks."""

from __future__ import annotations

from tests.viticulture_table import may
from vindima.viticulture.state import State

__all__ = ["blocked", "deck", "rows"]


def deck(table: State, *ids: str, used: tuple[str, ...] = ()) -> None:
    """Set the remaining cards of the Automa's deck, and its discards."""
    known = table.tables.automa.ids
    table.automa_deck = sum(1 << known.index(id) for id in ids)
    table.automa_discards = sum(1 << known.index(id) for id in used)


def blocked(table: State) -> dict[str, str]:
    """The actions that the Automa blocks, each with its space."""
    return {
        action["id"]: space
        for action in table.view(None)["actions"]
        for space, worker in action["spaces"].items()
        if worker is not None and worker["worker"] == "automa"
    }


def rows(table: State) -> list[str]:
    """The wake-up rows that may be chosen."""
    return [token.removeprefix("wake row-") for token in may(table)]
