"""Every page in every state: translation, layout and accessibility."""

from __future__ import annotations

from importlib import resources

import pytest

from tests.browser import pseudo
from tests.browser.conftest import SCREEN
from tests.browser.fitness import BROKEN, CUT, WIDE, faults, settle, violations, walk
from tests.browser.person import Person
from tests.browser.reading import faults as untranslated
from tests.browser.reading import read, read_present, watch
from tests.browser.scenes import LATER, SCENES, dialog, reviewed
from vindima.locale import languages

DESK, LAPTOP, PHONE = (1440, 900), (1100, 800), (360, 740)
BOARDS = (
    "introduction",
    "vinhos-middle",
    "vinhos-reasons",
    "vinhos-words",
    "viticulture-middle",
    "viticulture-words",
)
"""The scenes that check the boards. Other table scenes check only what surrounds the same boards."""
WORDS = ("vinhos-words", "viticulture-words")
"""The tables in words, which are among the other players, beside the boards."""

ON_PHONES = ("scrollable-region-focusable", "target-size")
"""The rules of axe-core whose outcome depends on the size of the screen."""

FINISHED = """() => Promise.allSettled(document.getAnimations()
  .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime)).map((one) => one.finished))"""
"""Waits until transitions have finished."""

CATALOGUES = resources.files("vindima.locale")
LONGEST = max(
    languages(),
    key=lambda language: sum(len(file.read_text("utf-8")) for file in (CATALOGUES / language).iterdir()),
)
MAIN = ("lobby-tables", "new-viticulture", "lessons", "rules")
TABLES = tuple(f"{game}-{state}" for game in ("vinhos", "viticulture") for state in ("middle", "result"))


def remove(person: Person, parts: str = ".upper > section, .frame main > section") -> None:
    """Remove parts that other scenes check. The boards above all are large, and checks look at everything."""
    person.page.locator(parts).evaluate_all("(all) => all.forEach((one) => one.remove())")


def shorten(person: Person) -> None:
    """Remove most of the repetitive content: paragraphs of the rules and turns in the log.

    Tab skips most of the fields for the numbers of a box, which are alike.
    """
    person.page.evaluate(
        """() => {
          const alike = [...document.querySelectorAll("article[id]")].slice(20);
          const turns = [...document.querySelectorAll(".log .turn")].slice(0, -20);
          for (const one of [...alike, ...turns]) one.remove();
          const fields = Object.groupBy(document.querySelectorAll("[data-cell]"), (field) =>
            [field.closest("section")?.getAttribute("aria-labelledby"), field.localName, field.type].join());
          for (const field of Object.values(fields).flatMap((same) => same.slice(3))) field.tabIndex = -1;
        }"""
    )


def part(person: Person) -> dict[str, list[str]] | None:
    """The part that only this scene shows; None for the whole page."""
    for shown in ("dialog[open]", ".menu[role=group]"):
        if person.page.locator(shown).count():
            return {"include": [shown]}
    return None


def darken(person: Person) -> None:
    person.page.emulate_media(color_scheme="dark")
    settle(person.page)
    person.page.evaluate(FINISHED)


def in_every_tab(person: Person) -> list[str]:
    """The violations of a board on a phone, in each of its tabs."""
    tabs = person.page.locator(".frame > nav button")
    found: list[str] = []
    for tab in tabs.all():
        tab.click()
        settle(person.page)
        name = tab.text_content() or ""
        found += [f"{name.strip()}: {fault}" for fault in violations(person.page, *ON_PHONES)]
    return found


@pytest.mark.parametrize("scene", SCENES)
def test_every_page_is_translated_fits_and_is_accessible(pseudo_reader, scene):
    """In a language longer than any other, light and dark, on a desktop, a laptop and a phone.

    Every word comes from a catalogue, nothing is clipped, and keyboard and screen reader reach everything.
    """
    reader = pseudo_reader
    watch(reader.page)
    SCENES[scene](reader)
    assert any("⟧" in text for text in read_present(reader.page))
    found = checked(reader, scene)
    for later, leads in LATER.get(scene, {}).items():
        start_again(reader)
        # The log has been checked.
        remove(reader, ".log .turn")
        leads(reader)
        found += [f"{later}: {fault}" for fault in checked(reader, later)]
    assert found[:20] == []


def start_again(reader: Person) -> None:
    """Close what a scene has opened, and show the page as on a desktop again."""
    reader.page.keyboard.press("Escape")
    for opened in ("dialog[open]", ".menu[role=group]"):
        reader.page.locator(opened).wait_for(state="detached")
    reader.page.emulate_media(color_scheme="light")
    reader.page.set_viewport_size(SCREEN)
    settle(reader.page)


def checked(reader: Person, scene: str) -> list[str]:
    """The faults of the page in this scene."""
    assert pseudo.plain(read(reader.page)) == []
    whole = scene in BOARDS
    if not whole:
        remove(reader)
    elif scene in WORDS:
        remove(reader, ".upper > .board, .frame main > .mine")
    shorten(reader)
    shown = part(reader)
    # An explanation under a resting pointer would appear at some sizes only.
    reader.page.mouse.move(2, 2)
    found = faults(reader.page, *DESK, WIDE, CUT)
    found += violations(reader.page, where=shown)
    missed, unseen = walk(reader.page)
    found += [f"Tab does not reach it: {what}" for what in missed]
    found += [f"no visible focus: {what}" for what in unseen]
    darken(reader)
    found += [f"dark: {fault}" for fault in violations(reader.page, "color-contrast", where=shown)]
    found += faults(reader.page, *LAPTOP, WIDE, CUT)
    found += faults(reader.page, *PHONE, WIDE, CUT)
    tabbed = whole and shown is None
    on_phone = in_every_tab(reader) if tabbed else violations(reader.page, *ON_PHONES, where=shown)
    # A scrolled list clips the line at its edge.
    return found + [f"phone: {fault}" for fault in on_phone if "partially obscured" not in fault]


@pytest.mark.parametrize("scene", [*MAIN, "viticulture-first", *TABLES])
def test_the_longest_language_fits_and_breaks_no_word(people, scene):
    reader = people("Ana", language=LONGEST)
    SCENES[scene](reader)
    if scene == "viticulture-first":
        dialog("scores")(reader)
    screens = (DESK, LAPTOP, PHONE)
    assert [fault for size in screens for fault in faults(reader.page, *size, WIDE, CUT, BROKEN)] == []


@pytest.mark.slow
def test_the_review_of_a_game_is_translated_and_accessible(people):
    reader = people("Ana", language=LONGEST, reviews=True)
    watch(reader.page)
    reviewed(reader)
    found = [*untranslated(read(reader.page), LONGEST), *violations(reader.page)]
    darken(reader)
    assert found + violations(reader.page, "color-contrast") == []
