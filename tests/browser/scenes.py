"""Every page in every visually different state, each with the steps that lead there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tests.browser.person import LONG, ME, Person
from tests.browser.recorded import played
from tests.server.served import Browser

BELA: Final = {"kind": "bot", "bot": "random", "name": "Bela"}
CAIO: Final = {"kind": "bot", "bot": "random", "name": "Caio"}
BO: Final = {**ME, "name": "Bo"}
MIDDLE: Final = {"vinhos": 140, "viticulture": 330}
"""The number of answers in the first half of a three-player game."""


def table(game: str, most: int | None = 0, **more: Any) -> Callable[[Person], None]:
    """A three-player table at which the first seat must answer."""

    def scene(person: Person) -> None:
        person.opens(game, BELA, CAIO, record=played(game, most), **more)
        if most is None:
            person.heading("web-best-wine")
        else:
            person.asked()

    return scene


def page(address: str, heading: str) -> Callable[[Person], None]:
    """A page that is ready once the heading with this key is visible."""

    def scene(person: Person) -> None:
        person.goto(address)
        person.heading(heading)

    return scene


def dialog(does: str) -> Callable[[Person], None]:
    """A dialog of the page that is open."""

    def scene(person: Person) -> None:
        person.opener(does).click()
        person.page.get_by_role("dialog").wait_for()

    return scene


def tournament(person: Person) -> None:
    """A duplicate tournament with a deal in progress, seen by its host, who also plays."""
    plan = {"name": "Bela Caio", "game": "vinhos", "format": "duplicate", "players": 2, "rounds": 2}
    plan |= {"bots": ["random", "random"], "house": "random", "enters": True}
    id = person.fetch("POST", "/tournaments", plan)["id"]
    person.fetch("POST", f"/tournaments/{id}/start", {})
    person.goto(f"/tournaments/{id}")
    person.opener("play").wait_for()


def settings(person: Person) -> None:
    """The settings, from any page."""
    person.button(person.say("web-settings")).click()
    person.page.get_by_role("dialog").wait_for()


def rules(person: Person) -> None:
    person.goto("/rules/viticulture")
    person.page.locator("#wake-up-track").wait_for()


def check(person: Person) -> None:
    person.goto("/check/vinhos")
    person.page.locator("#part-renown").wait_for()


def nowhere(address: str) -> Callable[[Person], None]:
    def scene(person: Person) -> None:
        person.forgiven = ("Failed to load resource",)
        page(address, "web-problem")(person)

    return scene


def lobby_with_tables(person: Person) -> None:
    person.creates("vinhos", BELA, CAIO, record=played("vinhos", MIDDLE["vinhos"]))
    person.creates("viticulture", BELA, CAIO, record=played("viticulture"))
    page("/", "web-my-tables")(person)


def diary(person: Person) -> None:
    person.goto("/campaign")
    person.button(person.say("web-campaign-begin")).click()
    person.button(person.say("web-campaign-play")).wait_for()


def confirming(person: Person) -> None:
    table("vinhos", confirm=True)(person)
    while (what := person.situation()["what"]) != "confirm":
        if what == "skip":
            person.go_on(what)
        else:
            person.choice(0).click()


def refused(person: Person) -> None:
    """The list of refused answers, opened."""
    person.page.locator("details:has(.what) summary").click()


def reasons(person: Person) -> None:
    """The reasons why a place on the board cannot be used now, opened with the keyboard."""
    person.page.locator(".spot.quiet").first.focus()
    person.page.keyboard.press("Enter")
    person.page.locator(".menu p").first.wait_for()


def words(person: Person) -> None:
    """The table in words."""
    person.opener("twin").click()


def cover(person: Person) -> None:
    person.opens("viticulture", BO, hot_seat=True, seed=1)
    person.sees(person.say("web-cover-help"))


def replay(game: str) -> Callable[[Person], None]:
    def scene(person: Person) -> None:
        over = played(game)
        id = person.creates(game, BELA, CAIO, record=over)
        person.goto(f"/replay/{id}?at={len(over.answers) // 2}")
        person.page.get_by_role("slider").wait_for()

    return scene


def lesson(person: Person) -> None:
    person.goto("/learn")
    person.page.locator("li a.button").nth(1).click()
    person.page.wait_for_url("**/learn/*/*")
    person.page.locator(".frame[data-tab]").wait_for()


def introduction(person: Person) -> None:
    """The second stop of the tour, with its spotlight."""
    person.goto("/learn")
    person.page.locator("a[href='/learn/viticulture/introduction']").click()
    person.opener("next").click()
    person.page.locator(".hole").wait_for()


def invited(person: Person) -> None:
    id = person.creates("vinhos", {"kind": "open"}, seed=1)
    link = next(iter(person.get(f"/tables/{id}")["invite_links"].values()))
    person.put("/me", {"name": ""})
    person.goto(link)
    person.opener("accept").wait_for()


def archived(person: Person) -> None:
    """A finished game in the archive."""
    person.creates("vinhos", BELA, record=played("vinhos", players=2))
    page("/archive", "web-archive")(person)
    person.page.locator("li.vinhos").wait_for()


def open_tables(person: Person) -> None:
    """The lobby with another person's table, which waits for players and can be watched."""
    listing = {"open": True, "public": True, "level": "beginner", "language": "pt"}
    person.goto("/")
    other = Browser(person.page.url.rstrip("/"))
    other.ask("PUT", "/me", {"name": "Bela"})
    other.opens(seed=1, listing=listing)
    other.close()
    person.page.locator("[data-offers=public] li").first.wait_for()


