"""Winter visitors about cards and about the other players."""

from __future__ import annotations

import pytest

from tests import viticulture_table as kit
from vindima.core.rows import replaced
from vindima.core.step import FOREVER
from vindima.viticulture.hands import ALL_KINDS
from vindima.viticulture.state import State


@pytest.fixture
def table() -> State:
    return kit.lay(season="winter")


def seen_by(table: State, reader: int | None) -> list[str]:
    """The legal answers that a reader sees."""
    legal: list[str] = table.view(reader)["legal"]
    return legal


# Benefactor


def test_benefactor_draws_a_vine_and_a_summer_visitor(table):
    kit.play(table, 0, "benefactor", "choose first")
    assert kit.holds(table, 0) == {"vine": 1, "summer": 1}


def test_benefactor_gives_2_points_for_two_visitors_of_any_season(table):
    kit.hold(table, 0, "surveyor", "judge", "pinot", "order-01")
    kit.play(table, 0, "benefactor", "choose second")
    assert kit.may(table) == ["discard surveyor", "discard judge"]
    kit.answer(table, "discard judge", "discard surveyor")
    assert table.score(0) == 2
    assert kit.holds(table, 0) == {"vine": 1, "order": 1}
    assert kit.discarded(table, "summer") == ["surveyor"]
    assert kit.discarded(table, "winter") == ["judge", "benefactor"]


def test_benefactor_cannot_be_one_of_the_two(table):
    kit.hold(table, 0, "surveyor", "pinot", "pinot")
    assert kit.why_not_chosen(table, 0, "benefactor", "choose second") == "too-few-cards"


# Assessor


def test_assessor_gives_1_lira_for_each_card_in_hand(table):
    kit.hold(table, 0, "pinot", "pinot", "order-01", "surveyor", "judge")
    kit.play(table, 0, "assessor", "choose first")
    assert table.lira[0] == 5


def test_assessor_gives_2_points_for_the_whole_hand(table):
    kit.hold(table, 0, "pinot", "pinot", "order-01", "surveyor", "judge")
    kit.play(table, 0, "assessor", "choose second")
    assert table.over, "with one face of each kind there is no order to choose"
    assert table.score(0) == 2
    assert kit.hand_of(table, 0) == []
    assert kit.discarded(table, "vine") == ["pinot", "pinot"]
    assert kit.discarded(table, "order") == ["order-01"]
    assert kit.discarded(table, "summer") == ["surveyor"]
    assert kit.discarded(table, "winter") == ["judge", "assessor"]


def test_assessor_lets_the_player_choose_the_order_of_the_discards(table):
    kit.hold(table, 0, "pinot", "merlot", "order-01", "order-02", "surveyor")
    kit.play(table, 0, "assessor", "choose second")
    assert kit.may(table) == ["discard pinot", "discard merlot", "discard order-01", "discard order-02"]
    kit.answer(table, "discard merlot")
    assert kit.may(table) == ["discard order-01", "discard order-02"]
    kit.answer(table, "discard order-02")
    assert table.over
    assert kit.discarded(table, "vine") == ["merlot", "pinot"]
    assert kit.discarded(table, "order") == ["order-02", "order-01"]
    assert kit.discarded(table, "summer") == ["surveyor"]
    assert table.score(0) == 2


def test_assessor_counts_or_discards_at_least_one_card(table):
    assert kit.why_not_played(table, 0, "assessor") == "too-few-cards"


# Innkeeper


def test_innkeeper_takes_the_top_cards_of_two_different_piles(table):
    kit.on_pile(table, "pinot", "merlot", "surveyor", "judge", "teacher")
    kit.play(table, 0, "innkeeper")
    assert kit.may(table) == ["keep merlot", "keep surveyor", "keep teacher"]
    kit.answer(table, "keep merlot")
    assert kit.may(table) == ["keep surveyor", "keep teacher"]
    assert {answer.message.key for answer in table.answers()} == {"viticulture-answer-take"}
    kit.answer(table, "keep teacher")
    assert kit.hand_of(table, 0) == ["merlot", "teacher"]
    assert kit.discarded(table, "vine") == ["pinot"]
    assert kit.discarded(table, "summer") == ["surveyor"]
    assert kit.discarded(table, "winter") == ["judge", "innkeeper"]
    assert table.over


