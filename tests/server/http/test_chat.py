"""The chat of a table: who reads which lines, unread counts, and moderation."""

from __future__ import annotations

import os

import pytest

from tests.server.company import Company
from tests.server.http.test_answers import problem
from tests.server.served import ME, Browser, EventStream, bot, eventually, served
from vindima.core.explain import BadData
from vindima.server.people.words import Words
from vindima.server.tables.common.problems import Problem


def say(browser: Browser, table: str, text: str) -> int:
    return int(browser.post(f"/tables/{table}/chat", {"text": text})["number"])


def texts(browser: Browser, table: str) -> list[str]:
    return [line["text"] for line in browser.get(f"/tables/{table}/chat") if line["event"] is None]


def unread(browser: Browser, table: str) -> int:
    return next(int(line["unread"]) for line in browser.get("/tables") if line["id"] == table)


def mark_read(browser: Browser, table: str, number: int):
    return browser.ask("PUT", f"/tables/{table}/chat/heard", {"number": number}).json()


def test_players_do_not_see_the_chat_of_spectators_during_the_game(ana, bo, cy, browsers, table, running):
    dora = browsers()
    dora.follows(ana.table(table)["watch_link"])
    heard, watched = EventStream(bo, table, seat=1), EventStream(dora, table)
    say(cy, table, "Ana has two cottages")
    say(ana, table, "hello")
    eventually(lambda: [data["text"] for name, data, _ in heard.events if name == "chat"] == ["hello"])
    eventually(lambda: sum(name == "chat" for name, _, _ in watched.events) == 2)
    heard.close()
    watched.close()
    assert texts(bo, table) == ["hello"] == texts(ana, table)
    assert texts(dora, table) == ["Ana has two cottages", "hello"]
    assert (unread(bo, table), unread(dora, table)) == (1, 2)
    problem(bo.ask("POST", f"/tables/{table}/reports", {"line": 2}), 400, "bad-request")


def test_before_the_deal_players_and_spectators_share_the_chat(ana, bo, cy):
    company = Company(ana, bo, cy, shared=True)
    say(cy, company.id, "good luck")
    assert texts(ana, company.id) == ["good luck"]


def test_lines_read_on_one_device_are_read_on_all(ana, bo, table):
    first = say(bo, table, "one")
    assert unread(ana, table) == 1
    assert unread(bo, table) == 0
    lobby = EventStream(ana, None)
    last = say(bo, table, "two")
    eventually(lambda: lobby.events and lobby.events[-1][1][0]["unread"] == 2)
    assert mark_read(ana, table, first) == {"number": first}
    eventually(lambda: lobby.events[-1][1][0]["unread"] == 1)
    assert mark_read(ana, table, 2**31 - 1) == {"number": last}
    assert mark_read(ana, table, 1) == {"number": 1}
    assert ana.get(f"/tables/{table}/chat/heard") == {"number": last}
    assert unread(ana, table) == 0
    lobby.close()


def test_lines_of_a_muted_person_are_not_shown(ana, bo, cy, table):
    number = say(bo, table, "spam")
    told = ana.post("/me/blocks", {"table": table, "line": number})
    assert [(one["name"], one["full"]) for one in told["blocked"]] == [("Bo", False)]
    stream = EventStream(ana, table, seat=0)
    say(bo, table, "more spam")
    say(ana, table, "peace")
    eventually(lambda: "chat" in {name for name, _, _ in stream.events})
    assert [data["text"] for name, data, _ in stream.events if name == "chat"] == ["peace"]
    stream.close()
    assert texts(ana, table) == ["peace"]
    assert texts(cy, table) == ["spam", "more spam", "peace"]
    assert unread(ana, table) == 0
    assert ana.ask("DELETE", f"/me/blocks/{told['blocked'][0]['id']}", {}).json()["blocked"] == []
    assert len(texts(ana, table)) == 3
    problem(bo.ask("DELETE", f"/me/blocks/{told['blocked'][0]['id']}", {}), 403, "not-yours")


def test_the_host_can_hide_a_line_and_show_it_again(ana, bo, cy, table):
    number = say(bo, table, "rude")
    path = f"/tables/{table}/chat/{number}"
    problem(bo.ask("PUT", path, {"hidden": True}), 403, "not-yours")
    stream = EventStream(bo, table, seat=1)
    assert ana.ask("PUT", path, {"hidden": True}).json() == {"done": True}
    eventually(lambda: number in [data["about"] for name, data, _ in stream.events if name == "chat"])
    stream.close()
    for browser in (ana, bo, cy):
        line = next(one for one in browser.get(f"/tables/{table}/chat") if one["number"] == number)
        assert (line["text"], line["event"]) == ("", "web-note-hidden")
    assert "rude" in bo.ask("GET", "/me/data").text
    assert ana.ask("PUT", path, {"hidden": True}).json() == {"done": False}
    ana.ask("PUT", path, {"hidden": False})
    assert texts(bo, table) == ["rude"]


