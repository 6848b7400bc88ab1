"""Pictures of every kind of question, at five sizes, light and dark.

`python -m tests.browser.questions --write docs/screenshots/questions` takes them again: for each kind of
question in the golden records, an early position in which it has many answers. Each file shows all kinds of a
game at one size and in one theme; `index.md` lists them. Choices outside the screen are printed.
"""

from __future__ import annotations

import argparse
import io
import re
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Page

from tests.browser.chromium import Host, started
from tests.browser.person import ME, Person, text_of
from tests.browser.scenes import BELA
from tests.golden.write import FOLDER
from vindima.core.record import Record

GAMES: Final = ("vinhos", "viticulture")
SIZES: Final = ((1366, 660), (820, 1180), (1440, 900), (390, 844), (1920, 970))
"""Wide and narrow alternate: whenever the layout changes, the page scrolls the choices into view."""
THEMES: Final = ("light", "dark")
COLUMNS: Final = {1366: 5, 1440: 5, 1920: 5, 820: 8, 390: 11}
"""The number of pictures in a row of a file, by the width of the screen."""
ROW: Final = 1600
"""The width of a file in pixels."""
QUALITY: Final = 35
NAMES: Final = ("Bela", "Caio", "Davi", "Elsa", "Filipa", "Guida")
EARLY: Final = 250
"""Positions after this many answers are used only if there is no earlier one: long games open slowly."""
CAPTION: Final = 18
OUTSIDE: Final = """() => {
  // Open spots that are completely out of sight, and a list of answers that is.
  const seen = (element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowY, display } = getComputedStyle(at);
      if (overflowY === 'visible' || display === 'contents') continue;
      const box = at.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return right - left > 4 && bottom - top > 4;
  };
  const spots = [...document.querySelectorAll('.spot.open')]
    .filter((spot) => spot.checkVisibility() && !seen(spot));
  const list = document.querySelector('.answers button');
  return [...spots.map((spot) => spot.dataset.spot), ...(list && !seen(list) ? ['the list of answers'] : [])];
}"""

STILL: Final = """(frames) => new Promise((done) => {
  // Resolves when no part of the table has moved for some frames: layout and scrolling take several.
  const places = () =>
    [...document.querySelectorAll('main, .upper, .mine, .spot.open, .answers button')]
      .map((part) => part.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())
      .join(';');
  let [still, before] = [0, places()];
  const look = () => {
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
    if (still > frames) done();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""
QUIET: Final = 24
"""Frames without a movement after which a picture is taken."""


class Asked(NamedTuple):
    """A kind of question, and a record that ends with it."""

    name: str
    seat: int
    record: Record


def asked(game: str) -> list[Asked]:
    """Every kind of question in the golden records, at the early position with the most answers."""
    found: dict[str, tuple[bool, int, Asked]] = {}
    for path in sorted((FOLDER / game).glob("*.jsonl")):
        record = Record.load(path)
        for number, position in enumerate(record.positions()):
            worth = (number < EARLY, len(position.legal))
            if position.question is None or len(position.legal) < 2:
                continue
            name = position.question.message.key.partition("-ask-")[2]
            if name not in found or worth > found[name][:2]:
                part = Record(
                    game, record.players, record.seed, record.options, answers=record.answers[:number]
                )
                found[name] = *worth, Asked(name, position.seat, part)
    return [found[name][2] for name in sorted(found)]


def opened(person: Person, game: str, question: Asked) -> None:
    """Open a table at which this person is asked the question."""
    seats: list[dict[str, Any]] = [{**BELA, "name": name} for name in NAMES[: question.record.players]]
    seats[question.seat] = {**ME, "name": "Ana"}
    table = person.fetch(
        "POST", "/tables", {"game": game, "seats": seats, "record": text_of(question.record)}
    )
    width, height = SIZES[0]
    person.page.set_viewport_size({"width": width, "height": height})
    person.goto(f"/table/{table['id']}")
    person.asked()


def pictures(page: Page) -> Iterator[tuple[int, int, str, Image.Image, list[str]]]:
    """The page at every size and in both themes, with the choices that are out of sight."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL, QUIET)
        outside: list[str] = page.evaluate(OUTSIDE)
        for theme in THEMES:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            shot = Image.open(io.BytesIO(page.screenshot(type="jpeg", quality=85)))
            yield width, height, theme, shot.convert("RGB"), outside


class Sheet:
    """One file: the pictures of all kinds of question, each with its name."""

    def __init__(self, count: int, width: int, height: int) -> None:
        self.columns = COLUMNS[width]
        self.width = ROW // self.columns
        self.height = round(self.width * height / width)
        rows = -(-count // self.columns)
        self.picture = Image.new("RGB", (self.width * self.columns, rows * (self.height + CAPTION)), "#777")

    def add(self, place: int, name: str, shot: Image.Image) -> None:
        x = place % self.columns * self.width
        y = place // self.columns * (self.height + CAPTION)
        small = shot.resize((self.width - 4, self.height - 2), Image.Resampling.LANCZOS)
        self.picture.paste(small, (x + 2, y + CAPTION))
        ImageDraw.Draw(self.picture).text((x + 4, y + 2), name, "white", ImageFont.load_default(13))


def taken(person: Person, game: str, only: str, large: Path | None) -> dict[str, Image.Image]:
    """The files of a game by name."""
    questions = [question for question in asked(game) if re.search(only, question.name)]
    sheets: dict[str, Sheet] = {}
    for place, question in enumerate(questions):
        opened(person, game, question)
        for width, height, theme, shot, outside in pictures(person.page):
            name = f"{game}-{width}x{height}-{theme}"
            sheets.setdefault(name, Sheet(len(questions), width, height)).add(place, question.name, shot)
            if large is not None:
                shot.save(large / f"{name}-{question.name}.jpg", quality=80)
            if outside and theme == THEMES[0]:
                print(
                    f"{game} {question.name} at {width}×{height}, out of sight: {', '.join(outside)}",
                    flush=True,
                )
    return {name: sheet.picture for name, sheet in sheets.items()}


def index(folder: Path) -> str:
    """The page that lists the files of a folder."""
    lines = ["# Every kind of question", ""]
    lines += ["One table for each kind of question that the games ask, at five sizes. Taken by", ""]
    lines += ["    python -m tests.browser.questions --write docs/screenshots/questions", ""]
    for game, (width, height), theme in product(GAMES, SIZES, THEMES):
        name = f"{game}-{width}x{height}-{theme}.webp"
        if (folder / name).exists():
            lines.append(f"- [{game.title()}, {width} × {height}, {theme}]({name})")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--only", default="", metavar="PATTERN", help="only kinds whose name matches this")
    parser.add_argument(
        "--large", type=Path, metavar="FOLDER", help="also write every picture in its full size"
    )
    arguments = parser.parse_args()
    for folder in filter(None, (arguments.write, arguments.large)):
        folder.mkdir(parents=True, exist_ok=True)
    games = [arguments.game] if arguments.game else GAMES
    with tempfile.TemporaryDirectory() as folder, started() as browser:
        host = Host(f"{folder}/tables.db")
        try:
            for game in games:
                context = browser.new_context(base_url=host.address, reduced_motion="reduce", locale="en-GB")
                for name, picture in taken(
                    Person(context, "Ana"), game, arguments.only, arguments.large
                ).items():
                    picture.save(arguments.write / f"{name}.webp", quality=QUALITY, method=6)
                context.close()
        finally:
            host.stop()
    (arguments.write / "index.md").write_text(index(arguments.write), "utf-8")


if __name__ == "__main__":
    main()