def test_innkeeper_needs_two_piles_without_itself(table):
    kit.on_pile(table, "pinot", "pinot")
    assert kit.why_not_played(table, 0, "innkeeper") == "too-few-piles"
    kit.on_pile(table, "order-01")
    assert kit.playable(table, 0, "innkeeper")


def test_innkeeper_takes_the_visitor_played_before_it(table):
    kit.on_pile(table, "pinot")
    kit.hold(table, 0, "innkeeper")
    kit.play(table, 0, "politician", "visit innkeeper", bonus=True)
    assert kit.may(table) == ["keep pinot", "keep politician"]


# Politician


@pytest.mark.parametrize("points", [-1, -5])
def test_politician_gives_6_lira_below_zero(table, points):
    kit.score(table, 0, points)
    kit.play(table, 0, "politician")
    assert (table.lira[0], kit.holds(table, 0)) == (6, {})
    assert table.over


@pytest.mark.parametrize("points", [0, 12])
def test_politician_draws_three_cards_at_zero_or_more(table, points):
    kit.score(table, 0, points)
    kit.play(table, 0, "politician")
    assert (table.lira[0], kit.holds(table, 0)) == (0, {"vine": 1, "order": 1, "summer": 1})
    assert table.over


# Caravan


def test_caravan_shows_the_top_of_all_decks_and_keeps_two(table):
    kit.play(table, 0, "caravan")
    shown = table.view(None)["shown"]
    assert len(shown) == 4
    assert table.view(2)["shown"] == shown
    vine, order, summer, winter = shown
    assert kit.may(table) == [f"keep {card}" for card in shown]
    kit.answer(table, f"keep {winter}", f"keep {vine}")
    assert sorted(kit.hand_of(table, 0)) == sorted([vine, winter])
    assert (kit.discarded(table, "vine"), kit.discarded(table, "winter")) == ([], ["caravan"])
    assert (kit.discarded(table, "order"), kit.discarded(table, "summer")) == ([order], [summer])
    assert table.view(None)["shown"] == []
    assert table.over


def test_caravan_keeps_exactly_two(table):
    kit.play(table, 0, "caravan")
    assert "done" not in kit.may(table)
    kit.answer(table, kit.may(table)[0])
    assert "done" not in kit.may(table)
    assert len(kit.may(table)) == 3


def test_caravan_shows_nothing_of_a_deck_without_cards(table):
    for kind in ALL_KINDS[:3]:
        table.decks[kind] = 0
    kit.play(table, 0, "caravan")
    assert len(kit.may(table)) == 1
    kit.answer(table, kit.may(table)[0])
    assert kit.holds(table, 0) == {"winter": 1}
    assert table.over


# Mentor


def test_mentor_lets_everybody_make_wine_and_draws_for_each_opponent(table):
    for seat in range(3):
        kit.grapes(table, seat, "red-1", "red-2", "red-3")
    kit.play(table, 0, "mentor", "yes", "make red", "grape red-1", "done")
    kit.in_turn(
        table,
        (1, "yes", "make red", "grape red-1", "make red", "grape red-2"),
        (2, "yes", "make red", "grape red-3", "done"),
    )
    assert [kit.wines_of(table, seat) for seat in range(3)] == [["red-1"], ["red-1", "red-2"], ["red-3"]]
    assert table.seat == 0
    kit.answer(table, "choose first", "choose second")
    assert kit.holds(table, 0) == {"vine": 1, "summer": 1}
    assert table.over


def test_mentor_draws_nothing_for_its_owner_or_for_players_who_decline(table):
    for seat in range(3):
        kit.grapes(table, seat, "red-1")
    kit.play(table, 0, "mentor", "yes", "make red", "grape red-1", "done", "done")
    assert table.over
    assert kit.holds(table, 0) == {}


