"""Links by mail, received by a real mail server: they sign in, or keep an identity with a new address."""

from __future__ import annotations

import json
import logging

import pytest
from sqlalchemy import select

from tests.server.http.test_answers import problem
from tests.server.post_office import post_office
from tests.server.served import ME, Browser, bot, closing_all, eventually, served
from vindima.core.explain import BadData
from vindima.server.database import schema
from vindima.server.http.people.signing_in import MailRates
from vindima.server.people.mail import Post, post_of

ORIGIN = "http://wine.example.org"


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with (
        post_office() as (office, post),
        served(tmp_path_factory.mktemp("mail") / "tables.db", origin=ORIGIN, post=post) as running,
    ):
        running.office = office
        yield running


@pytest.fixture
def visitor(house):
    """Makes browsers; no mails have been sent yet."""
    house.app.state.mail_rates = MailRates()
    house.office.mails.clear()

    def make(name: str = "") -> Browser:
        browser = Browser(house.address)
        if name:
            browser.ask("PUT", "/me", {"name": name})
        return browser

    with closing_all(make) as made:
        yield made


def request_link(browser, address: str):
    return browser.ask("POST", "/signin/email", {"address": address})


def link_to(house, address: str, number: int = 0) -> str:
    return eventually(lambda: len(found := house.office.links(address)) > number and found[number])


def test_an_address_keeps_an_identity_and_restores_it(house, visitor):
    ana = visitor("Ana")
    table = ana.opens([ME, bot()])
    assert request_link(ana, "Ana@Example.org").json() == {"minutes": 20}
    secret = link_to(house, "ana@example.org")
    told = ana.post("/signin/look", {"secret": secret})
    assert (told["kind"], told["address"], told["mine"]) == ("address", "ana@example.org", True)
    ana.post("/signin", {"secret": secret})
    assert ana.get("/me/identity")["email"] == "ana@example.org"
    assert ana.get("/me/identity")["kept"]
    again = visitor()
    request_link(again, "ana@example.org")
    secret = link_to(house, "ana@example.org", 1)
    assert again.post("/signin/look", {"secret": secret})["kind"] == "email"
    assert again.post("/signin", {"secret": secret})["name"] == "Ana"
    assert [line["id"] for line in again.get("/tables")] == [table]
    problem(again.ask("POST", "/signin", {"secret": secret}), 410, "used-link")
    assert ana.get("/me/data")["email"] == "ana@example.org"
    assert ana.ask("DELETE", "/me/email", {}).json()["email"] is None


def test_a_mail_names_its_site_but_no_people(house, visitor):
    request_link(visitor("Buy wine at evil.example"), "carl@example.org")
    link_to(house, "carl@example.org")
    (mail,) = house.office.mails
    assert mail["From"] == "Vindima <games@wine.example.org>"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert "wine.example.org" in mail["Subject"]
    assert f"{ORIGIN}/you#" in mail.get_content()
    assert "evil" not in mail.as_string()


def test_a_mail_is_written_in_the_language_of_the_requester(house, visitor):
    zofia = visitor()
    zofia.ask("PUT", "/me", {"language": "pl"})
    request_link(zofia, "zofia@example.org")
    link_to(house, "zofia@example.org")
    assert "Zachowaj" in house.office.mails[0]["Subject"]


def test_requesting_a_mail_does_not_reveal_whether_the_address_is_known(house, visitor):
    ana = visitor("Ana")
    request_link(ana, "known@example.org")
    ana.post("/signin", {"secret": link_to(house, "known@example.org")})
    replies = [request_link(visitor(), address) for address in ("known@example.org", "unknown@example.org")]
    assert replies[0].json() == replies[1].json()
    assert replies[0].status_code == replies[1].status_code == 200
    # Both are sent a mail, too: only its reader learns more.
    assert link_to(house, "known@example.org", 1)
    assert link_to(house, "unknown@example.org")


def test_only_the_browser_that_entered_an_address_can_confirm_it(house, visitor):
    """Otherwise the owner of an address could be tricked into playing under somebody else's identity."""
    eve, victim = visitor("Eve"), visitor("Victim")
    request_link(eve, "victim@example.org")
    secret = link_to(house, "victim@example.org")
    problem(victim.ask("POST", "/signin/look", {"secret": secret}), 409, "other-browser")
    problem(victim.ask("POST", "/signin", {"secret": secret}), 409, "other-browser")
    assert victim.get("/me")["name"] == "Victim"
    assert eve.get("/me/identity")["email"] is None


