"""Numbers in every language, and the checks of translation and layout detect faults."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser import pseudo
from tests.browser.fitness import BROKEN, CUT, faults
from vindima.locale import REGIONS, Text, languages


@pytest.fixture
def blank(ana) -> Page:
    """An empty page."""
    ana.goto("about:blank")
    return ana.page


def test_browser_and_terminal_format_money_alike(ana):
    amounts = (-2, 0, 2, 12)
    for language in languages():
        browser = ana.page.evaluate(
            "([amounts, locale]) => amounts.map((one) => new Intl.NumberFormat(locale).format(one))",
            [[amount * 1000 for amount in amounts], REGIONS.get(language, language)],
        )
        assert browser == [Text(language).say("cli-money", amount=amount) for amount in amounts]


@pytest.mark.parametrize("text", ["Play now", "⟦Ýýééááŕ⟧ seven", "⟦Ĺóóğ: pass⟧", "ok"])
def test_a_word_without_accents_is_detected(text):
    assert pseudo.plain([text]) == [text]


def test_the_pseudo_language_is_about_40_percent_longer():
    english, accented = (sum(map(len, texts)) for texts in zip(*pseudo.said().items(), strict=True))
    assert 1.3 < accented / english < 1.5


@pytest.mark.parametrize(
    ("drawing", "says"),
    [
        ("<p class='box' id='hides'>Alentejanos</p>", "cut off by p.box"),
        ("<p class='box'>Alentejanos</p>", "leaves p.box"),
        ("<p class='box'><span>Alentejanos</span></p>", "leaves p.box"),
        (
            "<svg><rect class='plate' width='40' height='20'/><text y='15'>Alentejanos</text></svg>",
            "crosses rect.plate",
        ),
        ("<svg><text y='15'>Douro</text><text y='15' x='9'>Minho</text></svg>", "lies over Douro"),
        ("<svg width='20'><text y='15'>Alentejanos</text></svg>", "cut off by svg."),
    ],
)
def test_clipped_text_is_detected(blank, drawing, says):
    blank.set_content(
        f"<style>.box {{ width: 3rem; }} #hides {{ overflow: hidden; white-space: nowrap; }}</style>{drawing}"
    )
    assert any(says in fault for fault in faults(blank, 1440, 900, CUT))


def test_a_broken_word_is_detected(blank):
    blank.set_content("<p style='width: 3rem; overflow-wrap: anywhere'>Alentejanos de Sines</p>")
    assert faults(blank, 1440, 900, BROKEN) == ["1440: breaks Alentejanos in: Alentejanos de Sines"]


def test_text_that_fits_is_accepted(blank):
    blank.set_content("<p>Alentejanos</p><svg><rect width='200' height='20'/><text y='15'>Douro</text></svg>")
    assert faults(blank, 1440, 900, CUT) == []
