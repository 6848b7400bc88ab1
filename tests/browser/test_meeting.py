"""Strangers meet at open tables, and people find their finished games again."""

from __future__ import annotations

from tests.browser.recorded import played
from tests.server.served import eventually

OPEN = {"kind": "open"}
LISTED = {"open": True, "level": "", "language": ""}


COUNT_CLICKS = "window.clicks = 0; addEventListener('click', () => window.clicks++, true)"


def test_a_new_visitor_plays_at_an_open_table_within_three_clicks(people):
    ana, visitor = people("Ana"), people(fresh=True)
    ana.opens("viticulture", OPEN, shared=True, listing=LISTED)
    ana.page.locator("[data-step=sealed]").wait_for()
    visitor.context.add_init_script(COUNT_CLICKS)
    visitor.goto("/")
    visitor.page.locator("[data-offers=open] li.viticulture:has-text('Ana') [data-do=join]").first.click()
    for person in (ana, visitor):
        person.page.locator(".frame[data-tab]").wait_for()
    assert visitor.table == ana.table
    while ana.state()["view"]["to_answer"] == 0:
        ana.asked()
        ana.gives(0)
    visitor.asked()
    before = visitor.state()["revision"]
    visitor.gives(0)
    eventually(lambda: visitor.state()["revision"] > before)
    assert visitor.page.evaluate("() => window.clicks") <= 3


def test_the_lobby_shows_open_tables_as_they_come_and_go(people):
    ana, bo = people("Ana"), people("Bo")
    bo.goto("/")
    bo.heading("web-meet")
    ana.opens("vinhos", OPEN, shared=True, listing={**LISTED, "level": "expert"})
    card = bo.page.locator("[data-offers=open] li:has-text('For experts')")
    card.wait_for()
    ana.page.locator("[data-do=list]").click()
    card.wait_for(state="detached")
    # A public game opens at its own address; other games do not.
    bo.forgiven = ("Failed to load resource",)
    bo.goto(f"/table/{ana.table}")
    bo.heading("web-problem")
    ana.page.locator("[data-do=publish]").click()
    address = ana.page.get_by_label(ana.say("web-copy-watch")).first.input_value()
    assert address.endswith(f"/table/{ana.table}")
    bo.goto(address)
    bo.heading("web-deal")


def test_two_quick_matches_meet(people):
    ana, bo = people("Ana"), people("Bo")
    ana.goto("/")
    ana.page.locator(".meet form select").first.select_option("viticulture")
    ana.opener("match").click()
    ana.page.locator("[data-step=sealed]").wait_for()
    eventually(lambda: any(offer["here"] and offer["id"] == ana.table for offer in bo.get("/offers")["open"]))
    bo.goto("/")
    bo.page.locator(".meet form select").first.select_option("viticulture")
    bo.opener("match").click()
    bo.page.locator(".frame[data-tab]").wait_for()
    assert bo.table == ana.table


def test_a_finished_game_can_be_found_hidden_and_deleted(people):
    ana = people("Ana", fresh=True)
    bela = {"kind": "bot", "bot": "random", "name": "Bela"}
    ana.opens("vinhos", bela, record=played("vinhos", players=2))
    ana.goto("/")
    ana.page.locator("a[href='/archive']").click()
    ana.page.locator("li.vinhos").wait_for()
    ana.page.get_by_label("Opponent").fill("nobody")
    ana.sees("Nothing found.")
    ana.page.get_by_label("Opponent").fill("bela")
    ana.page.locator("li.vinhos").wait_for()
    ana.opener("hide").click()
    ana.sees("Nothing found.")
    ana.page.get_by_label("Hidden tables").check()
    ana.opener("delete").click()
    ana.opener("delete-sure").click()
    ana.sees("Nothing found.")
