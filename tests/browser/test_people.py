"""Several people at one table: hot seat, links, spectators, absence and chat."""

from __future__ import annotations

import pytest

from tests.browser.person import ME
from tests.browser.scenes import table
from tests.server.served import eventually

BO = {**ME, "name": "Bo"}
OPEN = {"kind": "open"}


def seat_asked(person) -> int:
    return int(person.state()["view"]["to_answer"])


def pass_turns(people, number: int) -> None:
    """Give the first answer for whoever is asked, a number of times."""
    for _ in range(number):
        answer(people[seat_asked(people[0])])


def answer(person) -> None:
    person.asked()
    before = person.state()["revision"]
    person.choice(0).click()
    eventually(lambda: person.state()["revision"] > before)


@pytest.fixture
def pair(people):
    """Ana created a table, and Bo followed her invitation."""
    ana, bo = people("Ana"), people()
    ana.opens("vinhos", OPEN, seed=1)
    ana.button("Seats").click()
    ana.invitation = ana.page.get_by_label("Copy invitation link").first.input_value()
    ana.page.keyboard.press("Escape")
    bo.goto(ana.invitation)
    bo.page.get_by_label("Name").fill("Bo")
    bo.opener("accept").click()
    bo.page.wait_for_url("**/table/*")
    bo.page.locator(".frame[data-tab]").wait_for()
    return ana, bo


def test_hot_seat_keeps_hands_hidden(ana):
    ana.opens("viticulture", BO, seed=4, hot_seat=True)
    hidden = {}
    for name in ("Ana", "Bo") * 2:
        ana.sees("it is your turn")
        for card in [card for cards in hidden.values() for card in cards]:
            assert card not in ana.page.content()
        assert ana.page.locator("[data-spot]").count() == 0
        seat = ("Ana", "Bo").index(name)
        asked = seat_asked(ana)
        name, seat = ("Ana", "Bo")[asked], asked
        ana.button(f"I am {name}").click()
        ana.page.locator(".answers").wait_for()
        assert ana.page.locator(f"[data-spot^='hand-{1 - seat}-']").count() == 0
        for card in hidden.get(1 - seat, []):
            assert card not in ana.page.content()
        while ana.page.locator(".answers").count():
            hidden[seat] = secret_cards(ana, seat)
            ana.choice(0).click()
            ana.page.wait_for_function("() => !document.querySelector('.answers button:disabled')")
    assert any(hidden.values())


def secret_cards(person, seat) -> list[str]:
    """The names of the visitors in a hand."""
    spots = person.page.locator(f"[data-spot^='hand-{seat}-']")
    labels = [spot.get_attribute("aria-label") for spot in spots.all()]
    return [
        label.partition(": ")[2].split(".")[0] for label in labels if label.startswith(("Summer", "Winter"))
    ]


def test_everybody_contributes_to_the_deal_before_the_cards_are_shown(people):
    ana, bo = people("Ana"), people("Bo")
    ana.opens("viticulture", OPEN, shared=True)
    ana.heading("web-deal")
    ana.page.locator("[data-step=sealed]").wait_for()
    assert ana.page.locator(".frame[data-tab]").count() == 0
    bo.goto(ana.page.get_by_label("Copy invitation link").input_value())
    bo.opener("accept").click()
    for person in (ana, bo):
        person.page.locator(".frame[data-tab]").wait_for()
    assert ana.get(f"/tables/{ana.table}")["shuffle"]["opened"] == [0, 1]
    ana.button("Seats").click()
    ana.sees("Your share")


