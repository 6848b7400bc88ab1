"""The promises of every game, as functions of a case: a game, a number of players and options.

    for case in every_case():
        check_clones(case, seed=1)

Each check plays a random game of the case and raises AssertionError if a promise is broken. The supplies and
scores of a game are checked by `check_supplies(position)` and `check_scores(position)` in
`tests/conformance/<game>_supplies.py`.
"""

from __future__ import annotations

import copy
import importlib
import itertools
import json
import marshal
import pickle
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol, cast

import pytest

import vindima
from vindima.core.combine import DONE
from vindima.core.contract import Game, Option
from vindima.core.explain import NOT_AN_ANSWER, IllegalAnswer
from vindima.core.position import Position
from vindima.core.step import NOTHING, Frame, begins_turn

__all__ = [
    "LONGEST",
    "Case",
    "View",
    "broken_view",
    "cases",
    "check_answers",
    "check_clones",
    "check_copies",
    "check_determinized",
    "check_ends",
    "check_json",
    "check_record",
    "check_refusals",
    "check_result",
    "check_same_seed",
    "check_same_view",
    "check_views",
    "combinations",
    "distance",
    "every_case",
    "exact",
    "fitted",
    "play_on",
    "played",
    "saved",
    "seats_and_spectator",
    "supplies_of",
    "variants",
]

LONGEST = 20_000
"""More answers than any game needs."""
MANY = 12
"""An option with more choices is treated as a number."""

View = Callable[[Position, int | None], dict[str, Any]]


class Case(NamedTuple):
    """A game with a number of players and options."""

    game: Game
    players: int
    options: dict[str, Any]

    def new(self, seed: int) -> Position:
        return self.game.new(self.players, seed, **self.options)

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.name, str(self.players), *chosen])


class Supplies(Protocol):
    """The functions of a module that checks a game's supplies."""

    def check_supplies(self, position: Any) -> None: ...

    def check_scores(self, position: Any) -> None: ...


def supplies_of(game: Game) -> Supplies:
    """The module that checks the supplies and scores of a game."""
    return cast(Supplies, importlib.import_module(f"tests.conformance.{game.name}_supplies"))


def fits(game: Game, players: int, options: dict[str, Any]) -> bool:
    """True if the game allows these options with this number of players."""
    try:
        game.complete(players, options)
    except vindima.BadData:
        return False
    return True


def fitted(game: Game, players: int, wanted: dict[str, Any]) -> dict[str, Any]:
    """The wanted options that are allowed together; earlier ones take precedence."""
    found: dict[str, Any] = {}
    for name, value in wanted.items():
        if fits(game, players, {**found, name: value}):
            found[name] = value
    return found


def choices(option: Option) -> tuple[Any, ...]:
    """The choices of an option; for a number, the lowest and the highest."""
    return option.choices if len(option.choices) <= MANY else (option.choices[0], option.choices[-1])


def variants(game: Game) -> list[Case]:
    """Each non-default choice on its own, with the fewest players that allow it."""
    found = []
    for option in game.options:
        for choice in choices(option):
            if choice != option.default:
                chosen = {option.name: choice}
                players = next(players for players in game.seats if fits(game, players, chosen))
                found.append(Case(game, players, chosen))
    return found


def cases(game: Game) -> list[Case]:
    """Every number of players with the defaults, and the fewest and most players with all options changed."""
    last = {option.name: option.choices[-1] for option in game.options if option.choices}
    ends = (game.seats[0], game.seats[-1])
    changed = [Case(game, players, fitted(game, players, last)) for players in ends]
    return [*[Case(game, players, {}) for players in game.seats], *changed]


def combinations(game: Game, most: int = 96) -> list[Case]:
    """Every number of players with every combination of options, at most `most` of them."""
    names = [option.name for option in game.options if option.choices]
    found = [
        Case(game, players, options)
        for players in game.seats
        for chosen in itertools.product(*[choices(option) for option in game.options if option.choices])
        if fits(game, players, options := dict(zip(names, chosen, strict=True)))
    ]
    return found if len(found) <= most else random.Random(0).sample(found, most)


