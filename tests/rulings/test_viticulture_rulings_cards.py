"""The rulings on cards: visitors, decks and hands."""

import json

import pytest

from tests.viticulture_table import (
    answer,
    begin,
    discarded,
    end_year,
    grapes,
    hand_of,
    hold,
    holds,
    lay,
    may,
    on_pile,
    plant,
    play,
    score,
    turn,
    why_not,
)
from vindima.viticulture.actions.draw import DRAW_ORDER_ACTION, DRAW_VINE_ACTION
from vindima.viticulture.hands import draw_out, hand_size, single, size
from vindima.viticulture.model import CARDS, ORDER, SUMMER_VISITOR, VINE


def test_visitor_play_needs_a_whole_option():
    table = lay()
    hold(table, 0, "stonemason")  # pays 8 lira for two structures
    turn(table, 0)
    assert why_not(table, "place play-summer left") == "nothing-playable"
    table.lira[0] = 8
    turn(table, 0, "place play-summer left", "worker regular")
    assert may(table) == ["visit stonemason"]


def test_visitor_play_one_of_alternatives():
    table = lay()
    plant(table, 0, "field-5", "sangiovese")
    play(table, 0, "surveyor")  # lira for fields without vines, or points for those with some
    assert may(table) == ["choose first", "choose second"]
    answer(table, "choose second")
    assert table.over, "one of the two, not both"
    assert (table.lira[0], table.scores[0]) == (0, 1)
    assert discarded(table, "summer") == ["surveyor"]


def test_visitor_bonus_second_may_be_just_drawn():
    table = lay()
    hold(table, 0, "surveyor")
    turn(table, 0, "place play-summer middle", "worker regular", "visit surveyor")
    hold(table, 0, "tour-guide")  # as if the first had drawn it
    answer(table, "choose first")
    assert table.lira[0] == 6, "the first is finished before the second is chosen"
    assert may(table) == ["visit tour-guide", "done"]
    answer(table, "done")
    assert hand_of(table, 0) == ["tour-guide"]


def test_visitor_conditions_lift_only_what_they_name():
    table = lay()
    hold(table, 0, "merlot", "merlot")
    plant(table, 0, "field-5", "merlot")
    plant(table, 0, "field-6", "merlot", "sangiovese")
    plant(table, 0, "field-7", "syrah")
    play(table, 0, "sharecropper", "choose first")  # plants whatever structures are missing
    assert why_not(table, "plant merlot field-5") == "field-limit"
    assert may(table) == ["plant merlot field-7"]


def test_visitor_conditions_a_bought_grape_needs_the_first_spot():
    table = lay()
    table.lira[0] = 9
    grapes(table, 0, "red-1", "white-1")
    play(table, 0, "buyer")
    assert why_not(table, "choose first") == "spot-taken"


@pytest.mark.parametrize(("kind", "step"), [(VINE, DRAW_VINE_ACTION), (ORDER, DRAW_ORDER_ACTION)])
def test_deck_empty_is_shuffled_at_once(kind, step):
    table = lay()
    ids = {VINE: ("merlot", "merlot", "pinot"), ORDER: ("order-01", "order-09", "order-30")}[kind]
    on_pile(table, *ids)
    pile = table.discards[kind]
    table.decks[kind] = single(kind, 0)
    begin(table, (step, 0))
    assert holds(table, 0) == {CARDS[kind]: 1}
    assert table.discards[kind] == ()
    assert table.decks[kind] == sum(single(kind, card) for card in pile)


def test_deck_empty_waits_for_discards():
    table = lay()
    table.decks[SUMMER_VISITOR] = 0
    table.summer[0] = 1  # the surveyor, first of the deck
    play(table, 0, "surveyor", "choose first")
    assert discarded(table, "summer") == []
    assert size(table.decks[SUMMER_VISITOR], SUMMER_VISITOR) == 1, "the first discard is the new deck"
    assert draw_out(table, SUMMER_VISITOR) == 0
    assert draw_out(table, SUMMER_VISITOR) == -1


def test_hand_limit_holds_at_the_end_of_a_year():
    table = lay(players=2, season="winter")
    hold(table, 0, "merlot", "merlot", "order-01", "order-02", "surveyor", "tour-guide", "judge", "merchant")
    hold(table, 0, "pinot")
    hold(table, 1, "order-03", "order-04")
    begin(table, (DRAW_VINE_ACTION, 0))
    assert hand_size(table, 0) == 10, "during the year there is no limit"
    end_year(table)
    assert table.seat == 0
    answer(table, "discard merlot", "discard order-02", "discard judge")
    assert table.question is not None
    assert table.question.message.key == "viticulture-ask-wake-up"
    assert (hand_size(table, 0), hand_size(table, 1)) == (7, 2)
    assert discarded(table, "winter") == ["judge"]
    assert hand_of(table, 0, "summer") == ["surveyor", "tour-guide"]


@pytest.mark.parametrize("players", [1, 2])
def test_hand_limit_asks_nothing_after_the_last_year(players):
    table = lay(players=players, season="winter", year=7)
    score(table, 0, 20)
    table.ended = 1
    hold(table, 0, "merlot", "merlot", "order-01", "order-02", "surveyor", "tour-guide", "judge", "merchant")
    end_year(table)
    assert table.over
    assert hand_size(table, 0) == 8


def test_open_information_hides_faces_only():
    table = lay(players=2)
    hold(table, 0, "merlot", "order-01", "surveyor", "merchant", "judge")
    table.lira[0] = 4
    for reader in (1, None):
        seen = table.view(reader)["seats"][0]
        assert seen["cards"] == {"vine": 1, "order": 1, "summer": 1, "winter": 2}
        assert (seen["lira"], seen["idle"], seen["grande"]) == (4, 2, True)
        text = json.dumps(table.view(reader))
        assert not [id for id in hand_of(table, 0) if id in text]
    assert table.view(0)["seats"][0]["hand"]["winter"] == ["merchant", "judge"]
