"""`python -m tests.research.playthroughs --write`: random OpenSpiel games as golden records.

Each line lists consecutive answers of one seat. Lines with `#` show the state of the game, with checksums of
what every seat sees. `test_openspiel.py` plays the games again and compares.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pyspiel

import vindima.research.openspiel
from tests.research.games import TABLES
from vindima.core.chance import Chance

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 7
CHECKED = 100
"""How many answers lie between two lines with checksums."""


def path(name: str, players: int) -> Path:
    return FOLDER / f"{name}-{players}.txt"


def head(game: Any) -> Iterator[str]:
    kind = game.get_type()
    yield f"game: {game}"
    yield f"players: {kind.min_num_players} to {kind.max_num_players}"
    yield f"chance: {kind.chance_mode}".replace("ChanceMode.", "")
    yield f"distinct actions: {game.num_distinct_actions()}"
    yield f"observation tensor: {game.observation_tensor_shape()}"
    yield f"utility: {game.min_utility()} to {game.max_utility()}"


def standing(state: Any, players: int) -> str:
    """The state of the game, with checksums of each seat's tensor and strings."""
    tensors = [crc32(str(state.observation_tensor(player)).encode()) for player in range(players)]
    strings = [crc32(state.observation_string(player).encode()) for player in range(players)]
    recalls = [crc32(state.information_state_string(player).encode()) for player in range(players)]
    return f"# {len(state.history())} {state} tensors {tensors} strings {strings} recalls {recalls}"


def lines(name: str, players: int) -> Iterator[str]:
    """The playthrough of one game, line by line."""
    game = pyspiel.load_game(f"{vindima.research.openspiel.NAMES[name]}(players={players},seed={SEED})")
    yield from head(game)
    state, chance = game.new_initial_state(), Chance(SEED)
    seat = state.current_player()
    row: list[str] = []
    while not state.is_terminal():
        check = len(state.history()) % CHECKED == 1
        if check or state.current_player() != seat:
            yield f"{seat}: {' | '.join(row)}"
            seat, row = state.current_player(), []
        if check:
            yield standing(state, players)
        legal = state.legal_actions()
        action = legal[chance.below(len(legal))]
        row.append(state.action_to_string(seat, action))
        state.apply_action(action)
    yield f"{seat}: {' | '.join(row)}"
    yield standing(state, players)
    yield f"returns: {state.returns()}"


def text(name: str, players: int) -> str:
    return "\n".join(lines(name, players)) + "\n"


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for name, players in TABLES:
        if "--write" in sys.argv[1:]:
            path(name, players).write_text(text(name, players), "utf-8")
        else:
            sys.stdout.write(text(name, players))
    return 0


if __name__ == "__main__":
    sys.exit(main())
