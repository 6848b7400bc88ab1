"""Years are planned; who plays alone judges them by what a game is expected to end with."""

from __future__ import annotations

import random
from operator import itemgetter
from time import perf_counter

import pytest

import vindima
from tests import viticulture_table as viticulture
from vindima.bots.foresight import A_YEAR, Foresight, foresight, read
from vindima.bots.hard import Hard
from vindima.bots.look import Look, sampled
from vindima.bots.plan import Late, Turn, Year, different, plan_of
from vindima.bots.plans import Memory, Opinion, plan_years
from vindima.bots.playout import Playout
from vindima.bots.value import BALANCED, value_of
from vindima.core.explain import BadData
from vindima.core.step import begins_turn
from vindima.viticulture.placing import PLACE_WORKER
from vindima.viticulture.prospects import goods_of

VITICULTURE = vindima.game("viticulture")
STAGES = 21


def alone(seed=1, answers=0, **options):
    """A game that one plays alone, some answers in, where there is a choice."""
    position = VITICULTURE.new(players=1, seed=seed, **options)
    choice = random.Random(seed)
    while answers > 0 or len(position.legal) < 3:
        position.apply(choice.choice(position.legal))
        answers -= 1
    return position


def eyes_for(**points):
    """Eyes that see some terms alone, alike at every stage."""
    weights = [float(points.get(term.replace("-", "_"), 0)) for term in VITICULTURE.prospects]
    return Foresight([weights] * STAGES, [[0.0] * len(VITICULTURE.held)] * STAGES)


def terms_of(position):
    return dict(zip(VITICULTURE.prospects, position.prospects()[0], strict=True))


# What is counted


@pytest.mark.parametrize("options", [{"level": "very-hard"}, {"challenge": "challenge-3"}])
def test_what_is_hidden_changes_no_term(options):
    position = VITICULTURE.new(players=1, seed=3, **options)
    choice = random.Random(3)
    while not position.over:
        position.apply(choice.choice(position.legal))
        assert len(position.prospects()[0]) == len(VITICULTURE.prospects)
        if choice.random() < 0.2:
            other = position.determinize(0, choice.randrange(1000))
            assert other.prospects() == position.prospects()
            assert other.stage == position.stage


def test_what_is_remembered_is_what_would_be_counted():
    position = alone(seed=4)
    while position.stage < 3 * A_YEAR:
        position.apply(position.legal[0])
    goods_of.cache_clear()
    others = [position.otherwise(seed) for seed in range(400)]
    remembered = [other.prospects() for other in others]
    assert goods_of.cache_info().hits > 10
    for other, terms in zip(others, remembered, strict=True):
        goods_of.cache_clear()
        assert other.prospects() == terms


