"""The rulings on the year: parents, rows, turns, passing and the year's end."""

from itertools import pairwise

import pytest

import vindima
from tests import viticulture_table as kit
from vindima.core.rows import replaced
from vindima.core.step import NOBODY
from vindima.viticulture.hands import hand_size
from vindima.viticulture.state import NO_ROW, State
from vindima.viticulture.year import WAKE_UP, YEAR


def new(players: int, **options: object) -> State:
    table = vindima.game("viticulture").new(players=players, seed=5, **options)
    assert isinstance(table, State)
    return table


def test_parents_order_mama_before_papa():
    table = new(4)
    assert all(2 <= hand_size(table, seat) <= 3 for seat in range(4)), "the Mamas' cards are drawn"
    assert table.workers == [2] * 4
    asked = []
    while kit.may(table) == ["gift", "lira"]:
        asked.append(table.seat)
        kit.answer(table, "lira")
    assert asked == [(table.first + n) % 4 for n in range(4)]
    assert table.year == 1


def test_parents_order_one_of_two_is_chosen_with_the_option():
    table = new(3, parents="chosen")
    for turn in range(6):
        assert table.seat == (table.first + turn) % 3
        word = "mama" if turn < 3 else "papa"
        assert [token.split()[0] for token in kit.may(table)] == [word, word]
        kit.answer(table, kit.may(table)[turn % 2])
        if turn >= 3:
            assert kit.may(table) == ["gift", "lira"]
            kit.answer(table, "gift")
    assert table.year == 1


def test_parents_order_face_up_parents_are_seen_by_all():
    table = new(2, parents="chosen")
    seats = (table.first, 1 - table.first)
    dealt = table.view(None)["parents"]
    assert dealt == table.view(seats[1])["parents"]
    assert [len(entry[kind]) for entry in dealt for kind in ("mamas", "papas")] == [2] * 4
    for seat in seats:
        assert kit.may(table) == [f"mama {id}" for id in dealt[seat]["mamas"]]
        kit.answer(table, kit.may(table)[0])
    assert [entry["mamas"] for entry in table.view(None)["parents"]] == [[], []]
    for seat in seats:
        first, other = dealt[seat]["papas"]
        assert kit.may(table) == [f"papa {first}", f"papa {other}"]
        kit.answer(table, f"papa {other}")
        assert {"seat": seat, "mamas": [], "papas": [other]} in table.view(None)["parents"]
        kit.answer(table, "lira")
    assert table.view(None)["parents"] == []


def test_turn_order_follows_the_rows():
    table = kit.lay(players=3)
    table.first = 2
    kit.begin(table, YEAR)
    asked = []
    for row in ("row-4", "row-6", "row-1"):
        asked.append(table.seat)
        kit.answer(table, f"wake {row}")
    assert asked == [2, 0, 1], "roosters clockwise from the first player"
    assert table.order == (1, 2, 0)
    for _ in range(2):
        for seat in (1, 2, 0):
            assert table.seat == seat
            kit.answer(table, "place gain-lira", "worker regular")
    kit.answer(table, "pass", "pass", "place gain-lira")
    assert (table.seat, table.season) == (1, 2), "fall begins with the first row, not with the last to act"
    kit.answer(table, "draw summer", "draw summer", "draw winter")
    assert (table.seat, table.season) == (1, 3)


def test_wake_up_rows_are_always_seven():
    for players in range(2, 7):
        table = kit.lay(players=players)
        table.rooster = (NO_ROW,) * players
        kit.begin(table, *[(WAKE_UP, seat) for seat in range(players)])
        assert kit.may(table) == [f"wake row-{row}" for row in range(1, 8)]
        kit.answer(table, "wake row-7")
        assert kit.why_not(table, "wake row-7") == "row-taken"


@pytest.mark.parametrize(
    ("row", "cards", "lira", "points", "workers"),
    [
        (1, {}, 0, 0, 2),
        (2, {"vine": 1}, 0, 0, 2),
        (3, {"order": 1}, 0, 0, 2),
        (4, {}, 1, 0, 2),
        (6, {}, 0, 1, 2),
        (7, {}, 0, 0, 3),
    ],
)
def test_wake_up_rows_give_their_bonus_at_once(row, cards, lira, points, workers):
    table = kit.lay(players=2)
    table.rooster = (NO_ROW,) * 2
    kit.begin(table, (WAKE_UP, 0), (WAKE_UP, 1))
    kit.answer(table, f"wake row-{row}")
    assert table.seat == 1
    found = kit.holds(table, 0), table.lira[0], table.scores[0], table.idle[0]
    assert found == (cards, lira, points, workers)


@pytest.mark.parametrize("kind", ["summer", "winter"])
def test_wake_up_rows_five_draws_a_visitor_of_choice(kind):
    table = kit.lay(players=2)
    table.rooster = (NO_ROW,) * 2
    kit.begin(table, (WAKE_UP, 0))
    kit.answer(table, "wake row-5")
    assert kit.may(table) == ["draw summer", "draw winter"]
    kit.answer(table, f"draw {kind}")
    assert kit.holds(table, 0) == {kind: 1}


def test_passing_keeps_workers_for_winter():
    table = kit.lay(players=3)
    table.idle[2], table.grande = 0, 0b011
    kit.season(table, "summer")
    kit.answer(table, "pass")
    assert table.seat == 1, "players without workers or who have passed are skipped"
    kit.answer(table, "place gain-lira", "worker regular")
    assert table.seat == 1
    kit.answer(table, "pass")
    assert table.over
    kit.season(table, "winter")
    assert table.seat == 0
    assert table.view(None)["seats"][0]["idle"] == 2
    assert not table.view(None)["seats"][0]["passed"]


def test_year_end_order_is_fixed():
    table = kit.lay(players=3, season="winter")
    table.first = 0
    table.residual = [2, 0, 0]
    kit.build(table, 1, "medium-cellar")
    kit.wines(table, 1, "red-3")
    kit.grapes(table, 1, "white-1")
    table.idle, table.grande, table.grey = [1, 0, 0], 0, 1
    table.trained = (0, 1, 0)
    table.spaces[0], table.lira_regular = 3, (0, 1, 0)
    table.beside = replaced(table.beside, 2, 4)
    table.windmill_used = table.tasting_used = table.harvested = 1
    kit.roosters(table, "row-3", "row-2", "row-1")
    kit.hold(table, 2, *[f"order-{number:02}" for number in range(1, 9)])
    kit.end_year(table)
    assert table.seat == 2, "hands are discarded down after ageing, retrieving workers and payment"
    assert kit.wines_of(table, 1) == ["red-4"]
    assert (table.idle, table.grande, table.lira) == ([2, 3, 2], 0b111, [2, 0, 0])
    assert (any(table.spaces), any(table.beside), any(table.lira_regular)) == (False, False, False)
    assert table.rooster == (2, 1, 0), "roosters return last"
    kit.answer(table, "discard order-01")
    assert (table.first, table.seat) == (2, 2), "the first player token moves counter-clockwise from 0 to 2"
    assert table.rooster == (NO_ROW,) * 3
    assert (table.windmill_used, table.tasting_used, table.harvested) == (0, 0, 0)


def test_year_end_order_the_first_player_token_moves_to_the_right():
    table = kit.lay(players=4)
    firsts = []
    for _ in range(5):
        kit.end_year(table)
        firsts.append(table.first)
        assert table.stack[0].seat == NOBODY
    assert [(one - two) % 4 for one, two in pairwise(firsts)] == [1, 1, 1, 1]
