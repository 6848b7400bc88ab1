"""The date determines the deal, the first attempt counts, and nobody sees other people's games too early."""

from __future__ import annotations

import asyncio

import pytest

from tests.offline.tab import Tab, playing
from tests.server.leak_check import WORLDS
from tests.server.served import eventually
from vindima.server.database import privacy
from vindima.server.tables.game import daily
from vindima.server.tables.game.daily import Attempt, Deal, Entry, deals_of, outcome, ranked, seat_of, seed_of
from vindima.server.tables.game.storage import Overtaken

DAY = "2026-11-18"
SOLO = Deal(DAY, "viticulture", "solo")
DUEL = Deal(DAY, "vinhos", "duel")


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Fix the date, and use bots that answer at once."""
    monkeypatch.setattr(daily, "today", lambda: DAY)
    monkeypatch.setattr("vindima.server.desk.daily.today", lambda: DAY)
    monkeypatch.setattr(daily, "BOT", "random")


def path(deal: Deal) -> str:
    return "/daily/" + "/".join(deal)


def begin(browser, deal: Deal = SOLO) -> str:
    return str(browser.post(path(deal), {})["id"])


def deal_of(browser, deal: Deal = SOLO, **query):
    told = browser.get("/daily", params=query)["deals"]
    return next(one for one in told if (one["game"], one["kind"]) == deal[1:])


def asked(browser, table: str):
    """The state, as soon as the browser has to answer or the game is over."""

    def look():
        state = browser.state(table)
        return (state["answers"] or state["view"]["over"]) and state

    return eventually(look)


def play_out(browser, table: str, choice: int = 0) -> None:
    """Play a game to its end; `choice` is the answer to the first question."""
    state = asked(browser, table)
    state = browser.answers(table, state, choice % len(state["answers"]))
    while not state["view"]["over"]:
        state = browser.answers(table, state, 0) if state["answers"] else asked(browser, table)


def finish_attempt(browser, deal: Deal = SOLO, choice: int = 0) -> str:
    """Play an attempt to its end; returns its table."""
    table = begin(browser, deal)
    play_out(browser, table, choice)
    return table


# The deal


def test_the_seed_of_a_date_never_changes():
    assert seed_of(SOLO) == 305494862270080398012791132084497151951
    assert seat_of(Deal(DAY, "viticulture", "bots")) == 1
    assert len({seed_of(deal) for day in ("2026-11-17", DAY) for deal in deals_of(day)}) == 10


def test_only_past_days_and_today_have_deals():
    assert [deal.kind for deal in deals_of(DAY)] == ["duel", "bots", "solo", "duel", "bots"]
    for day in ("2026-11-19", "2026-10-31", "20261118", "tomorrow", ""):
        assert deals_of(day) == []


def test_everybody_gets_the_same_deal_also_without_a_server(ana, bo):
    online = [asked(browser, begin(browser, DUEL)) for browser in (ana, bo)]
    tab = Tab()

    async def alone():
        return await tab.asked((await tab.post(path(DUEL)))["id"])

    states = [*online, asyncio.run(alone())]
    assert states[0]["view"] == states[1]["view"] == states[2]["view"]
    assert states[0]["answers"] == states[1]["answers"] == states[2]["answers"]


# Attempts


def test_the_first_attempt_counts_and_later_ones_do_not(ana):
    assert deal_of(ana)["counts"]
    table = begin(ana)
    assert begin(ana) == table
    assert ana.table(table)["daily"] == {"day": DAY, "kind": "solo", "number": 1, "counted": True}
    assert not deal_of(ana)["counts"]
    play_out(ana, table)
    again = begin(ana)
    assert again != table
    assert ana.table(again)["daily"] == {"day": DAY, "kind": "solo", "number": 2, "counted": False}
    told = deal_of(ana)
    assert [(one["number"], one["counted"], one["over"]) for one in told["attempts"]] == [
        (1, True, True),
        (2, False, False),
    ]
    entry = next(one for one in told["ranking"] if one["mine"])
    assert entry["points"] == ana.state(table)["points"][-1]["scores"][0]
    assert entry["result"] == ana.state(table)["result"]


def test_a_past_day_can_be_played_but_does_not_count(ana):
    deal = Deal("2026-11-17", "viticulture", "solo")
    assert not deal_of(ana, deal, day=deal.day)["counts"]
    assert not ana.table(begin(ana, deal))["daily"]["counted"]
    assert ana.ask("POST", path(Deal("2026-11-19", "viticulture", "solo")), {}).status_code == 404
    assert ana.ask("GET", "/daily", params={"day": "2026-11-19"}).status_code == 404


def test_a_counted_attempt_has_no_undo_no_hints_and_no_bot_in_its_place(ana):
    table = begin(ana)
    state = asked(ana, table)
    while state["undo_refused"]["message"]["key"] != "web-undo-daily":
        state = ana.answers(table, state)
        assert state["trail"] == []
    refused = ana.act(table, "undo", state, count=state["count"] - 1)
    assert refused.status_code == 422
    assert ana.ask("GET", f"/tables/{table}/hint", params={"seat": 0, "depth": "quick"}).status_code == 403
    for path, body in (
        ("hints", {"hints": True}),
        ("seats/0", {"action": "stand-in", "bot": "random"}),
        ("seats/0", {"action": "leave"}),
    ):
        refused = ana.ask("POST", f"/tables/{table}/{path}", body)
        assert (refused.status_code, refused.json()["error"]) == (409, "web-error-daily-counts")


def test_a_deleted_table_does_not_make_the_next_attempt_count(running, ana):
    table = finish_attempt(ana)
    with running.app.state.store.begin() as connection:
        privacy.delete_table(connection, table)
    told = deal_of(ana)
    assert not told["counts"]
    assert told["attempts"][0]["table"] is None
    assert any(entry["mine"] for entry in told["ranking"])


def test_an_attempt_of_a_person_who_has_seen_the_deal_does_not_count(ana, bo):
    table = begin(ana)
    bo.follows(ana.table(table)["seat_links"]["0"])
    assert not deal_of(bo)["counts"]
    assert not bo.table(begin(bo))["daily"]["counted"]


def test_everything_about_attempts_is_exported_and_deleted(ana, bo):
    finish_attempt(ana)
    ((kept),) = ana.get("/me/data")["daily"]
    assert (kept["day"], kept["kind"], kept["over"]) == (DAY, "solo", True)
    finish_attempt(bo)
    assert len(deal_of(bo)["ranking"]) >= 2
    before = len(deal_of(bo)["ranking"])
    assert ana.ask("DELETE", "/me", {}).status_code == 200
    assert len(deal_of(bo)["ranking"]) == before - 1


# What is hidden until a person's own first attempt is over


def all_told(browser, game: str, watch: str) -> list[tuple[int, str]]:
    """The responses to a browser that asks for other people's games."""
    asks = (
        ("GET", "/daily", None),
        ("GET", f"/daily?day={DAY}", None),
        ("GET", f"{path(SOLO)}/{game}", None),
        ("POST", "/links", {"link": watch}),
        ("GET", "/tables", None),
    )
    found = [browser.ask(*asked) for asked in asks]
    return [(response.status_code, response.text) for response in found]


