"""The Chinese font of the pages: which characters it has, and how it is made.

Two files are subsets of Noto Sans CJK: the characters of our own texts, and other common Chinese characters,
for names and chats. Browsers fetch the second only if a page needs one of its characters. With fonttools and
brotli installed, `python -m tests.web.chinese_font NotoSansCJK-Regular.ttc` makes both again.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[2] / "src" / "vindima"
FONTS: Final = PACKAGE / "web" / "src" / "fonts"
OWN: Final = FONTS / "noto-sans-sc.woff2"
MORE: Final = FONTS / "noto-sans-sc-more.woff2"
LISTED: Final = FONTS / "noto-sans-sc.txt"
"""The characters in `OWN`."""
SIMPLIFIED: Final = 2
"""The index of the Simplified Chinese font in the collection."""
DATES: Final = "刚才前后秒钟分小时天昨今明日上下周月年第和与、，现在"
"""Characters that browsers use in dates and lists."""
FIRST_HAN: Final = 0x2E80
"""Characters below this are in the other fonts."""


def common() -> set[str]:
    """The 3755 most common characters: the first level of GB 2312."""
    codes = (bytes([row, cell]) for row in range(0xB0, 0xD8) for cell in range(0xA1, 0xFF))
    return set("".join(code.decode("gb2312", "ignore") for code in codes))


def written() -> set[str]:
    """The Chinese characters and punctuation of our texts."""
    files = [*PACKAGE.glob("locale/zh/*.ftl"), *PACKAGE.glob("rules/zh/*.md")]
    return {one for path in files for one in path.read_text("utf-8") if ord(one) >= FIRST_HAN}


def covered() -> set[str]:
    """The characters in the two files."""
    return {*LISTED.read_text("utf-8").strip(), *common()}


def cut(source: Path, characters: set[str], target: Path) -> None:
    """Write a subset of a font."""
    from fontTools import subset
    from fontTools.ttLib import TTFont

    font = TTFont(source, fontNumber=SIMPLIFIED)
    options = subset.Options(layout_features=[], hinting=False, name_IDs=[0, 1, 2, 13, 14])
    cutter = subset.Subsetter(options)
    cutter.populate(text="".join(sorted(characters)))
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(target)


def main(source: str) -> None:
    own = written() | set(DATES)
    cut(Path(source), own, OWN)
    cut(Path(source), common() - own, MORE)
    LISTED.write_text("".join(sorted(own)) + "\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
