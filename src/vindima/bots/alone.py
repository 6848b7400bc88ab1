"""Playing alone: whole years are planned, and judged by what the game is expected to end with.

Nobody else moves where one plays alone, so the best lines of a year can be followed to its end. What is
hidden is drawn anew for every plan; an answer is worth what the plans that begin with it lead to, on average.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from math import inf, sqrt
from time import perf_counter
from typing import Any, Final, final

from vindima.bots.look import Look, after, sampled
from vindima.bots.search import Found
from vindima.bots.value import FOLDER, Eyes, weighed
from vindima.core import contract
from vindima.core.combine import DONE
from vindima.core.explain import BadData
from vindima.core.position import Position

__all__ = [
    "A_YEAR",
    "Ahead",
    "Foresight",
    "Late",
    "Plans",
    "Turn",
    "ahead",
    "best_plans",
    "foresight",
    "plan_years",
    "read",
    "settled",
    "table_file",
]

A_YEAR: Final = 3
"""Stages of a year."""
WIDTH: Final = 8
"""So many lines of a year are followed at once, unless the time decides."""
NARROW: Final = 2
WIDEST: Final = 24
"""The same of a plan in a hurry, and at most."""
ENDS: Final = 40
"""So many ends of a turn are thought of in a line, the best."""
ALIKE: Final = 4
"""So many of them begin with the same answer."""
WIDTHS: Final = (3, 7, 7, 7, 3)
"""How many answers are followed at the first questions after the one that begins a turn.

The second or the third is often which visitor comes, and the gain shows only when all about the visit is
answered, so no visitor may be left out before.
"""
LOOKS: Final = 200
"""So many positions within a turn are looked at for each answer that begins it, on average."""
LEFT_OUT: Final = 0.3
"""What an answer that no plan of a sample begins with is taken to be worse than the worst of them."""
VICTORY: Final = 4.0
"""Points that a victory is worth beside its score."""
SHARES: Final = 1.5
"""So many plans the lines of each leave time for: wide plans are worth more than many, up to the widest."""
ENOUGH: Final = 32
"""No more plans than that are made for one answer."""
FIRST: Final = 4
"""So many plans are made before an answer may be clearly the best."""
CLEAR: Final = 3.0
"""So many standard errors an answer that is clearly the best is ahead of every other."""


@final
class Foresight(Eyes):
    """The eyes of one who plays alone: the points to expect at the end. Never changed once made."""

    __slots__ = ("cards", "terms")

    def __init__(self, terms: Sequence[Sequence[float]], cards: Sequence[Sequence[float]]) -> None:
        self.terms = [list(weights) for weights in terms]
        """The weights of the terms at each stage."""
        self.cards = [list(weights) for weights in cards]
        """What each card in hand is worth beyond what the terms say, at each stage."""

    def __reduce__(self) -> tuple[object, ...]:
        return Foresight, (self.terms, self.cards)

    def worth(self, position: Position, seat: int) -> float:
        """The score to expect, with something on top if the game is won."""
        if position.over:
            return position.scores[seat] + (VICTORY if seat in position.winners else 0.0)
        return self.expected(position.stage, *position.prospects())

    def expected(self, stage: int, terms: list[float], held: list[int]) -> float:
        """The same of a game that goes on, from its numbers."""
        expected = weighed(self.terms[stage], terms)
        worths = self.cards[stage]
        for card in held:
            expected += worths[card]
        return expected

    def margin(self, position: Position, seat: int) -> float:
        """The same: there is no rival."""
        return self.worth(position, seat)


def table_file(game: str) -> str:
    """The name of the file of a game's weights for one who plays alone."""
    return f"{game}-alone.toml"