@pytest.mark.parametrize("level", ["normal", "very-easy"])
def test_three_stages_are_a_year_and_the_last_years_count(level):
    position = alone(level=level)
    choice = random.Random(5)
    seen = []
    while not position.over:
        if position.year > position.setup.years - STAGES // A_YEAR:
            seen.append(position.stage)
        position.apply(choice.choice(position.legal))
    years = [stage // A_YEAR for stage in seen]
    assert years == sorted(years)
    assert set(years) == set(range(STAGES // A_YEAR))
    assert {stage % A_YEAR for stage in seen} == set(range(A_YEAR))


def test_a_year_begins_until_the_first_worker_is_placed():
    table = viticulture.lay(players=1, season="summer", year=3)
    viticulture.begin(table, (PLACE_WORKER, 0), (PLACE_WORKER, 0))
    assert table.stage == 2 * A_YEAR
    viticulture.answer(table, "place give-tour left", "worker regular")
    assert table.stage == 2 * A_YEAR + 1
    viticulture.season(table, "winter")
    assert table.stage == 2 * A_YEAR + 2


def test_the_cards_in_hand_are_named():
    table = viticulture.lay(players=1)
    viticulture.hold(table, 0, "surveyor", "merchant", "order-27")
    viticulture.turn(table, 0)
    assert {VITICULTURE.held[card] for card in table.prospects()[1]} == {"surveyor", "merchant", "order-27"}


def test_a_card_is_worth_something_of_its_own():
    table = viticulture.lay(players=1)
    viticulture.turn(table, 0)
    eyes = eyes_for()
    worths = [float(card == "surveyor") for card in VITICULTURE.held]
    other = Foresight(eyes.terms, [worths] * STAGES)
    assert eyes.worth(table, 0) == other.worth(table, 0)
    viticulture.hold(table, 0, "surveyor", "merchant")
    assert other.worth(table, 0) == eyes.worth(table, 0) + 1


def test_an_order_is_as_far_as_its_wine():
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


def test_a_table_with_other_terms_is_refused():
    with pytest.raises(BadData, match="has to be made anew"):
        read("viticulture", {"terms": {"one": [0.0] * STAGES}, "cards": {}})


def test_nobody_plays_vinhos_alone():
    with pytest.raises(BadData, match="nobody can play vinhos alone"):
        foresight("vinhos")


# Plans


def led(eyes, start, answers):
    """Where a plan leads if every turn meets the chance that the first one met."""
    line, left = start.clone(), list(answers)
    look = Look(eyes, line, 0, margin=False)
    while left or (not line.over and len(line.legal) == 1):
        if not look.running(line) and len(line.legal) > 1:
            line.chance = start.chance
            look = Look(eyes, line, 0, margin=False)
        line.apply(line.legal[0] if len(line.legal) == 1 else left.pop(0))
    return line


@pytest.mark.parametrize(("seed", "answers"), [(7, 40), (5, 12), (4, 30)])
def test_a_plan_can_be_played_and_ends_with_the_year(seed, answers):
    eyes = foresight("viticulture")
    position = alone(seed=seed, answers=answers)
    before = position.clone()
    plans = Year(eyes, position).best()
    assert position == before
    assert plans
    for code, (worth, end, plan) in plans.items():
        assert plan[0] == code
        line = led(eyes, position, plan)
        assert line.over or line.stage // A_YEAR > position.stage // A_YEAR
        assert worth == eyes.worth(end, 0) == eyes.worth(line, 0)
        assert line.prospects() == end.prospects()


def test_a_plan_that_would_be_late_is_dropped():
    position = alone(seed=2, answers=30)
    with pytest.raises(Late):
        Year(foresight("viticulture"), position, until=perf_counter())
    kept = plan_of(foresight("viticulture"), position, Year(foresight("viticulture"), position))
    assert plan_years(position, BALANCED, [kept.worths()], [1e-9], 5, 0, 0.0) == []


def test_one_plan_is_made_however_short_the_time():
    (plan,) = plan_years(alone(seed=2, answers=30), BALANCED, [], [], 5, 0, 0.001)
    assert plan.worths()


def test_time_is_used_for_plans_with_as_many_lines_as_it_allows():
    position, eyes = alone(seed=2, answers=30), foresight("viticulture")
    wide = Year(eyes, position, 24)
    slow = [1.0] * len(wide.pace)
    short = Year(eyes, position, 24, perf_counter() + 30, pace=slow)
    assert len(short.ends) < len(wide.ends)
    assert len(Year(eyes, position, 2).ends) <= len(short.ends)
    assert len(Year(eyes, position, 24, perf_counter() + 9999, pace=slow).ends) == len(wide.ends)
    assert len(plan_years(position, BALANCED, [], [], 5, 0, 5.0)) > 1


def test_a_plan_finds_what_no_single_turn_shows():
    """Wine is made of the grapes first, then the order is filled."""
    table = viticulture.lay(players=1, season="winter", year=7)
    viticulture.hold(table, 0, "order-27")
    viticulture.build(table, 0, "medium-cellar")
    viticulture.grapes(table, 0, "red-6", "white-6")
    viticulture.season(table, "winter")
    _, _, answers = max(Year(foresight("viticulture"), table).ends, key=itemgetter(0))
    line, told = table.clone(), []
    for answer in answers:
        while len(line.legal) == 1:
            line.apply(line.legal[0])
        told.append(line.token(answer))
        line.apply(answer)
    places = [token for token in told if token.startswith("place")]
    assert any("make-wine" in token for token in places)
    assert any("fill-order" in token for token in places)


VISITORS = ("architect", "banker", "entertainer", "surveyor", "vendor", "tour-guide")


def turn_with_visitors():
    """A turn in which one of many visitors may come."""
    table = viticulture.lay(players=1, season="summer", year=4)
    viticulture.hold(table, 0, *VISITORS)
    table.lira[0] = 12
    viticulture.begin(table, (PLACE_WORKER, 0), (PLACE_WORKER, 0))
    return table, Turn(foresight("viticulture"), table)


def test_every_visitor_is_thought_of_when_a_turn_begins():
    table, turn = turn_with_visitors()
    gone = set()
    for _, end, answers in turn.ends:
        if "play-summer" in table.token(answers[0]):
            held = {VITICULTURE.held[card] for card in end.prospects()[1]}
            gone |= set(VISITORS) - held
    assert gone == set(VISITORS)


def test_the_best_ends_of_a_turn_begin_in_many_ways():
    table, turn = turn_with_visitors()
    some, every = ([end[2][0] for end in turn.best(each)] for each in (False, True))
    assert {table.legal.index(code) for code in every} == set(range(len(table.legal)))
    assert len(some) <= 40
    assert max(map(some.count, some)) <= 4
    worths = [worth for worth, _, _ in turn.best(every=True)]
    assert worths == sorted(worths, reverse=True)


def test_an_answer_is_worth_what_its_plans_lead_to_on_average():
    position = alone(seed=2, answers=30)
    made = [plan.worths() for plan in plan_years(position, BALANCED, [], [], 5, 3, 0.0)]
    assert len(made) == 3
    opinion = Opinion(position.legal, made)
    for code in position.legal:
        worths = [plan.get(code, min(plan.values()) - 0.3) for plan in made]
        assert opinion.of(code) == pytest.approx(sum(worths) / 3)


def test_plans_end_once_an_answer_is_clearly_the_best():
    opinion = Opinion(range(3))
    for plan in ((1.0, 1.0, 1.0), (2.0, 1.9, 1.8), (1.5, 1.6, 1.7), (1.0, 1.0, 1.0)) * 2:
        opinion.add(dict(enumerate(plan)))
    assert not opinion.clear(), "all alike"
    opinion.values[0] = [3.0, 4.0, 3.6, 3.1] * 2
    assert opinion.clear()
    opinion.values[1] = [9.0, 0.0, 9.0, 0.0] * 2
    assert not opinion.clear(), "it may be better yet"
    position = alone(seed=2, answers=30)
    sure = {code: 9.0 if code == position.legal[0] else 1.0 for code in position.legal}
    assert plan_years(position, BALANCED, [sure] * 6, [1e-9], 5, 0, 60.0) == []


# At a table


def at_a_table(players=2):
    """A table where a turn begins, some years in."""
    position = VITICULTURE.new(players=players, seed=3)
    choice = random.Random(5)
    while position.year < 3 or not begins_turn(position.stack) or len(position.legal) < 4:
        position.apply(choice.choice(position.legal))
    return position


@pytest.mark.parametrize("players", [2, 4])
def test_at_a_table_the_others_move_in_between(players):
    position = at_a_table(players)
    before, seat = position.clone(), position.seat
    value = value_of("viticulture", BALANCED)
    year = Year(value, position, 4, others=Playout(value, players))
    assert position == before
    assert year.ends
    for worth, end, answers in year.ends:
        assert answers[0] in position.legal
        assert end.over or end.year > position.year
        assert worth >= value.margin(end, seat)


def test_a_victory_at_a_table_counts_beside_its_margin():
    value, position = value_of("viticulture", BALANCED), at_a_table()
    assert value.result(position, 0) == value.margin(position, 0)
    while not position.over:
        position.apply(position.legal[0])
    for seat in (0, 1):
        more = value.result(position, seat) - value.margin(position, seat)
        assert more == (value.scale if seat in position.winners else 0)


def test_lines_that_are_worth_the_same_are_one_unless_every_first_answer_is_wanted():
    position = at_a_table()
    firsts = different([(9.0 - n, position, (n % 3,)) for n in range(9)], 2, every=True)
    assert [line[2][0] for line in firsts] == [0, 1, 2]
    assert [line[0] for line in different([(5.0, position, (1,)), (5.0, position, (2,))], 3)] == [5.0]


# What is kept


def remembered(position):
    """The memory of a plan for a question, and what the plan says."""
    start = sampled(position, 5, 0)
    memory = Memory()
    memory.plans.append(plan_of(foresight("viticulture"), start, Year(foresight("viticulture"), start)))
    return memory, max(memory.plans[0].ends)


def test_a_plan_is_kept_as_long_as_what_it_imagined_comes_true():
    """The game goes on as the plan has it; at every question the plan knows what its line comes to."""
    position = alone(seed=2, answers=30)
    memory, (worth, answers) = remembered(position)
    look = Look(foresight("viticulture"), position, 0, margin=False)
    line = memory.plans[0].start.clone()
    for number, code in enumerate(answers):
        while len(line.legal) == 1:
            line.apply(line.legal[0])
        if not look.running(line):
            line.chance = memory.plans[0].start.chance
            look = Look(foresight("viticulture"), line, 0, margin=False)
        (plan,) = memory.recalled(line)
        assert plan.worths()[code] == worth
        memory.answered(line, code)
        assert bool(memory.plans) == (number + 1 < len(answers))
        line.apply(code)


def test_a_plan_that_imagined_other_things_is_not_used():
    position = alone(seed=2, answers=30)
    memory, (_, answers) = remembered(position)
    position.lira[0] += 1
    assert memory.recalled(position) == []
    memory.answered(position, answers[0])
    assert len(memory.plans) == 1, "another game may go on with it"


def test_hard_remembers_where_the_time_decides_and_only_there():
    position = alone(seed=3, answers=25)
    timed, counted = Hard(seconds=0.3), Hard(iterations=2)
    for bot in (timed, counted):
        bot.explain(position, 1)
    assert counted.memory.recalled(position) == []
    kept = timed.memory.recalled(position)
    assert kept
    code = timed.choose(position, 2)
    assert kept[0] not in timed.memory.recalled(position)
    assert all(plan.start != position for plan in timed.memory.plans)
    assert code in position.legal


def test_whoever_can_win_does_so():
    """A victory is worth more than its points."""
    eyes = eyes_for(points=1)
    position = alone()
    while not position.over:
        position.apply(position.legal[-1])
    lost = eyes.worth(position, 0)
    assert lost == position.scores[0]
    position.points[0] = 40
    assert eyes.worth(position, 0) > 40


@pytest.mark.parametrize("level", ["normal", "very-hard"])
def test_points_near_what_has_to_be_beaten_count_for_more(level):
    eyes, start = foresight("viticulture"), alone(level=level)
    enough = VITICULTURE.new(players=1, seed=1, level=level).to_beat + 1
    gains = [eyes.hope(points + 1, start, 6) - eyes.hope(points, start, 6) for points in range(40)]
    assert all(gain >= 1 for gain in gains)
    assert gains[enough - 1] == max(gains) > 2
    assert gains[0] < 1.01 > gains[-1]
    wide = [eyes.hope(points + 1, start, 1) - eyes.hope(points, start, 1) for points in range(40)]
    assert max(wide) < max(gains), "much can happen in six years"


def test_what_the_last_year_ends_with_is_taken_as_it_is():
    eyes, start = foresight("viticulture"), alone()
    assert eyes.hope(21.0, start, 7) == 21.0


def test_ends_that_begin_alike_and_are_worth_the_same_are_one():
    turns = [Turn(foresight("viticulture"), alone(seed=seed, answers=40)) for seed in range(6)]
    for turn in turns:
        told = [(round(worth, 6), answers[0]) for worth, _, answers in turn.best(every=False)]
        assert len(told) == len(set(told))
    assert any(
        len(turn.ends) > len({(round(worth, 6), answers[0]) for worth, _, answers in turn.ends})
        for turn in turns
    )


def test_hard_plans_where_it_plays_alone(monkeypatch):
    asked = []
    monkeypatch.setattr("vindima.bots.hard.plan_years", lambda now, *words: asked.append(words) or [])
    position = alone(seed=3, answers=25)
    with pytest.raises(ZeroDivisionError):
        Hard(iterations=9).choose(position, 1)
    assert [words[4] for words in asked] == [9]
    Hard(iterations=2).choose(vindima.game("vinhos").new(players=2, seed=3), 1)
    assert len(asked) == 1


def test_several_processes_plan_together():
    position = alone(seed=3, answers=25)
    told = Hard(iterations=4, processes=2).explain(position, 1)
    assert {answer for answer, _, _ in told} <= set(position.legal)
    assert told == Hard(iterations=4, processes=2).explain(position, 1)


def test_a_worker_is_placed_where_an_order_is_filled():
    table = viticulture.lay(players=1, season="winter", year=7)
    viticulture.hold(table, 0, "order-27")
    viticulture.build(table, 0, "medium-cellar")
    viticulture.wines(table, 0, "red-6", "white-6")
    viticulture.begin(table, (PLACE_WORKER, 0))
    assert table.token(Hard(iterations=4).choose(table, 1)).startswith("place fill-order")
