"""Messages, questions and refusals can be sent to another process, in both builds."""

from __future__ import annotations

import pickle

import pytest

import vindima
from vindima.core.explain import Message, Ref


@pytest.mark.parametrize("game", vindima.games())
def test_questions_answers_and_refusals_survive_pickling(game):
    position = vindima.game(game).new(players=2, seed=3)
    while not position.refusals():
        position.apply(position.legal[0])
    for original in (position.question, *position.answers(), *position.refusals()):
        again = pickle.loads(pickle.dumps(original))
        assert again.message.to_dict() == original.message.to_dict()
        assert type(again) is type(original)


def test_a_noun_survives_pickling():
    message = pickle.loads(pickle.dumps(Message("some-key", {"region": Ref("region", "minho"), "price": 3})))
    assert message.args == {"region": Ref("region", "minho"), "price": 3}
