"""A preview shows what an answer will certainly change, and nothing that its seat may not know."""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import reduce
from operator import and_

import pytest

import vindima
from tests.conformance import kit
from tests.viticulture_table import build, hold, lay, turn
from vindima.core.play import forced
from vindima.core.position import Position
from vindima.core.preview import CHOICES, MOST_ANSWERS, changes, preview
from vindima.core.step import begins_turn

each_case = pytest.mark.parametrize("case", kit.every_case(), ids=str)
SAMPLES = 16
"""How many positions of a random game have their answers previewed."""


def asked(case: kit.Case, seed: int):
    """Positions spread evenly over a random game."""
    every = max(1, sum(1 for _ in kit.played(case, seed)) // SAMPLES)
    for number, position in enumerate(kit.played(case, seed)):
        if not number % every and not position.over:
            yield position


def after(position: Position, code: int, seat: int) -> Position:
    """The position after an answer and the seat's forced answers that follow it."""
    other = position.clone()
    other.apply(code)
    forced(other, seat)
    return other


def spelled(position: Position, end: Position) -> Counter[str]:
    """What has actually changed for the seat to answer."""
    return Counter(map(repr, changes(position.view(position.seat), end.view(position.seat))))


def has_choice(position: Position, end: Position) -> bool:
    """True if the seat still has a choice within the same turn."""
    asked = end.seat == position.seat and len(end.legal) > 1 and end.reveals == position.reveals
    return asked and not begins_turn(end.stack)


def ways_on(position: Position, end: Position) -> list[Position]:
    """The position after each answer to the seat's choice."""
    return [after(end, code, position.seat) for code in end.legal]


def permitted(position: Position, end: Position, listed: Counter[str], choices: int) -> bool:
    """True if each listed change has happened, or happens whatever the seat answers to its next choices."""
    happened = spelled(position, end)
    ahead = Counter({change: count for change, count in listed.items() if count > happened[change]})
    if not ahead:
        return True
    if not choices or not has_choice(position, end):
        return False
    return all(permitted(position, way, ahead, choices - 1) for way in ways_on(position, end))


def check_choice_ahead(position: Position, end: Position, listed: Counter[str]) -> None:
    """Only permitted changes are listed, and all that every answer to the next choice causes are listed."""
    assert permitted(position, end, listed, CHOICES)
    if len(end.legal) > MOST_ANSWERS:
        return
    ways = ways_on(position, end)
    if any(way.reveals != position.reveals or has_choice(position, way) for way in ways):
        return
    assert reduce(and_, [spelled(position, way) for way in ways]) <= listed


@pytest.mark.slow
@each_case
def test_a_preview_matches_what_happens_as_far_as_it_can_be_known(case):
    certain = uncertain = 0
    chance = random.Random(31)
    for position in asked(case, 31):
        here = position.digest()
        codes = chance.sample(position.legal, min(4, len(position.legal)))
        for code, found in zip(codes, preview(position, codes), strict=True):
            listed = Counter(map(repr, found))
            end = after(position, code, position.seat)
            if has_choice(position, end):
                check_choice_ahead(position, end, listed)
            elif end.reveals != position.reveals:
                assert listed <= spelled(position, end), position.token(code)
                uncertain += 1
            else:
                assert listed == spelled(position, end), position.token(code)
                certain += bool(listed)
        assert position.digest() == here
    assert certain
    assert uncertain or case.players == 1


@pytest.mark.slow
@each_case
def test_hidden_information_changes_no_byte_of_a_preview(case):
    for position in asked(case, 32):
        codes = position.legal[::5]
        expected = json.dumps(preview(position, codes))
        other = position.determinize(position.seat, 977)
        assert json.dumps(preview(other, codes)) == expected


def test_changes_distinguish_numbers_pieces_and_places():
    before = {
        "cash": 5,
        "hand": ["a", "b", "b"],
        "slots": [None, {"seat": 1}],
        "order": [0, 1],
        "legal": ["x"],
    }
    after = {"cash": 2, "hand": ["b", "c"], "slots": [{"seat": 0}, {"seat": 1}], "order": [1, 0], "legal": []}
    assert changes(before, after) == [
        {"path": ["cash"], "before": 5, "after": 2},
        {"path": ["hand"], "before": "a", "after": None},
        {"path": ["hand"], "before": "b", "after": None},
        {"path": ["hand"], "before": None, "after": "c"},
        {"path": ["slots", 0], "before": None, "after": {"seat": 0}},
        {"path": ["order"], "before": [0, 1], "after": [1, 0]},
    ]


@pytest.mark.slow
def test_a_move_to_a_paid_space_costs_cash():
    case = kit.Case(vindima.game("vinhos"), 2, {})
    prices = set()
    for position in kit.played(case, 1):
        seat = position.seat
        going = [code for code in position.legal if position.token(code).startswith("go ")]
        for listed, code in zip(preview(position, going), going, strict=True):
            mine = position.view(seat)["seats"][seat]
            price = mine["moves"][position.token(code).removeprefix("go ")]
            paid = {"path": ["seats", seat, "cash"], "before": mine["cash"], "after": mine["cash"] - price}
            assert (paid in listed) == (price > 0)
            prices.add(price)
        if len(prices) > 2:
            return
    raise AssertionError("too few different prices were met")


def test_placing_a_worker_shows_what_every_choice_of_the_action_changes():
    table = lay()
    build(table, 0, "windmill")
    hold(table, 0, "pinot", "pinot", "sangiovese", "trebbiano")
    build(table, 0, "trellis")
    turn(table, 0)
    (listed,) = preview(table, [table.code("place plant-vine left")])
    assert {"path": ["seats", 0, "score"], "before": 0, "after": 1} in listed
    assert {"path": ["seats", 0, "cards", "vine"], "before": 4, "after": 3} in listed
    assert not any(change["path"][:3] == ["seats", 0, "hand"] for change in listed), "no vine is chosen"


def test_choosing_a_wine_to_sell_shows_the_loss_of_a_barrel():
    case = kit.Case(vindima.game("vinhos"), 2, {})
    shown = 0
    for position in kit.played(case, 0):
        if position.over or shown > 4:
            break
        seat = position.seat
        selling = [code for code in position.legal if position.token(code).startswith("wine ")]
        for code, listed in zip(selling, preview(position, selling), strict=True):
            end = after(position, code, seat)
            if has_choice(position, end) and end.stack[-1].step.name == "sale-slot":
                barrels = position.view(seat)["seats"][seat]["barrels"]
                assert {
                    "path": ["seats", seat, "barrels"],
                    "before": barrels,
                    "after": barrels - 1,
                } in listed
                shown += 1
    assert shown


def test_a_preview_ends_before_the_next_turn():
    """The solo player also places the next worker, but that is another turn."""
    position = vindima.game("viticulture").new(players=1, seed=3)
    while position.stack[-1].step.name != "place-worker":
        position.apply(position.legal[0])
    for code, listed in zip(position.legal, preview(position, position.legal), strict=True):
        end = after(position, code, 0)
        if begins_turn(end.stack) and end.reveals == position.reveals:
            assert Counter(map(repr, listed)) == spelled(position, end)
