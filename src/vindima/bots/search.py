"""Monte Carlo tree search over what a seat may know: the tree of `hard`, grown one imagined game at a time.

Every iteration draws anew what the seat may not know, walks down the tree, plays on for some turns at a
glance, and judges where it stands for every seat. A node stands for a line of answers, not for a position:
the same node is met with other cards in other iterations, so an answer is compared by how often it could
have been chosen, not by how often its node was visited.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final, final

from vindima.bots.look import Look, sampled
from vindima.bots.playout import Playout, Span
from vindima.bots.value import WIN, Value
from vindima.core.position import Position
from vindima.core.step import OPEN

__all__ = ["LAST", "OPENINGS", "Edge", "Found", "Node", "Openings", "Search", "estimates"]

TRUST: Final = 2.0
"""How many visits the first estimate of an answer counts as."""
CURIOSITY: Final = 0.12
"""How much an answer gains by having been neglected."""
DOUBT: Final = 0.12
"""What the reward of an answer that was tried once only is taken to be too high by, about."""
OPENINGS: Final = 4
"""So many answers to a question, those best at the first look, are searched: more would be picked by luck."""
LAST: Final = 4
"""A game that is over within so many turns of one's own is imagined to its end."""
FIRST: Final = 24
"""So many games are imagined before an answer may be clearly the best."""
CLEAR: Final = 2.5
"""So many standard errors an answer that is clearly the best is ahead of every other."""
LITTLE: Final = 0.03
"""A difference in rewards that does not matter."""


Openings = dict[int, tuple[float, tuple[int, ...]]]
"""Of each answer to a question: the margin after the turn that it begins, and the further answers of it."""
Found = dict[int, tuple[int, float]]
"""Of each answer to a question: how often it was tried, and the sum of its rewards."""


@final
class Edge:
    """An answer at a node: how often it was possible and chosen, and what it brought who chose it."""

    __slots__ = ("available", "child", "code", "gain", "total", "visits")

    def __init__(self, code: int, gain: float) -> None:
        self.code = code
        self.gain = gain
        """The first estimate, in points; only differences between the answers of a node count."""
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.child: Node | None = None