def test_a_removed_spectator_cannot_return(ana, bo, cy, table):
    watch = ana.table(table)["watch_link"]
    (watcher,) = ana.get(f"/tables/{table}/removals")["watching"]
    assert watcher["name"] == "Cy"
    problem(cy.ask("GET", f"/tables/{table}/removals"), 403, "not-yours")
    stream = EventStream(cy, table)
    told = ana.post(f"/tables/{table}/removals", {"key": watcher["key"]})
    assert (told["watching"], [one["name"] for one in told["removed"]]) == ([], ["Cy"])
    eventually(lambda: not stream.is_alive())
    problem(cy.ask("GET", f"/tables/{table}"), 403, "not-yours")
    problem(cy.ask("POST", "/links", {"link": watch}), 403, "turned-away")
    ana.ask("DELETE", f"/tables/{table}/removals/{told['removed'][0]['id']}", {})
    cy.follows(watch)
    stream.close()


def test_a_player_removed_from_the_chat_can_still_play(ana, bo, table):
    number = say(bo, table, "shouting")
    ana.post(f"/tables/{table}/removals", {"line": number})
    problem(bo.ask("POST", f"/tables/{table}/chat", {"text": "more"}), 403, "silenced")
    assert bo.state(table)["view"]["seat"] == 1
    problem(ana.ask("POST", f"/tables/{table}/removals", {"line": say(ana, table, "I")}), 400, "bad-request")
    problem(ana.ask("POST", f"/tables/{table}/removals", {}), 400, "bad-request")


def test_a_reported_line_is_stored_without_revealing_the_reporter(ana, bo, table, running):
    number = say(bo, table, "an insult")
    path = f"/tables/{table}/reports"
    for _ in range(2):
        assert ana.post(path, {"line": number, "reason": "not nice"}) == {"done": True}
    problem(bo.ask("POST", path, {"line": number}), 400, "bad-request")
    problem(ana.ask("POST", path, {"line": 999}), 400, "bad-request")
    found = ana.ask("GET", "/me/data").json()["reports"]
    assert [(one["table"], one["line"], one["reason"]) for one in found] == [(table, number, "not nice")]
    assert [one["text"] for one in bo.ask("GET", "/me/data").json()["reported"]] == ["an insult"]
    assert "Ana" not in bo.ask("GET", "/me/data").text


def test_the_number_of_chat_lines_is_limited(tmp_path):
    with served(tmp_path / "tables.db", rate=20) as running:
        ana = Browser(running.address)
        table = ana.opens([ME, bot()])
        statuses = [ana.ask("POST", f"/tables/{table}/chat", {"text": "x"}).status_code for _ in range(12)]
        assert statuses[:10] == [200] * 10
        assert 429 in statuses
        ana.close()


def test_a_chat_keeps_its_newest_lines(ana, table, monkeypatch):
    monkeypatch.setattr("vindima.server.database.access.rows.CHAT_KEPT", 3)
    for number in range(5):
        say(ana, table, str(number))
    assert texts(ana, table) == ["2", "3", "4"]


# Blocked words


def test_blocked_words_are_refused_wherever_people_write(tmp_path):
    words = tmp_path / "words.txt"
    words.write_text("# ours\nPlonk\nswill*\n", "utf-8")
    with served(tmp_path / "tables.db", blocked_words=words) as running:
        ana = Browser(running.address)
        table = ana.opens([ME, bot()])
        problem(ana.ask("POST", f"/tables/{table}/chat", {"text": "What plónk!"}), 422, "blocked-word")
        problem(ana.ask("PUT", "/me", {"name": "Swiller"}), 422, "blocked-word")
        seats = [{**ME, "name": "plonk"}, bot()]
        problem(ana.ask("POST", "/tables", {"game": "vinhos", "seats": seats}), 422, "blocked-word")
        say(ana, table, "plonking is another word")
        words.write_text("", "utf-8")
        os.utime(words, ns=(1, 1))
        say(ana, table, "plonk")
        ana.close()


@pytest.mark.parametrize(
    ("entry", "text", "found"),
    [
        ("bad", "a BAD word", True),
        ("bad", "badly", False),
        ("bad*", "badly", True),
        ("坏话", "这是坏话吗", True),
        ("ｂａｄ", "bad", True),
        ("two words", "two  words", False),
        ("two words", "my two words!", True),
        ("a.b", "acb", False),
        ("*", "anything", False),
    ],
)
def test_blocked_words_match_whole_words(tmp_path, entry, text, found):
    file = tmp_path / "words.txt"
    file.write_text(entry, "utf-8")
    words = Words(file)
    if not found:
        words.check(text)
        return
    with pytest.raises(Problem, match="do not allow"):
        words.check(text)


def test_an_unreadable_list_of_words_is_an_error(tmp_path):
    with pytest.raises(BadData):
        Words(tmp_path / "missing.txt")
