"""A position: what it asks, what it refuses, and how it is compared."""

from __future__ import annotations

import pytest

from tests.core import toy
from vindima.core.explain import NOT_AN_ANSWER, IllegalAnswer
from vindima.core.position import Position
from vindima.core.step import NOBODY, NOTHING, Frame, Step


@pytest.fixture
def position() -> Position:
    return toy.GAME.new(2, seed=4)


def answer(position: Position, *tokens: str) -> None:
    for token in tokens:
        position.apply(position.code(token))


def ended() -> Position:
    position = toy.GAME.new(2, seed=4)
    while not position.over:
        position.apply(position.legal[-1])
    return position


def test_a_question_has_a_seat_a_message_and_a_rule(position):
    assert position.question.seat == position.seat == 1
    assert position.question.message.to_dict() == {"key": "toy-ask-start-turn", "args": {"round": 1}}
    assert position.question.rule == "Toy, Turns"


def test_the_repr_of_a_position_shows_the_question_and_hides_the_random_state(position):
    shown = repr(position)
    assert shown == (
        f"<toy, {position.players} players: seat {position.seat} answers "
        f"{position.stack[-1].step.name}, {len(position.legal)} legal>"
    )
    while not position.over:
        position.apply(position.legal[0])
    assert repr(position).endswith(f": over, scores {position.scores}>")


def test_an_answer_has_three_forms(position):
    answer(position, "yes", "choose second")
    first = position.answers()[0]
    assert (first.code, first.token) == (toy.PICK, "pick red")
    assert first.message.to_dict() == {"key": "toy-answer-pick", "args": {"it": {"ref": ("colour", "red")}}}


def test_a_refused_answer_says_why_and_changes_nothing(position):
    answer(position, "yes")
    position.coins[1] = 0
    position.legal = position.options()
    before = position.to_dict()
    with pytest.raises(
        IllegalAnswer, match=r"'choose first' is not possible|'choose second' is not possible"
    ):
        answer(position, "choose second")
    assert position.to_dict() == before
    (refusal,) = position.refusals()
    assert (refusal.token, refusal.message.key, refusal.rule) == (
        "choose second",
        "toy-no-coin",
        "Toy, Buying",
    )


@pytest.mark.parametrize("code", [NOTHING, toy.PICK, 8, 999])
def test_a_code_that_was_not_offered_is_not_an_answer(position, code):
    with pytest.raises(IllegalAnswer) as caught:
        position.apply(code)
    assert caught.value.refusal.rule == NOT_AN_ANSWER.rule


def test_an_unknown_token_is_refused(position):
    with pytest.raises(IllegalAnswer, match="'fly to the moon' is not possible"):
        position.code("fly to the moon")


def test_a_finished_game_asks_nobody():
    position = ended()
    assert position.seat == NOBODY
    assert position.question is None
    assert position.answers() == []
    assert position.refusals() == []
    assert list(position.legal) == []
    assert position.winners
    with pytest.raises(IllegalAnswer):
        position.apply(0)


def test_a_saved_position_does_not_change_with_the_game(position):
    saved = position.to_dict()
    again = position.to_dict()
    answer(position, "yes", "choose first")
    assert saved == again != position.to_dict()


def test_positions_with_equal_contents_are_equal(position):
    twin = toy.GAME.new(2, seed=4)
    assert twin == position
    assert twin.digest() == position.digest()
    answer(twin, "yes")
    assert twin != position
    assert twin.digest() != position.digest()
    assert position != "a position"
    with pytest.raises(TypeError):
        hash(position)


def test_then_pushes_frames_in_reading_order(position):
    first, second = Frame(toy.BID, 0), Frame(toy.BID, 1)
    position.then(first, second)
    assert position.stack[-1] is first
    assert position.stack[-2] is second


def test_noting_an_answer_returns_a_new_frame():
    frame = Frame(toy.BID, 1)
    assert frame.noting(3).noting(4) == Frame(toy.BID, 1, (3, 4))
    assert frame.memo == ()
    assert frame != Frame(toy.BID, 0)
    assert frame != Frame(toy.HIDE, 1)


def test_shuffling_advances_the_random_state_of_the_position(position):
    before = position.chance
    assert sorted(position.shuffled([1, 2, 3])) == [1, 2, 3]
    assert position.chance != before


def test_a_step_without_an_effect_raises():
    step: Step[Position] = Step()
    with pytest.raises(NotImplementedError, match="Step"):
        step.take(toy.GAME.new(2), Frame(step, 0), 0)


@pytest.mark.parametrize("name", ["game", "vocabulary", "players", "options_used", "scores", "winners"])
def test_a_bare_position_lacks_the_properties_of_a_game(name):
    with pytest.raises(NotImplementedError):
        getattr(Position([], (), 0, 0), name)


@pytest.mark.parametrize(
    "call",
    [
        lambda bare: bare.clone(),
        lambda bare: bare.view(0),
        lambda bare: bare.breakdown(0),
        lambda bare: bare.determinize(0, 1),
    ],
)
def test_a_bare_position_lacks_the_methods_of_a_game(call):
    with pytest.raises(NotImplementedError):
        call(Position([], (), 0, 0))
