"""The supplies and scores of the toy game."""

from __future__ import annotations

from itertools import chain

from tests.core.toy import APPLES, CARDS, Toy


def check_supplies(position: Toy) -> None:
    for colour, left in enumerate(position.supply):
        assert left + sum(position.apples[colour::2]) == APPLES
        assert left >= 0
    assert sorted([*position.deck, *chain(*position.kept)]) == list(range(CARDS))
    assert min(position.coins) >= 0
    assert all(bid <= coins for bid, coins in zip(position.bids, position.coins, strict=True))


def check_scores(position: Toy) -> None:
    for seat, score in enumerate(position.scores):
        assert score == position.apples[2 * seat] + position.apples[2 * seat + 1] + sum(position.kept[seat])
    most = max(position.scores)
    assert position.winners == [
        seat for seat, score in enumerate(position.scores) if position.over and score == most
    ]
