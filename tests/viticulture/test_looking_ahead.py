"""The search before a visitor with two effects: exact, and without searching a position twice."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import vindima
from tests.viticulture_table import build, grapes, hold, lay, may, play
from vindima.core.combine import Seq
from vindima.core.position import Position
from vindima.core.step import NOTHING, Frame
from vindima.core.trial import Search, answered, can_finish
from vindima.viticulture.actions.orders import FillOrder
from vindima.viticulture.actions.wine import MakeWine
from vindima.viticulture.cards.choices import Ahead
from vindima.viticulture.state import State

GAME = vindima.game("viticulture")
STEPS = GAME.catalogue.steps
AHEAD = {name: step for name, step in STEPS.items() if isinstance(step, Ahead)}
FIRST = [step for step in AHEAD.values() if step.whole is step.step]


def random_positions(every: int, games: int) -> Iterator[State]:
    """Positions of random games, half of them with the option that causes the most choices."""
    for seed in range(games):
        chance = random.Random(seed)
        position = GAME.new(2 + seed % 5, seed, free_devalue=seed % 2 == 0)
        number = 0
        while not position.over:
            if number % every == 0:
                assert isinstance(position, State)
                yield position
            number += 1
            position.apply(chance.choice(position.legal))


def crowded_pad(*orders: str) -> State:
    """Seat 0 has ten grapes and both cellars, but nothing to harvest."""
    table = lay(season="winter", free_devalue=True)
    build(table, 0, "medium-cellar", "large-cellar")
    for value in (1, 2, 3, 4, 5):
        grapes(table, 0, f"red-{value}", f"white-{value}")
    hold(table, 0, *orders)
    return table


def searched(table: State) -> int:
    """The number of questions visited by a search that fails to find an order to fill after making wine."""
    step = AHEAD["jack-of-all-trades/7"]
    search = Search(table, step.both, 0, step.fields)
    assert not search.finishes(table)
    return len(search.failed)


def test_a_step_that_cannot_enable_the_other_one_is_not_searched():
    assert {name for name, step in AHEAD.items() if not step.helps} == {
        "contractor/6",
        "contractor/8",
        "homesteader/2/1/5",
        "laborer/2/1/5",
        "laborer/2/1/5/2",
        "laborer/2/1/5/2/2",
        "overseer/0/5",
    }
    table = crowded_pad()
    play(table, 0, "laborer")
    assert may(table) == ["choose second"]


def test_wines_that_no_order_needs_are_not_tried():
    """Ten grapes make 85 different wines and thousands of pairs."""
    assert searched(crowded_pad("order-25")) < 200, "two wines cannot fill an order for three"
    assert searched(crowded_pad("order-15")) < 50, "only red wine can fill an order for red wine"


def test_a_search_visits_each_position_once():
    """Three red wines are too weak for the order: each set of wines is searched in one sequence only."""
    both: Seq[State] = Seq("test", MakeWine(most=3), FillOrder())
    table = crowded_pad("order-15")
    search = Search(table, both, 0)
    assert not search.finishes(table)
    make_and_pick, spots = 2, 1
    first = make_and_pick + spots * 5
    second = 5 * (make_and_pick + spots * 4)
    third = 10 * (make_and_pick + spots * 3)
    assert len(search.failed) == first + second + third


def test_only_the_highest_spot_of_a_new_wine_is_tried():
    """A choice of spots adds one question for each wine and nothing after it."""
    free = crowded_pad("order-26", "order-30")
    fixed = free.clone()
    fixed.setup = GAME.new(3, 7).setup
    assert searched(fixed) < searched(free) < 3 * searched(fixed)


def exhaustive(trial: Position, whole: object, reveals: int, left: list[int]) -> bool:
    """The same result, found by trying every answer at every position."""
    while trial.stack and trial.reveals == reveals:
        frame = trial.stack[-1]
        step = frame.step
        if step is not whole and not frame.memo and step.blocked(trial, frame.seat) is not None:
            return False
        options = step.options(trial, frame)
        if options:
            left[0] -= len(options)
            if left[0] < 0:
                raise OverflowError
            return any(exhaustive(answered(trial, code), whole, reveals, left) for code in options)
        trial.stack.pop()
        step.take(trial, frame, NOTHING)
    return not trial.stack


@pytest.mark.slow
def test_the_search_is_exact():
    """It agrees with an exhaustive search wherever that is feasible."""
    found = {True: 0, False: 0}
    for position in random_positions(every=25, games=12):
        for step in FIRST:
            if step.step.blocked(position, position.seat) or not step.other.blocked(position, position.seat):
                continue
            trial = position.clone()
            trial.stack = [Frame(step.both, position.seat)]
            try:
                wanted = exhaustive(trial, step.both, position.reveals, [2_000])
            except OverflowError:
                continue
            assert (step.helps and can_finish(position, step.both, position.seat, step.fields)) == wanted
            found[wanted] += 1
    assert min(found.values()) > 20


@pytest.mark.slow
def test_steps_change_only_the_fields_that_they_declare():
    """No step changes a field outside its `changes`."""
    checked = set()
    for position in random_positions(every=1, games=8):
        step = position.stack[-1].step
        if step.changes is None:
            continue
        for code in position.legal:
            after = answered(position, code)
            changed = {name for name in position.fields if getattr(after, name) != getattr(position, name)}
            assert changed <= set(step.changes), step.name
            if changed:
                checked.add(type(step).__name__)
    assert {
        "Build",
        "FillOrder",
        "GrapeSpot",
        "HarvestAction",
        "PickGrapes",
        "PlantAction",
        "WineSpot",
    } <= checked


def test_nothing_blocks_an_unconditional_step():
    """A visitor whose step is unconditional counts as playable without a look at the position."""
    named = {name: step for name, step in STEPS.items() if step.unconditional()}
    assert {"tour-guide", "sponsor", "craftsman", "manager"} <= named.keys()
    assert not {"surveyor", "overseer", "designer", "jack-of-all-trades", "promoter"} & named.keys()
    for position in random_positions(every=40, games=6):
        for seat in range(position.players):
            for name, step in named.items():
                assert step.blocked(position, seat) is None, name


@pytest.mark.slow
def test_steps_need_only_the_fields_that_they_declare():
    """A step stays blocked or possible if all other fields come from another position."""
    named = [step for step in STEPS.values() if step.needs is not None]
    kinds = set()
    for seed in range(6):
        chance = random.Random(seed)
        here = GAME.new(3, seed)
        there = GAME.new(3, seed + 100)
        while not (here.over or there.over):
            for position in (here, there):
                position.apply(chance.choice(position.legal))
            for step in chance.sample(named, 5):
                seat = chance.randrange(3)
                mixed = there.clone()
                for field in step.needs or ():
                    setattr(mixed, field, getattr(here, field))
                blocked = step.blocked(here, seat)
                assert (step.blocked(mixed, seat) is None) == (blocked is None), step.name
                kinds.add((type(step).__name__, blocked is None))
    for kind in ("Build", "FillOrder", "Harvest", "MakeWine", "NextCellar", "Plant"):
        assert {(kind, True), (kind, False)} <= kinds
