"""Plays many games between bots: the plan of matches, the games, and the file with their results.

Every deal is played once for each rotation of the seats, so no bot owes its result to a good deal or a good
seat. A result is plain JSON; everything in it except the times depends only on the match.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from vindima.bots import Bot, BotFailed, Guest, ask, make
from vindima.bots.random import Random
from vindima.core import contract
from vindima.core.chance import mixed, seeded
from vindima.core.explain import BadData, BadRecord
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.research.backends import Backend
from vindima.workers import Outcomes

__all__ = ["Match", "Output", "Plan", "Result", "deal_seed", "digest", "fingerprint", "play_match", "run"]

Result = dict[str, Any]
"""What is stored about one game: `number`, `rotation`, `record`, `scores`, `winners`, `breakdown` (points by
source, for each seat), `failures` (seat, answer, reason) and `times` (µs of each answer, for each seat).
"""

DEALS: Final = 37
"""The stream of a run's seed that the seeds of its deals come from."""
EXACT: Final = 7
"""How many of the 60 bits are dropped, so that programs that read numbers as floats get the exact seed."""
MEASURED: Final = {"times"}
"""The entries that differ between two runs of the same match."""


@dataclass(frozen=True)
class Match:
    """One game to play: the bot of each seat, the deal, and its number in the plan."""

    number: int
    game: str
    seats: tuple[str, ...]
    seed: int
    rotation: int
    options: dict[str, Any] = field(default_factory=dict)

    def record(self) -> Record:
        """The record before the first answer."""
        return Record(self.game, len(self.seats), self.seed, self.options, list(self.seats))