def every_case(of: Callable[[Game], list[Case]] = cases) -> list[Case]:
    """The cases of every registered game."""
    return [case for name in vindima.games() for case in of(vindima.game(name))]


def played(case: Case, seed: int) -> Iterator[Position]:
    """The positions of a random game up to its end. It is one object that changes."""
    yield from play_on(case.new(seed), seed)


def play_on(position: Position, seed: int) -> Iterator[Position]:
    """The positions from this one to the end of the game, answered at random."""
    chance = random.Random(seed)
    for _ in range(LONGEST):
        yield position
        if position.over:
            return
        position.apply(chance.choice(position.legal))
    raise AssertionError(f"no end after {LONGEST} answers")


def distance(case: Case, seed: int, least: int, most: int = 10) -> int:
    """The interval between checks of a random game: at least `least` answers, for about `most` checks."""
    return max(least, sum(1 for _ in played(case, seed)) // most)


def exact(data: dict[str, Any]) -> bytes:
    """Plain data as bytes: equal only if the values, their types and their order are. Faster than JSON."""
    return marshal.dumps(data, 2)  # later formats depend on which objects are shared


def saved(position: Position) -> bytes:
    """A whole position as bytes, independent of the object."""
    return exact(position.to_dict())


def seats_and_spectator(position: Position) -> list[int | None]:
    return [*range(position.players), None]


# Copies


def check_clones(case: Case, seed: int, every: int = 4) -> None:
    """A clone and its original do not affect each other."""
    chance = random.Random(seed)
    for number, position in enumerate(played(case, seed)):
        if number % every and not position.over:
            continue
        before = saved(position)
        clone = position.clone()
        assert saved(clone) == before
        assert clone == position
        if position.over:
            return
        answers = []
        for _ in range(6):
            if not clone.over:
                answers.append(chance.choice(clone.legal))
                clone.apply(answers[-1])
        assert saved(position) == before, "the original moved with its clone"
        after = saved(clone)
        original = position.clone()
        for answer in answers:
            original.apply(answer)
        assert saved(original) == after, "the same answers led to another position"
        position.clone().apply(position.legal[-1])
        assert saved(clone) == after, "a clone moved with another clone"


def check_copies(case: Case, seed: int, every: int = 7) -> None:
    """Pickle and copy give equal positions that can be played on."""
    for number, position in enumerate(played(case, seed)):
        if number % every and not position.over:
            continue
        for twin in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position), copy.copy(position)):
            assert twin == position
            assert twin is not position
            assert list(twin.legal) == list(position.legal)
            before = saved(position)
            if not twin.over:
                twin.apply(twin.legal[0])
                assert twin != position
            assert saved(position) == before


