"""`vindima learn`: list the lessons, or take one in the terminal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

import vindima
from vindima import learn
from vindima.cli.helped import later
from vindima.cli.seats import HUMAN
from vindima.cli.table import Screen
from vindima.cli.terminal import Session
from vindima.core.explain import Answer
from vindima.core.record import Record

__all__ = ["add_arguments", "run"]

OTHERS: Final = "easy"
"""The names of the other seats."""
STYLES: Final = {learn.RIGHT: "green", learn.ON: "green", learn.OTHER: "yellow", learn.WRONG: "yellow"}


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `vindima learn`."""
    parser.add_argument("game", nargs="?", help=later("cli-help-learn-game"))
    parser.add_argument("lesson", nargs="?", help=later("cli-help-learn-lesson"))


def run(arguments: Namespace) -> int:
    """List lessons, or take one until it is finished or the learner leaves."""
    if arguments.lesson is None:
        for game in [arguments.game] if arguments.game else vindima.games():
            show_lessons(game)
        return 0
    lesson = learn.lesson(arguments.game, arguments.lesson)
    table = LessonTable(lesson)
    try:
        table.play_on()
    except EOFError:
        table.screen.out("")
        table.screen.say("cli-goodbye")
    return 0


def show_lessons(game: str) -> None:
    lessons = learn.lessons(game)
    screen = Screen(game, [HUMAN])
    screen.say("learn-list", style="bold", game=vindima.game(game).title, code=game)
    for lesson in lessons:
        title, about = screen.text.message(lesson.title), screen.text.message(lesson.about)
        screen.say("learn-entry", code=lesson.id, title=title, about=about)


class LessonTable(Session):
    """A terminal table where a lesson comments on the answers."""

    def __init__(self, lesson: learn.Lesson) -> None:
        opening = lesson.opening
        seats = [HUMAN if seat == lesson.seat else OTHERS for seat in range(opening.players)]
        super().__init__(Record(opening.game, opening.players, opening.seed, opening.options, seats))
        self.session = lesson.start()
        self.play = self.session.play
        self.seen = [len(self.play.log(seat)) for seat in range(opening.players)]

    def play_on(self) -> None:
        session, screen = self.session, self.screen
        screen.say("learn-title", style="bold", title=screen.text.message(session.lesson.title))
        screen.say("learn-help")
        while not session.done:
            self.ask()
        screen.out("", screen.text.message(session.step))
        following = learn.lessons(session.lesson.game)
        place = following.index(session.lesson) + 1
        if place < len(following):
            screen.say("learn-next", game=session.lesson.game, lesson=following[place].id)

    def show_question(self) -> None:
        """Show the table as usual, and below it what the lesson asks for."""
        super().show_question()
        session = self.session
        key = "learn-check" if session.check else "learn-step"
        text = self.screen.text.message(session.step)
        self.screen.out("")
        self.screen.say(
            key, style="cyan", number=session.number + 1, steps=len(session.lesson.steps), text=text
        )

    def answer(self, token: str) -> None:
        outcome = self.session.answer(token)
        if outcome.kind == learn.RIGHT:
            self.drawn_for = None
        words = self.screen.text.message(outcome.message)
        key = "learn-rule" if outcome.rule else "learn-reply"
        self.screen.say(key, style=STYLES[outcome.kind], words=words, rule=outcome.rule)

    def react(self, line: str, answers: list[Answer]) -> None:
        if line == "hint":
            self.screen.out(self.screen.text.message(self.session.hint()))
        else:
            super().react(line, answers)

    def do_help(self, rest: str) -> None:
        self.screen.say("learn-help")

    def do_undo(self, rest: str) -> None:
        self.screen.say("learn-undo")
