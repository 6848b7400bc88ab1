"""Notifications reach the push service, the mailbox and the webhook: once, in time, and only if wanted."""

from __future__ import annotations

import json
import re
from datetime import timedelta

import httpx
import pytest

from tests.server.http.test_answers import problem
from tests.server.http.test_clocks import asked, end_turn
from tests.server.http.test_plans import prepare, whole_turn
from tests.server.notices.receiver import Subscriber, claims_in, receiving
from tests.server.post_office import post_office
from tests.server.served import ME, Browser, EventStream, eventually, seed_that_asks, served, settle
from vindima.server.http.people.signing_in import MailRates
from vindima.server.tables.common.clock import CLOCK, now
from vindima.server.tables.live.planning import Planners

ORIGIN = "http://wine.example.org"
WISHES = {
    "channels": ["push"],
    "events": ["turn", "began", "over"],
    "quiet": None,
    "zone": "UTC",
    "digest": 15,
}
SOON = timedelta(seconds=11)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with (
        post_office() as (office, post),
        receiving() as receiver,
        served(
            tmp_path_factory.mktemp("notices") / "tables.db", origin=ORIGIN, post=post, private_hooks=True
        ) as running,
    ):
        running.office, running.receiver = office, receiver
        yield running


@pytest.fixture
def visitor(house):
    """Makes browsers; the clock is reset at the end."""
    house.app.state.mail_rates = MailRates()
    house.office.mails.clear()
    house.receiver.taken.clear()
    made, ahead = [], CLOCK.ahead

    def make(name: str, **wishes) -> Browser:
        browser = Browser(house.address)
        made.append(browser)
        assert browser.ask("PUT", "/me", {"name": name, "language": "en"}).status_code == 200
        if wishes:
            assert browser.ask("PUT", "/me/notices", {**WISHES, **wishes}).status_code == 200
        return browser

    yield make
    CLOCK.move(ahead - CLOCK.ahead)
    for browser in made:
        browser.close()


def subscribe(house, browser: Browser, path: str) -> Subscriber:
    found = Subscriber()
    told = browser.post("/me/notices/device", found.subscription(f"{house.receiver.address}{path}"))
    assert told["subscribed"]
    return found


def set_address(house, browser: Browser, address: str) -> None:
    browser.post("/signin/email", {"address": address})
    secret = eventually(lambda: house.office.links(address) and house.office.links(address)[-1])
    browser.post("/signin", {"secret": secret})
    house.office.mails.clear()


def seated_table(ana: Browser, bo: Browser, **more) -> str:
    """A table at which Ana answers first, and Bo has the other seat."""
    table = ana.opens([ME, {"kind": "open"}], seed=seed_that_asks(0), **more)
    bo.follows(ana.table(table)["invite_links"]["1"])
    return table


def until_asked(asks: Browser, table: str, other: Browser) -> None:
    """Answer until the other player has to."""
    while not other.state(table)["answers"]:
        asks.answers(table, asks.state(table))


def later(house, step: timedelta = SOON) -> None:
    settle(house)
    CLOCK.move(step)
    settle(house)


def test_a_turn_is_pushed_once_and_only_its_device_can_read_it(house, visitor):
    ana, bo = visitor("Ana"), visitor("Bo", channels=["push"])
    phone = subscribe(house, bo, "/bo")
    table = seated_table(ana, bo)
    later(house)
    house.receiver.taken.clear()  # the game has begun
    until_asked(ana, table, bo)
    assert house.receiver.taken == []
    later(house)
    (taken,) = house.receiver.to("/bo")
    claims, key = claims_in(taken.headers["authorization"])
    assert claims["aud"] == house.receiver.address
    assert key == bo.get("/me/notices")["push_key"]
    assert taken.headers["content-encoding"] == "aes128gcm"
    assert re.fullmatch(r"[A-Za-z0-9_-]{32}", taken.headers["topic"])
    said = json.loads(phone.read(taken.body))
    assert said == {
        "title": "Your turn",
        "text": "Vinhos with Ana",
        "tag": taken.headers["topic"],
        "url": f"/table/{table}",
        "waiting": 1,
    }
    state = ana.state(table)
    if state["trail"]:
        # Ana undoes, then Bo is asked again without having answered: it counts as the same turn.
        ana.act(table, "undo", state, count=state["trail"][-1]["count"])
        until_asked(ana, table, bo)
        later(house)
    assert len(house.receiver.to("/bo")) == 1


