"""The value of results, and the standings."""

from __future__ import annotations

import pytest

from tests.server.tournaments.made import tournament
from vindima.server.tournaments.model import BYE, DUPLICATE, HOUSE, OVER, RUNNING, SWISS, VOID, Match
from vindima.server.tournaments.standings import above, averages, shares, standings


def over(number, seats, scores, winners=None, round=1):
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Match(number, round, seats, OVER, "t", 0, scores, best if winners is None else winners)


def test_a_share_is_the_fraction_of_opponents_beaten():
    assert shares(over(1, (1, 2), (30, 20))) == [1.0, 0.0]
    assert shares(over(1, (1, 2), (30, 30))) == [0.5, 0.5]
    assert shares(over(1, (1, 2, 3, 4), (10, 40, 20, 20))) == [0.0, 1.0, 0.5, 0.5]
    assert shares(Match(1, 1, (1,), BYE)) == [1.0]


def test_the_winner_by_the_rules_beats_a_player_with_equal_points():
    assert shares(over(1, (1, 2), (30, 30), winners=(1,))) == [0.0, 1.0]


def test_a_match_decided_by_the_host_has_a_winner_but_no_points():
    assert shares(Match(1, 1, (1, 2, 3), OVER, winners=(2,))) == [0.25, 0.25, 1.0]


def test_buchholz_then_sonneborn_berger_break_ties():
    # 1 and 2 win twice; the opponents of 1 are stronger.
    matches = [
        over(1, (1, 3), (9, 1)),
        over(2, (2, 4), (9, 1)),
        over(3, (5, 6), (9, 1)),
        over(4, (1, 5), (9, 1), round=2),
        over(5, (2, 6), (9, 1), round=2),
        over(6, (3, 4), (9, 1), round=2),
    ]
    lines = standings(tournament(SWISS, 6, matches))
    assert [line.entrant for line in lines] == [1, 2, 3, 5, 4, 6]
    assert [line.rank for line in lines] == [1, 2, 3, 3, 5, 5]
    assert (lines[0].opponents, lines[0].beaten) == (2.0, 2.0)
    assert (lines[1].opponents, lines[1].beaten) == (0.0, 0.0)


def test_house_bots_are_opponents_but_have_no_rank():
    lines = standings(tournament(SWISS, 2, [over(1, (1, HOUSE, 2), (10, 20, 5))]))
    assert [(line.entrant, line.points) for line in lines] == [(1, 0.5), (2, 0.0)]
    assert lines[0].opponents == 0.0


def test_a_deal_is_compared_seat_by_seat():
    deal = [over(1, (1, 2), (40, 30)), over(2, (3, 4), (50, 10))]
    assert averages(deal) == [45.0, 20.0]
    assert above(deal[0], averages(deal)) == [-5.0, 10.0]
    lines = standings(tournament(DUPLICATE, 4, deal))
    assert [(line.entrant, line.above, line.better) for line in lines] == [
        (2, 10.0, 1),
        (3, 5.0, 1),
        (1, -5.0, 0),
        (4, -10.0, 0),
    ]
    # Entrant 2 lost at its table, and is first nevertheless.
    assert lines[0].wins == 0


def test_a_deal_counts_for_nobody_while_a_table_still_plays_it():
    deal = [over(1, (1, 2), (40, 30)), Match(2, 1, (3, 4), RUNNING, "u")]
    assert all(
        line.above == line.points == line.played == 0 for line in standings(tournament(DUPLICATE, 4, deal))
    )


def test_a_table_without_a_result_is_left_out_of_the_comparison():
    deal = [over(1, (1, 2), (40, 30)), over(2, (3, 4), (50, 10)), Match(3, 1, (5, 6), VOID, "u")]
    assert averages(deal) == [45.0, 20.0]
    assert averages(deal[2:]) == []
    lines = {line.entrant: line for line in standings(tournament(DUPLICATE, 6, deal))}
    assert lines[5].played == 0
    assert lines[2].above == pytest.approx(10.0)