def test_mentor_asks_all_who_can_make_wine_in_wake_up_order_even_those_who_have_passed(table):
    kit.roosters(table, "row-3", "row-2", "row-1")
    kit.grapes(table, 0, "red-1")
    kit.grapes(table, 2, "red-1")
    table.passed = 0b100
    kit.play(table, 0, "mentor")
    kit.in_turn(table, (2, "yes", "make red", "grape red-1"), (0, "done"))
    assert kit.may(table) == ["choose first", "choose second"]


# Queen


def test_queen_asks_the_neighbour_on_the_right_by_seats(table):
    kit.roosters(table, "row-3", "row-1", "row-2")
    kit.play(table, 0, "queen")
    assert table.seat == 2
    table = kit.lay(season="winter")
    kit.play(table, 2, "queen")
    assert table.seat == 1
    table = kit.lay(players=2, season="winter")
    kit.play(table, 1, "queen")
    assert table.seat == 0


def test_queen_costs_the_neighbour_a_point(table):
    kit.play(table, 0, "queen", "lose-point")
    assert table.scores == [0, 0, -1]
    assert table.over


def test_queen_takes_3_lira_from_the_neighbour(table):
    table.lira = [1, 1, 4]
    kit.play(table, 0, "queen", "pay-lira")
    assert table.lira == [4, 1, 1]
    assert table.over


def test_queen_takes_two_cards_of_the_neighbours_choice(table):
    kit.hold(table, 2, "pinot", "pinot", "surveyor", "order-01")
    kit.play(table, 0, "queen", "give-cards", "give pinot")
    assert kit.may(table) == ["give pinot", "give order-01", "give surveyor"]
    kit.answer(table, "give surveyor")
    assert kit.hand_of(table, 0) == ["pinot", "surveyor"]
    assert kit.hand_of(table, 2) == ["pinot", "order-01"]
    assert table.over


def test_queen_hides_the_given_cards_from_others(table):
    kit.hold(table, 2, "pinot", "surveyor", "order-01")
    kit.play(table, 0, "queen", "give-cards")
    assert table.stack[-1].step.secret == FOREVER
    assert seen_by(table, 2) == kit.may(table)
    for reader in (None, 0, 1):
        assert table.view(reader)["question"] is None
        assert seen_by(table, reader) == []
    before = table.reveals
    kit.answer(table, "give pinot")
    assert table.reveals > before
    assert table.view(1)["seats"][0]["hand"] is None


def test_queen_offers_only_what_the_neighbour_can_do(table):
    table.lira[2] = 2
    kit.hold(table, 2, "pinot")
    kit.play(table, 0, "queen")
    assert kit.may(table) == ["lose-point"]
    assert kit.why_not(table, "give-cards") == "too-few-cards"
    assert kit.why_not(table, "pay-lira") == "no-lira"
    table = kit.lay(season="winter")
    kit.score(table, 2, -5)
    table.lira[2] = 3
    kit.play(table, 0, "queen")
    assert kit.why_not(table, "lose-point") == "too-few-points"
    assert kit.may(table) == ["pay-lira"]


def test_queen_cannot_be_played_on_a_neighbour_who_can_do_nothing(table):
    kit.score(table, 2, -5)
    table.lira = [9, 9, 2]
    kit.hold(table, 2, "pinot")
    assert kit.why_not_played(table, 0, "queen") == "neighbour-unable"
    assert kit.playable(table, 1, "queen")


# Governor


def test_governor_takes_a_summer_visitor_from_each_opponent_named(table):
    kit.hold(table, 1, "surveyor", "broker", "judge")
    kit.hold(table, 2, "planter")
    kit.play(table, 0, "governor", "player seat-2", "player seat-3")
    assert table.seat == 1
    assert kit.may(table) == ["give surveyor", "give broker"]
    kit.answer(table, "give broker")
    assert table.seat == 2
    kit.answer(table, "give planter")
    assert kit.hand_of(table, 0) == ["broker", "planter"]
    assert kit.hand_of(table, 1) == ["surveyor", "judge"]
    assert table.score(0) == 0
    assert table.over


