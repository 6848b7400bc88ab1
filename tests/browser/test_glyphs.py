"""Chinese pages show Chinese characters, not the boxes of a missing font."""

from __future__ import annotations

import re
import unicodedata

import pytest

from tests.web.chinese_font import covered

CJK_FONTS = re.compile(r"Noto (?:Serif|Sans) CJK SC|Songti SC|SimSun|PingFang SC|Microsoft YaHei")

MISSING = """async (characters) => {
  await Promise.all(['Vindima Han', 'Vindima Han More'].map((name) => document.fonts.load(`24px "${name}"`)));
  // The characters that look like ones without a glyph, in the fonts of headings and texts.
  const canvas = new OffscreenCanvas(40, 40);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const drawn = (character, family) => {
    pen.clearRect(0, 0, 40, 40);
    pen.font = `24px ${family}`;
    pen.fillText(character, 4, 30);
    return pen.getImageData(0, 0, 40, 40).data.join();
  };
  const style = getComputedStyle(document.documentElement);
  return ['--serif', '--sans'].flatMap((name) => {
    const family = style.getPropertyValue(name);
    const none = ['\\u0378', '\\uffff', ' '].map((character) => drawn(character, family));
    return characters.filter((character) => none.includes(drawn(character, family)));
  });
}"""


def characters() -> list[str]:
    """The Chinese characters that the fonts must cover."""
    return sorted(one for one in covered() if unicodedata.name(one, "").startswith("CJK UNIFIED"))


@pytest.fixture
def reader(people):
    reader = people(language="zh")
    reader.goto("/")
    reader.heading("web-welcome")
    return reader


def test_pages_name_the_chinese_fonts_of_every_system(reader):
    for name in ("--serif", "--sans"):
        stack = reader.page.evaluate(
            "(name) => getComputedStyle(document.documentElement).getPropertyValue(name)", name
        )
        assert len(CJK_FONTS.findall(stack)) >= 3


def test_every_chinese_character_has_a_glyph(reader):
    wanted = characters()
    assert len(wanted) > 800
    missing = reader.page.evaluate(MISSING, wanted)
    assert missing == []


def test_a_character_without_a_glyph_is_detected(reader):
    assert reader.page.evaluate(MISSING, ["\u0378"]) == ["\u0378"] * 2
