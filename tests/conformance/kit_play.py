"""The promises of a game in progress: undo, and the log that each seat may read."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import vindima
from tests.conformance.kit import Case, distance, saved, seats_and_spectator
from vindima.core.explain import IllegalAnswer
from vindima.core.position import Position
from vindima.core.step import FOREVER, OPEN, UNTIL_REVEAL

__all__ = ["check_log", "check_secret_choices", "check_undo"]


def begun(case: Case, seed: int) -> vindima.Play:
    return vindima.Play(vindima.Record(case.game.name, case.players, seed, case.options))


def answer_at_random(play: vindima.Play, chance: random.Random) -> None:
    play.answer(play.position.token(chance.choice(play.position.legal)))


def check_undo(case: Case, seed: int, every: int = 50) -> tuple[int, int]:
    """Undo restores the earlier position and stops at a reveal. Returns the counts of undos and refusals."""
    every = distance(case, seed, every)
    chance = random.Random(seed)
    play = begun(case, seed)
    history = [play.position.clone()]
    undone = refused = 0
    while not play.position.over:
        answer_at_random(play, chance)
        history.append(play.position.clone())
        last = len(history) - 1
        if last % every and not play.position.over:
            continue
        allowed = [count for count in range(last) if history[count].reveals == play.position.reveals]
        for count in {*allowed[:1], *allowed[-1:]}:
            undo_and_redo(play, history, count)
            undone += 1
        for count in {-1, last, last + 1, *([allowed[0] - 1] if allowed else [last - 1])}:
            refuse_undo(play, count)
            refused += 1
    return undone, refused


def undo_and_redo(play: vindima.Play, history: list[Position], count: int) -> None:
    tokens = play.record.answers[:]
    log = log_lines(play, None)
    play.undo(count)
    assert play.position == history[count]
    assert list(play.position.legal) == list(history[count].legal)
    assert play.record.answers == tokens[:count]
    for token in tokens[count:]:
        play.answer(token)
    assert play.position == history[-1]
    assert log_lines(play, None) == log


def refuse_undo(play: vindima.Play, count: int) -> None:
    before = saved(play.position), play.record.answers[:]
    with pytest.raises(IllegalAnswer) as caught:
        play.undo(count)
    assert caught.value.refusal.rule
    assert play.undo_refused(count) is not None
    assert (saved(play.position), play.record.answers) == before


def log_lines(play: vindima.Play, reader: int | None) -> list[tuple[Any, ...]]:
    """A reader's log, in a form that can be compared."""
    lines: list[tuple[Any, ...]] = []
    for entry in play.log(reader):
        message, question = entry.message, entry.question
        assert (entry.token is None) == (message is None)
        said = () if message is None else (message.key, message.args)
        asked = () if question is None else (question.key, question.args)
        events = [(event.message.key, event.message.args, event.seat, event.paths) for event in entry.events]
        lines.append((entry.number, entry.seat, entry.token, *said, *asked, events))
    return lines


def check_log(case: Case, seed: int, every: int = 40) -> int:
    """A reader sees its own answers and open ones, and of secret answers only that there are some.

    After a secret answer two logs are checked, and now and then all. Returns the number of secret answers.
    """
    chance = random.Random(seed)
    play = begun(case, seed)
    given: list[tuple[int, str, int, int]] = []
    while not play.position.over:
        position = play.position
        seat, secret, reveals = position.seat, position.stack[-1].step.secret, position.reveals
        answer_at_random(play, chance)
        given.append((seat, play.record.answers[-1], secret, reveals))
        readers = seats_and_spectator(play.position)
        if len(given) % every and not play.position.over:
            # The seat itself, and one of the readers in rotation.
            readers = [] if secret == OPEN else [seat, readers[len(given) % len(readers)]]
        for reader in readers:
            check_reader(play, given, reader)
    return sum(secret != OPEN for _, _, secret, _ in given)


def check_reader(play: vindima.Play, given: list[tuple[int, str, int, int]], reader: int | None) -> None:
    lines = play.log(reader)
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    now = play.position.reveals
    known, lost, waiting = [], [], set()
    for seat, token, secret, reveals in given:
        if seat == reader or secret == OPEN or (secret == UNTIL_REVEAL and reveals != now):
            known.append((seat, token))
        elif secret == FOREVER:
            lost.append(seat)
        else:
            waiting.add(seat)
    assert [(line.seat, line.token) for line in lines if line.token is not None] == known
    hidden = [line.seat for line in lines if line.token is None]
    for seat in range(play.position.players):
        assert 0 <= hidden.count(seat) - lost.count(seat) <= (seat in waiting)


def check_secret_choices(case: Case, seed: int, tries: int = 5) -> int:
    """No view or log shows others a secret choice or its progress. Returns how many choices were compared."""
    chance = random.Random(seed)
    play = begun(case, seed)
    twin = begun(case, seed)
    compared = 0
    while not play.position.over:
        frame = play.position.stack[-1]
        if frame.step.secret == UNTIL_REVEAL and not frame.memo:
            twin = caught_up(twin, play)
            seen = list(itertools.islice(secret_choices(twin), tries))
            assert len(set(seen)) <= 1, "a secret choice is visible"
            compared += len(seen)
        answer_at_random(play, chance)
    return compared


def caught_up(twin: vindima.Play, play: vindima.Play) -> vindima.Play:
    """A play of the same record: the twin after the missing answers, or a new one if it has diverged."""
    given = len(twin.record.answers)
    if twin.record.answers != play.record.answers[:given]:
        return vindima.Play(vindima.Record.from_dict(json.loads(json.dumps(play.record.to_dict()))))
    for token in play.record.answers[given:]:
        twin.answer(token)
    return twin


def secret_choices(play: vindima.Play) -> Iterator[str]:
    """What others see after each random choice; nothing if the choice is revealed at once."""
    seat, step, reveals = play.position.seat, play.position.stack[-1].step, play.position.reveals
    start = len(play.record.answers)
    before = outside(play, seat)
    for number in itertools.count():
        chance = random.Random(number)
        while not play.position.over and play.position.seat == seat and play.position.stack[-1].step is step:
            assert outside(play, seat) == before, "a choice is visible before it is complete"
            answer_at_random(play, chance)
        if play.position.reveals != reveals:
            return
        seen = outside(play, seat)
        play.undo(start)
        yield seen


def outside(play: vindima.Play, seat: int) -> str:
    """Everything that the other seats and a spectator can see."""
    readers = [reader for reader in seats_and_spectator(play.position) if reader != seat]
    return repr([[play.position.view(reader), log_lines(play, reader)] for reader in readers])