def test_governor_is_answered_in_wake_up_order_however_they_were_named():
    table = kit.lay(players=4, season="winter")
    kit.roosters(table, "row-1", "row-4", "row-2", "row-3")
    for seat, id in ((1, "surveyor"), (2, "broker"), (3, "planter")):
        kit.hold(table, seat, id)
    kit.play(table, 0, "governor", "player seat-2", "player seat-4", "player seat-3")
    for seat, id in ((2, "broker"), (3, "planter"), (1, "surveyor")):
        assert table.seat == seat
        kit.answer(table, f"give {id}")
    assert table.over


def test_governor_scores_a_point_for_each_opponent_without_one(table):
    kit.hold(table, 1, "judge")
    kit.hold(table, 2, "planter")
    kit.play(table, 0, "governor", "player seat-2", "player seat-3", "give planter")
    assert table.score(0) == 1
    assert kit.hand_of(table, 1) == ["judge"]


def test_governor_names_one_to_three_different_opponents():
    table = kit.lay(players=5, season="winter")
    kit.play(table, 1, "governor")
    assert kit.may(table) == ["player seat-1", "player seat-3", "player seat-4", "player seat-5"]
    kit.answer(table, "player seat-4")
    assert kit.may(table) == ["player seat-1", "player seat-3", "player seat-5", "done"]
    kit.answer(table, "player seat-1", "player seat-5")
    assert table.over
    assert table.score(1) == 3


def test_governor_may_name_just_one(table):
    kit.play(table, 0, "governor", "player seat-3", "done")
    assert table.score(0) == 1
    assert table.over


def test_governor_hides_the_given_card_from_others(table):
    kit.hold(table, 2, "planter", "broker")
    kit.play(table, 0, "governor", "player seat-3", "done")
    assert table.stack[-1].step.secret == FOREVER
    assert [seen_by(table, reader) for reader in (None, 0, 1)] == [[], [], []]
    assert seen_by(table, 2) == ["give broker", "give planter"]


def test_governor_and_queen_are_out_of_the_solo_game():
    table = kit.lay(players=1, season="winter")
    ids = table.tables.winter.ids
    assert [table.decks[3] >> ids.index(id) & 1 for id in ("queen", "governor", "mentor")] == [0, 0, 1]


# Solo


@pytest.mark.parametrize("id", ["mentor", "motivator", "guest-speaker"])
def test_in_a_solo_game_visitors_for_everybody_serve_their_owner(id):
    table = kit.lay(players=1, season="winter")
    kit.grapes(table, 0, "red-1")
    kit.build(table, 0, "yoke")
    table.lira[0] = 1
    table.grande = 0
    table.yoke = replaced(table.yoke, 0, 2)
    kit.play(table, 0, id, "yes")
    if id == "mentor":
        kit.answer(table, "make red", "grape red-1")
    gained = (kit.wines_of(table, 0), table.grande, table.trained[0])
    assert (
        gained
        == {
            "mentor": (["red-1"], 0, 0),
            "motivator": ([], 1, 0),
            "guest-speaker": ([], 0, 1),
        }[id]
    )
    assert table.score(0) == 0
    assert table.over


def test_orders_forbidden_by_challenge_8_are_closed_to_visitors_too():
    table = kit.lay(players=1, season="winter", challenge="challenge-8")
    kit.hold(table, 0, "order-01")
    kit.build(table, 0, "medium-cellar")
    table.wines[0] = 1 << 5 | 1 << 4
    for id in ("merchant", "jack-of-all-trades"):
        assert not kit.playable(table, 0, id)
    for id, branch in (("marketer", "second"), ("exporter", "second"), ("master-vintner", "third")):
        other = table.clone()
        kit.grapes(other, 0, "red-1")
        other.lira[0] = 9
        kit.play(other, 0, id)
        assert kit.why_not(other, f"choose {branch}") == "orders-forbidden"
