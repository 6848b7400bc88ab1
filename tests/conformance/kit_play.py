"""What every game must keep while it is being played: undo, and the log that each seat may read."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import vindima
from tests.conformance.kit import Case, seats_and_spectator, text
from vindima.core.explain import IllegalAnswer
from vindima.core.position import Position
from vindima.core.step import FOREVER, OPEN, UNTIL_REVEAL

__all__ = ["check_log", "check_secret_choices", "check_undo"]


def begun(case: Case, seed: int) -> vindima.Play:
    return vindima.Play(vindima.Record(case.game.name, case.players, seed, case.options))


def answer_at_random(play: vindima.Play, chance: random.Random) -> None:
    play.answer(play.position.token(chance.choice(play.position.legal)))


def check_undo(case: Case, seed: int, every: int = 20) -> tuple[int, int]:
    """Undo gives back the position that was, and stops at a reveal. Returns how often it did either."""
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
    log = log_text(play, None)
    play.undo(count)
    assert play.position == history[count]
    assert list(play.position.legal) == list(history[count].legal)
    assert play.record.answers == tokens[:count]
    for token in tokens[count:]:
        play.answer(token)
    assert play.position == history[-1]
    assert log_text(play, None) == log


def refuse_undo(play: vindima.Play, count: int) -> None:
    before = text(play.position), play.record.answers[:]
    with pytest.raises(IllegalAnswer) as caught:
        play.undo(count)
    assert caught.value.refusal.rule
    assert play.undo_refused(count) is not None
    assert (text(play.position), play.record.answers) == before


def log_text(play: vindima.Play, reader: int | None) -> str:
    """A reader's log as one string."""
    lines: list[Any] = []
    for entry in play.log(reader):
        assert (entry.token is None) == (entry.message is None)
        message = None if entry.message is None else entry.message.to_dict()
        lines.append([entry.number, entry.seat, entry.token, message])
    return json.dumps(lines)


def check_log(case: Case, seed: int, every: int = 9) -> int:
    """Each reader reads its own and the open answers, and of secret ones no more than that there are some.
    Returns how many secret answers there were."""
    chance = random.Random(seed)
    play = begun(case, seed)
    given: list[tuple[int, str, int, int]] = []
    while not play.position.over:
        position = play.position
        seat, secret, reveals = position.seat, position.stack[-1].step.secret, position.reveals
        answer_at_random(play, chance)
        given.append((seat, play.record.answers[-1], secret, reveals))
        if len(given) % every and secret == OPEN and not play.position.over:
            continue
        for reader in seats_and_spectator(play.position):
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
    """Nobody can tell from view or log how another seat has chosen in secret, nor how far it is.
    Returns how many ways of choosing were compared."""
    chance = random.Random(seed)
    play = begun(case, seed)
    compared = 0
    while not play.position.over:
        frame = play.position.stack[-1]
        if frame.step.secret == UNTIL_REVEAL and not frame.memo:
            seen = [choose_in_secret(play, random.Random(number)) for number in range(tries)]
            told = [outside for outside in seen if outside]
            assert len(set(told)) <= 1, "a secret choice shows"
            compared += len(told)
        answer_at_random(play, chance)
    return compared


def choose_in_secret(play: vindima.Play, chance: random.Random) -> str:
    """One way of choosing, and what the others see after it; empty if it was revealed at once."""
    twin = vindima.Play(vindima.Record.from_dict(json.loads(json.dumps(play.record.to_dict()))))
    seat, step, reveals = twin.position.seat, twin.position.stack[-1].step, twin.position.reveals
    before = outside(twin, seat)
    while not twin.position.over and twin.position.seat == seat and twin.position.stack[-1].step is step:
        assert outside(twin, seat) == before, "a choice shows before it is complete"
        answer_at_random(twin, chance)
    return "" if twin.position.reveals != reveals else outside(twin, seat)


def outside(play: vindima.Play, seat: int) -> str:
    """Everything that the other seats and a spectator can see."""
    readers = [reader for reader in seats_and_spectator(play.position) if reader != seat]
    return json.dumps([[play.position.view(reader), log_text(play, reader)] for reader in readers])
