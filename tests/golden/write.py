"""Write the golden records again: python -m tests.golden.write [GAME ...]

`tests/golden/<game>/` contains one finished game for each number of players and one for each variant. Each
file is an ordinary record; `expected.json` beside them holds the expected result of its replay: the scores,
winners, digest of the last position, and a fingerprint of everything that was offered on the way.

Write them again after an intended change of the rules: raise the version of the rules (`Game.rules`) if a
record could now replay differently, run the command, and review the difference. Each file is the one of
several random games that asks the most kinds of question.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

import vindima
from tests.conformance.kit import Case, variants

__all__ = ["EXPECTED", "FOLDER", "expectation", "golden_cases", "write"]

FOLDER = Path(__file__).parent
EXPECTED = "expected.json"
TRIES = 25


def golden_cases(name: str) -> dict[str, Case]:
    """The cases by file name."""
    game = vindima.game(name)
    found = {f"{players}-players": Case(game, players, {}) for players in game.seats}
    for case in variants(game):
        ((option, choice),) = case.options.items()
        label = option if choice is True else f"{option}-{choice}"
        found[label.replace("_", "-")] = case
    return found


def random_record(case: Case, seed: int) -> tuple[vindima.Record, int]:
    """A finished random game and the number of kinds of question it asked."""
    record = vindima.Record(case.game.name, case.players, seed, case.options)
    chance = random.Random(seed)
    position = record.start()
    kinds = set()
    while not position.over:
        kinds.add(position.stack[-1].step.name)
        code = chance.choice(position.legal)
        record.answers.append(position.token(code))
        position.apply(code)
    return record, len(kinds)


def expectation(record: vindima.Record) -> dict[str, Any]:
    """The expected result of replaying a finished record."""
    offers = hashlib.sha256()
    for position in record.positions():
        offers.update(json.dumps([position.seat, [position.token(code) for code in position.legal]]).encode())
    return {
        "answers": len(record.answers),
        "scores": position.scores,
        "winners": position.winners,
        "digest": position.digest(),
        "offers": offers.hexdigest(),
    }


def write(name: str, folder: Path = FOLDER) -> None:
    """Write all golden records of a game and remove other records from their folder."""
    target = folder / name
    target.mkdir(parents=True, exist_ok=True)
    for old in target.glob("*.jsonl"):
        old.unlink()
    expected = {}
    for label, case in golden_cases(name).items():
        record, _ = max((random_record(case, seed) for seed in range(TRIES)), key=lambda found: found[1])
        record.save(target / f"{label}.jsonl")
        expected[label] = expectation(record)
    (target / EXPECTED).write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or vindima.games():
        write(chosen)
        print(f"{chosen}: {len(golden_cases(chosen))} records")
