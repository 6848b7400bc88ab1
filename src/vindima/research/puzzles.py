"""Makes puzzles: lets bots play and searches their games for questions with one clearly best answer.

    python -m vindima.research.puzzles FILE --workers 16 --seconds 300

appends one JSON line to FILE for each game it searched, with the puzzles found in it. Games already in FILE
are not played again, so the command can be stopped and resumed. A question becomes a puzzle if one longer
search and two long ones with other determinizations agree on the best answer, and every other answer is
clearly worse in all of them. A short search comes first and eliminates most questions. If the game ends in
the same year, rollouts show whether only the best answer wins it. The level says who finds the answer: quick
bots, stronger ones, or only the searches.

A puzzle has the number of answers `at` which it is asked, the token of the `best` answer, how many points
each other answer loses against it (`losses`), and the best `turn` as far as the search has followed it.

    python -m vindima.research.puzzles FILE --choose 40 --write FOLDER

writes the data files of the package: up to 40 puzzles of all levels for each game and number of players.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from vindima.bots import ask, make
from vindima.bots.hard import Hard
from vindima.bots.thinking.lookahead import Line, determinized
from vindima.bots.thinking.value import search_of
from vindima.core import contract
from vindima.core.chance import Chance, mixed, seeded
from vindima.core.play import forced
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.core.step import OPEN
from vindima.puzzles import LEVELS, TURN, WIN
from vindima.workers import Pool

__all__ = ["Finding", "chosen", "find", "main", "searched", "win_shares"]

PLANS: Final = (("vinhos", 2), ("vinhos", 4), ("viticulture", 1), ("viticulture", 2), ("viticulture", 4))
"""Games and numbers of players, used in rotation."""
PLAYER: Final = "medium"
"""The bot that plays the games."""
FINDERS: Final = ("easy", "greedy", "medium")
"""The bots that are asked whether they find an answer, the fastest first."""
EFFORTS: Final = {"tree": (30, 100, 300), "beam": (2, 5, 16)}
"""Iterations of the short, the longer and the long searches, by the kind of search."""
CLEAR: Final = {"vinhos": 2.5, "viticulture": 1.5}
"""By how many points the best answer must be ahead of the second."""
ANSWERS: Final = 4
"""The least number of answers that makes a question a choice."""
WORTH_A_LOOK: Final = 0.7
"""The fraction of questions that are searched at all, so that many games are covered."""
PER_GAME: Final = 12
PLAYED_ON: Final = 24
"""How many rollouts decide who wins a game."""
SURE: Final = 0.7
UNLIKELY: Final = 0.4
"""The best answer must win at least this share of its rollouts, and every other at most this share."""
RIVALS: Final = 3
"""How many other answers, the best ones, get rollouts."""
SPREAD: Final = 91
"""The stream of a game's seed that selects the questions and seeds the searches."""


class Finding(NamedTuple):
    """The verdict of a search on the answers of a question."""

    best: int
    lead: float
    """How far the best answer is ahead of the second best."""
    losses: dict[int, float]
    line: Line


def searched(position: Position, iterations: int, seed: int) -> Finding:
    """Search a question."""
    lines = Hard(iterations=iterations).searched(position, seed)
    values = {code: line.value for code, line in zip(position.legal, lines, strict=True)}
    ranking = sorted(values, key=lambda code: -values[code])
    best = ranking[0]
    losses = {code: values[best] - value for code, value in values.items()}
    line = lines[list(position.legal).index(best)]
    return Finding(best, losses[ranking[1]], losses, line)


def win_shares(position: Position, codes: list[int], seed: int, times: int) -> dict[int, float]:
    """The share of rollouts that win within this year, for each answer; an unfinished game is not a win."""
    bot, year, seat = make("greedy"), position.year, position.seat
    wins: Counter[int] = Counter()
    for number in range(times):
        world = determinized(position, seed, number)
        for code in codes:
            now = world.clone()
            now.apply(code)
            while not now.over and now.year == year:
                now.apply(bot.choose(now, mixed(seed + number)))
            wins[code] += now.over and won(now, seat)
    return {code: wins[code] / times for code in codes}


