"""Signing in with a passkey: which credentials are accepted."""

from __future__ import annotations

from functools import partial

import pytest

from tests.server.authenticator import Authenticator
from tests.server.http.test_answers import problem
from tests.server.served import ME, Browser, bot, closing_all, served
from vindima.server.people.passkeys import party_of

ORIGIN = "https://wine.example.org"
SITE = {"Host": "wine.example.org", "Origin": ORIGIN}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with served(tmp_path_factory.mktemp("passkeys") / "tables.db", origin=ORIGIN) as running:
        yield running


@pytest.fixture
def visitor(house):
    """Makes browsers of a site with TLS; they send its secure cookie, although there is no TLS here."""
    with closing_all(partial(Secure, house.address)) as make:
        yield make


class Secure(Browser):
    """A browser that keeps the secure cookie of a site with TLS."""

    def ask(self, method, path, body=None, **more):
        response = super().ask(method, path, body, headers={**SITE, **self.kept}, **more)
        for cookie in response.headers.get_list("set-cookie"):
            self.kept = {"Cookie": cookie.partition(";")[0]}
        return response

    kept: dict[str, str] = {}  # noqa: RUF012


@pytest.fixture
def ana(visitor):
    """Ana, who has a passkey and a table."""
    ana = visitor()
    ana.ask("PUT", "/me", {"name": "Ana"})
    ana.key = Authenticator(ORIGIN)
    options = ana.post("/me/passkeys/options", {})
    assert options["authenticatorSelection"]["residentKey"] == "required"
    identity = ana.post("/me/passkeys", {"credential": ana.key.create(options)})
    assert identity["kept"]
    assert len(identity["passkeys"]) == 1
    ana.place = ana.opens([ME, bot()])
    return ana


def sign_in(browser, key, **more):
    options = browser.post("/signin/passkey/options", {})
    return browser.ask("POST", "/signin/passkey", {"credential": key.sign(options, **more)})


def test_a_passkey_restores_an_identity_after_losing_the_cookie(ana, visitor):
    again = visitor()
    assert sign_in(again, ana.key).json()["name"] == "Ana"
    assert [line["id"] for line in again.get("/tables")] == [ana.place]
    assert sign_in(again, ana.key).status_code == 200
    assert len(again.get("/me/identity")["devices"]) == 2


def test_a_signature_works_once(ana, visitor):
    signed = {"credential": ana.key.sign(visitor().post("/signin/passkey/options", {}))}
    assert visitor().ask("POST", "/signin/passkey", signed).status_code == 200
    # The authenticator's counter exposes the copy; without a counter, the challenge does.
    problem(visitor().ask("POST", "/signin/passkey", signed), 422, "passkey")


def test_a_challenge_that_was_never_issued_is_refused(ana, visitor):
    signed = ana.key.sign({"challenge": "A" * 43, "rpId": "wine.example.org"})
    problem(visitor().ask("POST", "/signin/passkey", {"credential": signed}), 410, "used-link")


def test_a_challenge_for_another_purpose_is_refused(ana, visitor):
    options = ana.post("/me/passkeys/options", {})
    signed = ana.key.sign({"challenge": options["challenge"], "rpId": "wine.example.org"})
    problem(visitor().ask("POST", "/signin/passkey", {"credential": signed}), 410, "used-link")


def test_a_passkey_for_another_site_is_refused(ana, visitor):
    ana.key.origin = "https://evil.example.org"
    problem(sign_in(visitor(), ana.key), 422, "passkey")


def test_a_passkey_of_another_person_is_refused(ana, visitor):
    problem(sign_in(visitor(), ana.key, userHandle="A" * 43), 422, "passkey")
    problem(sign_in(visitor(), Authenticator(ORIGIN)), 422, "passkey")


def test_a_forged_signature_is_refused(ana, visitor):
    other = Authenticator(ORIGIN)
    other.id, other.handle, other.uses = ana.key.id, ana.key.handle, 100
    problem(sign_in(visitor(), other), 422, "passkey")


def test_a_removed_passkey_is_refused(ana, visitor):
    (passkey,) = ana.get("/me/identity")["passkeys"]
    assert ana.ask("DELETE", f"/me/passkeys/{passkey['id']}", {}).json()["passkeys"] == []
    problem(sign_in(visitor(), ana.key), 422, "passkey")


@pytest.mark.parametrize("path", ["/me/passkeys", "/me/devices"])
@pytest.mark.parametrize("number", [-1, 2**31, 10**300], ids=["negative", "large", "huge"])
def test_a_number_out_of_range_is_refused(ana, path, number):
    assert ana.ask("DELETE", f"{path}/{number}", {}).status_code == 400


def test_a_passkey_is_added_only_for_the_requester(ana, visitor):
    bo = visitor()
    bo.ask("PUT", "/me", {"name": "Bo"})
    made = Authenticator(ORIGIN).create(ana.post("/me/passkeys/options", {}))
    problem(bo.ask("POST", "/me/passkeys", {"credential": made}), 410, "used-link")
    assert bo.get("/me/identity")["passkeys"] == []


def test_a_known_passkey_cannot_be_added_again(ana):
    options = ana.post("/me/passkeys/options", {})
    assert [one["id"] for one in options["excludeCredentials"]] == [ana.key.credential({})["id"]]
    problem(ana.ask("POST", "/me/passkeys", {"credential": ana.key.create(options)}), 422, "passkey")


@pytest.mark.parametrize("credential", [{}, {"response": 1}, {"id": 1, "response": {"clientDataJSON": "!"}}])
def test_malformed_credentials_are_refused(visitor, credential):
    for path in ("/signin/passkey", "/me/passkeys"):
        problem(visitor().ask("POST", path, {"credential": credential}), 422, "passkey")


def test_export_and_deletion_cover_passkeys(ana, visitor):
    assert len(ana.get("/me/data")["passkeys"]) == 1
    assert ana.ask("DELETE", "/me", {}).status_code == 200
    problem(sign_in(visitor(), ana.key), 422, "passkey")


@pytest.mark.parametrize(
    ("origin", "offered"),
    [
        ("https://wine.example.org", True),
        ("https://wine.example.org:8443", True),
        ("http://localhost:8470", True),
        ("http://wine.example.org", False),
        ("http://127.0.0.1:8470", False),
        ("https://[::1]", False),
        ("http://", False),
    ],
)
def test_passkeys_are_offered_where_browsers_allow_them(origin, offered):
    assert (party_of(origin) is not None) == offered