def gathering(person: Person) -> None:
    """A table before the deal, waiting for a player."""
    person.opens("vinhos", {"kind": "open"}, shared=True)
    person.page.locator("[data-step=sealed]").wait_for()


def reviewed(person: Person) -> None:
    """The result of a reviewed game."""
    record = played("vinhos", players=2)
    person.opens("vinhos", BELA, record=record)
    person.page.get_by_role("heading", name=person.say("web-review-turning")).wait_for(timeout=LONG)


def chatting(person: Person) -> None:
    person.fetch("POST", f"/tables/{person.table}/chat", {"text": "Ana ♥ Bela"})
    person.opener("chat").click()
    person.sees("Ana ♥ Bela")


def watching(person: Person) -> None:
    """Another person's game, seen by a spectator."""
    id = person.creates("vinhos", {"kind": "open"}, record=played("vinhos", MIDDLE["vinhos"], players=2))
    link = person.get(f"/tables/{id}")["watch_link"]
    person.context.clear_cookies()
    person.put("/me", {"name": "Carl"})
    person.goto(link)
    person.sees(person.say("web-spectator"))


def private(person: Person) -> None:
    """Another person's private table."""
    id = person.creates("vinhos", BELA, seed=1)
    person.context.clear_cookies()
    nowhere(f"/table/{id}")(person)


def adding_a_device(person: Person) -> None:
    """The personal page, with a link for another device."""
    person.goto("/you")
    person.opener("add-device").click()
    person.page.get_by_alt_text(person.say("web-you-qr")).wait_for()


SCENES: Final[dict[str, Callable[[Person], None]]] = {
    "lobby": page("/", "web-welcome"),
    "lobby-tables": lobby_with_tables,
    "new-vinhos": page("/new?game=vinhos", "web-new-table"),
    "new-viticulture": page("/new?game=viticulture", "web-new-table"),
    "campaign": page("/campaign", "web-campaign"),
    "campaign-diary": diary,
    "invitation": invited,
    "deal": gathering,
    "privacy": page("/privacy", "web-privacy"),
    "archive": archived,
    "open-tables": open_tables,
    "you": adding_a_device,
    "tournaments": page("/tournaments", "web-tournaments"),
    "new-tournament": page("/tournaments/new", "web-tournaments-new"),
    "tournament": tournament,
    "rules": rules,
    "check": check,
    "lessons": page("/learn", "web-learn"),
    "introduction": introduction,
    "lesson": lesson,
    "vinhos-first": table("vinhos"),
    "vinhos-middle": table("vinhos", MIDDLE["vinhos"]),
    "vinhos-confirm": confirming,
    "vinhos-result": table("vinhos", None),
    "vinhos-replay": replay("vinhos"),
    "viticulture-first": table("viticulture"),
    "viticulture-middle": table("viticulture", MIDDLE["viticulture"]),
    "viticulture-result": table("viticulture", None),
    "viticulture-replay": replay("viticulture"),
    "cover": cover,
    "watching": watching,
    "no-page": nowhere("/nowhere"),
    "no-table": nowhere("/table/0123456789abcdef"),
    "bad-link": nowhere("/join/nothing"),
    "private": private,
}
LATER: Final[dict[str, dict[str, Callable[[Person], None]]]] = {
    "lobby": {"settings": settings},
    "vinhos-first": {"seats": dialog("seats"), "keyboard": dialog("help"), "chat": chatting},
    "vinhos-middle": {"vinhos-reasons": reasons, "vinhos-words": words},
    "viticulture-first": {"points": dialog("scores")},
    "viticulture-middle": {"viticulture-words": words, "viticulture-refused": refused},
}
"""The scenes that begin on the page of another one, in the order in which they can be reached."""
