"""Information-set Monte Carlo tree search with UCB: one tree for all positions that a seat cannot tell apart.

Every iteration determinizes the position anew, descends the tree, plays a rollout of a few turns, and
evaluates the end for every seat. A node stands for a sequence of answers, not for a position: different
iterations reach it with different cards. So the exploration bonus of an answer depends on how often the
answer was available, not on how often its node was visited.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter
from typing import Final, final

from vindima.bots.thinking.lookahead import Lookahead, determinized
from vindima.bots.thinking.rollout import Horizon, Rollout
from vindima.bots.thinking.value import WIN, LinearEvaluator, evaluator_for
from vindima.core.position import Position
from vindima.core.step import OPEN

__all__ = [
    "CANDIDATES",
    "ENDGAME",
    "Edge",
    "Node",
    "Priors",
    "Statistics",
    "TreeSearch",
    "child_of",
    "estimates",
    "in_time",
    "merged",
    "search_tree",
]

PRIOR_VISITS: Final = 2.0
"""How many visits the prior of an answer counts as."""
EXPLORATION: Final = 0.12
"""The weight of the exploration bonus (UCB)."""
PESSIMISM: Final = 0.12
"""What is subtracted from the mean reward of an answer with a single visit; less with more visits."""
CANDIDATES: Final = 4
"""How many answers to the question, those with the best priors, are searched: more would win by luck."""
ENDGAME: Final = 4
"""If the game ends within this many turns of the seat, rollouts go to its end."""
MIN_ITERATIONS: Final = 24
"""How many iterations precede the first check whether the search may stop."""
CONFIDENCE: Final = 2.5
"""How many standard errors the best answer must be ahead of every other to stop the search."""
NEGLIGIBLE: Final = 0.03
"""A difference in rewards that does not matter."""
CHECK_EVERY: Final = 8
"""How many iterations lie between two checks whether the search may stop."""


Priors = dict[int, tuple[float, tuple[int, ...]]]
"""For each answer to a question: the margin after the turn that it begins, and the answers of that turn."""
Statistics = dict[int, tuple[int, float]]
"""For each answer to a question: its visits, and the sum of its rewards."""


@final
class Edge:
    """An answer at a node: how often it was available and chosen, and the rewards of its seat."""

    __slots__ = ("available", "child", "code", "prior", "total", "visits")

    def __init__(self, code: int, prior: float) -> None:
        self.code = code
        self.prior = prior
        """In points; only differences between the answers of a node count."""
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.child: Node | None = None


@final
class Node:
    """A question after a sequence of answers."""

    __slots__ = ("concealed", "edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits = 0
        self.total = 0.0
        self.concealed: Node | None = None
        """The nodes for seats that have not seen which answer was given here."""


def child_of(node: Node, edge: Edge, hidden: bool) -> Node:
    """The node after an answer; answers hidden from the next seat all lead to one node."""
    if hidden:
        node.concealed = node.concealed or Node()
        return node.concealed
    edge.child = edge.child or Node()
    return edge.child


def estimates(evaluator: LinearEvaluator, priors: Priors, found: Statistics) -> dict[int, float]:
    """The estimated gain in margin of each answer, in points; answers with few visits get less.

    An answer that was not searched never exceeds one that was.
    """
    visits = sum(count for count, _ in found.values())
    mean = sum(total for _, total in found.values()) / visits if visits else 0.0
    top = max([prior for prior, _ in priors.values()])
    points = {}
    for code, (count, total) in found.items():
        prior = prior_reward(evaluator, mean, priors[code][0] - top)
        reward = (total + PRIOR_VISITS * prior) / (count + PRIOR_VISITS)
        points[code] = evaluator.scale * (reward - PESSIMISM / sqrt(count + 1))
    least = min(points.values())
    for code, (prior, _) in priors.items():
        if code not in points:
            points[code] = least + min(0.0, prior - top)
    return points


def mean_reward(evaluator: LinearEvaluator, edge: Edge, mean: float, top: float) -> float:
    """The mean reward of an answer, with its prior counted as a few visits."""
    prior = prior_reward(evaluator, mean, edge.prior - top)
    return (edge.total + PRIOR_VISITS * prior) / (edge.visits + PRIOR_VISITS)


def prior_reward(evaluator: LinearEvaluator, mean: float, difference: float) -> float:
    """The expected reward of an answer whose prior differs from the best one by a number of points."""
    return mean + difference / evaluator.scale


Choice = tuple[Node, Edge, int]
"""What was chosen at a node, and by which seat."""


@final
class TreeSearch:
    """The search tree of one question. The seed and the number of iterations determine everything in it."""

    def __init__(
        self, evaluator: LinearEvaluator, position: Position, priors: Priors, seed: int, turns: int
    ) -> None:
        self.evaluator = evaluator
        self.start = position
        self.seed = seed
        self.baseline = evaluator.margins(position)
        self.root = Node()
        self.priors = dict(sorted(priors.items(), key=lambda item: -item[1][0])[:CANDIDATES])
        self.root.edges = {code: Edge(code, prior) for code, (prior, _) in self.priors.items()}
        self.rollout = Rollout(evaluator, position.players)
        self.turns = ENDGAME if self.ends_within(ENDGAME) else turns
        """How many turns of the seat a rollout plays after the current one."""
        self.iterations = 0
        self.squares = 0.0
        """The sum of the squares of all rewards."""

    def ends_within(self, turns: int) -> bool:
        """True if a rollout ends the game before the seat has had this many more turns."""
        return self.rollout.play_until(self.start.clone(), Horizon(self.start.seat, turns + 1)).over

    def statistics(self) -> Statistics:
        """The visits and the sum of rewards of each answer to the question."""
        return {code: (edge.visits, edge.total) for code, edge in self.root.edges.items()}

    def decided(self) -> bool:
        """True if one answer is so far ahead, or all are so close, that more iterations change little."""
        if self.iterations < MIN_ITERATIONS:
            return False
        edges = list(self.root.edges.values())
        mean = self.root.total / self.root.visits
        top = max([edge.prior for edge in edges])
        within = self.squares - sum([edge.total**2 / edge.visits for edge in edges if edge.visits])
        variance = max(0.0, within) / max(1, self.iterations - len(edges))
        rewards = [mean_reward(self.evaluator, edge, mean, top) for edge in edges]
        best = max(rewards)
        leader = edges[rewards.index(best)]
        return all(
            best - reward + NEGLIGIBLE
            > CONFIDENCE
            * sqrt(variance / (leader.visits + PRIOR_VISITS) + variance / (edge.visits + PRIOR_VISITS))
            for edge, reward in zip(edges, rewards, strict=True)
            if edge is not leader
        )

    def iterate(self) -> None:
        """Run one iteration: select, expand, roll out, and back up the rewards.

        The n-th visit of every answer to the question uses the same determinization, so that no answer
        profits from a lucky deal.
        """
        self.iterations += 1
        code = self.select(self.root, list(self.priors))
        edge, seat = self.root.edges[code], self.start.seat
        number = edge.visits
        self.rollout.begin(self.seed + number)
        position = determinized(self.start, self.seed, number)
        hidden = position.stack[-1].step.secret != OPEN
        lookahead = Lookahead(self.evaluator, position, 0, margin=True)
        position = lookahead.replay(position, code, self.priors[code][1])
        horizon = Horizon(seat, self.turns)
        path: list[Choice] = [(self.root, edge, seat)]
        node = child_of(self.root, edge, hidden)
        if edge.visits:
            self.descend(node, position, horizon, path)
        rewards = self.rewards(self.rollout.play_until(position, horizon))
        self.squares += rewards[self.start.seat] ** 2
        for node, edge, seat in path:
            node.visits += 1
            node.total += rewards[seat]
            edge.visits += 1
            edge.total += rewards[seat]

    def descend(self, node: Node, position: Position, horizon: Horizon, path: list[Choice]) -> None:
        """Follow the tree's selections in place, until an answer is new or the horizon is reached."""
        secret: Node | None = None
        new = False
        while not new and not horizon.reached(position):
            if len(position.legal) == 1:
                position.apply(position.legal[0])
            else:
                seat = position.seat
                if position.stack[-1].step.secret != OPEN and secret is None:
                    secret = node
                self.expand(node, position)
                edge = node.edges[self.select(node, position.legal)]
                path.append((node, edge, seat))
                position.apply(edge.code)
                new = not edge.visits
                node = child_of(node, edge, False)
                if secret is not None and position.seat != seat:
                    node, secret = child_of(secret, edge, True), None

    def expand(self, node: Node, position: Position) -> None:
        """Give a node an edge for every answer that is new to it."""
        new = [code for code in position.legal if code not in node.edges]
        for code, prior in zip(new, self.rollout.values(position, new), strict=True):
            node.edges[code] = Edge(code, prior)

    def select(self, node: Node, codes: Sequence[int]) -> int:
        """The answer with the highest upper confidence bound."""
        edges = node.edges
        top = max([edges[code].prior for code in codes])
        mean = node.total / node.visits if node.visits else 0.0
        best, chosen = -1e9, -1
        for code in codes:
            edge = edges[code]
            edge.available += 1
            bound = mean_reward(self.evaluator, edge, mean, top) + EXPLORATION * sqrt(
                log(edge.available + 1) / (edge.visits + 1)
            )
            if bound > best:
                best, chosen = bound, code
        return chosen

    def rewards(self, position: Position) -> list[float]:
        """The change of each seat's margin since the question was asked, in units of `scale`, and any win."""
        found = []
        for seat, margin in enumerate(self.evaluator.margins(position)):
            reward = (margin - self.baseline[seat]) / self.evaluator.scale
            if not position.stack and seat in position.winners:
                reward += WIN
            found.append(reward)
        return found


def search_tree(
    now: Position, style: str, priors: Priors, turns: int, seed: int, iterations: int, seconds: float
) -> Statistics:
    """Search one tree for a number of iterations or, if that is 0, for some seconds."""
    start = perf_counter()
    search = TreeSearch(evaluator_for(now.game.name, style), now, priors, seed, turns)
    while search.iterations < iterations if iterations else in_time(start, seconds, search.iterations):
        search.iterate()
        if not search.iterations % CHECK_EVERY and search.decided():
            break
    return search.statistics()


def in_time(start: float, seconds: float, iterations: int) -> bool:
    """True if one more iteration of average length would end in time."""
    spent = perf_counter() - start
    return spent + spent / max(1, iterations) < seconds


def merged(trees: list[Statistics]) -> Statistics:
    """The statistics of several trees, summed."""
    found: Statistics = {}
    for tree in trees:
        for code, (visits, total) in tree.items():
            before = found.get(code, (0, 0.0))
            found[code] = before[0] + visits, before[1] + total
    return found
