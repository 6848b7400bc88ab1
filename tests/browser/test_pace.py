"""A correspondence game over several days: a day off, prepared turns and a missed deadline."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.browser.person import Person
from tests.server.served import eventually, served
from vindima.server.tables.common.clock import CLOCK, now

DAY = timedelta(days=1)
SEED = 3
"""The seed of a deal in which the second seat is asked first."""
BY_POST = {"kind": "turns", "hours": 24, "bot": "random"}


@pytest.fixture
def moved():
    """A function that moves the clock of the server; it is reset at the end."""
    before = CLOCK.ahead
    yield CLOCK.move
    CLOCK.move(before - CLOCK.ahead)


@pytest.fixture
def pair(browser, _running, tmp_path):
    """Ana and Bo at a server in this process, whose clock can be moved."""
    with served(tmp_path / "tables.db") as server:
        contexts = [browser.new_context(base_url=server.address, reduced_motion="reduce") for _ in range(2)]
        found = [Person(context, name) for context, name in zip(contexts, ("Ana", "Bo"), strict=True)]
        yield found
        for person, context in zip(found, contexts, strict=True):
            person.leave()
            context.close()
            assert person.complaints == []


def sits_with(ana, bo) -> str:
    """Bo joins a new table of Ana's and is asked first; returns the id of the table."""
    table = ana.opens("vinhos", {"kind": "open"}, seed=SEED, pace=BY_POST)
    bo.goto(ana.get(f"/tables/{table}")["invite_links"]["1"])
    bo.opener("accept").click()
    bo.page.wait_for_url("**/table/*")
    bo.asked()
    return table


def clock(person) -> str:
    return str(person.page.locator("li.turn time").inner_text())


def prepares(person, place: int) -> None:
    """Prepare a whole turn from the first or the last answers."""
    person.opener("prepare").click()
    dialog = person.page.get_by_role("dialog")
    offered = dialog.locator(".offered button")
    offered.first.wait_for()
    while not dialog.get_by_text("your turn would be over").count():
        steps = dialog.locator("ol li").count()
        (offered.first if place == 0 else offered.last).click()
        dialog.locator("ol li").nth(steps).wait_for()
    dialog.get_by_role("button", name="Play this if nothing changes").click()
    person.page.locator("[data-plan=waits]").wait_for()


def test_a_correspondence_game(pair, moved):
    ana, bo = pair
    table = sits_with(ana, bo)
    assert clock(ana) in ("23h 59m", "1d 0h")
    # Bo takes tomorrow off.
    bo.goto("/you")
    bo.page.get_by_label("Another day").fill((now() + DAY).date().isoformat())
    bo.button("Add").click()
    bo.page.get_by_text("Remove").wait_for()
    bo.goto(f"/table/{table}")
    bo.asked()
    eventually(lambda: clock(ana) in ("1d 23h", "2d 0h"))
    # Ana prepares her turn, which others cannot see. A day and a half later Bo plays.
    prepares(ana, 0)
    moved(1.5 * DAY)
    assert bo.page.locator("[data-plan]").count() == 0
    before = ana.state()["count"]
    bo.page.locator(".answers button").last.click()
    ana.page.locator("[data-plan=played]").wait_for()
    lines = [line for line in ana.state()["log"] if line["number"] > before]
    assert [line["seat"] for line in lines][:2] == [1, 0]
    # After three days without an answer a bot plays, and the next player is asked.
    late = ana.state()["view"]["to_answer"]
    moved(3 * DAY)
    eventually(lambda: ana.state()["view"]["to_answer"] != late)
    ana.opener("chat").click()
    ana.sees("ran out of time, so a bot played this turn.")


def test_a_prepared_turn_is_dropped_if_its_effect_has_changed(pair):
    ana, bo = pair
    sits_with(ana, bo)
    prepares(ana, -1)
    # Bo buys the vineyard that Ana has planned to buy.
    bo.page.locator(".answers button").last.click()
    ana.page.locator("[data-plan=changed]").wait_for()
    ana.sees("an answer would cost or yield something else now.")
    assert ana.asked()
    ana.button(ana.say("web-plan-seen")).click()
    eventually(lambda: not ana.page.locator("[data-plan]").count())
    assert ana.state()["view"]["to_answer"] == 0
