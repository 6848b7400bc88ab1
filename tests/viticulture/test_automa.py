"""The solo game: the Automa's workers, tokens, levels, the aggressive variant and the eight challenges."""

import random
from typing import Any

import pytest

import vindima
from tests import viticulture_table as kit
from tests.viticulture_solo import blocked, deck, rows
from vindima.core.explain import Ref
from vindima.viticulture.model import CHALLENGES, FROM_ROWS, LEVELS
from vindima.viticulture.state import State

GAME = vindima.game("viticulture")


def new(**options):
    return GAME.new(1, seed=5, **options)


# The Automa's workers


def test_the_automa_places_before_the_player_in_both_seasons():
    table = kit.lay(1)
    deck(table, "automa-13")
    kit.season(table, "summer")
    assert table.seat == 0
    assert set(blocked(table)) == {"draw-vine", "play-summer"}
    deck(table, "automa-13")
    kit.season(table, "winter")
    assert set(blocked(table)) == {"draw-vine", "play-summer", "draw-order", "harvest-field"}


@pytest.mark.parametrize("level", ["very-easy", "easy", "normal"])
def test_up_to_level_normal_only_one_card_is_drawn(level):
    table = kit.lay(1, level=level)
    deck(table, "automa-16", used=("automa-01",))
    kit.season(table, "summer")
    assert blocked(table) == {}


def test_the_automa_retrieves_its_workers_at_the_end_of_the_year():
    table = kit.lay(1)
    deck(table, "automa-13")
    kit.season(table, "summer")
    kit.end_year(table)
    assert blocked(table) == {}


def test_the_automa_does_not_displace_a_worker_of_the_player():
    table = kit.lay(1)
    kit.stand(table, 0, "make-wine left")
    deck(table, "automa-16")
    kit.season(table, "winter")
    assert blocked(table) == {"harvest-field": "left"}


def test_only_the_left_spaces_are_open():
    table = kit.lay(1)
    kit.turn(table, 0)
    assert {token.split()[-1] for token in kit.may(table) if token.startswith("place ")} == {
        "left",
        "gain-lira",
    }


# The wake-up track and its tokens


def test_a_row_is_chosen_once_and_gives_its_token():
    table = kit.lay(1, year=0)
    kit.end_year(table)
    assert rows(table) == list("1234567")
    kit.answer(table, "wake row-4")
    assert (table.tokens, table.lira[0]) == (1, 1)
    kit.end_year(table)
    assert rows(table) == list("123567")
    assert kit.why_not(table, "wake row-4") == "row-without-token"
    kit.answer(table, "wake row-1")
    assert table.tokens == 2


def test_tokens_are_kept_from_year_to_year():
    table = kit.lay(1)
    table.tokens = 3
    kit.end_year(table)
    assert table.tokens == 3


def test_organizer_moves_the_rooster_but_takes_no_token():
    table = kit.lay(1)
    table.row_tokens = 0
    kit.hold(table, 0, "organizer")
    kit.play(table, 0, "organizer")
    assert "7" not in rows(table)
    kit.answer(table, "wake row-4")
    assert (table.tokens, table.lira[0]) == (0, 1)


# Levels


@pytest.mark.parametrize(
    ("level", "years", "mine", "automa"),
    [
        ("very-easy", 8, 0, 20),
        ("easy", 7, 3, 20),
        ("normal", 7, 0, 20),
        ("hard", 7, 0, 20),
        ("very-hard", 7, 0, 23),
    ],
)
def test_a_level_sets_the_years_and_both_starting_scores(level, years, mine, automa):
    table = new(level=level)
    assert (table.scores, table.automa_vp) == ([mine], automa)
    for year in (years - 1, years):
        table = kit.lay(1, year=year, level=level)
        kit.end_year(table)
        assert table.over == (year == years)


def test_very_easy_opens_every_row_in_year_eight_and_gives_a_token():
    table = kit.lay(1, year=6, level="very-easy")
    table.row_tokens = 0b1000
    kit.end_year(table)
    assert rows(table) == ["4"]
    kit.answer(table, "wake row-4")
    kit.end_year(table)
    assert table.view(0)["last_year"]
    assert rows(table) == list("1234567")
    kit.answer(table, "wake row-4")
    assert table.tokens == 2


