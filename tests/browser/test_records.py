"""Finished games: the result, the replay, and record files that can be saved and opened."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.person import text_of
from tests.browser.recorded import played

BOT = {"kind": "bot", "bot": "random"}
PACE = 1_100
"""Milliseconds per position of a replay."""


@pytest.fixture(scope="module")
def over():
    """A finished game of Vinhos."""
    return played("vinhos", players=2)


@pytest.fixture
def finished(ana, over):
    """Ana at the result of a game in which she had the first seat."""
    ana.opens("vinhos", BOT, record=over)
    ana.page.get_by_role("heading", name="Ranking").wait_for()
    return ana


@pytest.fixture
def looking_back(ana, over):
    """Ana at the start of the replay of that game."""
    ana.goto(f"/replay/{ana.creates('vinhos', BOT, record=over)}?at=0")
    ana.page.get_by_role("slider").wait_for()
    return ana


def opens_a_table(request) -> bool:
    return request.method == "POST" and request.url.endswith("/api/tables")


def at(person) -> int:
    """The number of the position that the replay shows, which must match the address."""
    said = person.page.get_by_text("After answer").text_content().split()
    assert person.page.url.endswith(f"?at={said[2]}")
    return int(said[2])


def press(person, name: str) -> int:
    before = at(person)
    person.button(name).click()
    person.page.wait_for_function("before => !location.search.endsWith(`=${before}`)", arg=before)
    return at(person)


def test_the_result_shows_the_winner_and_its_label_and_record_can_be_saved(finished, over, tmp_path):
    position = over.replay()
    winner = finished.get(f"/tables/{finished.table}")["seats"][position.winners[0]]["name"]
    finished.page.get_by_role("heading", name=f"{winner} wins").wait_for()
    ranking = finished.page.locator("main ol strong").all_text_contents()
    assert sorted(map(int, ranking)) == sorted(seat["score"] for seat in position.view(0)["seats"])
    finished.page.get_by_role("heading", name="Points by year").wait_for()
    finished.page.get_by_role("heading", name="The best wine of the game").wait_for()
    with finished.page.expect_download() as download:
        finished.button("Save the label").click()
    download.value.save_as(tmp_path / "label.svg")
    assert (tmp_path / "label.svg").read_text("utf-8").startswith("<svg")

    # The record can be saved and opened again.
    headline = finished.page.get_by_role("heading", level=1).text_content()
    with finished.page.expect_download() as download:
        finished.link("Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    header, *answers = map(json.loads, file.read_text("utf-8").splitlines())
    assert answers == over.answers
    assert header["game"] == "vinhos"
    original = finished.table
    finished.goto("/")
    with finished.page.expect_request(opens_a_table) as request:
        finished.page.locator("input[type=file]").set_input_files(file)
    assert request.value.post_data_json["confirm"]
    finished.page.wait_for_url("**/table/*")
    finished.page.get_by_role("heading", name="Ranking").wait_for()
    assert finished.table != original
    assert finished.page.get_by_role("heading", level=1).text_content().split()[-1] == headline.split()[-1]


def test_a_replay_moves_by_step_turn_and_year(finished):
    finished.link("Replay").click()
    finished.page.get_by_role("slider").wait_for()
    finished.goto(f"/replay/{finished.page.url.rpartition('/')[2].partition('?')[0]}?at=0")
    finished.page.get_by_role("slider").wait_for()
    replay = finished.get(f"/tables/{finished.table}/replay?seat=0")
    stops = [line["count"] for line in replay["lines"]]
    turns = [line["count"] - 1 for line in replay["lines"] if line["turn"]]
    assert press(finished, "Forward one step") == stops[0]
    assert press(finished, "Forward one step") == stops[1]
    assert press(finished, "Back one step") == stops[0]
    here = press(finished, "Forward one year")
    assert here in [year["count"] for year in replay["years"]]
    assert press(finished, "Forward one turn") == next(count for count in turns if count > here)
    assert press(finished, "Back one year") == here
    finished.page.get_by_role("slider").press("End")
    finished.page.wait_for_url(f"**?at={replay['count']}")
    assert finished.page.locator(".log .turn button:not(.event)").count() == replay["count"]
    finished.page.locator("h1").first.wait_for(state="attached")
    finished.page.locator("main").click(position={"x": 2, "y": 2})
    finished.page.keyboard.press("Control+ArrowLeft")
    finished.page.wait_for_timeout(300)
    assert at(finished) == replay["count"]
    finished.page.keyboard.press("ArrowLeft")
    finished.page.wait_for_url(f"**?at={stops[-2]}")


def test_a_replay_scrolls_by_keys_stops_with_a_reason_and_runs_at_normal_speed(looking_back):
    looking_back.page.set_viewport_size({"width": 1440, "height": 900})
    board = looking_back.page.locator(".upper[tabindex='0']")
    board.focus()
    looking_back.page.keyboard.press("PageDown")
    looking_back.page.wait_for_function("() => document.querySelector('.upper').scrollTop > 0")
    assert at(looking_back) == 0

    # A failed replay can resume.
    looking_back.forgiven = ("net::",)
    looking_back.page.route("**/replay/*?seat=0", lambda route: route.abort())
    looking_back.button("Play automatically").click()
    looking_back.sees("The server cannot be reached.")
    looking_back.button("Play automatically").wait_for()
    looking_back.page.unroute("**/replay/*?seat=0")
    assert press(looking_back, "Forward one step") > 0
    assert looking_back.page.get_by_role("alert").count() == 0

    # It is not faster after a restart.
    for name in ("Play automatically", "Pause", "Play automatically"):
        looking_back.button(name).click()
    lines = looking_back.page.locator(".log .turn button:not(.event)")
    before = lines.count()
    looking_back.page.wait_for_timeout(4 * PACE)
    assert 2 <= lines.count() - before <= 5
    looking_back.button("Pause").click()

    # Leaving stops it.
    held = []
    looking_back.page.route("**/replay/*?seat=0", lambda route: held.append(route))
    looking_back.button("Forward one step").click()
    looking_back.page.locator("a.home").click()
    looking_back.page.wait_for_url(lambda url: url.endswith("/"))
    held[0].continue_()
    looking_back.page.wait_for_timeout(300)
    assert looking_back.page.url.endswith("/")


def test_a_linked_position_can_be_played_on(ana, over):
    here = played("vinhos", 30, players=2)
    count = len(here.answers)
    ana.goto(f"/replay/{ana.creates('vinhos', BOT, record=over)}?at={count}")
    link = ana.page.get_by_label("Copy link to this position").input_value()
    ana.goto("/")
    ana.goto(link)
    assert at(ana) == count
    original = ana.table
    with ana.page.expect_request(opens_a_table) as request:
        ana.button("Play on from here").click()
    assert request.value.post_data_json["confirm"]
    ana.page.wait_for_url("**/table/*")
    ana.asked()
    assert ana.table != original
    assert [answer["token"] for answer in ana.state()["answers"]] == [
        answer.token for answer in here.replay().answers()
    ]
    ana.choice(0).click()
    ana.situation()


def test_a_broken_record_is_refused_with_a_reason_and_changes_nothing(ana, over, tmp_path):
    ana.forgiven = ("Failed to load resource",)
    file, text = tmp_path / "broken.jsonl", text_of(over)
    broken = "This file is not a record of a game, or it is damaged."
    newer = "This game was saved by a newer version of Vindima."
    ana.creates("vinhos", BOT, seed=1)
    before = ana.get("/tables")
    ana.goto("/")
    for corrupted, says in (
        ("no record at all", broken),
        (text.replace('"format": 1', '"format": 99', 1), newer),
        (text + '"fly to-the-moon"\n', broken),
    ):
        file.write_text(corrupted, encoding="utf-8")
        ana.page.locator("input[type=file]").set_input_files(file)
        expect(ana.page.get_by_role("alert")).to_contain_text(says)
        assert ana.get("/tables") == before
        assert ana.page.url.endswith("/")
