"""Summer visitors that concern the opponents."""

from __future__ import annotations

import pytest

from tests.viticulture_table import (
    answer,
    build,
    discarded,
    fields,
    hand_of,
    hold,
    holds,
    lay,
    may,
    play,
    roosters,
    score,
    structures_of,
    why_not,
    why_not_played,
)

# Vendor


def test_vendor_draws_three_cards_and_each_opponent_may_draw_a_summer_visitor():
    table = lay()
    roosters(table, "row-2", "row-3", "row-1")
    play(table, 0, "vendor")
    assert holds(table, 0) == {"vine": 1, "order": 1, "winter": 1}
    assert table.seat == 2
    answer(table, "yes")
    assert table.seat == 1
    answer(table, "done")
    assert table.over
    assert holds(table, 2) == {"summer": 1}
    assert holds(table, 1) == {}
    assert holds(table, 0) == {"vine": 1, "order": 1, "winter": 1}


def test_vendor_alone_only_draws():
    table = lay(players=1)
    play(table, 0, "vendor")
    assert table.over
    assert holds(table, 0) == {"vine": 1, "order": 1, "winter": 1}


# Handyman


def test_handyman_lets_everybody_build_and_scores_for_each_opponent_who_does():
    table = lay(players=4)
    table.lira = [0, 3, 4, 9]
    roosters(table, "row-2", "row-1", "row-4", "row-3")
    table.passed = 1 << 2
    play(table, 0, "handyman")
    assert table.seat == 1
    answer(table, "yes", "build windmill")
    assert table.seat == 0
    answer(table, "yes", "build trellis")
    assert table.seat == 3
    answer(table, "done")
    assert table.seat == 2
    answer(table, "yes", "build tasting-room")
    assert table.over
    assert table.scores == [2, 0, 0, 0]
    assert table.lira == [0, 0, 0, 9]
    assert structures_of(table, 0) == ["trellis"]
    assert structures_of(table, 2) == ["tasting-room"]


def test_handyman_asks_nobody_who_cannot_build():
    table = lay()
    for seat in (0, 1):
        build(table, seat, "trellis", "yoke")
    table.lira = [0, 0, 1]
    play(table, 0, "handyman")
    assert table.seat == 2
    answer(table, "done")
    assert table.over
    assert table.scores == [0, 0, 0]


def test_handyman_alone_only_builds():
    table = lay(players=1)
    play(table, 0, "handyman", "yes", "build yoke")
    assert table.over
    assert table.score(0) == 0


# Banker


def test_banker_gains_five_lira_and_opponents_sell_a_point_for_three():
    table = lay()
    score(table, 2, -4)
    play(table, 0, "banker")
    assert table.lira[0] == 5
    assert table.seat == 1
    answer(table, "done")
    answer(table, "yes")
    assert table.over
    assert table.lira == [5, 0, 3]
    assert table.scores == [0, 0, -5]


def test_banker_asks_nobody_without_a_point_to_give():
    table = lay()
    score(table, 1, -5)
    score(table, 2, -5)
    play(table, 0, "banker")
    assert table.over
    assert table.lira == [5, 0, 0]


# Importer


def test_importer_draws_at_once_if_opponents_hold_fewer_than_three_visitors():
    table = lay()
    hold(table, 1, "banker", "pinot", "pinot")
    hold(table, 2, "queen")
    play(table, 0, "importer")
    assert table.over
    assert holds(table, 0) == {"winter": 3}
    assert holds(table, 2) == {"winter": 1}


def test_importer_gets_three_visitors_from_opponents_together():
    table = lay()
    hold(table, 1, "banker", "pinot", "broker")
    hold(table, 2, "queen", "judge")
    play(table, 0, "importer")
    assert table.seat == 1
    answer(table, "yes", "done")
    assert table.seat == 2
    answer(table, "yes", "yes")
    assert table.seat == 1
    assert may(table) == ["give broker", "give banker"]
    answer(table, "give banker", "give queen", "give judge")
    assert table.over
    assert hand_of(table, 0) == ["banker", "judge", "queen"]
    assert hand_of(table, 1) == ["pinot", "broker"]
    assert holds(table, 2) == {}


