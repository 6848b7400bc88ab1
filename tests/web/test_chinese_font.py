"""The font delivered with the pages contains every Chinese character of the texts."""

from __future__ import annotations

from tests.web.chinese_font import FONTS, MORE, OWN, covered, written

STYLES = FONTS.parent


def test_the_font_contains_every_chinese_character_of_the_texts():
    assert len(written()) > 800
    assert written() - covered() == set()


def test_the_licence_of_the_font_is_included():
    assert "SIL OPEN FONT LICENSE Version 1.1" in (FONTS.parents[1] / "public" / "OFL.txt").read_text("utf-8")


def test_only_chinese_pages_request_the_font():
    """The families are named only in the rule for Chinese pages, and in the drawing of a label."""
    fonts = (STYLES / "fonts.css").read_text("utf-8")
    assert all(f"./fonts/{file.name}" in fonts for file in (OWN, MORE))
    _, _, chinese = fonts.partition(":root:lang(zh) {")
    assert "Vindima Han" in chinese
    assert "Vindima Han" not in (STYLES / "app.css").read_text("utf-8")