def check_json(case: Case, seed: int, every: int = 5, lookahead: int = 4) -> None:
    """A position survives JSON, and the loaded one continues like the original.

    Every third position is loaded, and the first two at each kind of question.
    """
    asked: Counter[str] = Counter()
    for number, position in enumerate(played(case, seed)):
        kind = position.stack[-1].step.name if position.stack else ""
        asked[kind] += 1
        ahead = number % every == 0
        if number % 3 and not ahead and asked[kind] > 2:
            continue
        data = position.to_dict()
        loaded = case.game.load(json.loads(json.dumps(data)))
        assert saved(loaded) == exact(data)
        assert list(loaded.legal) == list(position.legal)
        if not ahead:
            continue
        assert loaded == position
        assert loaded.digest() == position.digest()
        other = position.clone()
        for _ in range(lookahead):
            if other.over:
                break
            code = other.legal[len(other.legal) // 2]
            other.apply(code)
            loaded.apply(code)
        assert saved(loaded) == saved(other)


# Records


def check_record(case: Case, seed: int) -> None:
    """A record replays to the same position after every answer, even when loaded from its file format."""
    record = vindima.Record(case.game.name, case.players, seed, case.options)
    live: list[str] = []
    chance = random.Random(seed)
    position = record.start()
    while True:
        live.append(position.digest())
        if position.over:
            break
        code = chance.choice(position.legal)
        record.answers.append(position.token(code))
        position.apply(code)
    read = vindima.Record.from_dict(json.loads(json.dumps(record.to_dict())))
    assert read == record
    assert [other.digest() for other in read.positions()] == live
    middle = len(live) // 2
    assert read.replay(middle).digest() == live[middle]
    assert read.replay() == position
    assert read.replay().scores == position.scores


def check_same_seed(case: Case, seed: int) -> None:
    """The same seed and answers give the same game; another seed gives another game."""
    start = saved(case.new(seed))
    assert saved(case.new(seed)) == start
    assert saved(case.new(seed + 1)) != start
    for one, other in zip(played(case, seed), played(case, seed), strict=True):
        assert list(one.legal) == list(other.legal)
    assert saved(one) == saved(other)


def check_encoded_rows(case: Case, seed: int, every: int = 9) -> None:
    """The vector of a position that was played on, and of its clones, is that of a newly loaded position.

    Rows that have not changed stay encoded, and clones share them.
    """
    chance = random.Random(seed)
    for number, position in enumerate(played(case, seed)):
        vectors = [position.feature_vector(seat) for seat in range(position.players)]
        if number % every or position.over:
            continue
        clone = position.clone()
        clone.apply(chance.choice(clone.legal))
        for one in (clone, position):
            loaded = case.game.load(one.to_dict())
            for seat in range(one.players):
                assert one.feature_vector(seat) == loaded.feature_vector(seat)
        assert [position.feature_vector(seat) for seat in range(position.players)] == vectors


# Questions


def check_turns(case: Case, seed: int) -> int:
    """The frames of two turns are different objects, also those below: lookahead compares them to see the end
    of a turn. Returns the number of turns."""
    turns = 0
    last: list[Frame] = []
    for position in played(case, seed):
        stack = position.stack
        if begins_turn(stack, last[-1] if last else None):
            turns += 1
            if len(stack) == len(last) > 1:
                assert stack[-2] is not last[-2]
            last = stack[:]
    return turns


def check_answers(case: Case, seed: int) -> None:
    """Legal answers are distinct and reproducible, tokens map back to codes, and somebody is asked."""
    for position in played(case, seed):
        legal = list(position.legal)
        tokens = [position.token(code) for code in legal]
        assert len(set(tokens)) == len(tokens)
        assert [position.code(token) for token in tokens] == legal
        assert list(position.clone().options()) == legal
        answers = position.answers()
        assert [(answer.code, answer.token) for answer in answers] == list(zip(legal, tokens, strict=True))
        assert all(answer.message.key for answer in answers)
        json.dumps([answer.message.to_dict() for answer in answers])
        question = position.question
        if position.over:
            assert question is None
            assert legal == []
            return
        assert legal
        assert question is not None
        assert question.rule
        assert question.seat == position.seat in range(position.players)
        json.dumps(question.message.to_dict())


def check_refusals(case: Case, seed: int) -> int:
    """Every refusal cites a rule and leaves the position unchanged. Returns the number of refusals."""
    count = 0
    for position in played(case, seed):
        before = saved(position)
        if not position.over:
            check_candidates(position)
        for refusal in position.refusals():
            count += 1
            assert refusal.code not in position.legal, f"{refusal.token} is legal and refused"
            assert refusal.rule
            assert refusal.rule != NOT_AN_ANSWER.rule
            assert refusal.message.key
            assert position.code(refusal.token) == refusal.code
            refused(position, refusal.code, refusal.rule)
        for code in (NOTHING, len(position.vocabulary) + 1):
            refused(position, code, NOT_AN_ANSWER.rule)
        assert saved(position) == before
    return count


def check_candidates(position: Position) -> None:
    """The options are exactly the candidates that are not refused."""
    frame = position.stack[-1]
    listed = frame.step.candidates(position, frame)
    admitted = {code for code in listed if frame.step.refuse(position, frame, code) is None}
    assert admitted <= set(position.legal), "a candidate that is not refused is not offered"
    if admitted:
        assert set(position.legal) - admitted <= {DONE}, "an answer is offered that is not a candidate"


def refused(position: Position, code: int, rule: str) -> None:
    """Check that this rule refuses the code."""
    with pytest.raises(IllegalAnswer) as caught:
        position.apply(code)
    assert caught.value.refusal.rule == rule
    assert rule in str(caught.value)


# Hidden information


def plain_view(position: Position, seat: int | None) -> dict[str, Any]:
    return position.view(seat)


def broken_view(position: Position, other: Position, seat: int | None, view: View = plain_view) -> str:
    """How the views that a seat has of two positions differ; empty if they do not."""
    return difference(view(position, seat), view(other, seat), seat)


def difference(one: dict[str, Any], two: dict[str, Any], seat: int | None) -> str:
    """How two views of a seat differ; empty if they do not."""
    if exact(one) == exact(two):
        return ""
    differing = [key for key in one.keys() | two.keys() if one.get(key) != two.get(key)]
    return f"{'a spectator' if seat is None else f'seat {seat}'} sees {sorted(differing)}"


def check_same_view(position: Position, seeds: int, view: View = plain_view) -> int:
    """Determinizing changes no byte of the reader's view. Returns how often it changed the position."""
    changed = 0
    here = position.to_dict()
    before = exact(here)
    for seat in seats_and_spectator(position):
        seen = view(position, seat)
        for seed in range(seeds):
            other = position.determinize(seat, seed)
            leak = difference(seen, view(other, seat), seat)
            assert not leak, leak
            if position.seat == seat:
                assert list(other.legal) == list(position.legal)
            assert other.seat == position.seat
            changed += {**other.to_dict(), "chance": position.chance} != here
    assert saved(position) == before, "determinize moved the position itself"
    return changed


def check_views(case: Case, seed: int, every: int = 10, seeds: int = 2, view: View = plain_view) -> int:
    """No view depends on hidden information. Returns how often hidden information changed."""
    changed = 0
    for number, position in enumerate(played(case, seed)):
        if number % every == 0 or position.over:
            changed += check_same_view(position, seeds, view)
    return changed


def check_determinized(case: Case, seed: int) -> None:
    """A determinization is an ordinary position: consistent, and playable to the end."""
    own = supplies_of(case.game)
    every = distance(case, seed, 70, most=6)
    for number, position in enumerate(played(case, seed)):
        if number % every or position.over:
            continue
        seats = seats_and_spectator(position)
        imagined = position.determinize(seats[number // every % len(seats)], seed + number)
        assert case.game.load(json.loads(json.dumps(imagined.to_dict()))) == imagined
        for count, later in enumerate(play_on(imagined, seed + number)):
            if not count % 4 or later.over:
                own.check_supplies(later)
        own.check_scores(imagined)


def check_redrawn(case: Case, seed: int, every: int = 25) -> int:
    """Redrawing what no seat knows changes no view and no legal answer.

    Returns how often the same answers then led to a different view.
    """
    changed = 0
    for number, position in enumerate(played(case, seed)):
        if number % every or position.over:
            continue
        here, other = saved(position), position.redraw(seed + number)
        assert saved(position) == here, "redraw moved the position itself"
        assert list(other.legal) == list(position.legal)
        for seat in seats_and_spectator(position):
            leak = broken_view(position, other, seat)
            assert not leak, leak
        twin = position.clone()
        while not twin.over and twin.reveals == position.reveals:
            code = twin.legal[0]
            twin.apply(code)
            other.apply(code)
        changed += any(broken_view(twin, other, seat) for seat in seats_and_spectator(twin))
    return changed


# The whole game


def check_ends(case: Case, seed: int) -> int:
    """A random game ends with correct supplies and scores throughout. Returns its number of answers."""
    own = supplies_of(case.game)
    count = -1
    for position in played(case, seed):
        count += 1
        own.check_supplies(position)
        if not count % 16 or position.over:
            own.check_scores(position)
    check_result(position)
    return count


def check_result(position: Position) -> None:
    """Every seat has a score, and somebody has won unless it was a solo game."""
    assert position.over
    assert len(position.scores) == position.players
    assert set(position.winners) <= set(range(position.players))
    assert position.winners or position.players == 1, "nobody has won"
