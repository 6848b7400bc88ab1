"""Summer visitors that involve the opponents."""

from __future__ import annotations

import pytest

from tests import viticulture_table as kit

# Vendor


def test_vendor_draws_three_cards_and_each_opponent_may_draw_a_summer_visitor():
    table = kit.lay()
    kit.roosters(table, "row-2", "row-3", "row-1")
    kit.play(table, 0, "vendor")
    assert kit.holds(table, 0) == {"vine": 1, "order": 1, "winter": 1}
    kit.in_turn(table, (2, "yes"), (1, "done"))
    assert table.over
    assert kit.holds(table, 2) == {"summer": 1}
    assert kit.holds(table, 1) == {}
    assert kit.holds(table, 0) == {"vine": 1, "order": 1, "winter": 1}


def test_vendor_in_a_solo_game_only_draws():
    table = kit.lay(players=1)
    kit.play(table, 0, "vendor")
    assert table.over
    assert kit.holds(table, 0) == {"vine": 1, "order": 1, "winter": 1}


# Handyman


def test_handyman_lets_everybody_build_and_scores_for_each_opponent_who_does():
    table = kit.lay(players=4)
    table.lira = [0, 3, 4, 9]
    kit.roosters(table, "row-2", "row-1", "row-4", "row-3")
    table.passed = 1 << 2
    kit.play(table, 0, "handyman")
    kit.in_turn(
        table,
        (1, "yes", "build windmill"),
        (0, "yes", "build trellis"),
        (3, "done"),
        (2, "yes", "build tasting-room"),
    )
    assert table.over
    assert table.scores == [2, 0, 0, 0]
    assert table.lira == [0, 0, 0, 9]
    assert kit.structures_of(table, 0) == ["trellis"]
    assert kit.structures_of(table, 2) == ["tasting-room"]


def test_handyman_asks_nobody_who_cannot_build():
    table = kit.lay()
    for seat in (0, 1):
        kit.build(table, seat, "trellis", "yoke")
    table.lira = [0, 0, 1]
    kit.play(table, 0, "handyman")
    assert table.seat == 2
    kit.answer(table, "done")
    assert table.over
    assert table.scores == [0, 0, 0]


def test_handyman_in_a_solo_game_only_builds():
    table = kit.lay(players=1)
    kit.play(table, 0, "handyman", "yes", "build yoke")
    assert table.over
    assert table.score(0) == 0


# Banker


def test_banker_gains_five_lira_and_opponents_sell_a_point_for_three():
    table = kit.lay()
    kit.score(table, 2, -4)
    kit.play(table, 0, "banker")
    assert table.lira[0] == 5
    assert table.seat == 1
    kit.answer(table, "done")
    kit.answer(table, "yes")
    assert table.over
    assert table.lira == [5, 0, 3]
    assert table.scores == [0, 0, -5]


def test_banker_asks_nobody_without_a_point_to_give():
    table = kit.lay()
    kit.score(table, 1, -5)
    kit.score(table, 2, -5)
    kit.play(table, 0, "banker")
    assert table.over
    assert table.lira == [5, 0, 0]


# Importer


def test_importer_draws_at_once_if_opponents_hold_fewer_than_three_visitors():
    table = kit.lay()
    kit.hold(table, 1, "banker", "pinot", "pinot")
    kit.hold(table, 2, "queen")
    kit.play(table, 0, "importer")
    assert table.over
    assert kit.holds(table, 0) == {"winter": 3}
    assert kit.holds(table, 2) == {"winter": 1}


def test_importer_gets_three_visitors_from_opponents_together():
    table = kit.lay()
    kit.hold(table, 1, "banker", "pinot", "broker")
    kit.hold(table, 2, "queen", "judge")
    kit.play(table, 0, "importer")
    kit.in_turn(table, (1, "yes", "done"), (2, "yes", "yes"))
    assert table.seat == 1
    assert kit.may(table) == ["give broker", "give banker"]
    kit.answer(table, "give banker", "give queen", "give judge")
    assert table.over
    assert kit.hand_of(table, 0) == ["banker", "judge", "queen"]
    assert kit.hand_of(table, 1) == ["pinot", "broker"]
    assert kit.holds(table, 2) == {}


def test_importer_draws_if_the_opponents_do_not_agree():
    table = kit.lay()
    kit.hold(table, 1, "banker", "broker")
    kit.hold(table, 2, "queen", "judge")
    kit.play(table, 0, "importer", "yes", "done")
    assert table.seat == 2
    kit.answer(table, "yes", "done")
    assert table.over
    assert kit.holds(table, 0) == {"winter": 3}
    assert kit.holds(table, 1) == {"summer": 2}
    assert kit.holds(table, 2) == {"winter": 2}


