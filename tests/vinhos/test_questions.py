"""Every question of Vinhos lists exactly the answers that it does not refuse, bonus actions included."""

import random
from collections import Counter

import vindima
from tests.conformance.kit import check_candidates

GAMES = 12
ENOUGH = 25
"""How often each kind of question is checked."""


def test_each_kind_of_question_lists_what_it_does_not_refuse():
    checked: Counter[str] = Counter()
    for seed in range(GAMES):
        chance = random.Random(seed)
        position = vindima.game("vinhos").new(players=2 + seed % 3, seed=seed)
        while not position.over:
            step = position.stack[-1].step.name
            if checked[step] < ENOUGH:
                checked[step] += 1
                check_candidates(position)
                assert all(refusal.rule for refusal in position.refusals())
            position.apply(chance.choice(position.legal))
    assert {"bonus-vineyard-action", "bonus-winery-action", "benefits"} <= checked.keys()