@pytest.mark.parametrize("begun", [False, True])
def test_nothing_about_others_is_revealed_before_the_own_attempt_is_over(browsers, begun):
    ana, bo = browsers(), browsers()
    ana.ask("PUT", "/me", {"name": "Anastasia"})
    if begun:
        asked(bo, begin(bo))
    else:
        bo.ask("PUT", "/me", {"name": "Bo"})
    table = begin(ana)
    watch = ana.table(table)["watch_link"]
    game = deal_of(ana)["attempts"][0]["id"]
    told = [all_told(bo, game, watch)]
    state = asked(ana, table)
    for number in range(WORLDS):
        state = ana.answers(table, state, number % len(state["answers"]))
        told.append(all_told(bo, game, watch))
    play_out(ana, table)
    told.append(all_told(bo, game, watch))
    # No byte depends on whether Ana has begun, on her answers, or on her result.
    assert all(texts == told[0] for texts in told)
    assert [status for status, _ in told[0]] == [200, 200, 403, 403, 200]
    assert not any("Anastasia" in text or table in text for _, text in told[0])
    play_out(bo, begin(bo), 1)
    names = [entry["name"] for entry in deal_of(bo)["ranking"]]
    assert "Anastasia" in names
    assert bo.get(f"{path(SOLO)}/{game}")["theirs"]["names"] == ["Anastasia"]
    bo.follows(watch)


