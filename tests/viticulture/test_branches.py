"""Every branch of every visitor is played in games that prefer new branches."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import vindima
from vindima.core.combine import DONE, FIRST, YES, Maybe, OneOf, UpTo
from vindima.core.position import Position
from vindima.core.step import NOTHING, Frame, Step
from vindima.viticulture.actions.visitors import PlayVisitor
from vindima.viticulture.cards.choices import ChooseTwo, OtherOf
from vindima.viticulture.cards.everyone import JoinIn
from vindima.viticulture.codes import PLACE
from vindima.viticulture.model import (
    GAIN_LIRA,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    PLAY_SUMMER,
    PLAY_WINTER,
    STRUCTURES,
)
from vindima.viticulture.state import State
from vindima.viticulture.tables import load_tables
from vindima.viticulture.turn import PLACE_WORKER, SPACE_COUNT
from vindima.viticulture.year import YEAR

pytestmark = pytest.mark.slow
GAME = vindima.game("viticulture")
GAMES = 60


class Explorer:
    """Plays like `Position.apply`, step by step, and records answers and steps."""

    def __init__(self) -> None:
        self.taken: set[str] = set()
        self.answered: set[tuple[str, int]] = set()

    def take(self, position: Position, frame: Frame, code: int) -> None:
        self.taken.add(frame.step.name)
        if code != NOTHING:
            self.answered.add((frame.step.name, code))
        frame.step.take(position, frame, code)

    def apply(self, position: Position, code: int) -> None:
        assert code in position.legal
        self.take(position, position.stack.pop(), code)
        while position.stack:
            frame = position.stack[-1]
            position.legal = frame.step.options(position, frame)
            if position.legal:
                return
            position.stack.pop()
            if frame.step is YEAR:
                furnish(position)
            self.take(position, frame, NOTHING)

    def choose(self, position: Position, chance: Random) -> int:
        """An answer that is new for this question, if there is one, with a preference for visitors."""
        step = position.stack[-1].step
        legal = position.legal
        if step is PLACE_WORKER and chance.random() < 0.8:
            legal = [code for code in legal if plays_visitor(code)] or legal
        new = [code for code in legal if (step.name, code) not in self.answered]
        return chance.choice(new or legal)

    def play(self, players: int, seed: int) -> None:
        chance = Random(seed)
        position = GAME.new(players=players, seed=seed, free_devalue=seed % 2 == 0)
        while not position.over:
            self.apply(position, self.choose(position, chance))


def plays_visitor(code: int) -> bool:
    board = range(PLACE, PLACE + GAIN_LIRA * SPACE_COUNT)
    return code in board and (code - PLACE) // SPACE_COUNT in (PLAY_SUMMER, PLAY_WINTER)


def furnish(position: Position) -> None:
    """Start a year with some of everything, so that demanding cards can be played."""
    assert isinstance(position, State)
    chance = Random(position.year * 101 + position.first)
    for seat in range(position.players):
        position.lira[seat] = chance.randrange(13)
        position.residual[seat] = chance.randrange(6)
        position.workers[seat] = position.idle[seat] = chance.randint(2, 5)
        cellars = chance.choice((0, 1 << MEDIUM_CELLAR, 1 << MEDIUM_CELLAR | 1 << LARGE_CELLAR))
        position.structures[seat] = chance.randrange(1 << len(STRUCTURES) - 2) | cellars
        for colour in range(2):
            position.grapes[2 * seat + colour] |= 1 << chance.randint(1, 9)
        top = 9 if position.has(seat, LARGE_CELLAR) else 6 if position.has(seat, MEDIUM_CELLAR) else 3
        for wine, least in enumerate((1, 1, 4, 7)):
            if least <= top:
                position.wines[4 * seat + wine] |= 1 << chance.randint(least, top)


@pytest.fixture(scope="module")
def explorer() -> Explorer:
    found = Explorer()
    for seed in range(GAMES):
        found.play(GAME.seats[seed % len(GAME.seats)], seed)
    return found


def card_steps() -> dict[str, Step[Any]]:
    """Every step of the visitors, by name."""
    tables = load_tables()
    cards = {*tables.summer.ids, *tables.winter.ids}
    return {name: step for name, step in GAME.catalogue.steps.items() if name.partition("/")[0] in cards}


def branches(step: Step[Any]) -> set[int]:
    """The answers that lead into different parts of a step."""
    if isinstance(step, ChooseTwo):
        return set(range(FIRST, FIRST + len(step.items)))
    if isinstance(step, OneOf):
        done = step.done if isinstance(step, OtherOf) else -1
        return {FIRST + number for number in range(len(step.branches)) if number != done}
    return {YES, DONE} if isinstance(step, Maybe | UpTo | JoinIn) else set()


def test_every_visitor_is_played(explorer):
    tables = load_tables()
    played = {
        GAME.new(2).token(code)
        for name, code in explorer.answered
        if isinstance(GAME.catalogue.steps[name], PlayVisitor)
    }
    assert {f"visit {id}" for id in (*tables.summer.ids, *tables.winter.ids)} - played == set()


def test_every_step_of_every_visitor_is_taken(explorer):
    assert sorted(set(card_steps()) - explorer.taken) == []


def test_every_branch_of_every_visitor_is_chosen(explorer):
    wanted = {(name, code) for name, step in card_steps().items() for code in branches(step)}
    assert len(wanted) > 140
    assert sorted(wanted - explorer.answered) == []
