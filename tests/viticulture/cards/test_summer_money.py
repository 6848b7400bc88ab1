"""Summer visitors that turn one thing into another: lira, points, cards, grapes, wine."""

from __future__ import annotations

import pytest

from tests import viticulture_table as kit

# Surveyor


def test_surveyor_gains_two_lira_for_each_empty_field_still_owned():
    table = kit.lay()
    kit.plant(table, 0, "field-6", "merlot")
    kit.play(table, 0, "surveyor", "choose first")
    assert table.lira[0] == 4
    assert table.over
    assert kit.discarded(table, "summer") == ["surveyor"]


def test_surveyor_does_not_count_a_sold_field():
    table = kit.lay()
    kit.plant(table, 0, "field-6", "merlot")
    kit.sell_field(table, 0, "field-7")
    kit.play(table, 0, "surveyor", "choose first")
    assert table.lira[0] == 2


def test_surveyor_scores_a_point_for_each_planted_field():
    table = kit.lay()
    kit.plant(table, 0, "field-6", "merlot", "pinot")
    kit.plant(table, 0, "field-7", "pinot")
    kit.plant(table, 1, "field-5", "pinot")
    kit.play(table, 0, "surveyor", "choose second")
    assert (table.score(0), table.lira[0]) == (2, 0)


def test_surveyor_counts_at_least_one_field():
    table = kit.lay()
    assert kit.why_not_chosen(table, 0, "surveyor", "choose second") == "nothing-to-gain"
    table = kit.lay()
    for field in ("field-5", "field-6", "field-7"):
        kit.plant(table, 0, field, "pinot")
    assert kit.why_not_chosen(table, 0, "surveyor", "choose first") == "nothing-to-gain"
    table = kit.lay()
    kit.sell_field(table, 0, "field-5", "field-6", "field-7")
    assert kit.why_not_played(table, 0, "surveyor") == "nothing-to-gain"


# Brokers


def exchanged(visitor: str, choice: str) -> tuple[int, int]:
    """The lira and the points of a player with 9 lira after a broker's choice."""
    table = kit.lay(lira=9)
    kit.play(table, 0, visitor, choice)
    return table.lira[0], table.score(0)


def test_broker_buys_three_points_for_nine_lira_or_sells_two_for_six():
    assert exchanged("broker", "choose first") == (0, 3)
    assert exchanged("broker", "choose second") == (15, -2)


def test_uncertified_broker_sells_three_points_for_nine_lira_or_buys_two_for_six():
    assert exchanged("uncertified-broker", "choose first") == (18, -3)
    assert exchanged("uncertified-broker", "choose second") == (3, 2)


@pytest.mark.parametrize(
    ("visitor", "buy", "sell", "price", "least"),
    [
        ("broker", "choose first", "choose second", 9, -3),
        ("uncertified-broker", "choose second", "choose first", 6, -2),
    ],
)
def test_brokers_require_the_whole_price(visitor, buy, sell, price, least):
    table = kit.lay(lira=price - 1)
    kit.score(table, 0, least)
    kit.play(table, 0, visitor)
    assert kit.why_not(table, buy) == "no-lira"
    kit.answer(table, sell)
    assert table.score(0) == -5
    table = kit.lay(lira=price)
    kit.score(table, 0, least - 1)
    kit.play(table, 0, visitor)
    assert kit.why_not(table, sell) == "too-few-points"
    table = kit.lay(lira=price - 1)
    kit.score(table, 0, least - 1)
    assert not kit.playable(table, 0, visitor)


# Visitors that pay


@pytest.mark.parametrize(
    ("visitor", "choice", "lira"),
    [
        ("novice-guide", "choose first", 3),
        ("patron", "choose first", 4),
        ("artisan", "choose first", 3),
        ("sponsor", "choose second", 3),
    ],
)
def test_a_choice_pays_lira_and_nothing_else(visitor, choice, lira):
    table = kit.lay()
    kit.play(table, 0, visitor, choice)
    assert table.over
    assert (table.lira[0], table.score(0)) == (lira, 0)
    assert kit.holds(table, 0) == {}


# Wine Critic


def test_wine_critic_draws_two_winter_visitors():
    table = kit.lay()
    kit.play(table, 0, "wine-critic", "choose first")
    assert kit.holds(table, 0) == {"winter": 2}


def test_wine_critic_takes_any_wine_worth_seven_for_four_points():
    table = kit.lay()
    kit.wines(table, 0, "red-6", "white-7", "sparkling-9")
    kit.play(table, 0, "wine-critic", "choose second")
    assert kit.may(table) == ["bottle white-7", "bottle sparkling-9"]
    kit.answer(table, "bottle white-7")
    assert table.score(0) == 4
    assert kit.wines_of(table, 0) == ["red-6", "sparkling-9"]


def test_wine_critic_refuses_a_wine_below_seven():
    table = kit.lay()
    kit.wines(table, 0, "red-6")
    assert kit.why_not_chosen(table, 0, "wine-critic", "choose second") == "no-wine"


