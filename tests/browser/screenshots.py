"""The screenshots in the documentation, always of the same games.

`python -m tests.browser.screenshots --write docs/screenshots` takes them again, including the tables in every
language, such as `fr-vinhos.png`.
"""

from __future__ import annotations

import argparse
import io
import re
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser

from tests.browser.chromium import Host, started
from tests.browser.person import LONG, Person
from tests.browser.scenes import MIDDLE, SCENES, table
from vindima.locale import REGIONS, Text, languages

WIDE: Final = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
COLOURS: Final = 256
"""The number of colours: enough for drawings, and the files are half the size."""
LARGEST: Final = 150_000
TABLES: Final = tuple(
    f"{game}-{state}" for game in ("vinhos", "viticulture") for state in ("first", "middle", "result")
)
PAGES: Final = ("lobby", "new-vinhos", "campaign-diary")


def why_not(person: Person) -> None:
    """The list of refused answers, opened."""
    table("viticulture", MIDDLE["viticulture"])(person)
    person.page.get_by_text("Not possible now").click()
    person.page.locator("details", has_text="Not possible now").scroll_into_view_if_needed()


def points(person: Person) -> None:
    table("viticulture", MIDDLE["viticulture"])(person)
    person.button("Points").click()


MORE: Final[dict[str, Callable[[Person], None]]] = {
    "why-not": why_not,
    "end-of-turn": SCENES["vinhos-confirm"],
    "replay": SCENES["vinhos-replay"],
    "points": points,
}


def wanted() -> Iterator[tuple[str, Callable[[Person], None], dict[str, Any]]]:
    """The name of every screenshot, the steps to it and its screen size."""
    for name in (*PAGES, *TABLES):
        yield name, SCENES[name], WIDE
        yield f"{name}-phone", SCENES[name], PHONE
    for game in MIDDLE:
        yield f"{game}-middle-dark", SCENES[f"{game}-middle"], {**WIDE, "color_scheme": "dark"}
    for name, scene in MORE.items():
        yield name, scene, WIDE
    for language, game in product(languages(), MIDDLE):
        locale = REGIONS.get(language, language)
        yield f"{language}-{game}", SCENES[f"{game}-middle"], {**WIDE, "locale": locale}


def packed(picture: bytes) -> bytes:
    """The image reduced to an adaptive palette."""
    target = io.BytesIO()
    Image.open(io.BytesIO(picture)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(
        target, "PNG", optimize=True
    )
    return target.getvalue()


def take(browser: Browser, address: str, scene: Callable[[Person], None], screen: dict[str, Any]) -> bytes:
    """The screenshot of a scene."""
    locale: str = screen.get("locale", "en-GB")
    context = browser.new_context(base_url=address, reduced_motion="reduce", **{**screen, "locale": locale})
    try:
        person = Person(context, "Ana", Text(locale.partition("-")[0]))
        scene(person)
        person.page.mouse.move(0, 0)
        # Wait until everything has loaded.
        person.page.locator(".panel:has(.answers) > .asks:not(:has(+ p))").wait_for(state="detached")
        person.page.locator("progress").wait_for(state="detached", timeout=LONG)
        person.page.wait_for_timeout(500)
        return packed(person.page.screenshot())
    finally:
        context.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--only", default="", metavar="PATTERN", help="only pictures whose name matches this")
    arguments = parser.parse_args()
    arguments.write.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, started() as browser:
        host = Host(f"{folder}/tables.db")
        try:
            for name, scene, screen in wanted():
                if re.search(arguments.only, name):
                    picture = take(browser, host.address, scene, screen)
                    (arguments.write / f"{name}.png").write_bytes(picture)
                    note = " (too large)" if len(picture) > LARGEST else ""
                    print(f"{name}.png {len(picture) // 1000} kB{note}", flush=True)
        finally:
            host.stop()


if __name__ == "__main__":
    main()
