"""The rulings on cards: visitors, decks and hands."""

import json

import pytest

from tests import viticulture_table as kit
from vindima.viticulture.actions.draw import DRAW_ORDER_ACTION, DRAW_VINE_ACTION
from vindima.viticulture.hands import draw_out, hand_size, single, size
from vindima.viticulture.model import CARDS, ORDER, SUMMER_VISITOR, VINE


def test_visitor_play_needs_a_whole_option():
    table = kit.lay()
    kit.hold(table, 0, "stonemason")  # pays 8 lira for two structures
    kit.turn(table, 0)
    assert kit.why_not(table, "place play-summer left") == "nothing-playable"
    table.lira[0] = 8
    kit.turn(table, 0, "place play-summer left", "worker regular")
    assert kit.may(table) == ["visit stonemason"]


def test_visitor_play_one_of_alternatives():
    table = kit.lay()
    kit.plant(table, 0, "field-5", "sangiovese")
    kit.play(table, 0, "surveyor")  # lira for fields without vines, or points for those with some
    assert kit.may(table) == ["choose first", "choose second"]
    kit.answer(table, "choose second")
    assert table.over, "only one of the two options"
    assert (table.lira[0], table.scores[0]) == (0, 1)
    assert kit.discarded(table, "summer") == ["surveyor"]


def test_visitor_bonus_second_may_be_just_drawn():
    table = kit.lay()
    kit.hold(table, 0, "surveyor")
    kit.turn(table, 0, "place play-summer middle", "worker regular", "visit surveyor")
    kit.hold(table, 0, "tour-guide")  # as if the first had drawn it
    kit.answer(table, "choose first")
    assert table.lira[0] == 6, "the first is finished before the second is chosen"
    assert kit.may(table) == ["visit tour-guide", "done"]
    kit.answer(table, "done")
    assert kit.hand_of(table, 0) == ["tour-guide"]


def test_visitor_conditions_lift_only_what_they_name():
    table = kit.lay()
    kit.hold(table, 0, "merlot", "merlot")
    kit.plant(table, 0, "field-5", "merlot")
    kit.plant(table, 0, "field-6", "merlot", "sangiovese")
    kit.plant(table, 0, "field-7", "syrah")
    kit.play(table, 0, "sharecropper", "choose first")  # plants without the required structures
    assert kit.why_not(table, "plant merlot field-5") == "field-limit"
    assert kit.may(table) == ["plant merlot field-7"]


def test_visitor_conditions_a_bought_grape_needs_the_first_spot():
    table = kit.lay(lira=9)
    kit.grapes(table, 0, "red-1", "white-1")
    assert kit.why_not_chosen(table, 0, "buyer", "choose first") == "spot-taken"


@pytest.mark.parametrize(("kind", "step"), [(VINE, DRAW_VINE_ACTION), (ORDER, DRAW_ORDER_ACTION)])
def test_deck_empty_is_shuffled_at_once(kind, step):
    table = kit.lay()
    ids = {VINE: ("merlot", "merlot", "pinot"), ORDER: ("order-01", "order-09", "order-30")}[kind]
    kit.on_pile(table, *ids)
    pile = table.discards[kind]
    table.decks[kind] = single(kind, 0)
    kit.begin(table, (step, 0))
    assert kit.holds(table, 0) == {CARDS[kind]: 1}
    assert table.discards[kind] == ()
    assert table.decks[kind] == sum(single(kind, card) for card in pile)


def test_deck_empty_waits_for_discards():
    table = kit.lay()
    table.decks[SUMMER_VISITOR] = 0
    table.summer[0] = 1  # the surveyor, first of the deck
    kit.play(table, 0, "surveyor", "choose first")
    assert kit.discarded(table, "summer") == []
    assert size(table.decks[SUMMER_VISITOR], SUMMER_VISITOR) == 1, "the first discard becomes the new deck"
    assert draw_out(table, SUMMER_VISITOR) == 0
    assert draw_out(table, SUMMER_VISITOR) == -1


def test_hand_limit_holds_at_the_end_of_a_year():
    table = kit.lay(players=2, season="winter")
    kit.hold(
        table, 0, "merlot", "merlot", "order-01", "order-02", "surveyor", "tour-guide", "judge", "merchant"
    )
    kit.hold(table, 0, "pinot")
    kit.hold(table, 1, "order-03", "order-04")
    kit.begin(table, (DRAW_VINE_ACTION, 0))
    assert hand_size(table, 0) == 10, "during the year there is no limit"
    kit.end_year(table)
    assert table.seat == 0
    kit.answer(table, "discard merlot", "discard order-02", "discard judge")
    assert table.question is not None
    assert table.question.message.key == "viticulture-ask-wake-up"
    assert (hand_size(table, 0), hand_size(table, 1)) == (7, 2)
    assert kit.discarded(table, "winter") == ["judge"]
    assert kit.hand_of(table, 0, "summer") == ["surveyor", "tour-guide"]


@pytest.mark.parametrize("players", [1, 2])
def test_hand_limit_asks_nothing_after_the_last_year(players):
    table = kit.lay(players=players, season="winter", year=7)
    kit.score(table, 0, 20)
    table.ended = 1
    kit.hold(
        table, 0, "merlot", "merlot", "order-01", "order-02", "surveyor", "tour-guide", "judge", "merchant"
    )
    kit.end_year(table)
    assert table.over
    assert hand_size(table, 0) == 8


def test_open_information_hides_faces_only():
    table = kit.lay(players=2)
    kit.hold(table, 0, "merlot", "order-01", "surveyor", "merchant", "judge")
    table.lira[0] = 4
    for reader in (1, None):
        seen = table.view(reader)["seats"][0]
        assert seen["cards"] == {"vine": 1, "order": 1, "summer": 1, "winter": 2}
        assert (seen["lira"], seen["idle"], seen["grande"]) == (4, 2, True)
        text = json.dumps(table.view(reader))
        assert not [id for id in kit.hand_of(table, 0) if id in text]
    assert table.view(0)["seats"][0]["hand"]["winter"] == ["merchant", "judge"]
