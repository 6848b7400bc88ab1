"""Chinese pages show Chinese characters, not the boxes of a missing font."""

from __future__ import annotations

import re
import unicodedata

from tests.web.chinese_font import covered

CJK_FONTS = re.compile(r"Noto (?:Serif|Sans) CJK SC|Songti SC|SimSun|PingFang SC|Microsoft YaHei")

MISSING = """async (characters) => {
  await Promise.all(['Vindima Han', 'Vindima Han More'].map((name) => document.fonts.load(`24px "${name}"`)));
  // The characters that look like ones without a glyph, in the fonts of headings and texts.
  const canvas = new OffscreenCanvas(40, 40);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const drawn = (character) => {
    pen.clearRect(0, 0, 40, 40);
    pen.fillText(character, 4, 30);
    return new Uint32Array(pen.getImageData(0, 0, 40, 40).data.buffer);
  };
  const style = getComputedStyle(document.documentElement);
  return ['--serif', '--sans'].flatMap((name) => {
    pen.font = `24px ${style.getPropertyValue(name)}`;
    const none = ['\\u0378', '\\uffff', ' '].map(drawn);
    return characters.filter((character) => {
      const pixels = drawn(character);
      return none.some((other) => pixels.every((pixel, place) => pixel === other[place]));
    });
  });
}"""


def characters() -> list[str]:
    """The Chinese characters that the fonts must cover."""
    return sorted(one for one in covered() if unicodedata.name(one, "").startswith("CJK UNIFIED"))


def test_every_chinese_character_has_a_glyph(people):
    """Its own fonts have it, and the fonts of every system are named; a missing glyph is detected."""
    reader = people(language="zh")
    reader.goto("/")
    reader.heading("web-welcome")
    for name in ("--serif", "--sans"):
        stack = reader.page.evaluate(
            "(name) => getComputedStyle(document.documentElement).getPropertyValue(name)", name
        )
        assert len(CJK_FONTS.findall(stack)) >= 3
    wanted = characters()
    assert len(wanted) > 800
    assert reader.page.evaluate(MISSING, [*wanted, "\u0378"]) == ["\u0378"] * 2