def test_importer_takes_no_more_than_three():
    table = kit.lay()
    kit.hold(table, 1, "banker", "broker", "patron", "peddler")
    kit.hold(table, 2, "queen", "judge")
    kit.play(table, 0, "importer", "yes", "yes", "yes")
    assert table.seat == 1
    assert len(kit.may(table)) == 4
    kit.answer(table, "give banker", "give broker", "give patron")
    assert table.over
    assert kit.hand_of(table, 0) == ["broker", "patron", "banker"]


def test_importer_in_a_solo_game_draws():
    table = kit.lay(players=1)
    kit.play(table, 0, "importer")
    assert table.over
    assert kit.holds(table, 0) == {"winter": 3}


# Swindler


def test_swindler_gets_two_lira_or_a_point_from_each_opponent():
    table = kit.lay(players=4)
    table.lira = [0, 2, 5, 1]
    kit.play(table, 0, "swindler")
    assert table.seat == 1
    assert [answer.message.key for answer in table.answers()] == [
        "viticulture-answer-pay-lira",
        "viticulture-answer-no",
    ]
    kit.answer(table, "pay-lira")
    assert table.seat == 2
    kit.answer(table, "done")
    assert table.over
    assert table.lira == [2, 0, 5, 1]
    assert table.scores == [2, 0, 0, 0]


# Volunteer Crew


def test_volunteer_crew_lets_everybody_plant_and_pays_for_each_opponent_who_does():
    table = kit.lay()
    for seat in range(3):
        kit.hold(table, seat, "malvasia")
    kit.play(table, 1, "volunteer-crew")
    kit.in_turn(
        table, (0, "yes", "plant malvasia field-5"), (1, "yes", "plant malvasia field-6"), (2, "done")
    )
    assert table.over
    assert table.lira == [0, 2, 0]
    assert kit.fields(table, 0) == {"field-5": ["malvasia"]}
    assert kit.fields(table, 1) == {"field-6": ["malvasia"]}


def test_volunteer_crew_plants_by_the_usual_rules():
    table = kit.lay(players=2)
    kit.hold(table, 1, "merlot", "malvasia")
    kit.play(table, 0, "volunteer-crew", "done")
    kit.answer(table, "yes")
    assert kit.why_not(table, "plant merlot field-5") == "structure-missing"


def test_volunteer_crew_asks_everybody_so_that_no_hand_is_revealed():
    table = kit.lay(players=2)
    kit.hold(table, 1, "merlot")
    kit.play(table, 0, "volunteer-crew")
    assert kit.may(table) == ["done"]
    assert kit.why_not(table, "yes") == "no-vine-card"
    kit.answer(table, "done")
    assert table.seat == 1
    assert kit.may(table) == ["done"]
    assert kit.why_not(table, "yes") == "nothing-plantable"
    kit.answer(table, "done")
    assert table.lira == [0, 0]


def test_volunteer_crew_in_a_solo_game_only_plants():
    table = kit.lay(players=1)
    kit.hold(table, 0, "malvasia")
    kit.play(table, 0, "volunteer-crew", "yes", "plant malvasia field-5")
    assert table.over
    assert table.lira == [0]


# Wedding Party


@pytest.mark.parametrize("paid", [1, 2, 3])
def test_wedding_party_pays_up_to_three_opponents_and_scores_for_each(paid):
    table = kit.lay(players=5)
    table.lira = [7, 0, 0, 0, 0]
    names = ["player seat-2", "player seat-4", "player seat-5"][:paid]
    kit.play(table, 0, "wedding-party", *names)
    if paid < 3:
        kit.answer(table, "done")
    assert table.over
    assert table.lira == [7 - 2 * paid, 2, 0, 2 * (paid > 1), 2 * (paid > 2)]
    assert table.scores == [paid, 0, 0, 0, 0]


def test_wedding_party_pays_nobody_twice():
    table = kit.lay(lira=9)
    kit.play(table, 0, "wedding-party")
    assert kit.may(table) == ["player seat-2", "player seat-3"]
    kit.answer(table, "player seat-3")
    assert kit.may(table) == ["player seat-2", "done"]
    kit.answer(table, "player seat-2")
    assert table.over
    assert kit.discarded(table, "summer") == ["wedding-party"]


def test_wedding_party_ends_when_the_lira_run_out():
    table = kit.lay(lira=3)
    kit.play(table, 0, "wedding-party", "player seat-2")
    assert table.over
    assert table.lira == [1, 2, 0]
    table.lira[0] = 1
    assert kit.why_not_played(table, 0, "wedding-party") == "no-lira"
