"""Information-set Monte Carlo tree search with PUCT: a network gives the priors and evaluates the leaves.

Like `vindima.bots.thinking.tree`, it has one tree for all positions that a seat cannot tell apart, and every
iteration determinizes the position anew. Instead of running a rollout, it asks the network.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from vindima.bots.learned.network import TEN, Network
from vindima.bots.thinking.lookahead import determinized
from vindima.bots.thinking.tree import Edge, Node, child_of
from vindima.core.position import Position
from vindima.core.step import OPEN

__all__ = ["PolicySearch", "expected_lead", "expected_leads", "final_leads", "outcome", "search_policy"]

EXPLORATION: Final = 1.2
"""The weight of the priors (PUCT)."""
POINTS: Final = 0.3
"""The weight of a margin of ten points, relative to 1 for the win."""
TOGETHER: Final = 8
"""How many iterations share one batch of the network."""
LEAST: Final = 0.01
"""Answers with a smaller prior are not searched."""


class Step:
    """An answer on a descent. It counts as a visit at once, with a virtual value until it is evaluated."""

    __slots__ = ("assumed", "edge", "node", "seat")

    def __init__(self, node: Node, edge: Edge, seat: int) -> None:
        self.node = node
        self.edge = edge
        self.seat = seat
        mean = node.total / node.visits if node.visits else 0.0
        self.assumed = edge.total / edge.visits if edge.visits else mean
        for counted in (node, edge):
            counted.visits += 1
            counted.total += self.assumed


class Descent:
    """The answers of an iteration, where they led, and what each seat has or may expect there."""

    __slots__ = ("node", "path", "position", "values")

    def __init__(self, path: list[Step], node: Node, position: Position, values: list[float]) -> None:
        self.path = path
        self.node = node
        self.position = position
        self.values = values


@final
class PolicySearch:
    """The search tree of one question. The seed and the number of iterations determine everything in it."""

    def __init__(self, network: Network, position: Position, seed: int) -> None:
        self.network = network
        self.start = position
        self.seed = seed
        self.root = Node()
        self.iterations = 0
        self.expand([(self.root, position)])
        best = max(edge.prior for edge in self.root.edges.values())
        self.codes = [code for code, edge in self.root.edges.items() if edge.prior >= LEAST * best]

    def iterate(self, count: int = 1) -> None:
        """Run some iterations together: descend, ask the network about all leaves at once, and back up.

        Reading the weights takes most of the time of a network call, so a batch of eight answers takes little
        longer than three single ones. An iteration without a value yet counts as a visit with an average
        value.
        """
        descents = [self.descend() for _ in range(count)]
        self.iterations += count
        asked = [descent for descent in descents if not descent.position.over]
        found = self.expand([(descent.node, descent.position) for descent in asked])
        for descent, values in zip(asked, found, strict=True):
            descent.values = values
        for descent in descents:
            for step in descent.path:
                gain = descent.values[step.seat] - step.assumed
                step.node.total += gain
                step.edge.total += gain

    def descend(self) -> Descent:
        """Choose answers down to a question that has answers without a prior, or to the end of the game.

        The n-th visit of every answer to the question uses the same determinization.
        """
        node, edge = self.root, self.root.edges[self.select(self.root, self.codes)]
        position = determinized(self.start, self.seed, edge.visits)
        path: list[Step] = []
        secret: Node | None = None
        while True:
            seat = position.seat
            if position.stack[-1].step.secret != OPEN and secret is None:
                secret = node
            path.append(Step(node, edge, seat))
            position.apply(edge.code)
            while len(position.legal) == 1:
                position.apply(position.legal[0])
            node = child_of(node, edge, False)
            if secret is not None and (position.over or position.seat != seat):
                node, secret = child_of(secret, edge, True), None
            if position.over:
                return Descent(path, node, position, outcome(position))
            if any(code not in node.edges for code in position.legal):
                return Descent(path, node, position, [])
            edge = node.edges[self.select(node, list(position.legal))]

    def expand(self, leaves: Sequence[tuple[Node, Position]]) -> list[list[float]]:
        """Give nodes an edge for every answer that is new to them; what each seat may expect there."""
        network = self.network
        if not leaves:
            return []
        hidden = network.hidden(network.rows([position for _, position in leaves]))
        values, found = network.values(hidden), []
        for row, (node, position) in enumerate(leaves):
            legal = list(position.legal)
            logits = network.logits(hidden, row, legal)
            most = max(logits)
            odds = [exp(logit - most) for logit in logits]
            total = sum(odds)
            for code, chance in zip(legal, odds, strict=True):
                if code not in node.edges:
                    node.edges[code] = Edge(code, chance / total)
            win, gain = values[row]
            own = win + POINTS * (gain + lead(position, position.seat))
            seats = range(position.players)
            found.append([own if seat == position.seat else share(own, position) for seat in seats])
        return found

    def select(self, node: Node, codes: list[int]) -> int:
        """The answer with the highest upper confidence bound (PUCT)."""
        edges = node.edges
        mean = node.total / node.visits if node.visits else 0.0
        for code in codes:
            edges[code].available += 1
        share = sum([edges[code].prior for code in codes])
        best, chosen = -1e9, codes[0]
        for code in codes:
            edge = edges[code]
            value = edge.total / edge.visits if edge.visits else mean
            bound = value + EXPLORATION * edge.prior / share * sqrt(edge.available) / (1 + edge.visits)
            if bound > best:
                best, chosen = bound, code
        return chosen

    def decided(self, left: int) -> bool:
        """True if that many further iterations could not change which answer has the most visits."""
        visits = sorted([self.root.edges[code].visits for code in self.codes], reverse=True)
        return len(visits) == 1 or visits[0] - visits[1] > left

    def ranked(self) -> list[int]:
        """All answers, those with the most visits first; ties are broken by the prior."""
        edges = self.root.edges
        return sorted(edges, key=lambda code: (-edges[code].visits, -edges[code].prior))


def share(own: float, position: Position) -> float:
    """What another seat may expect if the seat that answers expects `own`: all values add up to 0."""
    return -own / (position.players - 1) if position.players > 1 else 0.0


def expected_lead(network: Network, position: Position, seat: int) -> float:
    """By how many points a seat will be ahead of the average of its rivals at the end."""
    if position.over:
        return final_leads(position)[seat]
    _, gain = network.values(network.hidden(network.rows([position])))[0]
    return expected_leads(position, gain)[seat]


def expected_leads(position: Position, gain: float) -> list[float]:
    """By how many points each seat will be ahead, given the gain, in tens, of the seat to answer."""
    own = TEN * (gain + lead(position, position.seat))
    return [own if seat == position.seat else share(own, position) for seat in range(position.players)]


def final_leads(position: Position) -> list[float]:
    """By how many points each seat is ahead of the average of its rivals in a finished game."""
    return [TEN * lead(position, seat) for seat in range(position.players)]


def lead(position: Position, seat: int) -> float:
    """The points of a seat minus the average of its rivals, in tens."""
    scores = position.scores
    others = (sum(scores) - scores[seat]) / max(1, len(scores) - 1)
    return (scores[seat] - others) / TEN


def outcome(position: Position) -> list[float]:
    """The result of each seat in a finished game."""
    winners, players = position.winners, position.players
    fair = 1 / players if players > 1 else 0.0
    return [
        (1 / len(winners) if seat in winners else 0.0) - fair + POINTS * lead(position, seat)
        for seat in range(players)
    ]


def search_policy(
    network: Network, position: Position, seed: int, iterations: int, seconds: float
) -> PolicySearch:
    """Search one tree for a number of iterations or, if that is 0, for some seconds; with both 0, not at all.

    The search ends early once the most visited answer can no longer change.
    """
    start = perf_counter()
    search = PolicySearch(network, position, seed)
    left = iterations or (TOGETHER if seconds else 0)
    while left and not search.decided(left):
        search.iterate(min(TOGETHER, left))
        if iterations:
            left = iterations - search.iterations
        else:
            spent = perf_counter() - start
            left = int((seconds - spent) / spent * search.iterations)
            left = left if left >= TOGETHER else 0
    return search