def won(position: Position, seat: int) -> bool:
    return position.result == "win" if position.players == 1 else position.winners == [seat]


def played(game: str, players: int, seed: int) -> Record:
    """A game between bots, played to its end."""
    record = Record(game, players, seed, {}, [PLAYER] * players)
    position, bot = record.start(), make(PLAYER)
    while not position.over:
        found = forced(position)
        record.answers.extend(found)
        if found or position.over:
            continue
        code = ask(bot, position, mixed(seeded(seed) + len(record.answers)))
        record.answers.append(position.token(code))
        position.apply(code)
    return record


def questions(record: Record) -> Iterator[tuple[int, Position]]:
    """The questions that begin a turn with a real choice, and how many answers precede each."""
    position = record.start()
    for number, token in enumerate(record.answers):
        step = position.stack[-1].step
        if step.starts_turn and step.secret == OPEN and len(position.legal) >= ANSWERS:
            yield number, position.clone()
        position.apply(position.code(token))


def find(task: tuple[str, int, int]) -> dict[str, Any]:
    """Play a game and find its puzzles; returns a line of the file."""
    game, players, seed = task
    record = played(game, players, seed)
    last = record.replay().year
    chance = Chance(seeded(seed, SPREAD))
    found: list[dict[str, Any]] = []
    for at, position in questions(record):
        # The last year of a game is short and has the best questions.
        if position.year != last and chance.below(100) >= 100 * WORTH_A_LOOK:
            continue
        made = examined(position, mixed(seeded(seed, SPREAD) + at), position.year == last)
        if made is not None:
            found.append({"at": at, **made})
    kept = varied(found)
    answers = record.answers[: max((one["at"] for one in kept), default=0)]
    return {"game": game, "players": players, "seed": seed, "answers": answers, "puzzles": kept}


def examined(position: Position, seed: int, ends: bool) -> dict[str, Any] | None:
    """A puzzle if all searches agree that one answer is clearly the best."""
    game = position.game.name
    short, longer, long = EFFORTS["beam" if position.players == 1 else search_of(game)]
    clear = CLEAR[game]
    first = searched(position, short, seed)
    if first.lead < clear / 2:
        return None
    second = searched(position, longer, mixed(seed + 1))
    if second.lead < clear:
        return None
    checks = [searched(position, long, mixed(seed + 2 + number)) for number in range(2)]
    if any(check.best != second.best or check.lead < clear for check in checks):
        return None
    best = second.best
    losses = {
        position.token(code): round(sum(check.losses[code] for check in checks) / len(checks), 1)
        for code in position.legal
    }
    return {
        "year": position.year,
        "seat": position.seat,
        "kind": WIN if ends and wins_alone(position, checks[0], seed) else TURN,
        "best": position.token(best),
        "losses": losses,
        "turn": [position.token(best), *turn_tokens(position, best, checks[0].line, seed)],
        "level": level_of(position, best, first.best == best, seed),
    }


def wins_alone(position: Position, finding: Finding, seed: int) -> bool:
    """True if only the best answer wins this year."""
    ranking = sorted(finding.losses, key=lambda code: finding.losses[code])[: RIVALS + 1]
    shares = win_shares(position, ranking, mixed(seed + 9), PLAYED_ON)
    others = [shares[code] for code in ranking[1:]]
    return shares[finding.best] >= SURE and max(others) <= UNLIKELY


def turn_tokens(position: Position, best: int, line: Line, seed: int) -> list[str]:
    """The answers that follow the best one in the line of a search, as tokens."""
    now = determinized(position, seed, 0)
    now.apply(best)
    tokens: list[str] = []
    for code in line.answers:
        if now.over or now.seat != position.seat or code not in now.legal:
            break
        tokens.append(now.token(code))
        now.apply(code)
    return tokens


def level_of(position: Position, best: int, short: bool, seed: int) -> int:
    """How hard an answer is to find: 1 if all bots find it, and one more for each that does not."""
    missed = sum(ask(make(code), position, seed) != best for code in FINDERS)
    return min(LEVELS[-1], 1 + missed + (not short))


