"""Tournaments in the browser: created on the page, played, and followed live to the final standings.

`tournament_trial.py` plays longer ones.
"""

from __future__ import annotations

import os
from typing import Any

from playwright.sync_api import expect

from tests.browser.fitness import violations
from tests.browser.person import Person

SHOTS = os.environ.get("VINDIMA_SHOTS")
"""An optional folder for screenshots."""
LONG = 60_000
PHONE: Any = {"width": 390, "height": 844}


def check_page(person: Person, name: str) -> None:
    """Check accessibility, and take a screenshot if a folder is given."""
    assert violations(person.page) == []
    if SHOTS:
        person.page.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)


def creates(
    person: Person, format: str, rounds: int, bots: dict[str, int], enters: bool, players: int = 2
) -> str:
    """Create a tournament on its page; return its id."""
    page = person.page
    person.goto("/tournaments")
    person.link(person.say("web-tournaments-new")).click()
    page.locator('[data-tournament="name"]').fill("Bela Caio")
    page.locator(f'input[name="format"][value="{format}"]').check()
    page.locator('[data-tournament="players"]').select_option(str(players))
    page.locator('[data-tournament="rounds"]').fill(str(rounds))
    page.locator('[data-tournament="house"]').select_option("random")
    for level, count in bots.items():
        page.locator(f'[data-bots="{level}"]').fill(str(count))
    page.get_by_label(person.say("web-tournaments-enters")).set_checked(enters)
    check_page(person, f"new-{format}")
    page.locator('[data-do="create"]').click()
    page.wait_for_url(lambda url: "/tournaments/" in url and not url.endswith("/new"))
    return page.url.rpartition("/")[2]


def test_a_duplicate_tournament_of_bots_is_created_and_finished(people):
    ana = people("Ana")
    creates(ana, "duplicate", 1, {"easy": 2, "greedy": 1}, enters=False)
    check_page(ana, "open")
    ana.page.locator('[data-do="start"]').click()
    # The page is updated live, without a reload.
    expect(ana.page.get_by_role("heading", name=ana.say("web-tournaments-final"))).to_be_visible(timeout=LONG)
    expect(ana.page.locator("section[aria-label], .scroll table").first).to_be_visible()
    assert ana.page.locator("#standings ~ .scroll tbody tr").count() == 3
    expect(ana.page.locator("#deals ~ .scroll tbody tr")).to_have_count(2)
    check_page(ana, "over-duplicate")
    # The page links to the games.
    ana.page.locator("#deals ~ .scroll a").first.click()
    ana.page.wait_for_url("**/table/*")


def test_people_enter_and_follow_a_swiss_tournament_live(people):
    ana, bo = people("Ana"), people("", viewport=PHONE)
    id = creates(ana, "swiss", 1, {}, enters=True)
    bo.goto(f"/tournaments/{id}")
    bo.page.locator('[data-do="enter"]').click()
    expect(bo.page.locator("[data-name]")).to_be_focused()
    bo.page.keyboard.type("Bo")
    bo.page.locator('[data-do="enter"]').click()
    expect(ana.page.locator("li", has_text="Bo")).to_be_visible()
    check_page(bo, "open-phone")
    ana.page.locator('[data-do="start"]').click()
    for person in (ana, bo):
        expect(person.page.locator('[data-do="play"]')).to_be_visible()
    check_page(ana, "running")
    bo.page.locator('[data-do="play"]').click()
    bo.page.wait_for_url("**/table/*")
    expect(bo.page.get_by_role("link", name="Bela Caio")).to_be_visible()
    # The host awards the match, and everybody on the page sees it at once.
    bo.goto(f"/tournaments/{id}")
    ana.page.locator("summary", has_text=ana.say("web-tournaments-decide")).click()
    ana.page.get_by_role("button", name=ana.say("web-tournaments-wins", name="Bo")).click()
    for person in (ana, bo):
        expect(person.page.get_by_role("heading", name=person.say("web-tournaments-final"))).to_be_visible()
        expect(person.page.locator("#standings ~ .scroll tbody tr").first).to_contain_text("Bo")
    check_page(bo, "over-phone")