@final
class Node:
    """A question after a line of answers. `veiled` is where others go on who have not seen the answer."""

    __slots__ = ("edges", "total", "veiled", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits = 0
        self.total = 0.0
        self.veiled: Node | None = None


def follow(node: Node, edge: Edge, hidden: bool) -> Node:
    """Where an answer leads; all that is hidden from who comes next leads to one place."""
    if hidden:
        node.veiled = node.veiled or Node()
        return node.veiled
    edge.child = edge.child or Node()
    return edge.child


def estimates(value: Value, openings: Openings, found: Found) -> dict[int, float]:
    """The points of margin that each answer is thought to bring, the less sure the less.

    One that was not searched never outbids one that was.
    """
    visits = sum(count for count, _ in found.values())
    usual = sum(total for _, total in found.values()) / visits if visits else 0.0
    top = max([gain for gain, _ in openings.values()])
    points = {}
    for code, (count, total) in found.items():
        mean = (total + TRUST * guess(value, usual, openings[code][0] - top)) / (count + TRUST)
        points[code] = value.scale * (mean - DOUBT / sqrt(count + 1))
    least = min(points.values())
    for code, (gain, _) in openings.items():
        if code not in points:
            points[code] = least + min(0.0, gain - top)
    return points


def expected(value: Value, edge: Edge, usual: float, top: float) -> float:
    """The reward to expect of an answer: what it has brought, and at first what it was guessed to bring."""
    return (edge.total + TRUST * guess(value, usual, edge.gain - top)) / (edge.visits + TRUST)


def guess(value: Value, usual: float, short: float) -> float:
    """The reward to expect of an answer that falls short of the best by so many points."""
    return usual + short / value.scale


Choice = tuple[Node, Edge, int]
"""What was chosen at a node, and by which seat."""


@final
class Search:
    """One question's tree. The seed and the number of iterations decide everything in it."""

    def __init__(self, value: Value, position: Position, openings: Openings, seed: int, turns: int) -> None:
        self.value = value
        self.start = position
        self.seed = seed
        self.base = value.margins(position)
        self.root = Node()
        self.openings = dict(sorted(openings.items(), key=lambda item: -item[1][0])[:OPENINGS])
        self.root.edges = {code: Edge(code, gain) for code, (gain, _) in self.openings.items()}
        self.playout = Playout(value, position.players)
        self.turns = LAST if self.ends_in(LAST) else turns
        """So many turns of one's own are played until a line is judged, the one that runs not counted."""
        self.iterations = 0
        self.squares = 0.0
        """The sum of the squares of all rewards."""

    def ends_in(self, turns: int) -> bool:
        """True if the game is over, as far as can be seen, before the seat has had so many more turns."""
        return self.playout.played_on(self.start.clone(), Span(self.start.seat, turns + 1)).over

    def found(self) -> Found:
        """How often each answer to the question was tried, and the sum of what it brought."""
        return {code: (edge.visits, edge.total) for code, edge in self.root.edges.items()}

    def clear(self) -> bool:
        """True if one answer is so far ahead of all others, or so level, that more games change little."""
        if self.iterations < FIRST:
            return False
        edges = list(self.root.edges.values())
        usual = self.root.total / self.root.visits
        top = max([edge.gain for edge in edges])
        within = self.squares - sum([edge.total**2 / edge.visits for edge in edges if edge.visits])
        noise = max(0.0, within) / max(1, self.iterations - len(edges))
        means = [expected(self.value, edge, usual, top) for edge in edges]
        best = max(means)
        leader = edges[means.index(best)]
        return all(
            best - mean + LITTLE
            > CLEAR * sqrt(noise / (leader.visits + TRUST) + noise / (edge.visits + TRUST))
            for edge, mean in zip(edges, means, strict=True)
            if edge is not leader
        )

    def iterate(self) -> None:
        """Imagine one game.

        The n-th try of every answer to the question meets the same imagined cards, so that none looks better
        than another by a lucky draw.
        """
        self.iterations += 1
        code = self.select(self.root, list(self.openings))
        edge, seat = self.root.edges[code], self.start.seat
        number = edge.visits
        self.playout.begin(self.seed + number)
        position = sampled(self.start, self.seed, number)
        hidden = position.stack[-1].step.secret != OPEN
        position = Look(self.value, position, 0, margin=True).again(position, code, self.openings[code][1])
        span = Span(seat, self.turns)
        path: list[Choice] = [(self.root, edge, seat)]
        node = follow(self.root, edge, hidden)
        if edge.visits:
            self.descend(node, position, span, path)
        rewards = self.rewards(self.playout.played_on(position, span))
        self.squares += rewards[self.start.seat] ** 2
        for node, edge, seat in path:
            node.visits += 1
            node.total += rewards[seat]
            edge.visits += 1
            edge.total += rewards[seat]

    def descend(self, node: Node, position: Position, span: Span, path: list[Choice]) -> None:
        """Answer as the tree suggests until one answer is new, or the span ends."""
        curtain: Node | None = None
        new = False
        while not new and not span.over(position):
            if len(position.legal) == 1:
                position.apply(position.legal[0])
            else:
                seat = position.seat
                if position.stack[-1].step.secret != OPEN and curtain is None:
                    curtain = node
                self.discover(node, position)
                edge = node.edges[self.select(node, position.legal)]
                path.append((node, edge, seat))
                position.apply(edge.code)
                new = not edge.visits
                node = follow(node, edge, False)
                if curtain is not None and position.seat != seat:
                    node, curtain = follow(curtain, edge, True), None

    def discover(self, node: Node, position: Position) -> None:
        """Give a node an edge for every answer that it has not met before."""
        new = [code for code in position.legal if code not in node.edges]
        for code, gain in zip(new, self.playout.gains(position, new), strict=True):
            node.edges[code] = Edge(code, gain)

    def select(self, node: Node, codes: Sequence[int]) -> int:
        """The answer that promises most: what it brought so far, and how neglected it is."""
        edges = node.edges
        top = max([edges[code].gain for code in codes])
        usual = node.total / node.visits if node.visits else 0.0
        best, chosen = -1e9, -1
        for code in codes:
            edge = edges[code]
            edge.available += 1
            score = expected(self.value, edge, usual, top) + CURIOSITY * sqrt(
                log(edge.available + 1) / (edge.visits + 1)
            )
            if score > best:
                best, chosen = score, code
        return chosen

    def rewards(self, position: Position) -> list[float]:
        """How much further each seat is than when the question was asked, in margins that matter."""
        found = []
        for seat, margin in enumerate(self.value.margins(position)):
            reward = (margin - self.base[seat]) / self.value.scale
            if not position.stack and seat in position.winners:
                reward += WIN
            found.append(reward)
        return found
