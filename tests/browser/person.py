"""A person at a browser: what they see, and what they do with mouse and keyboard."""

from __future__ import annotations

import json
import random
import time
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, Request, TimeoutError

from vindima.bots import ask, make
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.locale import Text

ME: Final = {"kind": "person", "mine": True}
SOON: Final = 5_000
"""Milliseconds after which a click or a key without effect is repeated."""

POLL: Final = 40
"""Milliseconds between two looks at the page. Looking at every frame would make the browser draw them all."""

LONG: Final = 60_000
"""Milliseconds after which no further question is expected."""

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

ANSWERS: Final = """(lines) => lines.map((line) => {
  const copy = line.cloneNode(true);
  copy.querySelectorAll(".soft").forEach((question) => question.remove());
  return copy.textContent.trim();
})"""
"""The answers in lines of the log, without the questions."""
POINT: Final = """() => {
  // A point where a click hits a highlighted spot and nothing that covers it.
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
    """A browser context with one page. Console errors are collected as complaints unless expected."""

    def __init__(self, context: BrowserContext, name: str = "", text: Text | None = None) -> None:
        self.context = context
        self.text = text or Text("en")
        """The catalogue of this person's language."""
        self.forgiven: tuple[str, ...] = ()
        self.complaints: list[str] = []
        self.listed: list[str] = []
        """Answers chosen from the list because no place on the board could be clicked."""
        if name:
            self.put("/me", {"name": name})
        self.page: Page = context.pages[0] if context.pages else context.new_page()
        self.page.on("console", self.hear)
        self.page.on("pageerror", self.note)

    def leave(self) -> None:
        """Stop listening to the page."""
        self.page.remove_listener("console", self.hear)
        self.page.remove_listener("pageerror", self.note)

    def note(self, error: Error) -> None:
        self.complaints.append(error.stack or str(error))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in self.forgiven):
            self.complaints.append(f"{message.text} ({message.location})")

    # Requests with this browser's cookie

    def fetch(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"X-Vindima": "1", "Content-Type": "application/json"}
        response = self.context.request.fetch(f"/api{path}", method=method, data=body, headers=headers)
        assert response.ok, response.text()
        return response.json()

    def get(self, path: str) -> Any:
        return self.fetch("GET", path)

    def put(self, path: str, body: Any) -> Any:
        return self.fetch("PUT", path, body)

    def creates(self, game: str, *others: Any, **more: Any) -> str:
        """Create a table by request and take the first seat; return the id of the table."""
        record = more.get("record")
        if isinstance(record, Record):
            more["record"] = text_of(record)
        seats = [{**ME, "name": "Ana"}, *others]
        if "seed" in more and any(seat["kind"] == "open" for seat in seats):
            # With open seats the server chooses the seed unless a record has one.
            more["record"] = text_of(Record(game, len(seats), more.pop("seed"), more.pop("options", None)))
        return str(self.fetch("POST", "/tables", {"game": game, "seats": seats, **more})["id"])

    def opens(self, game: str, *others: Any, **more: Any) -> str:
        """Create a table, as `creates` does, and open it; return its id."""
        table = self.creates(game, *others, **more)
        self.goto(f"/table/{table}")
        return table

    @property
    def table(self) -> str:
        """The id of the open table."""
        return urlsplit(self.page.url).path.split("/")[2]

    def state(self, **query: int) -> Any:
        seat = "".join(f"?{name}={value}" for name, value in query.items())
        return self.get(f"/tables/{self.table}/state{seat}")

    # What the page shows

    def goto(self, path: str) -> None:
        self.page.goto(path)

    def sees(self, text: str) -> None:
        """Wait until a text is visible."""
        self.page.get_by_text(text).first.wait_for()

    def say(self, key: str, **args: int | str) -> str:
        """The text of a message."""
        return self.text.say(key, **args)

    def until(self, script: str, arg: Any = None, timeout: int = LONG) -> Any:
        """The first true result of a function that the page calls again and again; it may be asynchronous.

        `wait_for_function` would take the promise of an asynchronous function for a true result.
        """
        end = time.monotonic() + timeout / 1000
        while not (found := self.page.evaluate(script, arg)):
            if time.monotonic() > end:
                raise TimeoutError(f"nothing true came from {script}")
            self.page.wait_for_timeout(POLL)
        return found

    def heading(self, key: str, **args: int | str) -> None:
        """Wait for a heading."""
        self.page.get_by_role("heading", name=self.say(key, **args)).first.wait_for()

    def speaks(self, language: str) -> None:
        """Choose another language in the settings while the page is open."""
        self.button(self.say("web-settings")).click()
        dialog = self.page.get_by_role("dialog")
        dialog.locator("select").first.select_option(language)
        self.page.wait_for_function("(code) => document.documentElement.lang === code", arg=language)
        self.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
        self.text = Text(language)

    def opener(self, does: str) -> Locator:
        """The clickable element for an action, whatever its role."""
        return self.page.locator(f"[data-do={does}]")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def situation(self) -> Any:
        """What this person can do now; waits for the moves of other players."""
        found = self.page.wait_for_function(SITUATION, polling=POLL, timeout=LONG).json_value()
        assert found["what"] != "problem", found
        return found

    def asked(self) -> list[str]:
        """The legal answers, as soon as this person must answer."""
        while (found := self.situation())["what"] != "answer":
            self.go_on(found["what"])
        answers: list[str] = found["answers"]
        return answers

    # Answering

    def choice(self, place: int) -> Locator:
        return self.page.locator(".answers button").nth(place)

    def gives(self, place: int) -> None:
        """Click an answer in the list until the server has it; the page may move under the pointer."""
        try:
            request = self.sends(place, SOON)
        except TimeoutError:
            request = self.sends(place, LONG)
        request.response()

    def sends(self, place: int, patience: int) -> Request:
        """Click an answer in the list, and return the request that this sends."""
        with self.page.expect_request(is_answer, timeout=patience) as sent:
            self.choice(place).click()
        return sent.value

    def click(self, place: int, text: str) -> None:
        """Click the place on the board that an answer highlights, or the answer itself if there is none."""
        self.choice(place).hover()
        point = self.page.evaluate(POINT)
        if point is None:
            # An explanation under the resting pointer may still cover it.
            self.page.wait_for_timeout(500)
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
        """Answer by shortcut, or by typing words that narrow the list; return the answer."""
        if place < 9:
            key = str(place + 1)
            try:
                with self.page.expect_request(is_answer, timeout=SOON):
                    self.page.keyboard.press(key)
            except TimeoutError:
                self.page.keyboard.press(key)
            return text
        self.page.keyboard.press("/")
        # Every key filters the list again, so only the first few are typed one by one.
        self.page.keyboard.type(text[:3])
        self.page.keyboard.insert_text(text[3:])
        first = self.page.locator(".answers .says").first.text_content() or ""
        self.page.keyboard.press("Enter")
        return first.strip()

    def play(self, chance: random.Random, keys: bool = False, most: int = 1000) -> list[str]:
        """Answer at random until the game is over or the limit is reached; return the answers."""
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
        """Skip the animation of other players' moves, which may also end by itself, or end the turn."""
        assert what in ("skip", "confirm"), what
        if keys:
            self.page.keyboard.press("x" if what == "skip" else "e")
            return
        with suppress(TimeoutError):
            self.opener(what).click(timeout=1000)

    def log(self, seat: int) -> list[str]:
        """A seat's answers in the log."""
        lines = self.page.locator(f".log .turn.seat-{seat} button:not(.event)")
        return lines.evaluate_all(ANSWERS)


def is_answer(request: Request) -> bool:
    """True unless the page only reads, asks for a preview, or tells whether somebody is looking at it."""
    return request.method == "POST" and not request.url.endswith(("/preview", "/looking"))


def chosen(bot: str, position: Position, seed: int) -> int:
    """A bot's answer; a forced answer needs no bot."""
    return ask(make(bot), position, seed) if len(position.legal) > 1 else position.legal[0]


def text_of(record: Record) -> str:
    """The text of a record file."""
    return "".join(f"{json.dumps(line)}\n" for line in (record.header(), *record.answers))


def subsequence(part: list[str], whole: list[str]) -> bool:
    """True if `part` is a subsequence of `whole`."""
    rest = iter(whole)
    return all(line in rest for line in part)
