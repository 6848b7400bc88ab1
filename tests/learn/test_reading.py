"""An invalid lesson file is refused, and the error names the place."""

from __future__ import annotations

from importlib import resources

import pytest

import vindima
from vindima.learn.reading import parse

GOOD = """
[[lessons]]
id = "first"
players = 2
seat = 0
seed = 6
options = { regions = "suggested" }
answers = []
others = ["buy alentejo"]

[[lessons.steps]]
id = "buy"
accept = ["buy dao"]
slips = [{ tokens = ["buy *"], reply = "other" }]

[[lessons.steps]]
id = "build"
accept = ["go wineries", "place estate-1"]
goals = [{ at = "seats.me.estates.0.wineries", least = 1 }]
then = ["done"]
"""


def test_a_valid_file_is_read():
    (lesson,) = parse("vinhos", GOOD.encode(), "good.toml")
    assert lesson.id == "first"
    assert [step.id for step in lesson.steps] == ["buy", "build"]
    assert lesson.title.key == "learn-vinhos-first-title"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("[[lessons]]", "[[lessons", "bad.toml: "),
        ("[[lessons]]", "x = 1\n[[lessons]]", "bad.toml: x is unknown, expected one of lessons"),
        ('id = "first"\n', "", "bad.toml: lesson number 1: id is missing"),
        ("seed = 6", 'seed = "six"', "bad.toml: lesson 'first': seed is 'six', expected 0 to "),
        ("seed = 6", "seed = true", "seed is True"),
        ("seed = 6", "seed = 6\ncolour = 1", "bad.toml: lesson 'first': colour is unknown, expected one of"),
        ("seat = 0", "seat = 2", "bad.toml: lesson 'first': seat is 2, expected 0 to 1"),
        ("players = 2", "players = 9", "bad.toml: lesson 'first': vinhos is for 2 to 4 players"),
        ('"suggested"', '"moon"', "bad.toml: lesson 'first': option regions='moon'"),
        ("answers = []", "", "lesson 'first': answers is missing"),
        ('{ regions = "suggested" }', "3", "lesson 'first': options is 3, expected a table"),
        ("answers = []", "answers = [3]", "lesson 'first': answers is 3, expected a text"),
        ("answers = []", 'answers = ["fly"]', "'fly' is not an answer of vinhos"),
        ("answers = []", 'answers = ["go bank"]', "'first': answer 1 of 1: 'go bank' is not possible"),
        ('["buy dao"]', "[]", "lesson 'first', step 'buy': accept has 0 entries, expected 1 to "),
        ('["buy dao"]', '["sell dao"]', "'first', step 'buy': 'sell dao' matches no answer"),
        ('["buy dao"]', '["go bank"]', "'first': step 'buy': no possible answer is accepted"),
        ('"buy *"', '"eat *"', r"'first', step 'buy': 'eat \*' matches no answer"),
        ('reply = "other"', 'reply = "hint"', "step 'buy', slip number 1: reply is 'hint', a name"),
        ('reply = "other"', 'reply = "other", note = ""', "step 'buy', slip number 1: note is unknown"),
        (', reply = "other"', "", "step 'buy', slip number 1: reply is missing"),
        ('id = "build"', 'id = "buy"', "lesson 'first', step 'buy' is given twice"),
        ("least = 1", 'least = "one"', "step 'build', goal number 1: least is 'one'"),
        ("least = 1", "least = 3", "step 'build': no possible answer is accepted"),
        ("estates.0.wineries", "estates.0.towers", "step 'build': no possible answer is accepted"),
        ('then = ["done"]', 'then = ["stay"]', "before step 3: 'stay' is not possible"),
    ],
)
def test_an_invalid_file_is_refused_with_its_place(old, new, line):
    assert GOOD.count(old) >= 1
    with pytest.raises(vindima.BadData, match=line) as refused:
        parse("vinhos", GOOD.replace(old, new, 1).encode(), "bad.toml")
    assert str(refused.value).startswith("bad.toml: ")


def test_two_lessons_with_the_same_id_are_refused():
    with pytest.raises(vindima.BadData, match=r"twice\.toml: lesson 'first' is given twice"):
        parse("vinhos", (GOOD + GOOD).encode(), "twice.toml")


def test_a_lesson_whose_game_ends_before_its_last_step_is_refused():
    file = resources.files("vindima.learn").joinpath("lessons", "viticulture.toml").read_text("utf-8")
    last = file[file.rindex("[[lessons]]") :]
    late = last + '\n[[lessons.steps]]\nid = "more"\naccept = ["pass"]\n'
    assert len(parse("viticulture", last.encode(), "last.toml")[0].steps) == 2
    with pytest.raises(vindima.BadData, match=r"late\.toml: lesson 'end': the game is over before step 3"):
        parse("viticulture", late.encode(), "late.toml")