# Guides


def test_tour_guide_pays_four_lira_and_does_not_count_as_a_tour():
    table = kit.lay()
    kit.build(table, 0, "tasting-room")
    kit.wines(table, 0, "red-1")
    kit.play(table, 0, "tour-guide", "choose first")
    assert (table.lira[0], table.score(0)) == (4, 0)


def test_tour_guide_harvests_one_field():
    table = kit.lay()
    kit.plant(table, 0, "field-6", "merlot", "pinot")
    kit.plant(table, 0, "field-7", "syrah")
    kit.play(table, 0, "tour-guide", "choose second", "harvest field-6")
    assert table.over
    assert kit.grapes_of(table, 0) == ["red-4", "white-1"]
    assert kit.fields(table, 0)["field-6"] == ["pinot", "merlot"]


def test_tour_guide_harvests_no_field_twice():
    table = kit.lay()
    kit.plant(table, 0, "field-5", "merlot")
    table.harvested |= 1
    assert kit.why_not_chosen(table, 0, "tour-guide", "choose second") == "nothing-to-harvest"


def test_novice_guide_makes_one_or_two_wines():
    table = kit.lay()
    kit.grapes(table, 0, "red-1", "red-2", "white-3")
    kit.play(table, 0, "novice-guide", "choose second", "make red", "grape red-2", "done")
    assert kit.wines_of(table, 0) == ["red-2"]
    kit.play(
        table, 0, "novice-guide", "choose second", "make red", "grape red-1", "make white", "grape white-3"
    )
    assert table.over
    assert kit.wines_of(table, 0) == ["red-1", "red-2", "white-3"]


def test_novice_guide_makes_at_least_one_wine():
    table = kit.lay()
    assert kit.why_not_chosen(table, 0, "novice-guide", "choose second") == "no-grape"
    table = kit.lay()
    kit.grapes(table, 0, "red-2")
    kit.play(table, 0, "novice-guide", "choose second")
    assert kit.may(table) == ["make red"]


# Buyer


@pytest.mark.parametrize(("colour", "choice"), [("red", "choose first"), ("white", "choose second")])
def test_buyer_buys_a_grape_of_value_one_for_two_lira(colour, choice):
    table = kit.lay(lira=2)
    kit.play(table, 0, "buyer", "choose first", choice)
    assert kit.grapes_of(table, 0) == [f"{colour}-1"]
    assert table.lira[0] == 0


def test_buyer_needs_the_free_spot_of_value_one():
    table = kit.lay(lira=2)
    kit.grapes(table, 0, "red-1", "white-2")
    kit.play(table, 0, "buyer", "choose first")
    assert kit.why_not(table, "choose first") == "spot-taken"
    kit.answer(table, "choose second")
    assert kit.grapes_of(table, 0) == ["red-1", "white-1", "white-2"]


def test_buyer_sells_any_grape_for_two_lira_and_a_point():
    table = kit.lay()
    kit.grapes(table, 0, "red-1", "white-9")
    kit.play(table, 0, "buyer", "choose second", "grape white-9")
    assert kit.grapes_of(table, 0) == ["red-1"]
    assert (table.lira[0], table.score(0)) == (2, 1)


def test_buyer_needs_lira_and_a_spot_or_a_grape():
    table = kit.lay(lira=1)
    assert kit.why_not_played(table, 0, "buyer") == "no-grape"
    kit.grapes(table, 0, "red-1", "white-1")
    table.lira[0] = 2
    assert kit.why_not_chosen(table, 0, "buyer", "choose first") == "spot-taken"


# Cards


def test_patron_draws_an_order_and_a_winter_visitor():
    table = kit.lay()
    kit.play(table, 0, "patron", "choose second")
    assert table.lira[0] == 0
    assert kit.holds(table, 0) == {"order": 1, "winter": 1}


def test_auctioneer_takes_two_cards_of_any_kind_for_four_lira():
    table = kit.lay()
    kit.hold(table, 0, "pinot", "queen", "banker")
    kit.play(table, 0, "auctioneer", "choose first", "discard pinot", "discard banker")
    assert table.lira[0] == 4
    assert kit.holds(table, 0) == {"winter": 1}
    assert kit.discarded(table, "summer") == ["banker", "auctioneer"]


def test_auctioneer_takes_four_cards_for_three_points():
    table = kit.lay()
    kit.hold(table, 0, "pinot", "pinot", "queen", "banker")
    cards = ("discard pinot", "discard pinot", "discard queen", "discard banker")
    kit.play(table, 0, "auctioneer", "choose second", *cards)
    assert (table.score(0), table.lira[0]) == (3, 0)
    assert kit.holds(table, 0) == {}


def test_auctioneer_cannot_be_one_of_its_cards():
    table = kit.lay()
    kit.hold(table, 0, "pinot")
    assert kit.why_not_played(table, 0, "auctioneer") == "too-few-cards"
    kit.hold(table, 0, "queen", "banker")
    assert kit.why_not_chosen(table, 0, "auctioneer", "choose second") == "too-few-cards"


