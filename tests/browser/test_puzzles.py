"""A puzzle in the browser: opened from the lobby, solved on the board, explained afterwards."""

from __future__ import annotations

import os

from tests.browser.fitness import violations
from vindima.puzzles import puzzle

SHOTS = os.environ.get("VINDIMA_SHOTS")
"""An optional folder for screenshots."""


def check_page(person, name: str) -> None:
    """Check accessibility, and take a screenshot if a folder is given."""
    assert violations(person.page, where={"exclude": [".board", ".mine"]}) == []
    if SHOTS:
        person.page.screenshot(path=f"{SHOTS}/{name}.png")


def test_a_puzzle_is_solved_on_the_board_and_explained(people):
    ana = people("Ana", viewport={"width": 1366, "height": 660})
    ana.goto("/")
    ana.link(ana.say("web-puzzles")).click()
    ana.heading("web-puzzles")
    check_page(ana, "puzzles")
    ana.link(ana.say("web-puzzles-start")).click()
    ana.page.wait_for_url("**/puzzles/*")
    answers = ana.asked()
    one = puzzle(ana.page.url.rpartition("/")[2])
    position = one.position()
    check_page(ana, "puzzle")
    best = ana.text.message(position.answer(position.code(one.best)).message)
    ana.choice(answers.index(best)).click()
    ana.sees(ana.say("web-puzzles-right"))
    ana.sees(ana.say("web-puzzles-values"))
    check_page(ana, "puzzle-solved")
    ana.page.set_viewport_size({"width": 390, "height": 844})
    if SHOTS:
        ana.page.screenshot(path=f"{SHOTS}/puzzle-phone.png")
