"""A game being played: answers, undo, and the log."""

from __future__ import annotations

import pytest

from tests.core import toy
from vindima.core.explain import IllegalAnswer
from vindima.core.play import Play
from vindima.core.record import Record

pytestmark = pytest.mark.usefixtures("toy_game")

TURN = ["yes", "choose first", "done", "pick red", "done"]
TWO_TURNS = [*TURN, *TURN]


@pytest.fixture
def play() -> Play:
    """Both seats have had their turn and have two coins; seat 0 bids first."""
    return Play(Record("toy", 2, seed=4, answers=TWO_TURNS))


def tokens(play: Play, reader: int | None) -> list[tuple[int, str | None]]:
    return [(line.seat, line.token) for line in play.log(reader)[len(TWO_TURNS) :]]


def test_play_continues_a_record_where_it_ends(play):
    assert play.record.answers == TWO_TURNS
    assert play.position == play.record.replay()
    assert [(line.number, line.seat) for line in play.log(None)] == [
        (number, 1 if number <= 5 else 0) for number in range(1, 11)
    ]


def test_an_illegal_answer_changes_nothing(play):
    before = play.position.to_dict()
    for token in ("pick red", "fly"):
        with pytest.raises(IllegalAnswer):
            play.answer(token)
    assert play.position.to_dict() == before
    assert play.record.answers == TWO_TURNS
    assert len(play.log(0)) == len(TWO_TURNS)


def test_a_log_line_has_a_message(play):
    line = play.log(None)[3]
    assert line.token == "pick red"
    assert line.message is not None
    assert line.message.key == "toy-answer-pick"


def test_other_seats_see_a_bid_as_one_line_once_it_is_complete(play):
    assert play.position.seat == 0
    play.answer("yes")
    assert tokens(play, 0) == [(0, "yes")]
    assert tokens(play, 1) == tokens(play, None) == []
    play.answer("done")
    assert tokens(play, 0) == [(0, "yes"), (0, "done")]
    assert tokens(play, 1) == tokens(play, None) == [(0, None)]
    play.answer("done")
    for reader in (0, 1, None):
        assert tokens(play, reader) == [(0, "yes"), (0, "done"), (1, "done")]


def test_the_number_of_secret_answers_stays_secret(play):
    other = Play(Record("toy", 2, seed=4, answers=[*TWO_TURNS, "done"]))
    play.answer("yes")
    play.answer("done")
    for reader in (1, None):
        assert [line.number for line in play.log(reader)] == [line.number for line in other.log(reader)]
        assert tokens(play, reader) == tokens(other, reader)


def test_the_log_never_reveals_a_permanent_secret(play):
    for token in ("yes", "done", "done"):
        play.answer(token)
    assert play.position.seat == 0
    kept = play.position.token(play.position.legal[0])
    play.answer(kept)
    while not play.position.over:
        play.answer(play.position.token(play.position.legal[-1]))
    place = len(TWO_TURNS) + 3
    assert play.log(0)[place].token == kept
    assert play.log(1)[place].token is None
    assert play.log(None)[place].message is None
    assert len(play.log(1)) == len(play.record.answers)


def test_undo_goes_back_to_any_answer_since_the_last_reveal(play):
    for count in reversed(range(len(TWO_TURNS))):
        play.undo(count)
        assert play.position == Record("toy", 2, seed=4, answers=TWO_TURNS[:count]).replay()
        assert play.record.answers == TWO_TURNS[:count]
        assert len(play.log(None)) == count
    for token in TWO_TURNS:
        play.answer(token)
    assert play.position == play.record.replay()


def test_undo_can_go_back_several_turns_at_once(play):
    play.undo(0)
    assert play.position == toy.GAME.new(2, seed=4)
    play.answer("yes")
    assert play.record.answers == ["yes"]


@pytest.mark.parametrize("count", [-1, len(TWO_TURNS), 99])
def test_undo_to_an_invalid_count_is_refused(play, count):
    with pytest.raises(IllegalAnswer, match="nothing to undo"):
        play.undo(count)


def test_undo_stops_at_a_reveal(play):
    play.answer("done")
    play.answer("done")
    before = play.position.to_dict()
    for count in range(len(TWO_TURNS) + 2):
        with pytest.raises(IllegalAnswer, match="revealed"):
            play.undo(count)
    assert play.position.to_dict() == before
    assert len(play.record.answers) == len(TWO_TURNS) + 2


def test_positions_that_undo_cannot_reach_are_dropped(play):
    while not play.position.over:
        reveals = play.position.reveals
        play.answer(play.position.token(play.position.legal[-1]))
        starts = [count for count, _ in play._checkpoints]
        assert starts[0] <= play.settled()
        assert play.position.reveals == reveals or len(starts) == 1
    assert play.position.reveals > 1


def test_a_settled_log_line_never_changes(play):
    seen: dict[tuple[int | None, int], object] = {}
    while not play.position.over:
        play.answer(play.position.token(play.position.legal[-1]))
        settled = play.settled()
        for reader in (None, 0, 1):
            for count, entry in play.lines(reader):
                if count <= settled:
                    events = repr((entry.token, entry.events))
                    assert seen.setdefault((reader, count), events) == events


def test_nothing_can_be_answered_after_the_end(play):
    while not play.position.over:
        play.answer(play.position.token(play.position.legal[-1]))
    with pytest.raises(IllegalAnswer):
        play.answer("done")
    assert play.record.replay().over
