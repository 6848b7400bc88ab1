"""The table's authority over its game: which changes each reader can notice."""

from __future__ import annotations

import pytest

from tests.server.leak import before_secrets
from vindima import Record
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.table import Table, choosing, started

SEED = 7
"""The seed of a game with a secret choice long before its end."""
DONE, MORE = 0, -1
"""Answers that end such a choice, and answers that continue it."""


@pytest.fixture
def table() -> Table:
    """A table at which a seat is about to make a secret choice that takes several answers."""
    record = before_secrets(SEED)
    proposal = started(record)
    return Table(record, [proposal.act])


def begin_choice(table: Table) -> int:
    """Answer until a seat has to choose in secret; returns that seat."""
    while choosing(table.position) < 0:
        answer(table)
    return table.position.seat


def answer(table: Table, number: int = MORE):
    seat = table.position.seat
    token = table.position.token(table.position.legal[number])
    proposal = table.answer(seat, token, person=True)
    table.apply(proposal.act)
    return proposal


def test_an_incomplete_secret_choice_is_invisible_to_others(table):
    seat = begin_choice(table)
    others = [reader for reader in table.revisions if reader != seat]
    before = dict(table.revisions)
    told = {reader: table.state(reader) for reader in others}
    proposal = answer(table)
    assert choosing(table.position) == seat
    assert not proposal.noticed
    assert table.revisions[seat] == before[seat] + 1
    assert {reader: table.state(reader) for reader in others} == told


def test_undo_within_a_secret_choice_is_invisible_to_others(table):
    seat = begin_choice(table)
    answer(table)
    others = [reader for reader in table.revisions if reader != seat]
    told = {reader: table.state(reader) for reader in others}
    proposal = table.undo(seat, table.state(seat)["trail"][-1]["count"])
    table.apply(proposal.act)
    assert not proposal.noticed
    assert choosing(table.position) == seat
    assert {reader: table.state(reader) for reader in others} == told


def test_a_complete_secret_choice_is_one_change_for_the_others(table):
    seat = begin_choice(table)
    before = table.revisions[None]
    answer(table, MORE)
    while choosing(table.position) == seat:
        answer(table, DONE)
    assert table.revisions[None] == before + 1


def test_a_proposal_changes_nothing(table):
    seat = table.position.seat
    before = table.position.digest()
    token = table.position.token(table.position.legal[0])
    table.answer(seat, token, person=True)
    table.answer(seat, token, person=True, confirm=True)
    with pytest.raises(Problem):
        table.answer(seat, "fly moon", person=True)
    assert table.position.digest() == before


def test_forced_answers_are_part_of_the_act_that_leads_to_them():
    record = Record("viticulture", 2, 1)
    table = Table(record, [started(record).act])
    for _ in range(100):
        answer(table, 0)
        if table.position.over:
            break
        assert len(table.position.legal) > 1
    assert len(table.play.record.answers) > table.acts


def test_replay_counts_the_lines_of_its_reader():
    """Not the answers: the number of answers in a secret choice must not be known before the reveal."""
    record = before_secrets(84)
    table = Table(record, [started(record).act])
    seat = begin_choice(table)
    other = 1 - seat
    answer(table, MORE)
    while choosing(table.position) == seat:
        answer(table, DONE)
    replay = table.replay(other)
    assert replay["count"] == len(table.play.log(other)) < len(table.play.record.answers)
    assert table.moment(other, replay["count"]).state()["view"] == table.position.view(other)
    hidden = replay["lines"][-1]
    assert (hidden["seat"], hidden["token"], hidden["message"]) == (seat, None, None)


def test_a_table_can_be_restored_from_its_log(table):
    acts = []
    while len(acts) < 20 and not table.position.over:
        acts.append(answer(table).act)
    assert len(acts) > 5
    record = before_secrets(SEED)
    again = Table(record, [started(record).act, *acts])
    assert again.position == table.position
    for reader in table.revisions:
        assert again.state(reader) == table.state(reader)
        assert again.state(reader, whole=False) == table.state(reader, whole=False)


def test_part_of_a_secret_choice_changes_nothing_for_others_after_a_reveal():
    """The number of answers in a secret choice is a secret, too."""
    record = before_secrets(7)
    table = Table(record, [started(record).act])
    seat, revisions = table.asked, dict(table.revisions)
    parts = [table.answer(seat, answer.token, True) for answer in table.position.answers()]
    told = {reader: table.state(reader, whole=False) for reader in revisions if reader != seat}
    table.apply(next(part for part in parts if not part.noticed).act)
    assert table.revisions == {**revisions, seat: revisions[seat] + 1}
    assert {reader: table.state(reader, whole=False) for reader in told} == told
