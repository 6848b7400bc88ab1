"""Rated tables, the history of games, leaderboards, and logging a game in other programs."""

from __future__ import annotations

import json
from urllib.parse import unquote

from tests.browser.fitness import violations

PHONE = {"width": 390, "height": 844}


def check_page(person) -> None:
    """Check accessibility, and that the page does not scroll sideways."""
    assert violations(person.page) == []
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def finishes(person) -> str:
    """Play a game against a bot by requests; return the id of its table."""
    seats = [{"kind": "person", "name": "Ana", "mine": True}, {"kind": "bot", "bot": "easy"}]
    table = str(person.fetch("POST", "/tables", {"game": "vinhos", "seats": seats})["id"])
    path, number = f"/tables/{table}", 0
    state = person.get(f"{path}/state")
    while not state["view"]["over"]:
        if state["answers"]:
            token, number = state["answers"][-1]["token"], number + 1
            body = {"seat": 0, "revision": state["revision"], "key": str(number), "token": token}
            state = person.fetch("POST", f"{path}/answers", body)
        else:
            state = person.get(f"{path}/state")
    return table


def test_a_finished_game_is_in_the_history_and_can_be_logged(people):
    ana = people("Ana", viewport={"width": 1366, "height": 660})
    ana.put("/me", {"name": "Ana"})
    table = finishes(ana)
    ana.goto(f"/table/{table}")
    ana.heading("web-standing-log")
    link = ana.link(ana.say("web-standing-log-bgstats")).get_attribute("href")
    assert json.loads(unquote(link.partition("?data=")[2]))["sourcePlayId"] == table
    ana.goto("/profile")
    ana.heading("web-profile")
    ana.sees(ana.say("web-standing-private"))
    check_page(ana)
    ana.page.locator("summary").first.press("Enter")
    ana.sees(ana.say("web-standing-game-details"))
    ana.page.set_viewport_size(PHONE)
    check_page(ana)
    ana.page.get_by_label(ana.say("web-standing-publish")).check()
    ana.sees(ana.say("web-standing-public"))
    address = ana.page.get_by_label(ana.say("web-standing-link")).first.input_value()
    bo = people("Bo", viewport=PHONE)
    bo.page.goto(address)
    bo.sees(bo.say("web-standing-of", name="Ana"))


def test_a_rated_table_is_opened_from_the_leaderboards(people):
    ana = people("Ana", viewport=PHONE)
    ana.goto("/leaderboards")
    ana.heading("web-leaderboards")
    check_page(ana)
    ana.page.get_by_label(ana.say("web-standing-board-pool")).select_option(index=1)
    ana.page.wait_for_url("**/leaderboards/vinhos/3")
    ana.link(ana.say("web-standing-board-play")).click()
    assert ana.page.get_by_label(ana.say("web-standing-rated"), exact=True).is_checked()
    check_page(ana)
    ana.page.get_by_role("button", name=ana.say("web-open-table")).click()
    ana.page.wait_for_url("**/table/*")
    ana.sees(ana.say("web-rated-here"))
