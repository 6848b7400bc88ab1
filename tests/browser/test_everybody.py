"""Keyboard, touch, themes and languages on all pages."""

from __future__ import annotations

from tests.browser.fitness import walk
from tests.browser.scenes import table
from tests.server.served import eventually

PHONE = {"width": 390, "height": 844}


def test_a_dialog_traps_the_focus_and_returns_it_however_it_is_closed(ana):
    table("vinhos")(ana)
    for key, does in {"s": "scores", "m": "seats", "?": "help"}.items():
        opener = ana.page.locator(f"[data-do={does}]")
        opener.focus()
        ana.page.keyboard.press(key)
        ana.page.get_by_role("dialog").wait_for()
        assert walk(ana.page) == ([], [])
        ana.page.keyboard.press("Escape")
        assert focus_returns(ana, opener)
    opener = ana.page.locator("[data-do=scores]")
    opener.click()
    ana.button("Close").click()
    assert focus_returns(ana, opener)
    opener.click()
    ana.page.get_by_role("dialog").wait_for()
    ana.page.mouse.click(3, 450)
    assert focus_returns(ana, opener)


def focus_returns(person, opener) -> bool:
    """True if the focus returns to the element that opened the dialog."""
    person.page.get_by_role("dialog").wait_for(state="detached")
    return opener.evaluate("element => element === document.activeElement")


def test_a_held_key_answers_once_and_a_place_on_the_board_can_be_chosen_by_key(ana):
    table("viticulture")(ana)
    before = ana.state()["count"]
    ana.page.keyboard.down("1")
    eventually(lambda: ana.state()["count"] > before)
    ana.asked()
    after = ana.state()["count"]
    ana.page.keyboard.down("1")
    ana.page.wait_for_timeout(300)
    assert ana.state()["count"] == after
    ana.page.keyboard.up("1")
    ana.page.locator(".spot.open").first.focus()
    ana.page.keyboard.press("Enter")
    menu = ana.page.locator(".menu button")
    if menu.count():
        ana.page.keyboard.press("Enter")
    eventually(lambda: ana.state()["count"] > after)


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


def test_the_chosen_theme_and_language_are_kept(ana):
    ana.goto("/")
    light = ana.page.evaluate("getComputedStyle(document.body).backgroundColor")
    ana.button("Settings").click()
    ana.page.get_by_label("Theme").select_option("dark")
    dark = ana.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert dark != light
    with ana.page.expect_response(lambda response: response.request.method == "PUT"):
        ana.page.get_by_label("Language").select_option("fr")
    ana.page.wait_for_function("() => document.documentElement.lang === 'fr'")
    ana.page.reload()
    ana.page.get_by_role("heading", level=1).wait_for()
    assert ana.page.evaluate("getComputedStyle(document.body).backgroundColor") == dark
    assert ana.page.evaluate("document.documentElement.lang") == "fr"
    assert ana.page.get_by_role("heading", name="The grape harvest is on").count() == 0