def varied(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A few of a game's puzzles: wins and hard ones first, at most one per seat and year."""
    kept: dict[tuple[int, int], dict[str, Any]] = {}
    for one in sorted(found, key=lambda one: (one["kind"] != WIN, -one["level"], one["at"])):
        kept.setdefault((one["seat"], one["year"]), one)
    return sorted(list(kept.values())[:PER_GAME], key=lambda one: int(one["at"]))


# The file


def known(path: Path) -> list[dict[str, Any]]:
    """The games in a file; an incomplete last line is ignored."""
    if not path.exists():
        return []
    lines = path.read_text("utf-8").splitlines(keepends=True)
    return [json.loads(line) for line in lines if line.endswith("\n")]


def tasks(
    done: list[dict[str, Any]], plans: list[tuple[str, int]], end: float
) -> Iterator[tuple[str, int, int]]:
    """Games still to be played, in rotation, until the time is over."""
    played = {(one["game"], one["players"], one["seed"]) for one in done}
    for seed in count(1):
        for game, players in plans:
            if monotonic() > end:
                return
            if (game, players, seed) not in played:
                yield game, players, seed


def chosen(games: list[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """Games with up to `most` puzzles in all, taken level by level so that each level is represented."""
    by_level: dict[int, list[tuple[int, int]]] = {level: [] for level in LEVELS}
    for number, game in enumerate(games):
        for place, puzzle in enumerate(game["puzzles"]):
            by_level[puzzle["level"]].append((number, place))
    for entries in by_level.values():
        entries.sort(key=lambda entry: games[entry[0]]["puzzles"][entry[1]]["kind"] != WIN)
    kept: set[tuple[int, int]] = set()
    while len(kept) < most and any(by_level.values()):
        for entries in by_level.values():
            if entries and len(kept) < most:
                kept.add(entries.pop(0))
    found = []
    for number, game in enumerate(games):
        puzzles = [one for place, one in enumerate(game["puzzles"]) if (number, place) in kept]
        if puzzles:
            answers = game["answers"][: max(one["at"] for one in puzzles)]
            found.append({**game, "answers": answers, "puzzles": puzzles})
    return found


def write(games: list[dict[str, Any]], folder: Path, most: int) -> dict[str, int]:
    """Write the package's data files: one for each game and number of players with puzzles."""
    sizes = {}
    for game, players in PLANS:
        mine = [one for one in games if (one["game"], one["players"]) == (game, players)]
        kept = chosen(mine, most)
        text = "".join(f"{json.dumps(one, separators=(',', ':'))}\n" for one in kept)
        path = folder / f"{game}-{players}.jsonl"
        path.unlink(missing_ok=True)
        if text:
            path.write_text(text, encoding="utf-8")
        sizes[path.name] = sum(len(one["puzzles"]) for one in kept)
    return sizes


def main(words: list[str] | None = None) -> int:
    parser = ArgumentParser(prog="python -m vindima.research.puzzles", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--workers", type=int, default=1, metavar="N")
    parser.add_argument("--seconds", type=float, default=60.0, metavar="N")
    parser.add_argument("--only", action="append", metavar="GAME-PLAYERS", help="such as vinhos-4")
    parser.add_argument("--choose", type=int, metavar="N", help="write data files with up to N puzzles each")
    parser.add_argument("--write", type=Path, metavar="FOLDER")
    arguments = parser.parse_args(words)
    done = known(arguments.file)
    if arguments.write is not None:
        print(json.dumps(write(done, arguments.write, arguments.choose or 40)))
        return 0
    plans = [plan for plan in PLANS if not arguments.only or "-".join(map(str, plan)) in arguments.only]
    for game, _ in plans:
        contract.find(game)
    end = monotonic() + arguments.seconds
    with Pool(arguments.workers) as pool, arguments.file.open("a", encoding="utf-8") as file:
        for task, found, error in pool.run(tasks(done, plans, end), find):
            if found is not None:
                file.write(f"{json.dumps(found, separators=(',', ':'))}\n")
                file.flush()
            report = {"puzzles": len(found["puzzles"])} if found is not None else {"error": str(error)}
            print(json.dumps({"game": task, **report}), flush=True)
            if monotonic() > end:
                break
    return 0


if __name__ == "__main__":
    sys.exit(main())
