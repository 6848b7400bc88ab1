"""An invalid lesson file is refused, and the error names the place."""

from __future__ import annotations

from importlib import resources

import pytest

import vindima
from tests.broken import broken
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


@pytest.mark.parametrize(("old", "new", "error"), broken(__file__, "old", "new", "error"))
def test_an_invalid_file_is_refused_with_its_place(old, new, error):
    assert GOOD.count(old) >= 1
    with pytest.raises(vindima.BadData, match=error) as refused:
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
