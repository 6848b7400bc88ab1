"""The solo evaluator: its terms, its weights, and the probability of winning."""

from __future__ import annotations

import random

import pytest

import vindima
from tests import viticulture_table as viticulture
from tests.bots.positions import solo_position
from vindima.bots.thinking.solo_value import SoloEvaluator, read, solo_evaluator
from vindima.core.explain import BadData
from vindima.core.solo import STAGES_PER_YEAR
from vindima.research.training.perturb import perturbed
from vindima.viticulture.judging.prospects import SOLO, goods_of
from vindima.viticulture.turn import PLACE_WORKER

VITICULTURE = vindima.game("viticulture")
STAGES = 21


def evaluator_with(**points):
    """An evaluator with weights for some terms only, the same at every stage."""
    weights = [float(points.get(term.replace("-", "_"), 0)) for term in SOLO.terms]
    return SoloEvaluator([weights] * STAGES, [[0.0] * len(SOLO.cards)] * STAGES)


def terms_of(position):
    return dict(zip(SOLO.terms, SOLO.prospects(position)[0], strict=True))


@pytest.mark.parametrize("options", [{"level": "very-hard"}, {"challenge": "challenge-3"}])
def test_hidden_information_changes_no_term(options):
    position = VITICULTURE.new(players=1, seed=3, **options)
    choice = random.Random(3)
    while not position.over:
        position.apply(choice.choice(position.legal))
        assert len(SOLO.prospects(position)[0]) == len(SOLO.terms)
        if choice.random() < 0.2:
            other = position.determinize(0, choice.randrange(1000))
            assert SOLO.prospects(other) == SOLO.prospects(position)
            assert SOLO.stage(other) == SOLO.stage(position)


def test_cached_terms_equal_freshly_computed_ones():
    position = solo_position(seed=4)
    while SOLO.stage(position) < 3 * STAGES_PER_YEAR:
        position.apply(position.legal[0])
    goods_of.cache_clear()
    others = [perturbed(position, seed) for seed in range(400)]
    cached = [SOLO.prospects(other) for other in others]
    assert goods_of.cache_info().hits > 10
    for other, terms in zip(others, cached, strict=True):
        goods_of.cache_clear()
        assert SOLO.prospects(other) == terms


@pytest.mark.parametrize("level", ["normal", "very-easy"])
def test_a_year_has_three_stages_and_stages_count_the_last_years(level):
    position = solo_position(level=level)
    choice = random.Random(5)
    seen = []
    while not position.over:
        if position.year > position.setup.years - STAGES // STAGES_PER_YEAR:
            seen.append(SOLO.stage(position))
        position.apply(choice.choice(position.legal))
    years = [stage // STAGES_PER_YEAR for stage in seen]
    assert years == sorted(years)
    assert set(years) == set(range(STAGES // STAGES_PER_YEAR))
    assert {stage % STAGES_PER_YEAR for stage in seen} == set(range(STAGES_PER_YEAR))


def test_the_first_stage_lasts_until_the_first_worker_is_placed():
    table = viticulture.lay(players=1, season="summer", year=3)
    viticulture.begin(table, (PLACE_WORKER, 0), (PLACE_WORKER, 0))
    assert SOLO.stage(table) == 2 * STAGES_PER_YEAR
    viticulture.answer(table, "place give-tour left", "worker regular")
    assert SOLO.stage(table) == 2 * STAGES_PER_YEAR + 1
    viticulture.season(table, "winter")
    assert SOLO.stage(table) == 2 * STAGES_PER_YEAR + 2


def test_prospects_list_the_cards_in_hand():
    table = viticulture.lay(players=1)
    viticulture.hold(table, 0, "surveyor", "merchant", "order-27")
    viticulture.turn(table, 0)
    assert {SOLO.cards[card] for card in SOLO.prospects(table)[1]} == {"surveyor", "merchant", "order-27"}


def test_a_card_in_hand_adds_its_own_weight():
    table = viticulture.lay(players=1)
    viticulture.turn(table, 0)
    evaluator = evaluator_with()
    weights = [float(card == "surveyor") for card in SOLO.cards]
    other = SoloEvaluator(evaluator.terms, [weights] * STAGES)
    assert evaluator.value(table, 0) == other.value(table, 0)
    viticulture.hold(table, 0, "surveyor", "merchant")
    assert other.value(table, 0) == evaluator.value(table, 0) + 1


def test_an_order_counts_by_how_near_its_wine_is():
    table = viticulture.lay(players=1, season="winter")
    viticulture.hold(table, 0, "order-27")  # a red and a white 6
    viticulture.build(table, 0, "medium-cellar")
    viticulture.turn(table, 0)
    assert terms_of(table)["best-far-order"]
    viticulture.grapes(table, 0, "red-6", "white-6")
    assert terms_of(table)["best-order-in-grapes"]
    assert terms_of(table)["make-and-fill"]
    viticulture.wines(table, 0, "red-6", "white-6")
    assert terms_of(table)["best-order"] == terms_of(table)["fill-one"] > 0
    assert not terms_of(table)["best-far-order"]


def test_weights_for_other_terms_are_refused():
    with pytest.raises(BadData, match="train it again"):
        read("viticulture", {"terms": {"one": [0.0] * STAGES}, "cards": {}})


def test_a_card_without_weights_counts_as_an_average_card():
    weights = {card: [float(number)] * STAGES for number, card in enumerate(SOLO.cards)}
    terms = {term: [0.0] * STAGES for term in SOLO.terms}
    del weights["surveyor"]
    found = read("viticulture", {"terms": terms, "cards": weights})
    average = sum(row[0] for row in weights.values()) / len(weights)
    assert found.cards[4][SOLO.cards.index("surveyor")] == pytest.approx(average)
    assert found.cards[4][SOLO.cards.index("merchant")] == weights["merchant"][4]
    with pytest.raises(BadData, match="jester"):
        read("viticulture", {"terms": terms, "cards": {**weights, "jester": [0.0] * STAGES}})


def test_vinhos_cannot_be_played_solo():
    with pytest.raises(BadData, match="vinhos cannot be played solo"):
        solo_evaluator("vinhos")


def test_a_win_is_worth_more_than_its_points():
    evaluator = evaluator_with(points=1)
    position = solo_position()
    while not position.over:
        position.apply(position.legal[-1])
    lost = evaluator.value(position, 0)
    assert lost == position.scores[0]
    position.points[0] = 40
    assert evaluator.value(position, 0) > 40


@pytest.mark.parametrize("level", ["normal", "very-hard"])
def test_points_near_the_points_to_beat_raise_the_win_probability_most(level):
    evaluator, start = solo_evaluator("viticulture"), solo_position(level=level)
    enough = SOLO.points_to_beat(VITICULTURE.new(players=1, seed=1, level=level)) + 1
    gains = [
        evaluator.utility(points + 1, start, 6) - evaluator.utility(points, start, 6) for points in range(40)
    ]
    assert all(gain >= 1 for gain in gains)
    assert gains[enough - 1] == max(gains) > 2
    assert gains[0] < 1.01 > gains[-1]
    wide = [
        evaluator.utility(points + 1, start, 1) - evaluator.utility(points, start, 1) for points in range(40)
    ]
    assert max(wide) < max(gains), "the outcome is more uncertain six years before the end"


def test_after_the_last_year_the_utility_is_the_value():
    evaluator, start = solo_evaluator("viticulture"), solo_position()
    assert evaluator.utility(21.0, start, 7) == 21.0
