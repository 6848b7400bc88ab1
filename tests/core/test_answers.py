"""A vocabulary maps each code to exactly one token."""

from __future__ import annotations

import pytest

from vindima.core.answers import Vocabulary
from vindima.core.combine import BRANCHES, DONE, FIRST, YES, add_plain_words
from vindima.core.explain import BadData, Ref


@pytest.fixture
def words() -> Vocabulary:
    words = Vocabulary("toy")
    add_plain_words(words)
    words.words(10, "pick", "fruit", ["apple", "pear"])
    return words


def test_a_token_is_verb_and_noun_and_maps_back_to_its_code(words):
    assert [words.token(code) for code in (DONE, YES, FIRST, 10, 11)] == [
        "done",
        "yes",
        "choose first",
        "pick apple",
        "pick pear",
    ]
    assert all(words.codes[words.token(code)] == code for code in words.codes.values())
    assert len(words) == 12


def test_there_is_a_word_for_every_branch(words):
    assert [words.token(FIRST + place) for place in range(len(BRANCHES))] == [f"choose {b}" for b in BRANCHES]


@pytest.mark.parametrize("code", [-1, 8, 9, 12, 999])
def test_an_unassigned_code_is_spelled_as_a_number(words, code):
    assert words.token(code) == str(code)
    assert str(code) not in words.codes


def test_a_message_is_named_after_the_verb_and_carries_the_noun(words):
    assert words.message(11).to_dict() == {
        "key": "toy-answer-pick",
        "args": {"it": {"ref": ("fruit", "pear")}},
    }
    assert words.message(DONE).to_dict() == {"key": "toy-answer-done", "args": {}}
    assert words.message(10, "leave").key == "toy-answer-leave"
    assert words.nouns[10] == Ref("fruit", "apple")


def test_a_code_or_token_cannot_be_assigned_twice(words):
    with pytest.raises(BadData, match=r"answer 11 'late' is already taken by 'pick pear'"):
        words.word(11, "late")
    with pytest.raises(BadData, match="'yes'"):
        words.word(20, "yes")
    with pytest.raises(BadData, match="pick apple"):
        words.words(30, "pick", "fruit", ["apple"])
