"""Forecasts what a seat will probably be asked next, from what it may know, so that it can prepare its turn.

The others are assumed to pass, or to do as little as they can. A prepared answer is given only if it is still
possible and still costs and yields the same for its seat; so a wrong guess does no harm.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from vindima.core.explain import IllegalAnswer
from vindima.core.play import forced
from vindima.core.position import Position
from vindima.core.wire import Message
from vindima.server.tables.game.plans import Step, effect_of
from vindima.server.wire import pace as wire_pace

__all__ = ["Forecast", "forecast_to_wire", "foreseen"]

SEED: Final = 1
"""The seed of the determinization: the same position always gives the same forecast."""
GUESSES: Final = (0.0, 1.0, 0.5)
"""Where in the list of answers the others find theirs if they cannot pass: one entry per world."""
FAR: Final = 400
"""The maximum number of answers of the others that are assumed."""
IDLE: Final = ("pass", "done", "no")
"""The answers that the others are assumed to give: the first that is possible."""


class Unforeseen(Exception):
    """The turn cannot be foreseen: it does not come, or an answer is not possible there."""


class Forecast(NamedTuple):
    """The foreseen steps, and the question after them."""

    steps: list[Step]
    question: Message | None
    """None: after these steps the turn is over."""
    answers: list[tuple[str, Message]]
    """The possible answers: tokens and their messages."""


def foreseen(position: Position, seat: int, tokens: Sequence[str]) -> Forecast | str:
    """The next turn of a seat with some answers, or why it cannot be foreseen; called in a worker."""
    try:
        return forecast(position, seat, tokens)
    except Unforeseen as error:
        return str(error)


def forecast(position: Position, seat: int, tokens: Sequence[str]) -> Forecast:
    """Foresee the next turn of a seat with some answers. Raises Unforeseen."""
    worlds = [position.determinize(seat, SEED) for _ in GUESSES]
    for world, guess in zip(worlds, GUESSES, strict=True):
        wait_for(world, seat, guess)
    if worlds[0].over:
        raise Unforeseen("this seat is not asked any more before the game ends")
    steps = [next_step(worlds, seat, token) for token in tokens]
    world = worlds[0]
    if world.over or world.seat != seat:
        return Forecast(steps, None, [])
    question = world.question
    assert question is not None
    offered = [(answer.token, answer.message.to_dict()) for answer in world.answers()]
    return Forecast(steps, question.message.to_dict(), offered)


def wait_for(world: Position, seat: int, guess: float) -> None:
    """Let the others do as little as they can until a seat is asked."""
    for _ in range(FAR):
        if world.over or world.seat == seat:
            return
        offered = {world.token(code): code for code in world.legal}
        idle = next((offered[token] for token in IDLE if token in offered), None)
        world.apply(world.legal[int(guess * (len(offered) - 1))] if idle is None else idle)
    raise Unforeseen("the next question of this seat is too far away")


def next_step(worlds: list[Position], seat: int, token: str) -> Step:
    """Give an answer in all worlds where it is possible, and keep those worlds.

    Its effect is the one that most of them agree on: what another player takes in one of them does not count.
    """
    if worlds[0].over or worlds[0].seat != seat:
        raise Unforeseen("the turn is over before the last of these answers")
    steps = []
    for world in list(worlds):
        try:
            if world.over or world.seat != seat:
                raise Unforeseen
            steps.append(step_of(world, token))
            world.apply(world.code(token))
            forced(world, seat)
        except Unforeseen:
            if world is worlds[0]:
                raise
            worlds.remove(world)
    found = Counter(repr(step.effect) for step in steps)
    return next(step for step in steps if repr(step.effect) == found.most_common(1)[0][0])


def step_of(position: Position, token: str) -> Step:
    """An answer to the question of a position, with its expected effect."""
    question = position.question
    assert question is not None
    try:
        code = position.code(token)
        if code not in position.legal:
            raise IllegalAnswer(position.refusal(code))
    except IllegalAnswer as error:
        raise Unforeseen(f"{token!r} is not possible there") from error
    answer = position.answer(code)
    return Step(token, question.message.to_dict(), answer.message.to_dict(), effect_of(position, code))


def forecast_to_wire(found: Forecast) -> wire_pace.Forecast:
    """A forecast as it goes over the wire, to the seat only."""
    return {
        "steps": [
            {"token": step.token, "question": step.question, "answer": step.answer} for step in found.steps
        ],
        "question": found.question,
        "answers": [{"token": token, "message": message} for token, message in found.answers],
    }