def test_importer_draws_if_the_opponents_do_not_agree():
    table = lay()
    hold(table, 1, "banker", "broker")
    hold(table, 2, "queen", "judge")
    play(table, 0, "importer", "yes", "done")
    assert table.seat == 2
    answer(table, "yes", "done")
    assert table.over
    assert holds(table, 0) == {"winter": 3}
    assert holds(table, 1) == {"summer": 2}
    assert holds(table, 2) == {"winter": 2}


def test_importer_takes_no_more_than_three():
    table = lay()
    hold(table, 1, "banker", "broker", "patron", "peddler")
    hold(table, 2, "queen", "judge")
    play(table, 0, "importer", "yes", "yes", "yes")
    assert table.seat == 1
    assert len(may(table)) == 4
    answer(table, "give banker", "give broker", "give patron")
    assert table.over
    assert hand_of(table, 0) == ["broker", "patron", "banker"]


def test_importer_alone_draws():
    table = lay(players=1)
    play(table, 0, "importer")
    assert table.over
    assert holds(table, 0) == {"winter": 3}


# Swindler


def test_swindler_gets_two_lira_or_a_point_from_each_opponent():
    table = lay(players=4)
    table.lira = [0, 2, 5, 1]
    play(table, 0, "swindler")
    assert table.seat == 1
    answer(table, "pay-lira")
    assert table.seat == 2
    answer(table, "done")
    assert table.over
    assert table.lira == [2, 0, 5, 1]
    assert table.scores == [2, 0, 0, 0]


# Volunteer Crew


def test_volunteer_crew_lets_everybody_plant_and_pays_for_each_opponent_who_does():
    table = lay()
    for seat in range(3):
        hold(table, seat, "malvasia")
    play(table, 1, "volunteer-crew")
    assert table.seat == 0
    answer(table, "yes", "plant malvasia field-5")
    assert table.seat == 1
    answer(table, "yes", "plant malvasia field-6")
    assert table.seat == 2
    answer(table, "done")
    assert table.over
    assert table.lira == [0, 2, 0]
    assert fields(table, 0) == {"field-5": ["malvasia"]}
    assert fields(table, 1) == {"field-6": ["malvasia"]}


def test_volunteer_crew_plants_by_the_usual_rules():
    table = lay(players=2)
    hold(table, 1, "merlot", "malvasia")
    play(table, 0, "volunteer-crew", "done")
    answer(table, "yes")
    assert why_not(table, "plant merlot field-5") == "structure-missing"


def test_volunteer_crew_asks_everybody_so_that_no_hand_is_betrayed():
    table = lay(players=2)
    hold(table, 1, "merlot")
    play(table, 0, "volunteer-crew")
    assert may(table) == ["done"]
    assert why_not(table, "yes") == "no-vine-card"
    answer(table, "done")
    assert table.seat == 1
    assert may(table) == ["done"]
    assert why_not(table, "yes") == "nothing-plantable"
    answer(table, "done")
    assert table.lira == [0, 0]


def test_volunteer_crew_alone_only_plants():
    table = lay(players=1)
    hold(table, 0, "malvasia")
    play(table, 0, "volunteer-crew", "yes", "plant malvasia field-5")
    assert table.over
    assert table.lira == [0]


# Wedding Party


@pytest.mark.parametrize("paid", [1, 2, 3])
def test_wedding_party_pays_up_to_three_opponents_and_scores_for_each(paid):
    table = lay(players=5)
    table.lira = [7, 0, 0, 0, 0]
    names = ["player seat-2", "player seat-4", "player seat-5"][:paid]
    play(table, 0, "wedding-party", *names)
    if paid < 3:
        answer(table, "done")
    assert table.over
    assert table.lira == [7 - 2 * paid, 2, 0, 2 * (paid > 1), 2 * (paid > 2)]
    assert table.scores == [paid, 0, 0, 0, 0]


def test_wedding_party_pays_nobody_twice():
    table = lay()
    table.lira[0] = 9
    play(table, 0, "wedding-party")
    assert may(table) == ["player seat-2", "player seat-3"]
    answer(table, "player seat-3")
    assert may(table) == ["player seat-2", "done"]
    answer(table, "player seat-2")
    assert table.over
    assert discarded(table, "summer") == ["wedding-party"]


def test_wedding_party_ends_when_the_lira_do():
    table = lay()
    table.lira[0] = 3
    play(table, 0, "wedding-party", "player seat-2")
    assert table.over
    assert table.lira == [1, 2, 0]
    table.lira[0] = 1
    assert why_not_played(table, 0, "wedding-party") == "no-lira"