@pytest.mark.parametrize("level", ["hard", "very-hard"])
def test_hard_levels_draw_until_two_workers_are_placed(level):
    for seed in range(20):
        table = kit.lay(1, seed=seed, level=level)
        kit.season(table, "summer")
        assert 2 <= len(blocked(table)) <= 4
        kit.season(table, "winter")
        assert 4 <= len(blocked(table)) <= 6


def test_twenty_points_do_not_end_a_solo_game():
    table = kit.lay(1, year=3)
    table.gain_points(0, FROM_ROWS, 25)
    kit.end_year(table)
    assert not table.over
    assert not table.view(0)["last_year"]


# The aggressive variant


@pytest.mark.parametrize("level", LEVELS)
def test_aggressive_is_for_the_three_middle_levels(level):
    if level in ("easy", "normal", "hard"):
        assert new(level=level, aggressive=True).options_used["aggressive"]
    else:
        with pytest.raises(vindima.BadData, match=level):
            new(level=level, aggressive=True)


def test_aggressive_keeps_its_last_value_in_an_eighth_year():
    table = kit.lay(1, year=7, aggressive=True, challenge="challenge-5")
    kit.score(table, 0, 99)
    kit.end_year(table)
    assert (table.year, table.automa_vp) == (8, 20)
    kit.score(table, 0, 20)
    kit.end_year(table)
    assert table.result == "loss"


def test_without_the_variant_no_game_is_lost_before_the_end():
    table = kit.lay(1, year=6)
    kit.score(table, 0, -5)
    kit.end_year(table)
    assert not table.over


# The challenges


def test_challenge_1_does_not_count_vines_planted_in_the_setup():
    """A Papa's windmill scores the first vine planted after the setup."""
    table = new(challenge="challenge-1")
    assert kit.why_not(table, "lira") == "not-an-answer"
    kit.answer(table, "plant syrah field-5", "plant syrah field-5", "plant pinot field-6")
    assert table.windmill_used == 0


def test_challenge_2_allows_only_two_regular_workers():
    table = kit.lay(1, season="winter", challenge="challenge-2", lira=9)
    kit.turn(table, 0)
    assert kit.why_not(table, "place train-worker middle") == "most-workers"


def papas_giving(gift: str, **options: Any) -> list[State]:
    """New solo games in which the Papa offers this gift."""
    found = []
    for seed in range(60):
        start = GAME.new(1, seed=seed, **options)
        assert isinstance(start, State)
        assert start.question is not None
        offered = start.question.message.args["gift"]
        if isinstance(offered, Ref) and offered.id == gift:
            found.append(start)
    return found


@pytest.mark.parametrize(
    ("challenge", "gift", "reason"),
    [("challenge-2", "worker", "most-workers"), ("challenge-6", "vp", "no-scoring")],
)
def test_a_challenge_does_not_offer_a_gift_that_it_forbids(challenge, gift, reason):
    games = papas_giving(gift, challenge=challenge)
    assert games
    for game in games:
        assert kit.may(game) == ["lira"]
        assert kit.why_not(game, "gift") == reason


@pytest.mark.parametrize("gift", ["worker", "vp"])
def test_without_those_challenges_a_papa_offers_his_gift(gift):
    games = papas_giving(gift)
    assert games
    assert all(kit.may(game) == ["gift", "lira"] for game in games)


def test_challenge_2_still_gives_the_temporary_worker():
    table = kit.lay(1, year=0, challenge="challenge-2")
    kit.end_year(table)
    kit.answer(table, "wake row-7")
    assert table.idle == [3]


@pytest.mark.parametrize(
    ("year", "workers", "lost"), [(2, 2, False), (3, 4, True), (3, 5, False), (4, 2, False)]
)
def test_challenge_3_requires_six_workers_at_the_end_of_year_three(year, workers, lost):
    table = kit.lay(1, year=year, challenge="challenge-3")
    table.workers = [workers]
    kit.end_year(table)
    assert (table.over, table.result) == ((True, "loss") if lost else (False, ""))


def test_challenge_3_counts_those_trained_in_year_three():
    table = kit.lay(1, year=3, challenge="challenge-3")
    table.workers, table.trained = [3], (2,)
    kit.end_year(table)
    assert not table.over


