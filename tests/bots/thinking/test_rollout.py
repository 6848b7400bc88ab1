"""Rollouts: their horizon, and replaying known turns."""

from __future__ import annotations

import vindima
from tests import viticulture_table as viticulture
from vindima.bots.thinking.lookahead import Lookahead
from vindima.bots.thinking.rollout import Horizon, Rollout
from vindima.bots.thinking.value import BALANCED, evaluator_for
from vindima.core.step import begins_turn


def test_a_round_ends_with_the_next_turn_of_the_same_seat():
    table = viticulture.lay(players=2, season="summer")
    viticulture.season(table, "summer")
    seat, evaluator = table.seat, evaluator_for("viticulture", BALANCED)
    line = Lookahead(evaluator, table, 0, margin=True).lines(table)[0]
    assert line.end.seat != seat
    idle, horizon = list(line.end.idle), Horizon(seat)
    end = Rollout(evaluator, 2).play_until(line.end, horizon)
    assert horizon.left == 0
    assert idle[seat] - 1 <= end.idle[seat] <= idle[seat], "one turn places at most one worker"
    assert begins_turn(end.stack, horizon.turn)


def test_a_known_turn_is_replayed_exactly():
    position = vindima.game("vinhos").new(players=3, seed=6)
    while not begins_turn(position.stack) or len(position.legal) == 1:
        position.apply(position.legal[0])
    rollout = Rollout(evaluator_for("vinhos", BALANCED), 3)
    played = []
    for code in position.legal:
        answers: list[int] = []
        played.append((code, answers, rollout.play_turn(position, code, answers)))
    for code, answers, end in played:
        again = list(answers)
        assert rollout.play_turn(position, code, again).digest() == end.digest()
        assert again == answers
    code, answers = next((code, answers) for code, answers, _ in played if answers)
    cut = answers[:-1]
    rollout.play_turn(position, code, cut)
    assert len(cut) >= len(answers), "the greedy policy plays the unknown rest of a turn"