def test_a_stranger_learns_nothing(ana, bo):
    finish_attempt(ana)
    game = deal_of(ana)["attempts"][0]["id"]
    assert bo.ask("GET", f"{path(SOLO)}/{game}").status_code == 403
    assert deal_of(bo)["ranking"] is None


# Comparing


def test_two_games_are_compared_answer_by_answer(ana, bo):
    first, second = finish_attempt(ana), finish_attempt(bo, choice=1)
    game = next(entry["id"] for entry in deal_of(ana)["ranking"] if entry["id"] in ids(bo))
    told = ana.get(f"{path(SOLO)}/{game}")
    assert told["table"] == first
    same = told["same"]
    assert told["mine"]["lines"][:same] == told["theirs"]["lines"][:same]
    assert told["mine"]["lines"][same]["token"] != told["theirs"]["lines"][same]["token"]
    assert told["theirs"]["lines"] == bo.state(second)["log"]
    assert told["theirs"]["points"] == bo.state(second)["points"]
    own = next(entry["id"] for entry in deal_of(ana)["ranking"] if entry["mine"])
    itself = ana.get(f"{path(SOLO)}/{own}")
    assert itself["same"] == len(itself["mine"]["lines"])
    assert ana.ask("GET", f"{path(SOLO)}/999999").status_code == 404


def ids(browser) -> list[str]:
    return [attempt["id"] for attempt in deal_of(browser)["attempts"]]


def entry(result: str, points: int) -> Entry:
    return Entry("1", Attempt(*SOLO, 1, True), 1, "", "t", True, points, result)


def test_winners_come_first_then_points_and_ties_share_a_rank():
    entries = [entry("loss", 30), entry("win", 20), entry("win", 25), entry("draw", 40), entry("win", 20)]
    assert [(rank, one.result, one.points) for rank, one in ranked(entries)] == [
        (1, "win", 25),
        (2, "win", 20),
        (2, "win", 20),
        (4, "draw", 40),
        (5, "loss", 30),
    ]
    assert outcome(1, (3, 9), (1,), "") == (9, "win")
    assert outcome(0, (3, 9), (1,), "") == (3, "loss")
    assert outcome(0, (9, 9), (0, 1), "") == (9, "draw")
    assert outcome(0, (12,), (), "loss") == (12, "loss")


# Without a server


@playing
async def test_attempts_without_a_server():
    tab = Tab()
    tables = await asyncio.gather(*(tab.post(path(SOLO)) for _ in range(2)))
    assert tables[0] == tables[1]
    table = tables[0]["id"]
    assert (await tab.get(f"/tables/{table}"))["daily"]["counted"]
    status, problem = await tab.ask("POST", f"/tables/{table}/hints", {"hints": True})
    assert (status, problem["error"]) == (409, "web-error-daily-counts")
    await tab.plays(table)
    told = next(deal for deal in (await tab.get("/daily"))["deals"] if deal["kind"] == "solo")
    ((first),) = told["attempts"]
    assert (first["over"], first["counted"], told["counts"]) == (True, True, False)
    assert [one["mine"] for one in told["ranking"]] == [True]
    again = (await tab.post(path(SOLO)))["id"]
    assert not (await tab.get(f"/tables/{again}"))["daily"]["counted"]
    same = await tab.get(f"{path(SOLO)}/{first['id']}")
    assert same["same"] == len(same["mine"]["lines"])
    other = Tab()
    exported = (await tab.ask("GET", "/me/data"))[1]
    assert (await other.post("/me/data", {"text": exported}))["tables"] == 2
    assert (await other.get("/daily"))["deals"] == (await tab.get("/daily"))["deals"]
    await tab.ask("DELETE", "/tables")
    told = next(deal for deal in (await tab.get("/daily"))["deals"] if deal["kind"] == "solo")
    assert told["attempts"][0]["table"] is None
    assert not told["counts"]


@playing
async def test_only_one_of_two_tabs_begins_an_attempt():
    tab = Tab()
    table = (await tab.post(path(SOLO)))["id"]
    stored = await tab.service.storage.table(table)
    assert stored is not None
    acts = await tab.service.storage.acts(table)
    live = tab.service.house.loaded(table)
    assert live is not None
    assert len(acts) == live.table.acts
    with pytest.raises(Overtaken):
        await tab.service.storage._begun(stored, stored.daily)
