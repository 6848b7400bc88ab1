"""Words that nobody may write on this server: a list in a file of its host."""

from __future__ import annotations

import logging
import re
import unicodedata
from pathlib import Path
from typing import Final

from vindima.core.explain import BadData
from vindima.server.tables.common.problems import Problem

__all__ = ["Words", "read_words"]

LOG: Final = logging.getLogger("vindima.server")
COMMENT: Final = "#"
WIDE: Final = ("W", "F")
"""Scripts without spaces between words, such as Chinese, have letters of these widths."""
LONGEST: Final = 1024 * 1024


def plain(text: str) -> str:
    """A text in a normal form, without differences in case, accents and width."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def pattern_of(entry: str) -> str:
    """The pattern of a word, in which `*` stands for any letters. Chinese words match anywhere."""
    found = re.escape(plain(entry)).replace(r"\*", r"\w*")
    if any(unicodedata.east_asian_width(letter) in WIDE for letter in entry):
        return found
    return rf"(?<!\w){found}(?!\w)"


def read_words(file: Path) -> re.Pattern[str] | None:
    """The pattern of the words in a file, one per line; None if there are none. Raises BadData."""
    try:
        if file.stat().st_size > LONGEST:
            raise BadData(f"{file} is larger than {LONGEST} bytes")
        lines = file.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{file}: {error}") from error
    entries = [entry for line in lines if (entry := line.partition(COMMENT)[0].strip()).strip("*")]
    return re.compile("|".join(map(pattern_of, entries))) if entries else None


class Words:
    """The words in a file, reread when the file changes; without a file, everything may be written."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self._pattern = None if file is None else read_words(file)
        self._changed = None if file is None else file.stat().st_mtime_ns

    def check(self, *texts: str | None) -> None:
        """Raise a Problem for texts that contain one of the words."""
        self._look()
        if self._pattern is not None and any(self._pattern.search(plain(text)) for text in texts if text):
            raise Problem("blocked-word", "the people who run this server do not allow one of these words")

    def _look(self) -> None:
        """Reread the file if it has changed. If it cannot be read, the words stay as they were."""
        if self.file is None:
            return
        try:
            changed = self.file.stat().st_mtime_ns
            if changed != self._changed:
                self._pattern, self._changed = read_words(self.file), changed
        except (OSError, BadData) as error:
            LOG.warning("the blocked words cannot be read: %s", type(error).__name__)