def read(game: str, table: Mapping[str, Any]) -> Foresight:
    """The eyes that a file describes: for each term, and for each card, its worth at every stage."""
    rules = contract.find(game)
    terms: dict[str, list[float]] = table["terms"]
    cards: dict[str, list[float]] = table["cards"]
    if list(terms) != list(rules.prospects) or list(cards) != list(rules.held):
        raise BadData(f"{table_file(game)} has other terms or cards than the game: it has to be made anew")
    return Foresight(list(zip(*terms.values(), strict=True)), list(zip(*cards.values(), strict=True)))


@cache
def foresight(game: str) -> Foresight | None:
    """The eyes of one who plays a game alone; None if nobody can."""
    file = FOLDER / table_file(game)
    return read(game, tomllib.loads(file.read_text("utf-8"))) if file.exists() else None


Ahead = tuple[float, Position, tuple[int, ...]]
"""What a line has come to, the position there, and all answers on the way where there was a choice."""


class Late(Exception):
    """A plan is not ready in time."""


@final
class Turn:
    """The ways in which one turn may go. Raises Late if they are not found `until` a moment."""

    def __init__(self, eyes: Foresight, position: Position, until: float = inf) -> None:
        self.eyes = eyes
        self.seat = position.seat
        self.look = Look(eyes, position, 0, margin=False)
        self.left = LOOKS * len(position.legal)
        self.ends: list[Ahead] = []
        for code in position.legal:
            if perf_counter() > until:
                raise Late
            self.follow(after(position, code), (code,), WIDTHS)
        self.ends.sort(key=ahead)

    def follow(self, position: Position, answers: tuple[int, ...], widths: tuple[int, ...]) -> None:
        """Go on to every end that is looked at; once the looks are used up, to the nearest."""
        while self.look.running(position):
            legal = position.legal
            if len(legal) == 1:
                position.apply(legal[0])
                continue
            if self.left <= 0 and DONE in legal:
                position.apply(DONE)
                answers += (DONE,)
                continue
            children = [(code, after(position, code)) for code in legal]
            self.left -= len(children)
            width = widths[0] if widths and self.left > 0 else 1
            if width < len(children):
                children.sort(key=self.promise)
            if width > 1:
                for code, child in children[:width]:
                    self.follow(child, (*answers, code), widths[1:])
                return
            code, position = children[0]
            answers += (code,)
        end = settled(position)
        self.ends.append((self.eyes.worth(end, self.seat), end, answers))

    def promise(self, child: tuple[int, Position]) -> float:
        """Answers are sorted by it, the best first."""
        return -self.eyes.worth(child[1], self.seat)

    def best(self, every: bool) -> list[Ahead]:
        """The best ends, not too many that begin alike; where asked for, one of `every` answer at least."""
        seen: dict[int, int] = {}
        found: list[Ahead] = []
        for end in self.ends:
            first = end[2][0]
            seen[first] = seen.get(first, 0) + 1
            if seen[first] <= ALIKE and (len(found) < ENDS or (every and seen[first] == 1)):
                found.append(end)
        return found


def ahead(line: Ahead) -> float:
    """Lines are sorted by it, the best first."""
    return -line[0]


def best_plans(
    eyes: Foresight, position: Position, width: int = WIDTH, until: float = inf
) -> dict[int, Ahead]:
    """Of answers to the question, the best plan that begins with each. The position stays as it is.

    Every line is followed turn by turn to the end of the year; after each turn the best go on. Each turn
    meets the same chance, so that no order of turns is lucky. Raises Late if it is not done `until` a moment.
    """
    year = position.stage // A_YEAR
    found: dict[int, Ahead] = {}
    lines: list[Ahead] = [(0.0, position, ())]
    while lines:
        further = []
        for _, now, answers in lines:
            now.chance = position.chance
            for worth, end, more in Turn(eyes, now, until).best(every=not answers):
                path = (*answers, *more)
                if not end.over and end.stage // A_YEAR == year:
                    further.append((worth, end, path))
                elif path[0] not in found or worth > found[path[0]][0]:
                    found[path[0]] = worth, end, path
        further.sort(key=ahead)
        lines = different(further, width)
    return found


