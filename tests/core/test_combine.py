"""What each combinator asks, refuses and skips."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core import toy
from vindima.core.combine import BRANCHES, DONE, FIRST, YES, Each, Maybe, OneOf, Seq, UpTo
from vindima.core.contract import Catalogue
from vindima.core.explain import BadData, Ref
from vindima.core.step import Frame, Step


def waiting(step: Step[Any], seat: int = 0, **fields: Any) -> toy.Toy:
    """A toy position with only this step on its stack."""
    position = toy.GAME.begin(2, 1, {"rich": False})
    position.stack.clear()
    for name, value in fields.items():
        setattr(position, name, value)
    position.push(step, seat)
    position.settle()
    return position


def answer(position: toy.Toy, *tokens: str) -> None:
    for token in tokens:
        position.apply(position.code(token))


def offered(position: toy.Toy) -> list[str]:
    return [position.token(code) for code in position.legal]


PICK = toy.Pick()
BOTH = Seq("Toy", toy.COIN, PICK)
CHOICE = OneOf("Toy", toy.BUY, toy.COIN)
PERHAPS = Maybe(toy.BUY)
THREE = UpTo(3, toy.BUY)
ALL = Each(lambda state, seat: [1, 0], PICK)
Catalogue({"pick": PICK, "both": BOTH, "choice": CHOICE, "perhaps": PERHAPS, "three": THREE, "all": ALL})


def test_seq_runs_its_steps_in_order():
    position = waiting(BOTH)
    assert position.coins == [2, 1]
    assert offered(position) == ["pick red", "pick green"]
    answer(position, "pick green")
    assert position.over
    assert position.apples == [0, 1, 0, 0]


def test_seq_starts_only_if_every_step_could():
    assert BOTH.blocked(waiting(BOTH), 0) is None
    assert BOTH.blocked(waiting(BOTH, supply=[0, 0]), 0) is toy.NO_APPLE


def test_one_of_offers_the_branches_that_can_start_and_refuses_the_others():
    position = waiting(CHOICE)
    assert offered(position) == ["choose first", "choose second"]
    assert position.answers()[0].message.args["it"] == Ref("effect", "buy")
    poor = waiting(CHOICE, coins=[0, 0])
    assert offered(poor) == ["choose second"]
    assert [(refusal.token, refusal.rule) for refusal in poor.refusals()] == [("choose first", "Toy, Buying")]
    answer(poor, "choose second")
    assert poor.coins == [1, 0]


def test_one_of_is_blocked_and_skipped_if_every_branch_is_blocked():
    choice = OneOf("Toy", toy.BUY, PICK)
    position = waiting(choice, supply=[0, 0])
    assert position.over
    assert choice.blocked(position, 0) is toy.NO_APPLE
    assert CHOICE.blocked(position, 0) is None


@pytest.mark.parametrize("count", [0, 1, len(BRANCHES) + 1])
def test_one_of_has_two_to_six_branches(count):
    with pytest.raises(BadData, match="a choice has 2 to 6 branches"):
        OneOf("Toy", *[toy.COIN] * count)


def test_maybe_may_be_declined():
    position = waiting(PERHAPS)
    assert offered(position) == ["yes", "done"]
    assert [answer.message.key for answer in position.answers()] == ["toy-answer-yes", "toy-answer-no"]
    answer(position, "done")
    assert position.over
    assert position.coins == [1, 1]
    position = waiting(PERHAPS)
    answer(position, "yes", "pick red")
    assert (position.coins, position.apples) == ([0, 1], [1, 0, 0, 0])


def test_maybe_is_not_asked_if_its_step_cannot_start_and_never_blocks():
    assert waiting(PERHAPS, coins=[0, 1]).over
    assert PERHAPS.blocked(waiting(PERHAPS, coins=[0, 1]), 0) is None
    frame = Frame(PERHAPS, 0)
    assert PERHAPS.refuse(waiting(PERHAPS, coins=[0, 1]), frame, YES) is toy.NO_COIN
    assert PERHAPS.refuse(waiting(PERHAPS, coins=[0, 1]), frame, DONE) is None


def test_up_to_runs_its_step_once_and_then_asks_before_each_repetition():
    position = waiting(THREE, coins=[9, 9])
    assert offered(position) == ["pick red", "pick green"]
    for left in (2, 1):
        answer(position, "pick red")
        assert offered(position) == ["yes", "done"]
        assert position.question is not None
        assert position.question.message.args["left"] == left
        answer(position, "yes")
    answer(position, "pick green")
    assert position.over
    assert position.coins == [6, 9]


def test_up_to_may_end_early():
    position = waiting(THREE, coins=[9, 9])
    answer(position, "pick red", "done")
    assert position.over
    assert position.coins == [8, 9]


def test_up_to_ends_when_its_step_is_blocked_and_is_then_blocked_itself():
    position = waiting(THREE)
    answer(position, "pick red")
    assert position.over
    assert THREE.blocked(position, 0) is toy.NO_COIN
    assert waiting(THREE, coins=[0, 0]).over


def test_each_asks_the_seats_in_the_given_order():
    position = waiting(ALL)
    assert position.seat == 1
    answer(position, "pick red")
    assert position.seat == 0
    answer(position, "pick green")
    assert position.over
    assert position.apples == [0, 1, 1, 0]


@pytest.mark.parametrize(
    ("step", "key"), [(CHOICE, "toy-ask-choose-one"), (PERHAPS, "toy-ask-may"), (ALL, "toy-ask-pick")]
)
def test_combinators_share_their_questions_and_other_steps_have_their_own(step, key):
    question = waiting(step).question
    assert question is not None
    assert question.message.key == key


@pytest.mark.parametrize(
    ("step", "children"),
    [
        (BOTH, (toy.COIN, PICK)),
        (CHOICE, (toy.BUY, toy.COIN)),
        (PERHAPS, (toy.BUY,)),
        (THREE, (toy.BUY,)),
        (ALL, (PICK,)),
    ],
)
def test_a_combinator_lists_its_children(step, children):
    assert step.children() == children
    assert step.rule


def test_the_plain_words_are_the_first_eight_codes():
    assert [DONE, YES, *range(FIRST, FIRST + len(BRANCHES))] == list(range(8))