def test_nothing_is_pushed_to_a_player_who_looks_or_has_answered(house, visitor):
    ana, bo = visitor("Ana"), visitor("Bo", channels=["push"], events=["turn"])
    subscribe(house, bo, "/bo")
    table = seated_table(ana, bo)
    stream = EventStream(bo, table, tab="a1")
    until_asked(ana, table, bo)
    later(house)
    assert house.receiver.taken == []
    bo.post(f"/tables/{table}/looking", {"tab": "other", "looking": False})
    until_asked(bo, table, ana)
    until_asked(ana, table, bo)
    later(house)
    assert house.receiver.taken == []
    # The page is still open, but hidden.
    bo.post(f"/tables/{table}/looking", {"tab": "a1", "looking": False})
    until_asked(bo, table, ana)
    until_asked(ana, table, bo)
    later(house)
    assert len(house.receiver.taken) == 1
    stream.close()
    until_asked(bo, table, ana)
    until_asked(ana, table, bo)
    settle(house)
    bo.answers(table, bo.state(table))
    later(house)
    assert len(house.receiver.taken) == 1


def test_a_table_can_be_muted_or_send_everything(house, visitor):
    ana, bo = visitor("Ana"), visitor("Bo", channels=["push"], events=["turn"])
    subscribe(house, bo, "/bo")
    table = seated_table(ana, bo)
    assert bo.get(f"/tables/{table}/notices")["mode"] == "usual"
    assert bo.ask("PUT", f"/tables/{table}/notices", {"mode": "none"}).json()["mode"] == "none"
    until_asked(ana, table, bo)
    later(house)
    assert house.receiver.taken == []
    bo.ask("PUT", "/me/notices", {**WISHES, "events": []})
    bo.ask("PUT", f"/tables/{table}/notices", {"mode": "all"})
    # The hours are those of the clock: both messages must be sent in the same one.
    later(house, timedelta(seconds=3600 - now().timestamp() % 3600))
    ana.post(f"/tables/{table}/chat", {"text": "Are you there?"})
    later(house, timedelta(seconds=61))
    assert len(house.receiver.taken) == 1
    ana.post(f"/tables/{table}/chat", {"text": "Hello?"})
    later(house, timedelta(seconds=61))
    assert len(house.receiver.taken) == 1, "more messages within an hour are not notified"
    stranger = visitor("Carl")
    problem(stranger.ask("GET", f"/tables/{table}/notices"), 403, "not-yours")


def test_quiet_hours_delay_a_notice_until_morning(house, visitor):
    here = now()
    begin, end = (here - timedelta(hours=1)).strftime("%H:%M"), (here + timedelta(hours=2)).strftime("%H:%M")
    ana, bo = visitor("Ana"), visitor("Bo", channels=["push"], events=["turn"], quiet=f"{begin}-{end}")
    subscribe(house, bo, "/bo")
    table = seated_table(ana, bo)
    until_asked(ana, table, bo)
    later(house)
    later(house, timedelta(hours=1))
    assert house.receiver.taken == []
    later(house, timedelta(hours=1))
    assert len(house.receiver.taken) == 1


def test_failing_push_services_are_retried_and_vanished_ones_deleted(house, visitor):
    ana, bo = visitor("Ana"), visitor("Bo", channels=["push"], events=["turn"])
    subscribe(house, bo, "/bo")
    table = seated_table(ana, bo)
    house.receiver.refuses = [503, 429]
    house.receiver.refused.clear()
    until_asked(ana, table, bo)
    later(house)
    later(house, timedelta(minutes=1))
    later(house, timedelta(minutes=1))
    (taken,) = house.receiver.taken
    assert {one.headers["topic"] for one in house.receiver.refused} == {taken.headers["topic"]}
    house.receiver.refuses = [410]
    until_asked(bo, table, ana)
    until_asked(ana, table, bo)
    later(house)
    assert bo.get("/me/notices")["devices"] == 0
    assert len(house.receiver.taken) == 1


