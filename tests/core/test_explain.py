"""Reasons, messages and errors carry what their readers need."""

from __future__ import annotations

import copy
import pickle

import pytest

from tests.core import toy
from vindima.core.explain import BadData, IllegalAnswer, Message, Reason, Ref


@pytest.mark.parametrize(("key", "rule"), [("", "a rule"), ("key", "")])
def test_a_reason_needs_a_key_and_a_rule(key, rule):
    with pytest.raises(BadData, match="a reason needs"):
        Reason(key, rule)


def test_a_message_serializes_to_json_with_nouns_as_references():
    message = Message("paid", {"amount": 3, "who": "Ana", "it": Ref("region", "dao")})
    assert message.to_dict() == {
        "key": "paid",
        "args": {"amount": 3, "who": "Ana", "it": {"ref": ("region", "dao")}},
    }
    assert repr(message) == "Message('paid', {'amount': 3, 'who': 'Ana', 'it': Ref('region', 'dao')})"


def test_the_repr_of_answers_refusals_and_questions_shows_their_contents():
    position = toy.GAME.new(2, seed=1)
    answer, question, refusal = position.answers()[0], position.question, refused().refusal
    assert repr(answer) == f"Answer({answer.code}, {answer.token!r}, {answer.message!r})"
    assert repr(question) == f"Question({question.seat}, {question.message!r}, {question.rule!r})"
    assert repr(refusal) == f"Refusal({refusal.code}, 'pick red', {refusal.message!r}, 'the question asked')"


def test_references_to_the_same_noun_are_equal():
    assert Ref("region", "dao") == Ref("region", "dao")
    assert len({Ref("region", "dao"), Ref("region", "dao"), Ref("region", "minho"), Ref("wine", "dao")}) == 3


def refused() -> IllegalAnswer:
    position = toy.GAME.new(2, seed=1)
    with pytest.raises(IllegalAnswer) as caught:
        position.apply(position.code("pick red"))
    return caught.value


def test_an_illegal_answer_names_its_token_and_rule():
    error = refused()
    assert str(error) == "'pick red' is not possible: not an answer (the question asked)"
    assert error.refusal.token == "pick red"


@pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))])
def test_an_illegal_answer_can_be_copied_and_pickled(twin):
    error = refused()
    other = twin(error)
    assert str(other) == str(error)
    assert other.refusal.code == error.refusal.code
    assert other.refusal.message.key == error.refusal.message.key