@dataclass(frozen=True)
class Plan:
    """All matches of a run. An invalid plan raises BadData when it is created."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.games < 1:
            raise BadData(f"{self.games} games cannot be played; at least one is needed")
        contract.find(self.game).complete(len(self.seats), self.options)
        for code in self.seats:
            make(code)

    @property
    def total(self) -> int:
        """The number of games: the number requested, rounded up to complete rotations."""
        return -(-self.games // len(self.seats)) * len(self.seats)

    def match(self, number: int) -> Match:
        """The match with this number."""
        deal, turn = divmod(number, len(self.seats))
        seats = self.seats[turn:] + self.seats[:turn]
        return Match(number, self.game, seats, deal_seed(self.seed, deal), turn, self.options)

    def matches(self, without: Collection[int] = ()) -> Iterator[Match]:
        """Every match in order, except those with the given numbers."""
        return (self.match(number) for number in range(self.total) if number not in without)


def deal_seed(seed: int, deal: int) -> int:
    """The seed of one deal of a run: runs with different seeds share no deals."""
    return mixed(seeded(seed, DEALS) + deal) >> EXACT


class Table:
    """The bots of one game. A bot that fails is recorded and replaced by random play."""

    def __init__(self, match: Match) -> None:
        self.bots: list[Bot] = [make(code) for code in match.seats]
        self.chance = seeded(match.seed, 1 + match.rotation)
        self.failures: list[dict[str, Any]] = []
        self.times: list[list[int]] = [[] for _ in match.seats]

    def answer(self, position: Position, count: int) -> int:
        """The choice of the seat to answer, for answer `count` of the game; forced answers need no bot."""
        if len(position.legal) == 1:
            return position.legal[0]
        seat, seed = position.seat, mixed(self.chance + count)
        start = perf_counter()
        try:
            return ask(self.bots[seat], position, seed)
        except BotFailed as failure:
            self.failures.append({"seat": seat, "answer": count, "reason": str(failure)})
            self.dismiss(seat)
            return ask(self.bots[seat], position, seed)
        finally:
            self.times[seat].append(round((perf_counter() - start) * 1e6))

    def dismiss(self, seat: int) -> None:
        """Dismiss a bot; from now on its seat plays at random."""
        bot, self.bots[seat] = self.bots[seat], Random()
        if isinstance(bot, Guest):
            bot.close()

    def over(self, position: Position) -> None:
        """Tell the result to the bots that run as separate programs."""
        for seat, bot in enumerate(self.bots):
            if isinstance(bot, Guest):
                bot.over(position, seat)

    def close(self) -> None:
        for seat in range(len(self.bots)):
            self.dismiss(seat)


def play_match(match: Match) -> Result:
    """Play a game to its end."""
    record = match.record()
    position = record.start()
    with closing(Table(match)) as table:
        while not position.over:
            code = table.answer(position, len(record.answers))
            record.answers.append(position.token(code))
            position.apply(code)
        table.over(position)
    return {
        "number": match.number,
        "rotation": match.rotation,
        "record": record.to_dict(),
        "scores": list(position.scores),
        "winners": list(position.winners),
        "breakdown": [position.breakdown(seat) for seat in range(record.players)],
        "failures": table.failures,
        "times": table.times,
    }


def fingerprint(result: Result) -> bytes:
    """The digest of one result, without its time measurements."""
    kept = {name: value for name, value in result.items() if name not in MEASURED}
    return hashlib.sha256(json.dumps(kept, sort_keys=True, separators=(",", ":")).encode()).digest()


def digest(prints: Iterable[tuple[int, bytes]]) -> str:
    """One digest of many games, from their numbers and fingerprints in any order."""
    return hashlib.sha256(b"".join(part for _, part in sorted(prints))).hexdigest()


class Output:
    """A file of results, one JSON line each. An incomplete last line is dropped."""

    def __init__(self, path: str | os.PathLike[str], resume: bool = False) -> None:
        self.path = Path(path)
        if not self.path.absolute().parent.is_dir():
            raise BadData(f"{self.path}: there is no folder {self.path.parent}")
        with self.path.open("ab") as file:
            if file.tell() and not resume:
                raise BadData(f"{self.path} already contains games; choose another name, or add --resume")

    def finished(self, plan: Plan) -> Iterator[Result]:
        """The results already in the file; raises BadRecord if they belong to another plan."""
        whole = 0
        with self.path.open("r+b") as file:
            for line_number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    file.truncate(whole)
                    return
                whole += len(line)
                yield self._result(plan, line_number, line)

    def _result(self, plan: Plan, line_number: int, line: bytes) -> Result:
        place = f"{self.path}: line {line_number}"
        try:
            result: Result = json.loads(line)
            number, header = result["number"], dict(result["record"])
            del header["answers"]
        except (ValueError, KeyError, TypeError) as error:
            raise BadRecord(f"{place}: not the result of a game: {error}") from error
        if not 0 <= number < plan.total:
            raise BadRecord(f"{place}: game {number} is not one of the {plan.total} games of this run")
        wanted = plan.match(number).record().header()
        for name, value in wanted.items():
            if header.get(name) != value:
                raise BadRecord(f"{place}: from another run: {name} is {header.get(name)!r}, not {value!r}")
        return result

    def append(self, result: Result) -> None:
        """Append a result; it has been handed to the operating system when this returns."""
        with self.path.open("ab") as file:
            file.write(json.dumps(result, separators=(",", ":"), ensure_ascii=False).encode() + b"\n")


def run(
    plan: Plan, backend: Backend, output: Output | None = None, note: Callable[[Result], None] | None = None
) -> Outcomes[Match, Result]:
    """Play the games missing from the output; `note` is first called with the results already in it.

    An outcome without a result is a game that could not be played. It is not written to the output, so a
    resumed run tries it again.
    """
    done: set[int] = set()
    for result in output.finished(plan) if output is not None else ():
        if result["number"] not in done:
            done.add(result["number"])
            if note is not None:
                note(result)
    with closing(backend.run(plan.matches(without=done), play_match)) as outcomes:
        for outcome in outcomes:
            if output is not None and outcome.result is not None:
                output.append(outcome.result)
            yield outcome
