"""What answers gave away and what chance brought, as a network estimates it: for the review of a game.

Everything is counted in points: by how many a seat may expect to end ahead of the average of its rivals. An
answer is compared with the network's own on determinizations, so its seat is not blamed for what it could not
know. What chance brought is the difference between what was revealed and the average of the alternatives.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from vindima.bots.learned.network import Network
from vindima.bots.learned.search import expected_leads, final_leads
from vindima.bots.thinking.lookahead import determinized, successor
from vindima.core.chance import mixed, seeded
from vindima.core.explain import Message
from vindima.core.position import Position

__all__ = ["Answered", "answered", "brought", "forecast"]

SAMPLES: Final = 6
"""Determinizations for each answer, and other outcomes for each reveal."""
REDRAWS: Final = 53
"""The stream of a seed that the alternative outcomes come from."""
LONGEST: Final = 12
"""The maximum length of a line, in answers."""
MEANWHILE: Final = 60
"""How many answers of other seats are played at most before a seat is asked again."""
WORTH_A_LINE: Final = 0.5
"""The least loss, in points, for which the better line is worth showing."""


class Answered(NamedTuple):
    """An answer, compared with the one that the network prefers."""

    loss: float
    line: list[Message]
    """The better answer and, if much was lost, what follows it in the same turn; empty if none is better."""


def forecast(network: Network, position: Position) -> tuple[float, int]:
    """The win probability of the seat that answers, and the policy's most probable answer."""
    hidden = network.hidden(network.rows([position]))
    win = network.values(hidden)[0][0] + (1 / position.players if position.players > 1 else 0.0)
    return min(1.0, max(0.0, win)), network.choice(hidden, 0, list(position.legal))


def answered(network: Network, position: Position, code: int, best: int, seed: int) -> Answered:
    """What an answer cost compared with the one that the network prefers."""
    if best == code:
        return Answered(0.0, [])
    worlds = [determinized(position, seed, number) for number in range(SAMPLES)]
    after = [successor(world, each) for each in (best, code) for world in worlds]
    played_on(network, after, position.seat)
    values = [leads[position.seat] for leads in expected(network, after)]
    loss = (sum(values[:SAMPLES]) - sum(values[SAMPLES:])) / SAMPLES
    if loss <= 0:
        return Answered(0.0, [])
    return Answered(loss, line(network, worlds[0], best, LONGEST if loss >= WORTH_A_LINE else 1))


def brought(network: Network, position: Position, code: int, seed: int) -> list[float]:
    """What the reveals of an answer brought each seat, compared with the average over alternative reveals."""
    after = successor(position, code)
    if after.chance == position.chance and after.reveals == position.reveals:
        return [0.0] * position.players
    start = seeded(seed, REDRAWS)
    others = [successor(position.redraw(mixed(start + number)), code) for number in range(SAMPLES)]
    found = expected(network, [after, *others])
    return [
        found[0][seat] - sum([leads[seat] for leads in found[1:]]) / SAMPLES
        for seat in range(position.players)
    ]


def played_on(network: Network, positions: list[Position], seat: int) -> None:
    """Let the policy play on in each position until a seat is asked again, so that one seat evaluates all.

    The expectations of two seats need not add up to 0 in positions that the network's own play never reaches.
    """
    for _ in range(MEANWHILE):
        others = [one for one in map(settled, positions) if not one.over and one.seat != seat]
        if not others:
            return
        for position, code in zip(others, network.choices(others), strict=True):
            position.apply(code)


def expected(network: Network, positions: list[Position]) -> list[list[float]]:
    """For each position, by how many points each seat may expect to end ahead of its rivals."""
    going = [settled(position) for position in positions]
    asked = [position for position in going if not position.over]
    values = network.values(network.hidden(network.rows(asked))) if asked else []
    gains = iter([gain for _, gain in values])
    return [
        final_leads(position) if position.over else expected_leads(position, next(gains))
        for position in going
    ]


def settled(position: Position) -> Position:
    """The position after all forced answers: the network was trained only on questions with a choice."""
    while not position.over and len(position.legal) == 1:
        position.apply(position.legal[0])
    return position


def line(network: Network, world: Position, code: int, longest: int) -> list[Message]:
    """An answer and those that the policy gives after it, until something is revealed or the turn ends."""
    position, seat, messages = world.clone(), world.seat, list[Message]()
    while True:
        messages.append(position.answer(code).message)
        if len(messages) == longest:
            return messages
        revealed = position.reveals
        position.apply(code)
        if position.over or position.seat != seat or position.reveals != revealed:
            return messages
        code = forecast(network, position)[1]
