"""Somebody before a browser: what they see, and what they do with mouse and keys."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, TimeoutError

from vindima.bots import ask, make
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.locale import Text

ME: Final = {"kind": "person", "mine": True}
SOON: Final = 5_000
"""Milliseconds after which somebody clicks again, since nothing has happened."""

LONG: Final = 60_000
"""Milliseconds after which nobody is going to be asked any more."""

SITUATION: Final = """() => {
  const there = (selector) => document.querySelector(selector) !== null;
  const answers = [...document.querySelectorAll('.answers button')];
  if (there('[data-do=skip]')) return { what: 'skip' };
  if (there('[data-do=confirm]:not(:disabled)')) return { what: 'confirm' };
  if (there('a[download][href$="/record"]') && !there("[data-tab]")) return { what: 'over' };
  if (there('.problem')) return { what: 'problem', text: document.querySelector('.problem').textContent };
  if (answers.length && !answers.some((button) => button.disabled))
    return { what: 'answer', answers: answers.map((one) => one.querySelector('.says').textContent.trim()) };
  return null;
}"""

POINT: Final = """() => {
  // A point where a click meets one of the spots that light up and nothing that lies over it.
  const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
  for (const spot of document.querySelectorAll('.spot.hot.open')) {
    spot.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    for (const part of [spot, ...spot.querySelectorAll('*')]) {
      const box = part.getBoundingClientRect();
      for (const down of parts) for (const across of parts) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if (document.elementFromPoint(x, y)?.closest('[data-spot]') === spot) return [x, y];
      }
    }
  }
  return null;
}"""


class Person:
    """A browser context with a page. Errors in the console are complaints, unless they are forgiven."""

    def __init__(self, context: BrowserContext, name: str = "", text: Text | None = None) -> None:
        self.context = context
        self.text = text or Text("en")
        """The words that the pages have for this person."""
        self.forgiven: tuple[str, ...] = ()
        self.complaints: list[str] = []
        self.listed: list[str] = []
        """Answers that were given in the list because no spot of the board could be clicked."""
        if name:
            self.put("/me", {"name": name})
        self.page: Page = context.new_page()
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.complaints.append(error.stack or str(error)))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in self.forgiven):
            self.complaints.append(f"{message.text} ({message.location})")

    # Over the wire, with this browser's cookie

    def fetch(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"X-Vindima": "1", "Content-Type": "application/json"}
        response = self.context.request.fetch(f"/api{path}", method=method, data=body, headers=headers)
        assert response.ok, response.text()
        return response.json()

    def get(self, path: str) -> Any:
        return self.fetch("GET", path)

    def put(self, path: str, body: Any) -> Any:
        return self.fetch("PUT", path, body)

    def opens(self, game: str, *others: Any, **more: Any) -> str:
        """Open a table over the wire, sit down at the first seat, and look at it; its id."""
        record = more.get("record")
        if isinstance(record, Record):
            more["record"] = text_of(record)
        seats = [{**ME, "name": "Ana"}, *others]
        table = str(self.fetch("POST", "/tables", {"game": game, "seats": seats, **more})["id"])
        self.goto(f"/table/{table}")
        return table

    @property
    def table(self) -> str:
        """The id of the table that is looked at."""
        return urlsplit(self.page.url).path.split("/")[2]

    def state(self, **query: int) -> Any:
        seat = "".join(f"?{name}={value}" for name, value in query.items())
        return self.get(f"/tables/{self.table}/state{seat}")

    # What is seen

    def goto(self, path: str) -> None:
        self.page.goto(path)

    def sees(self, text: str) -> None:
        """Wait until a text is there."""
        self.page.get_by_text(text).first.wait_for()

    def say(self, key: str, **args: int | str) -> str:
        """What the pages say under a key."""
        return self.text.say(key, **args)

    def heading(self, key: str, **args: int | str) -> None:
        """Wait for a heading."""
        self.page.get_by_role("heading", name=self.say(key, **args)).first.wait_for()

    def opener(self, does: str) -> Locator:
        """What can be clicked for something, whatever it is called."""
        return self.page.locator(f"[data-do={does}]")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def situation(self) -> Any:
        """What can be done now; the moves of others are waited for."""
        found = self.page.wait_for_function(SITUATION, timeout=LONG).json_value()
        assert found["what"] != "problem", found
        return found

    def asked(self) -> list[str]:
        """The possible answers, as soon as this person is asked."""
        while (found := self.situation())["what"] != "answer":
            self.go_on(found["what"])
        answers: list[str] = found["answers"]
        return answers

    # How an answer is given

    def choice(self, place: int) -> Locator:
        return self.page.locator(".answers button").nth(place)

    def gives(self, place: int) -> None:
        """Click an answer of the list, again if the page moved under the pointer; the server has it then."""
        with self.page.expect_response(lambda response: response.request.method == "POST", timeout=LONG):
            try:
                with self.page.expect_request(lambda request: request.method == "POST", timeout=SOON):
                    self.choice(place).click()
            except TimeoutError:
                self.choice(place).click()

    def click(self, place: int, text: str) -> None:
        """Click the spot of the board that lights up under an answer of the list; else that answer."""
        self.choice(place).hover()
        point = self.page.evaluate(POINT)
        if point is None:
            self.listed.append(text)
            self.choice(place).click()
            return
        self.page.mouse.click(*point)
        menu = self.page.locator(".menu button")
        if menu.count():
            menu.get_by_text(text, exact=True).first.click()

    def press(self, place: int, text: str) -> str:
        """Give an answer by its key, or narrow the list with its words; what was given."""
        if place < 9:
            self.page.keyboard.press(str(place + 1))
            return text
        self.page.keyboard.press("/")
        self.page.keyboard.type(text)
        first = self.page.locator(".answers .says").first.text_content() or ""
        self.page.keyboard.press("Enter")
        return first.strip()

    def play(self, chance: random.Random, keys: bool = False, most: int = 1000) -> list[str]:
        """Answer at random until the game is over or enough has been said; what was said."""
        said: list[str] = []
        while len(said) < most and (found := self.situation())["what"] != "over":
            if found["what"] == "answer":
                place = chance.randrange(len(found["answers"]))
                text = found["answers"][place]
                if keys:
                    said.append(self.press(place, text))
                else:
                    self.click(place, text)
                    said.append(text)
            else:
                self.go_on(found["what"], keys)
        return said

    def go_on(self, what: str, keys: bool = False) -> None:
        """Skip the moves of others, which may end by themselves before that; or end the turn."""
        assert what in ("skip", "confirm"), what
        if keys:
            self.page.keyboard.press("x" if what == "skip" else "e")
            return
        with suppress(TimeoutError):
            self.opener(what).click(timeout=1000)

    def log(self, seat: int) -> list[str]:
        """The lines of the log that belong to a seat."""
        lines = self.page.locator(f".log .turn.seat-{seat} button").all_text_contents()
        return [line.strip() for line in lines]


def chosen(bot: str, position: Position, seed: int) -> int:
    """What a bot answers; where there is no choice it is not asked."""
    return ask(make(bot), position, seed) if len(position.legal) > 1 else position.legal[0]


def text_of(record: Record) -> str:
    """The text of the file of a record."""
    return "".join(f"{json.dumps(line)}\n" for line in (record.header(), *record.answers))


def subsequence(part: list[str], whole: list[str]) -> bool:
    """True if all of the part comes in the whole, in that order."""
    rest = iter(whole)
    return all(line in rest for line in part)
