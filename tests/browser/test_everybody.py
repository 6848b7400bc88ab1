"""Accessibility of every page: themes, screen sizes, keyboard and screen reader."""

from __future__ import annotations

import pytest

from tests.browser.fitness import WIDE, faults, settle, violations, walk
from tests.browser.scenes import SCENES, reviewed, table
from tests.server.served import eventually

PHONE = {"width": 390, "height": 844}
SMALL = ((390, 844), (360, 740))


BOARDS = (
    "introduction",
    "vinhos-middle",
    "vinhos-reasons",
    "vinhos-words",
    "viticulture-middle",
    "viticulture-words",
)
"""The scenes that check the boards. Those of other tables check what stands around the same boards."""


def hide_board(person) -> None:
    """Take away what other scenes check: boards are large, and every check looks at all that is shown."""
    person.page.locator(".upper > section, .frame main > section").evaluate_all(
        "(all) => all.forEach((one) => (one.style.display = 'none'))"
    )


def part(person) -> dict[str, list[str]] | None:
    """What a scene shows that no other does; None for the whole page."""
    for shown in ("dialog[open]", ".menu"):
        if person.page.locator(shown).count():
            return {"include": [shown]}
    return None


def everywhere(person, tabbed: bool) -> list[str]:
    """The faults of the page on a phone; of a board, in each of its tabs."""
    tabs = person.page.locator(".frame > nav button")
    found: list[str] = []
    where = part(person)
    if where or not tabbed or not tabs.first.is_visible():
        found += violations(person.page, where=where)
    else:
        for tab in tabs.all():
            tab.click()
            settle(person.page)
            found += [f"{tab.text_content().strip()}: {fault}" for fault in violations(person.page)]
        tabs.first.click()
    # A scrolled list cuts the line at its edge.
    return [fault for fault in found if "partially obscured" not in fault]


@pytest.mark.parametrize("scene", SCENES)
def test_every_page_is_accessible(ana, scene):
    """By keyboard and for screen readers, light and dark, on a desk and on a phone."""
    SCENES[scene](ana)
    if scene not in BOARDS:
        hide_board(ana)
    found = violations(ana.page, where=part(ana))
    missed, unseen = walk(ana.page)
    found += [f"Tab does not reach it: {what}" for what in missed]
    found += [f"no visible focus: {what}" for what in unseen]
    darken(ana)
    found += [f"dark: {fault}" for fault in violations(ana.page, "color-contrast", where=part(ana))]
    for size in SMALL:
        found += faults(ana.page, *size, WIDE)
    found += [f"dark phone: {fault}" for fault in everywhere(ana, scene in BOARDS)]
    assert found == []


@pytest.mark.slow
def test_the_review_of_a_game_is_accessible(ana):
    reviewed(ana)
    found = violations(ana.page)
    darken(ana)
    assert found + violations(ana.page, "color-contrast") == []


def darken(person) -> None:
    person.page.emulate_media(color_scheme="dark")
    settle(person.page)
    person.page.wait_for_timeout(300)


def test_the_keyboard_opens_a_dialog_stays_inside_and_returns(ana):
    table("vinhos")(ana)
    for key, does in {"s": "scores", "m": "seats", "?": "help"}.items():
        opener = ana.page.locator(f"[data-do={does}]")
        opener.focus()
        ana.page.keyboard.press(key)
        ana.page.get_by_role("dialog").wait_for()
        assert walk(ana.page) == ([], [])
        ana.page.keyboard.press("Escape")
        assert comes_back(ana, opener)


def comes_back(person, opener) -> bool:
    """True if the focus returned to what opened the dialog."""
    person.page.get_by_role("dialog").wait_for(state="detached")
    return opener.evaluate("element => element === document.activeElement")


def test_a_dialog_closed_by_the_pointer_returns_the_focus(ana):
    table("vinhos")(ana)
    opener = ana.page.locator("[data-do=scores]")
    opener.click()
    ana.button("Close").click()
    assert comes_back(ana, opener)
    opener.click()
    ana.page.get_by_role("dialog").wait_for()
    ana.page.mouse.click(3, 450)
    assert comes_back(ana, opener)


def test_a_held_key_answers_once(ana):
    table("viticulture")(ana)
    before = ana.state()["count"]
    ana.page.keyboard.down("1")
    eventually(lambda: ana.state()["count"] > before)
    ana.asked()
    after = ana.state()["count"]
    ana.page.keyboard.down("1")
    ana.page.wait_for_timeout(300)
    assert ana.state()["count"] == after


def test_a_place_on_the_board_is_chosen_by_keyboard(ana):
    table("viticulture")(ana)
    before = ana.state()["count"]
    ana.page.locator(".spot.open").first.focus()
    ana.page.keyboard.press("Enter")
    menu = ana.page.locator(".menu button")
    if menu.count():
        ana.page.keyboard.press("Enter")
    eventually(lambda: ana.state()["count"] > before)


def test_a_phone_shows_one_part_at_a_time_and_the_question_with_it(people):
    ana = people("Ana", viewport=PHONE, has_touch=True, is_mobile=True)
    table("viticulture")(ana)
    for _ in range(6):
        ana.asked()
        ana.choice(0).tap()
    ana.asked()
    for tab, part in (("Mine", "mine"), ("Others", "others"), ("Log", "log"), ("Board", "board")):
        ana.page.locator("nav").get_by_role("button", name=tab, exact=True).tap()
        shown = [
            name
            for name in ("board", "mine", "others", "log")
            if ana.page.locator(f".frame > * > .{name}, .upper > .{name}").is_visible()
        ]
        assert shown == [part]
        assert ana.choice(0).is_visible()


def test_the_chosen_theme_stays(ana):
    ana.goto("/")
    light = ana.page.evaluate("getComputedStyle(document.body).backgroundColor")
    ana.button("Settings").click()
    ana.page.get_by_label("Theme").select_option("dark")
    ana.page.keyboard.press("Escape")
    dark = ana.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert dark != light
    ana.page.reload()
    ana.page.get_by_role("heading", level=1).wait_for()
    assert ana.page.evaluate("getComputedStyle(document.body).backgroundColor") == dark


def test_the_chosen_language_stays(ana):
    ana.goto("/")
    ana.button("Settings").click()
    ana.page.get_by_label("Language").select_option("fr")
    ana.page.wait_for_function("() => document.documentElement.lang === 'fr'")
    ana.page.reload()
    ana.page.get_by_role("heading", level=1).wait_for()
    assert ana.page.evaluate("document.documentElement.lang") == "fr"
    assert ana.page.get_by_role("heading", name="The grape harvest is on").count() == 0