def test_an_address_belongs_to_one_person(house, visitor):
    ana, bo = visitor("Ana"), visitor("Bo")
    request_link(ana, "shared@example.org")
    first = link_to(house, "shared@example.org")
    request_link(bo, "shared@example.org")
    second = link_to(house, "shared@example.org", 1)
    ana.post("/signin", {"secret": first})
    problem(bo.ask("POST", "/signin", {"secret": second}), 410, "used-link")
    assert bo.get("/me/identity")["email"] is None


def test_mails_are_limited_per_requester_and_address(house, visitor):
    codes = [request_link(visitor(), "one@example.org").status_code for _ in range(4)]
    assert codes == [200, 200, 200, 429]
    house.app.state.mail_rates = MailRates()
    codes = [request_link(visitor(), f"many-{number}@example.org").status_code for number in range(6)]
    assert codes == [200] * 5 + [429]


@pytest.mark.parametrize(
    "address",
    ["", "ana", "ana@", "@example.org", "a b@example.org", "a@b", "a@example.org\nBcc: b@example.org"],
)
def test_an_invalid_address_is_refused(visitor, address):
    problem(request_link(visitor(), address), 400, "bad-request")


def test_a_server_without_mail_offers_none(ana):
    assert not ana.get("/me/identity")["offers"]["mail"]
    problem(request_link(ana, "ana@example.org"), 404, "no-page")


def test_a_failure_to_send_a_mail_is_logged_without_its_address(tmp_path, caplog):
    caplog.set_level(logging.INFO)
    nowhere = Post("127.0.0.1", 9, "games@wine.example.org")
    with served(tmp_path / "tables.db", origin=ORIGIN, post=nowhere) as running:
        ana = Browser(running.address)
        assert request_link(ana, "ana@example.org").status_code == 200
        eventually(lambda: "a mail could not be sent" in caplog.text)
        ana.close()
    assert "ana@" not in caplog.text


def test_a_pending_mail_survives_a_restart_and_is_stored_without_its_secret(tmp_path):
    database = tmp_path / "tables.db"
    nowhere = Post("127.0.0.1", 9, "games@wine.example.org")
    with served(database, origin=ORIGIN, post=nowhere) as running:
        ana = Browser(running.address)
        request_link(ana, "ana@example.org")
        eventually(lambda: jobs_of(running)[0].tries == 1)
        assert set(json.loads(jobs_of(running)[0].payload)) == {"address", "origin", "person"}
        cookies = ana.client.cookies
        ana.close()
    with post_office() as (office, post), served(database, origin=ORIGIN, post=post) as running:
        ana = Browser(running.address)
        ana.client.cookies.update(cookies)
        secret = eventually(lambda: office.links("ana@example.org"))[0]
        ana.post("/signin", {"secret": secret})
        assert ana.get("/me/identity")["email"] == "ana@example.org"
        assert eventually(lambda: not jobs_of(running))
        ana.close()


def test_a_mail_is_not_sent_for_a_deleted_person(tmp_path):
    nowhere = Post("127.0.0.1", 9, "games@wine.example.org")
    with served(tmp_path / "tables.db", origin=ORIGIN, post=nowhere) as running:
        ana = Browser(running.address)
        request_link(ana, "ana@example.org")
        eventually(lambda: jobs_of(running)[0].holder is None)
        ana.ask("DELETE", "/me", {})
        assert jobs_of(running) == []
        ana.close()


def jobs_of(running):
    with running.app.state.store.engine.connect() as connection:
        return connection.execute(select(schema.jobs)).all()


def test_the_address_of_a_mail_server_is_parsed():
    post = post_of("smtp://me%40here@mail.example.org", "games@example.org", "secret")
    assert (post.host, post.port, post.tls, post.user) == ("mail.example.org", 587, False, "me@here")
    assert post_of("smtps://mail.example.org", "games@example.org", "").port == 465
    assert "secret" not in repr(post)


@pytest.mark.parametrize(
    ("url", "sender", "reason"),
    [
        ("mail.example.org", "games@example.org", "write, for example"),
        ("smtp://user:word@mail.example.org", "games@example.org", "VINDIMA_SMTP_PASSWORD"),
        ("smtp://mail.example.org:x", "games@example.org", "--smtp"),
        ("smtp://mail.example.org", "nobody", "--mail-from"),
        ("smtp://mail.example.org", "a@example.org\nBcc: b@example.org", "--mail-from"),
    ],
)
def test_an_invalid_mail_server_is_refused_with_a_reason(url, sender, reason):
    with pytest.raises(BadData, match=reason):
        post_of(url, sender, "")
