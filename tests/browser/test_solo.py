"""Solo against the Automa: a single game and the campaign."""

from __future__ import annotations

import random

from tests.browser.person import Person


def play_by_requests(person: Person, table: str, chance: random.Random, year: int) -> None:
    """Answer at random by requests until a year starts."""
    state = person.get(f"/tables/{table}/state")
    while state["view"]["year"] < year:
        body = {"seat": 0, "revision": state["revision"], "key": str(state["revision"])}
        if state["answers"]:
            body["token"] = chance.choice(state["answers"])["token"]
        state = person.fetch("POST", f"/tables/{table}/{'answers' if state['answers'] else 'confirm'}", body)


def test_a_solo_game_can_be_started(ana):
    ana.goto("/new?game=viticulture")
    for letter in "CB":
        ana.page.get_by_role("button", name=f"Remove seat {letter}").click()
    ana.page.get_by_role("combobox", name="Automa").wait_for()
    ana.button("Open the table").click()
    ana.page.wait_for_url("**/table/*")
    assert len(ana.play(random.Random(2), most=8)) == 8
    assert ana.state()["view"]["players"] == 1


def test_a_campaign_is_started_left_and_resumed(ana):
    ana.goto("/campaign")
    ana.button("Start campaign").click()
    ana.button("Play the next game").click()
    ana.page.wait_for_url("**/table/*")
    ana.play(random.Random(1), most=3)
    table = ana.table
    ana.goto("/campaign")
    ana.button("Continue the game").click()
    ana.page.wait_for_url("**/table/*")
    assert ana.table == table
    ana.goto("/campaign")
    ana.button("Give up (counts as a loss)").click()
    ana.page.get_by_text("You start the next one with a bonus action token.").wait_for()
    ana.page.get_by_text("lost", exact=True).first.wait_for(state="attached")


def test_a_finished_campaign_game_is_entered_in_the_diary(ana):
    ana.goto("/campaign")
    ana.button("Start campaign").click()
    ana.button("Play the next game").wait_for()
    before = ana.get("/campaigns")[0]
    ana.button("Play the next game").click()
    ana.page.wait_for_url("**/table/*")
    table = ana.table
    ana.goto("/campaign")
    play_by_requests(ana, table, random.Random(3), year=7)
    ana.button("Continue the game").click()
    ana.page.wait_for_url("**/table/*")
    ana.play(random.Random(3), keys=True)
    result = ana.state()["result"]
    ana.page.get_by_role("heading", level=1).wait_for()
    ana.link("Campaign").click()
    ana.page.wait_for_url("**/campaign")
    ana.button("Play the next game").wait_for()
    after = ana.get("/campaigns")[0]
    assert after["attempts"][before["challenge"]] == [result]
    assert after["table"] is None
    assert (after["challenge"] == before["challenge"]) == (result != "win")
    ana.page.get_by_text({"win": "won", "draw": "draw", "loss": "lost"}[result]).first.wait_for(
        state="attached"
    )
