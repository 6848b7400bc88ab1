"""Linear evaluation for the solo player: the expected final score, with weights for each stage of the game.

The weights are in `bots/weights/<game>-solo.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from math import sqrt, tanh
from typing import Any, Final, final

from vindima.bots.thinking.value import FOLDER, Evaluator
from vindima.core import contract
from vindima.core.explain import BadData
from vindima.core.position import Position
from vindima.core.solo import STAGES_PER_YEAR, solo_of

__all__ = ["SoloEvaluator", "read", "solo_evaluator", "weights_name"]

WIN: Final = 8.0
"""The value of a win on top of its score, in points."""
SPREAD: Final = 2.2
"""The typical difference, in points, between the expected and the actual outcome of a year."""
STEEPNESS: Final = 0.85
"""With this factor the hyperbolic tangent approximates the normal distribution."""


@final
class SoloEvaluator(Evaluator):
    """Estimates the final score of the solo player. Immutable."""

    __slots__ = ("cards", "terms")

    def __init__(self, terms: Sequence[Sequence[float]], cards: Sequence[Sequence[float]]) -> None:
        self.terms = [list(weights) for weights in terms]
        """The weights of the terms at each stage."""
        self.cards = [list(weights) for weights in cards]
        """The value of each card in hand beyond what the terms capture, at each stage."""

    def __reduce__(self) -> tuple[object, ...]:
        return SoloEvaluator, (self.terms, self.cards)

    def value(self, position: Position, seat: int) -> float:
        """The expected final score; at the end of the game the score, with a bonus for a win."""
        if position.over:
            return position.scores[seat] + (WIN if seat in position.winners else 0.0)
        solo = solo_of(position)
        return self.expected(solo.stage(position), *solo.prospects(position))

    def expected(self, stage: int, terms: list[int], cards: list[int]) -> float:
        """The expected final score of a game that is not over, from its stage, terms and cards in hand."""
        expected = 0.0
        weights = self.terms[stage]
        for number in range(len(terms)):
            if terms[number]:
                expected += weights[number] * terms[number]
        values = self.cards[stage]
        for card in cards:
            expected += values[card]
        return expected

    def margin(self, position: Position, seat: int) -> float:
        """The value: there are no rivals."""
        return self.value(position, seat)

    def end_value(self, position: Position, seat: int) -> float:
        return self.value(position, seat)

    def utility(self, end_value: float, start: Position, years: int) -> float:
        """The end value, plus the value of a win times its probability while there are years left to play."""
        left = len(self.terms) // STAGES_PER_YEAR - solo_of(start).stage(start) // STAGES_PER_YEAR - years
        if left <= 0:
            return end_value
        return end_value + WIN * win_probability(end_value, solo_of(start).points_to_beat(start), left)


def win_probability(expected: float, points_to_beat: int, years: int) -> float:
    """The probability of exceeding the points to beat, from the expected score and the years left to play."""
    ahead = (expected - points_to_beat - 0.5) / (SPREAD * sqrt(years))
    return (1 + tanh(STEEPNESS * ahead)) / 2


def weights_name(game: str) -> str:
    """The name of a game's weights file for solo play."""
    return f"{game}-solo.toml"


def read(game: str, file: Mapping[str, Any]) -> SoloEvaluator:
    """The evaluator of a weights file, which has one weight per stage for each term and each card.

    A card without weights counts as an average card.
    """
    solo = contract.find(game).solo
    if solo is None:
        raise BadData(f"{game} cannot be played solo")
    terms: dict[str, list[float]] = file["terms"]
    cards: dict[str, list[float]] = file["cards"]
    unknown = [card for card in cards if card not in solo.cards]
    if list(terms) != list(solo.terms) or unknown:
        name = weights_name(game)
        raise BadData(f"{name} has other terms or cards than the game: train it again, or correct {unknown}")
    columns = list(zip(*cards.values(), strict=True))
    average = [sum(column) / len(column) for column in columns]
    weights = [cards.get(card, average) for card in solo.cards]
    return SoloEvaluator(list(zip(*terms.values(), strict=True)), list(zip(*weights, strict=True)))


@cache
def solo_evaluator(game: str) -> SoloEvaluator:
    """The evaluator of a game's solo player; BadData if the game cannot be played solo."""
    file = FOLDER / weights_name(game)
    if not file.exists():
        raise BadData(f"{game} cannot be played solo: it has no weights for that")
    return read(game, tomllib.loads(file.read_text("utf-8")))