def different(ranked: list[Ahead], most: int) -> list[Ahead]:
    """The first lines that do not lead to the same place: two turns may come in either order."""
    found: list[Ahead] = []
    for line in ranked:
        if len(found) == most:
            break
        if not any(abs(line[0] - other[0]) < 1e-9 and same(line[1], other[1]) for other in found):
            found.append(line)
    return found


def same(one: Position, other: Position) -> bool:
    """True if two positions look the same to who plays alone."""
    return one.legal == other.legal and one.prospects() == other.prospects()


def settled(position: Position) -> Position:
    """The same position once all that is no choice is answered."""
    while not position.over and len(position.legal) == 1:
        position.apply(position.legal[0])
    return position


@final
class Plans:
    """What the plans for one question say so far."""

    def __init__(self, eyes: Foresight, position: Position, seed: int, width: int = WIDTH) -> None:
        self.eyes = eyes
        self.start = position
        self.seed = seed
        self.width = width
        self.values: dict[int, list[float]] = {code: [] for code in position.legal}
        """What each answer leads to, in every sample."""
        self.made = 0
        self.took = 0.0
        """Seconds that all plans took."""

    def make(self, until: float = inf) -> dict[int, Ahead]:
        """Plan the year with other things hidden. Raises Late, and counts nothing, if that takes too long."""
        start = perf_counter()
        plans = best_plans(self.eyes, sampled(self.start, self.seed, self.made), self.width, until)
        self.made += 1
        least = min([worth for worth, _, _ in plans.values()]) - LEFT_OUT
        for code, values in self.values.items():
            values.append(plans[code][0] if code in plans else least)
        self.took += perf_counter() - start
        return plans

    def more(self, until: float) -> bool:
        """Make one more plan, if it is likely to be ready in time and may help. False if none was made."""
        if self.made == ENOUGH or (self.made and perf_counter() + self.took / self.made > until):
            return False
        try:
            self.make(until)
        except Late:
            return False
        return True

    def clear(self) -> bool:
        """True if one answer is so far ahead of all others that more plans change nothing."""
        if self.made < FIRST:
            return False
        best = max(self.values.values(), key=sum)
        for values in self.values.values():
            if values is not best:
                ahead = [one - other for one, other in zip(best, values, strict=True)]
                mean = sum(ahead) / self.made
                spread = sum([(each - mean) ** 2 for each in ahead]) / (self.made - 1)
                if mean < CLEAR * sqrt(spread / self.made):
                    return False
        return True


def plan_years(position: Position, seed: int, plans: int, seconds: float) -> Found:
    """What so many plans say of each answer; with none given, as many as there is time for."""
    end = perf_counter() + seconds
    eyes = foresight(position.game.name)
    if eyes is None:
        raise BadData(f"nobody can play {position.game.name} alone")
    found = counted(eyes, position, seed, plans) if plans else timed(eyes, position, seed, end)
    return {code: (found.made, sum(values)) for code, values in found.values.items()}


def counted(eyes: Foresight, position: Position, seed: int, plans: int) -> Plans:
    """So many plans, or fewer where one answer is clearly the best."""
    found = Plans(eyes, position, seed)
    while found.made < plans and not found.clear():
        found.make()
    return found


def timed(eyes: Foresight, position: Position, seed: int, end: float) -> Plans:
    """As many plans as there is time for. One in a hurry shows how many lines they may follow.

    If there is no time for more lines than its own, or for any other plan, the hurried one counts.
    """
    hurried = Plans(eyes, position, seed, NARROW)
    hurried.make()
    width = int(NARROW * (end - perf_counter()) / hurried.took / SHARES)
    found = hurried if width <= NARROW else Plans(eyes, position, seed, min(width, WIDEST))
    while not found.clear() and found.more(end):
        pass
    return found if found.made else hurried
