"""Summer visitors that turn one thing into another: lira, points, cards, grapes, wine."""

from __future__ import annotations

import pytest

from tests.viticulture_table import (
    answer,
    build,
    discarded,
    fields,
    grapes,
    grapes_of,
    hold,
    holds,
    lay,
    may,
    plant,
    play,
    playable,
    score,
    sell_field,
    why_not,
    why_not_played,
    wines,
    wines_of,
)

# Surveyor


def test_surveyor_gains_two_lira_for_each_empty_field_still_owned():
    table = lay()
    plant(table, 0, "field-6", "merlot")
    play(table, 0, "surveyor", "choose first")
    assert table.lira[0] == 4
    assert table.over
    assert discarded(table, "summer") == ["surveyor"]


def test_surveyor_counts_a_sold_field_for_neither():
    table = lay()
    plant(table, 0, "field-6", "merlot")
    sell_field(table, 0, "field-7")
    play(table, 0, "surveyor", "choose first")
    assert table.lira[0] == 2


def test_surveyor_scores_a_point_for_each_planted_field():
    table = lay()
    plant(table, 0, "field-6", "merlot", "pinot")
    plant(table, 0, "field-7", "pinot")
    plant(table, 1, "field-5", "pinot")
    play(table, 0, "surveyor", "choose second")
    assert (table.score(0), table.lira[0]) == (2, 0)


def test_surveyor_counts_at_least_one_field():
    table = lay()
    play(table, 0, "surveyor")
    assert why_not(table, "choose second") == "nothing-to-gain"
    table = lay()
    for field in ("field-5", "field-6", "field-7"):
        plant(table, 0, field, "pinot")
    play(table, 0, "surveyor")
    assert why_not(table, "choose first") == "nothing-to-gain"
    table = lay()
    sell_field(table, 0, "field-5", "field-6", "field-7")
    assert why_not_played(table, 0, "surveyor") == "nothing-to-gain"


# Brokers


def test_broker_buys_three_points_for_nine_lira():
    table = lay()
    table.lira[0] = 9
    play(table, 0, "broker", "choose first")
    assert (table.lira[0], table.score(0)) == (0, 3)


def test_broker_sells_two_points_for_six_lira():
    table = lay()
    play(table, 0, "broker", "choose second")
    assert (table.lira[0], table.score(0)) == (6, -2)


@pytest.mark.parametrize(
    ("visitor", "buy", "sell", "price", "least"),
    [
        ("broker", "choose first", "choose second", 9, -3),
        ("uncertified-broker", "choose second", "choose first", 6, -2),
    ],
)
def test_brokers_want_the_whole_price(visitor, buy, sell, price, least):
    table = lay()
    table.lira[0] = price - 1
    score(table, 0, least)
    play(table, 0, visitor)
    assert why_not(table, buy) == "no-lira"
    answer(table, sell)
    assert table.score(0) == -5
    table = lay()
    table.lira[0] = price
    score(table, 0, least - 1)
    play(table, 0, visitor)
    assert why_not(table, sell) == "too-few-points"
    table = lay()
    table.lira[0] = price - 1
    score(table, 0, least - 1)
    assert not playable(table, 0, visitor)


def test_uncertified_broker_sells_three_points_for_nine_lira():
    table = lay()
    play(table, 0, "uncertified-broker", "choose first")
    assert (table.lira[0], table.score(0)) == (9, -3)


def test_uncertified_broker_buys_two_points_for_six_lira():
    table = lay()
    table.lira[0] = 7
    play(table, 0, "uncertified-broker", "choose second")
    assert (table.lira[0], table.score(0)) == (1, 2)


# Wine Critic


def test_wine_critic_draws_two_winter_visitors():
    table = lay()
    play(table, 0, "wine-critic", "choose first")
    assert holds(table, 0) == {"winter": 2}


def test_wine_critic_takes_any_wine_worth_seven_for_four_points():
    table = lay()
    wines(table, 0, "red-6", "white-7", "sparkling-9")
    play(table, 0, "wine-critic", "choose second")
    assert may(table) == ["bottle white-7", "bottle sparkling-9"]
    answer(table, "bottle white-7")
    assert table.score(0) == 4
    assert wines_of(table, 0) == ["red-6", "sparkling-9"]


def test_wine_critic_refuses_a_wine_below_seven():
    table = lay()
    wines(table, 0, "red-6")
    play(table, 0, "wine-critic")
    assert why_not(table, "choose second") == "no-wine"


# Guides


