"""A position reached by real play: the header of a game, and the answers that lead there.

Lessons (`learn`) and worked examples (`rules`) start from an opening. Their files describe it in the same
way: `players`, `seed`, `options` and `answers`, the tokens given so far.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from vindima.core import contract
from vindima.core.explain import BadData
from vindima.core.record import Record
from vindima.core.sheet import Sheet

__all__ = ["Opening", "check_tokens", "read_opening"]

MANY: Final = 99
"""More players than any game has."""
SEEDS: Final = 2**60


class Opening(NamedTuple):
    """The beginning of a game."""

    game: str
    players: int
    seed: int
    options: dict[str, Any]
    answers: tuple[str, ...]

    def record(self, length: int | None = None) -> Record:
        """The record of the game after the first `length` answers, or after all of them."""
        return Record(self.game, self.players, self.seed, self.options, answers=list(self.answers[:length]))


def read_opening(game: str, row: Sheet) -> Opening:
    """Read an opening from a row of a data file. An unknown answer raises BadData with its place."""
    players = row.number("players", 1, MANY)
    seed = row.number("seed", 0, SEEDS)
    options = row.value("options") if row.has("options") else {}
    if not isinstance(options, dict):
        raise row.error(f"options is {options!r}, expected a table")
    opening = Opening(game, players, seed, options, row.texts("answers"))
    check_tokens(opening, row, opening.answers)
    return opening


def check_tokens(opening: Opening, row: Sheet, tokens: Iterable[str]) -> None:
    """Raise BadData for a token that is not an answer of the opening's game."""
    try:
        position = contract.find(opening.game).new(opening.players, opening.seed, **opening.options)
    except BadData as error:
        raise row.error(str(error)) from error
    for token in tokens:
        if token not in position.vocabulary.codes:
            raise row.error(f"{token!r} is not an answer of {opening.game}")
