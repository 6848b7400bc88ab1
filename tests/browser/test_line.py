"""Interrupted connections: reloading, being offline, a restarted server."""

from __future__ import annotations

import random

from tests.browser.person import ME
from tests.browser.test_turns import BOT, asks, in_the_middle_of_a_turn

BROKEN = ("net::", "Failed to load resource")


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(ana):
    ana.opens("viticulture", BOT, seed=2)
    asked = in_the_middle_of_a_turn(ana, 1)
    ana.page.reload()
    assert asks(ana) == asked[-1]
    assert ana.page.locator(".trail li").count() == 1


def test_an_offline_player_is_told_so_and_continues_after_reconnecting(ana):
    ana.forgiven = BROKEN
    ana.opens("vinhos", BOT, seed=1)
    question = asks(ana)
    ana.context.set_offline(True)
    ana.choice(0).click()
    ana.sees("The server cannot be reached.")
    assert asks_still(ana) == question
    ana.context.set_offline(False)
    ana.choice(0).click()
    ana.page.locator(".problem").wait_for(state="detached")
    assert ana.play(random.Random(1), most=3)


def asks_still(person) -> tuple[str, list[str]]:
    """The question and its answers while the error is shown."""
    answers = person.page.locator(".answers .says").all_text_contents()
    return person.page.locator(".panel .asks").first.text_content(), [answer.strip() for answer in answers]


def test_a_game_continues_after_the_server_restarts(ana, host):
    ana.forgiven = BROKEN
    table = ana.opens("viticulture", BOT, seed=3, confirm=True)
    in_the_middle_of_a_turn(ana, 1)
    question, before = asks(ana), ana.log(seat=0)
    host.stop()
    ana.sees("Connection lost. Reconnecting …")
    host.start()
    ana.page.locator(".lost").wait_for(state="detached")
    assert ana.table == table
    assert (asks(ana), ana.log(seat=0)) == (question, before)
    said = ana.play(random.Random(3), most=5)
    ana.situation()
    assert ana.log(seat=0)[: len(before)] == before
    assert set(said[:-1]) <= set(ana.log(seat=0)) | {said[-1]}


def test_chat_sent_while_disconnected_arrives_later(ana, host):
    ana.forgiven = BROKEN
    table = ana.opens("vinhos", BOT, seed=1)
    ana.asked()
    ana.opener("chat").click()
    field = ana.page.get_by_label("Say something")
    host.stop()
    field.fill("Is anybody there?")
    ana.button("Send").click()
    ana.sees("The server cannot be reached.")
    assert field.input_value() == "Is anybody there?"
    host.start()
    ana.fetch("POST", f"/tables/{table}/chat", {"text": "Said elsewhere"})
    ana.sees("Said elsewhere")
    ana.button("Send").click()
    ana.page.wait_for_function("() => !document.querySelector('input[maxlength=\"500\"]').value")
    lines = ana.page.locator("ol li p").all_text_contents()
    assert [line for line in lines if line in ("Said elsewhere", "Is anybody there?")] == [
        "Said elsewhere",
        "Is anybody there?",
    ]


def test_a_failed_change_of_player_in_hot_seat_can_be_retried(ana):
    ana.forgiven = BROKEN
    ana.opens("viticulture", {**ME, "name": "Bo"}, seed=4, hot_seat=True)
    ready = ana.page.get_by_role("button", name="I am ")
    ready.wait_for()
    ana.page.route("**/state?*", lambda route: route.abort())
    ready.click()
    ana.sees("The server cannot be reached.")
    ana.page.unroute("**/state?*")
    ready.click()
    ana.page.locator(".answers").wait_for()


def test_a_page_that_cannot_be_fetched_shows_an_error(ana):
    ana.forgiven = BROKEN
    ana.goto("/")
    ana.page.route("**/assets/RulesPage*.js", lambda route: route.abort())
    ana.goto("/rules/vinhos")
    ana.heading("web-problem")