def test_tour_guide_pays_four_lira_and_is_no_tour():
    table = lay()
    build(table, 0, "tasting-room")
    wines(table, 0, "red-1")
    play(table, 0, "tour-guide", "choose first")
    assert (table.lira[0], table.score(0)) == (4, 0)


def test_tour_guide_harvests_one_field():
    table = lay()
    plant(table, 0, "field-6", "merlot", "pinot")
    plant(table, 0, "field-7", "syrah")
    play(table, 0, "tour-guide", "choose second", "harvest field-6")
    assert table.over
    assert grapes_of(table, 0) == ["red-4", "white-1"]
    assert fields(table, 0)["field-6"] == ["pinot", "merlot"]


def test_tour_guide_harvests_no_field_twice():
    table = lay()
    plant(table, 0, "field-5", "merlot")
    table.harvested |= 1
    play(table, 0, "tour-guide")
    assert why_not(table, "choose second") == "nothing-to-harvest"


def test_novice_guide_pays_three_lira():
    table = lay()
    play(table, 0, "novice-guide", "choose first")
    assert table.lira[0] == 3


def test_novice_guide_makes_one_or_two_wines():
    table = lay()
    grapes(table, 0, "red-1", "red-2", "white-3")
    play(table, 0, "novice-guide", "choose second", "make red", "grape red-2", "done")
    assert wines_of(table, 0) == ["red-2"]
    play(table, 0, "novice-guide", "choose second", "make red", "grape red-1", "make white", "grape white-3")
    assert table.over
    assert wines_of(table, 0) == ["red-1", "red-2", "white-3"]


def test_novice_guide_makes_at_least_one_wine():
    table = lay()
    play(table, 0, "novice-guide")
    assert why_not(table, "choose second") == "no-grape"
    table = lay()
    grapes(table, 0, "red-2")
    play(table, 0, "novice-guide", "choose second")
    assert may(table) == ["make red"]


# Buyer


@pytest.mark.parametrize(("colour", "choice"), [("red", "choose first"), ("white", "choose second")])
def test_buyer_buys_a_grape_of_value_one_for_two_lira(colour, choice):
    table = lay()
    table.lira[0] = 2
    play(table, 0, "buyer", "choose first", choice)
    assert grapes_of(table, 0) == [f"{colour}-1"]
    assert table.lira[0] == 0


def test_buyer_needs_the_free_spot_of_value_one():
    table = lay()
    table.lira[0] = 2
    grapes(table, 0, "red-1", "white-2")
    play(table, 0, "buyer", "choose first")
    assert why_not(table, "choose first") == "spot-taken"
    answer(table, "choose second")
    assert grapes_of(table, 0) == ["red-1", "white-1", "white-2"]


def test_buyer_sells_any_grape_for_two_lira_and_a_point():
    table = lay()
    grapes(table, 0, "red-1", "white-9")
    play(table, 0, "buyer", "choose second", "grape white-9")
    assert grapes_of(table, 0) == ["red-1"]
    assert (table.lira[0], table.score(0)) == (2, 1)


def test_buyer_needs_lira_and_a_spot_or_a_grape():
    table = lay()
    table.lira[0] = 1
    assert why_not_played(table, 0, "buyer") == "no-grape"
    grapes(table, 0, "red-1", "white-1")
    table.lira[0] = 2
    play(table, 0, "buyer")
    assert why_not(table, "choose first") == "spot-taken"


# Cards


def test_patron_pays_four_lira():
    table = lay()
    play(table, 0, "patron", "choose first")
    assert table.lira[0] == 4
    assert holds(table, 0) == {}


def test_patron_draws_an_order_and_a_winter_visitor():
    table = lay()
    play(table, 0, "patron", "choose second")
    assert table.lira[0] == 0
    assert holds(table, 0) == {"order": 1, "winter": 1}


def test_auctioneer_takes_two_cards_of_any_kind_for_four_lira():
    table = lay()
    hold(table, 0, "pinot", "queen", "banker")
    play(table, 0, "auctioneer", "choose first", "discard pinot", "discard banker")
    assert table.lira[0] == 4
    assert holds(table, 0) == {"winter": 1}
    assert discarded(table, "summer") == ["banker", "auctioneer"]


def test_auctioneer_takes_four_cards_for_three_points():
    table = lay()
    hold(table, 0, "pinot", "pinot", "queen", "banker")
    cards = ("discard pinot", "discard pinot", "discard queen", "discard banker")
    play(table, 0, "auctioneer", "choose second", *cards)
    assert (table.score(0), table.lira[0]) == (3, 0)
    assert holds(table, 0) == {}