def test_links_lead_other_people_to_a_table(pair, people):
    """An invitation works once, a spectator only watches, and all browsers show the same game and chat."""
    ana, bo = pair
    late, carl = people("Late"), people("Carl")
    late.forgiven = ("Failed to load resource",)
    late.goto(ana.invitation)
    late.sees("Someone has already taken this seat.")
    late.goto(f"/table/{ana.table}")
    late.sees("This table is private. Ask its host for a link.")

    ana.button("Seats").click()
    seat = ana.page.get_by_label("Copy link to my seat").input_value()
    carl.goto(ana.page.get_by_label("Copy spectator link").input_value())
    ana.page.keyboard.press("Escape")
    carl.sees("You are watching")
    pass_turns(pair, 6)
    for person in (ana, bo, carl):
        person.page.wait_for_function(
            "count => document.querySelectorAll('.log .turn button:not(.event)').length >= count",
            arg=person.state()["count"],
        )
        assert person.log(0) == ana.log(0)
        assert person.log(1) == ana.log(1)
    assert ana.log(0)
    assert ana.log(1)
    assert carl.page.locator(".answers").count() == 0
    assert carl.page.locator(".spot.open").count() == 0
    note = carl.page.locator(".question").get_by_text("You are watching")
    assert note.evaluate("(one) => parseFloat(getComputedStyle(one).paddingLeft)") > 0
    assert "Your turn" not in carl.page.locator(".question").inner_text()

    # Chat is plain text.
    said = '<img src=x onerror="alert(1)"><b>Saúde!</b>'
    ana.page.locator("[data-do=chat]").click()
    ana.page.get_by_label("Say something").fill(said)
    ana.button("Send").click()
    bo.page.locator("[data-do=chat]").get_by_text("Chat (1)").wait_for()
    bo.page.locator("[data-do=chat]").click()
    bo.page.get_by_text(said, exact=True).wait_for()
    assert bo.page.locator(".log img, .log b").count() == 0
    ana.opener("log").click()

    # Ana continues in another browser.
    late.goto(seat)
    late.page.locator(".frame[data-tab]").wait_for()
    assert late.state()["view"] == ana.state()["view"]
    assert late.state()["view"]["seat"] == 0
    pass_turns((late, bo), 3)
    assert late.log(0) == ana.log(0)


def test_an_absent_player_sees_whose_turn_it_is_and_a_bot_stands_in(pair):
    ana, bo = pair
    # The lobby shows without a reload whose turn it is.
    while seat_asked(ana) != 0:
        pass_turns(pair, 1)
    bo.goto("/")
    bo.sees("to play")
    while seat_asked(ana) == 0:
        answer(ana)
    bo.page.locator(".mine").get_by_text("Your turn").wait_for()
    ana.sees("Bo is away.")
    before = ana.state()["count"]
    ana.button("Let a bot take over").first.click()
    eventually(lambda: ana.state()["count"] > before)
    bo.goto(f"/table/{ana.table}")
    ana.button("Seats").click()
    ana.sees("away, Medium is playing")
    ana.button("Hand back to the player").click()
    ana.page.get_by_role("dialog").get_by_text("here", exact=True).wait_for()
    ana.page.keyboard.press("Escape")
    pass_turns(pair, 3)
    # Bo deletes his data, which leaves an unnamed open seat.
    bo.goto("/privacy")
    bo.button("Delete my data").click()
    bo.opener("delete").click()
    bo.sees("Your data have been deleted.")
    assert bo.get("/me")["name"] == ""
    assert bo.page.evaluate("() => Object.keys(localStorage).filter((key) => key.includes('share'))") == []
    seat = ana.get(f"/tables/{ana.table}")["seats"][1]
    assert (seat["kind"], seat["name"]) == ("open", "")


def test_other_players_decide_whether_somebody_takes_over_a_hand(pair, people):
    ana, bo = pair
    pass_turns(pair, 1)
    bo.fetch("POST", f"/tables/{bo.table}/seats/1", {"action": "leave"})
    carl = people("Carl")
    carl.goto(ana.invitation)
    carl.sees("Someone else has played this seat.")
    carl.opener("accept").click()
    carl.sees("You have asked to take over seat 2.")
    ana.sees("Carl asks to take over seat 2.")
    ana.opener("agree").click()
    carl.page.get_by_text("You are watching").wait_for(state="detached")
    assert carl.state()["view"]["seat"] == 1