def test_entertainer_draws_three_winter_visitors_for_four_lira():
    table = kit.lay(lira=5)
    kit.play(table, 0, "entertainer", "choose first")
    assert table.lira[0] == 1
    assert kit.holds(table, 0) == {"winter": 3}


def test_entertainer_takes_a_wine_and_three_visitors_for_three_points():
    table = kit.lay()
    kit.hold(table, 0, "pinot", "banker", "queen", "judge", "patron")
    kit.wines(table, 0, "red-1", "white-2")
    kit.play(table, 0, "entertainer", "choose second", "bottle red-1")
    assert kit.may(table) == ["discard patron", "discard banker", "discard judge", "discard queen"]
    kit.answer(table, "discard banker", "discard queen", "discard judge")
    assert table.score(0) == 3
    assert kit.wines_of(table, 0) == ["white-2"]
    assert kit.holds(table, 0) == {"vine": 1, "summer": 1}


def test_entertainer_needs_lira_or_wine_and_three_other_visitors():
    table = kit.lay(lira=3)
    kit.hold(table, 0, "banker", "queen")
    kit.wines(table, 0, "red-1")
    assert kit.why_not_played(table, 0, "entertainer") == "too-few-cards"
    kit.hold(table, 0, "judge")
    assert kit.playable(table, 0, "entertainer")
    table = kit.lay()
    kit.hold(table, 0, "banker", "queen", "judge")
    assert kit.why_not_played(table, 0, "entertainer") == "no-wine"


def test_peddler_exchanges_two_cards_for_one_of_each_deck():
    table = kit.lay()
    kit.hold(table, 0, "pinot", "banker", "queen")
    kit.play(table, 0, "peddler", "discard pinot", "discard banker")
    assert table.over
    assert kit.holds(table, 0) == {"vine": 1, "order": 1, "summer": 1, "winter": 2}
    assert kit.discarded(table, "vine") == ["pinot"]


def test_peddler_cannot_be_one_of_its_cards():
    table = kit.lay()
    kit.hold(table, 0, "pinot")
    assert kit.why_not_played(table, 0, "peddler") == "too-few-cards"


# Residual


@pytest.mark.parametrize(
    ("choice", "taken", "residual", "grapes", "wines"),
    [
        ("choose first", "grape red-1", 1, ["red-2"], ["red-1", "blush-5"]),
        ("choose second", "bottle blush-5", 2, ["red-1", "red-2"], ["red-1"]),
    ],
)
def test_negotiator_takes_a_grape_for_one_residual_or_a_wine_for_two(choice, taken, residual, grapes, wines):
    table = kit.lay()
    kit.grapes(table, 0, "red-1", "red-2")
    kit.wines(table, 0, "red-1", "blush-5")
    kit.play(table, 0, "negotiator", choice, taken)
    assert table.residual[0] == residual
    assert kit.grapes_of(table, 0) == grapes
    assert kit.wines_of(table, 0) == wines


def test_negotiator_needs_a_grape_or_wine_and_room_on_the_residual_track():
    table = kit.lay()
    assert kit.why_not_played(table, 0, "negotiator") == "no-wine"
    kit.grapes(table, 0, "red-1")
    assert kit.why_not_chosen(table, 0, "negotiator", "choose second") == "no-wine"
    table = kit.lay()
    kit.grapes(table, 0, "red-1")
    kit.wines(table, 0, "red-1")
    table.residual[0] = 5
    assert kit.why_not_played(table, 0, "negotiator") == "residual-full"


def test_negotiator_gains_the_whole_residual_or_none():
    table = kit.lay()
    kit.grapes(table, 0, "red-1")
    kit.wines(table, 0, "red-1")
    table.residual[0] = 4
    kit.play(table, 0, "negotiator")
    assert kit.why_not(table, "choose second") == "residual-full"
    kit.answer(table, "choose first", "grape red-1")
    assert table.residual[0] == 5


# Sponsor


def test_sponsor_draws_two_vines():
    table = kit.lay()
    kit.play(table, 0, "sponsor", "choose first")
    assert kit.holds(table, 0) == {"vine": 2}
    assert (table.lira[0], table.score(0)) == (0, 0)


def test_sponsor_does_both_for_a_point():
    table = kit.lay()
    kit.play(table, 0, "sponsor", "choose third")
    assert table.score(0) == -1
    kit.answer(table, "choose second")
    assert table.over
    assert kit.holds(table, 0) == {"vine": 2}
    assert table.lira[0] == 3


def test_sponsor_does_only_one_for_a_player_without_a_point_to_give():
    table = kit.lay()
    kit.score(table, 0, -5)
    kit.play(table, 0, "sponsor")
    assert kit.why_not(table, "choose third") == "too-few-points"
    assert kit.may(table) == ["choose first", "choose second"]
