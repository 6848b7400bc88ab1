"""Monte Carlo tree search over what a seat may know: the tree of `hard`, grown one imagined game at a time.

Every iteration draws anew what the seat may not know, walks down the tree, plays on for some turns at a
glance, and judges where it stands for every seat. A node stands for a line of answers, not for a position:
the same node is met with other cards in other iterations, so an answer is compared by how often it could
have been chosen, not by how often its node was visited.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, final

from vindima.bots.greedy import Look, after, sampled
from vindima.bots.value import Value
from vindima.core.chance import Chance, seeded
from vindima.core.position import Position
from vindima.core.step import OPEN, Frame, begins_turn

__all__ = ["Edge", "Found", "Node", "Search", "estimates"]

SCALE: Final = 4.0
"""Points of margin that make a difference: beyond twice that a lead hardly counts more."""
WIN: Final = 4.0
"""Points that a victory is worth beside its margin."""
TRUST: Final = 20.0
"""How many visits the first estimate of an answer counts as."""
CURIOSITY: Final = 0.1
"""How much an answer gains by having been neglected, in rewards from 0 to 1."""
DOUBT: Final = 0.03
"""What the reward of an answer that was tried once only is taken to be too high by, about."""
WHIM: Final = 0.4
"""Points by which seats that are played at a glance may err."""
MANY: Final = 8
"""Of more answers than that, a glance sees so many."""
LOOKS: Final = 40
"""The thoroughness of the turn that an answer begins."""
HABITS: Final = 3
"""So many ways to begin a turn, those that have gained most, are looked at."""
FRESH: Final = 0.3
"""How much the latest turn counts in what such turns have gained."""
QUESTIONS: Final = 120
"""An imagined game that asks more than that is judged where it stands."""
WHIMS: Final = 11
"""The stream of a seed that they are drawn from."""


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


def estimates(gains: dict[int, float], found: Found) -> dict[int, float]:
    """The points of margin that each answer is thought to bring, the less sure the less."""
    visits = sum(count for count, _ in found.values())
    usual = sum(total for _, total in found.values()) / visits if visits else 0.5
    top = max(gains.values())
    points = {}
    for code, (count, total) in found.items():
        mean = (total + TRUST * guess(usual, gains[code] - top)) / (count + TRUST)
        safe = min(0.999, max(0.001, mean - DOUBT / sqrt(count + 1)))
        points[code] = SCALE * log(safe / (1 - safe))
    return points


def guess(usual: float, short: float) -> float:
    """The reward to expect of an answer that falls short of the best by so many points."""
    return usual + short / (4 * SCALE)


Choice = tuple[Node, Edge, int]
"""What was chosen at a node, and by which seat."""


@final
class Search:
    """One question's tree. The seed and the number of iterations decide everything in it."""

    def __init__(
        self, value: Value, position: Position, gains: dict[int, float], seed: int, turns: int
    ) -> None:
        self.value = value
        self.start = position
        self.seed = seed
        self.turns = turns
        """Turns that are played until a line is judged, the one that runs included."""
        self.base = value.margins(position)
        self.root = Node()
        self.root.edges = {code: Edge(code, gain) for code, gain in gains.items()}
        self.habits: list[dict[int, float]] = [{} for _ in self.base]
        """What turns that begin with an answer have gained each seat of late."""
        self.whim = Chance(seeded(seed, WHIMS))
        self.iterations = 0

    def found(self) -> Found:
        """How often each answer to the question was tried, and the sum of what it brought."""
        return {code: (edge.visits, edge.total) for code, edge in self.root.edges.items()}

    def iterate(self) -> None:
        """Imagine one game.

        The n-th try of every answer to the question meets the same imagined cards, so that none looks better
        than another by a lucky draw.
        """
        self.iterations += 1
        code = self.select(self.root, self.start)
        edge, seat = self.root.edges[code], self.start.seat
        number = edge.visits
        self.whim = Chance(seeded(self.seed + number, WHIMS))
        position = sampled(self.start, self.seed, number)
        hidden = position.stack[-1].step.secret != OPEN
        position = Look(self.value, position, LOOKS, margin=True).thorough(position, code).end
        turns = self.turns - begins_turn(position.stack)
        path: list[Choice] = [(self.root, edge, seat)]
        node = follow(self.root, edge, hidden)
        if edge.visits:
            turns = self.descend(node, position, turns, path)
        rewards = self.rewards(self.played_on(position, turns))
        for node, edge, seat in path:
            node.visits += 1
            node.total += rewards[seat]
            edge.visits += 1
            edge.total += rewards[seat]

    def descend(self, node: Node, position: Position, turns: int, path: list[Choice]) -> int:
        """Answer as the tree suggests until one answer is new; the turns that are left then."""
        curtain: Node | None = None
        turn: Frame | None = None
        new = False
        while position.stack and turns and not new:
            turn = position.stack[-1] if begins_turn(position.stack, turn) else turn
            if len(position.legal) == 1:
                position.apply(position.legal[0])
            else:
                seat = position.seat
                if position.stack[-1].step.secret != OPEN and curtain is None:
                    curtain = node
                edge = node.edges[self.select(node, position)]
                path.append((node, edge, seat))
                position.apply(edge.code)
                new = not edge.visits
                node = follow(node, edge, False)
                if curtain is not None and position.seat != seat:
                    node, curtain = follow(curtain, edge, True), None
            turns -= begins_turn(position.stack, turn)
        return turns

    def select(self, node: Node, position: Position) -> int:
        """The legal answer that promises most: what it brought so far, and how neglected it is."""
        edges = node.edges
        new = [code for code in position.legal if code not in edges]
        if new:
            for code, gain in zip(new, self.gains(position, new), strict=True):
                edges[code] = Edge(code, gain)
        top = max([edges[code].gain for code in position.legal])
        usual = node.total / node.visits if node.visits else 0.5
        best, chosen = -1e9, -1
        for code in position.legal:
            edge = edges[code]
            edge.available += 1
            mean = (edge.total + TRUST * guess(usual, edge.gain - top)) / (edge.visits + TRUST)
            score = mean + CURIOSITY * sqrt(log(edge.available + 1) / (edge.visits + 1))
            if score > best:
                best, chosen = score, code
        return chosen

    def gains(self, position: Position, codes: Sequence[int]) -> list[float]:
        """What who is asked has after each answer, in points: after the turn that it begins, or at once."""
        seat = position.seat
        if begins_turn(position.stack):
            return [self.value.worth(self.turned(position, code), seat) for code in codes]
        return [self.value.worth(after(position, code), seat) for code in codes]

    def turned(self, position: Position, code: int, free: bool = True) -> Position:
        """The position after a turn that begins with an answer and goes on at a glance.

        An answer that leaves the turn to be begun still, and so comes `free`, is followed by the best that
        does begin it. Where it may not be free, the position is where the turn would be begun once more.
        """
        asked = position.stack[-1]
        floor = len(position.stack) - 1
        anchor = position.stack[floor - 1] if floor else None
        position = after(position, code)
        for _ in range(QUESTIONS):
            stack = position.stack
            if len(stack) <= floor or (floor and stack[floor - 1] is not anchor):
                break
            if stack[-1] is asked:
                return self.best_turn(position, free=False) if free else position
            position = self.glanced(position)
        return position

    def played_on(self, position: Position, turns: int) -> Position:
        """The position after the turns that are left, played at a glance."""
        for _ in range(QUESTIONS):
            if not position.stack or not turns:
                break
            if begins_turn(position.stack) and len(position.legal) > 1:
                position = self.best_turn(position)
            else:
                position = self.glanced(position)
            turns -= begins_turn(position.stack)
        return position

    def glanced(self, position: Position) -> Position:
        """The position after the answer that looks best to who is asked."""
        legal, seat = position.legal, position.seat
        if len(legal) == 1:
            position.apply(legal[0])
            return position
        best, chosen = -1e9, position
        for code in legal if len(legal) <= MANY else self.whim.shuffled(list(legal))[:MANY]:
            child = after(position, code)
            worth = self.value.worth(child, seat)
            if worth > best:
                best, chosen = worth, child
        return chosen

    def best_turn(self, position: Position, free: bool = True) -> Position:
        """The position after the best turn; of what was tried before, only what has gained most is tried."""
        seat, habits, asked = position.seat, self.habits[position.seat], position.stack[-1]
        known = sorted([code for code in position.legal if code in habits], key=lambda code: -habits[code])
        new = [code for code in position.legal if code not in habits]
        before = self.value.worth(position, seat)
        best, chosen = -1e9, position
        tries = HABITS
        for code in new + known:
            child = self.turned(position, code, free)
            if not free and child.stack and child.stack[-1] is asked:
                continue
            gain = self.value.worth(child, seat) - before
            if code in habits:
                habits[code] += FRESH * (gain - habits[code])
                tries -= 1
            elif free:
                habits[code] = gain
            gain += WHIM * self.whim.below(1000) / 1000
            if gain > best:
                best, chosen = gain, child
            if not tries:
                break
        return self.glanced(position) if chosen is position else chosen

    def rewards(self, position: Position) -> list[float]:
        """How well each seat has come out, from 0 to 1; 0.5 is how it stood when the question was asked."""
        found = []
        for seat, margin in enumerate(self.value.margins(position)):
            lead = margin - self.base[seat]
            if not position.stack and seat in position.winners:
                lead += WIN
            found.append(1.0 / (1.0 + exp(-max(-60.0, min(60.0, lead / SCALE)))))
        return found
