"""A lesson file that is incomplete or wrong is refused, with its place."""

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


def test_a_good_file_is_read():
    (lesson,) = parse("vinhos", GOOD, "good.toml")
    assert lesson.id == "first"
    assert [step.id for step in lesson.steps] == ["buy", "build"]
    assert lesson.title.key == "learn-vinhos-first-title"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("[[lessons]]", "[[lessons", "bad.toml: "),
        ("[[lessons]]", "x = 1\n[[lessons]]", "bad.toml: nothing is called 'x' here"),
        ('id = "first"\n', "", "bad.toml: lesson 1: id is missing"),
        ("seed = 6", 'seed = "six"', "bad.toml: lesson 1: seed is 'six', not of the kind int"),
        ("seed = 6", "seed = true", "seed is True"),
        ("seed = 6", "seed = 6\ncolour = 1", "bad.toml: lesson 1: nothing is called 'colour' here"),
        ("seat = 0", "seat = 2", r"bad.toml: lesson 1 \(first\): there is no seat 2"),
        ("players = 2", "players = 9", r"bad.toml: lesson 1 \(first\): vinhos is for 2 to 4 players"),
        ('"suggested"', '"moon"', r"bad.toml: lesson 1 \(first\): option regions='moon'"),
        ("answers = []", "answers = [3]", "answers holds 3, which is no word"),
        ("answers = []", 'answers = ["fly"]', "'fly' is no answer of vinhos"),
        ("answers = []", 'answers = ["go bank"]', r"\(first\): answer 1 of 1: 'go bank' is not possible"),
        ('["buy dao"]', "[]", r"lesson 1 \(first\), step 1: accept is missing"),
        ('["buy dao"]', '["sell dao"]', r"\(first\), step buy: 'sell dao' fits no answer"),
        ('["buy dao"]', '["go bank"]', r"\(first\): step buy: no possible answer is accepted"),
        ('"buy *"', '"eat *"', r"\(first\), step buy: 'eat \*' fits no answer"),
        ('reply = "other"', 'reply = "hint"', r"step 1 \(buy\), slip 1: every step has a 'hint' already"),
        ('reply = "other"', 'note = "other"', r"step 1 \(buy\), slip 1: nothing is called 'note'"),
        ('id = "build"', 'id = "buy"', r"\(first\): two are called 'buy'"),
        ("least = 1", 'least = "one"', r"step 2 \(build\), goal 1: least is 'one'"),
        ("least = 1", "least = 3", "step build: no possible answer is accepted"),
        ("estates.0.wineries", "estates.0.towers", "step build: no possible answer is accepted"),
        ('then = ["done"]', 'then = ["stay"]', "before step 3: 'stay' is not possible"),
    ],
)
def test_a_bad_file_is_refused_with_its_place(old, new, line):
    assert GOOD.count(old) >= 1
    with pytest.raises(vindima.BadData, match=line) as refused:
        parse("vinhos", GOOD.replace(old, new, 1), "bad.toml")
    assert str(refused.value).startswith("bad.toml: ")


def test_two_lessons_of_one_name_are_refused():
    with pytest.raises(vindima.BadData, match=r"twice\.toml: two are called 'first'"):
        parse("vinhos", GOOD + GOOD, "twice.toml")


def test_a_lesson_whose_game_ends_before_its_steps_is_refused():
    file = resources.files("vindima.learn").joinpath("lessons", "viticulture.toml").read_text("utf-8")
    last = file[file.rindex("[[lessons]]") :]
    late = last + '\n[[lessons.steps]]\nid = "more"\naccept = ["pass"]\n'
    assert len(parse("viticulture", last, "last.toml")[0].steps) == 3
    with pytest.raises(
        vindima.BadData, match=r"late\.toml: lesson 1 \(end\): the game is over before step 4"
    ):
        parse("viticulture", late, "late.toml")
