"""The course of a tournament: rounds, byes, withdrawals, late entries, and shared deals."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.server.tournaments.made import tournament
from vindima.server.tables.common.problems import Problem
from vindima.server.tournaments.course import next_step, started
from vindima.server.tournaments.model import BYE, DUPLICATE, HOUSE, OVER, ROBIN, RUNNING, SWISS, Entrant
from vindima.server.tournaments.standings import standings


def played(match):
    """The match with a result: the highest entrant number wins."""
    if match.state != RUNNING:
        return match
    best = max(range(len(match.seats)), key=lambda seat: match.seats[seat])
    return match._replace(state=OVER, scores=match.seats, winners=(best,))


def after(before, step):
    """The tournament after a step, with results for the new matches."""
    return before._replace(
        state=step.state,
        round=step.round,
        schedule=step.schedule,
        matches=(*before.matches, *map(played, step.matches)),
    )


def finished(cup):
    cup = after(cup, started(cup))
    while cup.state == RUNNING:
        cup = after(cup, next_step(cup))
    return cup


def test_the_strongest_entrant_wins_a_swiss_tournament():
    cup = finished(tournament(SWISS, 16, players=4, rounds=4))
    assert cup.round == 4
    assert Counter(match.round for match in cup.matches) == dict.fromkeys(range(1, 5), 4)
    assert standings(cup)[0].entrant == 16
    assert [match.number for match in cup.matches] == list(range(1, 17))


def test_everybody_gets_a_bye_before_anybody_gets_two():
    cup = finished(tournament(SWISS, 5, rounds=5))
    byes = [match.seats[0] for match in cup.matches if match.state == BYE]
    assert sorted(byes) == [1, 2, 3, 4, 5]
    assert all(match.table is None for match in cup.matches if match.state == BYE)


def test_all_tables_of_a_duplicate_deal_share_a_seed_and_deals_differ():
    cup = finished(tournament(DUPLICATE, 8, players=4, rounds=6))
    seeds = [{match.seed for match in cup.of_round(round)} for round in range(1, 7)]
    assert all(len(found) == 1 for found in seeds)
    assert len(set.union(*seeds)) == 6
    swiss = finished(tournament(SWISS, 8, players=4, rounds=3))
    assert len({match.seed for match in swiss.matches}) == len(swiss.matches)


def test_the_draw_is_the_same_on_every_server():
    cup = tournament(DUPLICATE, 8, players=4, rounds=6)
    assert started(cup).schedule == started(cup).schedule
    assert [m.seats for m in started(cup).matches] == [m.seats for m in started(cup).matches]


def test_an_entrant_who_withdraws_is_not_drawn_again():
    cup = tournament(SWISS, 6)
    cup = after(cup, started(cup))
    gone = cup._replace(entrants=(*cup.entrants[:-1], cup.entrants[-1]._replace(active=False)))
    assert all(6 not in match.seats for match in next_step(gone).matches)
    assert any(match.state == BYE for match in next_step(gone).matches)


def test_house_bots_replace_entrants_who_withdraw_from_a_duplicate():
    cup = tournament(DUPLICATE, 6, players=3, rounds=4)
    cup = after(cup, started(cup))
    gone = cup._replace(entrants=(*cup.entrants[:-1], cup.entrants[-1]._replace(active=False)))
    seats = [seat for match in next_step(gone).matches for seat in match.seats]
    assert 6 not in seats
    assert seats.count(HOUSE) == 1


def test_in_a_round_robin_for_two_a_bye_replaces_a_withdrawn_entrant():
    cup = tournament(ROBIN, 4, rounds=1)
    cup = after(cup, started(cup))
    gone = cup._replace(entrants=(*cup.entrants[:-1], cup.entrants[-1]._replace(active=False)))
    step = next_step(gone)
    assert sorted(match.state for match in step.matches) == [BYE, RUNNING]


def test_late_entrants_are_drawn_in_the_next_round():
    cup = tournament(SWISS, 5, rounds=3)
    cup = after(cup, started(cup))
    cup = cup._replace(entrants=(*cup.entrants, Entrant(6, "Late", 9, since=2)))
    seats = [seat for match in next_step(cup).matches for seat in match.seats]
    assert sorted(seats) == [1, 2, 3, 4, 5, 6]


def test_a_tournament_ends_when_only_one_entrant_is_left():
    cup = tournament(SWISS, 2)
    cup = after(cup, started(cup))
    alone = cup._replace(entrants=(cup.entrants[0], cup.entrants[1]._replace(active=False)))
    assert next_step(alone).state == OVER


@pytest.mark.parametrize(("format", "players", "count"), [(SWISS, 2, 1), (ROBIN, 4, 1), (DUPLICATE, 4, 4)])
def test_a_tournament_with_too_few_entrants_cannot_begin(format, players, count):
    with pytest.raises(Problem, match="needs at least"):
        started(tournament(format, count, players=players))


def test_a_tournament_with_too_many_games_cannot_begin():
    for format, rounds in ((ROBIN, 2), (DUPLICATE, 64), (SWISS, 64)):
        with pytest.raises(Problem, match="at most 600 games"):
            started(tournament(format, 40, rounds=rounds))
