"""Keeping an identity in the browser: two people, three devices, a lost cookie and passkeys."""

from __future__ import annotations

import pytest

from tests.browser.fitness import violations
from tests.browser.person import ME, Person

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
PHONE = {"viewport": {"width": 390, "height": 844}}


@pytest.fixture
def local(host) -> str:
    """The server under the only name for which browsers allow passkeys without TLS."""
    return str(host.address).replace("127.0.0.1", "localhost")


def with_passkeys(person: Person) -> None:
    line = person.context.new_cdp_session(person.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})


def asks(person: Person, method: str, path: str, body: object = None) -> object:
    """Send a request from the page, with the cookie of its host."""
    return person.page.evaluate(
        """async ([method, path, body]) => (await fetch(`/api${path}`, {
          method, body: body === null ? undefined : JSON.stringify(body),
          headers: { "Content-Type": "application/json", "X-Vindima": "1" },
        })).json()""",
        [method, path, body],
    )


def test_two_people_on_three_devices_keep_and_recover_their_identities(people, local):
    laptop, phone, bo = people(fresh=True), people(fresh=True, **PHONE), people(fresh=True)
    with_passkeys(laptop)
    laptop.goto(f"{local}/you")
    laptop.sees(laptop.say("web-you-nobody"))
    asks(laptop, "PUT", "/me", {"name": "Ana"})
    table = asks(laptop, "POST", "/tables", {"game": "vinhos", "seats": [ME, {"kind": "open"}]})["id"]
    invite = asks(laptop, "GET", f"/tables/{table}")["invite_links"]["1"]

    # Bo has no account and needs none.
    bo.goto(f"{local}{invite}")
    bo.page.get_by_label("Name").fill("Bo")
    bo.button("Join").click()
    bo.page.wait_for_url("**/table/*")

    # Ana saves her identity with a passkey and adds her phone with a link.
    laptop.goto(f"{local}/you")
    laptop.sees(laptop.say("web-you-loose"))
    assert violations(laptop.page) == []
    laptop.opener("add-passkey").click()
    laptop.sees(laptop.say("web-you-kept"))
    laptop.opener("add-device").click()
    code = laptop.page.get_by_alt_text(laptop.say("web-you-qr"))
    code.wait_for()
    assert code.evaluate("(image) => image.complete && image.naturalWidth > 20")
    link = laptop.page.get_by_label(laptop.say("web-you-link-copy")).first.input_value()
    phone.goto(link)
    phone.heading("web-you-ticket", name="Ana")
    assert violations(phone.page) == []
    phone.opener("use-ticket").click()
    phone.page.wait_for_url(f"{local}/")
    phone.page.locator(f"a[href='/table/{table}']").first.click()
    phone.page.locator(".frame[data-tab]").wait_for()

    # The laptop loses its cookie. The passkey restores everything.
    laptop.context.clear_cookies()
    laptop.goto(f"{local}/you")
    laptop.opener("use-passkey").click()
    laptop.page.wait_for_url(f"{local}/")
    laptop.page.locator(f"a[href='/table/{table}']").first.wait_for()
    assert asks(laptop, "GET", f"/tables/{table}")["seats"][0]["mine"]

    # The phone is lost: after the laptop signs it out, it has no access.
    laptop.goto(f"{local}/you")
    phone.forgiven = ("403",)
    others = [
        device["id"] for device in asks(laptop, "GET", "/me/identity")["devices"] if not device["current"]
    ]
    for _ in others:
        laptop.page.locator("li:not(:has(.here)) button[aria-label^='Sign out']").first.click()
        laptop.page.wait_for_timeout(100)
    phone.sees(phone.say("web-error-not-yours"))
    assert asks(laptop, "GET", f"/tables/{table}")["seats"][0]["mine"]


def test_a_seat_link_on_another_device_opens_the_table(people):
    ana, phone = people("Ana"), people(**PHONE)
    table = ana.opens("vinhos", {"kind": "open"})
    phone.goto(ana.get(f"/tables/{table}")["seat_links"]["0"])
    phone.page.wait_for_url("**/table/*")
    assert phone.get("/me")["name"] == "Ana"