def test_challenge_4_harvests_three_fields_at_once():
    assert new(challenge="challenge-4").scores == [-5]
    table = kit.lay(1, season="winter", challenge="challenge-4")
    for field, vine in (("field-5", "malvasia"), ("field-6", "syrah"), ("field-7", "merlot")):
        kit.plant(table, 0, field, vine)
    kit.turn(table, 0, "place harvest-field left", "worker regular")
    kit.answer(table, "harvest field-5", "harvest field-6", "harvest field-7")
    assert table.harvested == 0b111


@pytest.mark.parametrize("challenge", ["challenge-4", "challenge-7"])
def test_a_challenge_that_names_a_start_overrides_the_level(challenge):
    assert new(level="easy", challenge=challenge).scores == [-5]
    assert new(level="easy", challenge="challenge-8").scores == [3]


def test_challenge_5_opens_every_row_for_eight_years_and_no_token_is_used():
    table = kit.lay(1, year=0, challenge="challenge-5")
    kit.end_year(table)
    kit.answer(table, "wake row-1")
    kit.end_year(table)
    assert rows(table) == list("1234567")
    kit.answer(table, "wake row-1")
    table.tokens = 2
    kit.turn(table, 0, "place give-tour left", "worker regular")
    assert (table.lira[0], table.tokens) == (2, 2)
    for year in (7, 8):
        table = kit.lay(1, year=year, challenge="challenge-5")
        kit.end_year(table)
        assert table.over == (year == 8)


def test_challenge_6_scores_only_the_better_cellars_at_the_end():
    table = kit.lay(1, year=0, challenge="challenge-6")
    kit.end_year(table)
    kit.answer(table, "wake row-6")
    assert table.scores == [0]
    table = kit.lay(1, year=7, challenge="challenge-6")
    kit.build(table, 0, "medium-cellar", "large-cellar")
    kit.wines(table, 0, "red-1", "white-4", "blush-8", "sparkling-9")
    kit.end_year(table)
    assert table.scores == [2 + 4 + 4]
    assert table.breakdown(0)["cellars"] == 10


def test_challenge_6_allows_losing_points():
    table = kit.lay(1, challenge="challenge-6")
    kit.play(table, 0, "broker", "choose second")
    assert (table.scores, table.lira) == ([-2], [6])


def test_challenge_6_is_not_for_the_aggressive_variant():
    with pytest.raises(vindima.BadData, match="challenge-6"):
        new(aggressive=True, challenge="challenge-6")


def test_challenge_7_starts_low_with_a_high_residual():
    table = new(challenge="challenge-7")
    assert (table.scores, table.residual) == ([-5], [5])


def test_challenge_8_fills_no_order_not_even_by_a_visitor():
    table = kit.lay(1, season="winter", challenge="challenge-8")
    kit.hold(table, 0, "order-02")
    kit.wines(table, 0, "red-3", "white-3")
    kit.turn(table, 0)
    assert kit.why_not(table, "place fill-order left") == "orders-forbidden"
    kit.grapes(table, 0, "red-1")
    assert kit.why_not_chosen(table, 0, "exporter", "choose second") == "orders-forbidden"


def test_challenge_8_deals_no_mama_with_an_order():
    for seed in range(60):
        table = GAME.new(1, seed=seed, challenge="challenge-8", parents="chosen")
        for token in kit.may(table):
            mama = table.tables.mamas.ids.index(token.removeprefix("mama "))
            assert table.tables.mamas.cards[mama][1] == 0


# Whole games


def test_solo_options_are_only_for_one_player():
    for name, value in (("level", "hard"), ("aggressive", True), ("challenge", "challenge-1"), ("tokens", 1)):
        with pytest.raises(vindima.BadData, match="solo games"):
            GAME.new(2, **{name: value})


@pytest.mark.parametrize("challenge", CHALLENGES)
@pytest.mark.parametrize("level", ["very-easy", "hard"])
def test_every_challenge_can_be_played_to_a_result(challenge, level):
    chance = random.Random(1)
    position = new(level=level, challenge=challenge, tokens=2)
    while not position.over:
        assert position.result == ""
        position.apply(chance.choice(position.legal))
    assert position.result in ("win", "draw", "loss")
    assert position.winners == ([0] if position.result == "win" else [])
    assert position.year <= position.setup.years