def test_several_games_share_one_mail_which_one_click_unsubscribes(house, visitor):
    ana = visitor("Ana")
    bo = visitor("Bo", channels=["mail"], events=["turn"])
    bo.ask("PUT", "/me", {"language": "fr"})
    set_address(house, bo, "bo@example.org")
    tables = [seated_table(ana, bo) for _ in range(3)]
    for table in tables:
        until_asked(ana, table, bo)
    later(house)
    assert house.office.mails == []
    bo.answers(tables[2], bo.state(tables[2]))
    until_asked(bo, tables[2], ana)
    later(house, timedelta(minutes=6))
    (mail,) = house.office.mails
    text = mail.get_content()
    assert mail["Subject"] == "2 nouvelles de vos parties – wine.example.org"
    assert text.count("À vous de jouer : Vinhos avec Ana\r\n") == 2
    assert [f"{ORIGIN}/table/{table}" in text for table in tables] == [True, True, False]
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    address = mail["List-Unsubscribe"].strip("<>")
    assert re.search(r"http://wine.example.org/unsubscribe#(\S+)", text)[1] == address.rpartition("/")[2]
    # The next mail is not sent before the interval has passed.
    until_asked(bo, tables[0], ana)
    until_asked(ana, tables[0], bo)
    later(house)
    later(house, timedelta(minutes=6))
    assert len(house.office.mails) == 1
    later(house, timedelta(minutes=10))
    assert len(house.office.mails) == 2
    assert house.office.mails[0]["Message-ID"] != house.office.mails[1]["Message-ID"]
    # A mail program posts a form, without a cookie or our header.
    form = {"List-Unsubscribe": "One-Click"}
    stop = address.replace(ORIGIN, house.address)
    assert httpx.post(f"{stop}x", data=form, verify=False).status_code == 404
    assert bo.get("/me/notices")["channels"] == ["mail"]
    assert httpx.post(stop, data=form, verify=False).json() == {"stopped": True}
    assert bo.get("/me/notices")["channels"] == []
    until_asked(bo, tables[0], ana)
    until_asked(ana, tables[0], bo)
    later(house, timedelta(minutes=30))
    assert len(house.office.mails) == 2


def test_a_webhook_announces_whose_turn_it_is(house, visitor):
    ana, bo = visitor("Ana"), visitor("Bo")
    table = seated_table(ana, bo)
    hook = {"kind": "json", "url": f"{house.receiver.address}/club", "table": table}
    problem(bo.ask("POST", "/me/hooks", hook), 403, "not-yours")
    told = ana.post("/me/hooks", hook)
    assert told["hooks"] == [
        {"id": told["hooks"][0]["id"], "kind": "json", "host": house.receiver.address[7:], "table": table}
    ]
    until_asked(ana, table, bo)
    later(house)
    (taken,) = house.receiver.to("/club")
    said = taken.json
    assert said["text"] == "Vinhos with Ana and Bo: it is Bo’s turn."
    assert (said["event"], said["waiting"], said["link"]) == ("turn", ["Bo"], f"{ORIGIN}/table/{table}")
    assert said["id"] == taken.headers["x-vindima-delivery"]
    stream = EventStream(ana, table)
    until_asked(bo, table, ana)
    later(house)
    assert len(house.receiver.taken) == 1, "Ana has the table open"
    stream.close()
    number = told["hooks"][0]["id"]
    problem(bo.ask("DELETE", f"/me/hooks/{number}", {}), 403, "not-yours")
    assert ana.ask("DELETE", f"/me/hooks/{number}", {}).json()["hooks"] == []


def test_a_hosts_webhook_covers_all_their_tables(house, visitor):
    ana, bo = visitor("Ana"), visitor("Bo")
    ana.post("/me/hooks", {"kind": "discord", "url": f"{house.receiver.address}/all"})
    tables = [seated_table(ana, bo) for _ in range(2)]
    elsewhere = seated_table(bo, ana)
    later(house)
    for table in tables:
        until_asked(ana, table, bo)
    until_asked(bo, elsewhere, ana)
    later(house)
    told = [taken.json["content"] for taken in house.receiver.to("/all")]
    assert sum("the game has begun" in text for text in told) == 2
    assert [any(f"/table/{table}" in text for text in told) for table in (*tables, elsewhere)] == [
        True,
        True,
        False,
    ]


def test_a_person_is_warned_once_that_their_time_is_running_out(house, visitor):
    ana, bo = visitor("Ana"), visitor("Bo", channels=["push"], events=["clock"])
    phone = subscribe(house, bo, "/bo")
    pace = {"kind": "turns", "hours": 24}
    table = seated_table(ana, bo, pace=pace)
    until_asked(ana, table, bo)
    later(house, timedelta(hours=19))
    assert house.receiver.taken == []
    later(house, timedelta(hours=2))
    (taken,) = house.receiver.taken
    assert json.loads(phone.read(taken.body))["title"] == "Your time is running out"
    assert taken.headers["urgency"] == "high"


def test_nobody_is_notified_of_a_turn_that_they_have_prepared(house, visitor, monkeypatch):
    """If the server that should have played it is gone, it is played before anybody is notified."""
    ana, bo = visitor("Ana"), visitor("Bo", channels=["push"], events=["turn", "clock"])
    subscribe(house, bo, "/bo")
    table = seated_table(ana, bo, pace={"kind": "turns", "hours": 24})
    tokens = whole_turn(bo, table, 1)
    prepare(bo, table, 1, *tokens)
    before = bo.state(table)["count"]
    with monkeypatch.context() as patch:
        patch.setattr(Planners, "play", lambda *task: None)
        end_turn(table, [ana, bo])
        settle(house)
        assert bo.get("/me/waiting") == {"tables": []}
    later(house)

    def played() -> list[str]:
        log = bo.state(table)["log"]
        return [line["token"] for line in log if line["number"] > before and line["seat"] == 1]

    assert eventually(played) == tokens
    later(house)
    assert house.receiver.taken == []


