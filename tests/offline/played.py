"""Plays games in CPython and in Pyodide for comparison, using only the standard library and the engine."""

from __future__ import annotations

import hashlib
import json

import vindima
from vindima.bots import ask, make, seen_by
from vindima.bots.master import network_of
from vindima.core.position import Position
from vindima.core.record import Record


def play(text: str) -> str:
    """Play games of bots, given as (game, players, seed, answers): the record and the last digest of each."""
    return json.dumps([played(*game) for game in json.loads(text)])


def played(name: str, players: int, seed: int, answers: int) -> list[str]:
    position = vindima.game(name).new(players=players, seed=seed)
    record = Record(name, players, seed)
    bots = [make("greedy" if seat == seed % players else "random") for seat in range(players)]
    while not position.over and len(record.answers) < answers:
        code = ask(bots[position.seat], seen_by(position, seed), seed + len(record.answers))
        record.answers.append(position.token(code))
        position.apply(code)
    return [json.dumps(record.to_dict()), digest(position)]


def judge(text: str) -> str:
    """Let `master` answer the first questions of games, given as (game, players, number of answers).

    For each question: the token of its answer, the network's logits, and its expected values.
    """
    return json.dumps([judged(*game) for game in json.loads(text)])


def judged(name: str, players: int, answers: int) -> list[tuple[str, list[float], list[float]]]:
    network, bot = network_of(name), make("master")
    position = vindima.game(name).new(players=players, seed=answers)
    assert network is not None
    said: list[tuple[str, list[float], list[float]]] = []
    while not position.over and len(said) < answers:
        code = ask(bot, position, 1)
        if len(position.legal) > 1:
            hidden = network.hidden(network.rows([position]))
            logits = network.logits(hidden, 0, list(position.legal))
            said.append((position.token(code), logits, network.values(hidden)[0]))
        position.apply(code)
    return said


def replay(text: str) -> str:
    """The final digests of records."""
    return json.dumps([digest(Record.from_dict(json.loads(record)).replay()) for record in json.loads(text)])


def digest(position: Position) -> str:
    return hashlib.sha256(json.dumps(position.to_dict(), sort_keys=True).encode()).hexdigest()
