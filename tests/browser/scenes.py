"""Every page in every state that looks different, each as a way to get there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from tests.browser.person import ME, Person, chosen
from vindima.core.record import Record

BELA: Final = {"kind": "bot", "bot": "random", "name": "Bela"}
CAIO: Final = {"kind": "bot", "bot": "random", "name": "Caio"}
BO: Final = {**ME, "name": "Bo"}
SEEDS: Final = {"vinhos": 11, "viticulture": 8}
MIDDLE: Final = {"vinhos": 140, "viticulture": 330}
"""So many answers are given by the middle of a game of three."""


@cache
def played(game: str, most: int | None = None, players: int = 3) -> Record:
    """A game that bots have played: to its end, or until after so many answers the first seat chooses."""
    record = Record(game, players, SEEDS[game])
    position = record.start()
    while not position.over:
        if (
            most is not None
            and len(record.answers) >= most
            and position.seat == 0
            and len(position.legal) > 5
        ):
            break
        code = chosen("greedy", position, len(record.answers))
        record.answers.append(position.token(code))
        position.apply(code)
    return record


def table(game: str, most: int | None = 0, **more: Any) -> Callable[[Person], None]:
    """A table of three at which the first seat is asked."""

    def scene(person: Person) -> None:
        person.opens(game, BELA, CAIO, record=played(game, most), **more)
        if most is None:
            person.page.get_by_role("heading", name="The best wine of the game").wait_for()
        else:
            person.asked()

    return scene


def page(address: str, heading: str) -> Callable[[Person], None]:
    def scene(person: Person) -> None:
        person.goto(address)
        person.page.get_by_role("heading", name=heading).first.wait_for()

    return scene


def dialog(game: str, button: str) -> Callable[[Person], None]:
    def scene(person: Person) -> None:
        table(game)(person)
        person.button(button).click()
        person.page.get_by_role("dialog").wait_for()

    return scene


def nowhere(address: str) -> Callable[[Person], None]:
    def scene(person: Person) -> None:
        person.forgiven = ("Failed to load resource",)
        page(address, "Something has been spilled")(person)

    return scene


def lobby_with_tables(person: Person) -> None:
    table("vinhos", MIDDLE["vinhos"])(person)
    table("viticulture", None)(person)
    page("/", "Your tables")(person)


def diary(person: Person) -> None:
    person.goto("/campaign")
    person.button("Begin").click()
    person.button("Play the next game").wait_for()


def confirming(person: Person) -> None:
    table("vinhos", confirm=True)(person)
    while (what := person.situation()["what"]) != "confirm":
        if what == "skip":
            person.go_on(what)
        else:
            person.choice(0).click()


def refused(person: Person) -> None:
    table("viticulture", MIDDLE["viticulture"])(person)
    person.page.get_by_text("Not possible now").click()


def in_words(game: str) -> Callable[[Person], None]:
    def scene(person: Person) -> None:
        table(game, MIDDLE[game])(person)
        person.page.get_by_text("The board in words").click()

    return scene


def cover(person: Person) -> None:
    person.opens("viticulture", BO, hot_seat=True, seed=1)
    person.sees("it is your turn")


def replay(game: str) -> Callable[[Person], None]:
    def scene(person: Person) -> None:
        over = played(game)
        person.opens(game, BELA, CAIO, record=over)
        person.goto(f"/replay/{person.table}?at={len(over.answers) // 2}")
        person.page.get_by_role("slider").wait_for()

    return scene


def lesson(person: Person) -> None:
    person.goto("/learn")
    person.page.get_by_role("link", name="Begin").first.click()
    person.page.wait_for_url("**/learn/*/*")
    person.page.locator(".frame[data-tab]").wait_for()


def invited(person: Person) -> None:
    person.opens("vinhos", {"kind": "open"}, seed=1)
    link = next(iter(person.get(f"/tables/{person.table}")["invite_links"].values()))
    person.put("/me", {"name": ""})
    page(link, "A place at the table")(person)


SCENES: Final[dict[str, Callable[[Person], None]]] = {
    "lobby": page("/", "The grape harvest is on"),
    "lobby-tables": lobby_with_tables,
    "new-vinhos": page("/new?game=vinhos", "New table"),
    "new-viticulture": page("/new?game=viticulture", "New table"),
    "campaign": page("/campaign", "Campaign"),
    "campaign-diary": diary,
    "invitation": invited,
    "rules": page("/rules/viticulture", "Wake-up track"),
    "lessons": page("/learn", "Learn"),
    "lesson": lesson,
    "vinhos-first": table("vinhos"),
    "vinhos-middle": table("vinhos", MIDDLE["vinhos"]),
    "vinhos-confirm": confirming,
    "vinhos-words": in_words("vinhos"),
    "vinhos-result": table("vinhos", None),
    "vinhos-replay": replay("vinhos"),
    "viticulture-first": table("viticulture"),
    "viticulture-middle": table("viticulture", MIDDLE["viticulture"]),
    "viticulture-refused": refused,
    "viticulture-words": in_words("viticulture"),
    "viticulture-result": table("viticulture", None),
    "viticulture-replay": replay("viticulture"),
    "cover": cover,
    "seats": dialog("vinhos", "Seats"),
    "points": dialog("viticulture", "Points"),
    "settings": dialog("vinhos", "Settings"),
    "keyboard": dialog("vinhos", "Keyboard"),
    "no-page": nowhere("/nowhere"),
    "no-table": nowhere("/table/0123456789abcdef"),
    "bad-link": nowhere("/join/nothing"),
}