def test_a_name_is_plain_text(people):
    evil = people('<img src=x onerror="alert(1)"><blink>Zé')
    name = evil.get("/me")["name"]
    evil.fetch("POST", "/tables", {"game": "vinhos", "seats": [{**ME, "name": name}, {**ME, "name": name}]})
    evil.goto("/")
    evil.sees(name)
    evil.page.locator(f"a[href='/table/{evil.get('/tables')[0]['id']}']").first.click()
    evil.asked()
    answer(evil)
    evil.page.locator(".log").get_by_text(name).first.wait_for()
    evil.button("Points").click()
    evil.page.get_by_role("dialog").wait_for()
    assert evil.page.locator("img, blink").count() == 0


def test_seats_are_chosen_one_by_one_and_enter_creates_the_table(ana):
    ana.goto("/new?game=vinhos")
    ana.button(ana.say("web-seat-add")).click()
    ana.button("Remove seat A").click()
    ana.page.get_by_label("Player in seat D").wait_for(state="detached")
    ana.page.get_by_label("Player in seat A").select_option("me")
    ana.page.get_by_label("Player in seat B").select_option("here")
    ana.page.get_by_label("Name").fill("Bo")
    ana.page.wait_for_timeout(300)
    assert ana.page.url.endswith("/new?game=vinhos")
    ana.page.get_by_label("Name").press("Enter")
    ana.page.wait_for_url("**/table/*")
    seats = ana.get(f"/tables/{ana.table}")["seats"]
    assert [(seat["name"], seat["mine"]) for seat in seats] == [("Ana", True), ("Bo", True), ("Rui", False)]


def test_players_who_leave_are_asked_first_and_then_watch(pair):
    for person in pair:
        person.button("Seats").click()
        person.button("Leave this seat").click()
        person.button("Cancel").click()
        assert person.button("Leave for good").count() == 0
        person.button("Leave this seat").click()
        person.button("Leave for good").click()
        person.page.keyboard.press("Escape")
        person.sees("You are watching")
        assert person.page.locator(".answers, .mine, .lost").count() == 0
        assert "Your turn" not in person.page.locator(".question").inner_text()


def test_leaving_one_of_two_seats_keeps_the_other(ana):
    ana.opens("viticulture", BO, seed=4)
    ana.asked()
    left = seat_asked(ana)
    ana.button("Seats").click()
    ana.button("Leave this seat").nth(left).click()
    ana.button("Leave for good").click()
    ana.page.locator(f".mine [data-spot^='worker-{1 - left}-']").first.wait_for(state="attached")
    assert ana.page.locator(f".mine [data-spot^='worker-{left}-']").count() == 0


def test_a_player_with_a_stand_in_need_not_answer(ana):
    table = ana.opens("vinhos", {"kind": "bot", "bot": "random"}, seed=1)
    ana.asked()
    ana.forgiven = ("net::",)

    def stood_in(route):
        face = route.fetch().json()
        face["seats"][0] |= {"stand_in": True, "bot": "medium"}
        route.fulfill(json=face)

    ana.page.route(f"**/api/tables/{table}", stood_in)
    ana.page.route("**/events?*", lambda route: route.abort())
    ana.page.reload()
    ana.sees("Ana is thinking")
    assert ana.page.get_by_text("Your turn").count() == 0
    assert ana.page.locator(".answers, .spot.open").count() == 0


def test_the_board_of_a_finished_game_links_back_to_the_result(ana):
    table("vinhos", None)(ana)
    ana.button("Look at the board").click()
    ana.page.locator(".frame[data-tab]").wait_for()
    assert "@" not in ana.page.locator(".question").inner_text()
    ana.opener("result").click()
    ana.heading("web-best-wine")
