"""The deal of the day in the browser: started from the lobby, counted once, compared afterwards."""

from __future__ import annotations

import os

from playwright.sync_api import expect

from tests.browser.fitness import violations
from tests.browser.person import Person
from vindima.server.tables.game.daily import today

SHOTS = os.environ.get("VINDIMA_SHOTS")
"""An optional folder for screenshots."""


def check_page(person: Person, name: str) -> None:
    """Check accessibility, and take a screenshot if a folder is given."""
    assert violations(person.page) == []
    if SHOTS:
        person.page.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)


def play_by_requests(person: Person, table: str, choice: int) -> None:
    """Play a solo game to its end by requests; `choice` is the number of the first answer."""
    state = person.get(f"/tables/{table}/state")
    while not state["view"]["over"]:
        token = state["answers"][choice % len(state["answers"])]["token"]
        body = {"seat": 0, "revision": state["revision"], "key": str(state["revision"]), "token": token}
        state, choice = person.fetch("POST", f"/tables/{table}/answers", body), 0


def begins(person: Person) -> str:
    """Start the solo deal on the page; return the id of its table."""
    person.goto("/")
    person.link(person.say("web-daily")).click()
    sheet = person.page.locator("article").filter(has_text=person.say("web-daily-kind-solo"))
    sheet.get_by_role("button", name=person.say("web-daily-begin")).click()
    person.page.wait_for_url("**/table/*")
    return person.table


def test_two_people_play_the_deal_of_the_day_and_compare_their_games(people):
    ana, bo = people("Ana"), people("Bo", viewport={"width": 390, "height": 844})
    tables = [begins(person) for person in (ana, bo)]
    expect(ana.page.get_by_text(ana.say("web-daily-here", day=today()))).to_be_visible()
    views = [
        person.get(f"/tables/{table}/state")["view"] for person, table in zip((ana, bo), tables, strict=True)
    ]
    assert views[0] == views[1]
    for choice, (person, table) in enumerate(zip((ana, bo), tables, strict=True)):
        person.goto("/rules/vinhos")
        play_by_requests(person, table, choice)
    for person, other in ((ana, "Bo"), (bo, "Ana")):
        person.goto("/daily")
        person.sees(person.say("web-daily-begin-free"))
        expect(person.page.locator("ol li", has_text=other)).to_be_visible()
        check_page(person, f"daily-{other}")
        person.page.get_by_role("link", name=person.say("web-daily-compare-with", name=other)).click()
        person.heading("web-daily-comparison")
        expect(person.page.get_by_text(person.say("web-daily-difference"))).to_have_count(2)
        check_page(person, f"compare-{other}")
