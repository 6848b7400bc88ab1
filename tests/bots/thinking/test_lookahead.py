"""Lookahead to the end of a turn, and replaying its lines."""

from __future__ import annotations

import vindima
from tests import viticulture_table as viticulture
from vindima.bots.thinking.lookahead import Lookahead
from vindima.bots.thinking.value import BALANCED, evaluator_for
from vindima.core.step import begins_turn


def test_replaying_a_line_leads_to_the_same_position():
    position = vindima.game("vinhos").new(players=3, seed=6)
    while not begins_turn(position.stack) or len(position.legal) == 1:
        position.apply(position.legal[0])
    lookahead = Lookahead(evaluator_for("vinhos", BALANCED), position, 40, margin=True)
    for code, line in zip(position.legal, lookahead.lines(position), strict=True):
        assert lookahead.replay(position, code, line.answers).digest() == line.end.digest()


def test_replay_replaces_illegal_answers_greedily():
    table = viticulture.lay(players=2, season="summer")
    viticulture.season(table, "summer")
    lookahead = Lookahead(evaluator_for("viticulture", BALANCED), table, 0, margin=True)
    for code in table.legal:
        end = lookahead.replay(table, code, (-1, -1, -1))
        assert not lookahead.running(end)