def test_auctioneer_is_not_one_of_its_cards():
    table = lay()
    hold(table, 0, "pinot")
    assert why_not_played(table, 0, "auctioneer") == "too-few-cards"
    hold(table, 0, "queen", "banker")
    play(table, 0, "auctioneer")
    assert why_not(table, "choose second") == "too-few-cards"


def test_entertainer_draws_three_winter_visitors_for_four_lira():
    table = lay()
    table.lira[0] = 5
    play(table, 0, "entertainer", "choose first")
    assert table.lira[0] == 1
    assert holds(table, 0) == {"winter": 3}


def test_entertainer_takes_a_wine_and_three_visitors_for_three_points():
    table = lay()
    hold(table, 0, "pinot", "banker", "queen", "judge", "patron")
    wines(table, 0, "red-1", "white-2")
    play(table, 0, "entertainer", "choose second", "bottle red-1")
    assert may(table) == ["discard patron", "discard banker", "discard judge", "discard queen"]
    answer(table, "discard banker", "discard queen", "discard judge")
    assert table.score(0) == 3
    assert wines_of(table, 0) == ["white-2"]
    assert holds(table, 0) == {"vine": 1, "summer": 1}


def test_entertainer_needs_lira_or_wine_and_three_other_visitors():
    table = lay()
    table.lira[0] = 3
    hold(table, 0, "banker", "queen")
    wines(table, 0, "red-1")
    assert why_not_played(table, 0, "entertainer") == "too-few-cards"
    hold(table, 0, "judge")
    assert playable(table, 0, "entertainer")
    table = lay()
    hold(table, 0, "banker", "queen", "judge")
    assert why_not_played(table, 0, "entertainer") == "no-wine"


def test_peddler_exchanges_two_cards_for_one_of_each_deck():
    table = lay()
    hold(table, 0, "pinot", "banker", "queen")
    play(table, 0, "peddler", "discard pinot", "discard banker")
    assert table.over
    assert holds(table, 0) == {"vine": 1, "order": 1, "summer": 1, "winter": 2}
    assert discarded(table, "vine") == ["pinot"]


def test_peddler_is_not_one_of_its_cards():
    table = lay()
    hold(table, 0, "pinot")
    assert why_not_played(table, 0, "peddler") == "too-few-cards"


# Residual


def test_negotiator_takes_a_grape_for_one_residual():
    table = lay()
    grapes(table, 0, "red-1", "red-2")
    play(table, 0, "negotiator", "choose first", "grape red-1")
    assert table.residual[0] == 1
    assert grapes_of(table, 0) == ["red-2"]


def test_negotiator_takes_a_wine_for_two_residual():
    table = lay()
    wines(table, 0, "red-1", "blush-5")
    play(table, 0, "negotiator", "choose second", "bottle blush-5")
    assert table.residual[0] == 2
    assert wines_of(table, 0) == ["red-1"]


def test_negotiator_needs_the_thing_and_room_on_the_dial():
    table = lay()
    assert why_not_played(table, 0, "negotiator") == "no-wine"
    grapes(table, 0, "red-1")
    play(table, 0, "negotiator")
    assert why_not(table, "choose second") == "no-wine"
    table = lay()
    grapes(table, 0, "red-1")
    wines(table, 0, "red-1")
    table.residual[0] = 5
    assert why_not_played(table, 0, "negotiator") == "residual-full"


def test_negotiator_gains_the_whole_residual_or_none():
    table = lay()
    grapes(table, 0, "red-1")
    wines(table, 0, "red-1")
    table.residual[0] = 4
    play(table, 0, "negotiator")
    assert why_not(table, "choose second") == "residual-full"
    answer(table, "choose first", "grape red-1")
    assert table.residual[0] == 5


# Sponsor


def test_sponsor_draws_two_vines():
    table = lay()
    play(table, 0, "sponsor", "choose first")
    assert holds(table, 0) == {"vine": 2}
    assert (table.lira[0], table.score(0)) == (0, 0)


def test_sponsor_pays_three_lira():
    table = lay()
    play(table, 0, "sponsor", "choose second")
    assert holds(table, 0) == {}
    assert (table.lira[0], table.score(0)) == (3, 0)


def test_sponsor_does_both_for_a_point():
    table = lay()
    play(table, 0, "sponsor", "choose third")
    assert table.score(0) == -1
    answer(table, "choose second")
    assert table.over
    assert holds(table, 0) == {"vine": 2}
    assert table.lira[0] == 3


def test_sponsor_does_only_one_for_who_has_no_point_to_give():
    table = lay()
    score(table, 0, -5)
    play(table, 0, "sponsor")
    assert why_not(table, "choose third") == "too-few-points"
    assert may(table) == ["choose first", "choose second"]
