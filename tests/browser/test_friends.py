"""Two people who have played together become friends, chat and invite each other; a host moderates."""

from __future__ import annotations

from tests.browser.person import ME
from tests.server.served import eventually

OPEN = {"kind": "open"}


def shares(ana, bo) -> str:
    """Create a table for both by request, with Ana as its host; return its id."""
    bo.put("/me", {"name": "Bo"})
    seats = [{**ME, "name": "Ana"}, OPEN]
    table = str(ana.fetch("POST", "/tables", {"game": "vinhos", "seats": seats})["id"])
    bo.fetch("POST", "/links", {"link": ana.get(f"/tables/{table}")["invite_links"]["1"]})
    return table


def test_friends_invite_each_other_with_one_click(people):
    ana, bo = people("Ana"), people()
    table = shares(ana, bo)
    bo.fetch("POST", "/me/friends", {"table": table, "seat": 0})
    ana.goto("/you")
    ana.sees("Bo wants to be friends")
    ana.button("Accept Bo as a friend").click()
    ana.button("Remove Bo from your friends").wait_for()
    ana.page.locator("[data-do=rename]").click()
    ana.page.get_by_label("A name for this device").fill("Kitchen")
    ana.button("Save").click()
    ana.sees("Kitchen")
    bo.goto("/")
    bo.sees("Your tables")
    ana.fetch("POST", "/tables", {"game": "viticulture", "seats": [{**ME, "name": "Ana"}, OPEN]})
    ana.goto(f"/table/{ana.get('/tables')[0]['id']}")
    ana.button("Seats").click()
    ana.button("Bo").click()
    ana.sees("Bo is invited")
    bo.sees("Ana invites you")
    bo.page.get_by_role("link", name="Join").click()
    bo.opener("accept").click()
    bo.page.wait_for_url(f"**/table/{ana.table}")


def test_unread_messages_are_counted_and_a_host_moderates(people):
    ana, bo = people("Ana"), people()
    table = shares(ana, bo)
    bo.fetch("POST", f"/tables/{table}/chat", {"text": "First!"})
    ana.goto("/")
    ana.sees("New messages: 1")
    bo.fetch("POST", f"/tables/{table}/chat", {"text": "rude"})
    ana.sees("New messages: 2")
    ana.goto(f"/table/{table}")
    ana.page.locator("[data-do=chat]").get_by_text("Chat (2)").wait_for()
    ana.page.locator("[data-do=chat]").click()
    ana.sees("rude")
    eventually(lambda: ana.get("/tables")[0]["unread"] == 0)
    ana.page.locator(".more").last.click()
    ana.page.locator("[data-do=report]").click()
    ana.sees("Your report has been sent")
    ana.page.locator("[data-do=hide]").click()
    ana.sees("The host has hidden a message.")
    eventually(lambda: ana.page.get_by_text("rude").count() == 0)
    ana.page.locator(".more").first.click()
    ana.page.locator("[data-do=mute]").click()
    eventually(lambda: ana.page.get_by_text("First!").count() == 0)