def test_a_person_asked_in_the_middle_of_a_prepared_turn_is_notified_once(house, visitor):
    ana, bo = visitor("Ana"), visitor("Bo", channels=["push"], events=["turn"])
    subscribe(house, bo, "/bo")
    table = seated_table(ana, bo)
    for _ in range(2):
        end_turn(table, [ana, bo])
    if asked(table, [ana, bo])[0] == 1:
        end_turn(table, [ana, bo])
    later(house)
    house.receiver.taken.clear()
    tokens = whole_turn(bo, table, 1, -1)
    assert len(tokens) > 1
    prepare(bo, table, 1, *tokens)
    plans = house.house.loaded(table).plans
    first, second, *rest = plans[1].steps
    plans[1] = plans[1]._replace(steps=(first, second._replace(effect=["something else"]), *rest))
    end_turn(table, [ana, bo])
    plan = eventually(lambda: (found := bo.get(f"/tables/{table}/plan"))["dropped"] and found)
    assert (plan["played"], plan["dropped"]) == (1, "changed")
    later(house)
    assert len(house.receiver.to("/bo")) == 1
    assert len(bo.get("/me/waiting")["tables"]) == 1
    later(house)
    assert len(house.receiver.to("/bo")) == 1


def test_delivery_names_reveal_nothing(house, visitor):
    """The number of acts is part of some secrets, so no name may depend on it."""
    ana, bo = visitor("Ana"), visitor("Bo")
    ana.post("/me/hooks", {"kind": "json", "url": f"{house.receiver.address}/names"})
    table = seated_table(ana, bo)
    until_asked(ana, table, bo)
    later(house)
    until_asked(bo, table, ana)
    later(house)
    names = [taken.json["id"] for taken in house.receiver.to("/names")]
    assert len(set(names)) == len(names) >= 2
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{43}", name) for name in names)
    assert not {"turn", "seq", "revision", "acts"} & set(house.receiver.taken[-1].json)


def test_the_tables_that_have_waited_longest_are_listed_first(house, visitor):
    ana, bo = visitor("Ana"), visitor("Bo", channels=["browser"], events=["turn"])
    tables = [seated_table(ana, bo) for _ in range(2)]
    assert bo.get("/me/waiting") == {"tables": []}
    for table in reversed(tables):
        until_asked(ana, table, bo)
        CLOCK.move(timedelta(seconds=1))
    waiting = bo.get("/me/waiting")["tables"]
    assert [(one["id"], one["tell"]) for one in waiting] == [(table, True) for table in reversed(tables)]
    assert len({one["tag"] for one in waiting}) == 2
    bo.ask("PUT", f"/tables/{tables[0]}/notices", {"mode": "none"})
    assert [one["tell"] for one in bo.get("/me/waiting")["tables"]] == [True, False]
    assert visitor("Carl").get("/me/waiting") == {"tables": []}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/me/notices", {**WISHES, "zone": "Nowhere"}),
        ("/me/notices", {**WISHES, "quiet": "25:00-07:00"}),
        ("/me/notices", {**WISHES, "channels": ["pigeon"]}),
        ("/me/notices", {**WISHES, "digest": 1}),
    ],
)
def test_invalid_preferences_are_refused(house, visitor, path, body):
    problem(visitor("Ana").ask("PUT", path, body), 400, "bad-request")


def test_preferences_are_exported_and_deleted_with_the_person(house, visitor):
    ana = visitor("Ana", channels=["push"], quiet="22:00-07:00")
    subscribe(house, ana, "/ana")
    ana.post("/me/hooks", {"kind": "slack", "url": f"{house.receiver.address}/all"})
    data = ana.get("/me/data")["notices"]
    assert (data["channels"], data["quiet"], len(data["devices"])) == (["push"], "22:00-07:00", 1)
    assert data["hooks"][0]["url"].endswith("/all")
    assert ana.ask("DELETE", "/me", {}).status_code == 200
    with house.app.state.store.engine.connect() as connection:
        for table in ("subscriptions",):
            found = connection.exec_driver_sql(f"SELECT count(*) FROM {table} WHERE endpoint LIKE '%/ana'")
            assert found.scalar() == 0


def test_one_person_has_a_limited_number_of_webhooks(house, visitor):
    ana = visitor("Ana")
    for _ in range(20):
        ana.post("/me/hooks", {"kind": "json", "url": f"{house.receiver.address}/x"})
    problem(
        ana.ask("POST", "/me/hooks", {"kind": "json", "url": f"{house.receiver.address}/x"}), 429, "quota"
    )
