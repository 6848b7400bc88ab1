"""`vindima learn`: the list of lessons, and a lesson in the terminal."""

from __future__ import annotations

import io
import sys

import pytest

from vindima import learn
from vindima.cli import main


@pytest.fixture
def typed(monkeypatch, capsys):
    """A function that runs `vindima learn` with typed lines; its output, with whitespace collapsed."""

    def take(*lines: str, args: tuple[str, ...] = ("viticulture", "workers")) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["learn", *args]) == 0
        return " ".join(capsys.readouterr().out.split())

    return take


def test_without_arguments_all_lessons_are_listed(typed):
    shown = typed(args=())
    assert "vineyard: Your first vineyards." in shown
    assert "workers: Your workers." in shown


def test_the_lessons_of_one_game_are_listed(typed):
    shown = typed(args=("vinhos",))
    assert all(f"{lesson.id}: " in shown for lesson in learn.lessons("vinhos"))
    assert "workers: Your workers." not in shown


def test_a_lesson_asks_and_replies(typed):
    shown = typed("hint", "pass", "place give-tour left", "2", "1", "undo", "help", "quit")
    assert "Step 1 of 5. Welcome to your vineyard!" in shown
    assert "Choose the action “Give a tour”" in shown
    assert "Not yet! If you pass, your season is over" in shown
    assert "Keep your grande worker for an action that is full" in shown
    assert "You have 8 lira now." in shown
    assert "B Easy: Draw a vine, left space" in shown
    assert "There is nothing to undo" in shown
    assert "Goodbye." in shown


def test_a_forbidden_answer_is_explained_with_its_rule(typed):
    shown = typed("go pass_press_release", "quit", args=("vinhos", "buildings"))
    assert "Your Action Marker is already there; it has to move to another space. (Vinhos, " in shown


@pytest.mark.parametrize(("game", "id"), [("viticulture", "rows"), ("vinhos", "fair"), ("vinhos", "end")])
def test_a_lesson_can_be_finished(typed, game, id):
    lesson = learn.lesson(game, id)
    session, lines = lesson.start(), []
    while not session.done:
        lines.append(session.helpful[0])
        session.answer(lines[-1])
    shown = typed(*lines, args=(game, id))
    assert "your turn." in shown
    assert "Goodbye." not in shown
    assert (f"vindima learn {game} " in shown) == (lesson is not learn.lessons(game)[-1])


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (
            ["chess"],
            "vindima learn: there are no lessons for 'chess'; these games have some: vinhos, viticulture",
        ),
        (["vinhos", "flying"], "vindima learn: vinhos has no lesson 'flying'; it has vineyard, "),
    ],
)
def test_a_mistake_is_reported_in_one_line(capsys, words, line):
    assert main(["learn", *words]) == 2
    assert capsys.readouterr().err.startswith(line)
